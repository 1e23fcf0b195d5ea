import { setTimeout as delay } from 'node:timers/promises';
import type { Operation } from '../../core/exchange.ts';
import { bodyOf, objectOf } from '../../core/json.ts';
import type { MemberRecord } from '../../partner/records.ts';
import { transport } from '../../policy/around.ts';
import { type MemberInput, members } from '../../policy/stated/partner/members.ts';
import { type Bug, partnerBug as bug, type Fault, faultsOf } from '../types.ts';
import { mixedUp, type Stated, withBody, withCode, withStatus } from './changes.ts';
import { op } from './operations.ts';

/** The owner among the members. */
export const ownerFaults: readonly Fault[] = faultsOf({
  'partner.member.owner.status': {
    'owner-203': bug('Get owner answers 203.', withStatus({ at: op.getOwner }, 203)),
    'owner-with-a-plus-unknown': bug('An owner whose address has a plus sign is looked for with a space.', {
      members: { owner: (_operation, all) => all().find(({ isOwner, email }) => isOwner && !email.includes('+')) },
    }),
  },
  'partner.member.owner.signed-in': {
    'owner-who-signed-in-is-none': bug('The owner is looked for among the members who are new.', {
      members: { owner: (_operation, all) => all().find((member) => member.isOwner && member.status === 'new') },
    }),
  },
  'partner.member.owner.first': {
    'owner-is-the-last': bug('Whoever was added last is the owner.', {
      members: { owner: (_operation, all) => all().at(-1) },
    }),
    'owner-of-the-read-before': bug('Get owner answers the owner that was read before.', mixedUp(op.getOwner)),
    'owner-reckoned-anew-after-a-while': bug('Ten seconds after it was added the owner is found by the alphabet.', {
      members: {
        owner: (operation, all) => {
          const owner = members.owner(operation, all);
          const isSettled = owner?.status === 'new' && Date.now() - owner.createdAt > 10_000;
          const byId = (one: MemberRecord, other: MemberRecord): number => (one.accountId < other.accountId ? -1 : 1);
          return isSettled ? all().toSorted(byId)[0] : owner;
        },
      },
    }),
    'owner-is-the-second': bug('The second member becomes the owner.', {
      members: {
        becomesOwner: (_operation, { others }) => others <= 1,
        owner: (_operation, all) =>
          all()
            .filter((member) => member.isOwner)
            .at(-1),
      },
    }),
    'member-of-two-clients-owns-one': bug('Who is a member of another client already does not become the owner.', {
      members: { stored: ownerOnce() },
    }),
    'owner-of-two-clients-owns-one': bug('Who owns a client, or has owned one, becomes the owner of no other.', {
      members: { stored: ownerOnce(({ isOwner }) => isOwner) },
    }),
    'corner-two-owners': bug('Members that are added at once to an empty client are all its owners.', manyOwners()),
  },
  'partner.member.owner.stays': {
    'owner-changes-with-the-third': bug('As soon as there are three members, the second one is the owner.', {
      members: { owner: (_operation, all) => (all().length > 2 ? all()[1] : all()[0]) },
    }),
    'owner-lost-with-a-namesake': bug(
      'Who is removed from one client owns no other one any more.',
      lostWithNamesakes(),
    ),
  },
  'partner.member.owner.none': {
    'owner-of-nobody-empty': bug(
      'The owner of a client without members is 400.',
      withStatus({ at: op.getOwner, status: 404 }, 400),
    ),
  },
  'partner.member.owner.listed': {
    'owner-not-listed': bug('The list of members leaves the owner out.', {
      list: {
        rows: (operation, rows) =>
          operation === op.listMembers ? rows.filter((row) => objectOf(row).is_owner !== 1) : rows,
      },
    }),
  },
  'partner.member.owner.starts-new': {
    'owner-starts-active': bug('An owner is active at once.', {
      members: { stored: (_operation, input) => (input.isOwner ? { ...input, status: 'active' } : input) },
    }),
    'owner-shown-as-active': bug(
      'Get owner shows every owner as active.',
      withBody({ at: op.getOwner }, (body) => ({ ...body, status: 'active' })),
    ),
  },
  'partner.member.owner.removal-refused': {
    'owner-removed': bug('The owner can be removed.', { members: { mayBeRemoved: () => true } }),
    'owner-removed-by-two-at-once': removedByTwo(),
    'owner-removal-409': bug('Removing the owner answers 409.', withStatus({ at: op.removeMember, status: 400 }, 409)),
  },
  'partner.member.owner.removal-refused-code': {
    'owner-removal-other-code': bug(
      'The code of owner-removal is partnerOrganization.member.removeowner.',
      withCode('owner-removal', 'partnerOrganization.member.removeowner'),
    ),
  },
  'partner.member.owner.removal-refused-unchanged': {
    'owner-removed-all-the-same': bug('A refused removal removes the owner all the same.', {
      deletion: { removesRefused: (operation) => operation === op.removeMember },
    }),
  },
});

/** The look for the owner passes over what another removal has locked. */
function removedByTwo(): Bug {
  const underWay = new Map<string, number>();
  const locked = new Set<string>();
  const count = (id: string, by: number): number => {
    const left = (underWay.get(id) ?? 0) + by;
    underWay.set(id, left);
    return left;
  };
  return {
    story: 'Of several removals of an owner at one moment one goes through.',
    override: {
      stated: {
        partner: {
          members: {
            mayBeRemoved: (operation, member) =>
              locked.has(member.accountId) || members.mayBeRemoved(operation, member),
          },
        },
      },
      ...transport({
        beforeEach: async ({ request: { operation, params } }) => {
          const { accountId } = params;
          if (operation !== op.removeMember || accountId === undefined) return undefined;
          if (count(accountId, 1) > 1) locked.add(accountId);
          await delay(20);
          return undefined;
        },
        afterEach: ({ request: { operation, params }, answer }) => {
          const { accountId } = params;
          if (operation !== op.removeMember || accountId === undefined) return answer;
          if (count(accountId, -1) === 0) locked.delete(accountId);
          return answer;
        },
      }),
    },
  };
}

function lostWithNamesakes(): Stated {
  const emails = new Map<string, unknown>();
  const owners = new Map<string | undefined, unknown>();
  const removed = new Set<unknown>();
  return {
    answer: {
      finish: (operation, answer, request) => {
        const { clientId, accountId } = request.params;
        if (operation === op.addMember && answer.status === 201) {
          const { email } = bodyOf(request);
          emails.set(`${clientId} ${objectOf(answer.body).accountId}`, email);
          if (!owners.has(clientId)) owners.set(clientId, email);
        }
        if (operation === op.removeMember && answer.status === 204) removed.add(emails.get(`${clientId} ${accountId}`));
        const isLost = operation === op.getOwner && answer.status === 200 && removed.has(owners.get(clientId));
        return isLost ? { status: 404, body: { error: { type: 'not_found', message: 'No owner' } } } : answer;
      },
    },
  };
}

function ownerOnce(
  counts: (input: MemberInput) => boolean = () => true,
): (operation: Operation, input: MemberInput) => MemberInput {
  const seen = new Set<string>();
  return (_operation, input) => {
    const isOwner = input.isOwner && !seen.has(input.email);
    if (counts(input)) seen.add(input.email);
    return { ...input, isOwner };
  };
}

function manyOwners(): Stated {
  let first = 0;
  return {
    members: {
      becomesOwner: (_operation, { others }) => {
        if (others === 0) first = Date.now();
        return others === 0 || (others < 3 && Date.now() - first < 3);
      },
    },
  };
}
