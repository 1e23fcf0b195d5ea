import { expect, test } from 'vitest';
import { lifeRule } from '../../suites/support/life-rules.ts';
import { brokenBy, type Told } from './told.ts';

const members = '/api/v1/members';
const one = { id: 'm1', user: { id: 'u1', email: 'one@example.com' }, role: 'standard' };
const other = { id: 'm2', user: { id: 'u2', email: 'two@example.com' }, role: 'standard' };

const add = (record: typeof one, at: number): Told => ({
  operation: `POST ${members}`,
  path: members,
  body: { email: record.user.email },
  status: 201,
  answer: { data: record },
  at,
});
const list = (records: readonly object[], at: number): Told => ({
  operation: `GET ${members}`,
  path: members,
  answer: { data: records },
  at,
});
const to = (method: 'GET' | 'PATCH' | 'DELETE', at: number): Told => ({
  operation: `${method} ${members}/{memberId}`,
  path: `${members}/m1`,
  answer: { data: one },
  at,
});

const broken = (...told: readonly Told[]): Promise<string[]> => brokenBy(lifeRule, ...told);

test('what was removed is neither listed nor found', async () => {
  const begun = [add(one, 0), list([one], 20), to('DELETE', 40)];
  expect(await broken(...begun, list([one], 60), to('GET', 80))).toEqual([
    'workspace.member.remove.not-listed',
    'workspace.member.remove.gone',
  ]);
  expect(await broken(...begun, list([], 60), { ...to('GET', 80), status: 404, answer: {} })).toEqual([]);
});

test('what was asked before the removal was answered, or shows another one of its id, tells nothing', async () => {
  const begun = [add(one, 0), to('DELETE', 40)];
  const again = { ...one, user: other.user };
  expect(await broken(...begun, list([one], 45))).toEqual([]);
  expect(await broken(...begun, list([again], 60))).toEqual([]);
  expect(await broken(...begun, add({ ...one, id: 'm9' }, 60), list([one], 80))).toEqual([]);
});

test('what has an id that was given before may be that of others by now', async () => {
  const again = { ...one, user: other.user };
  const begun = [add(one, 0), to('DELETE', 20), add(again, 40), list([again], 60)];
  expect(await broken(...begun, list([], 80))).toEqual([]);
  expect(await broken(...begun, { ...to('GET', 80), status: 404, answer: {} })).toEqual([]);
});

test('a removal that was asked for before a create was answered may be that of the one before it', async () => {
  const begun = [add(one, 0), add(one, 40), { ...to('DELETE', 20), at: 35 }];
  expect(await broken(...begun, list([one], 60), to('GET', 80))).toEqual([]);
});

test('what was made stays in the list until it is removed', async () => {
  const begun = [add(one, 0), add(other, 20), list([one, other], 40)];
  expect(await broken(...begun, list([other], 60))).toEqual(['workspace.member.list.contains-added']);
  expect(await broken(...begun, { ...list([other], 60), writing: [`${members}/m1`] })).toEqual([]);
  expect(await broken(...begun, { ...to('DELETE', 60), status: 502 }, list([other], 80))).toEqual([]);
  expect(await broken(...begun, { ...to('DELETE', 60), status: 401 }, list([other], 80))).not.toEqual([]);
  expect(await broken(...begun, { ...list([], 60), path: `${members}?email=nobody` })).toEqual([]);
});

test('ids may differ in case alone', async () => {
  const twin = { ...other, id: 'M1' };
  const begun = [add(one, 0), add(twin, 20), list([one, twin], 40), to('DELETE', 60)];
  expect(await broken(...begun, list([twin], 80))).toEqual([]);
  expect(await broken(...begun, list([one, twin], 80))).toEqual(['workspace.member.remove.not-listed']);
});

test('what was made is found until it is removed', async () => {
  const missed = { ...to('GET', 20), status: 404, answer: {} };
  expect(await broken(add(one, 0), missed)).toEqual(['workspace.member.get.status']);
  expect(await broken(add(one, 0), { ...missed, open: true })).toEqual([]);
});

