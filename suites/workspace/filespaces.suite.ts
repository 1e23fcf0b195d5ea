import {
  alone,
  type CheckContext,
  check,
  expectEqual,
  expectStatus,
  expectThat,
  field,
  NotTested,
  observe,
  ownTextsIn,
  type Reply,
  show,
} from '../../src/check/index.ts';
import { edgeSightings, namesakeCreation } from '../support/filespace-names.ts';
import {
  eventually,
  getFilespace,
  hasGone,
  lastingStorage,
  listed,
  listedById,
  listFilespaces,
  otherCreation,
  recordOf,
  storageWherever,
  succeeded,
  withRecord,
} from '../support/filespaces.ts';
import { needsALook } from '../support/looked.ts';
import { closeMoments, isLater, millisecondsOf, sameMoment } from '../support/moments.ts';
import { baseCreation, idOf, newFilespace } from '../support/new-filespaces.ts';
import { asManyAsPossible, inParallel } from '../support/parallel.ts';
import { untilQuiet } from '../support/quiet.ts';
import { ofEachKind } from '../support/sample.ts';

/** A filespace to read: one of our own, or where nothing may be created the first of the list. */
async function readableId(t: CheckContext): Promise<string> {
  if (!t.session.config.readOnly) return idOf(await baseCreation(t));
  const id = listed(await listFilespaces(t)).map((record) => record.id)[0];
  if (typeof id !== 'string') throw new NotTested('--read-only, and the workspace has no filespace');
  return id;
}

check('workspace.filespace.list.status', 'listing filespaces answers 200', async (t) => {
  expectStatus(await listFilespaces(t), 200);
});

check('workspace.filespace.list.contains-created', 'a created filespace is listed', async (t) => {
  const id = idOf(await baseCreation(t));
  const reply = await eventually(
    t,
    'listed',
    () => listFilespaces(t),
    (list) => listedById(list, id) !== undefined,
  );
  expectThat(listedById(reply, id) !== undefined, `a list with the filespace ${id}`, 'one without it', reply);
});

/** @throws {NotTested} where a filespace cannot have the name of another one. */
async function namesakes(t: CheckContext): Promise<string[]> {
  const [first, second] = [await otherCreation(t), await namesakeCreation(t)];
  if (second.id === null) throw new NotTested('two filespaces cannot have the same name');
  return [idOf(first), second.id];
}

// A list may be taken for the same because as many are there as before.
alone.check('workspace.filespace.list.contains-created', 'one that comes when another goes is listed', async (t) => {
  const { id: former } = await newFilespace(t);
  await untilQuiet(t);
  const before = await listFilespaces(t);
  const path = { filespaceId: former };
  const deletion = await t.workspace.raw({ operation: 'DELETE /api/v1/filespaces/{filespaceId}', path });
  succeeded(deletion, 'delete a filespace');
  const { id } = await newFilespace(t);
  const isListed = (reply: Reply): boolean => listedById(reply, id) !== undefined;
  const list = await eventually(t, 'listed', () => listFilespaces(t), isListed);
  expectThat(isListed(list), `the filespace ${id} in the list`, 'none', before, deletion, list);
  if (await hasGone(t, former)) t.gone(path);
});

check('workspace.filespace.list.contains-created', 'of two filespaces of one name both are listed', async (t) => {
  const ids = await namesakes(t);
  const isWhole = (list: Reply): boolean => ids.every((id) => listedById(list, id) !== undefined);
  const list = await eventually(t, 'listed', () => listFilespaces(t), isWhole);
  expectThat(isWhole(list), `a list with ${ids.join(' and ')}`, 'one that lacks one of them', list);
});

/** One more than lists of ten hold. */
const many = 11;
/** Filespaces that others need at the same time. */
const besides = 3;

