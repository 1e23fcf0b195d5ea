import type { Exchanges } from '../../model/exchanges.ts';
import type { ExchangeRecord } from '../../model/report.ts';
import { cut, cutWithNote, indentJson, oneLine } from '../text.ts';

/** An exchange as it stands below a check. */
export interface ExchangeView {
  id: string;
  /** False where it stands in full at an earlier check, or was not recorded: then there is only a line. */
  full: boolean;
  known: boolean;
  title: string;
  answer: string;
  answerKind: 'good' | 'bad' | 'none';
  milliseconds: number;
  operation: string | null;
  request: string;
  requestNote: string | null;
  response: string;
  responseNote: string | null;
  /** Of the answer, as it came; null where it is cut, or was not recorded. */
  body: string | null;
}

export interface Evidence {
  exchanges: ExchangeView[];
  /** How many exchanges of the check are left out. */
  omitted: number;
}

const BODY_LIMIT = 8_000;
/** Once the whole file carries this much, bodies are cut shorter: a target that fails everything must stay readable. */
const TOTAL_LIMIT = 2_000_000;
const SHORT_BODY_LIMIT = 300;
/** Headers are more often the same than telling. */
const HEAD_LIMIT = 4_000;
const EXCHANGES_PER_CHECK = 20;

/** A function that shows the exchanges of one check after the other, each in full only once. */
export function evidenceOf(exchanges: Exchanges): (ids: readonly string[]) => Evidence {
  const shown = new Set<string>();
  let used = 0;
  const view = (id: string): ExchangeView => {
    const record = exchanges.get(id);
    if (record === undefined) return unknown(id);
    if (shown.has(id)) return { ...full(record, 0), full: false };
    shown.add(id);
    const result = full(record, used < TOTAL_LIMIT ? BODY_LIMIT : SHORT_BODY_LIMIT);
    used += result.request.length + result.response.length;
    return result;
  };
  return (ids) => {
    // The last exchanges of a long sequence are the ones that showed the failure.
    const kept = ids.slice(-EXCHANGES_PER_CHECK);
    return { exchanges: kept.map(view), omitted: ids.length - kept.length };
  };
}

function full(record: ExchangeRecord, limit: number): ExchangeView {
  const { method, url, headers } = record.request;
  const sent = readable(record.request.body ?? '', limit);
  const got = readable(record.response?.body ?? '', limit);
  const parsed = URL.parse(url);
  return {
    id: record.id,
    full: true,
    known: true,
    title: oneLine(`${method} ${parsed === null ? url : parsed.pathname + parsed.search}`),
    answer:
      record.response === null ? 'no answer' : oneLine(`${record.response.status} ${record.response.statusText}`, 100),
    answerKind: record.response === null ? 'none' : record.response.status < 400 ? 'good' : 'bad',
    milliseconds: Math.round(record.durationMs),
    operation: record.operation,
    request: message(`${method} ${url}`, headers, sent.text),
    requestNote: note(sent.omitted, record.id),
    response:
      record.response === null
        ? (record.failure ?? 'no answer')
        : message(`${record.response.status} ${record.response.statusText}`.trim(), record.response.headers, got.text),
    responseNote: note(got.omitted, record.id),
    body: got.omitted > 0 ? null : (record.response?.body ?? null),
  };
}

function unknown(id: string): ExchangeView {
  return {
    id,
    full: false,
    known: false,
    title: 'not recorded',
    answer: '',
    answerKind: 'none',
    milliseconds: 0,
    operation: null,
    request: '',
    requestNote: null,
    response: '',
    responseNote: null,
    body: null,
  };
}

function message(start: string, headers: Record<string, string>, body: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `${oneLine(name)}: ${oneLine(value, 1_000)}`);
  const head = cutWithNote([oneLine(start, 2_000), ...lines].join('\n'), HEAD_LIMIT);
  return body === '' ? head : `${head}\n\n${body}`;
}

/** A body that must be cut is shown as it came: it would be JSON no more. */
function readable(body: string, limit: number) {
  const kept = cut(body, limit);
  if (kept.omitted > 0) return kept;
  // What is nested deeply takes far more room with its lines indented than without.
  const indented = indentJson(body);
  return { text: indented.length <= 3 * limit ? indented : body, omitted: 0 };
}

function note(omitted: number, id: string): string | null {
  return omitted === 0 ? null : `${omitted.toLocaleString('en')} more bytes are in exchanges.har, entry ${id}.`;
}
