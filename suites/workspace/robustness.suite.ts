import type { RequirementId, WorkspaceOperation } from '../../generated/catalogue.ts';
import { check, expectStatus, fc, NotTested, property, type Reply } from '../../src/check/index.ts';
import { drawn, firstAndSome } from '../support/draws.ts';
import {
  encoded,
  expectNoServerError,
  largeBodies,
  sendHostile,
  sendLarge,
  targetOf,
  victimOf,
} from '../support/hostile.ts';
import { sharedFilespace } from '../support/new-filespaces.ts';
import { sendOffContract } from '../support/off-contract.ts';
import { inBatches, inParallel } from '../support/parallel.ts';
import { infoOf, workspaceOperations } from '../support/workspace-requests.ts';

// No well-behaved client sends these, so any answer that is no failure of the service conforms.

const withBody = workspaceOperations.filter(({ hasBody }) => hasBody);

/** Texts that begin like JSON, or look like it, and are none. */
const malformed = (valid: string): string[] => [
  '{',
  valid.slice(0, -1),
  `${valid},`,
  valid.replaceAll('"', "'"),
  'nonsense',
  '\u0000',
  '\ufeff{',
  '{"name":}',
  '[1,]',
];

/** What a service reads in the same way is tried by one of its sort: which one the seed draws. */
const scalars: readonly unknown[] = [true, false, 0, 1.5];
const lists: readonly unknown[] = [[null], [{}], [[]]];

const contentTypes = [
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=vct',
  'application/octet-stream',
  'application/json; charset=utf-16',
  'nonsense',
];

for (const [place, info] of withBody.entries()) {
  check('workspace.robustness.malformed-json', `${info.operation} survives a body that is not JSON`, async (t) => {
    const { body: valid, ...request } = await victimOf(t, info);
    const texts = drawn(t, `${info.operation} no JSON`, malformed(JSON.stringify(valid)), 2);
    const replies = await inBatches(t, texts, (text) => sendHostile(t, { ...request, text }));
    for (const reply of replies) expectNoServerError(reply);
  });

  check('workspace.robustness.body-shape', `${info.operation} survives a body that is not an object`, async (t) => {
    const { body: valid, ...request } = await victimOf(t, info);
    const others = drawn(t, `${info.operation} no object`, [...scalars, ...lists], 1);
    const texts = drawn(t, `${info.operation} text`, ['', 'text'], 1);
    const bodies = [null, ...texts, [], [valid], ...others].map((body) => ({ ...request, body }));
    const absent = [request, { ...request, headers: { 'content-type': 'application/json' } }];
    const replies = await inParallel([...bodies, ...absent].map((hostile) => sendHostile(t, hostile)));
    for (const reply of replies) expectNoServerError(reply);
  });

  check('workspace.robustness.content-type', `${info.operation} survives another content type or none`, async (t) => {
    const request = await victimOf(t, info);
    // Nothing comes of these where the type is overlooked: the body has no field that the operation knows.
    const types = ['text/plain', null, ...drawn(t, `${info.operation} content type`, contentTypes, 1)];
    const replies = await inParallel(
      types.map((type) => sendHostile(t, { ...request, body: { vct: 1 }, headers: { 'content-type': type } })),
    );
    for (const reply of replies) expectNoServerError(reply);
  });

  check('workspace.robustness.large-body', `${info.operation} survives large and deep bodies`, async (t) => {
    const replies: Reply[] = [];
    for (const large of firstAndSome(t, largeBodies(), place, 1)) {
      const reply = await sendLarge(t, info, large);
      if (reply !== null) replies.push(reply);
    }
    for (const reply of replies) expectNoServerError(reply);
    if (replies.length === 0) throw new NotTested('the target ends the connection before it has read a large body');
  });
}

const pieces = [
  ...['\u0000', '\u001f', '\u007f', '\r\n', '\t', '\\', '"', "'", '`', '%00', '%s', '{{7*7}}'],
  ...['\ud800', '\udfff\ud800', '\u202e', '\u200b', '\ufeff', '\uffff', 'e\u0301', '\u{1f4a5}', '\u{10ffff}', 'İ'],
  ...['null', 'undefined', 'NaN', '__proto__', 'constructor', 'toString', 'hasOwnProperty', '-', '*', '/', '@', '<b>'],
];
const strangeText = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 4 }).map((all) => all.join('')),
  },
  { weight: 1, arbitrary: fc.integer({ min: 300, max: 6_000 }).map((length) => 'x'.repeat(length)) },
);
const strangeValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(Number.MAX_SAFE_INTEGER, -1, 1e308, null, [], {}, { $gt: '' }, [[]], { length: -1 }),
);

