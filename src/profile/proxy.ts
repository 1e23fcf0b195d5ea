import { ProfileError } from './error.ts';
import type { ProxySettings } from './model.ts';
import type { Environment } from './variables.ts';

/**
 * The proxies that the environment names, as for most programs: `https_proxy` or `HTTPS_PROXY`, the same for `http`, and
 * `no_proxy` for hosts that are reached without.
 * @throws {ProfileError} for what is no address of a proxy.
 */
export function proxyOf(env: Environment): ProxySettings | undefined {
  const http = addressIn(env, 'http_proxy');
  const https = addressIn(env, 'https_proxy');
  if (http === undefined && https === undefined) return undefined;
  const except = valueIn(env, 'no_proxy')?.value;
  return { ...(http && { http }), ...(https && { https }), ...(except && { except }) };
}

function addressIn(env: Environment, name: string): string | undefined {
  const found = valueIn(env, name);
  if (found === undefined) return undefined;
  // Without a scheme it is a host and a port, as curl takes it.
  const address = found.value.includes('://') ? found.value : `http://${found.value}`;
  const url = URL.parse(address);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    const message = 'is no address of a proxy, such as http://proxy.example.com:3128';
    throw new ProfileError('environment', [{ line: null, path: found.name, message }]);
  }
  return address;
}

/** Most programs prefer the small letters. */
function valueIn(env: Environment, name: string): { name: string; value: string } | undefined {
  const found = [name, name.toUpperCase()].find((each) => (env[each] ?? '') !== '');
  return found === undefined ? undefined : { name: found, value: env[found] ?? '' };
}

/** Who is asked on the way to a URL, without what is secret about it; undefined: nobody. */
export function shownProxy(url: string, proxy: ProxySettings | undefined): string | undefined {
  const address = URL.parse(url)?.protocol === 'https:' ? proxy?.https : proxy?.http;
  return address === undefined ? undefined : URL.parse(address)?.host;
}
