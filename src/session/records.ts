import type { Exchange } from '../http/exchange.ts';
import { badCredential, type Redactor } from '../http/redact.ts';
import type { ExchangeRecord } from '../model/report.ts';
import type { JournalFinding } from './journal.ts';

/** Evidence, not an archive: what is longer has been seen by the checks in full. */
const limits = {
  body: 20_000,
  sender: 300,
  url: 8_000,
  statusText: 500,
  headerName: 200,
  headerValue: 4_000,
  headers: 100,
};
/** A secret at the place of the cut must be seen as a whole by whoever hides it. */
const margin = 2_000;

/** An exchange that waits for its secrets to be known. */
export interface PendingRecord extends ExchangeRecord {
  /** Characters of the body of the answer, of which no more is kept than is looked at. */
  readonly bodyLength: number;
}

/** An exchange as evidence, with everything that was said. */
export function recordOf(exchange: Exchange, sender: string): PendingRecord {
  return {
    id: exchange.id,
    api: exchange.api,
    operation: exchange.operation,
    sender,
    startedAt: new Date(exchange.startedAt).toISOString(),
    durationMs: exchange.durationMs,
    request: exchange.request,
    response: {
      status: exchange.status,
      statusText: exchange.statusText,
      headers: exchange.headers,
      body: beginning(exchange.text, limits.body + margin),
    },
    failure: null,
    bodyLength: exchange.text.length,
  };
}

/** A part of a text holds on to all of it, unless it is made anew. */
function beginning(text: string, length: number): string {
  return text.length <= length ? text : Buffer.from(text.slice(0, length), 'utf16le').toString('utf16le');
}

/** What of an exchange may be shown: without secrets, and not longer than anybody reads. */
export function redacted({ bodyLength, ...record }: PendingRecord, redactor: Redactor): ExchangeRecord {
  const { request, response } = record;
  const hide = (text: string, limit: number, length = text.length): string =>
    cut(redactor.text(text.slice(0, limit + margin)), limit, length);
  return {
    ...record,
    sender: hide(record.sender, limits.sender),
    request: {
      method: request.method,
      url: hide(request.url, limits.url),
      headers: headers(request.headers, redactor),
      body: request.body === null ? null : hide(request.body, limits.body),
      ...credentialOf(request.headers, redactor),
    },
    failure: record.failure === null ? null : hide(record.failure, limits.headerValue),
    response: response && {
      status: response.status,
      statusText: hide(response.statusText, limits.statusText),
      headers: headers(response.headers, redactor),
      body: hide(response.body, limits.body, bodyLength),
    },
  };
}

/** Of a credential that none of the known ones is, what it was made from: nobody could send its like otherwise. */
function credentialOf(
  headers: Readonly<Record<string, string>>,
  redactor: Redactor,
): Pick<ExchangeRecord['request'], 'credential'> {
  const [value = ''] = Object.entries(headers).flatMap(([name, text]) => (/^authorization$/i.test(name) ? text : []));
  const shown = Object.values(redactor.headers({ authorization: value }))[0] ?? '';
  return shown.includes(`$${badCredential}`) ? { credential: redactor.recipe(value) } : {};
}

export function redactedFinding(finding: JournalFinding, redactor: Redactor): JournalFinding {
  const { problem } = finding;
  if (problem === null) return finding;
  return {
    ...finding,
    problem: { ...problem, expected: redactor.text(problem.expected), got: redactor.text(problem.got) },
  };
}

function headers(values: Readonly<Record<string, string>>, redactor: Redactor): Record<string, string> {
  const entries = Object.entries(values);
  const kept = entries
    .slice(0, limits.headers)
    .map(([name, value]) => [name.slice(0, limits.headerName), value.slice(0, limits.headerValue + margin)]);
  const hidden = Object.entries(redactor.headers(Object.fromEntries(kept))).map(([name, value]): [string, string] => [
    name,
    cut(value, limits.headerValue, value.length),
  ]);
  const omitted = entries.length - kept.length;
  if (omitted > 0) hidden.push(['…', `(${omitted} more headers)`]);
  return Object.fromEntries(hidden);
}

/** @param length of the text before anything was left out. */
function cut(text: string, limit: number, length: number): string {
  if (text.length <= limit && length <= limit + margin) return text;
  return `${text.slice(0, limit)}… (cut: ${length} characters in all)`;
}
