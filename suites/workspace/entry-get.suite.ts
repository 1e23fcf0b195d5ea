import {
  accepted,
  type CheckContext,
  check,
  expectEqual,
  expectMessage,
  expectStatus,
  expectThat,
  Inconclusive,
  observe,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import { commonPlace, family } from '../support/common-directories.ts';
import { agedDirectory, getEntry, malformedIds, rootTrial, sharedRoot } from '../support/entries.ts';
import { lentFile } from '../support/lent-file.ts';
import { sameMoment } from '../support/moments.ts';
import { expectEach } from '../support/parallel.ts';

check('workspace.entry.get.status', 'directories are read with 200, at two levels', async (t) => {
  const { top, upper } = await family(t);
  for (const reply of await Promise.all([getEntry(t, top), getEntry(t, upper)])) expectStatus(reply, 200);
});

check('workspace.entry.get.same-id', 'the record has the id of the path', async (t) => {
  const { top, upper, sibling } = await family(t);
  const siblings = [upper, sibling, top];
  const replies = await Promise.all(siblings.map((directory) => getEntry(t, directory)));
  for (const [index, reply] of replies.entries()) {
    const { id, name } = prepared(reply, 200, 'get an entry').data;
    const wanted = siblings[index];
    expectEqual({ id, name }, { id: wanted?.id, name: wanted?.name }, 'id and name', reply);
  }
});

check('workspace.entry.get.root', 'the root is read as a directory', async (t) => {
  const reply = await getEntry(t, await sharedRoot(t));
  expectEqual(accepted(reply, 200, 'the id of the root').data.type, 'dir', 'the type of the root', reply);
});

check('workspace.entry.get.agrees-with-create', 'type and creation time are those of the create', async (t) => {
  const { directory, child } = await agedDirectory(t);
  const reply = await getEntry(t, { filespaceId: directory.filespaceId, id: child.id });
  const { type, createdAt } = prepared(reply, 200, 'get the entry').data;
  expectEqual(type, child.type, 'the type', reply);
  expectThat(sameMoment(createdAt, child.createdAt), `createdAt ${child.createdAt}`, createdAt, reply);
});

check('workspace.entry.get.file', 'a file is read as a file', async (t) => {
  const { read } = await lentFile(t);
  expectEqual(accepted(read, 200, 'the id of the file').data.type, 'file', 'the type', read);
});

check('workspace.entry.get.malformed-id', 'a malformed id is rejected', async (t) => {
  const place = await commonPlace(t);
  prepared(await getEntry(t, place), 200, 'get the directory by its id');
  const ids = malformedIds(place.id);
  await expectEach(400, 'the id', ids, (id) => getEntry(t, { ...place, id }));
});

check('workspace.entry.get.malformed-id.message', 'the message says that the id is invalid', async (t) => {
  const reply = await getEntry(t, { ...(await commonPlace(t)), id: 'abc' });
  if (reply.response.status !== 400) throw new Inconclusive(`the id abc was answered ${reply.response.status}`);
  expectMessage(reply, 'File system entry ID is invalid');
});

observe('workspace.entry.get.other-filespace', async (t) => {
  const place = await commonPlace(t);
  const { filespaceId } = await rootTrial(t);
  return `answered ${(await rawGet(t, filespaceId, place.id)).response.status}`;
});

observe('workspace.entry.get.huge-id', async (t) => {
  const { filespaceId } = await commonPlace(t);
  const digits = '9'.repeat(30);
  return `answered ${(await rawGet(t, filespaceId, `${digits}:${digits}`)).response.status}`;
});

/** Reads an entry by an id of which nobody can say what it stands for. */
function rawGet(t: CheckContext, filespaceId: string, entryId: string): Promise<Reply> {
  return t.workspace.raw({
    operation: 'GET /api/v1/filespaces/{filespaceId}/entries/{entryId}',
    path: { filespaceId, entryId },
    open: true,
  });
}
