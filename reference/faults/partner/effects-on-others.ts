import type { Answer, ApiRequest, Operation } from '../../core/exchange.ts';
import { bodyOf, objectOf } from '../../core/json.ts';
import { partnerBug as bug, type Fault, faultsOf } from '../types.ts';
import type { Stated } from './changes.ts';
import { op } from './operations.ts';

/** What a write, or one that is refused, does to others than it is about. */
export const othersFaults: readonly Fault[] = faultsOf({
  'partner.client.delete.only-that': {
    'bystander-client-of-the-same-name': bug(
      'Deleting a client deletes those of its name, whoever has them.',
      namesakesDeleted(),
    ),
    'bystander-members-of-longer-names': bug(
      'What is kept of a client is dropped with all whose names begin with its own.',
      emptiedByName(op.getMember, (name, deleted) => name !== deleted && name.startsWith(deleted)),
    ),
    'bystander-owner-of-a-namesake': bug(
      'Who owns a client is kept by its name, and dropped with it, whoever else has a client of that name.',
      emptiedByName(op.getOwner, (name, deleted) => name === deleted),
    ),
    'bystander-owners-of-others': bug(
      'When a client is deleted, all clients lose their owners.',
      after({ at: op.deleteClient, status: 204, marks: 'everything' }, op.getOwner, 200, absent),
    ),
    'bystander-owners-who-own-several': bug(
      'When a client is deleted, its owner is the owner of no other one, either.',
      ownedByNobody(),
    ),
    'bystander-members-of-others': bug(
      'When a client is deleted, all lists of members are emptied.',
      after({ at: op.deleteClient, status: 204, marks: 'everything' }, op.listMembers, 200, emptied),
    ),
    'bystander-usage-of-others': bug(
      'When a client with a workspace is deleted, the usage of every other one is dropped.',
      usageDropped(),
    ),
  },
  'partner.ownership.foreign-delete': {
    'bystander-members-of-a-foreign-deletion': bug(
      'A deletion by another partner drops the members before it is refused.',
      after({ at: op.deleteClient, status: 404, marks: 'its client' }, op.getMember, 200, absent),
    ),
  },
  'partner.auth.rejected-delete': {
    'bystander-members-of-a-deletion-by-a-stranger': bug(
      'A deletion with a bad key drops the members before it is refused.',
      after({ at: op.deleteClient, status: 401, marks: 'its client' }, op.getMember, 200, absent),
    ),
  },
  'partner.client.delete.constraint-unchanged': {
    'bystander-filespaces-of-a-refused-deletion': bug(
      'A deletion drops the filespaces before it is refused.',
      after({ at: op.deleteClient, status: 400, marks: 'its client' }, op.listFilespaces, 200, emptied),
    ),
    'bystander-new-members-of-a-refused-deletion': bug(
      'A client whose deletion was refused takes no more members.',
      after({ at: op.deleteClient, status: 400, marks: 'its client' }, op.addMember, 201, absent),
    ),
    'bystander-owner-of-a-refused-deletion': bug(
      'A deletion drops the owner before it is refused.',
      after({ at: op.deleteClient, status: 400, marks: 'its client' }, op.getOwner, 200, absent),
    ),
    'bystander-usage-of-a-refused-deletion': bug(
      'A deletion drops the usage before it is refused.',
      after({ at: op.deleteClient, status: 400, marks: 'its client' }, op.clientUsage, 200, withoutUsage),
    ),
    'bystander-members-usage-of-a-refused-deletion': bug(
      'A deletion drops the usage of members before it is refused.',
      after({ at: op.deleteClient, status: 400, marks: 'its client' }, op.membersUsage, 200, withoutRecords),
    ),
  },
  'partner.member.owner.removal-refused-unchanged': {
    'bystander-members-of-a-refused-removal': bug(
      'The refused removal of an owner removes all others.',
      after({ at: op.removeMember, status: 400, marks: 'its client' }, op.listMembers, 200, (answer) => ({
        ...answer,
        body: { data: recordsOf(answer).filter(({ isOwner }) => isOwner) },
      })),
    ),
    'bystander-status-of-a-refused-removal': bug(
      'An owner whose removal is refused is active from then on.',
      after({ at: op.removeMember, status: 400, marks: 'its client' }, op.getMember, 200, activated),
    ),
  },
  'partner.ownership.foreign-member-remove': {
    'bystander-address-at-another-partner': bug(
      'Who is removed from a client is removed from those of all other partners.',
      removedEverywhere(),
    ),
  },
  'partner.member.owner.first': {
    'bystander-owner-known-elsewhere': bug(
      'Who is a member at another partner owns no client to which it comes first.',
      knownElsewhere(),
    ),
  },
  'partner.member.remove.only-that': {
    'bystander-address-with-a-tag': bug(
      'Who is removed goes with everybody whose address is the same but for what follows a plus.',
      removedWithTags(),
    ),
    'bystander-address-that-goes-on': bug(
      'Who is removed goes with everybody of the client whose address begins with theirs.',
      removedWith((removed, { clientId, email }) => removed.clientId === clientId && email.startsWith(removed.email)),
    ),
    'bystander-status-of-a-removal': bug(
      'When somebody is removed, the others are active from then on.',
      after({ at: op.removeMember, status: 204, marks: 'its client' }, op.getMember, 200, activated),
    ),
    'bystander-status-of-the-active-at-a-removal': bug(
      'When somebody is removed, those who had signed in are new again in the list.',
      after({ at: op.removeMember, status: 204, marks: 'its client' }, op.listMembers, 200, renewed),
    ),
  },
  'partner.member.add.duplicate-unchanged': {
    'bystander-status-of-a-duplicate': bug(
      'Who is added again is listed as active, though the add is refused.',
      after({ at: op.addMember, status: 400, marks: 'its client' }, op.listMembers, 200, (answer) => ({
        ...answer,
        body: { data: recordsOf(answer).map((record) => ({ ...record, status: 'active' })) },
      })),
    ),
  },
  'partner.member.status-filter.invalid': {
    'bystander-list-after-a-refused-one': bug(
      'After a status that is none, lists of members are empty.',
      after({ at: op.listMembers, status: 400, marks: 'its client' }, op.listMembers, 200, emptied),
    ),
  },
});

