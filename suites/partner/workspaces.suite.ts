import { check, exchangeOf, expectStatus, fail, NotTested, prepared, show } from '../../src/check/index.ts';
import {
  allRecords,
  expectNoOthersSorted,
  fixturePath,
  getWorkspace,
  objectWithId,
  readWorkspaces,
  workspaceList,
  workspacePath,
} from '../support/client-workspaces.ts';
import { expectItself, type Known, knownIn } from '../support/identity.ts';
import { momentOf } from '../support/list-order.ts';
import { everyListParameter, failIfLasting, type Problem, walksOf } from '../support/list-walks.ts';
import { hasValue, holds, type JsonObject, shortestTellingId, writtenOf } from '../support/lists.ts';
import { sharedClient } from '../support/partner.ts';
import { readAnew } from '../support/read-once.ts';
import { ofEachKind, spread } from '../support/sample.ts';

type Context = Parameters<typeof fixturePath>[0];

check('partner.workspace.list.status', 'the workspaces of the fixture client are listed', async (t) => {
  const { id } = t.partnerFixture('client');
  expectStatus(await readWorkspaces(t, id), 200);
  expectStatus(await readWorkspaces(t, id, everyListParameter), 200, 'beside every list parameter');
});

check('partner.workspace.list.status', 'the workspaces of a new client are listed', async (t) => {
  const { id } = await sharedClient(t);
  expectStatus(await readWorkspaces(t, id), 200, 'a client that was just created');
  expectStatus(await readWorkspaces(t, id, everyListParameter), 200, 'beside every list parameter');
});

check('partner.workspace.list.item-id', 'every workspace has an id', (t) =>
  judgeItems(t, 'an id', ({ id }) => (typeof id === 'string' && id !== '') || typeof id === 'number'),
);

check('partner.workspace.list.item-name', 'every workspace has a name', (t) =>
  judgeItems(t, 'a string as name', ({ name }) => typeof name === 'string'),
);

check('partner.workspace.list.item-created-at', 'every workspace has a createdAt', (t) =>
  judgeItems(
    t,
    'a string or number as createdAt',
    // No way to write a moment does without any digit.
    ({ createdAt }) => (typeof createdAt === 'string' && /\d/.test(createdAt)) || typeof createdAt === 'number',
  ),
);

check('partner.workspace.list.complete', 'the list holds the workspace of the fixture', (t) =>
  expectListed(t, workspacePath(t)),
);

check('partner.workspace.list.complete', 'the list of another client holds the workspace of its fixture', (t) =>
  expectListed(t, fixturePath(t, 'otherClient')),
);

async function expectListed(t: Context, { clientId, workspaceId }: ReturnType<typeof workspacePath>): Promise<void> {
  const list = await workspaceList(t, clientId);
  await failIfLasting(async () => {
    const { records, replies } = await allRecords(t, list);
    if (records.some((record) => hasValue(record, workspaceId))) return null;
    const evidence = replies.length > 0 ? replies : [await readWorkspaces(t, clientId)];
    return { expected: `the workspace ${workspaceId} in the list`, got: `${records.length} others`, evidence };
  });
}

check('partner.workspace.list.own', 'no workspace of another client of the partner is listed', (t) =>
  judgeForeign(t, 'otherClient'),
);

check('partner.workspace.list.own', 'no workspace of another partner is listed', (t) =>
  judgeForeign(t, 'otherPartnerClient'),
);

check('partner.workspace.list.own', 'two clients have no workspace in common', async (t) => {
  const own = workspacePath(t);
  const other = t.partnerFixture('otherClient');
  const lists = await Promise.all([workspaceList(t, own.clientId), workspaceList(t, other.id)]);
  await failIfLasting(async () => {
    const [mine, theirs] = await Promise.all([allRecords(t, lists[0]), allRecords(t, lists[1])]);
    return findCommon(mine, theirs);
  });
});

check('partner.workspace.list.own', 'a new client has no workspace of the fixture client', async (t) => {
  const own = workspacePath(t);
  const fresh = await sharedClient(t);
  const lists = await Promise.all([workspaceList(t, own.clientId), workspaceList(t, fresh.id)]);
  await failIfLasting(async () => {
    const [mine, theirs] = await Promise.all([allRecords(t, lists[0]), allRecords(t, lists[1])]);
    return findCommon(mine, theirs);
  });
});

check('partner.workspace.list.own', 'sorting adds no further workspaces', async (t) => {
  await expectNoOthersSorted(t, await workspaceList(t, workspacePath(t).clientId));
});

check('partner.workspace.get.status', 'the workspace of the fixture can be read', async (t) => {
  expectStatus(await getWorkspace(t, workspacePath(t)), 200);
});

check('partner.workspace.get.listed', 'a listed workspace can be read', async (t) => {
  const { clientId } = workspacePath(t);
  const list = await workspaceList(t, clientId);
  const { records } = await allRecords(t, list);
  const ids = ofEachKind(records, spread(records)).flatMap(({ id }) => writtenOf(id) ?? []);
  if (ids.length === 0) throw new NotTested('the list shows no id');
  await Promise.all(
    ids.map(async (workspaceId) => {
      const reply = await getWorkspace(t, { clientId, workspaceId });
      // It may have been removed since the list was read.
      const isListed = async (): Promise<boolean> =>
        (await allRecords(t, list)).records.some((record) => holds(record, 'id', workspaceId));
      if (reply.response.status === 404 && !(await readAnew(isListed))) return;
      expectStatus(reply, 200, 'its id is listed');
    }),
  );
});