/** Beside its own fields a body is spoiled by those that mean something to a language or a store. */
const strangeFields = ['__proto__', 'constructor', 'id', 'toString', '', '$where', 'data'];

const spoiling: readonly [RequirementId, string, fc.Arbitrary<unknown>][] = [
  ['workspace.robustness.strange-text', 'survives any text in any field', strangeText],
  ['workspace.robustness.no-5xx', 'survives any JSON in any field', strangeValue],
];

for (const info of withBody) {
  for (const [requirement, what, values] of spoiling) {
    property(
      requirement,
      `${info.operation} ${what}`,
      fc.record({ place: fc.nat({ max: 1_000 }), value: values }),
      async (t, { place, value }) => {
        const request = await victimOf(t, info);
        expectNoServerError(await sendHostile(t, { ...request, body: spoiled(request.body, place, value) }));
      },
      { scale: 0.1 },
    );
  }
}

for (const info of withBody) {
  check('workspace.robustness.strange-text', `${info.operation} survives NUL and lone surrogates`, async (t) => {
    const request = await victimOf(t, info);
    const places = [...Object.keys(request.body ?? {}).keys()];
    const values = ['a\u0000b', 'a\ud800b'];
    const bodies = [
      ...places.flatMap((place) => values.map((value) => spoiled(request.body, place, value))),
      // What is rejected for one of its own fields says nothing about others; nobody rejects one that he does not know.
      ...[...values, 'a'].map((value) => strangely(request.body, value)),
    ];
    await inBatches(t, bodies, async (body) => expectNoServerError(await sendHostile(t, { ...request, body })), 2);
  });
}

/** Written so, since no value of this language is beyond what it can hold. */
const beyondDoubles = ['1e400', `1${'0'.repeat(400)}`];

check('workspace.robustness.no-5xx', 'the block size survives numbers beyond what most languages hold', async (t) => {
  const { body, ...request } = await victimOf(t, infoOf('POST /api/v1/filespaces'));
  for (const number of beyondDoubles) {
    const text = JSON.stringify({ ...Object(body), blockSize: 0 }).replace('"blockSize":0', `"blockSize":${number}`);
    expectNoServerError(await sendHostile(t, { ...request, text }));
  }
});

/** More than a column or an index holds; a proxy does not look at it. */
const long = 5_000;

for (const info of withBody) {
  check(
    'workspace.robustness.strange-text',
    `${info.operation} survives a text of thousands of characters`,
    async (t) => {
      const request = await victimOf(t, info);
      const bodies = longTexts(request.body).map((body) => ({ ...request, body }));
      await inBatches(t, bodies, async (hostile) => expectNoServerError(await sendHostile(t, hostile)), 2);
    },
  );
}

/** The body with a long text in one of its fields, or in one of those inside another one: no two of them are alike. */
function longTexts(body: unknown): unknown[] {
  return Object.entries(body ?? {}).flatMap(([name, value]) => {
    if (typeof value === 'string')
      return [{ ...Object(body), [name]: harmless(name, name.repeat(long / 4).slice(0, long)) }];
    const inner = Array.isArray(value) ? [] : longTexts(value);
    return inner.map((spoiledPart) => ({ ...Object(body), [name]: spoiledPart }));
  });
}

/** The body with another value in one of its fields. */
function spoiled(body: unknown, place: number, value: unknown): unknown {
  const fields = Object.entries(body ?? {});
  const names = [...fields.map(([name]) => name), ...strangeFields];
  const name = names[place % names.length] ?? '';
  return Object.fromEntries([...fields.filter(([other]) => other !== name), [name, harmless(name, value)]]);
}

/** The body with all the strange fields at once. */
function strangely(body: unknown, value: string): unknown {
  return Object.fromEntries([...Object.entries(body ?? {}), ...strangeFields.map((name) => [name, value])]);
}

/** What is accepted must be known as one of the suite, and no invitation may go to a real address. */
function harmless(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (name === 'email') return `vct-${value.replaceAll('@', '')}@example.com`;
  return name === 'name' ? `vct-${value}` : value;
}

// As they stand on the wire. A gateway may answer some of them in its own way, so that only a server error counts.
const segments = ['x'.repeat(2_000), '%00', '%27%22%3Cb%3E%20%F0%9F%92%A5'];
const others = ['%zz', '%ff', '__proto__', 'constructor', '%20'];
// Where a removal must not go: its path might be taken for a shorter one.
const slashes = ['a%2Fb', '%2e%2e%2f'];

