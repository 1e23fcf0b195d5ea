import type { CheckContext } from '../../src/check/index.ts';

/** By then the few others of the turn `alone` have begun what they write. */
const leastMs = 700;
/** So long nothing is written where nobody writes: requests follow each other sooner. */
const quietMs = 500;
const lookMs = 50;
const mostMs = 10_000;

/** Waits until nobody writes any more, as far as that comes soon. */
export async function untilQuiet(t: CheckContext): Promise<void> {
  const { session } = t;
  const giveUpAt = Date.now() + mostMs;
  await t.sleep(leastMs);
  let quietSince = Date.now();
  while (Date.now() - quietSince < quietMs && Date.now() < giveUpAt) {
    // Whose answer was lost is under way for ever.
    if (session.writing.length > session.recorder.lostWrites.size) quietSince = Date.now();
    await t.sleep(lookMs);
  }
}
