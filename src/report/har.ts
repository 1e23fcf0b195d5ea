import type { Exchanges } from '../model/exchanges.ts';
import type { ExchangeRecord, Report } from '../model/report.ts';
import { visible } from '../model/visible.ts';

/** The exchanges as HAR 1.2, in pieces: a deep run may record more than one string can hold. */
export function* renderHar(report: Report, exchanges: Exchanges): Generator<string> {
  const creator = { name: report.suite.name, version: report.suite.version };
  const comment = `Target ${report.target.name}; secrets are written as $NAMES`;
  const head = `"creator":${JSON.stringify(creator)},"comment":${JSON.stringify(comment)}`;
  yield `{"log":{"version":"1.2",${visible(head)},"entries":[`;
  let separator = '';
  for (const exchange of exchanges.values()) {
    yield `${separator}\n${visible(JSON.stringify(entry(exchange)))}`;
    separator = ',';
  }
  yield '\n]}}\n';
}

function entry(exchange: ExchangeRecord) {
  const what = exchange.operation ?? 'no documented operation';
  const failure = exchange.failure === null ? '' : `; no answer: ${exchange.failure}`;
  return {
    _id: exchange.id,
    _api: exchange.api,
    _operation: exchange.operation,
    _sender: exchange.sender,
    startedDateTime: exchange.startedAt,
    time: exchange.durationMs,
    request: request(exchange),
    response: response(exchange),
    cache: {},
    timings: { send: 0, wait: exchange.durationMs, receive: 0 },
    comment: `${exchange.id}: ${what}${failure}`,
  };
}

function request({ request: { method, url, headers, body } }: ExchangeRecord) {
  const query = URL.parse(url)?.searchParams ?? [];
  return {
    method,
    url,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: pairs(Object.entries(headers)),
    queryString: pairs(query),
    ...(body === null ? {} : { postData: { mimeType: header(headers, 'content-type') ?? '', text: body } }),
    headersSize: -1,
    bodySize: body === null ? 0 : Buffer.byteLength(body),
  };
}

/** HAR writes a request without an answer as status 0. */
function response({ response: answer, failure }: ExchangeRecord) {
  const headers = answer?.headers ?? {};
  const body = answer?.body ?? '';
  const size = Buffer.byteLength(body);
  return {
    status: answer?.status ?? 0,
    statusText: answer?.statusText ?? '',
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: pairs(Object.entries(headers)),
    content: { size, mimeType: header(headers, 'content-type') ?? 'x-unknown', text: body },
    redirectURL: header(headers, 'location') ?? '',
    headersSize: -1,
    bodySize: answer === null ? -1 : size,
    ...(failure === null ? {} : { _error: failure }),
  };
}

function pairs(entries: Iterable<[string, string]>): { name: string; value: string }[] {
  return Array.from(entries, ([name, value]) => ({ name, value }));
}

function header(headers: Record<string, string>, name: string): string | undefined {
  return Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
}
