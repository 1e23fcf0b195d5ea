import { exchangeOf, type Reply } from '../../src/check/index.ts';

/** What an answer asks its client to send from now on, as the value of a Cookie header; null where it sets none. */
export function cookiesOf(reply: Reply): string | null {
  const set = exchangeOf(reply).headers['set-cookie'];
  if (set === undefined) return null;
  // Several stand in one header here, each followed by attributes of its own, of which a date holds a comma.
  const pairs = set.split(/,(?=\s*[\w!#$%&'*+.^`|~-]+=)/).map((cookie) => cookie.split(';')[0]?.trim() ?? '');
  return pairs.filter((pair) => pair.includes('=')).join('; ');
}

/** As many of these places as hold a secret in so many characters: gateways let long headers and addresses through up to some length. */
export function fittingFor(secret: string) {
  return (names: readonly string[], most: number): string[] => names.slice(0, Math.floor(most / (secret.length + 20)));
}

/** Other ways to write a path, which a gate and what stands behind it may read differently. */
export function writtenOtherwise(path: string): string[] {
  const [, first = '', ...rest] = path.split('/');
  const escaped = `%${(first.codePointAt(1) ?? 0).toString(16)}`;
  const tail = rest.join('/');
  return [
    `/${first.slice(0, 1)}${escaped}${first.slice(2)}/${tail}`,
    `/${first}//${tail}`,
    `//${first}/${tail}`,
    `${path}/`,
    `/${first.toUpperCase()}/${tail}`,
  ];
}

/** An id with its letters in the other case, which many stores take for the same. */
export function inOtherCase(id: string): string {
  return id === id.toUpperCase() ? id.toLowerCase() : id.toUpperCase();
}

/** An id as a segment of a path with its first character escaped, which makes no other id of it. */
export function escapedId(id: string): string {
  const [first = '', ...rest] = id;
  const code = `%${first.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`;
  return /^[\w~.-]/.test(first) ? `${code}${encodeURIComponent(rest.join(''))}` : encodeURIComponent(id);
}
