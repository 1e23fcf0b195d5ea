import { type CheckContext, check, expectStatus, NotTested, prepared, show } from '../../src/check/index.ts';
import { sharedPlayground } from '../support/client-members.ts';
import { filespaceList, workspaceList, workspacePath } from '../support/client-workspaces.ts';
import { expectRoom, removeNow, tryCreate } from '../support/clients.ts';
import { hasWorkspaces } from '../support/deletable.ts';
import { drawn } from '../support/draws.ts';
import type { ReadList } from '../support/list-walks.ts';
import { recordsAt } from '../support/lists.ts';
import { newClient } from '../support/partner.ts';
import { isAnsweredAsTaken } from '../support/taken-client-names.ts';

/* Clients have names that no other client of the partner has: what is of another kind takes none of them. */

check('partner.client.name.accepted', 'a client may be called like a workspace', async (t) => {
  const { clientId } = workspacePath(t);
  await expectFree(t, await namesIn(t, await workspaceList(t, clientId)), 'workspace');
});

check('partner.client.name.accepted', 'a client may be called like a filespace', async (t) => {
  await expectFree(t, await namesIn(t, await filespaceList(t, workspacePath(t))), 'filespace');
});

check('partner.client.name.accepted', 'a client may be called like a member before the @', async (t) => {
  const { id: clientId } = await sharedPlayground(t);
  const name = t.names.client();
  const member = await t.partner.POST('/api/v1/clients/{clientId}/members', {
    params: { path: { clientId } },
    body: { email: `${name}@example.com` },
  });
  prepared(member, 201, 'add a member');
  await expectFree(t, [name], 'member');
});

/** What the rules for the names of clients certainly allow. */
const allowed = /^[A-Za-z\d][\w ()/-]{0,98}[A-Za-z\d]$/;

async function namesIn(t: CheckContext, list: ReadList): Promise<string[]> {
  const reply = await list.read(t, {});
  prepared(reply, 200, 'list them');
  const names = recordsAt(reply, list.place).map(({ name }) => name);
  return names.filter((name) => typeof name === 'string').filter((name) => allowed.test(name));
}

/** The first of some names that no client has is taken; a client may truly be called like any of them. */
async function expectFree(t: CheckContext, names: readonly string[], kind: string): Promise<void> {
  if (names.length === 0) throw new NotTested(`no ${kind} shows a name that a client could have`);
  for (const name of drawn(t, `names of a ${kind}`, names, 2)) {
    const reply = await tryCreate(t, { name });
    if (reply.response.status === 201) return;
    await expectRoom(t);
    if (await isAnsweredAsTaken(t, name, reply)) continue;
    if (await comesWithWorkspaces(t)) throw new NotTested('a new client has a workspace, which may be called like it');
    expectStatus(reply, 201, `a create with the name ${show(name)}, which is that of a ${kind}`);
  }
  throw new NotTested(`the names of each ${kind} may be those of clients, too`);
}

async function comesWithWorkspaces(t: CheckContext): Promise<boolean> {
  const { id } = await newClient(t);
  const comesWithSome = await hasWorkspaces(t, id);
  if (!comesWithSome) await removeNow(t, id);
  return comesWithSome;
}