test('the last update is what is shown, unless several met', async () => {
  const begun = [add(one, 0), { ...to('PATCH', 20), body: { role: 'filespaceAdmin' } }];
  expect(await broken(...begun, to('GET', 40), list([one], 60))).toEqual([
    'workspace.member.update.read-back',
    'workspace.member.update.listed',
  ]);
  const meeting = { ...to('PATCH', 25), body: { role: 'standard' } };
  expect(await broken(...begun, meeting, to('GET', 40))).toEqual([]);
  expect(await broken(...begun, to('GET', 25))).toEqual([]);
});

test('what an update to a value comes to that the documents do not name is open', async () => {
  const begun = [add(one, 0), { ...to('PATCH', 20), body: { role: 'billing' } }];
  expect(await broken(...begun, to('GET', 40), list([one], 60))).toEqual([]);
});

test('a removal that is accepted elsewhere may have removed what has the id', async () => {
  const stores = (filespace: string) => `/api/v1/filespaces/${filespace}/external/data-stores`;
  const all = '/api/v1/filespaces/{filespaceId}/external/data-stores';
  const store = { id: 'd1', name: 'one', kind: 'HttpLinkDataStore' };
  const make: Told = {
    ...{ operation: `POST ${all}`, path: stores('f1'), body: store, status: 201, answer: store, at: 0 },
  };
  const read = (records: readonly object[], at: number): Told => ({
    ...{ operation: `GET ${all}`, path: stores('f1'), answer: records, at },
  });
  const remove: Told = { operation: `DELETE ${all}/{dataStoreId}`, path: `${stores('f2')}/d1`, answer: {}, at: 40 };
  const missed = ['workspace.data-store.list.contains-created'];
  expect(await broken(make, read([store], 20), remove, read([], 60))).toEqual([]);
  expect(await broken(make, read([store], 20), { ...remove, status: 404 }, read([], 60))).toEqual(missed);
});

const slow = '/api/v1/filespaces';
const filespace = { id: 'f1', name: 'vct-one', status: 'ready' };
const filespaces = (records: readonly object[], at: number): Told => ({
  operation: `GET ${slow}`,
  path: slow,
  answer: { data: records },
  at,
});

test('a list that was asked for before another one showed it, and was answered after that, may lack it', async () => {
  const create = { operation: `POST ${slow}`, path: slow, body: { name: filespace.name }, status: 201, at: 0 };
  const begun = [{ ...create, answer: { data: filespace } }, filespaces([filespace], 40)];
  expect(await broken(...begun, filespaces([], 45))).toEqual([]);
  expect(await broken(...begun, filespaces([], 60))).toEqual(['workspace.filespace.list.contains-created']);
});

test('a get shows what its path names', async () => {
  expect(await broken(add(one, 0), { ...to('GET', 20), answer: { data: other } })).toEqual([
    'workspace.member.get.same-id',
  ]);
});

test('what is to go in the end is found, too, whatever else may be answered', async () => {
  const stores = `${slow}/f1/external/data-stores`;
  const body = { name: 'vct-store' };
  const create = { operation: `POST ${stores.replace('f1', '{filespaceId}')}`, path: stores, body, status: 201, at: 0 };
  const made = { ...create, answer: { id: 's1', ...body } };
  const operation = `DELETE ${stores.replace('f1', '{filespaceId}')}/{dataStoreId}`;
  const end = { operation, path: `${stores}/s1`, status: 404, answer: {}, at: 20, open: true };
  expect(await broken(made, { ...end, cleansUp: true })).toEqual(['workspace.data-store.delete.status']);
  expect(await broken(made, end)).toEqual([]);
});

test('who is invited a second time may be somebody new, in place of who was invited first', async () => {
  const anew = { ...one, id: 'm3' };
  const begun = [add(one, 0), list([one], 20), add(anew, 40)];
  expect(await broken(...begun, list([anew], 60))).toEqual([]);
  expect(await broken(...begun, { ...to('GET', 60), status: 404, answer: {} })).toEqual([]);
  expect(await broken(...begun, list([anew], 60), list([], 80))).toEqual(['workspace.member.list.contains-added']);
});
