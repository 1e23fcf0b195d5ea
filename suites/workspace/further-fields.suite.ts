import { randomUUID } from 'node:crypto';
import {
  type CheckContext,
  check,
  exchangeOf,
  expectEitherWay,
  field,
  NotTested,
  prepared,
  type Reply,
  show,
} from '../../src/check/index.ts';
import { filespace, workspaceResources } from '../../src/resources/index.ts';
import { profileBody } from '../support/filespace-bodies.ts';
import { getFilespace, recordOf } from '../support/filespaces.ts';
import { unlessIdsAreReused } from '../support/id-reuse.ts';
import { closeMoments } from '../support/moments.ts';
import { baseCreation, idOf, tryCreate } from '../support/new-filespaces.ts';
import { registerWorkspaceMember } from '../support/workspace-members.ts';
import { infoOf, needsDataStores, registerOutcome, requestTo } from '../support/workspace-requests.ts';

/*
 * Requests with more in them than the documents name. Whether they are taken is open, and so is what an update may change
 * besides; where they are, what the service alone decides is as the documents say.
 */

function taken(reply: Reply): void {
  if (!reply.response.ok)
    throw new NotTested(`fields that the documents do not name are answered ${reply.response.status}`);
}

check('workspace.member.add.pending', 'a status that an add names is not that of the member', async (t) => {
  const email = t.names.email();
  const body = { email, status: 'active' };
  const reply = await t.workspace.raw({ operation: 'POST /api/v1/members', body, open: true });
  registerWorkspaceMember(t, reply, email);
  taken(reply);
  const { status } = recordOf(reply);
  expectEitherWay(status === 'pending', 'the status pending of who was added', show(status), reply);
});

/** A filespace that was created, and then renamed, with another workspace in the request. */
function placedElsewhere(t: CheckContext) {
  return t.shared('workspace filespace placed elsewhere', async (own) => {
    const workspaceId = randomUUID();
    const creation = await tryCreate(own, profileBody(own, { workspaceId }), { open: true });
    taken(creation.reply);
    const renaming = await own.workspace.raw({
      operation: 'PATCH /api/v1/filespaces/{filespaceId}',
      path: { filespaceId: idOf(creation) },
      body: { name: own.names.filespace(), workspaceId, createdAt: '2001-02-03T04:05:06.000Z' },
      open: true,
    });
    const later = await getFilespace(own, idOf(creation));
    prepared(later, 200, 'read the filespace');
    return { creation: creation.reply, renaming, later };
  });
}

check('workspace.filespace.list.workspace-id', 'a filespace is in the workspace of whoever creates it', async (t) => {
  const plain = await baseCreation(t);
  idOf(plain);
  const { creation } = await placedElsewhere(t);
  expectSameWorkspace(plain.reply, creation);
});

check('workspace.filespace.rename.rest-unchanged', 'a filespace is moved to no other workspace', async (t) => {
  const { creation, renaming, later } = await placedElsewhere(t);
  taken(renaming);
  for (const reply of [renaming, later]) expectSameWorkspace(creation, reply);
});

check('workspace.filespace.rename.rest-unchanged', 'a rename does not make a filespace older', async (t) => {
  const { creation, renaming, later } = await placedElsewhere(t);
  taken(renaming);
  const wanted = recordOf(creation).createdAt;
  for (const reply of [renaming, later]) {
    const { createdAt } = recordOf(reply);
    const says = `createdAt ${show(wanted)}, as created`;
    expectEitherWay(closeMoments(createdAt, wanted), says, show(createdAt), creation, reply);
  }
});

function expectSameWorkspace(before: Reply, after: Reply): void {
  const [wanted, shown] = [before, after].map((reply) => recordOf(reply).workspaceId);
  expectEitherWay(shown === wanted, `the workspace ${show(wanted)}`, show(shown), before, after);
}

/* A record that is sent back as a new one names the id of the old one: that stays what it was. */

for (const resource of workspaceResources) {
  const { create, get, remove, key, noun, laws, nameAt } = resource;
  if (create === undefined || remove === undefined || laws.life === undefined || resource === filespace) continue;
  const body = async (t: CheckContext): Promise<void> => {
    await needsDataStores(t, infoOf(get));
    // Nothing relies on this one.
    const { path = {} } = await requestTo(t, infoOf(remove), { name: 'neighbours' });
    const id = path[key] ?? '';
    const read = () => t.workspace.raw({ operation: get, path, also: [404] });
    const before = await read();
    prepared(before, 200, `get the ${noun}`);
    const request = await requestTo(t, infoOf(create), { name: 'neighbours' });
    const made = await t.workspace.raw({ ...request, body: { ...Object(request.body), id }, open: true });
    await registerOutcome(t, request, made);
    const after = await read();
    expectEitherWay(after.response.status === 200, `the ${noun} ${id}, which is there`, '404', made, after);
    const [was, is] = [before, after].map((reply) => nameAt?.reduce<unknown>(field, exchangeOf(reply).json));
    expectEitherWay(was === is, `the name ${show(was)} of the ${noun} ${id}`, show(is), before, made, after);
  };
  check(
    laws.life.get,
    `a ${noun} stays what it was when its id is named by a create`,
    unlessIdsAreReused(resource, body),
  );
}
