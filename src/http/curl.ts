import type { ExchangeRecord } from '../report/model.ts';

/** Headers that curl or the connection makes by itself. */
const implicit = new Set(['host', 'connection', 'content-length', 'accept-encoding', 'user-agent', 'accept']);

/**
 * A `curl` command that repeats a recorded (already redacted) request; secrets are `$NAMES` of the environment.
 * @param names the names that stand for secrets; any other `$TEXT` is somebody's text and stays as it is.
 */
export function curlOf(record: ExchangeRecord, names: ReadonlySet<string>): string {
  const quote = (text: string): string => quoteFor(text, names);
  const { method, url, headers, body } = record.request;
  const parts = ['curl -i'];
  if (method !== 'GET') parts.push(`-X ${method}`);
  for (const [name, value] of Object.entries(headers)) {
    if (!implicit.has(name.toLowerCase())) parts.push(`-H ${quote(`${name}: ${value}`)}`);
  }
  if (body !== null && body !== '') parts.push(`--data-binary ${quote(body)}`);
  parts.push(quote(url));
  return parts.join(' ');
}

/** Single quotes, so that the shell changes nothing, except around `$NAMES`, which it must fill in. */
function quoteFor(text: string, names: ReadonlySet<string>): string {
  return text
    .split(/(\$[A-Z][A-Z0-9_]*)/)
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith('$') && names.has(part.slice(1)) ? `"${part}"` : `'${part.replaceAll("'", `'\\''`)}'`,
    )
    .join('');
}
