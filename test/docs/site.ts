import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Makes the whole site, with a sample report of a few requirements only. */
export async function buildSite(out: string): Promise<void> {
  const flags = ['--out', out, '--only', 'partner.client.name.m*'];
  await promisify(execFile)(process.execPath, ['scripts/docs.ts', ...flags], { cwd: root });
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
};

export interface Served {
  readonly url: string;
  close(): void;
}

/** Serves a folder below a path, as a host of static pages does. */
export async function serve(folder: string, path: string): Promise<Served> {
  const server: Server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname.startsWith(path) ? normalize(pathname.slice(path.length)) : '..';
    const content = name.startsWith('..') ? null : await readFile(join(folder, name)).catch(() => null);
    response.writeHead(content === null ? 404 : 200, { 'Content-Type': types[extname(name)] ?? 'text/plain' });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('the server listens on no port');
  return { url: `http://127.0.0.1:${address.port}${path}`, close: () => server.close() };
}
