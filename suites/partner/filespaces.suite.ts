import { check, expectStatus, fail, Inconclusive, NotTested, prepared, show } from '../../src/check/index.ts';
import {
  allRecords,
  expectNoOthersSorted,
  filespaceList,
  fixturePath,
  getFilespace,
  objectWithId,
  readFilespaces,
  workspaceList,
  workspacePath,
} from '../support/client-workspaces.ts';
import { expectItself, type Known, knownIn } from '../support/identity.ts';
import { momentOf } from '../support/list-order.ts';
import { everyListParameter, failIfLasting } from '../support/list-walks.ts';
import { flattened, type JsonObject, recordsAt, shortestTellingId, writtenOf } from '../support/lists.ts';
import { inParallel } from '../support/parallel.ts';
import { readAnew } from '../support/read-once.ts';
import { ofEachKind, spread } from '../support/sample.ts';
import { hasId } from '../support/shown-records.ts';

type Context = Parameters<typeof fixturePath>[0];

check('partner.filespace.list.status', 'the filespaces of the fixture workspace are listed', async (t) => {
  expectStatus(await readFilespaces(t, workspacePath(t)), 200);
  expectStatus(await readFilespaces(t, workspacePath(t), everyListParameter), 200, 'beside every list parameter');
});

check(
  'partner.filespace.list.status',
  'the filespaces of other workspaces are listed, if there are none, too',
  async (t) => {
    const { clientId } = workspacePath(t);
    for (const { workspaceId, reply } of await otherLists(t)) {
      if (reply.response.status === 404 && !(await isListed(t, clientId, workspaceId))) continue;
      expectStatus(reply, 200, `the workspace ${workspaceId} is listed`);
    }
  },
);

check('partner.filespace.list.complete', 'the list holds the filespace of the fixture', (t) =>
  expectListed(t, fixturePath(t)),
);

check('partner.filespace.list.complete', 'the list of another client holds the filespace of its fixture', (t) =>
  expectListed(t, fixturePath(t, 'otherClient')),
);

async function expectListed(t: Context, path: ReturnType<typeof fixturePath>): Promise<void> {
  const list = await filespaceList(t, path);
  await failIfLasting(async () => {
    const { records, replies } = await allRecords(t, list);
    if (records.some((record) => objectWithId(record, path.filespaceId) !== null)) return null;
    if (records.length > 0 && !records.some((record) => showsAnId(record, path.filespaceId)))
      throw new NotTested('the records of the list show no ids');
    const evidence = replies.length > 0 ? replies : [await readFilespaces(t, path)];
    return { expected: `the filespace ${path.filespaceId} in the list`, got: `${records.length} others`, evidence };
  });
}

/** Whether a record shows an id under the usual name, or under any other one that looks like an issued id. */
function showsAnId(record: JsonObject, issued: string): boolean {
  const form = (text: string): string => (/^\d+$/.test(text) ? '0' : text.replaceAll(/[A-Za-z0-9]/g, 'x'));
  const texts = Object.values(flattened(record)).map((value) => writtenOf(value));
  return hasId(record) || texts.some((text) => text !== undefined && form(text) === form(issued));
}

check('partner.filespace.list.own', 'no filespace of another client of the partner is listed', (t) =>
  judgeForeign(t, 'otherClient'),
);

check('partner.filespace.list.own', 'no filespace of another partner is listed', (t) =>
  judgeForeign(t, 'otherPartnerClient'),
);

check('partner.filespace.list.own', 'sorting adds no further filespaces', async (t) => {
  await expectNoOthersSorted(t, await filespaceList(t, fixturePath(t)));
});

check('partner.filespace.list.own', 'two workspaces of a client have no filespace in common', async (t) => {
  const path = fixturePath(t);
  const list = await filespaceList(t, path);
  if (!list.unique) throw new NotTested('the records of the list do not show the id of the filespace');
  const others = await otherLists(t);
  const mine = await allRecords(t, list);
  const known = new Map(mine.records.map((record) => [list.identify(record), record]));
  for (const { workspaceId, reply } of others) {
    const other = { clientId: path.clientId, workspaceId };
    if (reply.response.status !== 200) continue;
    const theirs = await recordsUnlessRemoved(t, other);
    if (theirs === null) continue;
    const common = theirs.records.find((record) =>
      isSame(known.get(list.identify(record)), record, list.identify(record)),
    );
    if (common === undefined) continue;
    fail('no filespace in the lists of two workspaces', show(common), ...mine.replies, ...theirs.replies);
  }
});

check('partner.filespace.list.own', 'two workspaces that are asked about in turn keep apart', async (t) => {
  const { filespaceId, ...mine } = fixturePath(t);
  const list = await filespaceList(t, mine);
  if (!list.unique) throw new NotTested('the records of the list do not show the id of the filespace');
  const [workspaceId] = await otherWorkspaces(t);
  if (workspaceId === undefined) throw new NotTested('the client of the profile has one workspace');
  const replies = [];
  for (const path of [mine, { ...mine, workspaceId }, mine]) replies.push(await readFilespaces(t, path));
  const pages = replies.map((reply) => (reply.response.status === 200 ? recordsAt(reply, list.place) : []));
  const [first = [], between = [], last = []] = pages;
  const known = new Map([...first, ...last].map((record) => [list.identify(record), record]));
  const common = between.find((record) => isSame(known.get(list.identify(record)), record, list.identify(record)));
  if (common !== undefined) fail('no filespace in the lists of two workspaces', show(common), ...replies);
  await readFilespaces(t, { ...mine, workspaceId });
  expectStatus(await getFilespace(t, { ...mine, filespaceId }), 200, 'those of another workspace were just listed');
});

