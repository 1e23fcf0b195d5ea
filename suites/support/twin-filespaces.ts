import type { CheckContext, Reply } from '../../src/check/index.ts';
import { deleteEntry, getEntry } from './entries.ts';
import { type NewDirectory, type NewFilespace, newDirectory, newFilespace, rootId } from './new-filespaces.ts';

/** Two new filespaces, each with one directory, of one name; that of the one was deleted once, and made again. */
export interface TwinFilespaces {
  one: NewFilespace;
  other: NewFilespace;
  /** That of the other filespace. */
  directory: NewDirectory;
  deletion: Reply;
  /** The directory of the other filespace, read after the deletion. */
  after: Reply;
}

/** Where the entries of each filespace are counted, the directories have one id, too. */
export function twinFilespaces(t: CheckContext): Promise<TwinFilespaces> {
  return t.shared('workspace twin filespaces', async (own) => {
    const other = await newFilespace(own);
    const directory = await newDirectory(own, { filespaceId: other.id, parentId: await rootId(own, other.id) });
    const one = await newFilespace(own);
    const place = { filespaceId: one.id, parentId: await rootId(own, one.id) };
    const twin = await newDirectory(own, place, directory.name);
    const deletion = await deleteEntry(own, twin);
    const after = await getEntry(own, directory);
    if (deletion.response.ok) await newDirectory(own, place, directory.name);
    return { one, other, directory, deletion, after };
  });
}