check('workspace.filespace.list.contains-created', 'each of many filespaces is listed', async (t) => {
  if (t.quotas.filespaces < many + besides) {
    throw new NotTested(`the profile allows ${t.quotas.filespaces} filespaces: \`workspace.quotas.filespaces\``);
  }
  const sightings = [...(await edgeSightings(t)).values()];
  const together = Map.groupBy(sightings, ({ list }) => list);
  if ([...together.values()].some((each) => each.length + 1 >= many)) {
    // As many were there at once, and looked for in one list: each of them is judged by its name, too.
    for (const { creation, list } of sightings) {
      if (list === null) continue;
      const shown = listedById(list, creation.id ?? '')?.name;
      expectEqual(shown, creation.body.name, 'the name of one of many filespaces in the list', creation.reply, list);
    }
    return;
  }
  const made = await asManyAsPossible(many, () => newFilespace(t));
  const isWhole = (list: Reply): boolean => made.every(({ id }) => listedById(list, id) !== undefined);
  const list = await eventually(t, 'listed', () => listFilespaces(t), isWhole);
  const missing = made.filter(({ id }) => listedById(list, id) === undefined).map(({ name }) => name);
  expectEqual(missing, [], 'the names of filespaces that the list lacks', list);
});

check('workspace.filespace.create.read-back', 'two filespaces of one name are found by their ids', async (t) => {
  for (const id of await namesakes(t)) {
    const reply = await getFilespace(t, id);
    expectStatus(reply, 200, 'a filespace that was created');
    withRecord(reply, 'get a filespace');
    expectEqual(recordOf(reply).id, id, 'the id of the filespace', reply);
  }
});

check('workspace.filespace.list.agrees-with-get', 'list and get show the same filespace', async (t) => {
  const id = await readableId(t);
  const list = await eventually(
    t,
    'listed',
    () => listFilespaces(t),
    (reply) => listedById(reply, id) !== undefined,
  );
  const get = await getFilespace(t, id);
  withRecord(get, 'get a filespace');
  await expectAsListed(t, id, [list, get]);
});

async function expectAsListed(t: CheckContext, id: string, [list, get]: readonly [Reply, Reply]): Promise<void> {
  const inList = listedById(list, id) ?? {};
  const alone = recordOf(get);
  for (const key of ['id', 'workspaceId', 'name'])
    expectEqual(inList[key], alone[key], `${key} in the list`, get, list);
  const lasting = await lastingStorage(t, [alone, inList]);
  expectEqual(lasting(inList), lasting(alone), 'storage in the list', get, list);
  const { createdAt, updatedAt } = inList;
  expectThat(sameMoment(createdAt, alone.createdAt), `createdAt ${show(alone.createdAt)}`, show(createdAt), get, list);
  const isClose = closeMoments(updatedAt, alone.updatedAt);
  expectThat(isClose, `updatedAt ${show(alone.updatedAt)}`, show(updatedAt), get, list);
}

/** Those of the run are empty: others hold data, and were made by other versions of the service. */
const looks = 3;

check(
  'workspace.filespace.list.agrees-with-get',
  'filespaces from before the run read as they are listed',
  async (t) => {
    const theirs = listed(await listFilespaces(t)).filter(({ name }) => ownTextsIn(String(name)).length === 0);
    const fullest = theirs.sort((a, b) => Number(b.currentStorageSize) - Number(a.currentStorageSize)).slice(0, looks);
    const some = ofEachKind(theirs, fullest, looks + 3);
    const seen = await inParallel(some.map(({ id }) => expectAgreement(t, String(id))));
    needsALook(seen, 'no filespace from before the run is listed and can be read');
  },
);

