import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Api } from '../../generated/catalogue.ts';
import type { Target } from '../profile/model.ts';
import type { RunConfig } from './config.ts';
import { planRun } from './plan.ts';
import { Session } from './session.ts';

/** What a command that is no run wants of its session. */
export interface SessionWishes {
  apis: readonly Api[];
  readOnly: boolean;
}

/** Does something with a session of its own, which keeps the limits of the profile and hides its secrets. */
export async function withSession<T>(
  target: Target,
  wishes: SessionWishes,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  return withConfig(target, wishes, async (config) => {
    const session = new Session(config);
    try {
      return await work(session);
    } finally {
      await session.close();
    }
  });
}

/** The same for whoever makes sessions by itself. */
export async function withConfig<T>(
  target: Target,
  { apis, readOnly }: SessionWishes,
  work: (config: RunConfig) => Promise<T>,
): Promise<T> {
  const scratch = await mkdtemp(join(tmpdir(), 'conformance-'));
  const everything = { only: [], skip: [], depth: 'standard', cases: 1, seed: 0, replay: null } as const;
  try {
    return await work(planRun(target, { ...everything, apis, readOnly }, join(scratch, 'journal.ndjson')));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
