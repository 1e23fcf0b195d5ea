import { describe, expect, it } from 'vitest';
import { sendPatiently } from '../../src/http/retry.ts';
import type { TransportTrouble } from '../../src/model/errors.ts';
import { lifeline, serve, transport, turn } from './support.ts';

/** A server that loses the first connections when they are used, and the requests that reached it. */
async function losing(connections: number): Promise<{ url: string; seen: string[] }> {
  const seen: string[] = [];
  const url = await serve((request, response) => {
    seen.push(request.method ?? '');
    if (seen.length <= connections) request.socket.destroy();
    else response.end('{}');
  });
  return { url, seen };
}

async function send(url: string, method: string): Promise<{ statuses: number[]; missed: TransportTrouble[] }> {
  const statuses: number[] = [];
  const missed: TransportTrouble[] = [];
  const request = { method, url, headers: {}, body: method === 'GET' ? null : '{}' };
  await sendPatiently(transport(), request, {
    operation: `${method} /`,
    tag: null,
    isAnother: false,
    patienceMs: 5_000,
    lifeline: lifeline(),
    takesPages: false,
    mayRepeat: async () => method === 'GET',
    witness: ({ status }) => statuses.push(status),
    missed: (trouble) => missed.push(trouble),
  }).catch(() => undefined);
  return { statuses, missed };
}

describe('a connection that is lost', () => {
  it('is no trouble for what only reads', async () => {
    const { url, seen } = await losing(3);
    const { statuses, missed } = await send(url, 'GET');
    expect([statuses, seen]).toEqual([[200], ['GET', 'GET', 'GET', 'GET']]);
    expect(missed.map(({ isConnectionLost }) => isConnectionLost)).toEqual([true, true, true]);
  });

  it('is told when it happens again and again', async () => {
    const { url, seen } = await losing(9);
    const { statuses, missed } = await send(url, 'GET');
    expect([statuses, missed.length, seen.length]).toEqual([[], 4, 4]);
    expect(missed[0]?.message).toMatch(/GET \/: no answer/);
  });

  it('is told at once, and held against nobody, of what is malformed', async () => {
    const { url, seen } = await losing(9);
    const { statuses, missed } = await send(`${url}%zz`, 'GET');
    expect([statuses, missed.length, seen.length]).toEqual([[], 1, 1]);
  });

  it('is told at once of what may have changed something', async () => {
    const { url, seen } = await losing(1);
    const { statuses, missed } = await send(url, 'POST');
    expect([statuses, missed.length, seen]).toEqual([[], 1, ['POST']]);
  });
});

describe('a server that ends its connections without a word', () => {
  it('is not asked on a kept one again', async () => {
    let connections = 0;
    let requests = 0;
    const url = await serve((request, response) => {
      requests += 1;
      if (requests === 2) request.socket.destroy();
      else response.end('{}');
      if (request.headers.connection !== 'close') connections += 1;
    });
    const wire = transport();
    const get = () => wire.send({ method: 'GET', url, headers: {}, body: null }, turn());
    await get();
    await expect(get()).rejects.toMatchObject({ kind: 'lost' });
    for (let again = 0; again < 3; again += 1) expect((await get()).status).toBe(200);
    expect(connections).toBe(2);
  });
});
