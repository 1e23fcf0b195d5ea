import { type CheckContext, exchangeOf, Inconclusive, type Reply } from '../../src/check/index.ts';
import type { WorkspaceResource } from '../../src/resources/index.ts';
import { makings } from '../workspace/resources/index.ts';
import { newKeyedAccount, tryToken } from './account-tokens.ts';
import { succeeded } from './filespaces.ts';
import { createdId } from './made.ts';
import { isReady, untilReady } from './new-filespaces.ts';
import { deleteAccount } from './service-accounts.ts';
import { infoOf, registerOutcome, requestTo, textOf } from './workspace-requests.ts';

/** A thing of each kind that an account has made with its key, seen by another account before and after its deletion. */
export interface Work {
  resource: WorkspaceResource;
  /** What it stands in. */
  path: Readonly<Record<string, string>>;
  creation: Reply;
  /** Null where nothing was made. */
  id: string | null;
  list: Reply | null;
  before: Reply | null;
  after: Reply | null;
}

/** What an account makes of its own kind is looked for elsewhere: which text of the answer is its id is open. */
export const workKinds = makings.filter(({ resource }) => resource.isOpen !== true).map(({ resource }) => resource);

export function accountWorks(t: CheckContext): Promise<readonly Work[]> {
  return t.shared('workspace works of an account', async (own) => {
    const { id: accountId, token } = await newKeyedAccount(own);
    const works: Work[] = [];
    for (const resource of workKinds) works.push(await makeAs(own, token, resource));
    succeeded(await deleteAccount(own, accountId), 'delete a service account');
    if (exchangeOf(await tryToken(own, token)).status !== 401) throw new Inconclusive('the account was not deleted');
    for (const work of works) work.after = await read(own, work);
    return works;
  });
}

async function makeAs(t: CheckContext, token: string, resource: (typeof workKinds)[number]): Promise<Work> {
  const request = await requestTo(t, infoOf(resource.create), { name: 'workspace' });
  // Whether an account may make such a thing, or has access to what it would stand in, is open.
  const creation = await t.workspace.withAuthorization(`Bearer ${token}`).raw({ ...request, open: true });
  await registerOutcome(t, request, creation);
  const id = createdId(creation);
  const work: Work = { resource, path: request.path ?? {}, creation, id, list: null, before: null, after: null };
  if (id === null) return work;
  if (resource.key === 'filespaceId' && !isReady(creation)) await untilReady(t, id);
  const { list, below } = resource;
  const path = { ...request.path, ...(below && { [resource.key]: textOf(request.body, below[0]) }) };
  return { ...work, before: await read(t, work), list: await t.workspace.raw({ operation: list, path }) };
}

async function read(t: CheckContext, { resource, path, id }: Work): Promise<Reply | null> {
  if (id === null) return null;
  return t.workspace.raw({ operation: resource.get, path: { ...path, [resource.key]: id } });
}
