import { isUtf8 } from 'node:buffer';
import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import { maxBodyBytes, maxCodings, maxJsonDepth } from './bounds.ts';

/** What the bytes of a body say. */
export interface Decoded {
  text: string;
  /** Why no client can read the body; the text is then no more than evidence. */
  unreadable?: string;
}

/** HTTP and JSON allow more than this suite reads: that it goes no further says nothing about the target. */
export class BeyondBounds extends Error {
  constructor(what: string) {
    super(`beyond the bounds of this suite: ${what}`);
  }
}

export function tooLarge(): BeyondBounds {
  return new BeyondBounds(`the answer is larger than ${maxBodyBytes} bytes`);
}

/**
 * Reads a body as any client would: whoever names no coding takes any (a gateway may compress what nobody asked it to),
 * and JSON is UTF-8.
 * @throws {BeyondBounds}
 */
export function decodeBody(body: Buffer, codings: string | undefined): Decoded {
  if (body.length === 0) return { text: '' };
  const plain = decompressed(body, codings);
  if (typeof plain === 'string') return { text: body.toString('utf8'), unreadable: plain };
  if (!isUtf8(plain)) return { text: plain.toString('utf8'), unreadable: 'a body that is not UTF-8' };
  const text = plain.toString('utf8');
  return shallow(text.startsWith('\ufeff') ? text.slice(1) : text);
}

/** What nests too deeply is not parsed; where its brackets do not match, no parser would take it. */
function shallow(text: string): Decoded {
  const { depth, isWhole } = /^\s*[[{]/.test(text) ? nestingOf(text) : { depth: 0, isWhole: true };
  if (depth <= maxJsonDepth) return { text };
  if (isWhole) throw new BeyondBounds(`JSON nested ${depth} levels deep`);
  return { text, unreadable: 'a body that is no JSON: its brackets do not match' };
}

/** @returns why not, in a few words, where the coding does not hold what it promises. */
function decompressed(body: Buffer, codings: string | undefined): Buffer | string {
  if (codings === undefined) return body;
  const names = codings
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  const unknown = names.find((name) => !decoders.has(name));
  if (unknown !== undefined) return `a body that cannot be decoded (unknown content-coding ${JSON.stringify(unknown)})`;
  if (names.length > maxCodings) throw new BeyondBounds(`${names.length} content-codings, one over the other`);
  let plain = body;
  for (const name of names.reverse()) {
    try {
      plain = decoders.get(name)?.(plain) ?? plain;
    } catch (error) {
      if (codeOf(error) === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
      return `a body that cannot be decoded (${name}: ${error instanceof Error ? error.message : String(error)})`;
    }
  }
  return plain;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** They work piece by piece and stop at the bound, however much the rest would become. */
const limits = { maxOutputLength: maxBodyBytes };
const decoders = new Map<string, (coded: Buffer) => Buffer>([
  ['gzip', (coded) => gunzipSync(coded, limits)],
  ['x-gzip', (coded) => gunzipSync(coded, limits)],
  ['br', (coded) => brotliDecompressSync(coded, limits)],
  ['deflate', (coded) => (isZlib(coded) ? inflateSync(coded, limits) : inflateRawSync(coded, limits))],
  ['zstd', (coded) => zstdDecompressSync(coded, limits)],
]);

/** Servers have always disagreed on what deflate means, and clients have always taken both. */
function isZlib(coded: Buffer): boolean {
  return ((coded[0] ?? 0) & 0x0f) === 0x08;
}

/** What a text says as JSON; undefined where it is none, or nests so deeply that nothing may walk it. */
export function parseJson(text: string): unknown {
  if (text === '' || nestingOf(text).depth > maxJsonDepth) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** How deeply the brackets of a text nest, those in strings apart, and whether each of them is closed. */
function nestingOf(text: string): { depth: number; isWhole: boolean } {
  // Each level takes a character to open it.
  if (text.length <= maxJsonDepth) return { depth: 0, isWhole: true };
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (inString) {
      if (code === backslash) index += 1;
      else if (code === quote) inString = false;
    } else if (code === quote) inString = true;
    else if (code === openBrace || code === openBracket) {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (code === closeBrace || code === closeBracket) depth -= 1;
  }
  return { depth: deepest, isWhole: depth === 0 && !inString };
}

const quote = 0x22;
const backslash = 0x5c;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;
