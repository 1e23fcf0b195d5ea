import { run } from '../../core/database.ts';
import type { Answer, Operation } from '../../core/exchange.ts';
import { bodyOf, objectOf } from '../../core/json.ts';
import { transport } from '../../policy/around.ts';
import { members } from '../../policy/stated/partner/members.ts';
import { ownership } from '../../policy/stated/partner/ownership.ts';
import { createdIn } from '../kinds.ts';
import { type Bug, partnerBug as bug, type Fault, faultsOf, partnerFault } from '../types.ts';
import { type Stated, succeeding } from './changes.ts';
import { op } from './operations.ts';

/** Removing members. */
export const memberRemoveFaults: readonly Fault[] = [
  ...faultsOf({
    'partner.member.any-sequence': {
      'member-added-after-a-removal-is-active': bug(
        'Whoever is added to a client after a removal is active at once.',
        activeAfterRemoval(),
      ),
    },
    'partner.member.owner.removal-refused-unchanged': {
      'member-owner-removed-by-word': bug('A removal of owner, as if that were an id, removes the owner.', byWord()),
      'member-owner-removed-by-escape': removedByEscape(),
      'member-owner-removed-in-capitals': removedInCapitals(),
    },
    'partner.member.remove.status': {
      'member-removed-200': bug('Remove member answers 200.', succeeding(op.removeMember, 200)),
      'member-removed-of-the-newest': removedOfNewest(),
      'member-removals-of-nobody-counted': bug(
        'Whoever is added when the count of members is at none is an owner; removals of nobody count as well.',
        countedDown(),
      ),
    },
    'partner.member.remove.gone': {
      'member-not-removed': bug('Remove member answers 204 and does nothing.', {
        deletion: { removes: (_operation, kind) => kind !== 'member' },
      }),
      'removed-member-back-with-another-client': bug(
        'A removed member is back when the address is added to another client.',
        backWithOthers(),
      ),
    },
    'partner.member.remove.only-that': {
      'member-removed-by-a-pattern': bug(
        'An underscore in the address of who is removed stands for any character.',
        removesLike((user, other) => new RegExp(`^${user.replaceAll('.', '\\.').replaceAll('_', '.')}$`).test(other)),
      ),
      'member-removed-with-the-newest': bug(
        'Removing a member hides those that were added to the client after it.',
        removesOthers(),
      ),
      'corner-removed-everywhere': bug('Removing a member removes its address from every client.', removedEverywhere()),
    },
    'partner.read-after-write': {
      'member-removed-with-longer-addresses': bug(
        'Removing a member hides those of the client whose addresses begin like its own.',
        removesLike((user, other) => other.startsWith(user)),
      ),
    },
    'partner.member.remove.twice': {
      'gone-member-taken-for-the-owner': bug(
        'Where nobody but the owner is left, whoever is to be removed is taken for the owner.',
        takenForOwner(),
      ),
    },
    'partner.member.remove.add-again': {
      'member-removed-has-a-home': movedNever(
        op.removeMember,
        'Who was removed from a client can be added to no other.',
      ),
      'member-of-a-deleted-client-has-a-home': movedNever(
        op.deleteClient,
        'Who was in a client that was deleted can be added to no other.',
      ),
      'member-removed-never-again': bug('The address of a removed member stays taken.', neverAgain()),
      'member-removed-in-capitals': bug(
        'The address of a removed member stays taken where it was written with a capital.',
        neverAgain((email) => /[A-Z]/.test(email)),
      ),
    },
  }),
  seenAfterwards('member-removed-but-readable', 'gone', 'Get member still finds a removed member.', op.getMember),
  seenAfterwards('member-removed-but-listed', 'not-listed', 'Removed members are listed.', op.listMembers),
  seenAfterwards('member-removed-twice', 'twice', 'A member can be removed again and again.', op.removeMember),
];

/** The owner is guarded by the path as it is written. */
function removedByEscape(): Bug {
  let isEscaped = false;
  return {
    story: 'An owner whose id is written with an escape can be removed.',
    override: {
      stated: {
        partner: {
          members: { mayBeRemoved: (operation, member) => isEscaped || members.mayBeRemoved(operation, member) },
        },
      },
      ...transport({
        beforeEach: ({ request: { operation, path } }) => {
          if (operation === op.removeMember) isEscaped = /%[0-9a-f]{2}[^/]*$/i.test(path);
          return undefined;
        },
      }),
    },
  };
}

