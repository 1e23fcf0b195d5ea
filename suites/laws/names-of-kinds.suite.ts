import { type CheckContext, check, expectStatus, NotTested } from '../../src/check/index.ts';
import { commonRoom, createStore, expectCreated, storeBody } from '../support/data-stores.ts';
import { createIn } from '../support/entries.ts';
import { createdId } from '../support/made.ts';
import { rootId } from '../support/new-filespaces.ts';

/*
 * What is of different kinds has different names, though they are spelled the same: no name is taken for another kind. What
 * a data store shows may appear in the root, under its name; a directory inside another one is in nobody's way.
 */

async function place(t: CheckContext) {
  const { id: filespaceId, name } = await commonRoom(t);
  return { name, root: { filespaceId, id: await rootId(t, filespaceId) } };
}

async function inside(t: CheckContext) {
  const { root } = await place(t);
  const made = await createIn(t, root, t.names.directory());
  const id = made.response.ok ? createdId(made) : null;
  if (id === null) throw new NotTested('no directory is made');
  return { filespaceId: root.filespaceId, id };
}

check(
  'workspace.entry.create.status',
  'a directory may be called like its filespace and like a data store',
  async (t) => {
    const { name, root } = await place(t);
    expectStatus(await createIn(t, await inside(t), name), 201, 'the name of the filespace');
    const body = storeBody(t, 'HttpLinkDataStore');
    const made = await createStore(t, root.filespaceId, body, { open: true });
    if (!made.response.ok) throw new NotTested('no data store is made');
    expectStatus(await createIn(t, await inside(t), String(body.name)), 201, 'the name of a data store');
  },
);

check('workspace.data-store.create.status', 'a data store may be called like its filespace', async (t) => {
  const { name, root } = await place(t);
  await expectCreated(t, root.filespaceId, storeBody(t, 'HttpLinkDataStore', { name }), 'the name of another kind');
});

check('workspace.data-store.create.status', 'a data store may be called like a directory', async (t) => {
  const directory = await inside(t);
  const name = t.names.directory();
  const made = await createIn(t, directory, name);
  if (!made.response.ok) throw new NotTested('no directory is made');
  await expectCreated(
    t,
    directory.filespaceId,
    storeBody(t, 'HttpLinkDataStore', { name }),
    'the name of another kind',
  );
});
