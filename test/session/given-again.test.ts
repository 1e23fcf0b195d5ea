import { expect, it } from 'vitest';
import { GivenAgain, isNumbered } from '../../src/session/given-again.ts';

function removal(target: string) {
  const operation = 'DELETE /api/v1/members/{memberId}';
  return {
    api: 'workspace' as const,
    method: 'DELETE',
    operation,
    target,
    headers: {},
    body: null,
    authorization: undefined,
  };
}

it('looks where something counted was, and below it, until the run makes that itself', () => {
  const given = new GivenAgain();
  given.removed('workspace  /api/v1/members/7', removal('/api/v1/members/7'));
  expect(given.lookUnder('workspace  /api/v1/members/7/groups')).toMatchObject({
    method: 'GET',
    operation: 'GET /api/v1/members/{memberId}',
    target: '/api/v1/members/7',
  });
  expect(given.lookUnder('workspace  /api/v1/members/77')).toBeNull();
  given.made('workspace  /api/v1/members/7');
  expect(given.lookUnder('workspace  /api/v1/members/7')).toBeNull();
});

it('looks for nothing whose id nobody else gets', () => {
  const given = new GivenAgain();
  given.removed('workspace  /api/v1/members/a3f0c1d2e4', removal('/api/v1/members/a3f0c1d2e4'));
  expect(given.lookUnder('workspace  /api/v1/members/a3f0c1d2e4')).toBeNull();
  expect(['12', 'cl_12', 'user12'].every(isNumbered)).toBe(true);
});
