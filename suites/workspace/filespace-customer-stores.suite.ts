import {
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectEitherWay,
  expectEqual,
  expectStatus,
  expectThat,
  NotTested,
  type Reply,
  show,
} from '../../src/check/index.ts';
import {
  createStore,
  type DataStore,
  deleteStore,
  getStore,
  type Kind,
  kinds,
  listStores,
  shownParam,
  storeBody,
  storeIn,
  storeOf,
  storeRecord,
  storesIn,
  updateStore,
  withStore,
} from '../support/data-stores.ts';
import type { CustomerKey } from '../support/filespace-bodies.ts';
import { readyOnCustomerStorage } from '../support/filespaces.ts';
import { goneStore } from '../support/id-reuse.ts';
import { credentialNames, inventedCredentials, ownCredentials } from '../support/store-credentials.ts';

/* Whose storage it is makes no difference to the data stores of a filespace. */

const requirement = 'workspace.filespace.create.customer-contents';

interface Life {
  store: DataStore;
  /** A second create of its name. */
  again: Reply;
  get: Reply;
  list: Reply;
  /** The lists by its name and by another one. */
  found: Reply;
  none: Reply;
  updates: Updates | null;
  deletion: Reply;
  gone: Reply;
  left: Reply;
}

/** An update without parameters, one to the keys of the profile, and one to others, which the target may reject. */
interface Updates {
  empty: Reply;
  own: Reply;
  other: Reply;
  accessKey: unknown;
  get: Reply;
}

/** One data store from its creation to its end: other checks make none of its name. */
function lifeOf(t: CheckContext, key: CustomerKey, kind: Kind): Promise<Life> {
  const body = storeBody(t, kind);
  return t.shared(`workspace life of an ${kind} on ${key}`, async (own) => {
    const filespaceId = await readyOnCustomerStorage(own, key);
    const creation = await createStore(own, filespaceId, body, { open: true });
    const { status } = creation.response;
    expectEitherWay(status !== 404, 'any other answer than 404', describe(exchangeOf(creation)), creation);
    if (status !== 201) throw new NotTested(`no ${kind} is made there: got ${status}`);
    const store = storeOf(creation, filespaceId, body);
    return {
      store,
      again: await createStore(own, filespaceId, body),
      get: await getStore(own, store),
      list: await listStores(own, filespaceId),
      found: await listStores(own, filespaceId, store.name),
      none: await listStores(own, filespaceId, own.names.unique()),
      updates: kind === 'S3DataStore' ? await updatesOf(own, store) : null,
      deletion: await deleteStore(own, store),
      gone: await getStore(own, store),
      left: await listStores(own, filespaceId),
    };
  });
}

async function updatesOf(t: CheckContext, store: DataStore): Promise<Updates> {
  const empty = await updateStore(t, store, {});
  const own = await updateStore(t, store, { s3StorageParams: ownCredentials(t) });
  const invented = inventedCredentials(t);
  const other = await updateStore(t, store, { s3StorageParams: invented }, { open: true });
  return { empty, own, other, accessKey: invented[credentialNames(t).access], get: await getStore(t, store) };
}

for (const key of ['customerStorage', 'otherCustomerStorage'] as const) {
  check(requirement, `data stores are listed on the \`${key}\` of the profile, or not supported`, async (t) => {
    const filespaceId = await readyOnCustomerStorage(t, key);
    const operation = 'GET /api/v1/filespaces/{filespaceId}/external/data-stores' as const;
    const reply = await t.workspace.raw({ operation, path: { filespaceId } });
    expectThat([200, 403].includes(reply.response.status), '200 or 403', describe(exchangeOf(reply)), reply);
  });

  for (const kind of kinds) {
    check(requirement, `an ${kind} is found on the \`${key}\` of the profile, and its name is taken`, async (t) => {
      const { store, again, get, list, found, none } = await lifeOf(t, key, kind);
      expectStatus(again, 400, 'the name of a data store');
      expectStatus(get, 200, 'a data store that was created');
      for (const [where, reply] of [['in the list', list] as const, ['by its name', found] as const]) {
        expectStatus(reply, 200);
        const isShown = storeIn(reply, store.id) !== undefined;
        expectThat(isShown, `${show(store.name)} ${where}`, 'none of it', store.reply, reply);
      }
      const isElsewhere = storesIn(none).some(({ name }) => name === store.name);
      expectThat(!isElsewhere, `no ${show(store.name)} by another name`, 'it', store.reply, none);
    });

    goneStore(requirement, `an ${kind} is deleted on the \`${key}\` of the profile`, async (t) => {
      const { store, deletion, gone, left } = await lifeOf(t, key, kind);
      expectStatus(deletion, 200, 'a data store without linked files');
      expectStatus(gone, 404, 'the data store was deleted');
      // Its id may be that of another one by now.
      const isLeft = storeIn(left, store.id)?.name === store.name;
      expectThat(!isLeft, `no ${show(store.name)} in the list`, 'it', deletion, left);
    });
  }

  check(requirement, `an S3DataStore is updated on the \`${key}\` of the profile`, async (t) => {
    const { empty, own } = await updatesOn(t, key);
    expectStatus(own, 200, 'an update to the keys of the profile');
    expectStatus(empty, 400, 'an update without s3StorageParams');
  });

  check(
    'workspace.data-store.update.read-back',
    `an update shows the new access key on the \`${key}\` of the profile`,
    async (t) => {
      const { other, accessKey, get } = await updatesOn(t, key);
      if (!other.response.ok) throw new NotTested('invented keys are not taken');
      withStore(get, 'get the data store');
      expectEqual(shownParam(storeRecord(get), 'accessKey'), accessKey, 'accessKey', other, get);
    },
  );
}

async function updatesOn(t: CheckContext, key: CustomerKey): Promise<Updates> {
  const { updates } = await lifeOf(t, key, 'S3DataStore');
  if (updates === null) throw new NotTested('there is no update of it');
  return updates;
}
