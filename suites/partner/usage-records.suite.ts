import { check, describe, exchangeOf, expectStatus, expectThat, fail, NotTested, show } from '../../src/check/index.ts';
import { allRecords, filespaceList, fixturePath, workspaceList } from '../support/client-workspaces.ts';
import { expectErrorObject, expectErrorObjectOf } from '../support/error-objects.ts';
import { goneClient } from '../support/id-reuse.ts';
import { failIfLasting, type Query } from '../support/list-walks.ts';
import { recordsAt, shortestTellingId } from '../support/lists.ts';
import { newClient, sharedClient } from '../support/partner.ts';
import { readAnew } from '../support/read-once.ts';
import {
  dayMs,
  filledSample,
  keptRange,
  rangeQuery,
  readTypes,
  readUsage,
  typedEndpoints,
  type UsageEndpoint,
  usageEndpoint,
  usageEndpoints,
  usagePath,
  usagePlace,
  usageRecords,
} from '../support/usage.ts';
import { deletedClient } from '../support/usage-current.ts';
import { olderRanges } from '../support/usage-ranges.ts';
import { findForeign, foreignIds, numbersIn, withoutOwn } from '../support/usage-scope.ts';

type Context = Parameters<typeof fixturePath>[0];

for (const endpoint of usageEndpoints) {
  check('partner.usage.scope.own', `${endpoint.name} usage: no record is of another resource`, async (t) => {
    fixturePath(t);
    const { records, range, whole } = await filledSample(t, endpoint);
    const ids = await foreignIds(t, endpoint);
    if (ids.size === 0) throw new NotTested('there is no neighbour whose id is known');
    // A type may be looked up by another way.
    const typed = typedEndpoints.includes(endpoint) ? (await readTypes(t, endpoint, range, 1)).parts : [];
    for (const list of [{ records, replies: whole.pages.map((page) => page.reply) }, ...typed]) {
      if (findForeign(list.records, ids, list.replies) === null) continue;
      const problem = findForeign(list.records, await readAnew(() => withoutOwn(t, endpoint, ids)), list.replies);
      if (problem !== null) fail(problem.expected, problem.got, ...problem.evidence);
    }
  });

  for (const { words, range } of olderRanges) {
    check(
      'partner.usage.scope.own',
      `${endpoint.name} usage, ${words}: no record is of another resource`,
      async (t) => {
        fixturePath(t);
        const { records, replies } = await usageRecords(t, endpoint, await range(t, endpoint), { attempt: 1 });
        const ids = await foreignIds(t, endpoint);
        if (findForeign(records, ids, replies) === null) return;
        const problem = findForeign(records, await readAnew(() => withoutOwn(t, endpoint, ids)), replies);
        if (problem !== null) fail(problem.expected, problem.got, ...problem.evidence);
      },
    );
  }

  if (endpoint.levels > 1) {
    check('partner.usage.scope.own', `${endpoint.name} usage: a neighbour has no records of the fixture`, (t) =>
      judgeNeighbour(t, endpoint),
    );
  }

  goneClient('partner.error.usage-not-found-body', `${endpoint.name} usage of a client without it`, async (t) => {
    const path = usagePath(t, endpoint);
    const query = rangeQuery(await keptRange(t));
    // A client that is gone has no usage, and a client that lives has none of another one's workspace.
    const clientId = endpoint.levels === 1 ? await deletedClient(t) : (await sharedClient(t)).id;
    const reply = await readUsage(t, endpoint, query, { path: { ...path, clientId } });
    expectErrorObjectOf(reply, 404);
  });

  check('partner.error.usage-rejected-body', `${endpoint.name} usage of a range that is rejected`, async (t) => {
    const { start, end } = await keptRange(t);
    const queries: Query[] = [rangeQuery({ start: end, end: start }), { start: 'yesterday', end: 'today' }, {}];
    if (endpoint.name !== 'members') queries.push({ ...rangeQuery({ start, end }), type: 'no-such-storage' });
    const replies = await Promise.all(queries.map((query) => readUsage(t, endpoint, query)));
    const refused = replies.filter((reply) => reply.response.status === 400);
    if (refused.length === 0) throw new NotTested('nothing was answered with 400');
    for (const reply of refused) expectErrorObject(reply);
  });
}

