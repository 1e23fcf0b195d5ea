import { type CheckContext, exchangeOf, type Reply } from '../../src/check/index.ts';

/** Longer than whoever tidies up too soon waits, and shorter than what a run takes: at its end nobody has to wait. */
const whileMs = 2_500;

/** Waits until a while has gone since the create that was answered so. */
export async function untilAged(t: CheckContext, created: Reply): Promise<void> {
  const left = exchangeOf(created).startedAt + whileMs - Date.now();
  if (left > 0) await t.sleep(left);
}

/** Longer than most of what is kept for a moment: only the fastest targets have a run wait for it at its end. */
const longWhileMs = 10_000;

/** @param since a moment of this process, in milliseconds. */
export async function untilOld(t: CheckContext, since: number): Promise<void> {
  const left = since + longWhileMs - Date.now();
  if (left > 0) await t.sleep(left);
}
