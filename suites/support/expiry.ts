import {
  type CheckContext,
  exchangeOf,
  Inconclusive,
  isInconclusiveAnswer,
  NotTested,
  type Reply,
} from '../../src/check/index.ts';
import { lastingToken, tryToken, untriedToken } from './account-tokens.ts';
import { commonPlace } from './common-directories.ts';
import { createIn } from './entries.ts';
import { anotherEndless } from './many-service-accounts.ts';
import { hasZone, millisecondsOf } from './moments.ts';
import { inParallel } from './parallel.ts';
import { newAccount } from './service-accounts.ts';
import { usesEverywhere } from './token-uses.ts';

/** A key that ends soon after its creation, by the clock of this process: by which clock the target ends it is unknown. */
export interface ShortKey {
  /** Of the account that the key belongs to. */
  id: string;
  token: string;
  endsFrom: number;
  endsBy: number;
  /** Its end by a clock that is right, whatever clocks the target shows: tokens may be judged elsewhere. */
  rightly: number;
}

/** How long after its end a key may still work: clocks differ, and answers are cached. */
const toleranceMs = 5_000;
/** Within this a clock counts as the same: the `Date` header has whole seconds, and an answer takes time. */
const sameClockMs = 2_000;
/** What is further away from the `Date` header is no clock, but a timezone or a moment of something else. */
const sameTimeMs = 15 * 60_000;
/** How far apart the clocks of a target may be for a run to wait until the last of them has come to the end of a key. */
const patienceMs = 60_000;
const lifeMs = 2_000;
/** Where a clock that nothing shows is ahead of ours, a shorter life is over already, and may be rejected as such. */
const longerLifeMs = 12_000;

/** One short-lived key for the whole run: waiting for its end is expensive. */
function shortKey(t: CheckContext): Promise<ShortKey> {
  return t.shared('workspace short key', async (own) => {
    await olderTokens(own);
    const use = await usesEverywhere(own);
    const key = await newShortKey(own);
    await inParallel<unknown>([youngerEndless(own), use(key)]);
    return key;
  });
}

/** Tokens that worked before the short key was made: one for an hour, and one without an end where the target takes that. */
export function olderTokens(t: CheckContext): Promise<{ lasting: string | null; endless: string | null }> {
  return t.shared('workspace tokens older than the short key', async (own) => {
    // A key for an hour is over at once where the clock that ends it is ahead, and nobody has looked at it yet.
    await clocks(own);
    return { lasting: await lastingToken(own), endless: (await workingEndless(own))?.token ?? null };
  });
}

/** One without an end that is little younger than the short key: how long such a one lasts is open. */
function youngerEndless(t: CheckContext): Promise<WorkingKey | null> {
  return t.shared('workspace endless token younger than the short key', workingEndless);
}

/** A key, and the moment of this process by which it had been made. */
interface WorkingKey {
  token: string;
  since: number;
}

async function workingEndless(t: CheckContext): Promise<WorkingKey | null> {
  const { token, reply, used } = await anotherEndless(t);
  if (token === null || used?.response.ok !== true) return null;
  return { token, since: exchangeOf(reply).startedAt };
}

const hourMs = 3_600_000;

/**
 * Another one whose end is written in the time of a place nearly six hours ahead: read as UTC, it is hours away, and
 * with whole hours alone still the better part of one.
 * @throws {NotTested} where such a form is rejected.
 */
function shortOffsetKey(t: CheckContext): Promise<ShortKey> {
  const written = (ends: number): string => new Date(ends + 5.75 * hourMs).toISOString().replace('Z', '+05:45');
  return t.shared('workspace short key of another timezone', (own) =>
    newShortKey(own, written).catch((error: unknown) => {
      if (!isInconclusiveAnswer(error)) throw error;
      throw new NotTested('the target takes no key that ends soon in another timezone');
    }),
  );
}

/** @param written the moment of its end in the form in which a create sends it. */
export async function newShortKey(
  own: CheckContext,
  written = (ends: number): string => new Date(ends).toISOString(),
  isSingleUse = false,
): Promise<ShortKey> {
  const probe = await own.workspace.raw({ operation: 'GET /api/v1/service-accounts' });
  const { durationMs } = exchangeOf(probe);
  const { ahead, behind } = await clocks(own);
  const create = async (life: number) => {
    // A slow target needs its time for the create. Services may cut off the fraction of a second.
    const ends = Math.ceil((Date.now() + ahead + life + 4 * durationMs) / 1_000) * 1_000;
    const identity = { isSingleUse, expiresAt: written(ends) };
    return { ends, account: await newAccount(own, { identity }) };
  };
  const { ends, account } = await create(lifeMs).catch((error: unknown) => {
    if (!isInconclusiveAnswer(error)) throw error;
    return orTooSoon(create(longerLifeMs));
  });
  return {
    id: account.id,
    token: await untriedTokenOf(own, account.reply),
    endsFrom: ends - ahead,
    endsBy: ends - behind,
    rightly: ends,
  };
}

/** @throws {NotTested} where it is refused: how short the life of a key may be is open. */
async function orTooSoon<T>(created: Promise<T>): Promise<T> {
  try {
    return await created;
  } catch (error) {
    if (!isInconclusiveAnswer(error) || error.name !== 'Inconclusive') throw error;
    throw new NotTested('the target takes no key that ends so soon');
  }
}

async function untriedTokenOf(t: CheckContext, reply: Reply): Promise<string> {
  const found = await untriedToken(t, reply);
  if (found === null) throw new Inconclusive('the answer of the create has no token where others had theirs');
  return found.token;
}

