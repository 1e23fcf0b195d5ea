import { describe, expect, it } from 'vitest';
import { exchangesOf } from '../../src/model/exchanges.ts';
import type { ExchangeRecord } from '../../src/model/report.ts';
import { renderHar } from '../../src/report/har.ts';
import { HOSTILE, reportOf } from './hostile.ts';
import { exchange, report } from './sample.ts';

interface Message {
  headers: { name: string; value: string }[];
  headersSize: number;
  bodySize: number;
  cookies: unknown[];
}

interface Entry {
  _id: string;
  comment: string;
  startedDateTime: string;
  time: number;
  cache: object;
  timings: { send: number; wait: number; receive: number };
  request: Message & {
    method: string;
    queryString: { name: string; value: string }[];
    postData?: { mimeType: string; text: string };
  };
  response: Message & {
    status: number;
    redirectURL: string;
    content: { size: number; mimeType: string; text: string };
    _error?: string;
  };
}

function entries(exchanges: readonly ExchangeRecord[]): Entry[] {
  const text = Array.from(renderHar(report([]), exchangesOf(exchanges))).join('');
  const { log }: { log: { version: string; creator: { name: string; version: string }; entries: Entry[] } } =
    JSON.parse(text);
  expect(log.version).toBe('1.2');
  expect(log.creator).toEqual({ name: '@vendor-api/conformance', version: '0.1.0' });
  return log.entries;
}

describe('renderHar', () => {
  it('writes a request and its answer as they were recorded', () => {
    const [entry] = entries([exchange('x1')]);
    expect(entry).toMatchObject({
      _id: 'x1',
      comment: 'x1: POST /api/v1/clients',
      startedDateTime: '2026-03-01T10:00:00.000Z',
      time: 12.5,
      cache: {},
      timings: { send: 0, wait: 12.5, receive: 0 },
    });
    expect(entry?.request).toMatchObject({
      method: 'POST',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      queryString: [
        { name: 'p', value: '1' },
        { name: 'p', value: '2' },
      ],
      postData: { mimeType: 'application/json', text: '{"name":"a b"}' },
      bodySize: 14,
    });
    expect(entry?.response).toMatchObject({ status: 201, redirectURL: '', content: { mimeType: 'application/json' } });
  });

  it('writes a missing answer as status 0 with the reason', () => {
    const [entry] = entries([exchange('x2', { response: null, failure: 'socket hang up' })]);
    expect(entry?.response).toMatchObject({
      status: 0,
      content: { size: 0, text: '' },
      bodySize: -1,
      _error: 'socket hang up',
    });
    expect(entry?.comment).toContain('socket hang up');
  });

  it('has no postData without a body', () => {
    const request = { method: 'GET', url: 'http://localhost/', headers: {}, body: null };
    const [entry] = entries([exchange('x1', { request })]);
    expect(entry?.request).not.toHaveProperty('postData');
    expect(entry?.request.bodySize).toBe(0);
  });

  it('is JSON for no exchange, for many, and for hostile ones', () => {
    expect(entries([])).toEqual([]);
    expect(entries([exchange('x1'), exchange('x2'), exchange('x3')]).map(({ _id }) => _id)).toEqual(['x1', 'x2', 'x3']);
    const [first] = entries(reportOf(HOSTILE).exchanges);
    expect(first?.response.content.text).toBe(HOSTILE);
  });
});
