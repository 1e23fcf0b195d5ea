import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import { type Finding, ok, problem, warning } from '../model/finding.ts';
import { withRemedy } from '../preflight/unreachable.ts';
import type { HttpSettings } from '../profile/model.ts';
import { shownProxy } from '../profile/proxy.ts';
import { isLoopback } from '../profile/settings.ts';

const day = 86_400_000;
/** A certificate that ends sooner is worth a word. */
const soonDays = 14;

type Settings = Pick<HttpSettings, 'ca' | 'cert' | 'key' | 'passphrase' | 'proxy' | 'timeoutMs'>;

/**
 * Whether the host of a base URL has an address, and whether its certificate is trusted. What stands behind a proxy can
 * be seen only by asking it.
 */
export async function connectionFindings(baseUrl: string, settings: Settings): Promise<Finding[]> {
  const url = new URL(baseUrl);
  const proxy = isLoopback(baseUrl) ? undefined : shownProxy(baseUrl, settings.proxy);
  if (proxy !== undefined) {
    const except = settings.proxy?.except;
    return [ok('proxy', `${proxy}, as the environment says${except === undefined ? '' : `, but not for ${except}`}`)];
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const name = await nameFinding(host);
  if (name.state === 'problem' || url.protocol !== 'https:') return [name];
  return [name, await tlsFinding(host, Number(url.port || 443), settings)];
}

async function nameFinding(host: string): Promise<Finding> {
  if (isIP(host) !== 0) return ok('DNS', `${host} is an address`);
  try {
    const addresses = await lookup(host, { all: true });
    return ok('DNS', `${host} is ${addresses.map(({ address }) => address).join(', ')}`);
  } catch (error) {
    return problem('DNS', `${host} has no address (${codeOf(error)}); check the base URL`);
  }
}

async function tlsFinding(
  host: string,
  port: number,
  { ca, cert, key, passphrase, timeoutMs }: Settings,
): Promise<Finding> {
  const { promise, resolve } = Promise.withResolvers<Finding>();
  const named = isIP(host) === 0 ? { servername: host } : {};
  const socket: TLSSocket = connect({ host, port, ...named, ca, cert, key, passphrase });
  socket.setTimeout(timeoutMs, () => resolve(problem('TLS', `no answer within ${timeoutMs} ms`)));
  socket.once('error', (error) =>
    resolve(problem('TLS', withRemedy(`${error.message} (${codeOf(error)})`, 'the base URL'))),
  );
  socket.once('secureConnect', () => resolve(certificateFinding(socket)));
  try {
    return await promise;
  } finally {
    socket.destroy();
  }
}

function certificateFinding(socket: TLSSocket): Finding {
  const until = socket.getPeerCertificate().valid_to;
  const days = Math.floor((Date.parse(until) - Date.now()) / day);
  const text = `${socket.getProtocol()}, trusted, valid until ${until}`;
  return days < soonDays ? warning('TLS', `${text}: ${days} days`) : ok('TLS', text);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
