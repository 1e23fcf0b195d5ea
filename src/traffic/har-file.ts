import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { BeyondBounds, decodeBody } from '../http/decode.ts';
import { whyUnreadable } from '../model/unreadable.ts';
import { ProfileError } from '../profile/error.ts';
import type { TrafficAnswer, TrafficEntry } from './entry.ts';

const pairs = z.array(z.object({ name: z.string(), value: z.string() })).default([]);

/** As much of an entry of HAR 1.2 as says what was asked and answered; every tool leaves out something else. */
const harEntry = z.object({
  startedDateTime: z.string(),
  time: z.number().nullish(),
  request: z.object({
    method: z.string(),
    url: z.string(),
    headers: pairs,
    bodySize: z.number().nullish(),
    postData: z.object({ text: z.string().nullish(), params: z.array(z.unknown()).nullish() }).nullish(),
  }),
  response: z.object({
    status: z.number(),
    statusText: z.string().nullish(),
    headers: pairs,
    content: z
      .object({ size: z.number().nullish(), text: z.string().nullish(), encoding: z.string().nullish() })
      .nullish(),
  }),
  // Chromium says so where the answer came from a cache of its own.
  _fromCache: z.unknown().optional(),
});

type HarEntry = z.infer<typeof harEntry>;

const harShape = z.object({ log: z.object({ entries: z.array(z.unknown()) }) });

/**
 * The exchanges of a HAR file, as it is or packed by gzip.
 * @throws {ProfileError} naming the place, when it is none.
 */
export function readTraffic(file: string): TrafficEntry[] {
  const fail = (path: string, message: string): never => {
    throw new ProfileError(file, [{ line: null, path, message }]);
  };
  const har = harShape.safeParse(contentOf(file, fail));
  if (!har.success) return fail('', 'is no HAR file: it has no list log.entries');
  return har.data.log.entries.map((each, index) => {
    const entry = harEntry.safeParse(each);
    const [issue] = entry.error?.issues ?? [];
    const at = `log.entries[${index}]`;
    if (!entry.success) return fail([at, ...(issue?.path ?? [])].join('.'), issue?.message ?? 'cannot be read');
    if (!URL.canParse(entry.data.request.url)) return fail(`${at}.request.url`, 'is no URL');
    if (Number.isNaN(Date.parse(entry.data.startedDateTime))) return fail(`${at}.startedDateTime`, 'is no date-time');
    return entryOf(entry.data, `${basename(file)}, entry ${index}`);
  });
}

function contentOf(file: string, fail: (path: string, message: string) => never): unknown {
  try {
    const bytes = readFileSync(file);
    const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
    const text = (isPacked ? gunzipSync(bytes) : bytes).toString('utf8');
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    // What is no JSON is not quoted: it may be any file.
    const isOther = error instanceof SyntaxError;
    return fail('', isOther ? 'is no HAR file, or one that was cut off: it is no JSON' : whyUnreadable(error));
  }
}

function entryOf({ request, response, ...about }: HarEntry, place: string): TrafficEntry {
  return {
    place,
    method: request.method.toUpperCase(),
    url: request.url,
    headers: headersOf(request.headers),
    body: sentBody(request),
    // A request without an answer has the status 0.
    answer: response.status < 100 ? null : answerOf(response),
    startedAt: Date.parse(about.startedDateTime),
    durationMs: Math.max(0, about.time ?? 0),
    isCached: Boolean(about._fromCache),
  };
}

/** Names in small letters. Of what HTTP/2 writes among them, the host is a header of HTTP/1.1. */
function headersOf(list: HarEntry['request']['headers']): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { name, value } of list) {
    const key = name === ':authority' ? 'host' : name.toLowerCase();
    if (!key.startsWith(':')) headers[key] = headers[key] === undefined ? value : `${headers[key]}, ${value}`;
  }
  return headers;
}

function sentBody({ method, bodySize, postData }: HarEntry['request']): string | null | undefined {
  if (typeof postData?.text === 'string') return isCut(postData.text) ? undefined : own(postData.text);
  if (postData?.params && postData.params.length > 0) return undefined;
  if (bodySize !== null && bodySize !== undefined && bodySize >= 0) return bodySize === 0 ? null : undefined;
  return ['GET', 'HEAD', 'DELETE', 'OPTIONS'].includes(method.toUpperCase()) ? null : undefined;
}

function answerOf({ status, statusText, headers, content }: HarEntry['response']): TrafficAnswer {
  const flat = headersOf(headers);
  // Tools that keep no headers hide of what type a body was.
  if (headers.length === 0 && content?.text)
    return { status, statusText: statusText ?? '', headers: flat, text: undefined };
  return { status, statusText: statusText ?? '', headers: flat, ...receivedBody(content, status, flat) };
}

/** Bodies stand as text, or as bytes in base64; tools that keep none, or not all, say their size. */
function receivedBody(
  content: HarEntry['response']['content'],
  status: number,
  headers: Readonly<Record<string, string>>,
): Pick<TrafficAnswer, 'text' | 'unreadable'> {
  const size = content?.size ?? -1;
  const text = content?.text;
  if (status === 204 || status === 304) return { text: text ?? '' };
  if (typeof text !== 'string') return { text: size === 0 || headers['content-length'] === '0' ? '' : undefined };
  if (content?.encoding?.toLowerCase() !== 'base64') {
    return { text: isCut(text) || Buffer.byteLength(text) < size ? undefined : own(text.replace(/^\ufeff/, '')) };
  }
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length < size) return { text: undefined };
  // Most tools unpack a body before they write it; what is still packed begins like it.
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  try {
    return decodeBody(bytes, isPacked ? 'gzip' : undefined);
  } catch (error) {
    if (error instanceof BeyondBounds) return { text: undefined };
    throw error;
  }
}

/** How this suite ends a body that is longer than its evidence. */
function isCut(text: string): boolean {
  return /… \(cut: \d+ characters in all\)$/.test(text);
}

let unnamed = 0;

/** What this suite writes for every secret without a name is no text that could come back. */
function own(text: string): string {
  return text.replaceAll(/\$(?:REDACTED|BAD_CREDENTIAL)\b/g, () => {
    unnamed += 1;
    return `hidden-${unnamed}`;
  });
}
