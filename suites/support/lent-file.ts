import { type CheckContext, prepared, type Reply } from '../../src/check/index.ts';
import { createIn, deleteEntry, type Entry, getEntry, registerEntry, resolvePath } from './entries.ts';

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

/** The answer to the deletion of the file, tried last, and what its path resolves to afterwards. */
export function fileDeletion(t: CheckContext): Promise<{ deletion: Reply; resolved: Reply; path: string }> {
  t.workspaceFixture('file');
  return t.shared('workspace deletion of a file', async (own) => {
    const { filespaceId, path, entry } = await lentFile(own);
    await creationBelowFile(own);
    const deletion = await deleteEntry(own, { filespaceId, id: entry.id });
    return { deletion, resolved: await resolvePath(own, filespaceId, path), path };
  });
}
