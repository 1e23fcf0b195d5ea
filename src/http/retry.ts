import { TransportTrouble } from '../check/errors.ts';
import { sleep, type Transport, type WireRequest, type WireResponse } from './transport.ts';

/** The operations that a deployment may pause: there 503 with `Retry-After` means to wait and try again. */
const pausable = new Set(['POST /api/v1/filespaces', 'DELETE /api/v1/filespaces/{filespaceId}']);

/** Called for every answer, also for those that are waited out, so that none escapes the record. */
export type Witness = (response: WireResponse, startedAt: number) => void;

/**
 * Sends a request, waiting and repeating where the target asks for it: 429 on any operation, 503 on those that a
 * deployment may pause. No other 503 is retried: a retry would hide it.
 */
export async function sendPatiently(
  transport: Transport,
  request: WireRequest,
  options: { operation: string | null; patienceMs: number; signal?: AbortSignal; witness: Witness },
): Promise<void> {
  const giveUpAt = Date.now() + options.patienceMs;
  for (let attempt = 0; ; attempt += 1) {
    const startedAt = Date.now();
    // A request that changes the target is waited for, come what may: what it makes has to be known.
    const response = await transport.send(request, request.method === 'GET' ? options.signal : undefined);
    options.witness(response, startedAt);
    const slowDown = response.status === 429;
    const paused = response.status === 503 && options.operation !== null && pausable.has(options.operation);
    if (!slowDown && !paused) return;
    const wait = Math.max(
      50,
      retryAfterMs(response.headers['retry-after'], clockOf(response)) ?? Math.min(250 * 2 ** attempt, 5_000),
    );
    // A target that counts by the minute asks for a whole one, just as its patience begins.
    if (wait > options.patienceMs || Date.now() > giveUpAt) {
      throw new TransportTrouble(
        `${request.method} ${new URL(request.url).pathname}: still ${response.status} after ${options.patienceMs} ms of waiting`,
      );
    }
    if (slowDown) transport.pause(wait);
    await sleep(wait);
    if (options.signal?.aborted) throw new TransportTrouble('the run was interrupted');
  }
}

/** A date to come back at is one of the target's clock. */
function clockOf({ headers: { date } }: WireResponse): number {
  const told = date === undefined ? Number.NaN : Date.parse(date);
  return Number.isNaN(told) ? Date.now() : told;
}

/** Milliseconds to wait by a `Retry-After` header (seconds or an HTTP date); null when there is none or it is neither. */
export function retryAfterMs(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  const text = header.trim();
  if (/^\d+$/.test(text)) return Number(text) * 1_000;
  const at = /[A-Za-z]/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
