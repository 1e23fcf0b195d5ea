import type { OpenTransport } from '../policy/open/transport.ts';
import { TransportFailure, type TransportProblem } from './exchange.ts';

/** What of a too large body is still read, so that the client gets its answer instead of a broken connection. */
const DRAIN_FACTOR = 16;

/** A body that was read, or the reason why it was not. */
export type RawBody = { readonly bytes: Uint8Array } | { readonly problem: TransportProblem };

/** Reads a request's body up to the size that the policy allows. */
export async function readBody(request: Request, policy: OpenTransport): Promise<RawBody> {
  if (!request.body) return { bytes: new Uint8Array() };
  const limit = policy.maxBodyBytes();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body) {
      size += chunk.byteLength;
      if (size <= limit) chunks.push(chunk);
      else if (size > limit * DRAIN_FACTOR) break;
    }
  } catch {
    // The client went away in the middle of its body.
    return { problem: 'malformed-json' };
  }
  return size > limit ? { problem: 'body-too-large' } : { bytes: Buffer.concat(chunks) };
}

/** Parses a body as JSON; an absent body is `undefined`. */
export function parseBody(raw: RawBody, contentType: string | undefined, policy: OpenTransport): unknown {
  if ('problem' in raw) throw new TransportFailure(raw.problem);
  if (raw.bytes.byteLength === 0) return undefined;
  if (!policy.acceptsContentType(contentType)) throw new TransportFailure('unsupported-media-type');
  try {
    return policy.readJson(new TextDecoder('utf-8', { fatal: true }).decode(raw.bytes));
  } catch {
    throw new TransportFailure('malformed-json');
  }
}
