import type { RequirementId } from '../../generated/catalogue.ts';
import {
  besideRoom,
  type CheckContext,
  check,
  describe,
  errorOf,
  exchangeOf,
  expectNoServerError,
  expectStatus,
  expectThat,
  type Reply,
} from '../../src/check/index.ts';
import { addRaw } from '../support/client-members.ts';
import { expectRoom, tryCreate } from '../support/clients.ts';
import { drawn } from '../support/draws.ts';
import { unknownLike } from '../support/identifiers.ts';
import { inParallel } from '../support/parallel.ts';
import { sharedClient } from '../support/partner.ts';
import { operationsWith, partnerOperations, readableIds, requestTo, send } from '../support/partner-requests.ts';
import { keptRange, rangeQuery, readUsage, type UsageEndpoint, usageEndpoints, usagePath } from '../support/usage.ts';

/*
 * Two mistakes in one request: which of them is named is open; that it is refused is not where each of them is refused
 * alone. Beside a mistake whose answer is open only the service itself has to stay.
 */

const noText = [null, 7, true, [], {}];
const badNames = [undefined, ...noText, '', 'x', '-a', 'a-', 'a!b', 'n'.repeat(101)];
const badNotes = [7, true, [], {}, 'n'.repeat(201)];

/** So many of the pairs of a sort are drawn each time. */
const most = 4;

/** Creates in which both the name and the notes are wrong, and what they are answered. */
function wrongTwice(t: CheckContext) {
  return t.shared('partner creates that are wrong twice', (own) => {
    const pairs = badNames.flatMap((name) => badNotes.map((notes) => ({ name, notes })));
    const ofOtherType = pairs.filter(({ name, notes }) => typeof name !== 'string' && typeof notes !== 'string');
    const others = pairs.filter((pair) => !ofOtherType.includes(pair));
    const tried = [ofOtherType, others].flatMap((sort) => drawn(own, 'client name and notes', sort, most));
    return inParallel(tried.map(async (body) => ({ body, reply: await tryCreate(own, body) })));
  });
}

check('partner.robustness.no-5xx', 'POST /api/v1/clients survives a wrong name with wrong notes', async (t) => {
  for (const { reply } of await wrongTwice(t)) {
    expectNoServerError(reply);
    expectStatus(reply, 400, 'both the name and the notes are wrong');
  }
  // A name that is taken is wrong as well.
  const { name } = await sharedClient(t);
  const [notes] = drawn(t, 'notes beside a taken name', badNotes, 1);
  expectNoServerError(await tryCreate(t, { name, notes }));
});

check('partner.client.create.error-type', 'a wrong name with wrong notes is a validation_error', async (t) => {
  for (const { body, reply: first } of await wrongTwice(t)) {
    const isOther = (reply: Reply) => reply.response.status === 400 && errorOf(reply).type !== 'validation_error';
    // Where there is no room for a client at all, that may be what is said first.
    const ask = async (round: number) => (round === 1 ? first : tryCreate(t, body));
    const reply = await besideRoom(ask, isOther, () => expectRoom(t));
    expectThat(!isOther(reply), 'error.type validation_error', describe(exchangeOf(reply)), reply);
  }
});

check('partner.robustness.no-5xx', 'POST members survives a wrong address for an unknown client', async (t) => {
  const { id } = await sharedClient(t);
  const unknown = unknownLike(id).id;
  const bodies = [{}, ...[...noText, '', 'nobody'].map((email) => ({ email }))];
  const replies = await inParallel(bodies.map((body) => addRaw(t, unknown, body, { open: true })));
  for (const reply of replies) expectNoServerError(reply);
});

type Query = Readonly<Record<string, string>>;

/** A mistake that is rejected alone, and the parameters that it is in. */
interface Mistake {
  requirement: RequirementId;
  what: string;
  parameters: readonly string[];
  change(valid: Query): Query;
}

const articled = (name: 'start' | 'end'): string => (name === 'start' ? 'a start' : 'an end');

const bound = (name: 'start' | 'end'): Mistake[] => [
  {
    requirement: `partner.usage.${name}.required`,
    what: `a missing ${name}`,
    parameters: [name],
    change: (query) => Object.fromEntries(Object.entries(query).filter(([key]) => key !== name)),
  },
  {
    requirement: `partner.usage.${name}.not-a-date`,
    what: `${articled(name)} that is not a date`,
    parameters: [name],
    change: (query) => ({ ...query, [name]: 'yesterday' }),
  },
  {
    requirement: `partner.usage.${name}.zone-required`,
    what: `${articled(name)} without a zone`,
    parameters: [name],
    change: (query) => ({ ...query, [name]: (query[name] ?? '').replace(/Z$/, '') }),
  },
];

