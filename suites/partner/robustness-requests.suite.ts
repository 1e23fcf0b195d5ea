import {
  type CheckContext,
  check,
  exchangeOf,
  expectNoServerError,
  NotTested,
  pathSegment,
  show,
} from '../../src/check/index.ts';
import { expectAnswer } from '../support/answered.ts';
import { expectSurvived } from '../support/answers.ts';
import { drawn } from '../support/draws.ts';
import { unknownLike } from '../support/identifiers.ts';
import { sendOffContract } from '../support/off-contract.ts';
import { inParallel } from '../support/parallel.ts';
import { fullFixture } from '../support/partner.ts';
import {
  type Ids,
  operationsWith,
  type PartnerOperationInfo,
  partnerOperations,
  readableIds,
  requestTo,
  send,
  sharedBait,
} from '../support/partner-requests.ts';

// Segments as they stand on the wire. Some never reach the API: a gateway may answer them in its own way, so that only
// a server error counts.
const hostileSegments = ['x'.repeat(2_000), '%27%22%3Cb%3E%F0%9F%92%A5'];
const otherSegments = ['%00', 'a%2Fb', '%zz', '%ff'];
/** Where a removal must not go: its path might be taken for a shorter one. */
const traversal = '%2e%2e%2f';

for (const info of operationsWith('clientId')) {
  check('partner.robustness.hostile-path', `${info.operation} survives hostile ids`, async (t) => {
    const ids = await baitIds(t);
    const others = info.method === 'DELETE' ? otherSegments : [...otherSegments, traversal];
    const targets = info.pathParameters.flatMap((name) =>
      // The last one is what the operation looks for, once it has found the others.
      [...hostileSegments, ...drawn(t, info.operation, others, name === info.pathParameters.at(-1) ? 1 : 0)].map(
        (segment) => targetOf(t, info, { ...ids, [name]: segment }),
      ),
    );
    await inParallel(
      targets.map(async (target) => {
        const body = info.hasBody ? JSON.stringify({ email: t.names.email() }) : undefined;
        const reply = await sendOffContract(t.partner, { method: info.method, target, body });
        if (reply !== null) expectNoServerError(reply);
      }),
    );
  });
}

/** Ids that are the run's own or nobody's, ready to stand in a path. */
async function baitIds(t: CheckContext): Promise<Record<string, string>> {
  const { clientId, accountId } = await sharedBait(t);
  const unknown = unknownLike(clientId).id;
  const ids = { clientId, accountId, workspaceId: unknown, filespaceId: unknown };
  return Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, pathSegment(id)]));
}

