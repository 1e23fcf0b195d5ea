import {
  type CheckContext,
  check,
  expectNoServerError,
  expectStatus,
  fc,
  NotTested,
  property,
} from '../../src/check/index.ts';
import { expectSurvived } from '../support/answers.ts';
import { drawn, drawnInTurn } from '../support/draws.ts';
import { sendOffContract } from '../support/off-contract.ts';
import { inBatches, inParallel } from '../support/parallel.ts';
import {
  bodyOperations,
  largeBodyAnswers,
  malformedTexts,
  sendBody,
  sendTyped,
  validBody,
} from '../support/partner-hostile.ts';

// No well-behaved client sends these, so any answer that is no failure of the service conforms.

const notObjects: readonly unknown[] = [true, 0, 1.5, 'text', [], [null], [{}], [[]]];
const contentTypes = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  null,
];

for (const [turn, operation] of bodyOperations.entries()) {
  check('partner.robustness.malformed-json', `${operation} survives a body that is not JSON`, async (t) => {
    const [usual = '', ...texts] = malformedTexts(JSON.stringify(validBody(t, operation))).reverse();
    const some = [usual, ...drawnInTurn(t, texts, { in: 2, turn })];
    await inParallel(some.map(async (text) => expectSurvived(await sendBody(t, operation, { text }))));
  });

  check('partner.robustness.body-not-object', `${operation} survives JSON that is not an object`, async (t) => {
    const some = [null, ...drawnInTurn(t, notObjects, { in: 2, turn })];
    await inParallel(some.map(async (body) => expectSurvived(await sendBody(t, operation, { body }))));
  });

  check('partner.robustness.content-type', `${operation} survives another or no content type`, async (t) => {
    const some = drawnInTurn(t, contentTypes, { in: 2, turn });
    await inParallel(some.map(async (type) => expectSurvived(await sendTyped(t, operation, type))));
  });

  check('partner.robustness.large-body', `${operation} survives a body over 1 MB`, async (t) => {
    const answer = (await largeBodyAnswers(t)).find((candidate) => candidate.operation === operation);
    if (!answer?.reply) throw new NotTested('the target ends the connection before it has read a body over 1 MB');
    expectSurvived(answer.reply);
  });
}

const hostilePieces = [
  ...['\u0000', '\u001f', '\u007f', '\r\n', '\t', '\\', '"', "'", '`', '%00', '%s', '{{7*7}}', "'; --", '../../'],
  ...[
    '<script>alert(1)</script>',
    '&amp;',
    '\ud800',
    '\udfff\ud800',
    '\u202e',
    '\u200b',
    '\ufeff',
    '\uffff',
    'e\u0301',
  ],
  ...['\u{1f4a5}', '\u{10ffff}', 'ß', 'İ', '١', '漢字', 'null', '__proto__'],
];
const hostileText = fc
  .array(fc.constantFrom(...hostilePieces), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join(''));

/** Beyond these the documents decide: a name with such a character is rejected, notes may hold it. */
function isOpenText(text: string): boolean {
  return !text.isWellFormed() || text.includes('\u0000');
}

async function tryInClient(t: CheckContext, { name, notes }: { name: string; notes: string }): Promise<void> {
  const plain = t.names.client();
  const open = isOpenText(name + notes);
  await inParallel(
    [{ name: `${plain} ${name}` }, { name: plain, notes: notes.slice(0, 200) }].map(async (body) =>
      expectSurvived(await sendBody(t, 'POST /api/v1/clients', { body, open })),
    ),
  );
}

async function tryInMember(t: CheckContext, text: string): Promise<void> {
  const [email = ''] = drawn(t, text, [text, within(t, text)], 1);
  await tryAsEmail(t, email);
}

/** What is no address at all may be rejected before anybody looks at its characters. */
function within(t: CheckContext, text: string): string {
  return `${text}-${t.names.email()}`;
}

async function tryAsEmail(t: CheckContext, email: string): Promise<void> {
  const open = isOpenText(email);
  expectSurvived(await sendBody(t, 'POST /api/v1/clients/{clientId}/members', { body: { email }, open }));
}

