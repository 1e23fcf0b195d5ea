import {
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectEqual,
  expectStatus,
  fail,
  NotTested,
  type Reply,
} from '../../src/check/index.ts';
import { createIn, resolvePath } from '../support/entries.ts';
import {
  getFilespace,
  hasGone,
  listedById,
  listFilespaces,
  recordOf,
  rename,
  withRecord,
} from '../support/filespaces.ts';
import { linkTo } from '../support/lent-file.ts';
import { newFilespace, rootId } from '../support/new-filespaces.ts';

/** Whether a name can be used again is open: services may keep names for good. */
async function given(t: CheckContext, filespaceId: string, name: string): Promise<Reply> {
  const reply = await rename(t, filespaceId, { name });
  if (reply.response.status === 400) {
    throw new NotTested(`the name cannot be used again: got ${describe(exchangeOf(reply))}`);
  }
  expectStatus(reply, 200, 'a rename of what is there');
  return reply;
}

async function expectNamed(t: CheckContext, id: string, name: string, evidence: Reply): Promise<void> {
  const [get, list] = [await getFilespace(t, id), await listFilespaces(t)];
  withRecord(get, 'get the renamed filespace');
  expectEqual([recordOf(get).id, recordOf(get).name], [id, name], 'the id and the name', evidence, get);
  expectEqual(listedById(list, id)?.name, name, 'the name in the list', evidence, list);
}

check('workspace.names-again', 'the contents of a filespace stay its own when its name is used again', async (t) => {
  const [one, other] = [await newFilespace(t), await newFilespace(t)];
  const name = t.names.directory();
  const path = `/${name}`;
  await createIn(t, { filespaceId: one.id, id: await rootId(t, one.id) }, name);
  await resolvePath(t, one.id, path);
  await given(t, one.id, t.names.filespace());
  const taken = await given(t, other.id, one.name);
  await expectNamed(t, other.id, one.name, taken);
  expectStatus(await resolvePath(t, one.id, path), 200, 'its own directory, the filespace being called otherwise');
  expectStatus(await resolvePath(t, other.id, path), 404, 'a directory of the filespace that had the name before');
  const link = await linkTo(t, one.id, { path });
  if (link.response.status === 404)
    fail('a link to its own directory, or none', describe(exchangeOf(link)), taken, link);
  const address = { filespaceId: other.id };
  const deletion = await t.workspace.raw({ operation: 'DELETE /api/v1/filespaces/{filespaceId}', path: address });
  if (!deletion.response.ok) throw new NotTested(`the other filespace stays: got ${describe(exchangeOf(deletion))}`);
  t.gone(address);
  await hasGone(t, other.id);
  const back = await given(t, one.id, one.name);
  await expectNamed(t, one.id, one.name, back);
  expectStatus(await resolvePath(t, one.id, path), 200, 'its own directory, the filespace being called as at first');
});
