import { describe, expect, it } from 'vitest';
import { broken } from './broken.ts';

const page = '<html><body>503 Service Unavailable</body></html>';
const delay = { 'retry-after': '2' };

describe('a 503 with a delay', () => {
  it('pauses a create in the words of whoever stands before the service', () => {
    const operation = 'POST /api/v1/filespaces';
    expect(broken({ operation, status: 503, headers: delay, said: { error: { message: 'later' } } })).toEqual([]);
    expect(broken({ operation, status: 503, headers: delay, said: page })).toEqual([
      'workspace.error.unavailable-body',
    ]);
  });

  it('pauses nothing else', () => {
    const operation = 'GET /api/v1/filespaces/{filespaceId}';
    expect(broken({ operation, status: 503, headers: delay, said: page })).toContain('workspace.robustness.no-5xx');
  });
});

it('an answer that is no pause is JSON', () => {
  expect(broken({ operation: 'POST /api/v1/filespaces', status: 201, headers: delay, said: page })).toEqual(
    expect.arrayContaining(['workspace.response.content-type', 'workspace.response.json']),
  );
});
