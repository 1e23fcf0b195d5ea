import { expect, test } from 'vitest';
import { currentId, namesOf, titlesOf } from '../../src/model/aliases.ts';
import { labelKey, parseReplayId, type Replay, replayedTitle } from '../../src/session/config.ts';
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

const replayOf = (title: string): Replay => ({
  requirement: 'workspace.auth.missing',
  check: labelKey(title),
  seed: 7,
  path: null,
});

test('a replay id from before a title was reworded still means the check, and draws its cases by the former title', () => {
  const today = 'GET /api/v1/members rejects a request without an Authorization header';
  const before = 'GET /api/v1/members refuses no Authorization header';
  expect(replayedTitle(replayOf(before), 'workspace.auth.missing', today)).toBe(before);
  expect(replayedTitle(replayOf(today), 'workspace.auth.missing', today)).toBe(today);
  expect(replayedTitle(replayOf('another'), 'workspace.auth.missing', today)).toBeUndefined();
  expect(replayedTitle(replayOf(before), 'workspace.auth.garbage', today)).toBeUndefined();
});

test('a title has one name today, and those of before after it', () => {
  expect(titlesOf('the undeletable client is still listed')).toEqual([
    'the undeletable client is still listed',
    'it is still listed',
  ]);
  expect(titlesOf('a title that never changed')).toEqual(['a title that never changed']);
});
