import {
  alone,
  type CheckContext,
  exchangeOf,
  expectEqual,
  expectStatus,
  expectThat,
  NotTested,
  type Reply,
} from '../../src/check/index.ts';
import { dataStore, entry } from '../../src/resources/index.ts';
import { untilOld } from '../support/aged.ts';
import {
  createStore,
  deleteStore,
  getStore,
  type Kind,
  kinds,
  sharedStore,
  storeBody,
  updateStore,
} from '../support/data-stores.ts';
import { createIn, deleteEntry, getEntry } from '../support/entries.ts';
import {
  agedFilespace,
  eventually,
  getFilespace,
  recordOf,
  rename,
  succeeded,
  withRecord,
} from '../support/filespaces.ts';
import { skipIfIdsAreReused } from '../support/id-reuse.ts';
import { baseCreation, idOf } from '../support/new-filespaces.ts';
import { oldDirectories } from '../support/old-things.ts';
import { ownCredentials } from '../support/store-credentials.ts';

/*
 * What was made a while ago is changed and removed like anything new. By this turn nobody else needs it any more, so that
 * it can go.
 */

const aWhile = 'it was made a while ago';

/** The directories of the beginning that hold nothing else, the inner one first. */
function endOfDirectories(t: CheckContext) {
  return t.shared('workspace end of old directories', async (own) => {
    const { parent, doomed, since } = await oldDirectories(own);
    await untilOld(own, since);
    const { filespaceId } = parent;
    const deletions = [
      await deleteEntry(own, { filespaceId, id: doomed.inner }),
      await deleteEntry(own, { filespaceId, id: doomed.id }),
    ];
    const get = await getEntry(own, { filespaceId, id: doomed.id });
    return { deletions, get, again: await createIn(own, parent, doomed.name) };
  });
}

alone.check('workspace.entry.delete.status', 'directories of a while ago are deleted', async (t) => {
  for (const deletion of (await endOfDirectories(t)).deletions) expectStatus(deletion, 200, aWhile);
});

alone.check('workspace.entry.delete.gone', 'a directory of a while ago is gone once it is deleted', async (t) => {
  const { deletions, get } = await endOfDirectories(t);
  for (const deletion of deletions) succeeded(deletion, 'delete a directory');
  skipIfIdsAreReused(t, entry);
  expectStatus(get, 404, 'it was deleted');
});

alone.check('workspace.entry.delete.name-free', 'the name of a directory of a while ago is free then', async (t) => {
  const { deletions, again } = await endOfDirectories(t);
  for (const deletion of deletions) succeeded(deletion, 'delete a directory');
  expectStatus(again, 201, 'the directory of this name was deleted');
});

interface EndOfStore {
  /** A second create of its name: of which kind it is makes no difference there. */
  again: Reply | null;
  /** Null where there is nothing to update. */
  update: Reply | null;
  deletion: Reply;
  get: Reply;
}

function endOfStore(t: CheckContext, kind: Kind): Promise<EndOfStore> {
  return t.shared(`workspace end of an old ${kind}`, async (own) => {
    const store = await sharedStore(own, kind);
    await untilOld(own, exchangeOf(store.reply).startedAt);
    const body = storeBody(own, kind, { name: store.name });
    const again = kind === 'HttpLinkDataStore' ? await createStore(own, store.filespaceId, body) : null;
    const s3StorageParams = kind === 'S3DataStore' ? ownCredentials(own) : null;
    const update = s3StorageParams === null ? null : await updateStore(own, store, { s3StorageParams });
    return { again, update, deletion: await deleteStore(own, store), get: await getStore(own, store) };
  });
}

for (const kind of kinds) {
  alone.check('workspace.data-store.delete.status', `an ${kind} of a while ago is deleted`, async (t) => {
    expectStatus((await endOfStore(t, kind)).deletion, 200, aWhile);
  });

  alone.check('workspace.data-store.delete.gone', `an ${kind} of a while ago is gone once it is deleted`, async (t) => {
    const { deletion, get } = await endOfStore(t, kind);
    succeeded(deletion, 'delete a data store');
    skipIfIdsAreReused(t, dataStore);
    expectStatus(get, 404, 'it was deleted');
  });
}

alone.check(
  'workspace.data-store.create.name.duplicate',
  'a name is taken for as long as its store stays',
  async (t) => {
    const { again } = await endOfStore(t, 'HttpLinkDataStore');
    if (again === null) throw new NotTested('no second one was asked for');
    expectStatus(again, 400, 'the name of a data store that was made a while ago');
  },
);

alone.check('workspace.data-store.update.status', 'a store of a while ago is updated', async (t) => {
  const { update } = await endOfStore(t, 'S3DataStore');
  if (update === null) throw new NotTested('there is nothing to update');
  expectStatus(update, 200, aWhile);
});

/** The one in which most of the run has happened. */
function renamedLate(t: CheckContext) {
  return t.shared('workspace shared filespace renamed at the end', async (own) => {
    const creation = await baseCreation(own);
    const id = idOf(creation);
    await untilOld(own, exchangeOf(creation.reply).startedAt);
    const name = own.names.filespace();
    return { name, patch: await rename(own, id, { name }), get: await getFilespace(own, id) };
  });
}

alone.check('workspace.filespace.rename.status', 'a filespace of a while ago is renamed', async (t) => {
  expectStatus((await renamedLate(t)).patch, 200, aWhile);
});

alone.check('workspace.filespace.rename.read-back', 'a filespace of a while ago has its new name', async (t) => {
  const { name, patch, get } = await renamedLate(t);
  succeeded(patch, 'rename a filespace');
  withRecord(get, 'get the renamed filespace');
  expectEqual(recordOf(get).name, name, 'the name', patch, get);
});

/** One that is there for renames, which are over. */
function deletedLate(t: CheckContext): Promise<{ deletion: Reply; get: Reply }> {
  return t.shared('workspace aged filespace deleted at the end', async (own) => {
    const { id: filespaceId, before } = await agedFilespace(own, 'to rename');
    await untilOld(own, exchangeOf(before).startedAt);
    const deletion = await own.workspace.raw({
      operation: 'DELETE /api/v1/filespaces/{filespaceId}',
      path: { filespaceId },
    });
    const get = await eventually(
      own,
      'gone',
      () => getFilespace(own, filespaceId, { open: true }),
      ({ response }) => response.status === 404 || !deletion.response.ok,
    );
    return { deletion, get };
  });
}

alone.check('workspace.filespace.delete.status', 'a filespace of a while ago is deleted', async (t) => {
  expectStatus((await deletedLate(t)).deletion, 200, aWhile);
});

alone.check('workspace.filespace.delete.gone', 'a filespace of a while ago becomes 404', async (t) => {
  const { deletion, get } = await deletedLate(t);
  succeeded(deletion, 'delete a filespace');
  expectThat(
    get.response.status === 404,
    '404, in the time that the profile allows',
    `${get.response.status}`,
    deletion,
    get,
  );
});
