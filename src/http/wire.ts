import type { ClientRequest, IncomingMessage } from 'node:http';
import { TransportTrouble, type TroubleKind } from '../model/errors.ts';
import { maxBodyBytes } from './bounds.ts';
import type { Connections } from './connections.ts';
import { BeyondBounds, decodeBody, tooLarge } from './decode.ts';

export interface WireRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | null;
}

export interface WireResponse {
  status: number;
  statusText: string;
  headers: Record<string, string>;
  text: string;
  /** Why no client can read the body. */
  unreadable?: string | undefined;
}

export interface Sending {
  /** For the whole exchange: what drips cannot outlive it. */
  timeoutMs: number;
  /** Any of them ends it; a reason that is a `TransportTrouble` is passed on. */
  signals: readonly AbortSignal[];
}

/**
 * One request and its answer. Redirects are answers like any other.
 * @throws {TransportTrouble} when no whole answer comes.
 */
export async function exchangeOnce(
  connections: Connections,
  request: WireRequest,
  sending: Sending,
): Promise<WireResponse> {
  let isReused = false;
  try {
    const { body, method, url } = request;
    const headers =
      body === null ? request.headers : { ...request.headers, 'content-length': `${Buffer.byteLength(body)}` };
    const open = connections.open(method, url, headers);
    const whole = answerOf(open, sending);
    open.end(body ?? undefined);
    const { head, bytes } = await whole.catch((error: unknown) => {
      isReused = open.reusedSocket;
      throw error;
    });
    const answerHeaders = flatten(head.headers);
    return {
      status: head.statusCode ?? 0,
      statusText: head.statusMessage ?? '',
      headers: answerHeaders,
      ...decodeBody(bytes, answerHeaders['content-encoding']),
    };
  } catch (error) {
    if (error instanceof TransportTrouble) throw error;
    const { kind, why } = reasonOf(error, sending.timeoutMs);
    if (kind === 'lost' && isReused) connections.refresh(request.url);
    throw new TransportTrouble(`${request.method} ${pathOf(request.url)}: ${why}`, { kind, code: codeOf(error) });
  }
}

interface Answer {
  head: IncomingMessage;
  bytes: Buffer;
}

class Timeout extends Error {}
class Strange extends Error {}

function answerOf(open: ClientRequest, { timeoutMs, signals }: Sending): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const fail = (error: Error): void => {
    reject(error);
    open.destroy();
  };
  const deadline = setTimeout(() => fail(new Timeout()), timeoutMs);
  const interrupt = (): void => fail(endOf(signals));
  for (const signal of signals) signal.addEventListener('abort', interrupt);
  if (signals.some(({ aborted }) => aborted)) interrupt();
  open.on('error', reject);
  open.on('upgrade', (head) => fail(new Strange(`the target switches protocols (${head.statusCode}) unasked`)));
  open.on('response', (head) => {
    const chunks: Buffer[] = [];
    let size = 0;
    head.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBodyBytes) fail(tooLarge());
      else chunks.push(chunk);
    });
    head.on('error', reject);
    head.on('end', () => {
      if (isFollowed(open, head)) fail(new Strange('the answer is followed by bytes that belong to none'));
      else resolve({ head, bytes: chunks.length === 1 ? (chunks[0] ?? Buffer.alloc(0)) : Buffer.concat(chunks) });
    });
    // After its end this says nothing new.
    head.on('close', () => reject(Object.assign(new Error('the answer was cut short'), { code: 'ECONNRESET' })));
  });
  const settled = (): void => {
    clearTimeout(deadline);
    for (const signal of signals) signal.removeEventListener('abort', interrupt);
  };
  promise.then(settled, settled);
  return promise;
}

/** @returns what to throw for a request that was ended on our side. */
export function endOf(signals: readonly AbortSignal[]): TransportTrouble {
  const reason: unknown = signals.find(({ aborted }) => aborted)?.reason;
  return reason instanceof TransportTrouble
    ? reason
    : new TransportTrouble('the run was interrupted', { kind: 'interrupted' });
}

/** The parser ends a connection on which a second answer follows the first; the server has not ended it by then. */
function isFollowed(open: ClientRequest, head: IncomingMessage): boolean {
  const { socket } = open;
  return open.shouldKeepAlive && head.complete && socket?.destroyed === true && !socket.readableEnded;
}

function pathOf(url: string): string {
  return URL.parse(url)?.pathname ?? url;
}

/** Header by header as text; bytes beyond ASCII are taken for UTF-8. */
function flatten(headers: IncomingMessage['headers']): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) continue;
    const text = typeof value === 'string' ? value : value.join(', ');
    flat[name] = /[\x80-\xff]/.test(text) ? Buffer.from(text, 'latin1').toString('utf8') : text;
  }
  return flat;
}

const lost = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ECONNREFUSED', 'ENOTCONN', 'HPE_CLOSED_CONNECTION']);
const unreachable = new Set(['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);

function reasonOf(error: unknown, timeoutMs: number): { kind: TroubleKind; why: string } {
  if (error instanceof Timeout) return { kind: 'silent', why: `no answer within ${timeoutMs} ms` };
  if (error instanceof BeyondBounds) return { kind: 'beyond', why: error.message };
  if (!(error instanceof Error)) return { kind: 'other', why: String(error) };
  const code = codeOf(error);
  const kind = lost.has(code) || unreachable.has(code) ? 'lost' : 'other';
  return { kind, why: `no answer: ${wordsOf(error)}${code === '' ? '' : ` (${code})`}` };
}

/** A host with several addresses fails with several errors. */
function wordsOf(error: Error): string {
  if (error instanceof AggregateError) return error.errors.map((each: unknown) => wordsOf(asError(each))).join(', ');
  return error.message || error.name;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
