import { type CheckContext, prepared, type Reply } from '../../src/check/index.ts';
import { entry } from '../../src/resources/index.ts';
import {
  createIn,
  type Directory,
  deletedDirectory,
  deleteEntry,
  getEntry,
  listChildren,
  resolvePath,
  subdirectory,
  workPlace,
} from './entries.ts';
import { type Walk, walk } from './entry-walks.ts';
import { skipIfIdsAreReused } from './id-reuse.ts';
import { type Link, linkTo } from './lent-file.ts';

/** What many checks look at is made once: none of them changes it, nor minds what others add beside its own. */

export type Creation = Awaited<ReturnType<typeof createIn>>;

/** A directory for everybody, in which every check uses names of its own, and the answer to a create in it. */
export function commonPlace(t: CheckContext): Promise<Directory & { twin: Creation }> {
  return t.shared('workspace common directory', async (own) => {
    const place = await workPlace(own);
    return { ...place, twin: await createIn(own, place, own.names.directory()) };
  });
}

/** The same once it is certain that it takes directories, so that a rejection has no other reason than its mistake. */
export async function provenPlace(t: CheckContext): Promise<Directory> {
  const { twin, ...place } = await commonPlace(t);
  prepared(twin, 201, 'create a directory with a valid body');
  return place;
}

/** Directories on five levels, each but the last with something in it. */
export interface Family {
  top: Directory;
  upper: Directory;
  sibling: Directory;
  lower: Directory;
  lowest: Directory;
}

export function family(t: CheckContext): Promise<Family> {
  return t.shared('workspace family of directories', async (own) => {
    const top = await workPlace(own);
    const sibling = await subdirectory(own, top);
    // Whoever finds what a directory holds by how paths begin finds what stands in this one.
    const upper = await subdirectory(own, top, `${sibling.name} and more`);
    const lower = await subdirectory(own, upper, `${own.names.directory()} of a longer name than most`);
    return { top, upper, sibling, lower, lowest: await subdirectory(own, lower) };
  });
}

/** Directories that nobody had read when they were deleted: one of the second level, and one further down. */
export function goneUnread(t: CheckContext): Promise<readonly Directory[]> {
  return t.shared('workspace directories deleted unread', async (own) => {
    const place = await commonPlace(own);
    return [await deletedDirectory(own, place), await deletedDirectory(own, await subdirectory(own, place))];
  });
}

/** A directory that was asked for in every way, deleted, and asked for again. */
export interface ReadDeletion {
  directory: Directory;
  before: Seen;
  deletion: Reply;
  after: Seen;
  /** What its parent still holds. */
  siblings: Walk;
  kept: Directory;
}

interface Seen {
  get: Reply;
  children: Reply;
  resolved: Reply;
  linkById: Link;
  linkByPath: Link;
}

export function readDeletion(t: CheckContext): Promise<ReadDeletion> {
  return t.shared('workspace directory read and deleted', async (own) => {
    const place = await workPlace(own);
    const kept = await subdirectory(own, place);
    const directory = await subdirectory(own, place);
    const before = await see(own, directory);
    await walk(own, place, { known: 2 });
    const deletion = await deleteEntry(own, directory);
    const [after, siblings] = [await see(own, directory), await walk(own, place, { known: 2 })];
    return { directory, before, deletion, after, siblings, kept };
  });
}

async function see(t: CheckContext, directory: Directory): Promise<Seen> {
  const { filespaceId, id, path } = directory;
  const [get, children, resolved, linkById, linkByPath] = await Promise.all([
    getEntry(t, directory),
    listChildren(t, directory),
    resolvePath(t, filespaceId, path),
    linkTo(t, filespaceId, { entryId: id }),
    linkTo(t, filespaceId, { path }),
  ]);
  return { get, children, resolved, linkById, linkByPath };
}

/** The answer to a create below a directory that was deleted, whose parent still receives one. */
export async function creationBelowDeleted(t: CheckContext): Promise<Reply> {
  const [deleted] = await goneUnread(t);
  await provenPlace(t);
  skipIfIdsAreReused(t, entry);
  return t.shared('workspace creation below a deleted directory', async (own) => {
    if (deleted === undefined) throw new Error('there is no deleted directory');
    return createIn(own, deleted, own.names.directory());
  });
}
