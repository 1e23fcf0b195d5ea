/** Service accounts and the keys that come with their creation. */

import { transaction } from '../core/database.ts';
import type { Answer } from '../core/exchange.ts';
import { isObject, type Json, objectOf } from '../core/json.ts';
import type { KeyView } from '../policy/open/workspace/people.ts';
import type { WorkspaceFailure } from '../policy/stated/workspace/errors.ts';
import type { Call } from './call.ts';
import { issueKey } from './effects.ts';
import { findServiceAccount, homeOf, ownershipFacts } from './find.ts';
import type { ServiceAccountRecord, ServiceKeyRecord } from './records.ts';
import { accounts, keys, workspaces } from './tables/workspaces.ts';

/** What a request says about the initial key. */
interface Identity {
  readonly singleUse: boolean;
  readonly expiresAt: number | null;
}

function keyView(call: Call, key: ServiceKeyRecord, token: string | null): KeyView {
  const expiresAt = key.expiresAt === null ? null : call.moment(key.expiresAt);
  return { id: key.id, isSingleUse: key.singleUse, expiresAt, token };
}

function view(call: Call, record: ServiceAccountRecord, created: KeyView | null): Json {
  const valid = keys.ofAccount(call.db, record.id).filter((key) => key.revokedAt === null);
  const shownKeys = valid.map((key) => keyView(call, key, null));
  const open = call.open.serviceAccounts.view(record, shownKeys, created, call.moment);
  return call.stated.views.serviceAccount(open, call.op, created?.token ?? null);
}

function answer(call: Call, value: unknown): Answer {
  return call.done(call.open.serviceAccounts.envelope(call.op, value));
}

export function listServiceAccounts(call: Call): Answer {
  const rows = accounts
    .all(call.db)
    .filter((record) => call.stated.ownership.serviceAccount(call.op, ownershipFacts(call, record)))
    .filter((record) => call.stated.serviceAccounts.listed(record, call.now));
  return answer(
    call,
    call.open.common.listOrder(call.op, rows).map((record) => view(call, record, null)),
  );
}

export function createServiceAccount(call: Call): Answer {
  const body = call.body('serviceAccount.body');
  const { name, serviceIdentity } = body;
  const problem = createProblem(call, body);
  const keeps = (kind: WorkspaceFailure): boolean => call.stated.serviceAccounts.keepsRejected(call.op, kind);
  const record = {
    id: call.open.serviceAccounts.newId(),
    workspaceId: homeOf(call, body),
    name: call.text(name),
    createdAt: call.now,
  };
  const created = call.apply(problem, keeps, () => {
    accounts.insert(call.db, { ...record, name: call.stated.serviceAccounts.stored(record.name) });
    const wanted = call.stated.serviceAccounts.createsKey(serviceIdentity !== undefined);
    return wanted ? initialKey(call, record, readIdentity(call, serviceIdentity)) : null;
  });
  return answer(call, view(call, record, created));
}

function createProblem(call: Call, { name, serviceIdentity }: Json): WorkspaceFailure | null {
  const rules = call.stated.serviceAccounts;
  if (!rules.name(name) || call.open.serviceAccounts.nameRefused(call.text(name))) return 'serviceAccount.name';
  if (!rules.serviceIdentity(serviceIdentity)) return 'serviceAccount.identity';
  return isObject(serviceIdentity) ? identityProblem(call, serviceIdentity) : null;
}

function identityProblem(call: Call, { isSingleUse, expiresAt }: Json): WorkspaceFailure | null {
  const rules = call.stated.serviceAccounts;
  const open = call.open.serviceAccounts;
  if (!rules.isSingleUse(isSingleUse, open.isSingleUseMayMiss())) return 'serviceAccount.isSingleUse';
  if (expiresAt === undefined) return open.expiresAtMayMiss() ? null : 'serviceAccount.expiresAt';
  const at = rules.expiresAt(expiresAt, open.readDate);
  if (at === null) return 'serviceAccount.expiresAt';
  return at > call.now || open.pastExpiryAllowed() ? null : 'serviceAccount.expiresAt';
}

function readIdentity(call: Call, identity: unknown): Identity {
  const { isSingleUse, expiresAt }: Json = objectOf(identity);
  const open = call.open.serviceAccounts;
  return {
    singleUse: typeof isSingleUse === 'boolean' ? isSingleUse : open.defaultIsSingleUse(),
    expiresAt: expiresAt === undefined ? null : call.stated.serviceAccounts.expiresAt(expiresAt, open.readDate),
  };
}

function initialKey(call: Call, account: ServiceAccountRecord, identity: Identity): KeyView {
  const { record, token } = issueKey(call.context, {
    accountId: account.id,
    workspaceId: call.stated.serviceAccounts.keyWorkspace(
      account.workspaceId,
      workspaces.others(call.db, account.workspaceId),
    ),
    singleUse: identity.singleUse,
    expiresAt: call.stated.serviceAccounts.storedExpiry(identity.expiresAt),
  });
  return keyView(call, record, token);
}

export function getServiceAccount(call: Call): Answer {
  return answer(call, view(call, findServiceAccount(call), null));
}

export function deleteServiceAccount(call: Call): Answer {
  const record = findServiceAccount(call);
  const self = record.id === call.caller.accountId;
  if (self && !call.open.serviceAccounts.mayDeleteItself()) call.fail('serviceAccount.self');
  transaction(call.db, () => {
    for (const key of keys.ofAccount(call.db, record.id)) {
      if (call.stated.serviceAccounts.revokes(key)) keys.revoke(call.db, key.id, call.now);
    }
    if (call.stated.serviceAccounts.removes(record)) accounts.remove(call.db, record.id);
  });
  return call.deleted();
}
