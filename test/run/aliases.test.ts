import { expect, test } from 'vitest';
import { currentId, namesOf } from '../../src/model/aliases.ts';
import { parseReplayId } from '../../src/session/config.ts';
import { selectIds } from '../../src/session/select.ts';

test('an id of an earlier version selects the requirement that took its place', () => {
  const ids = ['partner.robustness.keeps-serving', 'partner.robustness.methods'];
  expect(selectIds(ids, { only: ['partner.robustness.recovers'], skip: [] })).toEqual([ids[0]]);
  expect(selectIds(ids, { only: [], skip: ['*.recovers'] })).toEqual([ids[1]]);
});

test('a replay id of an earlier version names the requirement of today', () => {
  expect(parseReplayId('workspace.entry.create.charset~abc~7')?.requirement).toBe('workspace.request.charset');
});

test('ids that never changed stay as they are', () => {
  expect(currentId('partner.ping.status')).toBe('partner.ping.status');
  expect(namesOf('partner.ping.status')).toEqual(['partner.ping.status']);
});
