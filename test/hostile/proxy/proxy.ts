import { readFileSync } from 'node:fs';
import { Agent, request as ask, createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Server, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createServer as createTlsServer } from 'node:tls';
import type { HostileTarget } from '../model.ts';
import type { Answer } from './answer.ts';
import { type Behaviour, passOn, type Visit } from './visit.ts';

/** Stands before a reference service and misbehaves. */
export interface Proxy {
  readonly origin: string;
  /** Milliseconds since 1970, of the last bytes that were written. */
  readonly lastAnswerAt: number;
  /** From now on it behaves like this. */
  begin(behaviour: Behaviour): void;
  close(): Promise<void>;
}

const host = '127.0.0.1';

export async function startProxy(upstream: string, { connection, tls }: HostileTarget): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  const sockets = new Set<Socket>();
  const state = { number: 0, connections: 0, lastAnswerAt: Date.now(), behaviour: passOn };
  // It only reads the requests: answers are written past it, since it would refuse to write most of them.
  const http = createServer({ keepAliveTimeout: 0, requestTimeout: 0 }, async (request) => {
    state.number += 1;
    const visit = await visitOf(request, state.number, { upstream, agent });
    const write = (bytes: Buffer | string): void => {
      state.lastAnswerAt = Date.now();
      visit.socket.write(bytes);
    };
    await Promise.resolve(state.behaviour({ ...visit, write })).catch(() => visit.socket.destroy());
  });
  const accept = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    state.connections += 1;
    if (connection?.(socket, state.connections) !== true) http.emit('connection', socket);
  };
  const server = tls === undefined ? createSocketServer(accept) : createTlsServer(certificate(tls), accept);
  server.on('tlsClientError', () => undefined);
  const port = await listen(server);
  return {
    origin: `${tls === undefined ? 'http' : 'https'}://${host}:${port}`,
    get lastAnswerAt() {
      return state.lastAnswerAt;
    },
    begin: (behaviour) => {
      state.behaviour = behaviour;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function certificate(name: string): { key: Buffer; cert: Buffer } {
  const read = (file: string): Buffer => readFileSync(new URL(`../tls/${file}.pem`, import.meta.url));
  return { key: read('key'), cert: read(name) };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, host, () => {
      const address: AddressInfo | string | null = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

interface Upstream {
  upstream: string;
  agent: Agent;
}

async function visitOf(request: IncomingMessage, number: number, upstream: Upstream): Promise<Omit<Visit, 'write'>> {
  const { method = 'GET', url: path = '/', socket } = request;
  const body = await buffer(request);
  const authorization = request.headers.authorization ?? '';
  return {
    method,
    path,
    authorization,
    number,
    socket,
    forward: (other = path) => forward(request, other, body, upstream),
  };
}

/** Headers that belong to one connection. */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

function forward(request: IncomingMessage, path: string, body: Buffer, { upstream, agent }: Upstream): Promise<Answer> {
  const { method = 'GET' } = request;
  const { hostname, port } = new URL(upstream);
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const headers = { ...request.headers, host: `${hostname}:${port}`, connection: 'keep-alive' };
  const outgoing = ask({ agent, hostname, port, method, path, headers }, async (response) => {
    const { statusCode = 0, statusMessage = '', rawHeaders } = response;
    const pairs = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? ''] as const] : []));
    resolve({
      status: statusCode,
      statusText: statusMessage,
      headers: pairs.filter(([name]) => !hopByHop.has(name.toLowerCase())),
      body: await buffer(response),
      isBodiless: method === 'HEAD' || statusCode === 204 || statusCode === 304,
    });
  });
  outgoing.on('error', reject).end(body);
  return promise;
}