/** Where nothing was measured yet, nothing is shown: that of the client, or of what was made before, does not stand in. */
async function judgeNeighbour(t: Context, endpoint: UsageEndpoint): Promise<void> {
  const own = fixturePath(t);
  const key = endpoint.levels === 2 ? 'workspaceId' : 'filespaceId';
  const list = endpoint.levels === 2 ? await workspaceList(t, own.clientId) : await filespaceList(t, own);
  const { records } = await allRecords(t, list);
  const [newest] = records.map(list.identify).filter((id) => id !== own[key]);
  if (!list.unique || newest === undefined) throw new NotTested('there is no neighbour whose id is known');
  // Where each kind is counted by itself, something of the neighbour may have the same id.
  const counted = (id: string): string => id.replaceAll(/\d+/g, '#');
  const isAlike = Object.entries(own).some(([name, id]) => name !== key && counted(id) === counted(own[key]));
  if (isAlike || own[key].length < shortestTellingId) throw new NotTested('the id may be that of something else');
  const path = { ...usagePath(t, endpoint), [key]: newest };
  const reply = await readUsage(t, endpoint, rangeQuery(await keptRange(t)), { path });
  if (reply.response.status !== 200) throw new NotTested(`its usage is answered ${reply.response.status}`);
  const shown = recordsAt(reply, await usagePlace(t, endpoint));
  const problem = findForeign(shown, new Map([[own[key], newest]]), [reply]);
  if (problem !== null) fail(problem.expected, problem.got, ...problem.evidence);
}

check('partner.usage.members.counts', 'every members usage record holds at least seven numbers', async (t) => {
  const endpoint = usageEndpoint('members');
  const { records, whole } = await filledSample(t, endpoint);
  const poor = records.find((record) => numbersIn(record) < 7);
  if (poor !== undefined) fail('seven counts in every record', show(poor), ...whole.pages.map((page) => page.reply));
});

for (const endpoint of usageEndpoints.filter(({ name }) => name !== 'members')) {
  check('partner.usage.storage.figures', `${endpoint.name} usage: every record holds a number`, async (t) => {
    const { records, whole } = await filledSample(t, endpoint);
    const poor = records.find((record) => numbersIn(record) < 1);
    if (poor !== undefined) fail('a number in every record', show(poor), ...whole.pages.map((page) => page.reply));
  });
}

check('partner.usage.scope.new-client', 'a new client has no usage of the past', async (t) => {
  const endpoint = usageEndpoint('client');
  const { id } = await newClient(t);
  const { start, end } = await keptRange(t);
  // Whatever is asked for of nothing, nothing is there.
  const query = { ...rangeQuery({ start, end: end - dayMs }), s: '-createdAt', l: '300', p: '1' };
  const reply = await readUsage(t, endpoint, query, { path: { clientId: id } });
  // Nothing that was asked for is missing: the client is there.
  expectStatus(reply, 200, 'a client that has no usage yet');
  const { length } = recordsAt(reply, ['items']);
  expectThat(length === 0, 'no records from before the client was created', `${length} records`, reply);
});

// Nothing may ever have been measured there.
for (const endpoint of usageEndpoints.filter(({ levels }) => levels > 1)) {
  check(endpoint.status, `${endpoint.name} usage of the newest one listed is answered with 200`, async (t) => {
    const query = rangeQuery(await keptRange(t));
    await failIfLasting(async () => {
      const reply = await readUsage(t, endpoint, query, { path: await newestOf(t, endpoint) });
      const got = describe(exchangeOf(reply));
      return reply.response.status === 200 ? null : { expected: 'status 200: it is listed', got, evidence: [reply] };
    });
  });
}

/** What the endpoint is about, as the lists below the fixture show it. */
async function newestOf(t: Context, { levels }: UsageEndpoint): Promise<Record<string, string>> {
  const path = fixturePath(t);
  const isInside = levels > 2;
  const list = await (isInside ? filespaceList(t, path) : workspaceList(t, path.clientId));
  if (!list.unique) throw new NotTested('the list does not show ids');
  const id = (await allRecords(t, list)).records.map(list.identify)[0];
  if (id === undefined) throw new NotTested('the list is empty');
  return isInside ? { ...path, filespaceId: id } : { clientId: path.clientId, workspaceId: id };
}
