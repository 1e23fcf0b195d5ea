import { expect, test } from 'vitest';
import { listedThroughoutRule } from '../../suites/support/listed-throughout.ts';
import { brokenBy, type Told } from './told.ts';

const members = '/api/v1/members';
const listed = 'workspace.member.list.contains-added';
const createdAt = '2026-01-01T00:00:00Z';
const one = { id: 'm1', user: { email: 'one@example.com' }, createdAt };
const other = { id: 'm2', user: { email: 'two@example.com' }, createdAt };

const list = (records: readonly object[], at: number): Told => ({
  operation: `GET ${members}`,
  path: members,
  answer: { data: records },
  at,
});
const remove = (at: number): Told => ({
  operation: `DELETE ${members}/{memberId}`,
  path: `${members}/m1`,
  answer: {},
  at,
});
const broken = (...told: readonly Told[]): Promise<string[]> => brokenBy(listedThroughoutRule, ...told);

test('what a list shows before and after was there in between', async () => {
  const around = (between: Told): Told[] => [list([one, other], 0), between, list([one, other], 40)];
  expect(await broken(...around(list([other], 20)))).toEqual([listed]);
  expect(await broken(...around(list([other, one], 20)))).toEqual([]);
  expect(await broken(...around({ ...list([other], 20), path: `${members}?email=two@example.com` }))).toEqual([]);
  expect(await broken(...around({ ...list([other], 20), open: true }))).toEqual([]);
});

test('what was asked for while another answer was under way tells nothing', async () => {
  expect(await broken(list([one, other], 0), list([other], 5), list([one, other], 40))).toEqual([]);
  expect(await broken(list([one, other], 0), list([other], 20), list([one, other], 25))).toEqual([]);
});

test('what was removed, or is being written to, may come back', async () => {
  const begun = [list([one, other], 0), list([other], 40)];
  expect(await broken(begun[0] ?? remove(0), remove(20), list([other], 40), list([one, other], 60))).toEqual([]);
  expect(await broken(...begun, { ...list([one, other], 60), writing: [`${members}/m1`] })).toEqual([]);
  expect(await broken(...begun, list([one, other], 60))).toEqual([listed]);
});

test('after a while it may be another one', async () => {
  expect(await broken(list([one, other], 0), list([other], 20), list([one, other], 20_000))).toEqual([]);
});

test('what is called otherwise, or could be of anybody, is not known to be the same', async () => {
  const called = { ...one, user: { email: 'three@example.com' } };
  expect(await broken(list([one, other], 0), list([other], 20), list([called, other], 40))).toEqual([]);
  const [plain, beside] = [one, other].map(({ createdAt: _, ...record }) => record);
  if (plain === undefined || beside === undefined) throw new Error('there are two');
  expect(await broken(list([plain, beside], 0), list([beside], 20), list([plain, beside], 40))).toEqual([]);
  const unique = { ...plain, id: '6f0d4d8e-2b1a-4c57-9e83-a51c7f20d9b4' };
  expect(await broken(list([unique, beside], 0), list([beside], 20), list([unique, beside], 40))).toEqual([listed]);
});
