import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { maxBodyBytes } from '../http/bounds.ts';
import type { Connections } from '../http/connections.ts';
import { BeyondBounds, decodeBody } from '../http/decode.ts';
import { lowerCase } from '../session/wire-request.ts';
import type { TrafficAnswer, TrafficEntry } from './entry.ts';

export interface Forwarding {
  /** 0: any free port. */
  readonly port: number;
  readonly connections: Connections;
  /** The URL behind a path of ours; null where there is nothing. */
  upstream(path: string): string | null;
  /** Sent along with every request. */
  readonly headers: Readonly<Record<string, string>>;
  onExchange(entry: TrafficEntry): void;
}

const host = '127.0.0.1';

/** Headers that are about one connection, not about the message (RFC 9110, 7.6.1). */
const hopByHop = new Set([
  ...['connection', 'keep-alive', 'proxy-connection', 'proxy-authenticate', 'proxy-authorization'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade'],
]);

/** Listens on the loopback address and passes everything on as it comes, in both directions. */
export async function startForwarding(forwarding: Forwarding): Promise<{ origin: string; close(): Promise<void> }> {
  const server = createServer({ requestTimeout: 0 }, (request, response) => pass(forwarding, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(forwarding.port, host, resolve);
  });
  return { origin: `http://${host}:${portOf(server)}`, close: () => stop(server) };
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('the proxy listens on no port');
  return address.port;
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function pass(forwarding: Forwarding, request: IncomingMessage, response: ServerResponse): void {
  const url = forwarding.upstream(request.url ?? '/');
  if (url === null) {
    refuse(response, 404, 'nothing stands at this path of the proxy');
    return;
  }
  const startedAt = Date.now();
  const sent = new Copy();
  const method = request.method ?? 'GET';
  const headers = { ...forwardedHeaders(request), ...forwarding.headers };
  const judge = (answer: TrafficAnswer | null): void =>
    forwarding.onExchange({
      place: '',
      method,
      url,
      headers: lowerCase(headers),
      body: request.headers['content-length'] === '0' ? null : sent.text(),
      answer,
      startedAt,
      durationMs: Date.now() - startedAt,
      isCached: false,
    });
  const ask = forwarding.connections.open(method, url, headers);
  request.on('data', (chunk: Buffer) => sent.take(chunk)).pipe(ask);
  ask.on('response', (head) => relay(head, response, judge));
  ask.on('error', (error) => {
    if (!response.headersSent) refuse(response, 502, `the target did not answer: ${error.message}`);
    else response.destroy();
    judge(null);
  });
  // Whoever gave up gets no answer, and none is waited for.
  response.on('close', () => {
    if (!response.writableFinished) ask.destroy();
  });
}

function relay(head: IncomingMessage, response: ServerResponse, judge: (answer: TrafficAnswer) => void): void {
  const received = new Copy();
  response.writeHead(head.statusCode ?? 502, head.statusMessage, endToEnd(head.rawHeaders));
  head.on('data', (chunk: Buffer) => received.take(chunk)).pipe(response);
  head.on('error', () => response.destroy());
  head.on('end', () =>
    judge({
      status: head.statusCode ?? 0,
      statusText: head.statusMessage ?? '',
      headers: flat(head.headers),
      ...received.decoded(head.headers['content-encoding']),
    }),
  );
}

function refuse(response: ServerResponse, status: number, why: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`conformance proxy: ${why}\n`);
}

/** What passes by, as far as it is not too large to be looked at. */
class Copy {
  readonly #chunks: Buffer[] = [];
  #size = 0;

  take(chunk: Buffer): void {
    this.#size += chunk.length;
    if (this.#size <= maxBodyBytes) this.#chunks.push(chunk);
  }

  /** Null: nothing was sent; undefined: too much. */
  text(): string | null | undefined {
    if (this.#size > maxBodyBytes) return undefined;
    return this.#size === 0 ? null : Buffer.concat(this.#chunks).toString('utf8');
  }

  decoded(codings: string | undefined): Pick<TrafficAnswer, 'text' | 'unreadable'> {
    if (this.#size > maxBodyBytes) return { text: undefined };
    try {
      return decodeBody(Buffer.concat(this.#chunks), codings);
    } catch (error) {
      if (error instanceof BeyondBounds) return { text: undefined };
      throw error;
    }
  }
}

function forwardedHeaders(request: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {};
  const pairs = endToEnd(request.rawHeaders);
  for (let index = 0; index < pairs.length; index += 2) {
    const [name = '', value = ''] = pairs.slice(index, index + 2);
    if (name.toLowerCase() === 'host') continue;
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  return headers;
}

/** Names and values in turn, as they came, without what is about the connection alone. */
function endToEnd(raw: readonly string[]): string[] {
  const named = new Set<string>();
  for (let index = 0; index < raw.length; index += 2) {
    if (raw[index]?.toLowerCase() !== 'connection') continue;
    for (const name of (raw[index + 1] ?? '').split(',')) named.add(name.trim().toLowerCase());
  }
  return raw.filter((_, index) => {
    const name = (raw[index - (index % 2)] ?? '').toLowerCase();
    return !hopByHop.has(name) && !named.has(name);
  });
}

function flat(headers: IncomingMessage['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, [value].flat().join(', ')]],
    ),
  );
}
