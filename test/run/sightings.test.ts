import { expect, it } from 'vitest';
import type { Outgoing } from '../../src/http/client.ts';
import { Sightings } from '../../src/session/sightings.ts';
import { answer } from '../check/stage.ts';

const member = { id: 'm-1', role: 'standard' };

function outgoing(method: string, template: string, body: object | null = null): Outgoing {
  return {
    api: 'workspace',
    operation: `${method} ${template}`,
    method,
    target: template.replace('{memberId}', member.id),
    headers: {},
    body: body === null ? null : JSON.stringify(body),
    authorization: undefined,
  };
}

const one = '/api/v1/members/{memberId}';
const role = outgoing('PATCH', one, { role: 'standard' });

it('what was removed is not known by a list that was asked for before', () => {
  const sightings = new Sightings();
  const list = answer({ json: { data: [member] } });
  sightings.take(outgoing('GET', '/api/v1/members'), list);
  expect(sightings.stateOf(role).unchanged).toEqual(['role']);
  sightings.take(outgoing('DELETE', one), answer({ status: 204 }));
  sightings.take(outgoing('GET', '/api/v1/members'), list);
  expect(sightings.stateOf(role).unchanged).toEqual([]);
  // An id may be given again.
  sightings.take(outgoing('POST', '/api/v1/members', { email: 'a@example.com' }), answer({ json: { data: member } }));
  expect(sightings.stateOf(role).unchanged).toEqual(['role']);
});

it('an administrator of other filespaces is not what the member was before', () => {
  const sightings = new Sightings();
  const administering = (...filespaceIds: string[]): Outgoing =>
    outgoing('PATCH', one, { role: 'filespaceAdmin', filespaceIds });
  const changed = { ...member, role: 'filespaceAdmin' };
  // Of whom the list alone tells, nobody knows which those are.
  sightings.take(outgoing('GET', '/api/v1/members'), answer({ json: { data: [changed] } }));
  expect(sightings.stateOf(administering('f-1')).unchanged).toEqual(['role']);
  sightings.take(administering('f-1', 'f-2'), answer({ json: { data: changed } }));
  expect(sightings.stateOf(administering('f-2', 'f-1', 'f-1')).unchanged).toEqual(['role']);
  for (const others of [['f-1'], ['f-1', 'f-2', 'f-3'], ['f-3']])
    expect(sightings.stateOf(administering(...others)).unchanged).toEqual([]);
});

it('a parent may be anything that JSON can write', () => {
  const parentId = { toString: 'no function' };
  const create = outgoing('POST', '/api/v1/filespaces/f-1/entries', { parentId, name: 'one', type: 'dir' });
  expect(new Sightings().stateOf(create).alike).toEqual([]);
});

it('a deletion frees the name of what was there when it was asked for, not of what has its id since', () => {
  const sightings = new Sightings();
  const list = '/api/v1/filespaces';
  const make = (name: string, startedAt: number) =>
    sightings.take(outgoing('POST', list, { name }), answer({ json: { id: 'f-1' }, startedAt, durationMs: 10 }));
  make('first', 100);
  make('second', 205);
  const remove = { ...outgoing('DELETE', `${list}/{filespaceId}`), target: `${list}/f-1` };
  sightings.take(remove, answer({ status: 204, startedAt: 200, durationMs: 20 }));
  const alike = (name: string) => sightings.stateOf(outgoing('POST', list, { name })).alike;
  expect(alike('first')).toEqual(['freed']);
  expect(alike('second')).toEqual(['same']);
});