check('partner.workspace.get.identity', 'the details are those of the workspace that was asked for', async (t) => {
  const { clientId, workspaceId } = workspacePath(t);
  const { records } = await allRecords(t, await workspaceList(t, clientId));
  const known = knownIn(spread(records, 4));
  const own = known.find(({ id }) => id === workspaceId) ?? { id: workspaceId };
  const others = known.filter(({ id }) => id !== workspaceId);
  prepared(await getWorkspace(t, { clientId, workspaceId }), 200, 'get the workspace');
  // In turn, so that each is read right after another one.
  for (const each of [...others, own]) {
    const reply = await getWorkspace(t, { clientId, workspaceId: each.id });
    // Whether what is listed can be read at all has a check of its own.
    if (reply.response.status !== 200) continue;
    expectItself(reply, each, { others: [own, ...others].filter((other) => other !== each) });
  }
});

async function knownOf(t: Context, clientId: string): Promise<Known[]> {
  return knownIn((await allRecords(t, await workspaceList(t, clientId))).records);
}

check('partner.workspace.get.identity', 'workspaces of two clients are told apart', async (t) => {
  const [own, other] = [fixturePath(t), fixturePath(t, 'otherClient')];
  const [mine, theirs] = [await knownOf(t, own.clientId), await knownOf(t, other.clientId)];
  for (const each of theirs.slice(0, 4)) {
    const reply = await getWorkspace(t, { clientId: other.clientId, workspaceId: each.id });
    // It may have been removed since the list was read.
    if (reply.response.status !== 200) continue;
    expectItself(reply, each, { others: [...mine, ...theirs].filter(({ id }) => id !== each.id) });
  }
});

check('partner.workspace.get.agrees-with-list', 'get and list show the same name and createdAt', async (t) => {
  const { clientId } = workspacePath(t);
  const list = await workspaceList(t, clientId);
  const { records, replies } = await allRecords(t, list);
  const sample = ofEachKind(records, spread(records, 5)).filter(({ id }) => typeof id === 'string');
  if (sample.length === 0) throw new NotTested('the list shows no id');
  for (const record of sample) {
    const id = String(record.id);
    const reply = await getWorkspace(t, { clientId, workspaceId: id });
    // Whether what is listed can be read at all has a check of its own.
    if (reply.response.status !== 200) continue;
    const details = objectWithId(exchangeOf(reply).json, id);
    const other = details === null ? null : difference(record, details);
    if (other === null) continue;
    // Others may rename what is lent while it is looked at.
    const now = await readAnew(() => allRecords(t, list));
    const again = now.records.find((one) => one.id === record.id);
    if (again === undefined || difference(record, again) !== null) continue;
    fail(other.expected, other.got, ...replies, reply, ...now.replies);
  }
});

/** Timestamps may be written in two ways, one of them without fractions of a second. */
function difference(listed: JsonObject, details: JsonObject): { expected: string; got: string } | null {
  if (typeof details.name === 'string' && typeof listed.name === 'string' && details.name !== listed.name) {
    return { expected: `the name ${show(listed.name)} of the list`, got: show(details.name) };
  }
  const [a, b] = [momentOf(listed.createdAt), momentOf(details.createdAt)];
  const alike =
    a === null || b === null || typeof listed.createdAt !== typeof details.createdAt || Math.abs(a - b) < 1_000;
  return alike
    ? null
    : { expected: `the createdAt ${show(listed.createdAt)} of the list`, got: show(details.createdAt) };
}

async function judgeItems(t: Context, wanted: string, isFine: (record: JsonObject) => boolean): Promise<void> {
  const { clientId } = workspacePath(t);
  const list = await workspaceList(t, clientId);
  const { records, replies } = await allRecords(t, list);
  if (records.length === 0) throw new NotTested('the fixture client has no workspace in the list');
  const bad = records.find((record) => !isFine(record));
  if (bad !== undefined) fail(`${wanted} in every workspace`, show(bad), ...replies);
  if (records.length < 2) return;
  // On later pages, beside an order and in every size, too: the walks that all rules about this list share.
  for (const { words, pages } of (await walksOf(t, list, 1)).all) {
    for (const page of pages) {
      const worse = page.records.find((record) => !isFine(record));
      if (worse !== undefined) fail(`${wanted} in every workspace, with ${words}`, show(worse), page.reply);
    }
  }
}

async function judgeForeign(t: Context, name: 'otherClient' | 'otherPartnerClient'): Promise<void> {
  const { clientId } = workspacePath(t);
  const { workspaceId } = fixturePath(t, name);
  if (workspaceId.length < shortestTellingId) throw new NotTested('each client may count its workspaces');
  const { records, replies } = await allRecords(t, await workspaceList(t, clientId));
  const foreign = records.find((record) => holds(record, 'id', workspaceId));
  if (foreign !== undefined) fail('only workspaces of the client', `${show(foreign)} of ${name}`, ...replies);
}

type Records = Awaited<ReturnType<typeof allRecords>>;

function findCommon(mine: Records, theirs: Records): Problem | null {
  // Ids may count from one in every client: the same workspace has the same name and age, too.
  const face = ({ id, name, createdAt }: JsonObject): string => JSON.stringify([id, name, createdAt]);
  const known = new Set(mine.records.map(face));
  const common = theirs.records.find((record) => record.id !== undefined && known.has(face(record)));
  if (common === undefined) return null;
  return {
    expected: 'no workspace in the lists of two clients',
    got: show(common),
    evidence: [...mine.replies, ...theirs.replies],
  };
}
