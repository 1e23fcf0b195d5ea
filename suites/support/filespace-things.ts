import { type CheckContext, exchangeOf, expectEqual, expectStatus, field, type Reply } from '../../src/check/index.ts';
import {
  createStore,
  deleteStore,
  getStore,
  idIn,
  listStores,
  roomyFilespace,
  type Kind as StoreKind,
  storeBody,
  storesIn,
  updateStore,
} from './data-stores.ts';
import { createIn, createRaw, type Directory, deleteEntry, getEntry, resolvePath, walk, workPlace } from './entries.ts';
import { getFilespace, listFilespaces, profileBody, rename, tryCreate } from './filespaces.ts';
import { linkTo } from './lent-file.ts';
import type { JsonObject } from './lists.ts';
import { createdId } from './new-filespaces.ts';
import { strangerTo } from './other-workspace.ts';
import { inList, records, sight, stateIn } from './sights.ts';
import { ownCredentials } from './store-credentials.ts';
import { type Collection, present, type Refusal, type Thing } from './things.ts';

export async function directories(t: CheckContext): Promise<Collection> {
  return directoriesIn(t, await workPlace(t));
}

function directoriesIn(t: CheckContext, parent: Directory): Collection {
  const { filespaceId } = parent;
  const pathOf = ({ name }: { name: string }): string => `${parent.path}/${name}`;
  const byName = (thing: { name: string }) => resolvePath(t, filespaceId, pathOf(thing));
  const get = ({ id }: Thing) => getEntry(t, { filespaceId, id });
  const pages = (known: number) =>
    Promise.all([
      walk(t, parent, { known }),
      walk(t, parent, { limit: 2, known }),
      walk(t, parent, { limit: 10, known }),
    ]);
  return {
    get,
    create: async (name) => {
      const reply = await createRaw(t, filespaceId, { parentId: parent.id, name, type: 'dir' });
      const id = createdId(reply);
      return { thing: id === null ? null : { id, name }, reply };
    },
    remove: ({ id }) =>
      t.workspace.raw({
        operation: 'DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}',
        path: { filespaceId, entryId: id },
      }),
    fill: ({ id }) => createRaw(t, filespaceId, { parentId: id, name: childName, type: 'dir' }),
    below: async ({ id, name }) => {
      const child = createdId(await createIn(t, { filespaceId, id }, childName));
      if (child === null) return;
      await Promise.all([walk(t, { filespaceId, id }, { known: 1 }), byName({ name: `${name}/${childName}` })]);
      // Only what is empty can be removed.
      await deleteEntry(t, { filespaceId, id: child });
    },
    expectNew: async (thing, evidence) => {
      const { entries, replies } = await walk(t, { filespaceId, id: thing.id }, { known: 0 });
      expectEqual(entries, [], 'what is in a new directory', ...evidence, ...replies);
      const resolved = await byName({ name: `${thing.name}/${childName}` });
      expectStatus(resolved, 404, 'the path of what another directory of the name had');
    },
    refusals: directoryRefusals(t, parent),
    stranger: () => directoriesIn(strangerTo(t), parent),
    isOwn: true,
    seeNone: async (name) => Promise.all([pages(30), byName({ name })]),
    glance: async (things) => {
      const { entries, replies } = await walk(t, parent, { known: 30 });
      return Promise.all(
        things.map(async (thing) => {
          const single = await get(thing);
          return [
            sight('the get', single, stateIn(single)),
            { what: 'the children', state: inList(entries, thing.id), evidence: replies },
          ];
        }),
      );
    },
    see: async (things) => {
      const lists = await pages(30);
      return Promise.all(
        things.map(async (thing) => {
          const [single, link, resolved] = await Promise.all([
            get(thing),
            linkTo(t, filespaceId, { entryId: thing.id }),
            byName(thing),
          ]);
          // A link may be none for a directory; that it is not found is another thing.
          return [
            sight('the get', single, stateIn(single)),
            sight(
              'the link by id',
              link,
              stateIn(link, () => present, [400]),
            ),
            // What has the path now may be another one of the name.
            sight('the path', resolved, isIt(resolved, thing) ? present : stateIn(resolved, () => null)),
            ...lists.map(({ entries, replies }, index) => ({
              what: ['the children', 'the children in pages of 2', 'the children in pages of 10'][index] ?? '',
              state: inList(entries, thing.id),
              evidence: replies,
            })),
          ];
        }),
      );
    },
  };
}

const childName = 'below';

function isIt(reply: Reply, { id }: Thing): boolean {
  return field(field(exchangeOf(reply).json, 'data'), 'id') === id;
}

function directoryRefusals(t: CheckContext, { filespaceId, id: parentId }: Directory): Refusal[] {
  const create = (body: object) => createRaw(t, filespaceId, { parentId, type: 'dir', ...body });
  return [
    { write: 'create', what: 'a create of a file', send: (_, name) => create({ name, type: 'file' }) },
    { write: 'create', what: 'a create without a parent', send: (_, name) => create({ name, parentId: undefined }) },
    { write: 'create', what: 'a create of a forbidden name', send: () => create({ name: '..' }) },
    { write: 'create', what: 'a create of a name that is taken', send: ({ name }) => create({ name }) },
    {
      write: 'remove',
      what: 'a removal of what is not empty',
      send: async ({ id }) => {
        const child = createdId(await createIn(t, { filespaceId, id }, t.names.directory()));
        const reply = await deleteEntry(t, { filespaceId, id });
        // The thing itself is to be removed at last.
        if (child !== null) await deleteEntry(t, { filespaceId, id: child });
        return reply;
      },
    },
  ];
}