/** The first use of a key with a life so short that a wrong unit or a wrong margin would have ended it. */
export async function useOfHalfMinuteKey(t: CheckContext): Promise<Reply> {
  const { ahead } = await clocks(t);
  const endsAt = Date.now() + 30_000;
  const identity = { isSingleUse: false, expiresAt: new Date(endsAt + ahead).toISOString() };
  const account = await orTooSoon(newAccount(t, { identity }));
  const reply = await tryToken(t, await untriedTokenOf(t, account.reply));
  if (reply.response.status === 401 && Date.now() > endsAt + ahead) {
    throw new NotTested('the clock that the target shows is behind; by ours the key has ended');
  }
  // Clocks may differ by some seconds.
  if (Date.now() > endsAt - 15_000) throw new NotTested('the answers took too long to use the key in its time');
  return reply;
}

/** How far the clocks of the target are ahead of ours: the one that is most, and the one that is least. */
interface Clocks {
  ahead: number;
  behind: number;
}

/** The clocks that a target shows: a gateway may write the `Date` header, and the service the moments of its records. */
function clocks(t: CheckContext): Promise<Clocks> {
  return t.shared('workspace clocks', async (own) => {
    const probe = await own.workspace.raw({ operation: 'GET /api/v1/service-accounts' });
    const dated = offsetOf(probe, Date.parse(exchangeOf(probe).headers.date ?? ''));
    const stamped = await recordOffset(own);
    const offsets = Math.abs(stamped - dated) < sameTimeMs ? [dated, stamped] : [dated];
    return { ahead: Math.max(...offsets), behind: Math.min(...offsets) };
  });
}

async function recordOffset(t: CheckContext): Promise<number> {
  try {
    const reply = await createIn(t, await commonPlace(t), t.names.directory());
    const moment = reply.data?.data.createdAt ?? '';
    return hasZone(moment) ? offsetOf(reply, millisecondsOf(moment)) : 0;
  } catch (error) {
    // Without a directory there is nothing to learn from it.
    if (isInconclusiveAnswer(error)) return 0;
    throw error;
  }
}

/** How far a moment that an answer shows as the present is ahead of our clock; 0 where it says nothing, or hardly differs. */
function offsetOf(reply: Reply, theirs: number): number {
  const { startedAt, durationMs } = exchangeOf(reply);
  const offset = theirs - (startedAt + durationMs / 2);
  return Math.abs(offset) > sameClockMs ? offset : 0;
}

export interface ExpiredKey {
  id: string;
  token: string;
  /** From here on the token must be rejected. */
  deadline: number;
  /** The last use: the first rejection, or the answer after the tolerance. */
  last: Reply;
}

/** Keys without an end that had worked before a short key ended, asked right after its end. */
export interface EndlessBeside {
  /** Older than the short key. */
  old: Reply;
  /** Little younger than it. */
  young: Reply;
  /** How old the younger one was when it was asked. */
  ageMs: number;
}

/** The same key once its end has passed: as soon as it is rejected, at the latest when the tolerance is over. */
export async function expiredKey(t: CheckContext): Promise<ExpiredKey> {
  return (await besideEnd(t)).expired;
}

/** @returns null where the target makes no working key without an end. */
export async function endlessBeside(t: CheckContext): Promise<EndlessBeside | null> {
  return (await besideEnd(t)).endless;
}

function besideEnd(t: CheckContext): Promise<{ expired: ExpiredKey; endless: EndlessBeside | null }> {
  return t.sharedSlowly('workspace expired key', async (own) => {
    const expired = await afterItsEnd(own, await shortKey(own));
    const [{ endless: older }, younger] = [await olderTokens(own), await youngerEndless(own)];
    if (older === null || younger === null) return { expired, endless: null };
    const [old, young] = [await tryToken(own, older), await tryToken(own, younger.token)];
    return { expired, endless: { old, young, ageMs: exchangeOf(young).startedAt - younger.since } };
  });
}

/** So many are made to see one that becomes as old: what ends some may go on to end others. */
const endlessTries = 5;

/** The answer to a key without an end when it is as old as another one was; null where none lives as long. */
export async function asOldEndless(t: CheckContext, ageMs: number): Promise<Reply | null> {
  for (let attempt = 1; attempt <= endlessTries; attempt += 1) {
    const made = await workingEndless(t);
    if (made === null) return null;
    await t.sleep(made.since + ageMs - Date.now());
    const reply = await tryToken(t, made.token);
    if (reply.response.status === 200) return reply;
  }
  return null;
}

/** The same with the key whose end was written in the time of another place. */
export function expiredOffsetKey(t: CheckContext): Promise<ExpiredKey> {
  return t.sharedSlowly('workspace expired key of another timezone', async (own) =>
    afterItsEnd(own, await shortOffsetKey(own)),
  );
}

/** @throws {NotTested} where it works on, and has not ended by each of the clocks that the target shows, and by ours. */
export async function afterItsEnd(own: CheckContext, key: ShortKey): Promise<ExpiredKey> {
  const { id, token, endsFrom, endsBy, rightly } = key;
  const areApart = endsBy - endsFrom > patienceMs;
  const deadline = (areApart ? endsFrom : endsBy) + toleranceMs;
  const ended = Math.max(endsBy, rightly) + toleranceMs;
  await own.sleep(endsFrom - Date.now() + 50);
  for (;;) {
    const late = Date.now() > deadline;
    const last = await tryToken(own, token);
    if (last.response.status === 401) return { id, token, deadline, last };
    if (late && Date.now() > ended) return { id, token, deadline, last };
    if (late && endsBy <= rightly) {
      throw new NotTested('the clock that the target shows is ahead; by ours the key has not ended');
    }
    if (late) throw new NotTested('the target shows clocks that are far apart; by one of them the key has not ended');
    await own.sleep(500);
  }
}
