import { type CheckContext, check, expectStatus, NotTested } from '../../src/check/index.ts';
import { commonRoom, createStore, expectCreated, storeBody } from '../support/data-stores.ts';
import { createIn } from '../support/entries.ts';
import { rootId } from '../support/new-filespaces.ts';

/* What is of different kinds has different names, though they are spelled the same: no name is taken for another kind. */

async function place(t: CheckContext) {
  const { id: filespaceId, name } = await commonRoom(t);
  return { name, root: { filespaceId, id: await rootId(t, filespaceId) } };
}

check(
  'workspace.entry.create.status',
  'a directory may be called like its filespace and like a data store',
  async (t) => {
    const { name, root } = await place(t);
    expectStatus(await createIn(t, root, name), 201, 'the name of the filespace');
    const body = storeBody(t, 'HttpLinkDataStore');
    const made = await createStore(t, root.filespaceId, body, { open: true });
    if (!made.response.ok) throw new NotTested('no data store is made');
    expectStatus(await createIn(t, root, String(body.name)), 201, 'the name of a data store');
  },
);

check('workspace.data-store.create.status', 'a data store may be called like its filespace', async (t) => {
  const { name, root } = await place(t);
  await expectCreated(t, root.filespaceId, storeBody(t, 'HttpLinkDataStore', { name }), 'the name of another kind');
});

check('workspace.data-store.create.status', 'a data store may be called like a directory', async (t) => {
  const { root } = await place(t);
  const name = t.names.directory();
  const made = await createIn(t, root, name);
  if (!made.response.ok) throw new NotTested('no directory is made');
  await expectCreated(t, root.filespaceId, storeBody(t, 'HttpLinkDataStore', { name }), 'the name of another kind');
});
