import { expect, it } from 'vitest';
import { Holders } from '../../src/session/holders.ts';
import { type Resource, standingOf } from '../../src/session/resources.ts';

const account = (serviceAccountId: string): Resource => ({
  id: `of ${serviceAccountId}`,
  what: `service account ${serviceAccountId}`,
  api: 'workspace',
  operation: 'DELETE /api/v1/service-accounts/{serviceAccountId}',
  path: { serviceAccountId },
});
const alone = (label: string) => ({ label, borrowed: new Set<string>() });

it('who holds what got the id of something else is robbed when that is removed a second time', () => {
  const holders = new Holders();
  holders.holds(standingOf(account('7')), 'first');
  holders.removed(standingOf(account('7')), alone('first'));
  holders.holds(standingOf(account('7')), 'second');
  expect(holders.robberOf(alone('second'))).toBeNull();
  holders.removed(standingOf(account('7')), alone('first'));
  expect(holders.robberOf(alone('second'))).toBe('first');
  expect(holders.robberOf({ label: 'third', borrowed: new Set(['second']) })).toBe('first');
  expect(holders.robberOf(alone('first'))).toBeNull();
});

it('who removes its own, or what it borrowed, robs nobody', () => {
  const holders = new Holders();
  holders.holds(standingOf(account('7')), 'first');
  holders.removed(standingOf(account('7')), alone('first'));
  holders.holds(standingOf(account('8')), 'a shared one');
  holders.removed(standingOf(account('8')), { label: 'first', borrowed: new Set(['a shared one']) });
  // Nobody holds it.
  holders.removed(standingOf(account('9')), alone('first'));
  for (const label of ['first', 'a shared one']) expect(holders.robberOf(alone(label))).toBeNull();
});

it('who holds what somebody else changes under an id that was given again is robbed, too, and goes on holding it', () => {
  const holders = new Holders();
  holders.holds(standingOf(account('7')), 'a shared one');
  holders.changed(standingOf(account('7')), { label: 'first', borrowed: new Set(['a shared one']) });
  expect(holders.robberOf(alone('a shared one'))).toBeNull();
  holders.changed(standingOf(account('7')), alone('second'));
  expect(holders.robberOf(alone('a shared one'))).toBe('second');
  holders.removed(standingOf(account('7')), alone('third'));
  expect(holders.robberOf(alone('a shared one'))).toBe('third');
});

it('two who were given one id while both things are there rob nobody: the target is to blame', () => {
  const holders = new Holders();
  holders.holds(standingOf(account('7')), 'first');
  holders.holds(standingOf(account('7')), 'second');
  holders.changed(standingOf(account('7')), alone('first'));
  holders.removed(standingOf(account('7')), alone('second'));
  for (const label of ['first', 'second']) expect(holders.robberOf(alone(label))).toBeNull();
});

it('who removes a thing twice robs who got its id before the answer to the first removal was there', () => {
  const holders = new Holders();
  holders.holds(standingOf(account('7')), 'first');
  holders.holds(standingOf(account('7')), 'second');
  holders.removed(standingOf(account('7')), alone('first'));
  expect(holders.robberOf(alone('second'))).toBeNull();
  holders.removed(standingOf(account('7')), alone('first'));
  expect(holders.robberOf(alone('second'))).toBe('first');
});
