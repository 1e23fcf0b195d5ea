import {
  alone,
  type CheckContext,
  exchangeOf,
  expectEqual,
  expectStatus,
  NotTested,
  type Reply,
} from '../../src/check/index.ts';
import { dataStore, entry } from '../../src/resources/index.ts';
import { untilOld } from '../support/aged.ts';
import { type DataStore, deleteStore, getStore } from '../support/data-stores.ts';
import { deleteEntry, getEntry, type Place } from '../support/entries.ts';
import { eventually, getFilespace, recordOf, rename, succeeded, withRecord } from '../support/filespaces.ts';
import { skipIfIdsAreReused } from '../support/id-reuse.ts';
import { renamedWithContents } from '../support/renamed-filespace.ts';

/*
 * What was made a while ago is changed and removed like anything new. By this turn nobody else looks at the filespace any
 * more, nor at what is in it, so that all of it can go.
 */

interface Removal {
  deletion: Reply;
  get: Reply;
}

interface End {
  /** From the inside out: the second one is empty by then. */
  directories: readonly Removal[];
  /** Null where the target took none there. */
  link: Removal | null;
  s3: Removal | null;
  renaming: { name: string; patch: Reply; get: Reply };
  deletion: Reply;
  /** The last answer to getting it. */
  get: Reply;
}

function endOfOld(t: CheckContext): Promise<End> {
  return t.sharedSlowly('workspace end of an old filespace', async (own) => {
    const { filespaceId, directory, nested, store, s3Store, patch } = await renamedWithContents(own);
    await untilOld(own, exchangeOf(patch).startedAt);
    const directories = [await entryRemoved(own, nested), await entryRemoved(own, directory)];
    const link = store === null ? null : await storeRemoved(own, store);
    const s3 = s3Store === null ? null : await storeRemoved(own, s3Store);
    const name = own.names.filespace();
    const renaming = {
      name,
      patch: await rename(own, filespaceId, { name }),
      get: await getFilespace(own, filespaceId),
    };
    const operation = 'DELETE /api/v1/filespaces/{filespaceId}' as const;
    const deletion = await own.workspace.raw({ operation, path: { filespaceId } });
    const get = await eventually(
      own,
      'gone',
      () => getFilespace(own, filespaceId, { open: true }),
      ({ response }) => response.status === 404 || !deletion.response.ok,
    );
    return { directories, link, s3, renaming, deletion, get };
  });
}

async function entryRemoved(t: CheckContext, place: Place): Promise<Removal> {
  return { deletion: await deleteEntry(t, place), get: await getEntry(t, place) };
}

async function storeRemoved(t: CheckContext, store: DataStore): Promise<Removal> {
  return { deletion: await deleteStore(t, store), get: await getStore(t, store) };
}

const aWhile = 'it was made a while ago';

alone.check('workspace.entry.delete.status', 'directories of a while ago are deleted', async (t) => {
  for (const { deletion } of (await endOfOld(t)).directories) expectStatus(deletion, 200, aWhile);
});

alone.check('workspace.entry.delete.gone', 'directories of a while ago are gone when they are deleted', async (t) => {
  const { directories } = await endOfOld(t);
  for (const { deletion } of directories) succeeded(deletion, 'delete a directory');
  skipIfIdsAreReused(t, entry);
  for (const { get } of directories) expectStatus(get, 404, 'it was deleted');
});

const kinds = [
  ['HttpLinkDataStore', 'link'],
  ['S3DataStore', 's3'],
] as const;

for (const [kind, which] of kinds) {
  const removalOf = async (t: CheckContext): Promise<Removal> => {
    const removal = (await endOfOld(t))[which];
    if (removal === null) throw new NotTested('the filespace took no such data store');
    return removal;
  };

  alone.check('workspace.data-store.delete.status', `an ${kind} of a while ago is deleted`, async (t) => {
    expectStatus((await removalOf(t)).deletion, 200, aWhile);
  });

  alone.check('workspace.data-store.delete.gone', `an ${kind} of a while ago is gone once deleted`, async (t) => {
    const { deletion, get } = await removalOf(t);
    succeeded(deletion, 'delete a data store');
    skipIfIdsAreReused(t, dataStore);
    expectStatus(get, 404, 'it was deleted');
  });
}

alone.check('workspace.filespace.rename.status', 'a filespace of a while ago is renamed', async (t) => {
  expectStatus((await endOfOld(t)).renaming.patch, 200, aWhile);
});

alone.check('workspace.filespace.rename.read-back', 'a filespace of a while ago has its new name', async (t) => {
  const { name, patch, get } = (await endOfOld(t)).renaming;
  succeeded(patch, 'rename a filespace');
  withRecord(get, 'get the renamed filespace');
  expectEqual(recordOf(get).name, name, 'the name', patch, get);
});

alone.check('workspace.filespace.delete.status', 'a filespace of a while ago is deleted', async (t) => {
  expectStatus((await endOfOld(t)).deletion, 200, aWhile);
});

alone.check('workspace.filespace.delete.gone', 'a filespace of a while ago becomes 404', async (t) => {
  const { deletion, get } = await endOfOld(t);
  succeeded(deletion, 'delete a filespace');
  expectStatus(get, 404, 'a deleted filespace, in the time that the profile allows');
});
