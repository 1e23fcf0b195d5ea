import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import {
  conforms,
  type HostileTarget,
  neverAccused,
  neverConformant,
  selections,
  target,
  targetsOf,
  unfit,
} from '../model.ts';
import { type Answer, headOf, withBody, withField, withHeader } from '../proxy/answer.ts';
import { type Behaviour, type Change, changed, operation, where } from '../proxy/visit.ts';

const unreadable = /cannot be (read|decoded)|no JSON|not JSON|JSON|decod|encoding|expected/i;
const tooLarge = /larg|big|bytes|limit/i;

function coded(coding: string, encode: (body: Buffer) => Buffer): Change {
  return (answer) =>
    answer.body.length === 0 ? answer : withHeader(withBody(answer, encode), 'content-encoding', coding);
}

const saysGzip = (answer: Answer): Answer => withHeader(answer, 'content-encoding', 'gzip');

function inLayers(layers: number): Change {
  return (answer) => {
    const wrapped = (body: Buffer): Buffer => {
      let all = body;
      for (let layer = 0; layer < layers; layer += 1) all = gzipSync(all);
      return all;
    };
    return withHeader(withBody(answer, wrapped), 'content-encoding', Array(layers).fill('gzip').join(', '));
  };
}

/** Two hundred megabytes that travel as two hundred kilobytes. */
const bomb = gzipSync(Buffer.concat([Buffer.from('{"a":"'), Buffer.alloc(200 * 1024 * 1024, 0x61), Buffer.from('"}')]));