export async function stores(t: CheckContext, kind: StoreKind): Promise<Collection> {
  const credentials = kind === 'S3DataStore' ? ownCredentials(t) : null;
  const { id: filespaceId } = await roomyFilespace(t);
  return storesOf(t, { kind, filespaceId, credentials });
}

interface StorePlace {
  kind: StoreKind;
  filespaceId: string;
  /** Null: those of the kind have none. */
  credentials: JsonObject | null;
}

function storesOf(t: CheckContext, place: StorePlace): Collection {
  const { kind, filespaceId, credentials } = place;
  const get = ({ id }: Thing) => getStore(t, { filespaceId, id });
  return {
    get,
    create: async (name) => {
      const reply = await createStore(t, filespaceId, storeBody(t, kind, { name }));
      const id = idIn(reply);
      // It goes with its filespace, which is there for this check alone.
      if (id !== null) t.gone({ filespaceId, dataStoreId: id });
      return { thing: id === null ? null : { id, name }, reply };
    },
    remove: async ({ id }) => {
      const reply = await deleteStore(t, { filespaceId, id });
      if (reply.response.ok) t.gone({ filespaceId, dataStoreId: id });
      return reply;
    },
    refusals: storeRefusals(t, place),
    stranger: () => storesOf(strangerTo(t), place),
    isOwn: true,
    // Only the keys of the profile are certain to be valid: what an update changes does not show.
    ...(credentials === null
      ? {}
      : {
          states: [present, present],
          change: ({ id }) => updateStore(t, { filespaceId, id }, { s3StorageParams: credentials }),
        }),
    seeNone: (name) => Promise.all([listStores(t, filespaceId), listStores(t, filespaceId, name)]),
    glance: async (things) => {
      const all = await listStores(t, filespaceId);
      return Promise.all(
        things.map(async (thing) => {
          const single = await get(thing);
          return [sight('the get', single, stateIn(single)), sight('the list', all, inList(storesIn(all), thing.id))];
        }),
      );
    },
    see: async (things) => {
      const all = await listStores(t, filespaceId);
      return Promise.all(
        things.map(async (thing) => {
          const [single, found] = await Promise.all([get(thing), listStores(t, filespaceId, thing.name)]);
          return [
            sight('the get', single, stateIn(single)),
            sight('the list', all, inList(storesIn(all), thing.id)),
            sight('the list by its name', found, inList(storesIn(found), thing.id)),
          ];
        }),
      );
    },
  };
}

function storeRefusals(t: CheckContext, { kind, filespaceId, credentials }: StorePlace): Refusal[] {
  const create = (changes: JsonObject) => createStore(t, filespaceId, storeBody(t, kind, changes));
  return [
    { write: 'create', what: 'a create of no kind', send: (_, name) => create({ name, kind: undefined }) },
    { write: 'create', what: 'a create of another kind', send: (_, name) => create({ name, kind: 'FtpDataStore' }) },
    { write: 'create', what: 'a create of a name that is taken', send: ({ name }) => create({ name }) },
    ...(credentials === null
      ? []
      : [
          {
            write: 'change' as const,
            what: 'an update without parameters',
            send: ({ id }: Thing) => updateStore(t, { filespaceId, id }, {}),
          },
        ]),
  ];
}

export async function filespaces(t: CheckContext): Promise<Collection> {
  return filespacesNamed(t, [t.names.filespace(), t.names.filespace()]);
}

/** What a rename changes is the name: the two that are given to one after the other are its states. */
function filespacesNamed(t: CheckContext, states: readonly [string, string]): Collection {
  const stateOf = (record: unknown): string => states.find((name) => field(record, 'name') === name) ?? present;
  const get = ({ id }: Thing) => getFilespace(t, id);
  return {
    get,
    create: async (name) => {
      const { id, reply } = await tryCreate(t, profileBody(t, { name }));
      return { thing: id === null ? null : { id, name }, reply };
    },
    remove: async (thing) => {
      const path = { filespaceId: thing.id };
      const reply = await t.workspace.raw({ operation: 'DELETE /api/v1/filespaces/{filespaceId}', path });
      if (!reply.response.ok) return reply;
      t.gone(path);
      // That it goes at last is judged elsewhere.
      await t.settles('gone', async () => ((await get(thing)).response.status === 404 ? true : undefined));
      return reply;
    },
    change: ({ id }, name) => rename(t, id, { name }),
    states,
    refusals: filespaceRefusals(t),
    stranger: () => filespacesNamed(strangerTo(t), states),
    isOwn: false,
    seeNone: () => listFilespaces(t),
    see: async (things) => {
      const all = await listFilespaces(t);
      return Promise.all(
        things.map(async (thing) => {
          const single = await get(thing);
          return [
            sight(
              'the get',
              single,
              stateIn(single, (body) => stateOf(field(body, 'data'))),
            ),
            sight('the list', all, inList(records(all), thing.id, stateOf)),
          ];
        }),
      );
    },
  };
}

function filespaceRefusals(t: CheckContext): Refusal[] {
  const create = async (changes: JsonObject) => (await tryCreate(t, profileBody(t, changes))).reply;
  return [
    { write: 'create', what: 'a create without a region', send: (_, name) => create({ name, region: undefined }) },
    { write: 'create', what: 'a create for no owner', send: (_, name) => create({ name, storageOwner: 'nobody' }) },
    { write: 'change', what: 'a rename in capitals', send: ({ id }) => rename(t, id, { name: 'UPPER CASE' }) },
    { write: 'change', what: 'a rename to a long name', send: ({ id }) => rename(t, id, { name: 'n'.repeat(31) }) },
    { write: 'change', what: 'a rename without a name', send: ({ id }) => rename(t, id, {}) },
  ];
}
