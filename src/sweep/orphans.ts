import { rm } from 'node:fs/promises';
import { createContext } from '../check/context.ts';
import type { Target } from '../profile/model.ts';
import { readJournal } from '../run/evidence.ts';
import type { JournalRun } from '../run/journal.ts';
import { type Resource, removeResource } from '../run/resources.ts';
import { scratches } from '../run/scratch.ts';
import type { Session } from '../run/session.ts';
import type { SweepOptions, Swept } from './sweep.ts';

/**
 * Removes what runs that were killed on this machine had noted as made: some names are too plain to tell whose they
 * are. Runs that still live clean up themselves.
 */
export async function sweepOrphans(session: Session, options: SweepOptions): Promise<Swept[]> {
  const swept: Swept[] = [];
  for (const { folder, journal, lastUsed } of await scratches()) {
    const { run, remaining } = await readJournal(journal);
    if (run === null || isAlive(run.pid)) continue;
    const own = remaining.filter((resource) => isAt(resource, run, session.config.target, options));
    const isYoung = Date.now() - lastUsed < options.olderThan * 60_000;
    // Newest first: what stands inside something else goes before it.
    for (const resource of own.reverse()) swept.push(...(await sweepOne(session, resource, isYoung, options)));
    const isDone = !options.dryRun && !isYoung && own.length === remaining.length;
    if (isDone && !swept.some(({ outcome }) => outcome === 'failed'))
      await rm(folder, { recursive: true, force: true });
  }
  return swept;
}

async function sweepOne(
  session: Session,
  resource: Resource,
  isYoung: boolean,
  { dryRun }: SweepOptions,
): Promise<Swept[]> {
  const what = resource.what;
  if (isYoung) return [{ what, outcome: 'kept', reason: 'it is too young' }];
  if (dryRun) return [{ what, outcome: 'found', reason: null }];
  const context = createContext(session);
  try {
    const removal = await removeResource(context, resource);
    // Most went with what they stood in, or by their names.
    if (removal === 'absent') return [];
    const isGone = removal === 'removed';
    return [{ what, outcome: isGone ? 'removed' : 'failed', reason: isGone ? null : 'the target refused' }];
  } catch (error) {
    const reason = session.redactor.text(error instanceof Error ? error.message : String(error));
    return [{ what, outcome: 'failed', reason }];
  } finally {
    session.settle(context.scope);
  }
}

function isAt({ api }: Resource, run: JournalRun, target: Target, { apis }: SweepOptions): boolean {
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
