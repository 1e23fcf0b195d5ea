import {
  type CheckContext,
  exchangeOf,
  field,
  Inconclusive,
  type Reply,
  type WorkspaceClient,
} from '../../src/check/index.ts';
import { dataStore, member, type WorkspaceResource } from '../../src/resources/index.ts';
import { makings } from '../workspace/resources/index.ts';
import type { Request } from '../workspace/resources/making.ts';
import { lastingAccount, newKeyedAccount, tryToken } from './account-tokens.ts';
import { hasS3Params } from './data-stores.ts';
import { succeeded } from './filespaces.ts';
import { createdId } from './made.ts';
import { isReady, untilReady } from './new-filespaces.ts';
import { inParallel } from './parallel.ts';
import { deleteAccount } from './service-accounts.ts';
import { infoOf, registerOutcome, requestTo, textOf } from './workspace-requests.ts';

/** A thing of each kind that an account has made with its key, seen by another account before and after its deletion. */
export interface Work {
  resource: WorkspaceResource;
  /** What it stands in. */
  path: Readonly<Record<string, string>>;
  listPath: Readonly<Record<string, string>>;
  creation: Reply;
  /** Null where nothing was made. */
  id: string | null;
  list: Reply | null;
  /** What its maker is shown of it. */
  mine: Reply | null;
  before: Reply | null;
  after: Reply | null;
  /** A change by the other account before the deletion of its maker, and one afterwards; null where nothing is changed. */
  changedBefore: Reply | null;
  changedAfter: Reply | null;
}

/** What an account makes of its own kind is looked for elsewhere: which text of the answer is its id is open. */
export const workKinds = makings.filter(({ resource }) => resource.isOpen !== true).map(({ resource }) => resource);

export function accountWorks(t: CheckContext): Promise<readonly Work[]> {
  return t.shared('workspace works of an account', async (own) => {
    const { id: accountId, token } = await newKeyedAccount(own);
    const works: Work[] = [];
    for (const resource of workKinds) works.push(await makeAs(own, token, resource));
    for (const work of works) work.changedBefore = await change(own, work);
    succeeded(await deleteAccount(own, accountId), 'delete a service account');
    if (exchangeOf(await tryToken(own, token)).status !== 401) throw new Inconclusive('the account was not deleted');
    for (const work of works) {
      work.after = await read(own, work);
      work.changedAfter = await change(own, work);
    }
    return works;
  });
}

/** Null where nothing was made, or nothing of it can be changed. */
async function change(t: CheckContext, { resource, path, id, changedBefore }: Work): Promise<Reply | null> {
  const changed = makings.find((making) => making.resource === resource)?.changed;
  const operation = resource.change?.operation;
  if (id === null || changed === undefined || operation === undefined) return null;
  // Data stores without parameters have no update.
  if (resource === dataStore && !hasS3Params(t)) return null;
  const asked = { ...path, [resource.key]: id };
  // Whether a role that somebody has can be given once more is open.
  const isBack = resource === member && changedBefore !== null;
  const body = isBack ? { role: 'standard' } : await changed(t, { site: { name: 'workspace' }, path: asked });
  return t.workspace.raw({ operation, path: asked, body });
}

const unseen = { list: null, mine: null, before: null, after: null, changedBefore: null, changedAfter: null };

async function makeAs(t: CheckContext, token: string, resource: (typeof workKinds)[number]): Promise<Work> {
  const request = await requestTo(t, infoOf(resource.create), { name: 'workspace' });
  // Whether an account may make such a thing, or has access to what it would stand in, is open.
  const creation = await t.workspace.withAuthorization(`Bearer ${token}`).raw({ ...request, open: true });
  await registerOutcome(t, request, creation);
  const id = createdId(creation);
  const { list, below } = resource;
  const path = request.path ?? {};
  const listPath = { ...path, ...(below && { [resource.key]: textOf(request.body, below[0]) }) };
  const work: Work = { resource, path, listPath, creation, id, ...unseen };
  if (id === null) return work;
  if (resource.key === 'filespaceId' && !isReady(creation)) await untilReady(t, id);
  const mine = await read(t, work, t.workspace.withAuthorization(`Bearer ${token}`));
  const before = await read(t, work);
  return { ...work, mine, before, list: await t.workspace.raw({ operation: list, path: listPath }) };
}

