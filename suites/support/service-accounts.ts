import { type CheckContext, Inconclusive, prepared, type Reply, type WorkspaceClient } from '../../src/check/index.ts';
import { identify, noteOthers } from './account-ids.ts';
import { greatestLeadOf } from './clock-lead.ts';
import { isObject } from './lists.ts';
import { clientOf, type Side } from './other-workspace.ts';

export interface ServiceAccount {
  id: string;
  name: string;
  reply: Reply;
}

export function getAccount(t: CheckContext, serviceAccountId: string, side?: Side) {
  return clientOf(t, side).raw({
    operation: 'GET /api/v1/service-accounts/{serviceAccountId}',
    path: { serviceAccountId },
  });
}

export function deleteAccount(t: CheckContext, serviceAccountId: string) {
  return t.workspace.raw({
    operation: 'DELETE /api/v1/service-accounts/{serviceAccountId}',
    path: { serviceAccountId },
  });
}

interface AnyCreate {
  open?: boolean;
  by?: WorkspaceClient;
}

/** A create with any body; what it makes is removed when the check ends. */
export async function createRaw(t: CheckContext, body: unknown, how: AnyCreate = {}): Promise<Reply> {
  return (await createIdentified(t, body, how)).reply;
}

/** The same, with the id of what it made; null where nothing was made, or nothing tells the id. */
export async function createIdentified(
  t: CheckContext,
  body: unknown,
  { by = t.workspace, ...expectation }: AnyCreate = {},
): Promise<{ reply: Reply; id: string | null }> {
  await noteOthers(t);
  const reply = await by.raw({ operation: 'POST /api/v1/service-accounts', body, ...expectation });
  if (!reply.response.ok) return { reply, id: null };
  const name = isObject(body) && typeof body.name === 'string' ? body.name : '';
  // An unsuccessful search is no matter of the check that sent this.
  return { reply, id: (await identify(t, reply, name)).id };
}

/** A fresh service account; removed when the check ends. */
export async function newAccount(
  t: CheckContext,
  options: { name?: string; identity?: ServiceIdentity; side?: Side; by?: WorkspaceClient } = {},
): Promise<ServiceAccount> {
  const { name = t.names.serviceAccount(), identity, side, by = clientOf(t, side) } = options;
  await noteOthers(t, side);
  const reply = await by.raw({
    operation: 'POST /api/v1/service-accounts',
    body: { name, ...(identity === undefined ? {} : { serviceIdentity: identity }) },
  });
  if (!reply.response.ok) prepared(reply, 201, 'create a service account');
  // Another success is judged elsewhere; the body is open, and may be missing where there is no token to tell.
  const { id } = await identify(t, reply, name, side);
  if (id === null) throw new Inconclusive('no text in the answer nor in the list leads to the created service account');
  return { id, name, reply };
}

/** One account without a key, for all checks that only read it. */
export function sharedAccount(t: CheckContext): Promise<ServiceAccount> {
  return t.shared('workspace service account', (own) => newAccount(own));
}

export interface ServiceIdentity {
  isSingleUse: boolean;
  expiresAt: string;
}

const hourMs = 3_600_000;

/** What a create says about an ordinary key; with the context, by a clock of the target that is far ahead of ours, too. */
export function longLived(t?: CheckContext): ServiceIdentity {
  const lead = t === undefined ? 0 : greatestLeadOf(t);
  return { isSingleUse: false, expiresAt: new Date(Date.now() + lead + hourMs).toISOString() };
}