for (const info of workspaceOperations.filter(({ pathParameters }) => pathParameters.length > 0)) {
  check('workspace.robustness.strange-text', `${info.operation} survives strange ids`, async (t) => {
    const request = await victimOf(t, info);
    const ids = encoded(request.path);
    const body = request.body === undefined ? undefined : JSON.stringify(request.body);
    const query = request.query === undefined ? '' : '?path=%2F';
    const rest = info.method === 'GET' ? [...others, ...slashes] : others;
    const last = info.pathParameters.at(-1);
    const targets = info.pathParameters.flatMap((name) => {
      const tried = drawn(t, `${info.operation} ${name}`, name === last ? rest : [...segments, ...rest], 1);
      const telling = name === last ? drawn(t, `${info.operation} segments`, segments, 2) : [];
      return [...telling, ...tried].map((segment) => targetOf(info, { ...ids, [name]: segment }) + query);
    });
    const replies = await inParallel(
      targets.map((target) => sendOffContract(t.workspace, { method: info.method, target, body })),
    );
    for (const reply of replies) if (reply !== null) expectNoServerError(reply);
  });
}

/** A quote or a bracket that stands alone breaks the language of a search. */
const values = ['', '-1', '\u0000', '%', 'a"(b', "o'clock %s {0}", 'x'.repeat(4_000)];
const rareValues = ['0', '1e309', 'NaN', 'null', '__proto__', '\ud83d'];
/** By the parameter that may fall over it: what is beyond 32 and 64 bits, or three bytes, and a path with empty names in it. */
const telling: Readonly<Record<string, readonly string[]>> = {
  limit: ['2147483648', '9223372036854775808'],
  path: ['//vct//', '/😀'],
  email: ['😀'],
  name: ['😀'],
  nextCursor: ['😀'],
};

/** What is no path for certain is not looked for: only behind a slash a printable text gets any further. */
const lookedFor = (value: string): string => (/^[ -~]+$/.test(value) ? `/${value}` : value);

/** Where one parameter excludes the other, a strange one beside the other is not even looked at. */
const takesOneOnly: WorkspaceOperation = 'GET /api/v1/filespaces/{filespaceId}/direct-links';

for (const info of workspaceOperations.filter(({ queryParameters }) => queryParameters.length > 0)) {
  check('workspace.robustness.query', `${info.operation} survives strange parameters`, async (t) => {
    const request = await victimOf(t, info);
    const queries = info.queryParameters.flatMap(({ name }) => [
      ...(telling[name] ?? []).map((value) => ({ [name]: value })),
      ...[...values, ...drawn(t, `${info.operation} ${name}`, rareValues, 1)].map((value) => ({
        [name]: name === 'path' ? lookedFor(value) : value,
      })),
      { [name]: ['1', '2'] },
      ...drawn(t, `${info.operation} ${name}`, [{ [`${name}[]`]: '1' }, { [`${name}[$ne]`]: '1' }], 1),
    ]);
    const all = [...queries, {}, { 'vct-unknown': '1', __proto__x: '1', constructor: '1' }];
    const usual = info.operation === takesOneOnly ? {} : request.query;
    const replies = await inParallel(all.map((query) => sendHostile(t, { ...request, query: { ...usual, ...query } })));
    for (const reply of replies) expectNoServerError(reply);
  });
}

check('workspace.robustness.keeps-serving', 'ordinary requests are answered after strange ones', async (t) => {
  const { id } = await sharedFilespace(t);
  await inParallel(
    withBody.map(async (info, place) => {
      const { body: _, ...request } = await victimOf(t, info);
      const strange = [
        { text: '{"name":' },
        { body: null },
        { body: { name: [[[[]]]], email: {}, role: [] } },
      ] as const;
      for (const each of firstAndSome(t, [...strange.slice(place % 3), ...strange.slice(0, place % 3)], 1)) {
        await sendHostile(t, { ...request, ...each });
      }
    }),
  );
  await sendOffContract(t.workspace, { method: 'GET', target: '/api/v1/filespaces/%00%ff%zz' });
  const path = { filespaceId: id };
  expectStatus(await t.workspace.GET('/api/v1/filespaces'), 200);
  expectStatus(await t.workspace.GET('/api/v1/filespaces/{filespaceId}', { params: { path } }), 200);
  expectStatus(await t.workspace.GET('/api/v1/members'), 200);
  expectStatus(await t.workspace.raw({ operation: 'GET /api/v1/service-accounts' }), 200);
});
