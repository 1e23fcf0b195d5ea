import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A loopback server that is no target, or a poor one. */
export interface Impostor {
  url: string;
  /** `METHOD path` of everything that was asked. */
  asked: string[];
}

export async function impostor(answer: RequestListener): Promise<Impostor> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked };
}

/** Answers everything alike. */
export function always(status: number, headers: Record<string, string>, body = ''): RequestListener {
  return (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, headers).end(body);
  };
}

export const json = { 'content-type': 'application/json' };
export const html = { 'content-type': 'text/html' };
