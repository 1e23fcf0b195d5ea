import { type CheckContext, field, Inconclusive, NotTested, prepared, type Reply } from '../../../src/check/index.ts';
import { dataStore } from '../../../src/resources/index.ts';
import {
  createStore,
  hasS3Params,
  registerStore,
  roomyFilespace,
  type Kind as StoreKind,
  s3Params,
  storeBody,
  storesFilespace,
  updateStore,
} from '../../support/data-stores.ts';
import { unknownLike } from '../../support/identifiers.ts';
import type { JsonObject } from '../../support/lists.ts';
import { createdId } from '../../support/made.ts';
import { newFilespace } from '../../support/new-filespaces.ts';
import { clientOf, type Side, strangerTo } from '../../support/other-workspace.ts';
import { inventedCredentials, ownCredentials } from '../../support/store-credentials.ts';
import { type Collection, present, type Refusal } from '../../support/things.ts';
import { type Asked, type Ids, kept, type Making } from './making.ts';
import { ordinary } from './ordinary.ts';

/** Those of links have no update: what laws look at is the same for both kinds. */
const kindOf = (t: CheckContext): StoreKind => (hasS3Params(t) ? 'S3DataStore' : 'HttpLinkDataStore');

export const dataStoreMaking: Making = {
  body: (t) => storeBody(t, kindOf(t)),
  /** The credentials among the profile's parameters are what an update is about. */
  changed: (t) => ({
    s3StorageParams: Object.fromEntries(Object.entries(s3Params(t)).filter(([name]) => /key|secret/i.test(name))),
  }),
  make: dataStoreOf,
  register: (t, reply, { path = {}, body }, side) =>
    registerStore(t, reply, { filespaceId: path.filespaceId ?? '', name: field(body, 'name'), side }),
  open: async (t) => {
    const kind = kindOf(t);
    const credentials = kind === 'S3DataStore' ? ownCredentials(t) : null;
    const { id: filespaceId } = await roomyFilespace(t);
    return storesOf(t, { kind, filespaceId, credentials });
  },
};

/** A data store of the site; it goes with its filespace. */
async function dataStoreOf(t: CheckContext, { site, path, harmed }: Asked & { harmed: boolean }): Promise<Ids> {
  const { filespaceId = '' } = path;
  // Where there is room for one alone, it is that of all checks.
  if (site.side === undefined) await storesFilespace(t);
  return kept(t, site, harmed ? 'doomed data store' : 'data store', async (own): Promise<Ids> => {
    const first = await createIn(own, filespaceId, site.side);
    if (first.response.status !== 400) return { filespaceId, dataStoreId: idIn(first) };
    // A filespace may hold so many and no more: a fresh one has room.
    const purpose = harmed ? 'filespace for a doomed data store' : 'filespace for data stores';
    const fresh = await kept(own, site, purpose, (owner) => newFilespace(owner, owner.names.filespace(), site.side));
    return { filespaceId: fresh.id, dataStoreId: idIn(await createIn(own, fresh.id, site.side)) };
  });
}

async function createIn(t: CheckContext, filespaceId: string, side: Side): Promise<Reply> {
  const body = storeBody(t, kindOf(t));
  const reply = await clientOf(t, side).raw({ operation: dataStore.create, path: { filespaceId }, body });
  registerStore(t, reply, { filespaceId, name: body.name, side });
  return reply;
}

function idIn(reply: Reply): string {
  if (reply.response.status === 403) throw new NotTested('the filespaces of the target have no data stores (403)');
  prepared(reply, 201, 'create a data store');
  const id = createdId(reply);
  if (id === null) throw new Inconclusive('the created data store has no id');
  return id;
}

/** Unlike those of the profile in every text: keys that nobody issued are one reason more to reject them. */
function otherParams(t: CheckContext): JsonObject {
  return { ...s3Params(t), ...inventedCredentials(t), bucketName: 'vct-other-bucket', region: 'us-west-2' };
}

interface StorePlace {
  kind: StoreKind;
  filespaceId: string;
  /** Null: those of the kind have none. */
  credentials: JsonObject | null;
}

function storesOf(t: CheckContext, place: StorePlace): Collection {
  const { kind, filespaceId, credentials } = place;
  const path = { filespaceId };
  const plain = ordinary(t, dataStore, { path, body: (name) => storeBody(t, kind, { name }) });
  return {
    ...plain,
    create: async (name) => {
      const { thing, reply } = await plain.create(name);
      // It goes with its filespace, which is there for this check alone.
      if (thing !== null) t.gone({ filespaceId, dataStoreId: thing.id });
      return { thing, reply };
    },
    refusals: refusalsOf(t, place),
    stranger: () => storesOf(strangerTo(t), place),
    isOwn: true,
    // Only the keys of the profile are certain to be valid: what an update changes does not show.
    ...(credentials === null
      ? {}
      : {
          states: [present, present],
          change: ({ id }) => updateStore(t, { filespaceId, id }, { s3StorageParams: credentials }),
        }),
  };
}

function refusalsOf(t: CheckContext, { kind, filespaceId, credentials }: StorePlace): Refusal[] {
  const create = (changes: JsonObject) => createStore(t, filespaceId, storeBody(t, kind, changes));
  const refusals: Refusal[] = [
    { write: 'create', what: 'a create of no kind', send: (_, name) => create({ name, kind: undefined }) },
    { write: 'create', what: 'a create of another kind', send: (_, name) => create({ name, kind: 'FtpDataStore' }) },
    {
      write: 'create',
      what: 'a create of a name that is taken',
      // With parameters of its own, which the one that has the name must not take over.
      send: ({ name }) => create({ name, ...(kind === 'S3DataStore' ? { s3StorageParams: otherParams(t) } : {}) }),
    },
    {
      write: 'create',
      what: 'a create in no filespace',
      send: (_, name) => createStore(t, unknownLike(filespaceId).id, storeBody(t, kind, { name })),
    },
  ];
  // The last create that is rejected: what it leaves would meet the valid one that follows.
  const unsupported = t.workspaceTarget.fixtures.unsupportedFilespace;
  if (unsupported !== undefined) {
    const send: Refusal['send'] = (_, name) => createStore(t, unsupported.id, storeBody(t, kind, { name }));
    refusals.push({ write: 'create', what: 'a create where they are unsupported', send });
  }
  if (credentials === null) return refusals;
  const bare: Refusal['send'] = ({ id }) => updateStore(t, { filespaceId, id }, {});
  return [...refusals, { write: 'change', what: 'an update without parameters', omits: true, send: bare }];
}