function targetOf(t: CheckContext, info: PartnerOperationInfo, segments: Record<string, string>): string {
  const path = info.path.replace(/\{(\w+)\}/g, (_, name: string) => segments[name] ?? '');
  const query = new URLSearchParams(
    Object.entries(requestTo(t, info, {}).query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return query.size === 0 ? path : `${path}?${query}`;
}

const lists = partnerOperations.filter((info) => info.queryParameters.some(({ name }) => name === 'p'));

const numbers = ['0', 'abc'];
const rareNumbers = ['-1', '1.5', '99999999999999999999', '-9223372036854775808'];
/** What each parameter is tried with, and values of which the seed draws one. */
const openValues: readonly [string, readonly string[], readonly string[]][] = [
  ['p', [...numbers, '9223372036854775807'], [...rareNumbers, '2147483647']],
  ['l', [...numbers, '2147483648'], [...rareNumbers, '9223372036854775807', '301']],
  ['s', ["createdAt'"], ['name', '-', '__proto__']],
];

/** What one parser of numbers or of orders takes and another one does not: a list here and there is asked for each. */
const oddNumbers = ['1e1', '+5', ' 5', '0x10', 'Infinity', 'NaN', '5,5', '٣', '05', '1e400', 'null', '5;'];
const oddOrders = ['--createdAt', '+createdAt', 'createdAt,name', 'createdat', 'createdAt asc', '-createdAt:desc'];
const oddValues = [
  ...['l', 'p'].flatMap((name) => oddNumbers.map((value) => ({ [name]: value }))),
  ...[...oddOrders, 'constructor', '*'].map((value) => ({ s: value })),
];

for (const [place, info] of lists.entries()) {
  check('partner.robustness.open-query', `${info.operation} survives unusual values of p, l and s`, async (t) => {
    const queries = openValues.flatMap(([name, values, rare]) =>
      [...values, ...drawn(t, `${info.operation} ${name}`, rare, 1)].map((value) => ({ [name]: value })),
    );
    const odd = oddValues.filter((_, index) => index % lists.length === place);
    await expectAllSurvived(t, info, [...queries, ...odd]);
  });

  check('partner.robustness.empty-query', `${info.operation} survives empty and repeated parameters`, async (t) => {
    const names = info.queryParameters.map(({ name }) => name);
    const empty = names.map((name) => ({ [name]: '' }));
    const each = names.map((name) => ({ [name]: repeatedValues(name) }));
    const one = each[place % each.length] ?? {};
    const inBrackets = names.flatMap((name) => [`${name}[]`, `${name}[$ne]`].map((odd) => [odd, '1'] as const));
    // Where one is rejected the others are not looked at: that may be so for all at once, which costs little.
    const all = [Object.assign({}, ...each), Object.fromEntries(inBrackets)];
    await expectAllSurvived(t, info, [...empty, one, ...all]);
  });
}

/** Put into UTC, the first is in the year before the first, and the last in the year after the last. */
const edges = [
  '0001-01-01T00:00:00+14:00',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '9999-12-31T23:59:59-14:00',
];

for (const info of lists.filter(({ queryParameters }) => queryParameters.some(({ name }) => name === 'start'))) {
  check('partner.robustness.open-range', `${info.operation} survives ranges to the ends of the calendar`, async (t) => {
    const now = new Date().toISOString();
    const all = edges.flatMap((edge) => [
      { start: edge, end: now },
      { start: now, end: edge },
    ]);
    const ranges = drawn(t, `${info.operation} range`, all, 4);
    const points = drawn(t, `${info.operation} point`, edges, 1).map((edge) => ({ start: edge, end: edge }));
    await expectAllSurvived(t, info, [...ranges, ...points]);
  });
}

function repeatedValues(name: string): readonly string[] {
  const values: Record<string, readonly string[]> = {
    s: ['createdAt', '-createdAt'],
    status: ['new', 'active'],
    type: ['storage_a', 'custom'],
  };
  const moments = ['2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z'];
  return values[name] ?? (name === 'start' || name === 'end' ? moments : ['1', '2']);
}

async function expectAllSurvived(
  t: CheckContext,
  info: PartnerOperationInfo,
  queries: readonly Record<string, string | readonly string[]>[],
): Promise<void> {
  if (info.pathParameters.includes('workspaceId')) fullFixture(t, 'client');
  const ids = await readableIds(t, info);
  await inParallel(
    queries.map(async (query) => {
      const request = requestTo(t, info, ids);
      const odd = { ...request, query: { ...request.query, ...query }, open: true };
      const usual = { ...request, also: [400, 404] };
      expectSurvived(
        await expectAnswer(
          () => send(t, odd),
          () => send(t, usual),
          `the parameters ${show(query)}`,
        ),
      );
    }),
  );
}

// A method that the table lacks may mean something to the target all the same, so that it is never tried on anything
// that is not the run's own: of paths without ids only by methods that cannot remove or overwrite.
const paths = Map.groupBy(partnerOperations, ({ path }) => path);

for (const [path, infos] of paths) {
  check('partner.robustness.methods', `${path} survives methods that it does not support`, async (t) => {
    const listed = infos.map(({ method }) => method);
    const harmless = path.includes('{') ? ['PATCH', 'POST', 'DELETE'] : ['POST'];
    const others = drawn(
      t,
      path,
      harmless.filter((method) => !listed.includes(method)),
      1,
    );
    const usual = ['HEAD', 'OPTIONS', ...(path.includes('{') ? ['PUT'] : [])];
    const methods = [...drawn(t, `${path} usual`, usual, 1), ...others];
    const [info] = infos;
    if (info === undefined) return;
    const ids: Ids = info.pathParameters.length === 0 ? {} : await baitIds(t);
    const target = targetOf(t, info, { ...ids });
    await inParallel(
      methods.map(async (method) => {
        const reply = await t.partner.offContract({ method, target });
        if (exchangeOf(reply).status !== 501) expectSurvived(reply);
      }),
    );
  });
}

const unknownPaths = [
  ...['/', '/api', '/api/v1', '/api/v1/', '/api/v1/no-such-path', '/api/v2/clients', '/api/v1/clients/'],
  ...['/api/v1//clients', '/api/v1/Clients', '/api/v1/me/a/b/c/d', '/api/v1/%00', '/api/v1/%zz', '/api/v1/__proto__'],
  `/api/v1/${'x'.repeat(3_000)}`,
];

for (const target of unknownPaths) {
  const shown = target.length > 40 ? `${target.slice(0, 40)}…` : target;
  check('partner.robustness.unknown-path', `GET ${shown} causes no server error`, async (t) => {
    const reply = await sendOffContract(t.partner, { method: 'GET', target });
    if (reply === null) throw new NotTested('the connection ends at what is malformed');
    expectNoServerError(reply);
  });
}

check('partner.robustness.unknown-path', 'a POST to an unknown path causes no server error', async (t) => {
  const reply = await t.partner.offContract({ method: 'POST', target: '/api/v1/no-such-path', body: '{}' });
  expectNoServerError(reply);
});
