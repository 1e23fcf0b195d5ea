import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createContext, type OwnedContext } from '../../src/check/context.ts';
import { Inconclusive } from '../../src/model/errors.ts';
import { stage } from '../check/stage.ts';

const json = { 'content-type': 'application/json' };

/** Has room for so many entries in each filespace, and takes none that is called `odd`. */
function entries(most: number, message = 'File system storage size limit exceeded'): RequestListener {
  const held = new Map<string, Set<string>>();
  return async (request, response) => {
    const body = await text(request);
    const [, place = ''] = /filespaces\/([^/]+)/.exec(request.url ?? '') ?? [];
    const own = held.get(place) ?? new Set();
    held.set(place, own);
    if (request.method === 'DELETE') {
      own.delete(decodeURIComponent(request.url?.split('/').at(-1) ?? ''));
      return void response.writeHead(200, json).end('{}');
    }
    if (request.method === 'GET') {
      return void response.writeHead(200, json).end(JSON.stringify({ data: { id: '1:0', name: '', type: 'dir' } }));
    }
    if (own.size >= most || body.includes('odd')) {
      return void response.writeHead(403, json).end(JSON.stringify({ error: { message } }));
    }
    const data = { ...JSON.parse(body), id: `1:${Math.random().toString().slice(2)}` };
    own.add(data.id);
    response.writeHead(201, json).end(JSON.stringify({ data }));
  };
}

async function create(t: OwnedContext, filespaceId: string, name: string): Promise<number> {
  const body = { parentId: '1:0', name, type: 'dir' as const };
  const operation = 'POST /api/v1/filespaces/{filespaceId}/entries' as const;
  const { response } = await t.workspace.raw({ operation, path: { filespaceId }, body });
  return response.status;
}

test('an entry that is refused where there is room for another one is refused for itself', async () => {
  const { session } = await stage({ answer: entries(2), token: 't0ken' });
  const t = createContext(session);
  expect(await create(t, 'one', 'a')).toBe(201);
  expect(await create(t, 'one', 'odd')).toBe(403);
  // What was tried has gone again.
  expect(await create(t, 'one', 'b')).toBe(201);
  expect(await create(t, 'two', 'odd')).toBe(403);
});

test('what was refused before somebody made room is tried again', async () => {
  let creates = 0;
  const roomy = entries(2);
  const answer: RequestListener = (request, response) => {
    creates += request.method === 'POST' ? 1 : 0;
    if (creates !== 2 || request.method !== 'POST') return void roomy(request, response);
    request.resume();
    const message = 'File system storage size limit exceeded';
    response.writeHead(403, json).end(JSON.stringify({ error: { message } }));
  };
  const { session } = await stage({ answer, token: 't0ken' });
  const t = createContext(session);
  expect(await create(t, 'one', 'a')).toBe(201);
  expect(await create(t, 'one', 'b')).toBe(201);
});

test('where another one is refused as well, nothing is said about the target', async () => {
  const { session } = await stage({ answer: entries(1), token: 't0ken' });
  const t = createContext(session);
  expect(await create(t, 'one', 'a')).toBe(201);
  await expect(create(t, 'one', 'odd')).rejects.toThrow('hold no more entries (403');
});

test('a target that takes no entry at all is not taken for a full one, unless it says so', async () => {
  const { session } = await stage({ answer: entries(0, 'Not allowed'), token: 't0ken' });
  expect(await create(createContext(session), 'one', 'a')).toBe(403);
});

test('a filespace that says it is full from its start is neither accused nor passed', async () => {
  const { session } = await stage({ answer: entries(0), token: 't0ken' });
  await expect(create(createContext(session), 'one', 'a')).rejects.toSatisfy(
    (error) => error instanceof Inconclusive && error.message.includes('hold no more entries (403'),
  );
});

test('what is refused in the words for want of room before anything was made is refused for itself', async () => {
  const { session } = await stage({ answer: entries(1), token: 't0ken' });
  const t = createContext(session);
  expect(await create(t, 'one', 'odd')).toBe(403);
  expect(await create(t, 'one', 'a')).toBe(201);
});
