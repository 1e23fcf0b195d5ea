import {
  type CheckContext,
  check,
  exchangeOf,
  expectEqual,
  expectStatus,
  expectThat,
  NotTested,
  show,
} from '../../src/check/index.ts';
import {
  createStore,
  type DataStore,
  deleteStore,
  getStore,
  listStores,
  shownParam,
  statedFields,
  storeBody,
  storeIn,
  storeRecord,
  updateStore,
  withStore,
} from '../support/data-stores.ts';
import { succeeded } from '../support/filespaces.ts';
import { goneStore } from '../support/id-reuse.ts';
import { renamedWithContents } from '../support/renamed-filespace.ts';
import { credentialNames, inventedCredentials, ownCredentials } from '../support/store-credentials.ts';

/* The data stores of a filespace that was renamed keep their rules: a new name of what they are in is none of theirs. */

type Renamed = Awaited<ReturnType<typeof renamedWithContents>>;
type Which = 'store' | 's3Store' | 'doomedStore';

async function renamedAround(t: CheckContext, which: Which): Promise<Renamed & { one: DataStore }> {
  const renamed = await renamedWithContents(t);
  const one = renamed[which];
  if (one === null) throw new NotTested('the filespace took no such data store before it was renamed');
  return { ...renamed, one };
}

const kinds = [
  ['HttpLinkDataStore', 'store'],
  ['S3DataStore', 's3Store'],
] as const;

for (const [kind, which] of kinds) {
  check(
    'workspace.data-store.create.name.duplicate',
    `the name of an ${kind} stays taken in a renamed filespace`,
    async (t) => {
      const { filespaceId, one, patch } = await renamedAround(t, which);
      const again = await createStore(t, filespaceId, storeBody(t, kind, { name: one.name }));
      expectThat(
        again.response.status === 400,
        `400: ${show(one.name)} was taken before the rename`,
        String(exchangeOf(again).status),
        one.reply,
        patch,
        again,
      );
    },
  );
}

check('workspace.filespace.rename.data-kept', 'an S3DataStore is read and listed as before', async (t) => {
  const { filespaceId, one, patch } = await renamedAround(t, 's3Store');
  const get = await getStore(t, one);
  expectStatus(get, 200, 'a data store of the renamed filespace');
  const { id, name, kind } = statedFields(storeRecord(get));
  expectEqual({ id, name, kind }, { id: one.id, name: one.name, kind: one.kind }, 'the data store', patch, get);
  for (const filter of [undefined, one.name]) {
    const list = await listStores(t, filespaceId, filter);
    expectThat(storeIn(list, one.id) !== undefined, `the data store ${one.name} in the list`, 'none', patch, list);
  }
});

/** Updates to the keys of the profile, and to others where the target takes those, one after the other. */
function updates(t: CheckContext) {
  return t.shared('workspace data store updated in a renamed filespace', async (own) => {
    const { one } = await renamedAround(own, 's3Store');
    const update = await updateStore(own, one, { s3StorageParams: ownCredentials(own) });
    const invented = inventedCredentials(own);
    const other = await updateStore(own, one, { s3StorageParams: invented }, { open: true });
    const accessKey = invented[credentialNames(own).access];
    return { one, update, other, accessKey, get: await getStore(own, one) };
  });
}

check('workspace.data-store.update.status', 'a data store of a renamed filespace is updated', async (t) => {
  expectStatus((await updates(t)).update, 200, 'it was made before the filespace was renamed');
});

check('workspace.data-store.update.read-back', 'an update in a renamed filespace shows the new key', async (t) => {
  const { other, accessKey, get } = await updates(t);
  if (!other.response.ok) throw new NotTested('invented keys are not taken');
  withStore(get, 'get the data store');
  expectEqual(shownParam(storeRecord(get), 'accessKey'), accessKey, 'accessKey', other, get);
});

check(
  'workspace.data-store.update.params.missing',
  'an update without parameters is rejected there, too',
  async (t) => {
    const { one } = await updates(t);
    expectStatus(await updateStore(t, one, {}), 400, 'an update without s3StorageParams');
  },
);

/** Of a data store that no other check looks at. */
function removal(t: CheckContext) {
  return t.shared('workspace data store removed from a renamed filespace', async (own) => {
    const { filespaceId, one } = await renamedAround(own, 'doomedStore');
    const deletion = await deleteStore(own, one);
    return { one, deletion, get: await getStore(own, one), list: await listStores(own, filespaceId) };
  });
}

check('workspace.data-store.delete.status', 'a data store of a renamed filespace is removed', async (t) => {
  expectStatus((await removal(t)).deletion, 200, 'it was made before the filespace was renamed');
});

goneStore('workspace.data-store.delete.gone', 'what is removed from a renamed filespace is gone', async (t) => {
  const { one, deletion, get, list } = await removal(t);
  succeeded(deletion, 'delete a data store');
  expectStatus(get, 404, 'the data store was deleted');
  expectThat(storeIn(list, one.id) === undefined, `no ${show(one.name)} in the list`, 'it', deletion, list);
});
