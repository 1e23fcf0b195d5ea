import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createTransport, type Transport } from '../../src/http/transport.ts';

const open: { server?: Server; transport?: Transport } = {};

afterEach(async () => {
  await open.transport?.close();
  open.server?.closeAllConnections();
  await new Promise((resolve) => open.server?.close(resolve));
});

/** A server that loses the first connections when they are used, and the requests that reached it. */
async function losing(connections: number): Promise<{ url: string; seen: string[]; transport: Transport }> {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(request.method ?? '');
    if (seen.length <= connections) request.socket.destroy();
    else response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const transport = createTransport({ headers: {}, timeoutMs: 5_000, concurrency: 2, rps: null, settleMs: 1 });
  Object.assign(open, { server, transport });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, seen, transport };
}

describe('a connection that is lost', () => {
  it('is no trouble for what only reads', async () => {
    const { url, seen, transport } = await losing(1);
    const { status } = await transport.send({ method: 'GET', url, headers: {}, body: null });
    expect([status, seen]).toEqual([200, ['GET', 'GET']]);
  });

  it('is told when it happens twice in a row', async () => {
    const { url, seen, transport } = await losing(2);
    await expect(transport.send({ method: 'GET', url, headers: {}, body: null })).rejects.toThrow(/GET \/: no answer/);
    expect(seen).toHaveLength(2);
  });

  it('is told at once of what may have changed something', async () => {
    const { url, seen, transport } = await losing(1);
    await expect(transport.send({ method: 'POST', url, headers: {}, body: '{}' })).rejects.toThrow(/POST \//);
    expect(seen).toEqual(['POST']);
  });
});
