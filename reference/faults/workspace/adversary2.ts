import type { Answer, ApiRequest } from '../../core/exchange.ts';
import type { WorkspaceOperation } from '../../policy/stated/workspace/operations.ts';
import type { Json } from '../../policy/stated/workspace/views.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
import { idOf } from './memory.ts';
import { answered, type Change, itemsOf, op, recordOf, sent, successes, textPart, token, withData } from './support.ts';

const failed = (answer: Answer, status: number, message: string): Answer => ({
  ...answer,
  status,
  body: { error: { message } },
});

/** Records are deleted by their name wherever they are. */
function deletedByName(
  create: WorkspaceOperation,
  remove: WorkspaceOperation,
  read: WorkspaceOperation,
  parameter: string,
  message: string,
): Change {
  const names = new Map<string, string>();
  const lost = new Set<string>();
  return successes((asked, answer, request) => {
    const key = `${request.params.filespaceId} ${request.params[parameter]}`;
    if (asked === create) {
      const record = recordOf(answer);
      names.set(`${request.params.filespaceId} ${idOf(record)}`, textPart(record, 'name'));
    }
    if (asked === remove) {
      for (const [other, name] of names) if (other !== key && name === names.get(key)) lost.add(other);
    }
    return asked === read && lost.has(key) ? failed(answer, 404, message) : answer;
  });
}

/** A name that another filespace has at any place is refused. */
function takenElsewhere(): Change {
  const places = new Map<string, string>();
  return answered(op.createEntry, (answer, request) => {
    const name = textPart(recordOf(answer), 'name');
    const place = places.get(name) ?? request.params.filespaceId ?? '';
    places.set(name, place);
    return place === request.params.filespaceId ? answer : failed(answer, 400, 'The entry already exists');
  });
}

function refusesSameRole(): Change {
  const roles = new Map<string, unknown>();
  return answered(op.changeMember, (answer, request) => {
    const key = request.params.memberId ?? '';
    const { role } = sent(request);
    const same = (roles.get(key) ?? 'standard') === role;
    roles.set(key, role);
    return same ? failed(answer, 400, 'The member has this role') : answer;
  });
}

/** A list joins what belongs to its records, and shows them as often. */
function joined(
  list: WorkspaceOperation,
  grow: WorkspaceOperation,
  keyOf: (request: ApiRequest) => string,
  countOf: (request: ApiRequest) => number,
): Change {
  const counts = new Map<string, number>();
  return successes((asked, answer, request) => {
    if (asked === grow) counts.set(keyOf(request), (counts.get(keyOf(request)) ?? 0) + countOf(request));
    if (asked !== list) return answer;
    const repeat = (item: Json): Json[] => Array.from({ length: Math.max(1, counts.get(idOf(item)) ?? 1) }, () => item);
    return { ...answer, body: withData(answer.body, (data) => itemsOf(data).flatMap(repeat)) };
  });
}

/** Members are read together with what they administer, and are lost with it. */
function danglingAdmins(): Change {
  const admins = new Map<string, readonly unknown[]>();
  const gone = new Set<unknown>();
  return successes((asked, answer, request) => {
    const { memberId = '', filespaceId } = request.params;
    if (asked === op.changeMember) {
      const { filespaceIds } = sent(request);
      admins.set(memberId, Array.isArray(filespaceIds) ? filespaceIds : []);
    }
    if (asked === op.deleteFilespace) gone.add(filespaceId);
    if (asked !== op.getMember || !admins.get(memberId)?.some((id) => gone.has(id))) return answer;
    return failed(answer, 404, 'Resource not found or user has no access privilege');
  });
}

/** What belongs to the account that made it. */
function byMaker(lost: 'on deletion' | 'to others'): Change {
  const accounts = new Map<string, string>();
  const makers = new Map<string, string>();
  const deleted = new Set<string>();
  return successes((asked, answer, request) => {
    if (asked === op.createAccount)
      accounts.set(`Bearer ${textPart(answer.body, 'data', 'key', 'token')}`, idOf(recordOf(answer)));
    if (asked === op.createEntry) makers.set(`${request.params.filespaceId} ${idOf(recordOf(answer))}`, token(request));
    if (asked === op.deleteAccount) deleted.add(request.params.serviceAccountId ?? '');
    if (asked !== op.getEntry) return answer;
    const maker = makers.get(`${request.params.filespaceId} ${request.params.entryId}`) ?? '';
    const account = accounts.get(maker);
    const hidden =
      lost === 'on deletion' ? deleted.has(account ?? '') : account !== undefined && maker !== token(request);
    return hidden ? failed(answer, 404, 'File system entry not found') : answer;
  });
}