/** Ids are looked up in any case, and the owner is known by the text of its id. */
function removedInCapitals(): Bug {
  return {
    story: 'An owner whose id is written in capitals can be removed.',
    override: transport({
      beforeEach: ({ request: { operation, params, headers }, db }) => {
        const { clientId = '', accountId = '' } = params;
        const id = accountId.toLowerCase();
        if (operation !== op.removeMember || id === accountId || !headers.has('authorization')) return undefined;
        const removed = run(db, 'DELETE FROM client_members WHERE client_id = ? AND id = ?', clientId, id);
        return removed > 0 ? { status: 204 } : undefined;
      },
    }),
  };
}

/** Who is to be removed is looked for among the newest hundred of the client. */
function removedOfNewest(): Bug {
  const added = new Map<string, string[]>();
  const missing = { status: 404, body: { error: { type: 'not_found', message: 'Not found' } } };
  return {
    story: 'Of the members of a client only the newest hundred can be removed.',
    override: transport({
      beforeEach: ({ request: { operation, params } }) => {
        const { clientId = '', accountId = '' } = params;
        const older = added.get(clientId)?.slice(0, -100) ?? [];
        return operation === op.removeMember && older.includes(accountId) ? missing : undefined;
      },
      afterEach: ({ request: { operation, params }, answer }) => {
        const { clientId = '' } = params;
        const id = operation === op.addMember ? createdIn(answer) : null;
        if (id !== null) added.set(clientId, [...(added.get(clientId) ?? []), id]);
        return answer;
      },
    }),
  };
}

function seenAfterwards(id: string, rule: string, story: string, at: (typeof op)[keyof typeof op]): Fault {
  return partnerFault(id, `partner.member.remove.${rule}`, story, {
    deletion: { visibleAfterwards: (kind) => (kind === 'member' ? [at] : []) },
  });
}

function byWord(): Stated {
  const owners = new Map<string, string>();
  let client = '';
  let meant = '';
  return {
    answer: {
      finish: (operation, answer, { params: { clientId = '' } }) => {
        const { accountId } = objectOf(answer.body);
        const isFirst = operation === op.addMember && answer.status === 201 && !owners.has(clientId);
        if (isFirst && typeof accountId === 'string') owners.set(clientId, accountId);
        return answer;
      },
    },
    ownership: {
      meantId: (operation, kind, text) => {
        if (kind === 'client') client = text;
        meant =
          operation === op.removeMember && kind === 'member' && text === 'owner' ? (owners.get(client) ?? '') : '';
        return meant === '' ? text : meant;
      },
    },
    members: {
      mayBeRemoved: (operation, member) => meant !== '' || members.mayBeRemoved(operation, member),
    },
  };
}

function removesOthers(): Stated {
  const removals = new Map<string, number>();
  return {
    answer: {
      finish: (operation, answer, { params }) => {
        if (operation === op.removeMember && answer.status === 204) removals.set(params.clientId ?? '', Date.now());
        return answer;
      },
    },
    ownership: {
      reachesMember: (operation, facts) =>
        ownership.reachesMember(operation, facts) &&
        (operation !== op.getMember ||
          facts.member.isOwner ||
          facts.member.createdAt > (removals.get(facts.client.id) ?? 0)),
    },
  };
}

function removesLike(isMeant: (user: string, other: string) => boolean): Stated {
  const users = new Map<string, { client: string; user: string }>();
  const lost = new Set<string>();
  return {
    answer: {
      finish: (operation, answer, request) => {
        const { clientId: client = '', accountId = '' } = request.params;
        if (operation === op.addMember && answer.status === 201) {
          const [user = ''] = String(objectOf(request.json()).email).split('@');
          users.set(String(objectOf(answer.body).accountId), { client, user });
        }
        const gone = operation === op.removeMember && answer.status === 204 ? users.get(accountId) : undefined;
        users.delete(gone === undefined ? '' : accountId);
        for (const [id, other] of users)
          if (gone !== undefined && other.client === gone.client && isMeant(gone.user, other.user)) lost.add(id);
        return answer;
      },
    },
    ownership: {
      reachesMember: (operation, facts) =>
        ownership.reachesMember(operation, facts) && (operation !== op.getMember || !lost.has(facts.member.accountId)),
    },
  };
}