/** Somebody may rename a filespace between the two requests, write to it, or delete it. */
async function expectAgreement(t: CheckContext, id: string): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    const [list, get] = [await listFilespaces(t), await getFilespace(t, id, { open: true })];
    const inList = listedById(list, id);
    if (inList === undefined || get.response.status !== 200) return false;
    const alone = recordOf(get);
    const isStill = changing.every((key) => inList[key] === alone[key]);
    if (attempt < 3 && !isStill) continue;
    await expectAsListed(t, id, [list, get]);
    expectEqual(inList.status, alone.status, 'status in the list', get, list);
    // How often it is measured is open: that it is empty here and not there is no matter of that.
    const isEmpty = [inList, alone].map(({ currentStorageSize }) => currentStorageSize === 0);
    const sizes = `currentStorageSize ${show(alone.currentStorageSize)}`;
    expectThat(isEmpty[0] === isEmpty[1], sizes, show(inList.currentStorageSize), get, list);
    return true;
  }
}

/** What others may change between two requests. */
const changing = ['name', 'status', 'updatedAt', 'currentStorageSize'];

check('workspace.filespace.list.workspace-id', 'all filespaces show one workspace', async (t) => {
  await readableId(t);
  const reply = await listFilespaces(t);
  const ids = new Set(listed(reply).map((record) => record.workspaceId));
  expectThat(ids.size <= 1, 'the same workspaceId on every filespace', show([...ids]), reply);
});

check('workspace.filespace.get.status', 'getting a filespace answers 200', async (t) => {
  const id = await readableId(t);
  const reply = await eventually(
    t,
    'readable',
    () => getFilespace(t, id, { open: true }),
    ({ response }) => response.status === 200,
  );
  expectStatus(reply, 200);
});

check('workspace.filespace.get.agrees-with-create', 'reading shows what the create answered', async (t) => {
  const creation = await baseCreation(t);
  withRecord(creation.reply, 'create a filespace');
  const reply = await getFilespace(t, idOf(creation));
  withRecord(reply, 'get a filespace');
  const [first, now] = [recordOf(creation.reply), recordOf(reply)];
  expectEqual(now.workspaceId, first.workspaceId, 'workspaceId', creation.reply, reply);
  const settledAtOnce = first.status === now.status;
  // While a filespace is being made, its place may not be known yet.
  const lasting = settledAtOnce ? await lastingStorage(t, [first, now]) : storageWherever;
  for (const [key, wanted] of Object.entries(lasting(first))) {
    if (wanted !== '') expectEqual(field(now.storage, key), wanted, `storage.${key}`, creation.reply, reply);
  }
  const wanted = `createdAt ${show(first.createdAt)}`;
  expectThat(sameMoment(now.createdAt, first.createdAt), wanted, show(now.createdAt), creation.reply, reply);
});

check('workspace.filespace.get.timestamps', 'updatedAt is not before createdAt', async (t) => {
  const reply = await getFilespace(t, await readableId(t));
  withRecord(reply, 'get a filespace');
  const { createdAt, updatedAt } = recordOf(reply);
  expectThat(!isLater(createdAt, updatedAt), `updatedAt from ${show(createdAt)} on`, show(updatedAt), reply);
});

observe('workspace.filespace.list.order', async (t) => {
  await baseCreation(t);
  const records = listed(await listFilespaces(t));
  const made = records.map((record) => millisecondsOf(record.createdAt));
  const names = records.map((record) => String(record.name));
  if (ascends(made)) return 'oldest first';
  if (ascends([...made].reverse())) return 'newest first';
  if (ascends(names)) return 'by name';
  return ascends([...names].reverse()) ? 'by name, descending' : 'neither by creation nor by name';
});

function ascends<Value extends string | number>(values: readonly Value[]): boolean {
  return values.every((value, index) => index === 0 || (values[index - 1] ?? value) <= value);
}

observe('workspace.filespace.get.statuses', async (t) => {
  const statuses = new Set(listed(await listFilespaces(t)).map((record) => String(record.status)));
  return [...statuses].sort().join(', ');
});

observe('workspace.filespace.record.size-unit', async (t) => {
  const reply = await getFilespace(t, idOf(await baseCreation(t)));
  return `not told; a new filespace shows ${show(recordOf(reply).currentStorageSize)}`;
});
