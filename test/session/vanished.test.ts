import { describe, expect, it } from 'vitest';
import type { Exchange } from '../../src/http/exchange.ts';
import { TransportTrouble } from '../../src/model/errors.ts';
import { standingPage, Vanished } from '../../src/session/vanished.ts';
import { exchangeOf } from '../suites/told.ts';

function told(status: number, body: object): Exchange {
  return exchangeOf({ operation: 'POST /api/v1/clients', path: '/api/v1/clients', status, body, at: 0 });
}

function vanished(answersBefore: number, body: object = { name: null }, sent: Exchange[] = []): Vanished {
  const page = told(502, body);
  const records = sent.map((exchange) => ({
    operation: exchange.operation,
    request: exchange.request,
    response: { status: exchange.status, statusText: '', headers: {}, body: '' },
  }));
  return new Vanished('behind a gateway: 502', page, { answersBefore, sent: records });
}

describe('a page of a gateway', () => {
  it('is what a request gets that meets it at each start, while others are answered', () => {
    const troubles = [vanished(10), vanished(12), vanished(17)];
    expect(standingPage(troubles)).toBe(troubles[2]?.page);
    expect(standingPage(troubles.slice(1))).toBeNull();
  });

  it('says nothing of a request where nobody was answered meanwhile', () => {
    expect(standingPage([vanished(10), vanished(10), vanished(10)])).toBeNull();
  });

  it('says nothing where each start ends at another request, or by something else', () => {
    expect(standingPage([vanished(1), vanished(2, { name: 'a' }), vanished(3)])).toBeNull();
    const lost = new TransportTrouble('lost', { kind: 'lost' });
    expect(standingPage([vanished(1), vanished(2), vanished(3), lost])).toBeNull();
  });

  it('says nothing of one request of many in the same form, of which others were answered', () => {
    const other = told(201, { name: null });
    expect(standingPage([vanished(1, undefined, [other]), vanished(2), vanished(3)])).toBeNull();
  });

  it('is met once for all where checks share what meets it', () => {
    const shared = vanished(1);
    expect(standingPage([shared, shared, shared])).toBeNull();
  });

  it('knows a request again by its form, whatever names and ids the run draws', () => {
    const [first, second, third] = ['vct-abcdef-0001', 'vct-abcdef-0002', 'vct-abcdef-0003'].map((name, index) =>
      vanished(index, { name, notes: '' }),
    );
    expect(standingPage([first, second, third].filter((each) => each !== undefined))).not.toBeNull();
  });
});
