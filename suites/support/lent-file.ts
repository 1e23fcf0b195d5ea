import { type CheckContext, exchangeOf, field, NotTested, prepared, type Reply } from '../../src/check/index.ts';
import { createIn, deleteEntry, type Entry, getEntry, registerEntry, resolvePath, sameName } from './entries.ts';
import { tryWalk, type Walk, walk } from './entry-walks.ts';

export type Link = Reply<{ data: { url: string } }>;

/**
 * The file that the profile lends. Whatever reads it is asked once, here, so that the attempt to delete it can come after
 * everything else: a target that wrongly deletes it fails one requirement, not all.
 */
export interface LentFile {
  filespaceId: string;
  path: string;
  entry: Entry;
  resolved: Reply<{ data: Entry }>;
  read: Reply<{ data: Entry }>;
  children: Reply;
  linkById: Link;
  linkByPath: Link;
}

export function lentFile(t: CheckContext): Promise<LentFile> {
  const { filespace: filespaceId, path } = t.workspaceFixture('file');
  return t.shared('workspace lent file', async (own) => {
    const resolved = await resolvePath(own, filespaceId, path);
    const entry = prepared(resolved, 200, 'resolve the path of the profile’s file').data;
    const place = { filespaceId, id: entry.id };
    const [read, children, linkById, linkByPath] = await Promise.all([
      getEntry(own, place),
      own.workspace.raw({
        operation: 'GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children',
        path: { filespaceId, entryId: entry.id },
        open: true,
      }),
      linkTo(own, filespaceId, { entryId: entry.id }),
      linkTo(own, filespaceId, { path }),
    ]);
    return { filespaceId, path, entry, resolved, read, children, linkById, linkByPath };
  });
}

export interface Descent {
  path: string;
  /** The answers that show the names of the path, each among the children of the one before. */
  replies: Reply[];
  /** What stands for the last name, and the directory that lists it; null where it was not found. */
  listed: Entry | null;
  listedBy: string | null;
  /** The walk in which a name was not found; null where all were. */
  lost: { name: string; walked: Walk } | null;
}

/** Looks for each name of the path among the children of the directory before it. */
export function descentToFile(t: CheckContext): Promise<Descent> {
  const { filespace: filespaceId, path } = t.workspaceFixture('file');
  return t.shared('workspace descent to the lent file', async (own) => {
    const replies: Reply[] = [];
    let { id } = prepared(await resolvePath(own, filespaceId, '/'), 200, 'resolve the root directory').data;
    let listed: Entry | null = null;
    let listedBy: string | null = null;
    for (const name of path.split('/').filter((each) => each !== '')) {
      // A directory of the profile may hold any number of entries: so many pages are enough of a search.
      const walked = await walk(own, { filespaceId, id }, { known: 50 });
      const child = walked.entries.find((entry) => sameName(entry.name, name));
      if (child === undefined) return { path, replies, listed: null, listedBy: null, lost: { name, walked } };
      replies.push(...walked.replies.slice(-1));
      listed = child;
      listedBy = id;
      ({ id } = child);
    }
    return { path, replies, listed, listedBy, lost: null };
  });
}

/** A directory that is not the run's own may hold any number of entries: so many pages of one are enough. */
const mostPages = 25;

/**
 * The directory of the file, walked in pages of one entry, and before and after that in pages of its own size.
 * @throws {NotTested} where it holds more than a run looks through.
 */
export async function walksBesideFile(t: CheckContext): Promise<{ small: Walk; whole: readonly Walk[] }> {
  const { filespaceId } = await lentFile(t);
  const { listedBy: id } = await descentToFile(t);
  if (id === null) throw new NotTested('no directory lists the file');
  const place = { filespaceId, id };
  const before = await walk(t, place, { known: mostPages });
  if (before.end === null || before.entries.length > mostPages)
    throw new NotTested('the directory of the file holds more than a run looks through');
  const small = await tryWalk(t, place, { limit: 1, known: before.entries.length });
  return { small, whole: [before, await walk(t, place, { known: mostPages })] };
}

export function linkTo(t: CheckContext, filespaceId: string, query: { entryId?: string; path?: string }) {
  return t.workspace.GET('/api/v1/filespaces/{filespaceId}/direct-links', {
    params: { path: { filespaceId }, query },
  });
}

/** The answer to a create whose parent is the file. */
export function creationBelowFile(t: CheckContext): Promise<Reply> {
  t.workspaceFixture('file');
  return t.shared('workspace creation below a file', async (own) => {
    const { filespaceId, entry } = await lentFile(own);
    const name = own.names.directory();
    const reply = await createIn(own, { filespaceId, id: entry.id }, name);
    registerEntry(own, reply, filespaceId, name);
    return reply;
  });
}

/** The answer to the create of a directory beside the file, under its name. */
export function creationOfNamesake(t: CheckContext): Promise<Reply> {
  t.workspaceFixture('file');
  return t.shared('workspace creation of a namesake of a file', async (own) => {
    const { filespaceId, entry } = await lentFile(own);
    // Which directory a record names is under test elsewhere.
    const { listedBy } = await descentToFile(own);
    if (listedBy === null) throw new NotTested('no directory lists the file');
    const reply = await createIn(own, { filespaceId, id: listedBy }, entry.name);
    registerEntry(own, reply, filespaceId, entry.name);
    return reply;
  });
}

/** The answer to the deletion of the file, tried last, what shows the file afterwards, and the answer to a second one. */
export function fileDeletion(t: CheckContext) {
  t.workspaceFixture('file');
  return t.shared('workspace deletion of a file', async (own) => {
    const { filespaceId, path, entry } = await lentFile(own);
    await creationBelowFile(own);
    await creationOfNamesake(own);
    // Whoever looks for it among the children has done so.
    await descentToFile(own);
    const { id, deletion } = await attempted(own, { filespaceId, path, id: entry.id });
    const resolved = await resolvePath(own, filespaceId, path);
    const again = deletion.response.status === 400 ? (await attempted(own, { filespaceId, path, id })).deletion : null;
    return { filespaceId, entry, deletion, resolved, again, path };
  });
}

/** Who works on the file may have put another one in its place since it was looked at. */
async function attempted(
  t: CheckContext,
  { filespaceId, path, id: known }: { filespaceId: string; path: string; id: string },
): Promise<{ id: string; deletion: Reply }> {
  const deletion = await deleteEntry(t, { filespaceId, id: known });
  if (deletion.response.status !== 404) return { id: known, deletion };
  const { json } = exchangeOf(await resolvePath(t, filespaceId, path));
  const id = field(field(json, 'data'), 'id');
  if (typeof id !== 'string' || id === known) return { id: known, deletion };
  return { id, deletion: await deleteEntry(t, { filespaceId, id }) };
}
