import type { CheckContext } from '../../src/check/index.ts';

const quietMs = 700;

/** By then the few others of the turn `alone` have written what they write. */
export function untilQuiet(t: CheckContext): Promise<void> {
  return t.sleep(quietMs);
}
