import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createContext, type OwnedContext } from '../../src/check/context.ts';
import { exchangeOf, field } from '../../src/check/index.ts';
import { Nonconformance, TargetFull } from '../../src/model/errors.ts';
import { stage } from '../check/stage.ts';

const json = { 'content-type': 'application/json' };

/** Has room for so many clients, and takes none that is called `too long`, for which there are the same words or others. */
function clients(most: number, words?: string): RequestListener {
  const ids = new Set<string>();
  const refuse = (response: Parameters<RequestListener>[1], message: string): void =>
    void response.writeHead(400, json).end(JSON.stringify({ error: { type: 'client_error', message } }));
  return async (request, response) => {
    const body = await text(request);
    if (request.method === 'DELETE') {
      ids.delete(request.url?.split('/').at(-1) ?? '');
      return void response.writeHead(204).end();
    }
    if (body.includes('too long')) return refuse(response, words ?? 'Name exceeds the maximum');
    if (ids.size >= most) return refuse(response, words ?? 'There is no room for more');
    const id = `client-${ids.size}-${Math.random()}`;
    ids.add(id);
    response.writeHead(201, json).end(JSON.stringify({ id }));
  };
}

/** Has room for so many filespaces; one that is deleted counts for a while. */
function filespaces(most: number, countsForMs: number): RequestListener {
  const until = new Map<string, number>();
  return async (request, response) => {
    const body = await text(request);
    const id = request.url?.split('/').at(-1) ?? '';
    if (request.method === 'DELETE') {
      until.set(id, Date.now() + countsForMs);
      return void response.writeHead(200, json).end('{}');
    }
    if ([...until.values()].filter((end) => end > Date.now()).length >= most) {
      return void response.writeHead(400, json).end(JSON.stringify({ error: { message: 'The plan is used up' } }));
    }
    const made = { id: crypto.randomUUID(), name: JSON.parse(body).name };
    until.set(made.id, Number.POSITIVE_INFINITY);
    response.writeHead(201, json).end(JSON.stringify({ data: made }));
  };
}

async function create(t: OwnedContext, name: string): Promise<number> {
  const { response } = await t.partner.raw({ operation: 'POST /api/v1/clients', body: { name } });
  return response.status;
}

describe('a create that is refused in words that say nothing of a quota', () => {
  const send = (t: OwnedContext, name: string) => t.partner.raw({ operation: 'POST /api/v1/clients', body: { name } });

  it('fails no check where an ordinary one is refused as well, which was taken before', async () => {
    const { session } = await stage({ answer: clients(1, 'It cannot be') });
    const t = createContext(session);
    await send(t, t.names.client());
    const refused = new Nonconformance('201', '400', [exchangeOf(await send(t, 'Any other name')).id]);
    expect(await session.explained(refused, t.scope)).toBeInstanceOf(TargetFull);
    await t.finish();
  });

  it('fails its check where no ordinary one was ever taken, or where one still is', async () => {
    for (const most of [0, 5]) {
      const { session } = await stage({ answer: clients(most, 'It cannot be') });
      const t = createContext(session);
      await send(t, t.names.client());
      const refused = new Nonconformance('201', '400', [exchangeOf(await send(t, 'too long')).id]);
      expect(await session.explained(refused, t.scope)).toBe(refused);
      await t.finish();
    }
  });
});

describe('a create that is refused in words of a quota', () => {
  it('is sent again when there is room', async () => {
    const { session } = await stage({ answer: clients(1) });
    const [first, second] = [createContext(session), createContext(session)];
    expect(await create(first, 'one')).toBe(201);
    const waiting = create(second, 'two');
    await first.sleep(2_000);
    await first.finish();
    expect(await waiting).toBe(201);
    await second.finish();
  });

  it('is waited for less and less where nothing ever makes room', async () => {
    const { session } = await stage({ answer: clients(0) });
    const t = createContext(session);
    const startedAt = Date.now();
    for (let count = 0; count < 20; count += 1)
      await expect(create(t, `one ${count}`)).rejects.toThrow('no more clients');
    expect(Date.now() - startedAt).toBeLessThan(8_000);
    await t.finish();
  });

  it('is believed where another one is taken, from then on without asking', async () => {
    const { session, asked } = await stage({ answer: clients(5) });
    const t = createContext(session);
    expect(await create(t, 'too long')).toBe(400);
    const creates = (): number => asked.filter((request) => request === 'POST /api/v1/clients').length;
    const tried = creates();
    expect(tried).toBeGreaterThan(1);
    expect(await create(t, 'too long')).toBe(400);
    expect(creates()).toBe(tried + 1);
    await t.finish();
  });

  it('is sent again until there is room where what is deleted takes time to go, control and all', async () => {
    const { session, asked } = await stage({ answer: filespaces(1, 700), token: 'wt_0123456789', settleMs: 5_000 });
    const t = createContext(session);
    const make = () => t.workspace.raw({ operation: 'POST /api/v1/filespaces', body: { name: t.names.filespace() } });
    const creates = (): number => asked.filter((request) => request === 'POST /api/v1/filespaces').length;
    for (const mostAsked of [1, 15, 8]) {
      const before = creates();
      const reply = await make();
      expect(reply.response.status).toBe(201);
      expect(creates() - before).toBeLessThanOrEqual(mostAsked);
      const path = { filespaceId: String(field(field(exchangeOf(reply).json, 'data'), 'id')) };
      await t.workspace.raw({ operation: 'DELETE /api/v1/filespaces/{filespaceId}', path });
    }
    await t.finish();
  });
});

/** Has room for so many data stores in all filespaces together. */
function dataStores(most: number): RequestListener {
  const ids = new Set<string>();
  return async (request, response) => {
    const id = request.url?.split('/').at(-1) ?? '';
    if (request.method === 'DELETE') {
      ids.delete(id);
      return void response.writeHead(200, json).end('{}');
    }
    const { name, kind } = JSON.parse(await text(request));
    if (ids.size >= most) {
      const error = { message: 'Maximum number of data stores reached' };
      return void response.writeHead(400, json).end(JSON.stringify({ error }));
    }
    const made = crypto.randomUUID();
    ids.add(made);
    response.writeHead(201, json).end(JSON.stringify({ id: made, name, kind }));
  };
}

describe('a target that counts the data stores of all filespaces together', () => {
  const stores = '/api/v1/filespaces/{filespaceId}/external/data-stores';
  const send = (t: OwnedContext, filespaceId: string) =>
    t.workspace.raw({
      operation: `POST ${stores}`,
      path: { filespaceId },
      body: { name: t.names.dataStore(), kind: 'HttpLinkDataStore' },
    });

  it('lets who finds no room in one of them wait for what goes from another', async () => {
    const { session } = await stage({ answer: dataStores(1), token: 'a-token-of-the-test' });
    const [first, second] = [createContext(session), createContext(session)];
    const held = await send(first, 'one');
    const path = { filespaceId: 'one', dataStoreId: String(field(exchangeOf(held).json, 'id')) };
    const waiting = send(second, 'other');
    const isFirst = await Promise.race([waiting.then(() => false), second.sleep(3_000).then(() => true)]);
    expect(isFirst).toBe(true);
    await first.workspace.raw({ operation: `DELETE ${stores}/{dataStoreId}`, path });
    expect((await waiting).response.status).toBe(201);
    await Promise.all([first.finish(), second.finish()]);
  });
});
