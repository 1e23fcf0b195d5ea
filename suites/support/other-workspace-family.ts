import { type CheckContext, NotTested } from '../../src/check/index.ts';
import { commonPlace } from './common-directories.ts';
import { createStore, storeBody } from './data-stores.ts';
import { type Directory, subdirectory } from './entries.ts';
import { inOtherWorkspace } from './other-workspace.ts';

/** A directory of the other workspace with two in it. */
export function familyThere(t: CheckContext): Promise<{ parent: Directory; child: Directory }> {
  return t.shared('workspace family of the other workspace', async (own) => {
    const there = inOtherWorkspace(own);
    const parent = await subdirectory(there, await commonPlace(there));
    const child = await subdirectory(there, parent);
    await subdirectory(there, parent);
    return { parent, child };
  });
}

/** A data store of the other workspace. @throws {NotTested} where none can be made there. */
export async function storeThere(t: CheckContext) {
  const there = inOtherWorkspace(t);
  const { filespaceId } = await commonPlace(there);
  const made = await t.shared('workspace data store of the other workspace', async (own) => {
    const body = storeBody(own, 'HttpLinkDataStore');
    const reply = await createStore(inOtherWorkspace(own), filespaceId, body, { open: true });
    return { body, status: reply.response.status };
  });
  if (made.status !== 201) throw new NotTested('no data store can be made in the other workspace');
  return { there, filespaceId, body: made.body };
}
