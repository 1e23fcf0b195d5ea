import { randomInt } from 'node:crypto';
import { maxNameLength, maxNotesLength } from '../../src/arbitraries/client-names.ts';
import { type CheckContext, field, NotTested, type Reply } from '../../src/check/index.ts';
import { createClient, discard, type Listing, mentions, recentClients, tryCreate } from './clients.ts';
import type { JsonObject } from './lists.ts';
import { inParallel } from './parallel.ts';

/** A create that breaks one rule, with all by which its client could be found again if it were made all the same. */
export interface RejectedCreate {
  kind: string;
  body: unknown;
  /** Unique text in the name or in the notes. */
  own: string;
  carrier: 'name' | 'notes';
  /** What a record would show as its name where the broken name is not unique. */
  shownAs: readonly unknown[];
  reply: Reply;
}

export interface RejectedCreates {
  creates: RejectedCreate[];
  /** A create that breaks no rule, and whether its record in the list shows what is looked for. */
  shows: { name: boolean; notes: boolean };
  before: Listing;
  after: Listing;
}

/** The line of those who create with bodies that are the same for all. */
export const commonNames = 'partner names of everybody';

type Draft = Omit<RejectedCreate, 'reply'>;

/** A create of every kind that validation must reject, sent once per run; the list before and after it. */
export function rejectedCreates(t: CheckContext): Promise<RejectedCreates> {
  return t.shared('partner rejected creates', async (own) => {
    const twin = { name: own.names.unique(), notes: own.names.unique() };
    await createClient(own, twin);
    const before = await recentClients(own);
    const { creates, after } = await own.inTurn(commonNames, () => createAll(own));
    const shown = (text: string): boolean => after.records.some((record) => mentions(record, text));
    return { creates, shows: { name: shown(twin.name), notes: shown(twin.notes) }, before, after };
  });
}

async function createAll(t: CheckContext): Promise<Pick<RejectedCreates, 'creates' | 'after'>> {
  const creates = await inParallel(
    [...badNames(t), ...otherNames(t), ...badNotes(t)].map(async (draft) => ({
      ...draft,
      reply: await tryCreate(t, draft.body),
    })),
  );
  const after = await recentClients(t);
  await discard(
    t,
    creates.map(({ reply }) => reply),
  );
  return { creates, after };
}

/** Names that are strings, with a unique text in them. */
function badNames(t: CheckContext): Draft[] {
  const kinds: [string, (own: string) => string][] = [
    ['a name of 101 characters', (own) => own.padEnd(maxNameLength + 1, 'n')],
    ['a name of 300 characters', (own) => own.padEnd(300, 'n')],
    ['a name that starts with a hyphen', (own) => `-${own}`],
    ['a name that ends with a slash', (own) => `${own}/`],
    ['a name that starts with an exclamation mark', (own) => `!${own}`],
    ['a name that ends with a full stop', (own) => `${own}.`],
    ['a name with an ampersand inside', (own) => `${own}&n`],
    ['a name with a control character inside', (own) => `${own}\u0001n`],
  ];
  return kinds.map(([kind, make]) => {
    const own = t.names.unique();
    return { kind, own, body: { name: make(own) }, carrier: 'name', shownAs: [] };
  });
}

/** Names with no room for a unique text: the notes carry it. */
function otherNames(t: CheckContext): Draft[] {
  const letter = t.names.random('abcdefghijklmnopqrstuvwxyz', 1);
  const number = randomInt(1e11, 1e12);
  const text = t.names.unique();
  const kinds: [string, unknown, unknown[]][] = [
    ['an empty name', '', ['']],
    ['a name of one letter', letter, [letter]],
    ['a name of null', null, [null, 'null']],
    ['a number as name', number, [number, String(number)]],
    ['a boolean as name', true, [true, 'true']],
    ['an array as name', [text], [text, JSON.stringify([text])]],
    ['an object as name', { name: text }, ['[object Object]', JSON.stringify({ name: text })]],
  ];
  const drafts = kinds.map(([kind, name, shownAs]): Draft => {
    const own = t.names.unique();
    return { kind, own, body: { name, notes: own }, carrier: 'notes', shownAs };
  });
  const nameless = [
    ['no name', (own: string) => ({ notes: own })],
    ['an empty object', () => ({})],
  ] as const;
  return [
    ...drafts,
    ...nameless.map(([kind, bodyOf]): Draft => {
      const own = t.names.unique();
      return { kind, own, body: bodyOf(own), carrier: 'notes', shownAs: ['undefined'] };
    }),
  ];
}

function badNotes(t: CheckContext): Draft[] {
  const kinds: [string, unknown][] = [
    ['notes of 201 characters', 'n'.repeat(maxNotesLength + 1)],
    ['notes of 300 characters', 'n'.repeat(300)],
    ['a number as notes', 12],
    ['a boolean as notes', true],
    ['an array as notes', ['notes']],
    ['an object as notes', { text: 'notes' }],
  ];
  return kinds.map(([kind, notes]) => {
    const own = t.names.unique();
    return { kind, own, body: { name: own, notes }, carrier: 'name', shownAs: [] };
  });
}

/**
 * Whether the list shows a client of a rejected create.
 * @throws {NotTested} when the records of this target do not show what would tell.
 */
export function isLeftBehind({ before, after, shows }: RejectedCreates, create: RejectedCreate): boolean {
  if (after.records.some((record) => mentions(record, create.own))) return true;
  const alike = ({ records }: Listing): number => records.filter((record) => isNamed(record, create.shownAs)).length;
  if (shows.name && create.shownAs.length > 0) return alike(after) > alike(before);
  if (!shows[create.carrier]) throw new NotTested(`the records of the list of clients show no ${create.carrier}`);
  return false;
}

function isNamed(record: JsonObject, names: readonly unknown[]): boolean {
  return Object.hasOwn(record, 'name') && names.includes(field(record, 'name'));
}
