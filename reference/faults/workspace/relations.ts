/** Bugs of services that find, join or delete by something else than the id. */

import type { Answer, ApiRequest } from '../../core/exchange.ts';
import type { Json } from '../../core/json.ts';
import type { WorkspaceOperation } from '../../policy/stated/workspace/operations.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { filteredByBeginning, idOf, shelves, takingLongerNames } from './memory.ts';
import {
  answered,
  type Change,
  itemsOf,
  listed,
  memberShown,
  op,
  recordOf,
  sent,
  successes,
  textPart,
  token,
  withData,
} from './support.ts';

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

/** A list joins what belongs to its records, and shows them as often. */
/** The index of names has the name of the parent for its id. */
function takenInNamesake(): Change {
  const names = new Map<unknown, unknown>();
  const taken = new Map<string, unknown>();
  return successes((operation, answer, request) => {
    if (operation === op.deleteEntry)
      for (const [place, id] of taken) if (id === request.params.entryId) taken.delete(place);
    if (operation !== op.createEntry) return answer;
    const { parentId, name } = sent(request);
    const place = JSON.stringify([request.path, names.get(parentId) ?? parentId, name]);
    if (taken.has(place)) return failed(answer, 400, 'File system entry already exists');
    const { id } = recordOf(answer);
    names.set(id, name);
    taken.set(place, id);
    return answer;
  });
}

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

/** What is named like something in a deleted filespace goes with it, wherever it is. */
function goneWithNamesakes(create: WorkspaceOperation, read: WorkspaceOperation, parameter: string): Change {
  const made: { filespaceId: string; id: string; name: string }[] = [];
  const gone = new Set<string>();
  return successes((asked, answer, request) => {
    const { filespaceId = '' } = request.params;
    if (asked === create) {
      const record = recordOf(answer);
      made.push({ filespaceId, id: idOf(record), name: textPart(record, 'name') });
    }
    if (asked === op.deleteFilespace) {
      const names = made.filter((each) => each.filespaceId === filespaceId).map(({ name }) => name);
      for (const each of made) if (names.includes(each.name)) gone.add(`${each.filespaceId} ${each.id}`);
    }
    const isGone = asked === read && gone.has(`${filespaceId} ${request.params[parameter]}`);
    return isGone ? failed(answer, 404, 'Resource not found or user has no access privilege') : answer;
  });
}

