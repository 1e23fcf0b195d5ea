import { describe, expect, it } from 'vitest';
import { exchangesOf } from '../../src/model/exchanges.ts';
import type { ExchangeRecord } from '../../src/model/report.ts';
import { refusedOperations } from '../../src/report/refused.ts';
import { renderSummary } from '../../src/report/summary.ts';
import { verdictLines } from '../../src/run/verdict-lines.ts';
import { exchange, report } from './sample.ts';

const key = 'ApiKey $PARTNER_API_KEY';
const get = 'GET /api/v1/clients/{clientId}';

let count = 0;

/** An exchange with the target, by default with the key that works. */
function asked(
  operation: string,
  path: string,
  status: number,
  more: { body?: string; answer?: string; as?: string } = {},
) {
  count += 1;
  return exchange(`r${count}`, {
    operation,
    request: {
      method: operation.split(' ')[0] ?? '',
      url: `http://localhost/prefix${path}`,
      headers: { Authorization: more.as ?? key },
      body: more.body ?? null,
    },
    response: { status, statusText: '', headers: {}, body: more.answer ?? '{"error":{"type":"forbidden"}}' },
  });
}

const list = () => asked('GET /api/v1/clients', '/api/v1/clients', 200, { answer: '{"data":[{"id":"c1"}]}' });
const refused = (...records: ExchangeRecord[]) =>
  refusedOperations(exchangesOf(records)).map(({ operation, says }) => `${operation} ${says}`);

describe('an operation that was only ever refused', () => {
  it('is named with what to look at, where it was asked as the contract says', () => {
    const first = asked(get, '/api/v1/clients/c1', 403);
    expect(refused(list(), first, asked(get, '/api/v1/clients/none', 404))).toEqual([
      `${get} only ever answered with 4xx (403 once, 404 once), although 1 request fitted the contract: nothing it does ` +
        `on success was seen. Look at ${first.id}: 403 {"error":{"type":"forbidden"}}`,
    ]);
  });

  it('is none where it succeeded once, or broke', () => {
    expect(refused(list(), asked(get, '/api/v1/clients/c1', 403), asked(get, '/api/v1/clients/c1', 200))).toEqual([]);
    expect(refused(list(), asked(get, '/api/v1/clients/c1', 403), asked(get, '/api/v1/clients/c1', 500))).toEqual([]);
  });

  it('is none where every request gave it a reason', () => {
    const create = 'POST /api/v1/clients';
    const reasons = [
      asked(get, '/api/v1/clients/unknown', 404),
      asked(get, '/api/v1/clients/c1', 401, { as: 'ApiKey $BAD_CREDENTIAL' }),
      asked(get, '/api/v1/clients/c1?what=ever', 400),
      asked(create, '/api/v1/clients', 400, { body: '{"name":5}' }),
      asked(create, '/api/v1/clients', 400, { body: 'no JSON' }),
    ];
    expect(refused(list(), ...reasons)).toEqual([]);
    expect(refused(list(), asked(create, '/api/v1/clients', 403, { body: '{"name":"a valid name"}' }))).toHaveLength(1);
  });

  it('is a note of the terminal and the summary, and no failure', () => {
    const noted = report([], {
      refused: [{ api: 'partner', operation: get, says: 'only ever answered with 4xx', exchange: 'x1' }],
    });
    expect(verdictLines(noted, (_, text) => text)).toContain(`never succeeded ${get}: only ever answered with 4xx`);
    expect(renderSummary(noted)).toContain('## Operations that never succeeded (1)');
    expect(noted.verdict).toBe('conformant');
  });
});