function takenForOwner(): Stated {
  const teams = new Map<string, number>();
  const refusal = { errorCode: 'partnerOrganization.member.removeOwner', message: 'The owner cannot be removed' };
  return {
    answer: {
      finish: (operation, answer, { params: { clientId = '' } }) => {
        const size = teams.get(clientId) ?? 0;
        if (operation === op.addMember && answer.status === 201) teams.set(clientId, size + 1);
        if (operation === op.removeMember && answer.status === 204) teams.set(clientId, size - 1);
        const isMistaken = operation === op.removeMember && answer.status === 404 && size === 1;
        return isMistaken ? { ...answer, status: 400, body: refusal } : answer;
      },
    },
  };
}

function countedDown(): Stated {
  const counts = new Map<string, number>();
  const owners = new Set<unknown>();
  const refusal = { errorCode: 'partnerOrganization.member.removeOwner', message: 'The owner cannot be removed' };
  return {
    answer: {
      finish: (operation, answer, { params: { clientId = '', accountId } }) => {
        const count = counts.get(clientId) ?? 0;
        if (operation === op.addMember && answer.status === 201) {
          if (count <= 0) owners.add(objectOf(answer.body).accountId);
          counts.set(clientId, count + 1);
        }
        if (operation !== op.removeMember) return answer;
        counts.set(clientId, count - 1);
        return answer.status === 204 && owners.has(accountId) ? { ...answer, status: 400, body: refusal } : answer;
      },
    },
  };
}

/** An account keeps the client that it was in before. */
function movedNever(left: Operation, story: string): Bug {
  const homes = new Map<unknown, string | undefined>();
  const leavers = new Set<string | undefined>();
  const body = { errorCode: 'partnerOrganization.member.alreadyExists', message: 'The address is taken' };
  return {
    story,
    override: transport({
      beforeEach: ({ request }) => {
        if (request.operation !== op.addMember) return undefined;
        const home = homes.get(bodyOf(request).email);
        const isElsewhere = leavers.has(home) && home !== request.params.clientId;
        return isElsewhere ? { status: 400, body } : undefined;
      },
      afterEach: ({ request, answer }) => {
        const { clientId } = request.params;
        if (request.operation === op.addMember && answer.status === 201) homes.set(bodyOf(request).email, clientId);
        if (request.operation === left && answer.status === 204) leavers.add(clientId);
        return answer;
      },
    }),
  };
}

function neverAgain(isKept: (email: string) => boolean = () => true): Stated {
  const known = new Set<string>();
  return {
    members: {
      stored: (_operation, input) => {
        if (isKept(input.email)) known.add(input.email);
        return input;
      },
      acceptsEmail: (operation, email) => members.acceptsEmail(operation, email) && !known.has(email),
    },
  };
}

/** What was removed is only marked, and the mark goes with whatever makes the address a member. */
function backWithOthers(): Stated {
  const added = new Map<string, { email: unknown; record: Answer }>();
  const removed = new Set<string>();
  return {
    answer: {
      finish: (operation, answer, request) => {
        const { clientId = '', accountId = '' } = request.params;
        const place = `${clientId} ${accountId}`;
        if (operation === op.removeMember && answer.status === 204) removed.add(place);
        if (operation === op.addMember && answer.status === 201) {
          const { email } = bodyOf(request);
          for (const key of removed)
            if (added.get(key)?.email === email && !key.startsWith(clientId)) removed.delete(key);
          added.set(`${clientId} ${objectOf(answer.body).accountId}`, { email, record: { ...answer, status: 200 } });
        }
        const known = operation === op.getMember && answer.status === 404 ? added.get(place) : undefined;
        return known === undefined || removed.has(place) ? answer : known.record;
      },
    },
  };
}

function activeAfterRemoval(): Stated {
  const shrunk = new Set<string | undefined>();
  return {
    answer: {
      finish: (operation, answer, { params }) => {
        if (operation === op.removeMember && answer.status === 204) shrunk.add(params.clientId);
        const isLate = operation === op.addMember && answer.status === 201 && shrunk.has(params.clientId);
        return isLate ? { ...answer, body: { ...objectOf(answer.body), status: 'active' } } : answer;
      },
    },
  };
}

function removedEverywhere(): Stated {
  const emails = new Map<string, string>();
  const gone = new Set<string>();
  return {
    answer: {
      finish: (operation, answer, { params }) => {
        const { accountId, email } = objectOf(answer.body);
        if (operation === op.addMember && answer.status === 201) emails.set(String(accountId), String(email));
        const wanted = emails.get(params.accountId ?? '') ?? '';
        if (operation === op.removeMember && answer.status === 204) gone.add(wanted);
        return operation === op.getMember && gone.has(wanted) ? { ...answer, status: 404 } : answer;
      },
    },
  };
}
