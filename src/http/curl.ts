import type { ExchangeRecord } from '../report/model.ts';

/** Headers that curl or the connection makes by itself. */
const implicit = new Set(['host', 'connection', 'content-length', 'accept-encoding', 'user-agent', 'accept']);

/** A `curl` command that repeats a recorded (already redacted) request; secrets are `$NAMES` of the environment. */
export function curlOf(record: ExchangeRecord): string {
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
function quote(text: string): string {
  return text
    .split(/(\$[A-Z][A-Z0-9_]*)/)
    .filter((part) => part !== '')
    .map((part) => (/^\$[A-Z][A-Z0-9_]*$/.test(part) ? `"${part}"` : `'${part.replaceAll("'", `'\\''`)}'`))
    .join('');
}