const accountName = (fits: (name: string) => boolean): Change => ({
  serviceAccounts: { name: (value) => statedWorkspace.serviceAccounts.name(value) && fits(String(value)) },
});
const { storageOwner, providerFitsOwner } = statedWorkspace.filespaces.create;

export const adversary2Faults: readonly Fault[] = [
  fault(
    'adv2-store-deleted-by-name',
    'workspace.data-store.delete.only-that',
    'x',
    deletedByName(op.createStore, op.deleteStore, op.getStore, 'dataStoreId', 'Data store not found'),
  ),
  fault(
    'adv2-entry-deleted-by-name',
    'workspace.entry.delete.only-that',
    'x',
    deletedByName(op.createEntry, op.deleteEntry, op.getEntry, 'entryId', 'File system entry not found'),
  ),
  fault('adv2-entry-name-elsewhere', 'workspace.entry.create.same-name-elsewhere', 'x', takenElsewhere()),
  fault('adv2-admin-of-one', 'workspace.member.update.filespace-admin', 'x', {
    members: {
      filespaceIds: (value) =>
        statedWorkspace.members.filespaceIds(value) && !(Array.isArray(value) && value.length > 1),
    },
  }),
  fault('adv2-same-role', 'workspace.member.update.standard', 'x', refusesSameRole()),
  fault(
    'adv2-customer-block-size-default',
    'workspace.filespace.create.block-size.accepted',
    'x',
    answered(op.createFilespace, (answer, request) =>
      sent(request).storageOwner === 'customer' && sent(request).blockSize !== undefined
        ? failed(answer, 400, 'no')
        : answer,
    ),
  ),
  fault(
    'adv2-members-joined',
    'workspace.member.list.once',
    'x',
    joined(
      op.listMembers,
      op.changeMember,
      (request) => request.params.memberId ?? '',
      (request) => {
        const { filespaceIds } = sent(request);
        return Array.isArray(filespaceIds) ? filespaceIds.length : 0;
      },
    ),
  ),
  fault(
    'adv2-filespaces-joined',
    'workspace.filespace.list.once',
    'x',
    joined(
      op.listFilespaces,
      op.createStore,
      (request) => request.params.filespaceId ?? '',
      () => 1,
    ),
  ),
  fault('adv2-stores-joined', 'workspace.data-store.list.once', 'x', {
    ...answered(op.listStores, (answer) => ({
      ...answer,
      body: itemsOf(answer.body).flatMap((item) => (item.name === 'linked' ? [item, item, item] : [item])),
    })),
  }),
  fault(
    'adv2-account-name-pattern',
    'workspace.service-account.create.status',
    'x',
    accountName((name) => /^[\w-]+$/u.test(name)),
  ),
  fault(
    'adv2-account-name-letters',
    'workspace.service-account.create.status',
    'x',
    accountName((name) => /^[\x20-\x7e]+$/u.test(name)),
  ),
  fault(
    'adv2-account-name-long',
    'workspace.service-account.create.status',
    'x',
    accountName((name) => name.length <= 32),
  ),
  fault('adv2-type-case', 'workspace.entry.create.type.unknown', 'x', {
    entries: { create: { type: (value) => String(value).toLowerCase() === 'dir' } },
  }),
  fault('adv2-kind-case', 'workspace.data-store.create.kind.unknown', 'x', {
    dataStores: {
      create: { kindSupported: (kind) => ['s3datastore', 'httplinkdatastore'].includes(kind.toLowerCase()) },
    },
  }),
  fault('adv2-owner-case', 'workspace.filespace.create.owner.unknown', 'x', {
    filespaces: {
      create: { ownerRead: (value) => (typeof value === 'string' ? value.toLowerCase() : value), storageOwner },
    },
  }),
  fault('adv2-provider-case', 'workspace.filespace.create.provider.vendor-other', 'x', {
    filespaces: {
      create: {
        providerFitsOwner: (choice) => providerFitsOwner(choice) || choice.storageProvider.toLowerCase() === 'storagea',
      },
    },
  }),
  fault('adv2-dangling-admin', 'workspace.filespace.delete.only-that', 'x', danglingAdmins()),
  fault('adv2-account-takes-along', 'workspace.service-account.delete.only-that', 'x', byMaker('on deletion')),
  fault('adv2-made-for-itself', 'workspace.service-account.create.token-workspace', 'x', byMaker('to others')),
  fault('adv2-empty-segments', 'workspace.entry.get.malformed-id', 'x', {
    entries: { idWellFormed: (_op, id) => /^\d+:+\d+$/u.test(id) },
  }),
];