/** A request holds several, so that few are needed; what is not a string at all may hide what stands beside it. */
function hostileTexts(): string[] {
  const texts = hostilePieces.filter((piece) => !isOpenText(piece));
  const groups = Array.from({ length: 4 }, (_, at) => texts.filter((_, index) => index % 4 === at).join(''));
  return [...groups, ...hostilePieces.filter(isOpenText)];
}

check(
  'partner.robustness.hostile-text',
  'POST /api/v1/clients survives each delicate text in name and notes',
  async (t) => {
    await inBatches(t, hostileTexts(), (text) => tryInClient(t, { name: text, notes: text }));
  },
);

check(
  'partner.robustness.hostile-text',
  'POST /api/v1/clients/{clientId}/members survives each delicate text in email',
  async (t) => {
    await inParallel(hostileTexts().map((text) => tryAsEmail(t, within(t, text))));
  },
);

/** More than a column or an index holds; a proxy does not look at it. */
const long = 5_000;

for (const operation of bodyOperations) {
  check('partner.robustness.hostile-text', `${operation} survives a text of thousands of characters`, async (t) => {
    const valid = validBody(t, operation);
    const bodies = Object.entries({ ...valid, ...(operation === 'POST /api/v1/clients' ? { notes: '' } : {}) }).map(
      ([field, text]) => ({ ...valid, [field]: `${'x'.repeat(long)}${text}` }),
    );
    await inParallel(bodies.map(async (body) => expectSurvived(await sendBody(t, operation, { body }))));
  });
}

property(
  'partner.robustness.hostile-text',
  'POST /api/v1/clients survives any text in name and notes',
  fc.record({ name: hostileText, notes: hostileText }),
  tryInClient,
  { scale: 0.1 },
);

property(
  'partner.robustness.hostile-text',
  'POST /api/v1/clients/{clientId}/members survives any text in email',
  hostileText,
  tryInMember,
  { scale: 0.2 },
);

/** Values of every type, among them keys that mean something to a language or a store, great depth and great numbers. */
const anyJson = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    ...[
      Number.MAX_SAFE_INTEGER,
      -1,
      1e308,
      5e-324,
      true,
      null,
      [],
      {},
      [[]],
      { $gt: '' },
      { length: -1 },
      { toString: 1 },
    ],
    ...[nested(400), Object.fromEntries([['__proto__', { a: 1 }]]), { constructor: { prototype: { a: 1 } } }],
  ),
);

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}

const fields = ['name', 'notes', 'email', 'id', '__proto__', 'constructor', '', 'partnerId'];
const anyBody = fc.uniqueArray(fc.tuple(fc.constantFrom(...fields), anyJson), {
  maxLength: 4,
  selector: ([name]) => name,
});

for (const operation of bodyOperations) {
  const name = `${operation} takes any JSON in any field`;
  const body = async (t: CheckContext, entries: readonly (readonly [string, unknown])[]): Promise<void> => {
    const reply = await sendBody(t, operation, { body: bodyOf(t, entries) });
    expectNoServerError(reply);
  };
  property('partner.robustness.no-5xx', name, anyBody, body, { scale: 0.4 });
}

/** A name that is accepted must be known as one of this run. */
function bodyOf(t: CheckContext, entries: readonly (readonly [string, unknown])[]): unknown {
  return Object.fromEntries(
    entries.map(([field, value]) => [
      field,
      field === 'name' && typeof value === 'string' ? `${t.names.client()} ${value}` : value,
    ]),
  );
}

check(
  'partner.robustness.keeps-serving',
  'GET /api/v1/ping answers 200 after requests that nobody should send',
  async (t) => {
    await inParallel([
      sendBody(t, 'POST /api/v1/clients', { text: '{"name":' }),
      sendBody(t, 'POST /api/v1/clients', { body: null }),
      sendBody(t, 'POST /api/v1/clients', { body: { name: nested(400) } }),
      sendOffContract(t.partner, { method: 'GET', target: '/api/v1/clients/%00%ff%zz' }),
      t.partner.offContract({ method: 'PUT', target: '/api/v1/ping' }),
    ]);
    expectStatus(await t.partner.GET('/api/v1/ping'), 200);
  },
);
