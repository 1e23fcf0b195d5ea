import { type CheckContext, check, expectEitherWay, NotTested, type Reply } from '../../src/check/index.ts';
import { commonPlace } from '../support/common-directories.ts';
import {
  createStore,
  type DataStore,
  getStore,
  hasS3Params,
  type Kind,
  possibleKinds,
  shownParam,
  storeBody,
  storeOf,
  storeRecord,
  storesFilespace,
  storesPath,
} from '../support/data-stores.ts';
import { mentions } from '../support/open-bodies.ts';
import { inOtherWorkspace } from '../support/other-workspace.ts';
import { inventedCredentials } from '../support/store-credentials.ts';
import { unrelatedFilespace } from '../support/unrelated-filespace.ts';

/*
 * A data store of another workspace is not reached by its id below an own filespace either, in which there is none. Ids are
 * opaque, and may be those of others elsewhere: what is judged is whether the store itself is shown, or changed.
 */

interface Trial {
  store: DataStore;
  before: Reply;
  /** Under the path of an own filespace: a get, the list by its name, and an update where it has one. */
  shown: readonly Reply[];
  update: Reply | null;
  /** By its owner, after the update, and after the deletion. */
  updated: Reply;
  deletion: Reply;
  kept: Reply;
}

function trials(t: CheckContext): Promise<readonly Trial[]> {
  t.workspace.as('otherWorkspace');
  return t.shared('workspace foreign data stores below an own filespace', async (own) => {
    await storesFilespace(own);
    const { id: filespaceId } = await unrelatedFilespace(own);
    const made: Trial[] = [];
    for (const kind of possibleKinds(own)) {
      const store = await storeElsewhere(own, kind);
      if (store !== null) made.push(await trial(own, filespaceId, store));
    }
    if (made.length === 0) throw new NotTested('no data store is made in the other workspace');
    return made;
  });
}

async function storeElsewhere(t: CheckContext, kind: Kind): Promise<DataStore | null> {
  const there = inOtherWorkspace(t);
  const { filespaceId } = await commonPlace(there);
  const body = storeBody(t, kind);
  const reply = await createStore(there, filespaceId, body, { open: true });
  return reply.response.status === 201 ? storeOf(reply, filespaceId, body) : null;
}

/** Whether an id of elsewhere is well formed is open as well. */
async function trial(t: CheckContext, filespaceId: string, store: DataStore): Promise<Trial> {
  const there = inOtherWorkspace(t);
  const path = { filespaceId, dataStoreId: store.id };
  const one = `${storesPath}/{dataStoreId}` as const;
  const before = await getStore(there, store);
  const get = await t.workspace.raw({ operation: `GET ${one}`, path, open: true });
  const list = { path: { filespaceId }, query: { name: store.name } };
  const found = await t.workspace.raw({ operation: `GET ${storesPath}`, ...list, open: true });
  const isUpdated = store.kind === 'S3DataStore' && hasS3Params(t);
  const body = isUpdated ? { s3StorageParams: inventedCredentials(t) } : {};
  const update = isUpdated ? await t.workspace.raw({ operation: `PATCH ${one}`, path, body, open: true }) : null;
  const updated = await getStore(there, store);
  const deletion = await t.workspace.raw({ operation: `DELETE ${one}`, path, open: true });
  const kept = await getStore(there, store);
  return { store, before, shown: [get, found, ...(update === null ? [] : [update])], update, updated, deletion, kept };
}

check('workspace.ownership.filespace', 'an own filespace shows no data store of another workspace', async (t) => {
  for (const { store, shown } of await trials(t)) {
    for (const reply of shown) {
      const isShown = reply.response.ok && mentions(reply, store.name);
      expectEitherWay(!isShown, `no ${store.name}, which another workspace has`, 'it', reply);
    }
  }
});

check('workspace.ownership.no-effect', 'no data store of another workspace is changed', async (t) => {
  let tried = 0;
  for (const { before, update, updated } of await trials(t)) {
    if (update === null || !before.response.ok || !updated.response.ok) continue;
    const [was, is] = [before, updated].map((reply) => shownParam(storeRecord(reply), 'accessKey'));
    expectEitherWay(was === is, 'the access key of the other workspace', 'another one', before, update, updated);
    tried += 1;
  }
  if (tried === 0) throw new NotTested('there is none whose update would show');
});

check('workspace.ownership.no-effect', 'no data store of another workspace is deleted', async (t) => {
  for (const { before, deletion, kept } of await trials(t)) {
    if (!before.response.ok) continue;
    const isLost = kept.response.status === 404;
    expectEitherWay(!isLost, 'the data store of the other workspace', '404', before, deletion, kept);
  }
});
