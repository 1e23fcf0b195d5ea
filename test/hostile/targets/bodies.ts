import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { type HostileTarget, neverAccused, neverConformant, selections, unfit } from '../model.ts';
import { type Answer, headOf, withBody, withField, withHeader } from '../proxy/answer.ts';
import { type Behaviour, type Change, changed, operation, where } from '../proxy/visit.ts';

const flags = selections.part;
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
export const bodies: readonly HostileTarget[] = [
  {
    name: 'bodies.endless',
    sentence: 'Every body goes on without end.',
    behaviour: () => endless,
    flags,
    expect: unfit(/larg|big|bytes|limit|no answer/i),
  },
  {
    name: 'bodies.endless-on-one-operation',
    sentence: 'The body goes on without end when a client is read.',
    behaviour: () => where(operation.getClient, endless),
    flags,
    expect: neverConformant(/larg|big|bytes|limit|no answer/i),
  },
  {
    name: 'bodies.40-megabytes',
    sentence: 'A client has 40 MB when it is read.',
    behaviour: () => where(operation.getClient, changed(replaced(`{"a":"${'a'.repeat(40 * 1024 * 1024)}"}`))),
    flags,
    expect: neverConformant(tooLarge),
  },
  {
    name: 'bodies.10-megabytes',
    sentence: 'A client has a further field of 10 MB when it is read.',
    behaviour: () => where(operation.getClient, changed(alsoHolding(`"extra":"${'a'.repeat(10 * 1024 * 1024)}"`))),
    flags: [...selections.smoke, '--only', 'partner.client.*'],
    expect: { verdict: ['conformant', 'inconclusive'], within: 120 },
  },
  {
    name: 'bodies.bomb',
    sentence: 'A client has 200 MB when it is read, of which 200 kB travel.',
    behaviour: () =>
      where(
        operation.getClient,
        changed((answer) => saysGzip(replaced(bomb)(answer))),
      ),
    flags,
    expect: neverConformant(tooLarge),
  },
  {
    name: 'bodies.bomb-from-the-start',
    sentence: 'Every body has 200 MB, of which 200 kB travel.',
    behaviour: () => changed((answer) => saysGzip(replaced(bomb)(answer))),
    flags,
    expect: unfit(tooLarge),
  },
  {
    name: 'bodies.layers',
    sentence: 'A client is compressed twenty times when it is read.',
    behaviour: () => where(operation.getClient, changed(inLayers(20))),
    flags,
    // HTTP allows it, and no client need follow.
    expect: neverAccused(),
  },
  {
    name: 'bodies.two-codings',
    sentence: 'Every body is compressed by gzip and then by br.',
    behaviour: () => changed(coded('gzip, br', (body) => brotliCompressSync(gzipSync(body)))),
    flags,
    expect: { verdict: ['conformant'], within: 120 },
  },
  {
    name: 'bodies.gzip',
    sentence: 'Every body is compressed by gzip, though nobody asked for it.',
    behaviour: () => changed(coded('gzip', gzipSync)),
    flags,
    expect: { verdict: ['conformant'], within: 120 },
  },
  {
    name: 'bodies.brotli',
    sentence: 'Every body is compressed by br, though nobody asked for it.',
    behaviour: () => changed(coded('br', brotliCompressSync)),
    flags,
    expect: { verdict: ['conformant'], within: 120 },
  },
  {
    name: 'bodies.zstd',
    sentence: 'Every body is compressed by zstd, though nobody asked for it.',
    behaviour: () => changed(coded('zstd', zstdCompressSync)),
    flags,
    expect: { verdict: ['conformant'], within: 120 },
  },
  {
    name: 'bodies.deflate',
    sentence: 'Every body is compressed by deflate, though nobody asked for it.',
    behaviour: () => changed(coded('deflate', deflateSync)),
    flags,
    expect: { verdict: ['conformant'], within: 120 },
  },
  {
    name: 'bodies.identity',
    sentence: 'Every body says that its coding is identity.',
    behaviour: () => changed((answer) => withHeader(answer, 'content-encoding', 'identity')),
    flags,
    expect: { verdict: ['conformant'], within: 120 },
  },
  {
    name: 'bodies.said-to-be-gzip',
    sentence: 'Every body says that it is compressed by gzip, and is not.',
    behaviour: () => changed(saysGzip),
    flags,
    expect: neverConformant(unreadable),
  },
  {
    name: 'bodies.said-to-be-gzip-at-times',
    sentence: 'A client says that it is compressed by gzip when it is read, and is not.',
    behaviour: () => where(operation.getClient, changed(saysGzip)),
    flags,
    expect: neverConformant(unreadable),
  },
  {
    name: 'bodies.gzip-cut-short',
    sentence: 'Every body is compressed by gzip, and its last bytes are missing.',
    behaviour: () => changed(coded('gzip', (body) => gzipSync(body).subarray(0, -9))),
    flags,
    expect: neverConformant(unreadable),
  },
  {
    name: 'bodies.unknown-coding',
    sentence: 'Every body has a coding that nobody knows.',
    behaviour: () => changed(coded('x-secret', (body) => Buffer.from(body.map((byte) => byte ^ 0x55)))),
    flags,
    expect: neverConformant(unreadable),
  },
  {
    name: 'bodies.byte-order-mark',
    sentence: 'Every body begins with a byte order mark.',
    behaviour: () => changed((answer) => withBody(answer, (body) => Buffer.concat([Buffer.from('\ufeff'), body]))),
    flags,
    expect: { verdict: ['conformant'], within: 120 },
  },
  {
    name: 'bodies.utf-16',
    sentence: 'Every body is UTF-16, and says so.',
    behaviour: () =>
      changed((answer) => {
        const utf16 = withBody(answer, (body) => Buffer.from(body.toString(), 'utf16le'));
        return answer.body.length === 0
          ? answer
          : withHeader(utf16, 'content-type', 'application/json; charset=utf-16le');
      }),
    flags,
    expect: neverConformant(unreadable),
  },
  {
    name: 'bodies.utf-16-on-creates',
    sentence: 'Every client that is created is told in UTF-16.',
    behaviour: () =>
      where(
        operation.createClient,
        changed((answer) => withBody(answer, (body) => Buffer.from(body.toString(), 'utf16le'))),
      ),
    flags,
    expect: neverConformant(unreadable),
  },
  {
    name: 'bodies.not-utf-8',
    sentence: 'A client has a further field that is no UTF-8 when it is read.',
    behaviour: () =>
      where(
        operation.getClient,
        changed((answer) =>
          withBody(answer, (body) => Buffer.from(body.toString().replace('{', '{"extra":"\xff\xfe\xc0",'), 'latin1')),
        ),
      ),
    flags,
    expect: { verdict: ['conformant', 'nonconformant', 'inconclusive'], within: 120 },
  },
  {
    name: 'bodies.nan',
    sentence: 'Every body holds NaN, which is no JSON.',
    behaviour: () => changed(alsoHolding('"ratio":NaN')),
    flags,
    expect: neverConformant(unreadable),
  },
  {
    name: 'bodies.infinity-on-creates',
    sentence: 'Every client that is created holds Infinity, which is no JSON.',
    behaviour: () => where(operation.createClient, changed(alsoHolding('"ratio":-Infinity'))),
    flags,
    expect: neverConformant(unreadable),
  },
  {
    name: 'bodies.deep',
    sentence: 'A client is nested 100,000 deep when it is read.',
    behaviour: () => where(operation.getClient, changed(replaced(nested(100_000)))),
    flags,
    expect: neverConformant(/deep|nest|expected|record|object/i),
  },
  {
    name: 'bodies.deep-with-a-vocabulary',
    sentence: 'A further field is nested 100,000 deep in every body; the target has words of its own.',
    behaviour: () => changed(alsoHolding(`"deep":${nested(100_000)}`)),
    profile: (profile) => ({ ...profile, vocabulary: { custom: 'own' } }),
    flags: [...selections.smoke, '--only', 'partner.client.*'],
    expect: neverAccused(),
  },
  {
    name: 'bodies.rather-deep',
    sentence: 'A client has a further field that is nested 9,900 deep when it is read.',
    behaviour: () => where(operation.getClient, changed(alsoHolding(`"deep":${nested(9_900)}`))),
    flags,
    // JSON allows it, and lets whoever reads it set a bound.
    expect: neverAccused(),
  },
  {
    name: 'bodies.brackets',
    sentence: 'A client is 10 MB of opening brackets when it is read.',
    behaviour: () => where(operation.getClient, changed(replaced('['.repeat(10 * 1024 * 1024)))),
    flags,
    expect: neverConformant(unreadable),
  },
  {
    name: 'bodies.keys-twice',
    sentence: 'Every record has each of its keys twice, the last time as it should be.',
    behaviour: () => changed(alsoHolding('"id":"another","name":1')),
    flags,
    expect: { verdict: ['conformant'], within: 120 },
  },
  {
    name: 'bodies.huge-numbers',
    sentence: 'Every record has further fields with numbers that no program can hold.',
    behaviour: () => changed(alsoHolding(`"huge":1e999,"long":${'9'.repeat(400)},"small":-0.0e-999`)),
    flags,
    expect: { verdict: ['conformant'], within: 120 },
  },
  {
    name: 'bodies.keys-of-objects',
    sentence: 'Every record has further fields with names that objects of programs have.',
    behaviour: () =>
      changed(
        alsoHolding(
          '"__proto__":{"id":"FORGED","status":1},"constructor":{"prototype":{"id":1}},"toString":1,"hasOwnProperty":null,"length":7',
        ),
      ),
    flags,
    expect: { verdict: ['conformant'], within: 120 },
  },
  {
    name: 'bodies.many-fields',
    sentence: 'Every record has 2,000 further fields.',
    behaviour: () => changed(alsoHolding(Array.from({ length: 2_000 }, (_, at) => `"f${at}":${at}`).join())),
    flags: [...selections.smoke, '--only', 'partner.client.*'],
    expect: { verdict: ['conformant'], within: 120 },
  },
  {
    name: 'bodies.pretty',
    sentence: 'Every body is spread over many lines, with escapes wherever JSON allows them.',
    behaviour: () =>
      changed((answer) =>
        withBody(answer, (body) => {
          const text = JSON.stringify(JSON.parse(body.toString()), null, '\t');
          return text.replaceAll(/"[^"\\]*"/g, (string) => string.replaceAll('/', '\\/').replaceAll(/[ac]/g, escapeOf));
        }),
      ),
    flags,
    expect: { verdict: ['conformant'], within: 120 },
  },
];

function escapeOf(letter: string): string {
  return `\\u00${letter.charCodeAt(0).toString(16)}`;
}
