import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import PQueue from 'p-queue';
import { Agent, request as send } from 'undici';
import { TransportTrouble } from '../check/errors.ts';
import type { HttpSettings } from '../profile/model.ts';

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
}

/** Sends requests within the limits of the profile. One per run, so that the limits hold for the whole run. */
export interface Transport {
  /** @throws {TransportTrouble} when no answer comes. */
  send(request: WireRequest, signal?: AbortSignal): Promise<WireResponse>;
  /** Holds back every request of the run: the target asked to slow down. */
  pause(milliseconds: number): void;
  close(): Promise<void>;
}

const maxBodyBytes = 32 * 1024 * 1024;

export function createTransport(settings: HttpSettings): Transport {
  const agent = new Agent({
    connections: settings.concurrency,
    connect: { timeout: settings.timeoutMs, ...(settings.ca === undefined ? {} : { ca: settings.ca }) },
    headersTimeout: settings.timeoutMs,
    bodyTimeout: settings.timeoutMs,
    keepAliveTimeout: 1_000,
    keepAliveMaxTimeout: 4_000,
  });
  const queue = new PQueue({
    concurrency: settings.concurrency,
    ...(settings.rps === null ? {} : rateLimit(settings.rps)),
  });
  let heldUntil = 0;
  return {
    send: (request, signal) =>
      queue.add(async () => {
        await sleep(heldUntil - Date.now());
        try {
          return await exchange(agent, settings.timeoutMs, request, signal);
        } catch (error) {
          if (!isWorthAnother(request, error)) throw error;
          return exchange(agent, settings.timeoutMs, request, signal);
        }
      }),
    pause: (milliseconds) => {
      heldUntil = Math.max(heldUntil, Date.now() + milliseconds);
    },
    close: () => agent.destroy(),
  };
}

/** Requests that a check sends at the same moment should arrive so: a fifth of a second's worth may go together. */
function rateLimit(rps: number): { interval: number; intervalCap: number } {
  const burst = Math.max(1, Math.floor(rps / 5));
  return { interval: (burst * 1_000) / rps, intervalCap: burst };
}

/** A server may close an idle connection just when it is used again; what only reads is then sent once more. */
function isWorthAnother({ method }: WireRequest, error: unknown): boolean {
  return method === 'GET' && error instanceof TransportTrouble && error.isConnectionLost;
}

const lostConnection = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

async function exchange(
  agent: Agent,
  timeoutMs: number,
  request: WireRequest,
  signal: AbortSignal | undefined,
): Promise<WireResponse> {
  const deadline = AbortSignal.timeout(timeoutMs);
  try {
    const response = await send(request.url, {
      dispatcher: agent,
      method: request.method,
      headers: request.headers,
      body: request.body,
      signal: signal === undefined ? deadline : AbortSignal.any([deadline, signal]),
    });
    const headers = flatten(response.headers);
    const body = await readBody(response.body);
    return {
      status: response.statusCode,
      statusText: response.statusText,
      headers,
      text: decoded(body, headers['content-encoding']).toString('utf8'),
    };
  } catch (error) {
    const what = `${request.method} ${new URL(request.url).pathname}: ${explain(error, timeoutMs)}`;
    throw new TransportTrouble(what, { isConnectionLost: lostConnection.has(codeOf(error)) });
  }
}

async function readBody(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBodyBytes) throw new Error(`the answer is larger than ${maxBodyBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Who names no coding takes any: a gateway may compress what nobody asked it to. What cannot be decoded stays as it is. */
function decoded(body: Buffer, codings: string | undefined): Buffer {
  const names = (codings ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  try {
    return names.reduceRight((coded, name) => decoders[name]?.(coded) ?? coded, body);
  } catch {
    return body;
  }
}

const limits = { maxOutputLength: maxBodyBytes };
const decoders: Readonly<Record<string, (coded: Buffer) => Buffer>> = {
  gzip: (coded) => gunzipSync(coded, limits),
  'x-gzip': (coded) => gunzipSync(coded, limits),
  br: (coded) => brotliDecompressSync(coded, limits),
  deflate: (coded) => inflateSync(coded, limits),
  zstd: (coded) => zstdDecompressSync(coded, limits),
};

function flatten(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) flat[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return flat;
}

function explain(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError' || error.name.endsWith('TimeoutError')) return `no answer within ${timeoutMs} ms`;
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  const code = codeOf(error);
  return `no answer: ${error.message || error.name}${cause}${code === '' ? '' : ` (${code})`}`;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

export function sleep(milliseconds: number): Promise<void> {
  return milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : Promise.resolve();
}
