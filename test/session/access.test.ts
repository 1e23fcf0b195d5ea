import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { createContext } from '../../src/check/context.ts';
import { exchangeOf } from '../../src/check/index.ts';
import { Nonconformance } from '../../src/model/errors.ts';
import { stage } from '../check/stage.ts';

const message = 'Resource not found or user has no access privilege';
const token = 'wt_0123456789';

/** Finds no members, or none for a request with a query. */
function members(isClosed: (url: string) => boolean): RequestListener {
  return (request, response) => {
    const answer = isClosed(request.url ?? '') ? { error: { message } } : { data: [] };
    response.writeHead('error' in answer ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  };
}

it('a check does not fail on a collection to which the token has no access', async () => {
  const { session } = await stage({ answer: members(() => true), token });
  const t = createContext(session);
  const { id } = exchangeOf(await t.workspace.GET('/api/v1/members', { params: { query: { email: 'a@b.example' } } }));
  const explained = await session.explained(new Nonconformance('200', '404', [id]), t.scope);
  expect(String(explained)).toContain('no access to GET /api/v1/members');
  expect(t.scope.findings.filter(({ problem }) => problem !== null)).toEqual([]);
  await t.finish();
});

it('a check fails on a collection that is found for others', async () => {
  const { session } = await stage({ answer: members((url) => url.includes('?')), token });
  const t = createContext(session);
  const { id } = exchangeOf(await t.workspace.GET('/api/v1/members', { params: { query: { email: 'a@b.example' } } }));
  const failure = new Nonconformance('200', '404', [id]);
  expect(await session.explained(failure, t.scope)).toBe(failure);
  await t.finish();
});
