import {
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectEitherWay,
  expectMessage,
  expectStatus,
  expectThat,
  Inconclusive,
  NotTested,
  observe,
  prepared,
  type Reply,
  show,
} from '../../src/check/index.ts';
import { entry } from '../../src/resources/index.ts';
import { commonPlace, creationBelowDeleted, provenPlace } from '../support/common-directories.ts';
import {
  createIn,
  createRaw,
  deletedDirectory,
  listChildren,
  malformedIds,
  registerEntry,
  removeEntry,
  resolvePath,
  subdirectory,
} from '../support/entries.ts';
import { goneEntry, skipIfIdsAreReused } from '../support/id-reuse.ts';
import { creationBelowFile, creationOfNamesake, linkTo } from '../support/lent-file.ts';
import { ofCertainName } from '../support/lent-names.ts';
import { byOtherAccount } from '../support/other-account.ts';

/** Fails unless a create is rejected that is right but for one field, while the same create without the mistake works. */
async function expectFieldRefused(t: CheckContext, field: 'parentId' | 'type', wrong: (id: string) => unknown[]) {
  const place = await provenPlace(t);
  const valid = () => ({ parentId: place.id, name: t.names.directory(), type: 'dir' });
  const values = wrong(place.id);
  const replies = await Promise.all(
    values.map((value) => createRaw(t, place.filespaceId, { ...valid(), [field]: value })),
  );
  for (const [index, reply] of replies.entries()) {
    expectStatus(reply, 400, values[index] === undefined ? `no ${field}` : `the ${field} ${show(values[index])}`);
  }
}

check('workspace.entry.create.parent.missing', 'a create without parentId is rejected', (t) =>
  expectFieldRefused(t, 'parentId', () => [undefined]),
);

check('workspace.entry.create.parent.malformed', 'a malformed parentId is rejected', (t) =>
  // The empty text is one that is given, and no two numbers: it does not mean the root.
  expectFieldRefused(t, 'parentId', (id) => ['', ...malformedIds(id)]),
);

check('workspace.entry.create.parent.type', 'a parentId that is not a string is rejected', (t) =>
  expectFieldRefused(t, 'parentId', (id) => [42, 0, true, false, null, [id], { id }]),
);

check('workspace.entry.create.type.missing', 'a create without type is rejected', (t) =>
  expectFieldRefused(t, 'type', () => [undefined]),
);

check('workspace.entry.create.type.file', 'the type file is rejected', (t) =>
  expectFieldRefused(t, 'type', () => ['file']),
);

check('workspace.entry.create.type.unknown', 'types that do not exist are rejected', (t) =>
  expectFieldRefused(t, 'type', () => ['folder', 'directory', 'symlink', 'constructor', 'd', '']),
);

check('workspace.entry.create.type.type', 'a type that is not a string is rejected', (t) =>
  expectFieldRefused(t, 'type', () => [1, 0, true, false, null, ['dir'], { type: 'dir' }]),
);

goneEntry('workspace.entry.create.parent.unknown', 'a create below a deleted directory answers 404', async (t) => {
  expectStatus(await creationBelowDeleted(t), 404, 'the parent was deleted');
});

goneEntry(
  'workspace.entry.create.parent.unknown',
  'a create below a directory deleted with its parent answers 404',
  async (t) => {
    const upper = await subdirectory(t, await commonPlace(t));
    const lower = await deletedDirectory(t, upper);
    await removeEntry(t, upper);
    skipIfIdsAreReused(t, entry);
    expectStatus(await createIn(t, lower, t.names.directory()), 404, 'parent and grandparent were deleted');
  },
);

goneEntry(
  'workspace.entry.create.parent.unknown.message',
  'the message says that the parent does not exist',
  async (t) => {
    const reply = await creationBelowDeleted(t);
    if (reply.response.status !== 404) throw new Inconclusive(`the create was answered ${reply.response.status}`);
    expectMessage(reply, ['Parent ID does not exist', 'Resource not found or user has no access privilege']);
  },
);

check('workspace.entry.create.parent.file', 'a create below a file is rejected', async (t) => {
  expectStatus(await creationBelowFile(t), 400, 'the parent is a file');
});

interface FullTrial {
  creation: Reply;
  /** A create in another filespace right afterwards. */
  elsewhere: Reply;
  resolved: Reply;
  name: string;
}

