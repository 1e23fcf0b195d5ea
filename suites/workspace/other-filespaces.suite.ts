import {
  accepted,
  type CheckContext,
  check,
  expectEitherWay,
  expectStatus,
  expectThat,
  NotTested,
  prepared,
  show,
} from '../../src/check/index.ts';
import { commonPlace } from '../support/common-directories.ts';
import { createIn, getEntry, removeEntry, resolvePath, rootTrial, subdirectory } from '../support/entries.ts';
import { hasGone, otherCreation, succeeded } from '../support/filespaces.ts';
import { linkTo } from '../support/lent-file.ts';
import { urlOf } from '../support/links.ts';
import { idOf, newFilespace, rootId, sharedFilespace } from '../support/new-filespaces.ts';
import { changeRole, getMember, listedMembers, newWorkspaceMember } from '../support/workspace-members.ts';

/** Filespaces have nothing to do with each other, and members outlive what they administer. */

/** Two directories of one name at the tops of two filespaces, and what their paths led to. */
function namesakes(t: CheckContext) {
  return t.shared('workspace directories of one name in two filespaces', async (own) => {
    const filespaces = [(await sharedFilespace(own)).id, idOf(await otherCreation(own))];
    const name = own.names.directory();
    const made = [];
    for (const filespaceId of filespaces) {
      const root = { filespaceId, id: await rootId(own, filespaceId) };
      const creation = await createIn(own, root, name);
      const path = `/${name}`;
      const [resolved, link] = [await resolvePath(own, filespaceId, path), await linkTo(own, filespaceId, { path })];
      made.push({ filespaceId, name, creation, resolved, link });
    }
    return made;
  });
}

check('workspace.entry.create.same-name-elsewhere', 'one name is accepted in two filespaces, and found', async (t) => {
  for (const { creation, resolved } of await namesakes(t)) {
    expectStatus(creation, 201, 'a name that another filespace may have');
    expectStatus(resolved, 200, 'its path');
  }
});

check('workspace.direct-link.own-url', 'one path in two filespaces has two URLs', async (t) => {
  const links = (await namesakes(t)).map(({ link }) => link);
  if (links.some(({ response }) => response.status !== 200)) {
    throw new NotTested('the target makes no links to directories');
  }
  const [one, other] = links.map(urlOf);
  expectEitherWay(one !== other, 'a URL of its own in each filespace', show(one), ...links);
});

check('workspace.entry.delete.only-that', 'a directory of the same path in another filespace stays', async (t) => {
  const [deleted, kept] = (await namesakes(t)).map(({ filespaceId, name, creation }) => ({
    filespaceId,
    name,
    id: prepared(creation, 201, 'create a directory').data.id,
  }));
  if (deleted === undefined || kept === undefined) return;
  await removeEntry(t, deleted);
  expectStatus(await getEntry(t, kept), 200, 'the directory of another filespace');
  expectStatus(await resolvePath(t, kept.filespaceId, `/${kept.name}`), 200, 'its path');
});

check('workspace.filespace.delete.only-that', 'the members who administered it stay', async (t) => {
  const [{ id }, doomed] = [await newWorkspaceMember(t), await newFilespace(t)];
  succeeded(await changeRole(t, id, { role: 'filespaceAdmin', filespaceIds: [doomed.id] }), 'change the role');
  const operation = 'DELETE /api/v1/filespaces/{filespaceId}' as const;
  const path = { filespaceId: doomed.id };
  succeeded(await t.workspace.raw({ operation, path }), 'delete a filespace');
  if (await hasGone(t, doomed.id)) t.gone(path);
  const read = await getMember(t, id);
  const { role } = accepted(read, 200, 'a member who administered a filespace that was deleted').data;
  const { members, reply } = await listedMembers(t);
  const isListed = members.some((member) => member.id === id);
  expectThat(isListed, `the member ${id} in the list`, 'none', read, reply);
  // A change to the role that somebody has is another question.
  if (role !== 'standard') expectStatus(await changeRole(t, id, { role: 'standard' }), 200, 'the way back to standard');
});

check('workspace.after-refusal', 'a directory is there after a delete under another filespace', async (t) => {
  const directory = await subdirectory(t, await commonPlace(t));
  // After its trial, that filespace serves nothing else: what has the same id there may go.
  const { filespaceId } = await rootTrial(t);
  const path = { filespaceId, entryId: directory.id };
  const operation = 'DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}' as const;
  const reply = await t.workspace.raw({ operation, path, open: true });
  if (reply.response.ok) throw new NotTested('the delete was accepted: the id may be that of something else there');
  const get = await getEntry(t, directory);
  const isLost = get.response.status === 404;
  expectEitherWay(!isLost, 'the directory in its own filespace, as before', '404', reply, get);
});
