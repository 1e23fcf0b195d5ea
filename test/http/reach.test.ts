import { readFileSync } from 'node:fs';
import { createServer as createPlain, request } from 'node:http';
import { createServer as createTls } from 'node:https';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type ConnectionSettings, Connections } from '../../src/http/connections.ts';
import { exchangeOnce, type WireResponse } from '../../src/http/wire.ts';
import { portOf } from '../support/ports.ts';

const pem = (name: string): string => readFileSync(new URL(`../hostile/tls/${name}.pem`, import.meta.url), 'utf8');
const [certificate, key] = [pem('trusted'), pem('key')];

/** A proxy that finds every host on this machine, and what it was asked. */
async function proxy(): Promise<{ address: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createPlain((incoming, answer) => {
    asked.push(`${incoming.method} ${incoming.url} ${incoming.headers['proxy-authorization'] ?? 'by nobody'}`);
    const { port, pathname } = new URL(incoming.url ?? '');
    request({ host: '127.0.0.1', port, path: pathname }, (got) =>
      got.pipe(answer.writeHead(got.statusCode ?? 0)),
    ).end();
  });
  server.on('connect', (incoming, socket) => {
    asked.push(`CONNECT ${incoming.url}`);
    const upstream = connect(Number(incoming.url?.split(':')[1]), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      upstream.pipe(socket).pipe(upstream);
    });
    onTestFinished(() => void upstream.destroy());
  });
  onTestFinished(() => server.closeAllConnections());
  return { address: `127.0.0.1:${await portOf(server)}`, asked };
}

async function plainTarget(): Promise<number> {
  return portOf(createPlain((_, answer) => answer.end('"plain"')));
}

/** Lets in who shows the one certificate, and tells whether somebody did. */
async function tlsTarget(rejectUnauthorized: boolean): Promise<number> {
  const options = { cert: certificate, key, ca: certificate, requestCert: true, rejectUnauthorized };
  const server = createTls(options, (incoming, answer) => {
    const { socket } = incoming;
    answer.end('authorized' in socket && socket.authorized === true ? '"known"' : '"stranger"');
  });
  return portOf(server);
}

function get(url: string, settings: Partial<ConnectionSettings>, isFresh = false): Promise<WireResponse> {
  const connections = new Connections({ concurrency: 2, ...settings });
  onTestFinished(() => connections.close());
  if (isFresh) connections.refresh(url);
  const wire = { method: 'GET', url, headers: {}, body: null };
  return exchangeOnce(connections, wire, { timeoutMs: 5_000, signals: [] });
}

describe('a proxy', () => {
  it.each([false, true])(
    'is asked for what is elsewhere, with its password (each request alone: %s)',
    async (isFresh) => {
      const { address, asked } = await proxy();
      const url = `http://target.invalid:${await plainTarget()}/path`;
      const settings = { proxy: { http: `http://user:some-password@${address}` } };
      expect(await get(url, settings, isFresh)).toMatchObject({ status: 200, text: '"plain"' });
      expect(asked).toEqual([`GET ${url} Basic ${btoa('user:some-password')}`]);
    },
  );

  it('is led through for what speaks TLS', async () => {
    const { address, asked } = await proxy();
    const host = `127-0-0-1.invalid:${await tlsTarget(false)}`;
    // The certificate is for another host, which says that somebody answered behind the proxy.
    const error = await get(`https://${host}/`, { proxy: { https: `http://${address}` }, ca: certificate }).catch(
      String,
    );
    expect(error).toContain('ERR_TLS_CERT_ALTNAME_INVALID');
    expect(asked).toEqual([`CONNECT ${host}`]);
  });

  it('is not asked for what it should not be asked for, nor for this machine', async () => {
    const { address, asked } = await proxy();
    const port = await plainTarget();
    const settings = { proxy: { http: `http://${address}`, except: 'target.invalid' } };
    await expect(get(`http://target.invalid:${port}/`, settings)).rejects.toThrow(/ENOTFOUND|EAI_AGAIN/);
    expect(await get(`http://127.0.0.1:${port}/`, settings)).toMatchObject({ status: 200 });
    expect(asked).toEqual([]);
  });
});

describe('a certificate of the client', () => {
  it('is shown to whoever asks for it', async () => {
    const url = `https://127.0.0.1:${await tlsTarget(true)}/`;
    expect(await get(url, { ca: certificate, cert: certificate, key })).toMatchObject({ text: '"known"' });
    await expect(get(url, { ca: certificate })).rejects.toThrow(/certificate|alert/i);
  });
});
