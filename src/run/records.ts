import type { Exchange } from '../http/exchange.ts';
import type { Redactor } from '../http/redact.ts';
import type { ExchangeRecord } from '../report/model.ts';

/** An exchange as evidence, with everything that was said. */
export function recordOf(exchange: Exchange): ExchangeRecord {
  return {
    id: exchange.id,
    api: exchange.api,
    operation: exchange.operation,
    startedAt: new Date(exchange.startedAt).toISOString(),
    durationMs: exchange.durationMs,
    request: exchange.request,
    response: {
      status: exchange.status,
      statusText: exchange.statusText,
      headers: exchange.headers,
      body: exchange.text,
    },
    failure: null,
  };
}

/** What of an exchange may be shown: without secrets, and not longer than anybody reads. */
export function redacted(record: ExchangeRecord, redactor: Redactor): ExchangeRecord {
  const { request, response } = record;
  const hide = (text: string): string => redactor.text(text);
  return {
    ...record,
    request: {
      method: request.method,
      url: hide(request.url),
      headers: hideAuthorization(redactor.record(request.headers)),
      body: request.body === null ? null : hide(cut(request.body)),
    },
    failure: record.failure === null ? null : hide(record.failure),
    response: response && {
      ...response,
      headers: redactor.record(response.headers),
      body: hide(cut(response.body)),
    },
  };
}

/** Evidence, not an archive: what is longer has been seen by the checks in full. */
function cut(text: string): string {
  return text.length > 100_000 ? `${text.slice(0, 100_000)}… (cut)` : text;
}

/** A bad credential made from a good one (its last character changed) is nearly a secret itself. */
function hideAuthorization(headers: Record<string, string>): Record<string, string> {
  const value = headers.authorization;
  if (value === undefined || /\$[A-Z]/.test(value) || value.length < 24) return headers;
  return { ...headers, authorization: `${value.split(' ')[0]} $BAD_CREDENTIAL` };
}
