import { parseJson } from './decode.ts';

/** What clients of other makes say about the same request: it changes nothing of what the documents let expect. */
const accepts = [
  'application/json',
  '*/*',
  'application/json, text/plain, */*',
  'application/json, text/html;q=0.5',
  'application/json;q=0.9, */*;q=0.1',
];
const languages = [null, null, 'en', 'de-DE,de;q=0.9,en;q=0.5', 'fr', '*'];
const codings = [null, null, 'gzip', 'gzip, deflate, br', 'identity'];

/** Seldom: what would be kept on the way must show. */
const cachings = [null, null, null, null, null, null, 'no-cache', 'no-store'];

/** Header values that a request may have in one form or another; null: the header is left out. */
export function neutralHeaders(draw: number): Record<string, string | null> {
  return {
    accept: oneOf(accepts, draw),
    'accept-language': oneOf(languages, draw >>> 5),
    'accept-encoding': oneOf(codings, draw >>> 10),
    'cache-control': oneOf(cachings, draw >>> 19),
  };
}

/** Names of headers are the same in any case; the documents write `Authorization`. */
export function spelledHeader(name: string, draw: number): string {
  const spellings = [name, name.replace(/(?<=^|-)[a-z]/g, (letter) => letter.toUpperCase()), name.toUpperCase()];
  return oneOf(spellings, draw >>> 15) ?? name;
}

/** Parameters are named, so that their order says nothing; values of one name stay in theirs. Any other query stays. */
export function orderedQuery(query: string, draw: number): string {
  const pairs = query.split('&');
  if ((draw >>> 16) % 2 === 0 || !pairs.every((pair) => /^[^=]+=/.test(pair))) return query;
  const named = Map.groupBy(pairs, (pair) => pair.slice(0, pair.indexOf('=')));
  return [...named.values()].reverse().flat().join('&');
}

/** The same of the fields of an object; what is none, or is not written in the usual way, stays as it is. */
export function orderedBody(text: string, draw: number): string {
  const json = (draw >>> 17) % 2 === 0 ? undefined : parseJson(text);
  if (json === null || typeof json !== 'object' || Array.isArray(json) || JSON.stringify(json) !== text) return text;
  // A field of this name would be taken for what its value is a kind of.
  const fields = Object.entries(json);
  return fields.some(([name]) => name === '__proto__') ? text : JSON.stringify(Object.fromEntries(fields.reverse()));
}

function oneOf<T>(values: readonly T[], draw: number): T | null {
  return values[draw % values.length] ?? null;
}
