import { namePrefix, ownTextsIn } from './names.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** The text by which a record is known; null for a record of somebody else. */
export type Tell = (record: Fields) => string | null;

/** What the suite's own names look like: prefix, characters of the run, a number; anywhere inside a longer name. */
const anyRun = new RegExp(`${namePrefix}[0-9a-z]{6}-[0-9a-z]+`, 'i');

/** Every record that an answer holds, whatever its envelope: the objects of all its arrays, else those of a map. */
export function recordsIn(json: unknown): Fields[] {
  const inArrays = recordsInArrays(json);
  return inArrays.length > 0 ? inArrays : recordsInMaps(json);
}

/** What is kept under its ids, or under its names, with that beside what it says itself. */
function recordsInMaps(json: unknown, depth = 0): Fields[] {
  if (depth > 4 || !isFields(json)) return [];
  return Object.entries(json).flatMap(([key, value]): Fields[] => {
    if (!isFields(value)) return [];
    if (anyRun.test(key)) return [{ name: key, ...value }];
    const isKept = /\d/.test(key) && value.id === undefined && statedNames(value).length > 0;
    return isKept ? [{ id: key, ...value }] : recordsInMaps(value, depth + 1);
  });
}

function recordsInArrays(json: unknown, depth = 0): Fields[] {
  if (depth > 4 || json === null || typeof json !== 'object') return [];
  if (Array.isArray(json)) return json.filter(isFields);
  return Object.values(json).flatMap((value) => recordsInArrays(value, depth + 1));
}

/** The record of an answer about one thing, in an envelope or bare, or the only one of a list. */
export function recordIn(json: unknown): Fields {
  if (Array.isArray(json) && json.length === 1) return recordIn(json[0]);
  if (!isFields(json)) return {};
  const inner = isFields(json.data) ? json.data : json;
  if (statedNames(inner).length > 0) return inner;
  return (
    Object.values(inner).find((value): value is Fields => isFields(value) && statedNames(value).length > 0) ?? inner
  );
}

/**
 * The name by which a record is known to be of this suite; null for everything else. A record that has a name (or
 * an e-mail address) is judged by it alone: that somebody mentions such a name in a note makes nothing ours.
 */
export function ownNameOf(record: Fields): string | null {
  return namesOf(record).find((name) => anyRun.test(name)) ?? null;
}

/** Whether a name speaks of a thing of this suite, as `copy of vct-…` does, and may be somebody's own. */
export function isMention(name: string): boolean {
  const before = name.slice(0, name.search(anyRun));
  return /(?:^|\s)\p{L}{2,}\s+$/u.test(before);
}

/**
 * The same for the names of one run, and for texts that stood in creates of it alone: these tell a record wherever they
 * stand in it, since nobody else can have written them.
 */
export function toldBy(runId: string, marks: Iterable<string>): Tell {
  const sent = [...marks].map((mark) => mark.toLowerCase());
  const ofRun = new Set(sent.filter((mark) => ownTextsIn(mark, runId).length > 0));
  const drawn = sent.filter((mark) => !ofRun.has(mark));
  const carries = (text: string): boolean =>
    ownTextsIn(text, runId).some((own) => ofRun.has(own.toLowerCase())) ||
    drawn.some((mark) => text.toLowerCase().includes(mark));
  return (record) =>
    namesOf(record).find((name) => ownTextsIn(name, runId).length > 0) ?? textsOf(record).find(carries) ?? null;
}

/** Texts of a record that may be its id, the likeliest first. */
export function idCandidates(record: Fields): string[] {
  const texts = Object.entries(record).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'number' && /id$/i.test(key)) return [[key, String(value)]];
    return typeof value === 'string' && value !== '' && !anyRun.test(value) ? [[key, value]] : [];
  });
  const likelihood = ([key]: [string, string]): number => (key === 'id' ? 0 : /id$/i.test(key) ? 1 : 2);
  return texts.toSorted((a, b) => likelihood(a) - likelihood(b)).map(([, value]) => value);
}

/** When a record was made, by whichever field says so; null when none does. */
export function madeAt(record: Fields): number | null {
  const stated = record.createdAt ?? record.joinedOn ?? record.created;
  const time = typeof stated === 'string' ? Date.parse(stated) : typeof stated === 'number' ? stated : Number.NaN;
  return Number.isNaN(time) ? null : time;
}

/** The texts that a record states as its name or address. */
export function statedNames(record: Fields): string[] {
  const user = isFields(record.user) ? record.user : {};
  return [record.name, record.email, user.email].filter((value) => typeof value === 'string');
}

/** Where no name is stated, any text may be one. */
function namesOf(record: Fields): string[] {
  const stated = statedNames(record);
  return stated.length > 0 ? stated : textsOf(record);
}

function textsOf(record: Fields): string[] {
  return Object.values(record).filter((value) => typeof value === 'string');
}

function isFields(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
