import { type CheckContext, isInconclusiveAnswer, NotTested, type Reply } from '../../src/check/index.ts';
import { createIn, deleteEntry, getEntry, type Place, resolvePath } from './entries.ts';
import { type CustomerKey, customerBody } from './filespace-bodies.ts';
import { customerCreation, eventually, getFilespace, listedById, listFilespaces, rename } from './filespaces.ts';
import { createdId } from './made.ts';
import { idOf, newDirectory, rootId, tryCreate } from './new-filespaces.ts';

/** A second filespace on a storage of the customer, from its creation to its end, and what was seen on the way. */
export interface CustomerLife {
  id: string;
  creation: Reply;
  /** The create of a name that begins with a digit, where it was rejected. */
  refused: Reply | null;
  renaming: { name: string; before: Reply; patch: Reply; get: Reply; list: Reply };
  /** The deletion of its root, which held nothing, and the path of the root afterwards; null where it has no root yet. */
  root: { deletion: Reply; resolved: Reply } | null;
  /** A directory in it, read after the rename; null where none could be made. */
  directory: Reply | null;
  removal: Reply;
  /** The last answer to getting it, and the last list. */
  get: Reply;
  list: Reply;
  /** The first filespace on the storage, read before the removal and at the end. */
  mate: { before: Reply; after: Reply };
  /** Of the directory of the same name in that one; null where there is none of the name. */
  namesake: Reply | null;
  /** A directory in that one, read after the removal; null where none could be made. */
  mateDirectory: Reply | null;
}

export function customerLife(t: CheckContext, key: CustomerKey): Promise<CustomerLife> {
  return t.shared(`workspace life of a filespace on ${key}`, async (own) => {
    const mate = idOf(await customerCreation(own, key));
    const { id, creation, refused } = await another(own, key);
    const root = await orNone(() => rootOf(own, id));
    const directory = await directoryIn(own, id);
    const name = own.names.filespace();
    const before = await getFilespace(own, id);
    const patch = await rename(own, id, { name });
    const [renamed, listed] = [await getFilespace(own, id), await listFilespaces(own)];
    const read = directory === null ? null : await getEntry(own, directory);
    const mateBefore = await getFilespace(own, mate);
    const { namesake, beside } = await besideNamesake(own, mate, directory?.name);
    const operation = 'DELETE /api/v1/filespaces/{filespaceId}' as const;
    const removal = await own.workspace.raw({ operation, path: { filespaceId: id } });
    return {
      ...{ id, creation, refused, root, removal, directory: read },
      renaming: { name, before, patch, get: renamed, list: listed },
      ...(await seenAfter(own, id, removal)),
      mate: { before: mateBefore, after: await getFilespace(own, mate) },
      namesake,
      mateDirectory: beside === null ? null : await getEntry(own, beside),
    };
  });
}

/** Some services allow no second one; its name begins with a digit if it may. */
async function another(t: CheckContext, key: CustomerKey): Promise<Pick<CustomerLife, 'id' | 'creation' | 'refused'>> {
  const first = await tryCreate(t, customerBody(t, { name: `7${t.names.filespace()}` }, key), { open: true });
  if (first.id !== null) return { id: first.id, creation: first.reply, refused: null };
  const plain = await tryCreate(t, customerBody(t, {}, key), { open: true });
  if (plain.id === null) throw new NotTested('the target takes no second filespace on the same customer storage');
  return { id: plain.id, creation: plain.reply, refused: first.reply };
}

async function rootOf(t: CheckContext, filespaceId: string) {
  const deletion = await deleteEntry(t, { filespaceId, id: await rootId(t, filespaceId) });
  return { deletion, resolved: await resolvePath(t, filespaceId, '/') };
}

/** What can be made there is judged elsewhere. */
function directoryIn(t: CheckContext, filespaceId: string) {
  return orNone(async () => newDirectory(t, { filespaceId, parentId: await rootId(t, filespaceId) }));
}

async function orNone<T>(make: () => Promise<T>): Promise<T | null> {
  try {
    return await make();
  } catch (error) {
    if (isInconclusiveAnswer(error)) return null;
    throw error;
  }
}

/** A directory that is called as the one in the other filespace, or otherwise where that is refused. */
async function besideNamesake(
  t: CheckContext,
  filespaceId: string,
  name: string | undefined,
): Promise<{ namesake: Reply | null; beside: Place | null }> {
  const root = name === undefined ? null : await orNone(() => rootId(t, filespaceId));
  if (name === undefined || root === null) return { namesake: null, beside: await directoryIn(t, filespaceId) };
  const namesake = await createIn(t, { filespaceId, id: root }, name);
  const id = createdId(namesake);
  return { namesake, beside: id === null ? await directoryIn(t, filespaceId) : { filespaceId, id } };
}

/** What shows it when the deletion is over, or when the time of the profile is up. */
async function seenAfter(t: CheckContext, id: string, removal: Reply): Promise<Pick<CustomerLife, 'get' | 'list'>> {
  if (!removal.response.ok) return { get: await getFilespace(t, id), list: await listFilespaces(t) };
  const isGone = ({ response }: Reply): boolean => response.status === 404;
  const get = await eventually(t, 'gone', () => getFilespace(t, id, { open: true }), isGone);
  if (isGone(get)) t.gone({ filespaceId: id });
  const isUnlisted = (reply: Reply): boolean => listedById(reply, id) === undefined;
  return { get, list: await eventually(t, 'gone', () => listFilespaces(t), isUnlisted) };
}