check('partner.filespace.get.status', 'the filespace of the fixture can be read', async (t) => {
  expectStatus(await getFilespace(t, fixturePath(t)), 200);
});

check('partner.filespace.get.listed', 'a listed filespace can be read', async (t) => {
  const { clientId, workspaceId } = fixturePath(t);
  const list = await filespaceList(t, { clientId, workspaceId });
  if (!list.unique) throw new NotTested('the records of the list do not show the id of the filespace');
  const idsNow = async (): Promise<string[]> => (await allRecords(t, list)).records.map(list.identify);
  const { records } = await allRecords(t, list);
  const ids = ofEachKind(records, spread(records)).map(list.identify);
  await inParallel(
    ids.map(async (filespaceId) => {
      const reply = await getFilespace(t, { clientId, workspaceId, filespaceId });
      // It may have been removed since the list was read.
      if (reply.response.status === 404 && !(await readAnew(idsNow)).includes(filespaceId)) return;
      expectStatus(reply, 200, 'its id is listed');
    }),
  );
});

check('partner.filespace.get.identity', 'the details are those of the filespace that was asked for', async (t) => {
  const { filespaceId, ...place } = fixturePath(t);
  const { records } = await allRecords(t, await filespaceList(t, place));
  const known = knownIn(records);
  const own = known.find(({ id }) => id === filespaceId) ?? { id: filespaceId };
  const others = known.filter(({ id }) => id !== filespaceId).slice(0, 3);
  prepared(await getFilespace(t, { ...place, filespaceId }), 200, 'get the filespace');
  // In turn, so that each is read right after another one.
  for (const each of [...others, own]) {
    const reply = await getFilespace(t, { ...place, filespaceId: each.id });
    // It may have been removed since the list was read.
    if (reply.response.status !== 200) continue;
    expectItself(reply, each, { others: [own, ...others].filter((other) => other !== each) });
  }
});

check('partner.filespace.get.identity', 'of two of one name in two workspaces each is itself', async (t) => {
  const path = fixturePath(t);
  const list = await filespaceList(t, path);
  const mine = knownIn((await allRecords(t, list)).records);
  for (const { workspaceId, reply } of await otherLists(t)) {
    if (reply.response.status !== 200) continue;
    const theirs = knownIn(recordsAt(reply, list.place)).filter(({ id }) => id.length >= shortestTellingId);
    const isNamesake = (other: Known) => (own: Known) => own.name === other.name && own.id !== other.id;
    const other = theirs.find((each) => each.name !== undefined && mine.some(isNamesake(each)));
    const own = other && mine.find(isNamesake(other));
    if (own === undefined || other === undefined) continue;
    const first = await getFilespace(t, { ...path, filespaceId: own.id });
    const shown = await getFilespace(t, { ...path, workspaceId, filespaceId: other.id });
    // They may have been removed since the lists were read.
    if (first.response.status === 200 && shown.response.status === 200) expectItself(shown, other, { others: [own] });
    return;
  }
  throw new NotTested('no two workspaces of the client are known to have filespaces of one name');
});

/** What the lists of filespaces of a few other workspaces answer. */
function otherLists(t: Context) {
  return t.shared('partner filespaces of other workspaces', async (own) => {
    const { clientId } = workspacePath(own);
    const read = async (workspaceId: string) => ({
      workspaceId,
      reply: await readFilespaces(own, { clientId, workspaceId }),
    });
    return inParallel((await otherWorkspaces(own)).map(read));
  });
}

/** All filespaces of a workspace that is not lent; null where somebody removed it meanwhile. */
async function recordsUnlessRemoved(t: Context, path: { clientId: string; workspaceId: string }) {
  try {
    return await allRecords(t, await filespaceList(t, path));
  } catch (error) {
    if (!(error instanceof Inconclusive) || (await isListed(t, path.clientId, path.workspaceId))) throw error;
    return null;
  }
}

/** It may have been removed since the list was read. */
async function isListed(t: Context, clientId: string, workspaceId: string): Promise<boolean> {
  const { records } = await readAnew(async () => allRecords(t, await workspaceList(t, clientId)));
  return records.some(({ id }) => String(id) === workspaceId);
}

/** A few workspaces beside that of the fixture. */
async function otherWorkspaces(t: Context): Promise<string[]> {
  const { clientId, workspaceId } = workspacePath(t);
  const { records } = await allRecords(t, await workspaceList(t, clientId));
  const ids = records.map(({ id }) => String(id)).filter((id) => id !== workspaceId);
  if (ids.length === 0) throw new NotTested('the fixture client has only one workspace');
  return [...new Set([...ids.slice(0, 2), ...ids.slice(-3)])];
}

/** Ids may count from one in every workspace: the same filespace was also created at the same moment. */
/** Where each workspace counts its filespaces, only their times tell those of the same number apart. */
function isSame(known: JsonObject | undefined, record: JsonObject, id: string): boolean {
  if (known === undefined) return false;
  const [a, b] = [momentOf(known.createdAt), momentOf(record.createdAt)];
  return a === b && known.name === record.name && (a !== null || id.length >= shortestTellingId);
}

async function judgeForeign(t: Context, name: 'otherClient' | 'otherPartnerClient'): Promise<void> {
  const path = fixturePath(t);
  const { filespaceId } = fixturePath(t, name);
  const list = await filespaceList(t, path);
  if (filespaceId.length < shortestTellingId) throw new NotTested('each workspace may count its filespaces');
  const { records, replies } = await allRecords(t, list);
  const isForeign = (record: JsonObject): boolean =>
    list.unique ? list.identify(record) === filespaceId : objectWithId(record, filespaceId) !== null;
  const foreign = records.find(isForeign);
  if (foreign !== undefined) fail('only filespaces of the workspace', `${show(foreign)} of ${name}`, ...replies);
}
