import type { OwnedContext } from '../check/context.ts';
import { type Fields, madeAt, statedNames, toldBy } from '../session/answers.ts';
import { type AttemptRecord, isTellable } from '../session/attempts.ts';
import { type Collection, resourceIn } from '../session/kinds.ts';
import { ownTextsIn } from '../session/names.ts';
import type { NewResource } from '../session/resources.ts';
import { idOf, type Listing } from './listing.ts';

/** Something that is certainly of a run, and can be removed. */
export interface Located {
  resource: NewResource;
  madeAt: number | null;
}

/** Something that may be there, and that nobody but a person can decide on. */
export interface Doubt {
  what: string;
  reason: string;
  /** Where it is known. */
  id: string | null;
}

export interface Search {
  collection: Collection;
  listing: Listing;
  runId: string;
  /** Those of this collection that are not known to have made what is registered. */
  attempts: readonly AttemptRecord[];
}

/** Finds what a run made in a collection and does not know the id of, by what was asked for. */
export async function searchFor(t: OwnedContext, search: Search): Promise<{ own: Located[]; doubts: Doubt[] }> {
  const { collection, listing, runId, attempts } = search;
  const tell = toldBy(
    runId,
    attempts.flatMap(({ marks }) => marks),
  );
  const own: Located[] = [];
  const doubts: Doubt[] = [];
  const inspect = async (record: Fields): Promise<void> => {
    const name = tell(record);
    if (name === null) return;
    const what = `${collection.kind.noun} ${JSON.stringify(name)}`;
    const id = await idOf(t, collection, record, tell);
    if (id !== null) own.push({ resource: resourceIn(collection, id, what), madeAt: madeAt(record) });
    else if (mayBeOneOf(attempts, name, runId))
      doubts.push({ what, reason: 'no field of its record is an id under which it can be read', id: null });
  };
  await eachOf(listing.records, inspect);
  for (const attempt of attempts) {
    if (isTellable(attempt)) {
      if (listing.trouble !== null && attempt.outcome === 'unclear')
        doubts.push(doubtOf(search, attempt, listing.trouble));
      continue;
    }
    const found = await namesake(t, search, attempt);
    own.push(...found.own);
    doubts.push(...found.doubts);
  }
  return { own, doubts };
}

/**
 * Whether a record with this name may be what was asked for by one of these. Of what was made under an id that is known,
 * and of what stands elsewhere, a list shows mentions: an activity, or the record of something else.
 */
function mayBeOneOf(attempts: readonly AttemptRecord[], name: string, runId: string): boolean {
  const own = ownTextsIn(name, runId).map((text) => text.toLowerCase());
  const asked = attempts.flatMap(({ marks }) => marks.map((mark) => mark.toLowerCase()));
  return own.length === 0 || own.some((text) => asked.includes(text));
}

/** Clocks of target and run need not agree to the second. */
const slackMs = 5_000;

/**
 * What has exactly the name that an attempt asked for, where anybody may have that name: it is removed only where it was
 * made at that very moment under a name drawn at random, by a create that was not refused.
 */
async function namesake(
  t: OwnedContext,
  search: Search,
  attempt: AttemptRecord,
): Promise<{ own: Located[]; doubts: Doubt[] }> {
  const { collection, listing } = search;
  if (attempt.name === null || attempt.name === '') return { own: [], doubts: unnamed(search, attempt) };
  const { name, startedAt } = attempt;
  const isNamed = (record: Fields): boolean => statedNames(record).some((stated) => stated === name);
  const records = listing.records.filter(isNamed);
  if (records.length === 0 && listing.trouble !== null && attempt.outcome === 'unclear') {
    return { own: [], doubts: [doubtOf(search, attempt, listing.trouble)] };
  }
  const own: Located[] = [];
  const doubts: Doubt[] = [];
  const endedAt = attempt.endedAt ?? startedAt + longestAnswerMs;
  for (const record of records) {
    const made = madeAt(record);
    // A refusal is believed unless something speaks against it.
    if (made === null && attempt.outcome === 'refused') continue;
    // What says that it was made before or after was made by somebody else.
    if (made !== null && (made < startedAt - slackMs || made > endedAt + slackMs)) continue;
    const id = await idOf(t, collection, record, (answer) => (isNamed(answer) ? name : null));
    const isOwn = made !== null && attempt.isRandom && attempt.outcome === 'unclear' && records.length === 1;
    if (id !== null && isOwn) {
      own.push({
        resource: resourceIn(collection, id, `${collection.kind.noun} ${JSON.stringify(name)}`),
        madeAt: made,
      });
    } else doubts.push({ ...doubtOf(search, attempt, 'its name is no proof'), id });
  }
  return { own, doubts };
}

/** Where no answer came, it may have been made as long as any answer is waited for. */
const longestAnswerMs = 60_000;

/** What was made without a name shows by nothing but the moment at which it was made. */
function unnamed(search: Search, attempt: AttemptRecord): Doubt[] {
  if (attempt.outcome !== 'unclear') return [];
  const { listing } = search;
  const { startedAt } = attempt;
  const endedAt = attempt.endedAt ?? startedAt + longestAnswerMs;
  const moments = listing.records.map(madeAt);
  const isTold = listing.trouble === null && moments.every((moment) => moment !== null);
  const within = (moment: number | null): boolean =>
    moment !== null && moment >= startedAt - slackMs && moment <= endedAt + slackMs;
  if (isTold && !moments.some(within)) return [];
  return [doubtOf(search, attempt, listing.trouble ?? 'something was made at that moment, and has no name to tell by')];
}

function doubtOf({ collection }: Search, { name, said }: AttemptRecord, why: string): Doubt {
  const { noun } = collection.kind;
  const what = name === null ? `a ${noun}` : `${noun} ${JSON.stringify(name)}`;
  return { what, reason: `its create was ${said}, and whether it was made is not certain: ${why}`, id: null };
}

/** Side by side, but not all at once. */
async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  const next = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, next));
}
