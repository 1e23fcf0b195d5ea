import { type CheckContext, field } from '../../../src/check/index.ts';
import { dataStore, filespace } from '../../../src/resources/index.ts';
import { getStore } from '../../support/data-stores.ts';
import { getEntry } from '../../support/entries.ts';
import { profileBody } from '../../support/filespace-bodies.ts';
import { hasGone, rename } from '../../support/filespaces.ts';
import type { JsonObject } from '../../support/lists.ts';
import { createdId } from '../../support/made.ts';
import {
  newDirectory,
  newFilespace,
  registerFilespace,
  rootId,
  sharedFilespace,
  tryCreate,
} from '../../support/new-filespaces.ts';
import { inOtherWorkspace, type Side, strangerTo } from '../../support/other-workspace.ts';
import { inParallel } from '../../support/parallel.ts';
import { type Collection, present, type Refusal } from '../../support/things.ts';
import { kept, type Making, type Site } from './making.ts';
import { ordinary } from './ordinary.ts';

export const filespaceMaking: Making = {
  body: (t) => profileBody(t),
  make: async (t, { site, harmed }) => {
    const filespaceId = await filespaceOf(t, site, harmed);
    if (harmed && site.refused === true) await heldIn(t, site);
    return { filespaceId };
  },
  use: async (t, site) => {
    const { directory, store } = await heldIn(t, site);
    const there = inWorkspaceOf(t, site.side);
    return inParallel([getEntry(there, directory), ...(store === null ? [] : [getStore(there, store)])]);
  },
  register: (t, reply, { body }, side) => registerFilespace(t, reply, field(body, 'name'), side),
  open: async (t) => filespacesNamed(t, [t.names.filespace(), t.names.filespace()]),
};

/** A directory and a data store in the filespace of a site of which everything is refused; they go with it. */
function heldIn(t: CheckContext, site: Site) {
  return kept(t, site, 'what the doomed filespace holds', async (own) => {
    const filespaceId = await filespaceOf(own, site, true);
    const there = inWorkspaceOf(own, site.side);
    const directory = await newDirectory(there, { filespaceId, parentId: await rootId(there, filespaceId) });
    const body = { name: own.names.dataStore(), kind: 'HttpLinkDataStore' };
    // Where there are no data stores, there is none to lose.
    const path = { filespaceId };
    const id = createdId(await there.workspace.raw({ operation: dataStore.create, path, body, open: true }));
    return { directory, store: id === null ? null : { filespaceId, id } };
  });
}

const inWorkspaceOf = (t: CheckContext, side: Side): CheckContext => (side === undefined ? t : inOtherWorkspace(t));

/** A filespace of the site; one that will be removed or renamed is not the one that everything else relies on. */
export async function filespaceOf(t: CheckContext, site: Site, harmed: boolean): Promise<string> {
  if (!harmed && site.side === undefined) return (await sharedFilespace(t)).id;
  // What is only read below a filespace of the other workspace may be the same for all sites.
  const owner = harmed ? site : { ...site, name: 'workspace' };
  const made = await kept(t, owner, harmed ? 'doomed filespace' : 'filespace', (own) =>
    newFilespace(own, own.names.filespace(), site.side),
  );
  return made.id;
}

/** What a rename changes is the name: the two that are given to one after the other are its states. */
function filespacesNamed(t: CheckContext, states: readonly [string, string]): Collection {
  const stateOf = (record: unknown) => states.find((name) => field(record, 'name') === name) ?? present;
  const plain = ordinary(t, filespace, { stateOf });
  return {
    ...plain,
    create: async (name) => {
      const { id, reply } = await tryCreate(t, profileBody(t, { name }));
      return { thing: id === null ? null : { id, name }, reply };
    },
    remove: async (thing) => {
      const reply = await plain.remove(thing);
      if (!reply.response.ok) return reply;
      // That it goes at last is judged elsewhere.
      await hasGone(t, thing.id);
      return reply;
    },
    hold: async ({ id: filespaceId }) => {
      const parent = { filespaceId, parentId: await rootId(t, filespaceId) };
      const held = [await newDirectory(t, parent), await newDirectory(t, parent)];
      return () => inParallel(held.map(({ id }) => getEntry(t, { filespaceId, id })));
    },
    change: ({ id }, name) => rename(t, id, { name }),
    states,
    refusals: refusalsOf(t),
    stranger: () => filespacesNamed(strangerTo(t), states),
  };
}

function refusalsOf(t: CheckContext): Refusal[] {
  const create = async (changes: JsonObject) => (await tryCreate(t, profileBody(t, changes))).reply;
  return [
    {
      write: 'create',
      what: 'a create without a region',
      omits: true,
      send: (_, name) => create({ name, region: undefined }),
    },
    { write: 'create', what: 'a create for no owner', send: (_, name) => create({ name, storageOwner: 'nobody' }) },
    { write: 'change', what: 'a rename in capitals', send: ({ id }) => rename(t, id, { name: 'UPPER CASE' }) },
    { write: 'change', what: 'a rename to a long name', send: ({ id }) => rename(t, id, { name: 'n'.repeat(31) }) },
    { write: 'change', what: 'a rename without a name', omits: true, send: ({ id }) => rename(t, id, {}) },
  ];
}
