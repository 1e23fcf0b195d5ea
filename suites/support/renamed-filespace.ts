import { type CheckContext, isInconclusiveAnswer, NotTested, prepared } from '../../src/check/index.ts';
import { type DataStore, hasS3Params, type Kind, newDataStore } from './data-stores.ts';
import { createIn } from './entries.ts';
import { getFilespace, rename, succeeded } from './filespaces.ts';
import { linkTo } from './lent-file.ts';
import { newFilespace, rootId } from './new-filespaces.ts';
import { changeRole, newWorkspaceMember } from './workspace-members.ts';

/** A filespace that was renamed, and what it has held since before. */
export function renamedWithContents(t: CheckContext) {
  return t.shared('workspace renamed filespace with contents', async (own) => {
    const { id: filespaceId, name: former } = await newFilespace(own);
    const root = { filespaceId, id: await rootId(own, filespaceId) };
    const name = own.names.directory();
    const { id } = prepared(await createIn(own, root, name), 201, 'create a directory').data;
    const inside = own.names.directory();
    const inner = prepared(await createIn(own, { filespaceId, id }, inside), 201, 'create a directory in it').data;
    // Where data stores are not supported, the rest is judged all the same.
    const store = await storeIn(own, filespaceId, 'HttpLinkDataStore');
    const s3Store = store !== null && hasS3Params(own) ? await storeIn(own, filespaceId, 'S3DataStore') : null;
    const doomedStore = store === null ? null : await storeIn(own, filespaceId, 'HttpLinkDataStore');
    const links = await Promise.all(
      [{ path: `/${name}` }, { entryId: id }].map((query) => linkTo(own, filespaceId, query)),
    );
    const administrator = await administratorOf(own, filespaceId).catch(() => null);
    // Whatever is kept of it is kept under the name that it has until now.
    await getFilespace(own, filespaceId);
    const patch = await rename(own, filespaceId, { name: own.names.filespace() });
    succeeded(patch, 'rename a filespace');
    const directory = { filespaceId, id, name };
    return {
      ...{ filespaceId, former, root, directory, links, administrator, patch },
      ...{ store, s3Store, doomedStore },
      nested: { filespaceId, id: inner.id, name: inside },
    };
  });
}

/** Null where there is none, or no room for one more. */
async function storeIn(t: CheckContext, filespaceId: string, kind: Kind): Promise<DataStore | null> {
  try {
    return await newDataStore(t, kind, { filespaceId });
  } catch (error) {
    if (isInconclusiveAnswer(error) || error instanceof NotTested) return null;
    throw error;
  }
}

async function administratorOf(t: CheckContext, filespaceId: string): Promise<string> {
  const { id } = await newWorkspaceMember(t);
  succeeded(await changeRole(t, id, { role: 'filespaceAdmin', filespaceIds: [filespaceId] }), 'change the role');
  return id;
}
