import { rm } from 'node:fs/promises';
import type { Target } from '../profile/model.ts';
import { readJournal } from '../session/evidence.ts';
import type { JournalRun } from '../session/journal.ts';
import type { Makings } from '../session/makings.ts';
import type { Resource } from '../session/resources.ts';
import { scratches } from '../session/scratch.ts';
import type { SweepOptions } from './options.ts';

/** A run that was killed on this machine, and what it had noted. */
export interface Orphan {
  run: JournalRun;
  makings: Makings;
  /** What it made on the target in question and did not remove, in the order of making. */
  remaining: Resource[];
  isYoung: boolean;
  /** Whether all that it left is on the target in question. */
  isWhole: boolean;
  forget(): Promise<void>;
}

/**
 * The runs whose journals lie on this machine: some of the names that they give are too plain to tell whose they are.
 * Runs that still live clean up themselves.
 */
export async function journaledRuns(
  target: Target,
  options: SweepOptions,
): Promise<{ orphans: Orphan[]; living: string[] }> {
  const orphans: Orphan[] = [];
  const living: string[] = [];
  for (const { folder, journal, lastUsed } of await scratches()) {
    const { run, makings } = await readJournal(journal);
    if (run === null) continue;
    if (isAlive(run.pid)) {
      living.push(run.runId);
      continue;
    }
    const remaining = makings.remaining.filter(({ api }) => isAt(api, run, target, options));
    const isYoung = Date.now() - lastUsed < options.olderThan * 60_000;
    const isWhole = remaining.length === makings.remaining.length;
    const forget = () => rm(folder, { recursive: true, force: true });
    orphans.push({ run, makings, remaining, isYoung, isWhole, forget });
  }
  return { orphans, living };
}

/** Whether a run had the API of this target that is being swept. */
export function isAt(api: Resource['api'], run: JournalRun, target: Target, { apis }: SweepOptions): boolean {
  return apis.includes(api) && run[api] !== null && run[api] === target[api]?.baseUrl;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process cannot be asked, but is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
