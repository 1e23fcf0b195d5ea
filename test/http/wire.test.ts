import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Connections } from '../../src/http/connections.ts';
import { exchangeOnce, type WireResponse } from '../../src/http/wire.ts';
import { serveRaw } from './support.ts';

const ok = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}';
const head = 'HTTP/1.1 200 OK\r\n\r\n';

/** One of a server's ways, by path. */
const ways: Record<string, (socket: Socket) => void> = {
  '/informational': (socket) => socket.write(`HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\n\r\n${ok}`),
  '/switching': (socket) => socket.write('HTTP/1.1 101 X\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
  '/glued': (socket) => socket.write(ok + ok.replace('{}', '[]')),
  '/no-content': (socket) => socket.write('HTTP/1.1 204 X\r\n\r\n{"a":1}'),
  '/late': (socket) => {
    socket.write(ok);
    setTimeout(() => socket.write(ok.replace('{}', '[]')), 20);
  },
  '/short': (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 20\r\n\r\nabc'),
  '/until-closed': (socket) => socket.end('HTTP/1.1 200 OK\r\nconnection: close\r\n\r\nabc'),
  '/headers': (socket) => socket.write(`HTTP/1.1 200 OK\r\nx: ${'a'.repeat(70_000)}\r\n\r\n`),
  '/redirect': (socket) => socket.write('HTTP/1.1 302 X\r\nlocation: /informational\r\ncontent-length: 0\r\n\r\n'),
  '/drip': (socket) => drip(socket, 'x', 10),
  '/endless': (socket) => drip(socket, 'x'.repeat(4_000_000), 1),
  '/bomb': (socket) => {
    const body = gzipSync(Buffer.alloc(20_000_000));
    socket.write(`HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: ${body.length}\r\n\r\n`);
    socket.write(body);
  },
};

function drip(socket: Socket, piece: string, everyMs: number): void {
  socket.write(head);
  const dripping = setInterval(() => socket.write(piece), everyMs);
  socket.on('close', () => clearInterval(dripping));
}

async function asking(): Promise<(path: string, timeoutMs?: number) => Promise<WireResponse>> {
  const base = await serveRaw((socket, path) => (ways[path] ?? ((other) => other.write(ok)))(socket));
  const connections = new Connections({ concurrency: 2 });
  onTestFinished(() => connections.close());
  return (path, timeoutMs = 5_000) =>
    exchangeOnce(
      connections,
      { method: 'GET', url: base + path.slice(1), headers: {}, body: null },
      { timeoutMs, signals: [] },
    );
}

describe('one exchange', () => {
  it('reads over whatever is only informational', async () => {
    const ask = await asking();
    expect(await ask('/informational')).toMatchObject({ status: 200, text: '{}' });
  });

  it('follows no redirect', async () => {
    const ask = await asking();
    expect((await ask('/redirect')).status).toBe(302);
  });

  it('takes the end of the connection for the end of a body without a length', async () => {
    const ask = await asking();
    expect((await ask('/until-closed')).text).toBe('abc');
  });

  it.each([
    ['/glued', 'other', /followed by bytes/],
    ['/no-content', 'other', /Parse Error/],
    ['/switching', 'other', /101/],
    ['/headers', 'other', /HPE_HEADER_OVERFLOW/],
    ['/short', 'lost', /ECONNRESET/],
    ['/endless', 'beyond', /larger than/],
    ['/bomb', 'beyond', /larger than/],
  ])('tells what is wrong with %s', async (path, kind, why) => {
    const ask = await asking();
    const trouble = ask(path);
    await expect(trouble).rejects.toMatchObject({ kind });
    await expect(trouble).rejects.toThrow(why);
  });

  it('ends at its deadline, whatever drips', async () => {
    const ask = await asking();
    await expect(ask('/drip', 300)).rejects.toMatchObject({ kind: 'silent' });
  });

  it('never takes what follows an answer for the next one', async () => {
    const ask = await asking();
    await expect(ask('/glued')).rejects.toThrow();
    expect((await ask('/')).text).toBe('{}');
    expect((await ask('/late')).text).toBe('{}');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await ask('/')).text).toBe('{}');
  });
});
