import {
  accepted,
  check,
  expectEitherWay,
  expectStatus,
  expectThat,
  Inconclusive,
  NotTested,
  show,
} from '../../src/check/index.ts';
import { commonPlace } from '../support/common-directories.ts';
import { getEntry, rootTrial, subdirectory } from '../support/entries.ts';
import { hasGone, succeeded } from '../support/filespaces.ts';
import type { Link } from '../support/lent-file.ts';
import { urlOf } from '../support/links.ts';
import { newFilespace } from '../support/new-filespaces.ts';
import { twinFilespaces } from '../support/twin-filespaces.ts';
import { changeRole, getMember, listedMembers, newWorkspaceMember } from '../support/workspace-members.ts';

/** Filespaces have nothing to do with each other, and members outlive what they administer. */

check('workspace.entry.create.same-name-elsewhere', 'one name is accepted in two filespaces, and found', async (t) => {
  const { one, other } = await twinFilespaces(t);
  for (const { creation, resolved } of [one, other]) {
    expectStatus(creation, 201, 'a name that another filespace may have');
    expectStatus(resolved, 200, 'its path');
  }
});

check('workspace.direct-link.own-url', 'one path in two filespaces has two URLs', async (t) => {
  const { one, other } = await twinFilespaces(t);
  expectTwoUrls([one.link, other.link]);
});

// Where each filespace counts its entries, both have one id.
check('workspace.direct-link.own-url', 'the entries of one path in two filespaces have two URLs by id', async (t) => {
  const { linksById } = await twinFilespaces(t);
  if (linksById.length === 0) throw new Inconclusive('could not create directories of one name in two filespaces');
  expectTwoUrls(linksById);
});

function expectTwoUrls(links: readonly Link[]): void {
  if (links.some(({ response }) => response.status !== 200)) {
    throw new NotTested('the target makes no links to directories');
  }
  const [one, other] = links.map(urlOf);
  expectEitherWay(one !== other, 'a URL of its own in each filespace', show(one), ...links);
}

check('workspace.entry.delete.only-that', 'a directory of the same path in another filespace stays', async (t) => {
  const { removal } = await twinFilespaces(t);
  if (removal === null) throw new Inconclusive('could not create directories of one name in two filespaces');
  const { deletion, kept, keptPath } = removal;
  succeeded(deletion, 'delete a directory');
  expectStatus(kept, 200, 'the directory of another filespace');
  expectStatus(keptPath, 200, 'its path');
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