/** A work that one account has read and another one removed, as the first one sees it afterwards. */
export interface RemovedWork {
  work: Work & { id: string };
  removal: Reply;
  get: Reply | null;
  list: Reply;
}

/** Of kinds that are removed at once, where their makers are gone and another account has access to them. */
export function removedWorks(t: CheckContext): Promise<readonly RemovedWork[]> {
  return t.shared('workspace works removed by another account', async (own) => {
    const works = await accountWorks(own);
    const { token } = await lastingAccount(own);
    const removed: RemovedWork[] = [];
    for (const work of works) {
      const { resource, path, listPath, id } = work;
      const { list: listing, remove } = resource;
      if (id === null || resource.slow !== undefined || listing === undefined || remove === undefined) continue;
      const request = { operation: remove, path: { ...path, [resource.key]: id } };
      const lists = () => own.workspace.raw({ operation: listing, path: listPath });
      // Asked right before, by whoever asks again afterwards.
      await inParallel([lists(), read(own, work)]);
      const removal = await own.workspace.withAuthorization(`Bearer ${token}`).raw({ ...request, open: true });
      if (!removal.response.ok) continue;
      removed.push({ work: { ...work, id }, removal, get: await read(own, work), list: await lists() });
    }
    return removed;
  });
}

/** Works that no other new account has removed, removed by the one of the profile, which may change them. */
export function finallyRemoved(t: CheckContext): Promise<readonly { work: Work; removal: Reply }[]> {
  return t.shared('workspace works removed at last', async (own) => {
    const removed = new Set((await removedWorks(own)).map(({ work: { id } }) => id));
    const last: { work: Work; removal: Reply }[] = [];
    for (const work of await accountWorks(own)) {
      const { resource, path, id, changedBefore } = work;
      // Who may change what another account has made is open.
      if (id === null || removed.has(id) || changedBefore?.response.status !== 200) continue;
      if (resource.remove === undefined) continue;
      const request = { operation: resource.remove, path: { ...path, [resource.key]: id } };
      last.push({ work, removal: await own.workspace.raw(request) });
    }
    return last;
  });
}

async function read(
  t: CheckContext,
  { resource, path, id }: Work,
  by: WorkspaceClient = t.workspace,
): Promise<Reply | null> {
  if (id === null) return null;
  return by.raw({ operation: resource.get, path: { ...path, [resource.key]: id } });
}

/** A thing that was there before a key, as the key sees it. */
export interface Seen {
  resource: WorkspaceResource;
  id: string;
  get: Reply;
  /** Null where the key has no access to the thing: which things a new account reaches is open. */
  list: Reply | null;
  /** What the filter by its name finds; null where there is none. */
  found: Reply | null;
}

/** Things of each kind, older than the account whose key looks at them. */
export function seenByNewKey(t: CheckContext): Promise<readonly Seen[]> {
  return t.shared('workspace things seen by a new key', async (own) => {
    const asked: { resource: (typeof workKinds)[number]; request: Request }[] = [];
    for (const resource of workKinds) {
      asked.push({ resource, request: await requestTo(own, infoOf(resource.get), { name: 'workspace' }) });
    }
    const { token } = await newKeyedAccount(own);
    const by = own.workspace.withAuthorization(`Bearer ${token}`);
    return inParallel(
      asked.map(async ({ resource, request }): Promise<Seen> => {
        const { [resource.key]: id = '', ...around } = request.path ?? {};
        const get = await by.raw({ ...request, open: true });
        if (get.response.status !== 200) return { resource, id, get, list: null, found: null };
        const parent = resource.below && {
          [resource.key]: textOf(field(exchangeOf(get).json, 'data'), resource.below[0]),
        };
        const listing = { operation: resource.list, path: { ...around, ...parent } };
        const name = resource.nameAt?.reduce<unknown>(field, exchangeOf(get).json);
        const query = resource.filter === undefined || typeof name !== 'string' ? null : { [resource.filter]: name };
        return {
          ...{ resource, id, get, list: await by.raw(listing) },
          found: query === null ? null : await by.raw({ ...listing, query }),
        };
      }),
    );
  });
}
