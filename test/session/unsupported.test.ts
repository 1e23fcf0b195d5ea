import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { createContext } from '../../src/check/context.ts';
import { exchangeOf } from '../../src/check/index.ts';
import { Inconclusive, Nonconformance } from '../../src/model/errors.ts';
import { stage } from '../check/stage.ts';

const token = 'wt_0123456789';
const path = { filespaceId: 'f-1' };
const list = 'GET /api/v1/filespaces/{filespaceId}/external/data-stores';

/** Refuses some requests about data stores, and knows none. */
function stores(isRefused: (method: string, count: number) => boolean): RequestListener {
  let count = 0;
  return (request, response) => {
    count += 1;
    const refused = isRefused(request.method ?? '', count);
    const status = request.method === 'POST' ? 201 : 200;
    response.writeHead(refused ? 403 : status, { 'content-type': 'application/json' });
    const made = request.method === 'POST' ? { id: 'd-1', name: 'one', kind: 'HttpLinkDataStore' } : [];
    response.end(JSON.stringify(refused ? { error: { message: 'Unsupported' } } : made));
  };
}

async function explained(answer: RequestListener, reads: number) {
  const { session } = await stage({ answer, token });
  const t = createContext(session);
  let id = '';
  for (let count = 0; count < reads; count += 1) {
    id = exchangeOf(await t.workspace.raw({ operation: list, path })).id;
  }
  const failure = new Nonconformance('200', '403', [id]);
  const explanation = await session.explained(failure, t.scope);
  await t.finish();
  return { failure, explanation };
}

it('a check does not fail on a filespace without data stores', async () => {
  const { explanation } = await explained(
    stores(() => true),
    1,
  );
  expect(String(explanation)).toContain('does not support data stores');
});

it('a check fails where the list alone is refused', async () => {
  const { explanation, failure } = await explained(
    stores((method) => method === 'GET'),
    1,
  );
  expect(explanation).toBe(failure);
});

it('a check fails where data stores were supported before', async () => {
  const { explanation, failure } = await explained(
    stores((_method, count) => count > 1),
    2,
  );
  expect(explanation).toBe(failure);
});

it('a check is not inconclusive for a step in a filespace without data stores', async () => {
  const { session } = await stage({ answer: stores(() => true), token });
  const t = createContext(session);
  await t.workspace.raw({ operation: list, path });
  expect(String(await session.explained(new Inconclusive('no data store was made'), t.scope))).toContain(
    'does not support data stores',
  );
  await t.finish();
});

it('a check that asked for no data stores is as inconclusive as it was', async () => {
  const { session } = await stage({ answer: stores(() => true), token });
  const t = createContext(session);
  const trouble = new Inconclusive('no directory was made');
  expect(await session.explained(trouble, t.scope)).toBe(trouble);
  await t.finish();
});
