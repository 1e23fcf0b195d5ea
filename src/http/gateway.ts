import { pausable } from '../resources/index.ts';
import type { WireResponse } from './wire.ts';

const statuses = new Set([502, 503, 504]);

type GatewayAnswer = Pick<WireResponse, 'status' | 'headers' | 'text'> & { readonly unreadable?: string | null };

/**
 * Whether an answer is that of a gateway which does not reach the target: it says nothing about the request. Errors of
 * the APIs themselves are JSON objects with an `error`, and where a deployment may pause any JSON or delay is one.
 */
export function isGatewayPage(operation: string | null, { status, headers, text, unreadable }: GatewayAnswer): boolean {
  if (!statuses.has(status)) return false;
  const json = unreadable == null ? objectIn(text) : null;
  if (status === 503 && operation !== null && pausable.has(operation)) {
    return json === null && headers['retry-after'] === undefined;
  }
  return json === null || typeof Reflect.get(json, 'error') !== 'object';
}

function objectIn(text: string): object | null {
  // A page may be of any size; an error of the documents is not.
  if (text.length > 100_000 || !text.trimStart().startsWith('{')) return null;
  try {
    return Object(JSON.parse(text));
  } catch {
    return null;
  }
}
