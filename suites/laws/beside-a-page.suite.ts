import type { RequirementId } from '../../generated/catalogue.ts';
import { type CheckContext, check, describe, exchangeOf, fail, type Reply } from '../../src/check/index.ts';
import { getMember as getClientMember, sharedTeam } from '../support/client-members.ts';
import { fixturePath, getFilespace, getWorkspace, workspacePath } from '../support/client-workspaces.ts';
import { getClient } from '../support/clients.ts';
import { family } from '../support/common-directories.ts';
import { getStore, listStores, possibleKinds, sharedStore } from '../support/data-stores.ts';
import { getEntry, listChildren } from '../support/entries.ts';
import type { Query } from '../support/list-walks.ts';
import { sharedClient } from '../support/partner.ts';
import { getMember, getMembers, sharedMember } from '../support/workspace-members.ts';

/*
 * A page, or a list that is narrowed, is not all that there is: whatever it leaves out is found by its id right after it,
 * as it was before.
 */

interface Narrowing {
  /** Lists that may leave it out. */
  readonly lists: readonly (() => Promise<Reply>)[];
  get(): Promise<Reply>;
}

function register(requirement: RequirementId, what: string, open: (t: CheckContext) => Promise<Narrowing>): void {
  check(requirement, `${what} is found right after a list that leaves it out`, async (t) => {
    const { lists, get } = await open(t);
    for (const list of lists) {
      const [narrowed, got] = [await list(), await get()];
      const { status } = exchangeOf(got);
      if (narrowed.response.ok && status !== 200) {
        fail('status 200, whatever a list has just left out', describe(exchangeOf(got)), narrowed, got);
      }
    }
  });
}

const orders = ['createdAt', '-createdAt'] as const;

register('partner.client.get.status', 'a client', async (t) => {
  const { id } = await sharedClient(t);
  const operation = 'GET /api/v1/clients' as const;
  const lists = orders.map((s) => () => t.partner.raw({ operation, query: { l: '1', s } }));
  return { lists, get: () => getClient(t, id) };
});

register('partner.member.get.status', 'a member', async (t) => {
  const { client, others } = await sharedTeam(t);
  const operation = 'GET /api/v1/clients/{clientId}/members' as const;
  const queries: Query[] = [{ l: '1', s: 'createdAt' }, { status: 'active' }];
  const path = { clientId: client.id };
  const lists = queries.map((query) => () => t.partner.raw({ operation, path, query }));
  return { lists, get: () => getClientMember(t, client.id, others[0].accountId) };
});

register('partner.workspace.get.status', 'a workspace', async (t) => {
  const path = workspacePath(t);
  const operation = 'GET /api/v1/clients/{clientId}/workspaces' as const;
  const { clientId } = path;
  const lists = orders.map((s) => () => t.partner.raw({ operation, path: { clientId }, query: { l: '1', s } }));
  return { lists, get: () => getWorkspace(t, path) };
});

register('partner.filespace.get.status', 'a filespace', async (t) => {
  const { filespaceId, ...path } = fixturePath(t);
  const operation = 'GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces' as const;
  const lists = orders.map((s) => () => t.partner.raw({ operation, path, query: { l: '1', s } }));
  return { lists, get: () => getFilespace(t, { ...path, filespaceId }) };
});

register('workspace.member.get.status', 'a member', async (t) => {
  const { id } = await sharedMember(t);
  return { lists: [() => getMembers(t, t.names.email())], get: () => getMember(t, id) };
});

register('workspace.data-store.get.status', 'a data store', async (t) => {
  const store = await sharedStore(t, possibleKinds(t)[0] ?? 'HttpLinkDataStore');
  return { lists: [() => listStores(t, store.filespaceId, t.names.dataStore())], get: () => getStore(t, store) };
});

register('workspace.entry.get.status', 'a directory', async (t) => {
  const { top, sibling, upper } = await family(t);
  const lists = [top, sibling].map((directory) => () => listChildren(t, directory, { limit: 1 }));
  return { lists, get: () => getEntry(t, upper) };
});
