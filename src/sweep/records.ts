import { namePrefix } from '../check/names.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** What the suite's own names look like: prefix, characters of the run, a number; anywhere inside a longer name. */
const ownName = new RegExp(`${namePrefix}[0-9a-z]{6}-[0-9a-z]+`, 'i');

/** Every record that an answer holds, whatever its envelope: the objects of all its arrays. */
export function recordsIn(json: unknown, depth = 0): Fields[] {
  if (depth > 4 || json === null || typeof json !== 'object') return [];
  if (Array.isArray(json)) return json.filter(isFields);
  return Object.values(json).flatMap((value) => recordsIn(value, depth + 1));
}

/**
 * The name by which a record is known to be of this suite; null for everything else. A record that has a name (or
 * an e-mail address) is judged by it alone: that somebody mentions such a name in a note makes nothing ours.
 */
export function ownNameOf(record: Fields): string | null {
  const user = isFields(record.user) ? record.user : {};
  const stated = [record.name, record.email, user.email].filter((value) => typeof value === 'string');
  const candidates = stated.length > 0 ? stated : Object.values(record);
  const found = candidates.find((value) => typeof value === 'string' && ownName.test(value));
  return typeof found === 'string' ? found : null;
}

/** Texts of a record that may be its id, the likeliest first. */
export function idCandidates(record: Fields): string[] {
  const texts = Object.entries(record).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '' && !ownName.test(entry[1]),
  );
  const likelihood = ([key]: [string, string]): number => (key === 'id' ? 0 : /id$/i.test(key) ? 1 : 2);
  return texts.toSorted((a, b) => likelihood(a) - likelihood(b)).map(([, value]) => value);
}

/** When a record was made, by whichever field says so; null when none does. */
export function madeAt(record: Fields): number | null {
  const stated = record.createdAt ?? record.joinedOn ?? record.created;
  const time = typeof stated === 'string' ? Date.parse(stated) : typeof stated === 'number' ? stated : Number.NaN;
  return Number.isNaN(time) ? null : time;
}

function isFields(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
