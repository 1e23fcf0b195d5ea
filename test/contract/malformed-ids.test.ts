import { describe, expect, it } from 'vitest';
import { operations } from '../../generated/operations.ts';
import type { Exchange, Expectation } from '../../src/http/exchange.ts';
import { judgeByContract } from '../../src/session/response-rules.ts';

const operation = 'GET /api/v1/filespaces/{filespaceId}';

/** The ids of the requirements that a 400 of get filespace breaks. */
function broken(json: unknown, expectation: Expectation = {}): string[] {
  const exchange: Exchange = {
    ...{ id: 'x1', api: 'workspace', operation, status: 400, statusText: '', startedAt: 0, durationMs: 1 },
    request: { method: 'GET', url: 'http://localhost/api/v1/filespaces/x', headers: {}, body: null },
    headers: { 'content-type': 'application/json' },
    ...{
      text: JSON.stringify(json),
      json,
      body: 'json',
      jsonType: true,
      expectation,
      schemaProblems: null,
      unreadable: null,
    },
  };
  return judgeByContract(exchange).flatMap(({ requirement, problem }) => (problem === null ? [] : [requirement]));
}

const stated = { error: { message: 'no' } };

describe('a 400 that only malformed ids get', () => {
  it('is documented for every operation with an id in its path', () => {
    const without = operations.filter(
      ({ pathParameters, responses }) => pathParameters.length > 0 && !('400' in responses),
    );
    expect(without.map((each) => each.operation)).toEqual([]);
  });

  it('conforms where such an id was sent, with the stated body', () => {
    expect(broken(stated, { also: [400] })).toEqual([]);
    expect(broken({ oops: true }, { also: [400] })).toEqual(['workspace.error.bad-request-body']);
  });

  it('does not conform elsewhere', () => {
    expect(broken(stated)).toEqual(['workspace.response.status']);
  });
});
