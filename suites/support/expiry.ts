import { type CheckContext, exchangeOf, Inconclusive, type Reply } from '../../src/check/index.ts';
import { newAccount, tryToken, untriedToken } from './service-accounts.ts';

/** A key that ends soon after its creation. */
export interface ShortKey {
  token: string;
  /** By the clock of this process, whatever the target's clock shows. */
  expiresAt: number;
  /** The first use of the token. */
  first: Reply;
  /** Whether the answer to the first use came while the key was certainly valid. */
  inTime: boolean;
}

/** How long after its end a key may still work: clocks differ, and answers are cached. */
export const toleranceMs = 5_000;
/** Within this a clock counts as the same: the `Date` header has whole seconds, and an answer takes time. */
const sameClockMs = 2_000;
const lifeMs = 2_000;

/** One short-lived key for the whole run: waiting for its end is expensive. */
export function shortKey(t: CheckContext): Promise<ShortKey> {
  return t.shared('workspace short key', async (own) => {
    const probe = await own.workspace.raw({ operation: 'GET /api/v1/service-accounts' });
    const { durationMs } = exchangeOf(probe);
    const offset = clockOffset(probe);
    // A slow target needs its time for the create, the search for the id and the first use.
    const ends = Date.now() + offset + lifeMs + 8 * durationMs;
    // Services may cut off the fraction, which would end the key early.
    const wholeSecond = Math.ceil(ends / 1_000) * 1_000;
    const identity = { isSingleUse: false, expiresAt: new Date(wholeSecond).toISOString() };
    const account = await newAccount(own, { identity });
    const found = await untriedToken(own, account.reply);
    if (found === null) throw new Inconclusive('the answer of the create has no token where others had theirs');
    const first = await tryToken(own, found.token);
    const expiresAt = wholeSecond - offset;
    return { token: found.token, expiresAt, first, inTime: Date.now() < expiresAt - sameClockMs / 4 };
  });
}

/** How far the target's clock is ahead of ours, by the `Date` header; 0 where it says nothing or hardly differs. */
function clockOffset(reply: Reply): number {
  const { headers, startedAt, durationMs } = exchangeOf(reply);
  const theirs = Date.parse(headers.date ?? '');
  if (Number.isNaN(theirs)) return 0;
  const offset = theirs - (startedAt + durationMs / 2);
  return Math.abs(offset) > sameClockMs ? offset : 0;
}

export interface ExpiredKey {
  token: string;
  /** From here on the token must be refused. */
  deadline: number;
  /** The last use: the first refusal, or the answer after the tolerance. */
  last: Reply;
}

/** The same key once its end has passed: as soon as it is refused, at the latest when the tolerance is over. */
export function expiredKey(t: CheckContext): Promise<ExpiredKey> {
  return t.shared('workspace expired key', async (own) => {
    const { token, expiresAt } = await shortKey(own);
    const deadline = expiresAt + toleranceMs;
    await own.sleep(expiresAt - Date.now() + 50);
    for (;;) {
      const late = Date.now() > deadline;
      const last = await tryToken(own, token);
      if (late || last.response.status === 401) return { token, deadline, last };
      await own.sleep(500);
    }
  });
}
