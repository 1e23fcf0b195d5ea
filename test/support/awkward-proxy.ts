import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a proxy does to one request: nothing, or one of the ways in which answers go wrong. */
export type Mishap =
  | null
  /** The connection ends before the request has reached the service. */
  | 'lost before'
  /** The service has done what was asked for, and its answer never comes. */
  | 'lost after'
  /** The answer ends before its length. */
  | 'cut'
  /** The body stands behind a status that has none. */
  | '204 with a body'
  /** The answer tells of success, and of nothing else. */
  | 'no id'
  /** The answer tells of a failure that did not happen. */
  | 500
  | 409
  /** No answer for as long as anybody waits. */
  | 'silent';

export interface AwkwardProxy {
  origin: string;
  close(): Promise<void>;
}

export interface Passing {
  method: string;
  /** Path and query. */
  url: string;
  /** How many requests came before. */
  index: number;
}

/** Stands between a run and the service at `origin`. */
export async function awkwardProxy(origin: string, mishap: (passing: Passing) => Mishap): Promise<AwkwardProxy> {
  let index = 0;
  const server = createServer((incoming, outgoing) => {
    const what = mishap({ method: incoming.method ?? '', url: incoming.url ?? '', index });
    index += 1;
    if (what === 'lost before') incoming.socket.destroy();
    else forward(origin, incoming, outgoing, what);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function forward(origin: string, incoming: IncomingMessage, outgoing: ServerResponse, what: Mishap): void {
  const { method, headers } = incoming;
  const onward = request(origin + incoming.url, { method, headers }, async (answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk);
    deliver(incoming, outgoing, answer, Buffer.concat(chunks), what);
  });
  onward.on('error', () => incoming.socket.destroy());
  incoming.pipe(onward);
}

function deliver(
  { socket }: IncomingMessage,
  outgoing: ServerResponse,
  answer: IncomingMessage,
  body: Buffer,
  what: Mishap,
): void {
  const status = answer.statusCode ?? 502;
  const type = 'content-type: application/json\r\n';
  if (what === 'lost after') socket.destroy();
  else if (what === 'cut')
    socket.end(`HTTP/1.1 ${status} X\r\n${type}content-length: ${body.length + 9}\r\n\r\n${body}`);
  else if (what === '204 with a body') {
    socket.end(`HTTP/1.1 204 X\r\n${type}content-length: ${body.length}\r\n\r\n${body}`);
  } else if (what === 'no id') outgoing.writeHead(201, { 'content-type': 'application/json' }).end('{}');
  else if (typeof what === 'number') {
    outgoing.writeHead(what, { 'content-type': 'application/json' }).end('{"error":{"message":"no","type":"no"}}');
  } else if (what === null) outgoing.writeHead(status, answer.headers).end(body);
}
