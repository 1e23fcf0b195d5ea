import { describe, expect, it } from 'vitest';
import type { Outgoing } from '../../src/http/client.ts';
import { isOrdinary } from '../../src/session/controls.ts';
import { createNames } from '../../src/session/names.ts';

let drawn = 0;
const names = createNames('abc123', () => {
  drawn += 1;
  return drawn;
});

function create(body: object): Outgoing {
  return {
    api: 'workspace',
    authorization: null,
    operation: 'POST /api/v1/service-accounts',
    method: 'POST',
    target: '/api/v1/service-accounts',
    headers: {},
    body: JSON.stringify(body),
  };
}

describe('isOrdinary', () => {
  it('asks for the same under another name, in whatever order', () => {
    const control = create({ name: names.serviceAccount(), serviceIdentity: { isSingleUse: false } });
    expect(isOrdinary(create({ serviceIdentity: { isSingleUse: false }, name: names.serviceAccount() }), control)).toBe(
      true,
    );
    expect(isOrdinary(create({ name: names.serviceAccount() }), control)).toBe(false);
  });

  it('knows objects that have no text', () => {
    const strange = create({ name: names.serviceAccount(), b: { toString: 7, valueOf: null }, a: ['text'] });
    expect(isOrdinary(strange, create({ name: names.serviceAccount() }))).toBe(false);
    expect(isOrdinary(strange, strange)).toBe(true);
  });
});