const endless: Behaviour = async (visit) => {
  visit.write(`${headOf(await visit.forward())}transfer-encoding: chunked\r\n\r\n`);
  const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`;
  while (!visit.socket.destroyed) {
    visit.write(chunk);
    await new Promise((resolve) =>
      visit.socket.writableNeedDrain ? visit.socket.once('drain', resolve) : setImmediate(resolve),
    );
  }
};

function replaced(text: string | Buffer): (answer: Answer) => Answer {
  return (answer) => withBody(answer, () => text);
}

function alsoHolding(member: string): Change {
  return (answer) => withField(answer, member);
}

function nested(levels: number): string {
  return `${'['.repeat(levels)}${']'.repeat(levels)}`;
}

/** Targets whose bodies are too much, or not what they say. */
export const bodies: readonly HostileTarget[] = targetsOf({
  'bodies.endless': target('Every body goes on without end.', () => endless, unfit(/larg|big|bytes|limit|no answer/i)),
  'bodies.endless-on-one-operation': target(
    'The body goes on without end when a client is read.',
    () => where(operation.getClient, endless),
    neverConformant(/larg|big|bytes|limit|no answer/i),
  ),
  'bodies.40-megabytes': target(
    'A client has 40 MB when it is read.',
    () => where(operation.getClient, changed(replaced(`{"a":"${'a'.repeat(40 * 1024 * 1024)}"}`))),
    neverConformant(tooLarge),
  ),
  'bodies.10-megabytes': {
    sentence: 'A client has a further field of 10 MB when it is read.',
    behaviour: () => where(operation.getClient, changed(alsoHolding(`"extra":"${'a'.repeat(10 * 1024 * 1024)}"`))),
    flags: selections.clients,
    expect: neverAccused(),
  },
  'bodies.bomb': target(
    'A client has 200 MB when it is read, of which 200 kB travel.',
    () =>
      where(
        operation.getClient,
        changed((answer) => saysGzip(replaced(bomb)(answer))),
      ),
    neverConformant(tooLarge),
  ),
  'bodies.bomb-from-the-start': target(
    'Every body has 200 MB, of which 200 kB travel.',
    () => changed((answer) => saysGzip(replaced(bomb)(answer))),
    unfit(tooLarge),
  ),
  'bodies.layers': target(
    'A client is compressed twenty times when it is read.',
    () => where(operation.getClient, changed(inLayers(20))), // HTTP allows it, and no client need follow.
    neverAccused(),
  ),
  'bodies.two-codings': target(
    'Every body is compressed by gzip and then by br.',
    () => changed(coded('gzip, br', (body) => brotliCompressSync(gzipSync(body)))),
    conforms(),
  ),
  'bodies.gzip': target(
    'Every body is compressed by gzip, though nobody asked for it.',
    () => changed(coded('gzip', gzipSync)),
    conforms(),
  ),
  'bodies.brotli': target(
    'Every body is compressed by br, though nobody asked for it.',
    () => changed(coded('br', brotliCompressSync)),
    conforms(),
  ),
  'bodies.zstd': target(
    'Every body is compressed by zstd, though nobody asked for it.',
    () => changed(coded('zstd', zstdCompressSync)),
    conforms(),
  ),
  'bodies.deflate': target(
    'Every body is compressed by deflate, though nobody asked for it.',
    () => changed(coded('deflate', deflateSync)),
    conforms(),
  ),
  'bodies.identity': target(
    'Every body says that its coding is identity.',
    () => changed((answer) => withHeader(answer, 'content-encoding', 'identity')),
    conforms(),
  ),
  'bodies.said-to-be-gzip': target(
    'Every body says that it is compressed by gzip, and is not.',
    () => changed(saysGzip),
    neverConformant(unreadable),
  ),
  'bodies.said-to-be-gzip-at-times': target(
    'A client says that it is compressed by gzip when it is read, and is not.',
    () => where(operation.getClient, changed(saysGzip)),
    neverConformant(unreadable),
  ),
  'bodies.gzip-cut-short': target(
    'Every body is compressed by gzip, and its last bytes are missing.',
    () => changed(coded('gzip', (body) => gzipSync(body).subarray(0, -9))),
    neverConformant(unreadable),
  ),
  'bodies.unknown-coding': target(
    'Every body has a coding that nobody knows.',
    () => changed(coded('x-secret', (body) => Buffer.from(body.map((byte) => byte ^ 0x55)))),
    neverConformant(unreadable),
  ),
  'bodies.byte-order-mark': target(
    'Every body begins with a byte order mark.',
    () => changed((answer) => withBody(answer, (body) => Buffer.concat([Buffer.from('\ufeff'), body]))),
    conforms(),
  ),
  'bodies.utf-16': target(
    'Every body is UTF-16, and says so.',
    () =>
      changed((answer) => {
        const utf16 = withBody(answer, (body) => Buffer.from(body.toString(), 'utf16le'));
        return answer.body.length === 0
          ? answer
          : withHeader(utf16, 'content-type', 'application/json; charset=utf-16le');
      }),
    neverConformant(unreadable),
  ),
  'bodies.utf-16-on-creates': target(
    'Every client that is created is told in UTF-16.',
    () =>
      where(
        operation.createClient,
        changed((answer) => withBody(answer, (body) => Buffer.from(body.toString(), 'utf16le'))),
      ),
    neverConformant(unreadable),
  ),
  'bodies.not-utf-8': target(
    'A client has a further field that is no UTF-8 when it is read.',
    () =>
      where(
        operation.getClient,
        changed((answer) =>
          withBody(answer, (body) => Buffer.from(body.toString().replace('{', '{"extra":"\xff\xfe\xc0",'), 'latin1')),
        ),
      ),
    { verdict: ['conformant', 'nonconformant', 'inconclusive'], within: 120 },
  ),
  'bodies.nan': target(
    'Every body holds NaN, which is no JSON.',
    () => changed(alsoHolding('"ratio":NaN')),
    neverConformant(unreadable),
  ),
  'bodies.infinity-on-creates': target(
    'Every client that is created holds Infinity, which is no JSON.',
    () => where(operation.createClient, changed(alsoHolding('"ratio":-Infinity'))),
    neverConformant(unreadable),
  ),
  'bodies.deep': target(
    'A client is nested 100,000 deep when it is read.',
    () => where(operation.getClient, changed(replaced(nested(100_000)))),
    neverConformant(/deep|nest|expected|record|object/i),
  ),
  'bodies.deep-with-a-vocabulary': {
    sentence: 'A further field is nested 100,000 deep in every body; the target has words of its own.',
    behaviour: () => changed(alsoHolding(`"deep":${nested(100_000)}`)),
    profile: (profile) => ({ ...profile, vocabulary: { custom: 'own' } }),
    flags: selections.clients,
    expect: neverAccused(),
  },
  'bodies.rather-deep': target(
    'A client has a further field that is nested 9,900 deep when it is read.',
    () => where(operation.getClient, changed(alsoHolding(`"deep":${nested(9_900)}`))), // JSON allows it, and lets whoever reads it set a bound.
    neverAccused(),
  ),
  'bodies.brackets': target(
    'A client is 10 MB of opening brackets when it is read.',
    () => where(operation.getClient, changed(replaced('['.repeat(10 * 1024 * 1024)))),
    neverConformant(unreadable),
  ),
  'bodies.keys-twice': target(
    'Every record has each of its keys twice, the last time as it should be.',
    () => changed(alsoHolding('"id":"another","name":1')),
    conforms(),
  ),
  'bodies.huge-numbers': target(
    'Every record has further fields with numbers that no program can hold.',
    () => changed(alsoHolding(`"huge":1e999,"long":${'9'.repeat(400)},"small":-0.0e-999`)),
    conforms(),
  ),
  'bodies.keys-of-objects': target(
    'Every record has further fields with names that objects of programs have.',
    () =>
      changed(
        alsoHolding(
          '"__proto__":{"id":"FORGED","status":1},"constructor":{"prototype":{"id":1}},"toString":1,"hasOwnProperty":null,"length":7',
        ),
      ),
    conforms(),
  ),
  'bodies.many-fields': {
    sentence: 'Every record has 2,000 further fields.',
    behaviour: () => changed(alsoHolding(Array.from({ length: 2_000 }, (_, at) => `"f${at}":${at}`).join())),
    flags: selections.clients,
    expect: conforms(),
  },
  'bodies.pretty': target(
    'Every body is spread over many lines, with escapes wherever JSON allows them.',
    () =>
      changed((answer) =>
        withBody(answer, (body) => {
          const text = JSON.stringify(JSON.parse(body.toString()), null, '\t');
          return text.replaceAll(/"[^"\\]*"/g, (string) => string.replaceAll('/', '\\/').replaceAll(/[ac]/g, escapeOf));
        }),
      ),
    conforms(),
  ),
});

function escapeOf(letter: string): string {
  return `\\u00${letter.charCodeAt(0).toString(16)}`;
}
