import { describe, expect, it } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { broken } from './broken.ts';

const operation = 'GET /api/v1/filespaces/{filespaceId}';

/** A 400 of get filespace. */
function refused(said: unknown) {
  return { operation, status: 400, said };
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
    expect(broken(refused(stated), { also: [400] })).toEqual([]);
    expect(broken(refused({ oops: true }), { also: [400] })).toEqual(['workspace.error.bad-request-body']);
  });

  it('does not conform elsewhere', () => {
    expect(broken(refused(stated))).toEqual(['workspace.response.status']);
  });
});
