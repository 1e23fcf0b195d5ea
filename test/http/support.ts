import { createServer, type RequestListener } from 'node:http';
import {
  type AddressInfo,
  createServer as createSocketServer,
  type Socket,
  type Server as SocketServer,
} from 'node:net';
import { onTestFinished } from 'vitest';
import { Lifeline, type LifelineSettings } from '../../src/http/lifeline.ts';
import { createTransport, type Transport, type Turn } from '../../src/http/transport.ts';
import type { HttpSettings } from '../../src/profile/model.ts';

/** A server on loopback that ends with the test; its URL, with a slash at the end. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return listening(server);
}

/** The same below HTTP: what is said to the first line of each request. */
export async function serveRaw(answer: (socket: Socket, path: string) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createSocketServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => answer(socket, bytes.toString('latin1').split(' ')[1] ?? ''));
  });
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return listening(server);
}

async function listening(server: SocketServer): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  return `http://127.0.0.1:${address.port}/`;
}

export function transport(settings: Partial<HttpSettings> = {}): Transport {
  const made = createTransport({ headers: {}, timeoutMs: 5_000, concurrency: 2, rps: null, settleMs: 1, ...settings });
  onTestFinished(() => made.close());
  return made;
}

export function turn(timeoutMs = 5_000): Turn {
  return {
    place: { isAgain: false, isPutOff: false },
    counted: ['GET /'],
    begin: async () => ({ timeoutMs, signals: [] }),
  };
}

/** Of a target that answers whenever it is asked. */
export function lifeline(settings: Partial<LifelineSettings> = {}): Lifeline {
  return new Lifeline({
    timeoutMs: 5_000,
    concurrency: 2,
    what: 'the test API',
    probe: async () => null,
    onGone: () => undefined,
    ...settings,
  });
}
