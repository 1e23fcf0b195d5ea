import { type CheckContext, prepared, type Reply } from '../../src/check/index.ts';
import { createIn, deleteEntry, type Entry, getEntry, resolvePath } from './entries.ts';
import { type Link, linkTo } from './lent-file.ts';
import { type NewFilespace, newFilespace, rootId } from './new-filespaces.ts';

/** A directory at the top of a filespace, and what its path led to. */
export interface Namesake {
  filespace: NewFilespace;
  creation: Reply<{ data: Entry }>;
  resolved: Reply;
  link: Link;
}

/** Two new filespaces with directories of one name; where the entries of each filespace are counted, of one id, too. */
export interface TwinFilespaces {
  one: Namesake;
  other: Namesake;
  /** By their ids, one asked for right after the other; empty where one of them could not be made. */
  linksById: readonly Link[];
  /**
   * That of the directory of the one, which is made again afterwards, and what the other was then, by id and by path; null
   * where one of them could not be made.
   */
  removal: { deletion: Reply; kept: Reply; keptPath: Reply } | null;
}

export function twinFilespaces(t: CheckContext): Promise<TwinFilespaces> {
  return t.shared('workspace directories of one name in two filespaces', async (own) => {
    const name = own.names.directory();
    const other = await namesake(own, name);
    const one = await namesake(own, name);
    if ([one, other].some(({ creation }) => creation.response.status !== 201)) {
      return { one, other, linksById: [], removal: null };
    }
    const linksById = [await linkById(own, other), await linkById(own, one)];
    const deletion = await deleteEntry(own, placeOf(one));
    const kept = await getEntry(own, placeOf(other));
    const keptPath = await resolvePath(own, other.filespace.id, `/${name}`);
    if (deletion.response.ok) await createIn(own, { ...placeOf(one), id: await rootId(own, one.filespace.id) }, name);
    return { one, other, linksById, removal: { deletion, kept, keptPath } };
  });
}

function linkById(t: CheckContext, of: Namesake): Promise<Link> {
  const { filespaceId, id } = placeOf(of);
  return linkTo(t, filespaceId, { entryId: id });
}

async function namesake(t: CheckContext, name: string): Promise<Namesake> {
  const filespace = await newFilespace(t);
  const root = { filespaceId: filespace.id, id: await rootId(t, filespace.id) };
  const creation = await createIn(t, root, name);
  const path = `/${name}`;
  const [resolved, link] = [await resolvePath(t, filespace.id, path), await linkTo(t, filespace.id, { path })];
  return { filespace, creation, resolved, link };
}

/** @throws {Inconclusive} where it was not made. */
export function placeOf({ filespace, creation }: Namesake): { filespaceId: string; id: string } {
  return { filespaceId: filespace.id, id: prepared(creation, 201, 'create a directory').data.id };
}
