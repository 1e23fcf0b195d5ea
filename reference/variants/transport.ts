import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Answer, ApiRequest } from '../core/exchange.ts';
import { isObject } from '../core/json.ts';
import { transport } from '../policy/around.ts';
import type { PolicyOverride } from '../policy/index.ts';
import { type Variant, variant, variantsOf } from './types.ts';

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** How HTTP itself is spoken. */
export const transportVariants: readonly Variant[] = variantsOf({
  'slow-answers': variant(
    'Every answer takes 20 to 50 ms.',
    transport({ delayMs: (operation) => 20 + (operation.length % 31) }),
  ),
  'answers-stall-now-and-then': variant(
    'Of sixty answers one is held back for a second, while others overtake it.',
    transport({ delayMs: everyOne(60, 1_000) }),
  ),
  'connection-close': variant('Every connection is closed after one answer.', withHeaders({ Connection: 'close' })),
  'many-headers': variant(
    'Answers carry cookies, validators, caching rules and tracing ids.',
    withHeaders({
      'Set-Cookie': 'session=abc; HttpOnly',
      ETag: 'W/"17"',
      'Cache-Control': 'no-store',
      Server: 'gateway',
      'X-Request-Id': '0b9f3f2e',
      'X-RateLimit-Remaining': '42',
      'Strict-Transport-Security': 'max-age=31536000',
    }),
  ),
  'answers-tagged-by-content': variant(
    'Answers are tagged by what they hold, and whoever has that already is told so.',
    tagged(({ body }) => `"${createHash('sha256').update(JSON.stringify(body)).digest('hex')}"`),
  ),
  'answers-tagged-by-second': variant(
    'Answers carry a weak tag that says in which second somebody last wrote anything.',
    taggedBySecond(),
  ),
  'answers-dated-by-second': variant(
    'Answers say when somebody last wrote anything, and hold still for whoever knows of that second.',
    datedBySecond(),
  ),
  'json-without-charset': variant(
    'The content type is application/json and nothing else.',
    transport({ jsonContentType: () => 'application/json' }),
  ),
  'json-upper-case-charset': variant(
    'The content type is written Application/JSON; Charset="UTF-8".',
    transport({ jsonContentType: () => 'Application/JSON; Charset="UTF-8"' }),
  ),
  'json-vendor-media-type': variant(
    'The content type is a media type of its own that ends in +json.',
    transport({ jsonContentType: () => 'application/vnd.acme.v1+json; profile="x"' }),
  ),
  'json-problem-media-type': variant(
    'Errors have the content type application/problem+json.',
    reworded((answer) => (answer.status < 400 ? answer : { ...answer, contentType: 'application/problem+json' })),
  ),
  'json-pretty-printed': variant(
    'Bodies are indented and end in a line feed.',
    transport({ jsonText: (body) => `${JSON.stringify(body, null, 2)}\n` }),
  ),
  'json-escaped': variant(
    'Everything beyond ASCII, and every slash, is escaped in the JSON text.',
    transport({ jsonText: (body) => escaped(JSON.stringify(body)) }),
  ),
  'json-all-escaped': variant(
    'Every character of every text is escaped in the JSON text, in capitals.',
    transport({ jsonText: (body) => JSON.stringify(body).replaceAll(/"(?:[^"\\]|\\.)*"/g, allEscaped) }),
  ),
  'compressed-by-gzip': variant(
    'Every body is compressed by gzip, whether that was asked for or not.',
    reworded((answer) => compressed(answer, 'gzip', gzipSync)),
  ),
  'compressed-by-brotli': variant(
    'Every body is compressed by Brotli, whether that was asked for or not.',
    reworded((answer) => compressed(answer, 'br', (bytes) => brotliCompressSync(bytes, quick))),
  ),
  'query-plus-is-a-plus': variant(
    'A plus sign in a query is a plus sign; a space is written %20 there, as in a path.',
    transport({ queryText: (query) => query.replaceAll('+', '%2B') }),
  ),
  'odd-requests-500-free': variant(
    'Requests that nobody should send are answered with 422, 404 and 501.',
    transport({
      problemStatus: (problem) =>
        ({
          'unknown-route': 404,
          'unknown-method': 501,
          'malformed-path': 404,
          'malformed-json': 422,
          'unsupported-media-type': 400,
          'body-too-large': 400,
          internal: 500,
        })[problem],
    }),
  ),
  'fields-in-turning-order': variant(
    'Every second answer has the fields of its objects in the reverse order.',
    transport({ afterEach: turning() }),
  ),
  'long-queries-at-the-gateway': variant(
    'A gateway lets no query of more than 3,500 characters through, and says so in HTML.',
    transport({
      beforeEach: ({ request }) =>
        request.query.toString().length > 3_500
          ? { status: 414, text: '<h1>414 Request-URI Too Large</h1>', contentType: 'text/html' }
          : undefined,
    }),
  ),
  'long-segments-at-the-gateway': variant(
    'A gateway lets no path through in which a segment has more than 255 characters, and says so in HTML.',
    transport({
      beforeEach: ({ request }) =>
        request.path.split('/').some((segment) => segment.length > 255)
          ? { status: 400, text: '<h2>Bad Request - Invalid URL</h2>', contentType: 'text/html; charset=us-ascii' }
          : undefined,
    }),
  ),
  'long-queries-not-found-at-the-gateway': variant(
    'To a gateway an address with a query of more than 2,048 characters does not exist, which it says in HTML.',
    transport({
      beforeEach: ({ request }) =>
        request.query.toString().length > 2_048
          ? { status: 404, text: '<h1>404 - File or directory not found.</h1>', contentType: 'text/html' }
          : undefined,
    }),
  ),
  'percent-signs-at-the-gateway': {
    story: 'A gateway lets no path through in which a percent sign or a slash is escaped, and says so in HTML.',
    override: transport({
      beforeEach: ({ request }) =>
        /%25|%2f/iu.test(request.path)
          ? { status: 400, text: '<h1>HTTP Status 400 – Bad Request</h1>', contentType: 'text/html;charset=utf-8' }
          : undefined,
    }),
    // Whoever gives ids in which such signs stand could not be reached behind it.
    profile: (usual) => usual,
  },
  'control-characters-at-the-gateway': variant(
    'A gateway lets no address through in which a control character is escaped, and says so in HTML.',
    transport({
      beforeEach: ({ request }) =>
        [request.path, ...request.query.values()].some((text) => /\p{Cc}|%[01][0-9a-f]/iu.test(text))
          ? { status: 400, text: '<h1>Bad Request</h1>', contentType: 'text/html; charset=iso-8859-1' }
          : undefined,
    }),
  ),
  'broken-bodies-at-the-gateway': variant(
    'What is no JSON, or says to be none, is refused in HTML by what reads the bodies before the API does.',
    transport({
      afterEach: ({ request, answer }) =>
        (answer.status === 400 || answer.status === 415) && !isReadable(request)
          ? {
              status: answer.status,
              text: '<pre>SyntaxError: Unexpected token</pre>',
              contentType: 'text/html;charset=utf-8',
            }
          : answer,
    }),
  ),
  'unknown-method-404': variant(
    'A method that a path does not have is as if the path did not exist.',
    transport({ problemStatus: (problem) => (problem === 'internal' ? 500 : 404) }),
  ),
  'any-content-type': variant(
    'A body is read as JSON whatever content type it declares.',
    transport({ acceptsContentType: () => true }),
  ),
  'large-bodies': variant('Bodies of up to 20 MB are read.', transport({ maxBodyBytes: () => 20 * 1024 * 1024 })),
  'other-prefixes': {
    story: 'Both APIs stand below a path of several segments.',
    override: {},
    server: { partnerPrefix: '/gateway/v2/partner-api', workspacePrefix: '/gateway/v2/~workspace' },
  },
  'no-prefix': {
    story: 'The Partner API stands at the root of the host.',
    override: {},
    server: { partnerPrefix: '/', workspacePrefix: '/w' },
    // Below the root there is no room for the other API.
    profile: ({ partner }) => ({ partner }),
  },
});

function withHeaders(headers: Readonly<Record<string, string>>): PolicyOverride {
  return reworded((answer) => ({ ...answer, headers: { ...answer.headers, ...headers } }));
}

function reworded(change: (answer: Answer) => Answer): PolicyOverride {
  return transport({ afterEach: ({ answer }) => change(answer) });
}

function compressed(answer: Answer, coding: string, compress: (bytes: Uint8Array) => Buffer): Answer {
  const headers = { ...answer.headers, 'Content-Encoding': coding };
  return { ...answer, headers, encode: (bytes) => new Uint8Array(compress(bytes)) };
}

function escaped(json: string): string {
  return json
    .replaceAll(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replaceAll('/', String.raw`\/`);
}

function allEscaped(json: string): string {
  const units = String(JSON.parse(json)).split('');
  return `"${units.map((unit) => `\\u${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`).join('')}"`;
}

function turning(): (facts: { readonly answer: Answer }) => Answer {
  let count = 0;
  const turned = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(turned);
    if (!isObject(value)) return value;
    const fields = Object.entries(value).map(([key, inner]) => [key, turned(inner)]);
    return Object.fromEntries(fields.reverse());
  };
  return ({ answer }) => {
    count += 1;
    return count % 2 === 0 && answer.body !== undefined ? { ...answer, body: turned(answer.body) } : answer;
  };
}

function isReadable(request: ApiRequest): boolean {
  try {
    request.json();
    return true;
  } catch {
    return false;
  }
}

/** One of so many waits so long. */
function everyOne(many: number, milliseconds: number): () => number {
  let count = 0;
  return () => {
    count += 1;
    return count % many === 0 ? milliseconds : 0;
  };
}

/** Reads that succeed carry a tag; whoever shows the same one has what there is. */
function tagged(tagOf: (answer: Answer) => string, written: () => void = () => undefined): PolicyOverride {
  return transport({
    afterEach: ({ request: { method, headers }, answer }) => {
      if (method !== 'GET') written();
      if (method !== 'GET' || answer.status !== 200) return answer;
      const tag = tagOf(answer);
      const withTag = { ...answer.headers, ETag: tag };
      return headers.get('if-none-match') === tag ? { status: 304, headers: withTag } : { ...answer, headers: withTag };
    },
  });
}

function taggedBySecond(): PolicyOverride {
  let second = 0;
  const written = (): void => {
    second = Math.floor(Date.now() / 1_000);
  };
  return tagged(() => `W/"${second}"`, written);
}

function datedBySecond(): PolicyOverride {
  let changed = Date.now();
  return transport({
    afterEach: ({ request: { method, headers }, answer }) => {
      if (method !== 'GET') changed = Date.now();
      if (method !== 'GET' || answer.status !== 200) return answer;
      const second = Math.floor(changed / 1_000) * 1_000;
      const dated = { ...answer.headers, 'Last-Modified': new Date(second).toUTCString() };
      const isKnown = Date.parse(headers.get('if-modified-since') ?? '') >= second;
      return isKnown ? { status: 304, headers: dated } : { ...answer, headers: dated };
    },
  });
}
