import { expectEqual, type Reply } from '../../src/check/index.ts';
import { canonical } from './list-walks.ts';

/** So many reads are enough for what changes so often that a change falls between two of them by chance. */
const mostReads = 25;

/** Whether what a read shows changes while nobody writes, as what tells of the moment does. */
export async function changesByItself(show: () => Promise<unknown>): Promise<boolean> {
  const seen = new Set<string>();
  for (let read = 0; read < mostReads && seen.size < 2; read += 1) seen.add(canonical(await show()));
  return seen.size > 1;
}

export interface Kept {
  what: string;
  was: unknown;
  is: unknown;
  /** Reads it once more. */
  show(): Promise<unknown>;
}

/** Fails where something is not as it was, unless it never stays as it is. */
export async function expectKept({ what, was, is, show }: Kept, ...evidence: Reply[]): Promise<void> {
  if (canonical(was) === canonical(is) || (await changesByItself(show))) return;
  expectEqual(is, was, what, ...evidence);
}
