import { describe, expect, it } from 'vitest';
import type { Outgoing } from '../../src/http/client.ts';
import { fateOf } from '../../src/session/lost-writes.ts';

const own = 'vct-4k9z1q-7';
const id = '5f0c1e52-0000-4000-8000-000000000001';

type Answers = (target: string) => { status: number; json?: unknown };

/** What is thought to have become of a request, and where it was looked for. */
async function told(
  operation: string,
  path: Record<string, string>,
  body: object | null,
  answers: Answers,
  known: readonly string[] = [],
) {
  const [method = '', template = ''] = operation.split(' ');
  const target = template.replace(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '');
  const asked: string[] = [];
  const outgoing: Outgoing = {
    api: 'partner',
    operation,
    method,
    target,
    headers: {},
    body: body === null ? null : JSON.stringify(body),
    authorization: undefined,
  };
  const look = async (_: string, at: string) => {
    asked.push(at);
    const { status, json } = answers(at);
    return { status, json, text: '' };
  };
  const fate = await fateOf(outgoing, look, (each) => known.includes(each));
  return { fate, asked };
}

const list =
  (...records: object[]): Answers =>
  () => ({ status: 200, json: { data: records } });

async function createOf(name: unknown, answers: Answers, known: readonly string[] = []) {
  return (await told('POST /api/v1/clients', {}, { name }, answers, known)).fate;
}

describe('a create whose answer was lost', () => {
  it('is done where what it asked for is listed, however its name is shown', async () => {
    const listed = list({ id: 'x', name: 'another' }, { id, name: ` ${own.toUpperCase()} ` });
    expect(await createOf(own, listed)).toEqual({ state: 'done', id });
    expect(await createOf(own, list({ name: own }))).toEqual({ state: 'done', id: null });
  });

  it('is undone where what is listed by its name is what another create is known to have made', async () => {
    expect(await createOf(own, list({ id, name: own }), [id])).toEqual({ state: 'undone' });
    expect(await createOf(own, list({ id, name: own }, { id: 'x', name: own }), [id])).toEqual({
      state: 'done',
      id: 'x',
    });
  });

  it('is undone where the list shows names, and not this one', async () => {
    expect(await createOf(own, list({ id, name: 'another' }))).toEqual({ state: 'undone' });
    expect(await createOf(own, list())).toEqual({ state: 'undone' });
  });

  it('is nobody knows what where the list tells nothing', async () => {
    for (const answers of [list({ id }), () => ({ status: 500 }), () => ({ status: 200 })] satisfies Answers[]) {
      expect(await createOf(own, answers)).toEqual({ state: 'unknown' });
    }
    for (const name of ['', 7, undefined]) expect(await createOf(name, list())).toEqual({ state: 'unknown' });
  });

  it('is never taken for done by a name that somebody else may have given', async () => {
    expect(await createOf('ab', list({ id, name: 'ab' }))).toEqual({ state: 'unknown' });
  });

  it('is looked for on every page that something new may be on, within bounds', async () => {
    const page = (createdAt: string) => Array.from({ length: 100 }, (_, at) => ({ name: `n${at}`, createdAt }));
    const now = new Date().toISOString();
    const look = (answers: Answers) => told('POST /api/v1/clients', {}, { name: own }, answers);
    const onSecond = await look((at) => ({ status: 200, json: at.includes('p=1') ? page(now) : [{ id, name: own }] }));
    expect(onSecond.fate).toEqual({ state: 'done', id });
    const old = await look(() => ({ status: 200, json: page('2020-01-01T00:00:00Z') }));
    expect([old.fate, old.asked.length]).toEqual([{ state: 'undone' }, 1]);
    const endless = await look(() => ({ status: 200, json: page(now) }));
    expect([endless.fate, endless.asked.length]).toEqual([{ state: 'unknown' }, 5]);
  });

  it('is looked for where its parent lists it, and a list that goes on says nothing of what it lacks', async () => {
    const entry = { parentId: '7:1', name: own, type: 'dir' };
    const operation = 'POST /api/v1/filespaces/{filespaceId}/entries';
    const look = (answers: Answers) => told(operation, { filespaceId: 'fs' }, entry, answers);
    const found = await look(() => ({ status: 200, json: { data: { entries: [{ id: '7:2', name: own }] } } }));
    expect(found).toEqual({
      fate: { state: 'done', id: '7:2' },
      asked: ['/api/v1/filespaces/fs/entries/7%3A1/children'],
    });
    const more = { data: { entries: [{ name: 'another' }], nextCursor: 'c' } };
    expect((await look(() => ({ status: 200, json: more }))).fate).toEqual({ state: 'unknown' });
  });
});

describe('a delete whose answer was lost', () => {
  const look = async (clientId: string, status: number) =>
    (await told('DELETE /api/v1/clients/{clientId}', { clientId }, null, () => ({ status }))).fate;

  it('is done where the thing is 404, undone where it is there, unknown otherwise', async () => {
    expect(await look(id, 404)).toEqual({ state: 'done', id: null });
    expect(await look(id, 200)).toEqual({ state: 'undone' });
    for (const status of [401, 403, 500]) expect(await look(id, status)).toEqual({ state: 'unknown' });
  });

  it('is unknown where the id may already be that of something else', async () => {
    for (const status of [200, 404]) expect(await look('17', status)).toEqual({ state: 'unknown' });
  });
});

describe('a change whose answer was lost', () => {
  const look = async (body: object, status: number, record?: object) =>
    (
      await told('PATCH /api/v1/filespaces/{filespaceId}', { filespaceId: id }, body, () => ({
        status,
        json: record === undefined ? undefined : { data: record },
      }))
    ).fate;

  it('is told by what the record shows of it', async () => {
    expect(await look({ name: own }, 200, { name: own })).toEqual({ state: 'done', id: null });
    expect(await look({ name: own }, 200, { name: 'as before' })).toEqual({ state: 'undone' });
    expect(await look({ name: own, size: 2 }, 200, { name: own, size: 1 })).toEqual({ state: 'undone' });
  });

  it('is unknown where the record shows nothing of it, or cannot be read', async () => {
    expect(await look({ secret: 'x' }, 200, { name: own })).toEqual({ state: 'unknown' });
    expect(await look({ name: { first: 'x' } }, 200, { name: own })).toEqual({ state: 'unknown' });
    expect(await look({ name: own }, 404)).toEqual({ state: 'unknown' });
  });
});

it('what is no operation of the documents, or changes nothing by itself, is unknown', async () => {
  const never: Answers = () => {
    throw new Error('nothing is to be asked');
  };
  expect((await told('PUT /api/v1/clients', {}, {}, never)).fate).toEqual({ state: 'unknown' });
  expect((await told('POST /api/v1/providers', {}, { name: own }, never)).fate).toEqual({ state: 'unknown' });
});