/** A create in the filespace that the profile names as full, and a look at what it left. */
function fullTrial(t: CheckContext): Promise<FullTrial> {
  const { id: filespaceId } = t.workspaceFixture('fullFilespace');
  return t.shared('workspace creation in a full filespace', async (own) => {
    // The same create elsewhere shows that only the storage limit can be the reason.
    await provenPlace(own);
    const root = prepared(await resolvePath(own, filespaceId, '/'), 200, 'resolve the root of the full filespace').data;
    const name = own.names.directory();
    const creation = await createIn(own, { filespaceId, id: root.id }, name);
    registerEntry(own, creation, filespaceId, name);
    const elsewhere = await createIn(own, await commonPlace(own), own.names.directory());
    return { creation, elsewhere, resolved: await resolvePath(own, filespaceId, `/${name}`), name };
  });
}

check('workspace.entry.create.storage-full', 'a create in a full filespace answers 403', async (t) => {
  expectStatus((await fullTrial(t)).creation, 403, 'the storage size limit is reached');
});

check('workspace.entry.create.storage-full', 'a full filespace is full below its root, too', async (t) => {
  const { id: filespaceId } = t.workspaceFixture('fullFilespace');
  const { creation } = await fullTrial(t);
  if (creation.response.status !== 403) throw new Inconclusive(`the create was answered ${creation.response.status}`);
  const root = prepared(await resolvePath(t, filespaceId, '/'), 200, 'resolve the root of the full filespace').data;
  const children = prepared(await listChildren(t, { filespaceId, id: root.id }), 200, 'list its children').data;
  const inner = children.entries.find(({ type }) => type === 'dir');
  if (inner === undefined) throw new NotTested('the full filespace has no directory on the first page of its root');
  const name = t.names.directory();
  const reply = await createIn(t, { filespaceId, id: inner.id }, name);
  registerEntry(t, reply, filespaceId, name);
  expectStatus(reply, 403, 'the storage size limit is reached');
});

check('workspace.entry.create.storage-full', 'a full filespace is full for another account, too', async (t) => {
  const { id: filespaceId } = t.workspaceFixture('fullFilespace');
  const { creation } = await fullTrial(t);
  if (creation.response.status !== 403) throw new Inconclusive(`the create was answered ${creation.response.status}`);
  const other = await byOtherAccount(t);
  const root = prepared(await resolvePath(t, filespaceId, '/'), 200, 'resolve the root of the full filespace').data;
  const body = { parentId: root.id, name: t.names.directory(), type: 'dir' };
  const reply = await createRaw(other, filespaceId, body, { open: true });
  registerEntry(t, reply, filespaceId, body.name);
  // What a new account has access to is open.
  const { status, text } = exchangeOf(reply);
  expectEitherWay(!reply.response.ok, 'a rejection, for want of room', describe({ status, text }), creation, reply);
});

check('workspace.entry.create.status', 'a full filespace leaves room in another one', async (t) => {
  expectStatus((await fullTrial(t)).elsewhere, 201, 'another filespace is full, not this one');
});

check('workspace.entry.create.storage-full.message', 'the message names the storage size limit', async (t) => {
  const { creation } = await fullTrial(t);
  if (creation.response.status !== 403) throw new Inconclusive(`the create was answered ${creation.response.status}`);
  expectMessage(creation, 'File system storage size limit exceeded');
});

check('workspace.entry.create.storage-full.unchanged', 'the rejected directory does not exist', async (t) => {
  const { creation, resolved, name } = await fullTrial(t);
  if (creation.response.status < 400) throw new Inconclusive('the create was accepted');
  expectThat(resolved.response.status !== 200, `no directory /${name}`, 'it is there', creation, resolved);
});

check('workspace.entry.children.status', 'a full filespace is read as any other', async (t) => {
  const { id: filespaceId } = t.workspaceFixture('fullFilespace');
  // What was tried there in vain stands before it.
  await fullTrial(t);
  const root = await resolvePath(t, filespaceId, '/');
  const { id } = prepared(root, 200, 'resolve the root of the full filespace').data;
  expectStatus(await listChildren(t, { filespaceId, id }), 200, 'the root of a full filespace');
  expectStatus(await linkTo(t, filespaceId, { path: '/' }), [200, 400], 'a link in a full filespace');
});

observe('workspace.entry.create.size-limit', async (t) => {
  const { id: filespaceId } = t.workspaceFixture('fullFilespace');
  const reply = await t.workspace.GET('/api/v1/filespaces/{filespaceId}', { params: { path: { filespaceId } } });
  return `reached at the size ${prepared(reply, 200, 'get the full filespace').data.currentStorageSize}`;
});

check('workspace.entry.create.duplicate', 'the name of a file is taken for a directory, too', async (t) => {
  // A filespace of others may be full.
  expectStatus(ofCertainName(await creationOfNamesake(t)), [400, 403], 'a file has this name');
});
