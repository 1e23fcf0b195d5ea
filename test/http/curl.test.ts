import { describe, expect, it } from 'vitest';
import { curlOf } from '../../src/http/curl.ts';
import type { ExchangeRecord } from '../../src/report/model.ts';

function record(request: Partial<ExchangeRecord['request']>): ExchangeRecord {
  return {
    id: 'x1',
    api: 'partner',
    operation: 'POST /api/v1/clients',
    startedAt: '2026-01-01T00:00:00.000Z',
    durationMs: 1,
    request: { method: 'POST', url: 'http://127.0.0.1/api/v1/clients', headers: {}, body: null, ...request },
    response: null,
    failure: null,
  };
}

describe('curlOf', () => {
  it('keeps secrets as variables and everything else from the shell', () => {
    const headers = { authorization: 'ApiKey $PARTNER_API_KEY', 'user-agent': 'ours' };
    const command = curlOf(record({ headers, body: `{"name":"it's $HOME"}` }), new Set(['PARTNER_API_KEY']));
    expect(command).toBe(
      `curl -i -X POST -H 'authorization: ApiKey '"$PARTNER_API_KEY" --data-binary '{"name":"it'\\''s '` +
        `'$HOME''"}' 'http://127.0.0.1/api/v1/clients'`,
    );
  });

  it('needs no method for a GET', () => {
    expect(curlOf(record({ method: 'GET' }), new Set())).toBe(`curl -i 'http://127.0.0.1/api/v1/clients'`);
  });
});
