import { exchangeOf, field, isNumbered, type Reply } from '../../src/check/index.ts';
import { isCounted } from './identifiers.ts';
import { isWritten } from './lists.ts';

/** A text that is close to an id, and certainly is not that id. */
export interface Neighbour {
  text: string;
  /** What it is: `the name of the client`. */
  what: string;
}

/** What is known about a thing beside its id: texts and other ids, by what they are. */
export type Surroundings = Readonly<Record<string, string | undefined>>;

/** A shorter number leaves room for what is added to it, and no service has counted so far. */
const mostDigits = 9;

/**
 * Texts that name the thing to whoever looks too loosely, and are no notation of its id: other texts that belong to it,
 * ids of other things, parts of the id, and more than the id.
 */
export function neighboursOf(issued: string, surroundings: Surroundings): Neighbour[] {
  const beside = Object.entries(surroundings).map(([what, text]) => ({ what, text: text ?? '' }));
  const seen = new Set<string>();
  return [...beside, ...partsOf(issued), ...moreThan(issued)].filter(({ text }) => {
    const isNotation = plain(text) === '' || plain(text) === plain(issued);
    const isFresh = !isNotation && !seen.has(text) && !(isCounted(text) && isCounted(issued));
    // A slash in a path, however it is written, may end at a gateway that knows no such route.
    if (/[/\\]/.test(text)) return false;
    seen.add(text);
    return isFresh;
  });
}

/** The same for what a loose reader would take for the id: only to be read, it may exist. */
export function misreadingsOf(issued: string): Neighbour[] {
  const [, first, second] = /^(\d+):(\d+)$/.exec(issued) ?? [];
  const beside =
    first === undefined ? [] : [{ text: `${BigInt(first) + 1n}:${second}`, what: 'the id but for its first number' }];
  return [
    ...beside,
    ...otherDigits(issued),
    ...beyondOf(issued),
    ...roundedLike(issued),
    ...beginningOf(issued),
    ...rowsOf(issued),
  ];
}

/** A number of so many digits is another one to whoever reads it as one of floating point. */
export function roundedLike(issued: string): Neighbour[] {
  const [digits = ''] = /(?<=^|:)\d{16,}$/.exec(issued) ?? [];
  const beside = [1n, -1n].map((step) => String(BigInt(digits) + step));
  return beside
    .filter((other) => digits !== '' && other.length === digits.length && Number(other) === Number(digits))
    .slice(0, 1)
    .map((other) => ({
      text: issued.slice(0, -digits.length) + other,
      what: 'the id but for what a floating point number holds of it',
    }));
}

/** Numbers that are the id's to whoever reads them in so many bits. No service has counted so far: nothing has them. */
export function beyondOf(issued: string): Neighbour[] {
  if (!/^(?:\d+:)?\d+$/.test(issued)) return [];
  return [
    { power: 32n, number: /\d+$/, what: 'the id plus 2^32' },
    { power: 64n, number: /\d+$/, what: 'the id plus 2^64' },
    { power: 32n, number: /^\d+(?=:)/, what: 'the id with 2^32 added to its first number' },
  ].flatMap(({ power, number, what }) => {
    const text = issued.replace(number, (digits) =>
      digits.length > mostDigits ? digits : String(BigInt(digits) + 2n ** power),
    );
    return text === issued ? [] : [{ text, what }];
  });
}

/** Whoever compares less than the whole of a long id takes another one for it. */
function otherDigits(issued: string): Neighbour[] {
  if (!uuid.test(issued)) return [];
  const other = (digit: string): string => (digit === '7' ? '3' : '7');
  return [
    { text: issued.slice(0, -1) + other(issued.slice(-1)), what: 'the id but for its last digit' },
    { text: other(issued.slice(0, 1)) + issued.slice(1), what: 'the id but for its first digit' },
  ];
}

/** What is known by no number is not found by that of its row either. A number with a word before it may be known by it. */
function rowsOf(issued: string): Neighbour[] {
  if (isNumbered(issued)) return [];
  return ['1', '2'].map((text) => ({ text, what: 'a number, as that of a row' }));
}

/** Of an id that somebody chose, a beginning may be an id as well. */
function beginningOf(issued: string): Neighbour[] {
  const isChosen = /^(?=.*[a-z])[\w-]{4,}$/i.test(issued) && !lengthy.some((form) => form.test(issued));
  return isChosen ? [{ text: issued.slice(0, -1), what: 'the id without its last character' }] : [];
}

/** The same in another notation is open: letter case, dashes, spaces and leading zeros do not count. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+(?=.)/, '');
}

const uuid = /^[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/i;

/** Forms of which a part is nobody's id: they are of one length. */
const lengthy = [
  uuid,
  /^(?:[a-z]{1,12}[_-]?)?(?=.*[a-f])[0-9a-f]{24,}$/i,
  /^(?=.*[A-Z])[0-9A-HJKMNP-TV-Z]{26}$/i,
  /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[\w-]{20,}$/,
];

function partsOf(issued: string): Neighbour[] {
  const [, before = '', after = ''] = /^(\d+):(\d+)$/.exec(issued) ?? [];
  if (before !== '') {
    return [
      { text: before, what: 'the first half of the id' },
      { text: after, what: 'the second half of the id' },
    ];
  }
  if (isCounted(issued) || !lengthy.some((form) => form.test(issued))) return [];
  return [
    { text: issued.slice(0, -1), what: 'the id without its last character' },
    { text: issued.slice(0, issued.length / 2), what: 'the first half of the id' },
    { text: issued.slice(issued.length / 2), what: 'the second half of the id' },
    { text: asPattern(issued), what: 'the id with a wildcard for one character' },
  ];
}

/** To a database that compares by patterns an underscore is any character; from the middle on, none is a mere check digit. */
function asPattern(issued: string): string {
  const middle = issued.length / 2;
  return issued.slice(0, middle) + issued.slice(middle).replace(/[A-Za-z0-9]/, '_');
}

function moreThan(issued: string): Neighbour[] {
  // Several ids at once are no id, whoever they belong to.
  const list = { text: `${issued},${issued}`, what: 'a list of the id and the id' };
  return isCounted(issued) ? [list] : [{ text: `${issued}${issued}`, what: 'the id twice' }, list];
}

/** Where in a record, bare or wrapped, its own id stands; null where it does not. */
export function idPathIn(reply: Reply, id: string): string[] | null {
  const { json } = exchangeOf(reply);
  for (const envelope of [['data'], [], ['data', 'serviceAccount'], ['serviceAccount'], ['member'], ['client']]) {
    const record = at(json, envelope);
    if (record === null || typeof record !== 'object') continue;
    const names = ['id', 'accountId', ...Object.keys(record)];
    const name = names.find((each) => isWritten(field(record, each), id));
    if (name !== undefined) return [...envelope, name];
  }
  return null;
}

/** The text at a place of an answer; undefined where there is none. */
export function textAt(reply: Reply, path: readonly string[]): string | undefined {
  const value = at(exchangeOf(reply).json, path);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce(field, value);
}
