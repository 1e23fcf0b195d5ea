import { describe, expect, it } from 'vitest';
import type { ExchangeRecord } from '../../src/model/report.ts';
import { Trails } from '../../src/report/reproduce/trail.ts';

const client = 'c0ffee00-1111-4222-8333-444455556666';
const began = Date.parse('2026-01-02T03:04:05.000Z');

/** An exchange of an answer of 200 that lasted from one millisecond to another. */
function exchange(id: string, method: string, [from, to]: [number, number], body: unknown): ExchangeRecord {
  return {
    id,
    api: 'partner',
    operation: null,
    sender: '',
    startedAt: new Date(began + from).toISOString(),
    durationMs: to - from,
    failure: null,
    request: { method, url: 'http://127.0.0.1/clients', headers: {}, body: null },
    response: { status: 200, statusText: '', headers: {}, body: JSON.stringify(body) },
  };
}

function originIn(...records: ExchangeRecord[]) {
  return new Trails(new Map(records.map((record) => [record.id, record]))).originOf(client)?.exchange;
}

describe('where an id comes from', () => {
  const create = exchange('x2', 'POST', [10, 30], { id: client });

  it('is the create, though a list that was asked for meanwhile shows it and is answered first', () => {
    const meanwhile = exchange('x1', 'GET', [15, 20], { data: [{ id: client }] });
    expect(originIn(meanwhile, create)).toBe('x2');
    expect(originIn(create, meanwhile)).toBe('x2');
  });

  it('is the list that showed it before any write was sent', () => {
    expect(originIn(exchange('x1', 'GET', [0, 5], { data: [{ id: client }] }), create)).toBe('x1');
  });
});
