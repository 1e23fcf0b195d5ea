import type { ExchangeRecord } from '../model/report.ts';
import type { Target } from '../profile/model.ts';
import { curlOptionsFor, curlWords } from './reach.ts';

/** Headers that curl or the connection makes by itself. */
const implicit = new Set(['host', 'connection', 'content-length', 'user-agent']);

/**
 * A `curl` command that repeats a recorded (already redacted) request; secrets are `$NAMES` of the environment.
 * @param names the names that stand for secrets, also with a number behind; any other `$TEXT` is somebody's text and stays as it is.
 * @param target how it is reached: certificates, proxies.
 */
export function curlOf(
  record: ExchangeRecord,
  names: ReadonlySet<string>,
  target: Pick<Target, 'http' | 'secrets'>,
): string {
  const quote = quoter(names);
  const { method, url, headers, body } = record.request;
  const parts = ['curl -i', ...curlWords(curlOptionsFor(url, target))];
  // What curl would change in an address: ranges in brackets, and dots that are resolved.
  if (/[[\]{}]/.test(url)) parts.push('--globoff');
  if (/\/\.{1,2}(?:[/?#]|$)/.test(url)) parts.push('--path-as-is');
  if (method !== 'GET') parts.push(`-X ${/^[A-Z]+$/.test(method) ? method : quote(method)}`);
  for (const [name, value] of Object.entries(headers)) {
    // With nothing behind the colon, curl would leave the header out.
    if (!isImplicit(name.toLowerCase(), value))
      parts.push(`-H ${quote(value === '' ? `${name};` : `${name}: ${value}`)}`);
    if (/^accept-encoding$/i.test(name) && value !== 'identity') parts.push('--compressed');
  }
  // Not as `--data-binary`, which would take a text that begins with @ for the name of a file.
  if (body !== null && body !== '') parts.push(`--data-raw ${quote(body)}`);
  parts.push(url.startsWith('-') ? `--url ${quote(url)}` : quote(url));
  return parts.join(' ');
}

function isImplicit(name: string, value: string): boolean {
  // Nothing behind the name is nothing that curl would say by itself.
  return (implicit.has(name) && value !== '') || (name === 'accept' && value === '*/*');
}

/** Single quotes, so that the shell changes nothing, except around `$NAMES`, which it must fill in. */
function quoter(names: ReadonlySet<string>): (text: string) => string {
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  const placeholders = names.size === 0 ? null : new RegExp(`(\\$(?:${longestFirst.join('|')})(?:_\\d+\\b)?)`);
  return (text) =>
    (placeholders === null ? [text] : text.split(placeholders))
      // Every second part is a name.
      .map((part, index) => (index % 2 === 1 ? `"${part}"` : part && `'${withoutNul(part).replaceAll("'", `'\\''`)}'`))
      .join('') || "''";
}

/** No argument of a program can hold that character; as an escape it means the same inside JSON. */
function withoutNul(text: string): string {
  return text.replaceAll('\0', '\\u0000');
}