interface Trigger {
  readonly at: Operation;
  readonly status: number;
  /** What is harmed: the client that the request names, or all of them. */
  readonly marks: 'its client' | 'everything';
}

/** Once something was answered, another operation answers differently about what is harmed. */
function after(trigger: Trigger, at: Operation, status: number, harm: (answer: Answer) => Answer): Stated {
  const clients = new Set<string>();
  const marked = new Set<string>();
  const finish = (operation: Operation, answer: Answer, { params: { clientId = '' } }: ApiRequest): Answer => {
    clients.add(clientId);
    if (operation === trigger.at && answer.status === trigger.status) {
      for (const each of trigger.marks === 'everything' ? clients : [clientId]) marked.add(each);
      return answer;
    }
    return operation === at && answer.status === status && marked.has(clientId) ? harm(answer) : answer;
  };
  return { answer: { finish } };
}

function namesakesDeleted(): Stated {
  const names = new Map<string, unknown>();
  const deleted = new Set<unknown>();
  const finish = (operation: Operation, answer: Answer, request: ApiRequest): Answer => {
    const { clientId = '' } = request.params;
    if (operation === op.createClient && answer.status === 201) {
      names.set(String(objectOf(answer.body).id), bodyOf(request).name);
    }
    if (operation === op.deleteClient && answer.status === 204) deleted.add(names.get(clientId));
    const isGone = names.has(clientId) && deleted.has(names.get(clientId));
    return operation === op.getClient && answer.status === 200 && isGone ? absent() : answer;
  };
  return { answer: { finish } };
}

/** Whoever owned a deleted client, as the first who was added to it, owns none. */
function ownedByNobody(): Stated {
  const owners = new Map<string, unknown>();
  const released = new Set<unknown>();
  const finish = (operation: Operation, answer: Answer, request: ApiRequest): Answer => {
    const { clientId = '' } = request.params;
    if (operation === op.addMember && answer.status === 201 && !owners.has(clientId)) {
      owners.set(clientId, bodyOf(request).email);
    }
    if (operation === op.deleteClient && answer.status === 204) released.add(owners.get(clientId));
    const isLost = owners.has(clientId) && released.has(owners.get(clientId));
    return operation === op.getOwner && answer.status === 200 && isLost ? absent() : answer;
  };
  return { answer: { finish } };
}

interface Membership {
  readonly clientId: string;
  readonly accountId: string;
  readonly email: string;
  readonly key: string | null;
}

