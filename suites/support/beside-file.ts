import { type CheckContext, exchangeOf, Inconclusive, NotTested, prepared, type Reply } from '../../src/check/index.ts';
import {
  createIn,
  deleteEntry,
  type Entry,
  getEntry,
  type Place,
  registerEntry,
  resolvePath,
  sameName,
} from './entries.ts';
import { tryWalk, type Walk, walk } from './entry-walks.ts';
import { descentToFile, lentFile } from './lent-file.ts';
import { createdId } from './made.ts';

/** What is tried around the file that the profile lends. */

/** The directory of the file may hold any number of entries: so many are enough. */
const mostEntries = 25;

/** Pages of one entry, and pages in which a file may stand beside a directory. */
const limits = [1, 2, 3];

export interface Paged {
  limit: number;
  walked: Walk;
}

/** The directory of the file, walked in small pages while directories of the run's own stand in it. */
export interface AmongDirectories {
  /** Before and after the small pages. */
  whole: readonly [Walk, Walk];
  paged: readonly Paged[];
}

/** @throws {NotTested} where the directory holds more than a run looks through, or takes no directories. */
export function walksAmongDirectories(t: CheckContext): Promise<AmongDirectories> {
  t.workspaceFixture('file');
  return t.shared('workspace walks among directories beside a file', async (own) => {
    const { filespaceId } = await lentFile(own);
    const { listedBy: id } = await descentToFile(own);
    if (id === null) throw new NotTested('no directory lists the file');
    const place = { filespaceId, id };
    const { end, entries } = await walk(own, place, { known: mostEntries });
    if (end === null || entries.length > mostEntries)
      throw new NotTested('the directory of the file holds more than a run looks through');
    const made: Place[] = [];
    try {
      for (let count = 1; count <= 3; count += 1) made.push(await directoryBeside(own, place));
      const known = entries.length + made.length;
      const before = await walk(own, place, { known });
      const paged: Paged[] = [];
      for (const limit of limits) paged.push({ limit, walked: await tryWalk(own, place, { limit, known }) });
      return { whole: [before, await walk(own, place, { known })], paged };
    } finally {
      // Nothing of the run's may hinder what is tried on the directory at last.
      for (const directory of made) await deleteEntry(own, directory);
    }
  });
}

async function directoryBeside(t: CheckContext, parent: Place): Promise<Place> {
  const name = t.names.directory();
  const reply = await createIn(t, parent, name);
  registerEntry(t, reply, parent.filespaceId, name);
  const id = createdId(reply);
  if (id === null) throw new NotTested('no directory can be made beside the file');
  return { filespaceId: parent.filespaceId, id };
}

export interface Alike {
  path: string;
  resolved: Reply<{ data: Entry }>;
}

/** Paths that are that of the file but for an extension, which lead nowhere, unless the profile's owner has such files. */
export function pathsLikeFile(t: CheckContext): Promise<readonly Alike[]> {
  t.workspaceFixture('file');
  return t.shared('workspace paths like that of the file', async (own) => {
    const { filespaceId, path, entry, resolved } = await lentFile(own);
    prepared(resolved, 200, 'resolve the path of the file');
    const alike: Alike[] = [];
    for (const name of otherwiseExtended(path.slice(path.lastIndexOf('/') + 1))) {
      const other = `${path.slice(0, path.lastIndexOf('/'))}/${name}`;
      const reply = await resolvePath(own, filespaceId, other);
      if (!isThere(reply, name, entry)) alike.push({ path: other, resolved: reply });
    }
    return alike;
  });
}

/** The name without its last extension, without all of them, with another one in its place, and with one more. */
export function otherwiseExtended(name: string): string[] {
  const parts = name.split('.');
  const names = [parts.slice(0, -1).join('.'), name.replace(/(?<=.)\..*$/u, ''), `${name}.vct`];
  const isExtended = parts.slice(0, -1).some((part) => part !== '');
  if (isExtended) names.push(`${parts.slice(0, -1).join('.')}.vct`);
  return [...new Set(names)].filter((each) => each !== name && !/^[. ]*$|[. ]$/u.test(each));
}

/** Another entry that has the name itself. */
function isThere(reply: Reply<{ data: Entry }>, name: string, file: Entry): boolean {
  if (reply.response.status !== 200) return false;
  const { data } = prepared(reply, 200, 'resolve a path beside that of the file');
  return data.id !== file.id && sameName(data.name, name);
}

export interface DirectoryDeletion {
  path: string;
  deletion: Reply;
  /** The directory and the file, read after that. */
  kept: readonly Reply[];
}

/**
 * The attempt to delete the directory of the file, after all else. More than the file a broken target cannot lose:
 * where anything stands beside it, nothing is tried.
 */
export function directoryDeletion(t: CheckContext): Promise<DirectoryDeletion> {
  t.workspaceFixture('file');
  return t.shared('workspace deletion of the directory of a file', async (own) => {
    const { filespaceId, path, entry } = await lentFile(own);
    const parent = path.slice(0, path.lastIndexOf('/'));
    if (parent === '') throw new NotTested('the file stands in the root, which nobody deletes');
    const directory = prepared(
      await resolvePath(own, filespaceId, parent),
      200,
      'resolve the path above the file',
    ).data;
    const place = { filespaceId, id: directory.id };
    const { end, entries } = await walk(own, place, { known: 2 });
    const strangers = entries.filter(({ id }) => id !== entry.id);
    if (end === null || strangers.length > 0)
      throw new NotTested('the directory of the file holds more than the file: a broken target would lose that, too');
    // What stands in it now is not what an earlier attempt has left of it.
    const { status } = exchangeOf(await resolvePath(own, filespaceId, path));
    if (entries.length === 0 || status !== 200) throw new Inconclusive('the file is not there any more');
    const deletion = await deleteEntry(own, place);
    return { path: parent, deletion, kept: [await getEntry(own, place), await resolvePath(own, filespaceId, path)] };
  });
}