/** Whose role was changed before the last member was added has the role standard again. */
function rolesReset(): Change {
  const changed = new Set<unknown>();
  const reset = new Set<unknown>();
  return {
    ...successes((asked, answer, { params }) => {
      if (asked === op.changeMember) {
        changed.add(params.memberId);
        reset.delete(params.memberId);
      }
      if (asked === op.addMember) for (const id of changed) reset.add(id);
      return answer;
    }),
    ...memberShown(
      (shown, { id }) => (reset.has(id) ? { ...shown, role: 'standard' } : shown),
      op.getMember,
      op.listMembers,
    ),
  };
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

export const relationFaults: readonly Fault[] = faultsOf({
  'workspace.data-store.delete.only-that': {
    'data-store-deletion-takes-longer-names': bug(
      'A data store is deleted with all whose names begin with its own.',
      takingLongerNames(shelves.dataStores, 'Data store not found'),
    ),
    'data-store-deleted-by-name': bug(
      'A deletion takes the data stores of that name in every filespace.',
      deletedByName(op.createStore, op.deleteStore, op.getStore, 'dataStoreId', 'Data store not found'),
    ),
  },
  'workspace.entry.delete.only-that': {
    'entry-deletion-takes-longer-names': bug(
      'A directory is deleted with all whose paths begin with its own.',
      takingLongerNames(shelves.entries, 'File system entry not found'),
    ),
    'entry-deleted-by-name': bug(
      'A deletion takes the directories of that name in every filespace.',
      deletedByName(op.createEntry, op.deleteEntry, op.getEntry, 'entryId', 'File system entry not found'),
    ),
  },
  'workspace.read-after-write': {
    'data-store-filter-by-beginning': bug(
      'The name filter finds the oldest data store whose name begins with it, and nothing else.',
      filteredByBeginning(shelves.dataStores, 'name'),
    ),
    'member-add-resets-roles': bug('Adding a member gives the others the role of an added one.', rolesReset()),
  },
  'workspace.entry.create.same-name-elsewhere': {
    'entry-name-taken-elsewhere': bug('A name is taken when another filespace has it.', takenElsewhere()),
    'entry-name-taken-in-a-namesake': bug(
      'A name is taken when a directory that is called like the parent has it.',
      takenInNamesake(),
    ),
  },
  'workspace.member.update.filespace-admin': {
    'member-admin-of-one-filespace': bug('Nobody administers more than one filespace.', {
      members: {
        filespaceIds: (value) =>
          statedWorkspace.members.filespaceIds(value) && !(Array.isArray(value) && value.length > 1),
      },
    }),
  },
  'workspace.filespace.create.block-size.accepted': {
    'customer-storage-no-block-size': bug(
      'No block size can be chosen for storage of the customer.',
      answered(op.createFilespace, (answer, request) =>
        sent(request).storageOwner === 'customer' && sent(request).blockSize !== undefined
          ? failed(answer, 400, 'no')
          : answer,
      ),
    ),
  },
  'workspace.member.list.once': {
    'member-listed-for-each-filespace': bug(
      'Administrators stand in the list once for each of their filespaces.',
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
  },
  'workspace.filespace.list.once': {
    'filespace-listed-for-each-store': bug(
      'Filespaces stand in the list once for each of their data stores.',
      joined(
        op.listFilespaces,
        op.createStore,
        (request) => request.params.filespaceId ?? '',
        () => 1,
      ),
    ),
  },
  'workspace.data-store.list.once': {
    'data-store-listed-for-each-file': bug('Data stores stand in the list once for each linked file.', {
      ...answered(op.listStores, (answer) => ({
        ...answer,
        body: itemsOf(answer.body).flatMap((item) => (item.name === 'linked' ? [item, item, item] : [item])),
      })),
    }),
  },
  'workspace.service-account.list.once': {
    'account-list-twice': bug(
      'The newest service account stands in the list twice after a join.',
      listed(op.listAccounts, (items) => [...items, ...items.slice(-1)]),
    ),
    'account-list-twice-of-one': bug(
      'Where there is but one service account, it stands in the list twice.',
      listed(op.listAccounts, (items) => (items.length === 1 ? [...items, ...items] : items)),
    ),
  },
  'workspace.service-account.create.name.forms': {
    'account-name-without-spaces': bug(
      'Names of service accounts have no spaces.',
      accountName((name) => /^[\w-]+$/u.test(name)),
    ),
    'account-name-ascii-only': bug(
      'Names of service accounts are plain ASCII.',
      accountName((name) => /^[\x20-\x7e]+$/u.test(name)),
    ),
  },
  'workspace.filespace.delete.only-that': {
    'filespace-deletion-takes-longer-names': bug(
      'With a filespace goes all whose keys in the storage begin with its name.',
      takingLongerNames(shelves.filespaces, 'Resource not found or user has no access privilege'),
    ),
    'filespace-deletion-loses-admins': bug(
      'Who administered a deleted filespace cannot be read any more.',
      danglingAdmins(),
    ),
    'filespace-deletion-takes-directories': bug(
      'The directories of a deleted filespace are removed by their names, in all filespaces.',
      goneWithNamesakes(op.createEntry, op.getEntry, 'entryId'),
    ),
    'filespace-deletion-takes-stores': bug(
      'The data stores of a deleted filespace are removed by their names, in all filespaces.',
      goneWithNamesakes(op.createStore, op.getStore, 'dataStoreId'),
    ),
  },
  'workspace.service-account.delete.only-that': {
    'account-deletion-takes-longer-names': bug(
      'A service account is deleted with all whose names begin with its own.',
      takingLongerNames(shelves.serviceAccounts, 'Resource not found or user has no access privilege'),
    ),
    'account-deletion-takes-works': bug('What a service account has made goes with it.', byMaker('on deletion')),
  },
  'workspace.service-account.create.token-workspace': {
    'account-works-for-itself': bug('What a service account has made is hidden from the others.', byMaker('to others')),
  },
  'workspace.entry.get.malformed-id': {
    'entry-id-several-colons': bug('The parts of an id may be several colons apart.', {
      entries: { idWellFormed: (_op, id) => /^\d+:+\d+$/u.test(id) },
    }),
  },
});
