import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createContext, type OwnedContext } from '../../src/check/context.ts';
import { stage } from '../check/stage.ts';

const json = { 'content-type': 'application/json' };

/** Has room for so many clients, and takes none that is called `too long`. */
function clients(most: number): RequestListener {
  const ids = new Set<string>();
  const refuse = (response: Parameters<RequestListener>[1], message: string): void =>
    void response.writeHead(400, json).end(JSON.stringify({ error: { type: 'client_error', message } }));
  return async (request, response) => {
    const body = await text(request);
    if (request.method === 'DELETE') {
      ids.delete(request.url?.split('/').at(-1) ?? '');
      return void response.writeHead(204).end();
    }
    if (body.includes('too long')) return refuse(response, 'Name exceeds the maximum');
    if (ids.size >= most) return refuse(response, 'There is no room for more');
    const id = `client-${ids.size}-${Math.random()}`;
    ids.add(id);
    response.writeHead(201, json).end(JSON.stringify({ id }));
  };
}

async function create(t: OwnedContext, name: string): Promise<number> {
  const { response } = await t.partner.raw({ operation: 'POST /api/v1/clients', body: { name } });
  return response.status;
}

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
});