/** Tells of every member who was added, and whether it is gone with one that was removed. */
function removedWith(isSame: (removed: Membership, member: Membership) => boolean): Stated {
  const members: Membership[] = [];
  const removed: Membership[] = [];
  const finish = (operation: Operation, answer: Answer, request: ApiRequest): Answer => {
    const { clientId = '', accountId } = request.params;
    const key = request.headers.get('authorization');
    if (operation === op.addMember && answer.status === 201) {
      const record = objectOf(answer.body);
      members.push({ clientId, accountId: String(record.accountId), email: String(bodyOf(request).email), key });
    }
    const member = members.findLast((each) => each.clientId === clientId && each.accountId === accountId);
    if (member === undefined) return answer;
    if (operation === op.removeMember && answer.status === 204) removed.push(member);
    const isLost = removed.some((one) => one !== member && isSame(one, member));
    return operation === op.getMember && answer.status === 200 && isLost ? absent() : answer;
  };
  return { answer: { finish } };
}

function removedEverywhere(): Stated {
  return removedWith((removed, { email, key }) => removed.email === email && removed.key !== key);
}

function removedWithTags(): Stated {
  const plain = (email: string): string => email.replace(/\+[^@]*/, '');
  return removedWith(
    (removed, { clientId, email }) => removed.clientId === clientId && plain(removed.email) === plain(email),
  );
}

function knownElsewhere(): Stated {
  const keys = new Map<unknown, string | null>();
  const first = new Map<string, unknown>();
  const finish = (operation: Operation, answer: Answer, request: ApiRequest): Answer => {
    const { clientId = '' } = request.params;
    const key = request.headers.get('authorization');
    if (operation === op.addMember && answer.status === 201) {
      const { email } = bodyOf(request);
      if (!first.has(clientId)) first.set(clientId, email);
      if (!keys.has(email)) keys.set(email, key);
    }
    const owner = first.get(clientId);
    const isKnown = keys.has(owner) && keys.get(owner) !== key;
    return operation === op.getOwner && answer.status === 200 && isKnown ? absent() : answer;
  };
  return { answer: { finish } };
}

function usageDropped(): Stated {
  const inhabited = new Set<string>();
  let isDropped = false;
  const finish = (operation: Operation, answer: Answer, { params: { clientId = '' } }: ApiRequest): Answer => {
    if (operation === op.listWorkspaces && recordsOf(answer).length > 0) inhabited.add(clientId);
    if (operation === op.deleteClient && answer.status === 204 && inhabited.has(clientId)) isDropped = true;
    return operation === op.clientUsage && answer.status === 200 && isDropped ? withoutUsage(answer) : answer;
  };
  return { answer: { finish } };
}

function emptiedByName(read: Operation, isLike: (name: string, deleted: string) => boolean): Stated {
  const names = new Map<string, string>();
  const deleted = new Set<string>();
  const finish = (operation: Operation, answer: Answer, request: ApiRequest): Answer => {
    const { clientId = '' } = request.params;
    const name = names.get(clientId);
    if (operation === op.createClient && answer.status === 201) {
      names.set(String(objectOf(answer.body).id), String(bodyOf(request).name));
    }
    if (operation === op.deleteClient && answer.status === 204 && name !== undefined) deleted.add(name);
    const isLost = name !== undefined && [...deleted].some((other) => isLike(name, other));
    return operation === read && answer.status === 200 && isLost ? absent() : answer;
  };
  return { answer: { finish } };
}

function absent(): Answer {
  return { status: 404, body: { error: { type: 'not_found', message: 'It is not there' } } };
}

function emptied(answer: Answer): Answer {
  return { ...answer, body: { ...objectOf(answer.body), data: [] } };
}

function withoutUsage(answer: Answer): Answer {
  return { ...answer, body: { ...objectOf(answer.body), items: [] } };
}

function activated(answer: Answer): Answer {
  return { ...answer, body: { ...objectOf(answer.body), status: 'active' } };
}

function withoutRecords(answer: Answer): Answer {
  return { ...answer, body: { ...objectOf(answer.body), data: [] } };
}

function renewed(answer: Answer): Answer {
  return { ...answer, body: { data: recordsOf(answer).map((record) => ({ ...record, status: 'new' })) } };
}

function recordsOf(answer: Answer): Record<string, unknown>[] {
  const { data } = objectOf(answer.body);
  return Array.isArray(data) ? data.map(objectOf) : [];
}