const mistakes: readonly Mistake[] = [
  ...bound('start'),
  ...bound('end'),
  {
    requirement: 'partner.usage.range.reversed',
    what: 'an end before the start',
    parameters: ['start', 'end'],
    change: ({ start = '', end = '', ...rest }) => ({ ...rest, start: end, end: start }),
  },
];

/** What is rejected with any value of it, where the endpoint knows no type. */
function badType({ name, typed }: UsageEndpoint): Mistake[] {
  if (name === 'members') return [];
  const requirement = typed ? 'partner.usage.type.unknown' : 'partner.usage.type.filespace-refused';
  const type = typed ? 'storage_d' : 'custom';
  return [{ requirement, what: `the type ${type}`, parameters: ['type'], change: (query) => ({ ...query, type }) }];
}

/** Mistakes whose answers are open. */
const openMistakes: readonly Query[] = [
  { l: '0' },
  { l: 'abc' },
  { p: '-1' },
  { p: 'abc' },
  { s: 'nothing' },
  { l: '' },
];

/** What lists beside those of usage may be asked for, each with a value that is wrong, or whose answer is open. */
const listMistakes: Query = { s: 'nothing', l: 'abc', p: 'abc', status: 'nobody' };

for (const info of partnerOperations) {
  const known = info.queryParameters.map(({ name }) => name);
  if (!known.includes('l') || known.includes('start')) continue;
  const names = Object.keys(listMistakes).filter((name) => known.includes(name));
  const pairs = names.flatMap((name, place) => names.slice(place + 1).map((other) => [name, other]));
  check('partner.robustness.no-5xx', `${info.operation} survives every two wrong parameters`, async (t) => {
    const request = requestTo(t, info, await readableIds(t, info));
    const queries = pairs.map((pair) => Object.fromEntries(pair.map((name) => [name, listMistakes[name] ?? ''])));
    const replies = await inParallel(
      queries.map((query) => send(t, { ...request, query: { ...request.query, ...query }, open: true })),
    );
    for (const reply of replies) expectNoServerError(reply);
  });
}

/** Which of them is read first is open, and none of them need be read where there is nothing to list. */
const oddPage: Query = { l: 'abc', p: 'abc', s: 'nothing' };

for (const info of operationsWith('clientId')) {
  if (!info.queryParameters.some(({ name }) => name === 'p')) continue;
  check('partner.robustness.no-5xx', `${info.operation} survives a wrong page for an unknown client`, async (t) => {
    const { id } = unknownLike((await sharedClient(t)).id);
    const request = requestTo(t, info, { clientId: id, workspaceId: id, filespaceId: id });
    expectNoServerError(await send(t, { ...request, query: { ...request.query, ...oddPage }, open: true }));
  });
}

for (const endpoint of usageEndpoints) {
  const known = [...mistakes, ...badType(endpoint)];
  for (const [place, first] of known.entries()) {
    const seconds = known
      .slice(place + 1)
      .filter(({ parameters }) => !parameters.some((name) => first.parameters.includes(name)));
    if (seconds.length === 0) continue;
    check(first.requirement, `${endpoint.name} usage: ${first.what} is rejected with another mistake`, async (t) => {
      const valid = rangeQuery(await keptRange(t));
      const replies = await inParallel(
        seconds.map(({ change }) => readUsage(t, endpoint, change(first.change(valid)))),
      );
      for (const [index, reply] of replies.entries()) {
        expectStatus(reply, 400, `${first.what}, and ${seconds[index]?.what}`);
      }
    });
  }

  check('partner.robustness.no-5xx', `${endpoint.name} usage: survives two wrong parameters`, async (t) => {
    const valid = rangeQuery(await keptRange(t));
    const pairs = known.flatMap(({ change }) => openMistakes.map((other) => ({ ...change(valid), ...other })));
    await expectNoneFails(t, endpoint, drawn(t, `${endpoint.name} pairs`, pairs, most));
  });
}

async function expectNoneFails(t: CheckContext, endpoint: UsageEndpoint, queries: readonly Query[]): Promise<void> {
  const path = usagePath(t, endpoint);
  const { operation } = endpoint;
  const replies = await inParallel(queries.map((query) => t.partner.raw({ operation, path, query, open: true })));
  for (const reply of replies) expectNoServerError(reply);
}
