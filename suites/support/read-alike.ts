import {
  describe,
  exchangeOf,
  expectEitherWay,
  pathSegment,
  type RawRequest,
  type Reply,
} from '../../src/check/index.ts';
import { type AddedHeaders, type Ask, changedBy, typeOfNoBody } from './added-headers.ts';

/** What a browser says that it takes: pages before all, and anything else as well. */
const asBrowser: AddedHeaders = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
};

/**
 * Fails where a read by a browser, or one that names the type of a body that is not there, is rejected or answered in
 * something else than JSON, while the same without that header is not.
 */
export async function expectReadAlike(ask: Ask): Promise<void> {
  const isRead = (reply: Reply): boolean => reply.response.ok && isInJson(reply);
  // Both at once: what is fine so is fine with either.
  if (isRead(await ask({ ...asBrowser, ...typeOfNoBody }))) return;
  for (const headers of [asBrowser, typeOfNoBody]) await expectAlike(headers, ask, isRead);
}

/** Fails where a refusal of a browser is no JSON, while the same refusal of anybody else is. */
export function expectRefusedAlike(ask: Ask, status: number): Promise<void> {
  return expectAlike(asBrowser, ask, (reply) => reply.response.status === status && isInJson(reply));
}

function isInJson(reply: Reply): boolean {
  const { body, jsonType } = exchangeOf(reply);
  return body === 'json' && jsonType;
}

async function expectAlike(headers: AddedHeaders, ask: Ask, isFine: (reply: Reply) => boolean): Promise<void> {
  const changed = await changedBy(headers, ask, isFine);
  if (changed === null) return;
  const { plain, added } = changed;
  const names = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  expectEitherWay(false, `JSON, as without ${names.join(', ')}`, shown(added), plain, added);
}

function shown(reply: Reply): string {
  const exchange = exchangeOf(reply);
  return `${describe(exchange)}, content type ${exchange.headers['content-type'] ?? 'none'}`;
}

/** The target of a request on the wire: asked for itself, nobody says what its answer must be. */
export function targetOf({ operation, path = {}, query = {} }: RawRequest<string>): string {
  const [, template = ''] = operation.split(' ');
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => pathSegment(path[name] ?? ''));
  const pairs = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return pairs.length === 0 ? filled : `${filled}?${new URLSearchParams(pairs)}`;
}
