import {
  type CheckContext,
  describe,
  exchangeOf,
  expectStatus,
  Inconclusive,
  lent,
  NotTested,
  type Reply,
} from '../../src/check/index.ts';
import {
  createStore,
  deleteStore,
  expectStoreKept,
  getStore,
  type Kind,
  kinds,
  s3Body,
  s3Params,
  shownParam,
  storeBody,
  storeOf,
  storeRecord,
  withStore,
} from '../support/data-stores.ts';
import { succeeded } from '../support/filespaces.ts';
import { whereRoom } from '../support/lent-room.ts';
import type { JsonObject } from '../support/lists.ts';

/*
 * Files are linked through one data store. Another one has none, though it stands in the same filespace and shows into
 * the same bucket.
 */

const { check } = lent;

interface Beside {
  deletion: Reply;
  /** The data store with linked files. */
  before: Reply;
  after: Reply;
}

function besideLinked(t: CheckContext, kind: Kind): Promise<Beside> {
  const { filespace: filespaceId, id } = t.workspaceFixture('linkedDataStore');
  if (kind === 'S3DataStore') s3Params(t);
  return t.shared(`workspace ${kind} beside one with linked files`, async (own) => {
    const before = await getStore(own, { filespaceId, id });
    if (before.response.status !== 200) throw new Inconclusive('`workspace.fixtures.linkedDataStore` is not there');
    const body = kind === 'S3DataStore' ? s3Body(own, bucketOf(own, before)) : storeBody(own, kind);
    // Whose keys a bucket takes, and how many data stores a filespace, is theirs to decide.
    const creation = await whereRoom(createStore(own, filespaceId, body, { open: true }));
    if (!creation.response.ok) {
      throw new NotTested(`no ${kind} is made beside what is lent: got ${describe(exchangeOf(creation))}`);
    }
    const deletion = await deleteStore(own, storeOf(creation, filespaceId, body));
    return { deletion, before, after: await getStore(own, { filespaceId, id }) };
  });
}

/** Where its record shows it, and as far as a create says it. */
function bucketOf(t: CheckContext, linked: Reply): JsonObject {
  const shown = ['bucketName', 'region', 'endpoint'].flatMap((key): [string, unknown][] => {
    const value = shownParam(storeRecord(linked), key);
    return key in s3Params(t) && typeof value === 'string' && value !== '' ? [[key, value]] : [];
  });
  return Object.fromEntries(shown);
}

for (const kind of kinds) {
  check('workspace.data-store.delete.status', `an ${kind} beside one with linked files is deleted`, async (t) => {
    expectStatus((await besideLinked(t, kind)).deletion, 200, 'no file was linked through it');
  });

  check('workspace.data-store.delete.only-that', `with an ${kind} goes none that has linked files`, async (t) => {
    const { deletion, before, after } = await besideLinked(t, kind);
    succeeded(deletion, 'delete the data store beside it');
    expectStatus(after, 200, 'the data store with linked files');
    withStore(after, 'get the data store with linked files');
    const { filespace: filespaceId, id } = t.workspaceFixture('linkedDataStore');
    const kept = { what: 'the data store with linked files', was: before, is: after };
    await expectStoreKept(t, { filespaceId, id }, kept, deletion);
  });
}
