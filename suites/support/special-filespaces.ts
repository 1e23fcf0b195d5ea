import { type CheckContext, errorOf, NotTested, prepared, type Reply } from '../../src/check/index.ts';
import { askCertain, type CertainRefusal, refusalsAt, wronglyMade } from './certain-refusals.ts';
import { provenPlace } from './common-directories.ts';
import {
  createStore,
  deleteStore,
  getStore,
  type Kind,
  listStores,
  possibleKinds,
  storeBody,
  storesFilespace,
  updateStore,
} from './data-stores.ts';
import {
  createIn,
  type Directory,
  deleteEntry,
  type Entry,
  getEntry,
  listChildren,
  type Place,
  registerEntry,
  resolvePath,
} from './entries.ts';
import { linkTo } from './lent-file.ts';
import { createdId } from './made.ts';
import { ownCredentials } from './store-credentials.ts';

/* What is special about a filespace that the profile lends is all that is special about it. */

/** What creates of entries are refused with, and nothing else is. */
export const noRoom = 'File system storage size limit exceeded';

/** What a directory is asked for where data stores are unsupported; null where none was made. */
export interface DirectoryTrial {
  creation: Reply;
  made: {
    get: Reply;
    children: Reply;
    resolved: Reply;
    link: Reply;
    /** What was certain to be refused in it; null where it took no two others. */
    refusals: ReadonlyMap<CertainRefusal, Reply> | null;
    deletion: Reply;
    after: Reply;
  } | null;
}

export function directoryTrial(t: CheckContext): Promise<DirectoryTrial> {
  const { id: filespaceId } = t.workspaceFixture('unsupportedFilespace');
  return t.shared('workspace directory where data stores are unsupported', async (own) => {
    // The same create elsewhere shows that only the filespace can be the reason.
    await provenPlace(own);
    const root = prepared(await resolvePath(own, filespaceId, '/'), 200, 'resolve the root directory').data;
    const name = own.names.directory();
    const creation = await createIn(own, { filespaceId, id: root.id }, name);
    registerEntry(own, creation, filespaceId, name);
    if (mayBeFull(creation)) throw new NotTested('the filespace without data stores has no room for a directory');
    const id = createdId(creation);
    if (id === null) return { creation, made: null };
    const directory = { filespaceId, id, name, parentId: root.id, path: `/${name}` };
    return { creation, made: await useAndRemove(own, directory) };
  });
}

/** Whether a refusal says, in words of its own, that the filespace of others holds as much as it may. */
export function mayBeFull(reply: Reply): boolean {
  const { message = '' } = errorOf(reply);
  return (
    reply.response.status === 403 &&
    /\b(?:size|limit|quota|storage|full|room|exceeded|maxim(?:um|al)|too many|plan|capacity)\b/i.test(message)
  );
}

async function useAndRemove(t: CheckContext, place: Directory): Promise<DirectoryTrial['made']> {
  const { filespaceId, id, path } = place;
  const [get, children, resolved, link] = await Promise.all([
    getEntry(t, place),
    listChildren(t, place),
    resolvePath(t, filespaceId, path),
    linkTo(t, filespaceId, { entryId: id }),
  ]);
  const refusals = await refusalsIn(t, place);
  const deletion = await deleteEntry(t, place);
  if (deletion.response.ok) t.gone({ filespaceId, entryId: id });
  return { get, children, resolved, link, refusals, deletion, after: await getEntry(t, place) };
}

/** In a filespace of others all that this makes goes at once: the two that it takes, and what should not be there. */
async function refusalsIn(t: CheckContext, directory: Directory): Promise<ReadonlyMap<CertainRefusal, Reply> | null> {
  const { filespaceId } = directory;
  const [first, second] = [t.names.directory(), t.names.directory()];
  const made: string[] = [];
  for (const name of [first, second]) {
    const reply = await createIn(t, directory, name);
    registerEntry(t, reply, filespaceId, name);
    const id = createdId(reply);
    if (id !== null) made.push(id);
  }
  const takesBoth = made.length === 2;
  const replies = new Map<CertainRefusal, Reply>();
  for (const refusal of takesBoth ? refusalsAt('unsupported') : []) {
    const reply = await askCertain(t, refusal, { directory, crowd: directory, taken: first });
    replies.set(refusal, reply);
    const wrong = wronglyMade(reply);
    if (wrong !== null) made.push(wrong);
  }
  for (const entryId of made) {
    const { response } = await deleteEntry(t, { filespaceId, id: entryId });
    if (response.ok) t.gone({ filespaceId, entryId });
  }
  return takesBoth ? replies : null;
}

/** The data stores of a full filespace: which are made, and what comes of the first that is. */
export interface StoreTrial {
  list: Reply;
  creations: readonly { kind: Kind; reply: Reply }[];
  made: { id: string; get: Reply; listed: Reply; deletion: Reply; after: Reply } | null;
  /** New keys for the one that has keys. */
  update: Reply | null;
}

/** @throws {NotTested} where it has no data stores for another reason: of what version it is, nobody outside knows. */
export function storeTrial(t: CheckContext): Promise<StoreTrial> {
  const { id: filespaceId } = t.workspaceFixture('fullFilespace');
  return t.shared('workspace data stores in a full filespace', async (own) => {
    await storesFilespace(own);
    const list = await listStores(own, filespaceId);
    if (list.response.status === 403 && errorOf(list).message !== noRoom) {
      throw new NotTested('the full filespace has no data stores (403)');
    }
    const creations = [];
    let made: StoreTrial['made'] = null;
    let update: Reply | null = null;
    for (const kind of possibleKinds(own)) {
      const reply = await createStore(own, filespaceId, storeBody(own, kind));
      creations.push({ kind, reply });
      const id = createdId(reply);
      if (id === null) continue;
      if (kind === 'S3DataStore') {
        update = await updateStore(own, { filespaceId, id }, { s3StorageParams: ownCredentials(own) });
      }
      made = await readAndRemove(own, filespaceId, id);
    }
    return { list, creations, made, update };
  });
}

async function readAndRemove(t: CheckContext, filespaceId: string, id: string): Promise<StoreTrial['made']> {
  const [get, listed] = await Promise.all([getStore(t, { filespaceId, id }), listStores(t, filespaceId)]);
  const deletion = await deleteStore(t, { filespaceId, id });
  if (deletion.response.ok) t.gone({ filespaceId, dataStoreId: id });
  return { id, get, listed, deletion, after: await getStore(t, { filespaceId, id }) };
}

/** The root directory and the first of each type in it, with what answers when each is asked for by its id. */
export async function readEntries(t: CheckContext, filespaceId: string): Promise<{ entry: Entry; get: Reply }[]> {
  const root = prepared(await resolvePath(t, filespaceId, '/'), 200, 'resolve the root directory').data;
  const children = await childrenOf(t, { filespaceId, id: root.id });
  const some = (['dir', 'file'] as const).flatMap((type) =>
    children.filter((child) => child.type === type).slice(0, 1),
  );
  const read = await Promise.all(
    [root, ...some].map(async (entry) => ({ entry, get: await getEntry(t, { filespaceId, id: entry.id }) })),
  );
  if (read.every(({ get }) => get.response.status !== 404)) return read;
  // Others may have removed it meanwhile.
  const still = [root, ...(await childrenOf(t, { filespaceId, id: root.id }))].map(({ id }) => id);
  return read.filter(({ entry, get }) => get.response.status !== 404 || still.includes(entry.id));
}

async function childrenOf(t: CheckContext, place: Place): Promise<Entry[]> {
  return prepared(await listChildren(t, place), 200, 'list the children of the root directory').data.entries;
}
