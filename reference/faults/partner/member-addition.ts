import type { Operation } from '../../core/exchange.ts';
import { newUuid } from '../../core/ids.ts';
import { bodyOf, objectOf } from '../../core/json.ts';
import type { MemberRecord } from '../../partner/records.ts';
import { transport } from '../../policy/around.ts';
import { type MemberInput, members } from '../../policy/stated/partner/members.ts';
import { ownership } from '../../policy/stated/partner/ownership.ts';
import { type Bug, partnerBug as bug, type Fault, faultsOf, partnerFault } from '../types.ts';
import { broken, type Stated, withBody, withCode, withStatus } from './changes.ts';
import { op } from './operations.ts';

function lostByName(): Stated {
  const slashed = new Set<unknown>();
  return {
    answer: {
      finish: (operation, answer, { params }) => {
        const { id, name } = objectOf(answer.body);
        if (operation === op.createClient && String(name).includes('/')) slashed.add(id);
        const isLost = operation === op.addMember && slashed.has(params.clientId);
        return isLost ? { status: 404, body: { error: { type: 'not_found', message: 'It is not there' } } } : answer;
      },
    },
  };
}

/** Adding members. */
export const memberAddFaults: readonly Fault[] = [
  ...faultsOf({
    'partner.member.add.status': {
      'member-email-name-taken': bug(
        'An address is taken when another member has the same name at another host.',
        takenAs((email, other) => email.split('@', 1)[0] === other.split('@', 1)[0]),
      ),
      'member-added-to-no-name-with-a-slash': bug(
        'Accounts are asked for by the name of the client, in a path: with a slash in it nothing is found.',
        lostByName(),
      ),
      'member-added-200': bug('Add member answers 200.', withStatus({ at: op.addMember }, 200)),
    },
    'partner.member.add.starts-new': {
      'member-starts-active': bug('An added member is active at once.', { members: { initialStatus: () => 'active' } }),
      'member-answered-as-active': bug(
        'The answer to an add shows the member as active.',
        withBody({ at: op.addMember }, (body) => ({ ...body, status: 'active' })),
      ),
      'member-of-two-clients-starts-active': bug(
        'Who is a member of another client already is active at once.',
        activeElsewhere(),
      ),
    },
    'partner.member.add.echoes-email': {
      'member-email-cut': bug(
        'What follows a plus in an address is dropped.',
        withBody({}, (body) => ('email' in body ? { ...body, email: String(body.email).replace(/^./, 'x') } : body)),
      ),
    },
    'partner.member.add.readable': {
      'member-readable-later': bug('Get member finds a new member after three seconds.', {
        ownership: {
          reachesMember: (operation, facts) =>
            ownership.reachesMember(operation, facts) &&
            (operation !== op.getMember || Date.now() - facts.member.createdAt > 3000),
        },
      }),
    },
    'partner.member.add.listed': {
      'member-listed-later': bug('A new member is listed after three seconds.', {
        list: { visibleAfterMs: (operation) => (operation === op.listMembers ? 3000 : 0) },
      }),
    },
    'partner.member.add.duplicate': {
      'member-again': bug('An address can be added twice.', { members: { isDuplicate: () => false } }),
      'member-plus-again': bug('An address with a plus sign can be added twice.', {
        members: {
          isDuplicate: (_operation, existing) => existing !== undefined && !existing.email.includes('+'),
        },
      }),
      'member-ampersand-again': bug('An address with an ampersand is kept escaped, and looked for as it is.', {
        members: {
          isDuplicate: (_operation, existing) => existing !== undefined && !existing.email.includes('&'),
        },
      }),
      'member-beyond-ascii-again': bug('An address with a letter beyond ASCII is not found by its capitals.', {
        members: {
          isDuplicate: (_operation, existing) => existing !== undefined && !/[\u0080-\uffff]/.test(existing.email),
        },
      }),
      'member-owner-again': bug('The address of the owner can be added again.', {
        members: { isDuplicate: (_operation, existing) => existing !== undefined && !existing.isOwner },
      }),
      'member-active-owner-again': bug('The address of an owner who has signed in can be added again.', {
        members: {
          isDuplicate: (_operation, existing) =>
            existing !== undefined && !(existing.isOwner && existing.status === 'active'),
        },
      }),
      'member-active-again': bug('The address of a member who has signed in can be added again.', {
        members: { isDuplicate: (_operation, existing) => existing !== undefined && existing.status !== 'active' },
      }),
      'member-duplicate-409': bug(
        'An address that is there answers 409.',
        withStatus(
          { at: op.addMember, status: 400, when: (request) => String(bodyOf(request).email).includes('@') },
          409,
        ),
      ),
    },
    'partner.member.add.duplicate-code': {
      'member-duplicate-other-code': bug(
        'The code of member-exists is partnerOrganization.member.exists.',
        withCode('member-exists', 'partnerOrganization.member.exists'),
      ),
      'member-duplicate-without-code': bug(
        'The refusal of a duplicate has no code.',
        withBody({ at: op.addMember, status: 400 }, ({ message }) => ({ message })),
      ),
    },
    'partner.member.add.duplicate-unchanged': {
      'member-duplicate-is-new-again': bug('Whoever is added once more is invited once more, and is new again.', {
        members: { statusAfterRefusal: () => 'new' },
      }),
      'member-duplicate-stored': bug('A refused duplicate is stored all the same.', {
        members: { storesRefused: () => true },
      }),
    },
    'partner.member.add.rejected-unchanged': {
      'member-rejected-stored': bug('A member with a bad address is stored, and then refused.', {
        members: {
          acceptsEmail: () => true,
          stored: (_operation, input) => ({ ...input, email: input.email || 'nobody' }),
        },
        ...withStatus({ at: op.addMember, when: (request) => !String(bodyOf(request).email).includes('@') }, 400),
      }),
    },
    'partner.member.add.email-missing': {
      'member-email-optional': bug('A member needs no address.', {
        members: { requiresEmail: () => false, acceptsEmail: () => true },
      }),
    },
    'partner.member.add.email-wrong-type': {
      'member-email-number': bug('An address may be a number.', {
        members: {
          acceptsEmailType: (_operation, value) => typeof value === 'string' || typeof value === 'number',
          acceptsEmail: () => true,
        },
      }),
      'member-email-array': bug('An address may be an array.', {
        members: {
          acceptsEmailType: (_operation, value) => typeof value === 'string' || Array.isArray(value),
          acceptsEmail: () => true,
        },
      }),
      'member-email-null': bug('An address may be null.', {
        members: {
          acceptsEmailType: (_operation, value) => typeof value === 'string' || value === null,
          acceptsEmail: (_operation, email) => email.includes('@') || email === 'null',
        },
      }),
    },
    'partner.member.add.email-without-at': {
      'member-email-without-at': bug('An address needs no @.', {
        members: { acceptsEmail: (_operation, email) => email !== '' },
      }),
      'member-email-percent-decoded': bug('An address is decoded as a part of a URL is, before it is looked at.', {
        members: { acceptsEmail: (_operation, email) => /@|%40/.test(email) },
      }),
      'first-member-email-without-at': bug(
        'The address of the first member of a client needs no @.',
        laxAtFirst((email) => typeof email === 'string' && email !== '' && !email.includes('@')),
      ),
    },
    'partner.member.add.email-empty': {
      'first-member-email-empty': bug(
        'The address of the first member of a client may be empty.',
        laxAtFirst((email) => email === ''),
      ),
      'member-email-empty': bug('An address may be empty.', {
        members: { acceptsEmail: (_operation, email) => email === '' || email.includes('@') },
      }),
    },
    'partner.member.add.email-forms': {
      'member-email-plus-refused': bug('An address has no plus.', {
        members: { acceptsEmail: (operation, email) => members.acceptsEmail(operation, email) && !email.includes('+') },
      }),
      'member-email-underscore-refused': bug('An address has no underscore.', {
        members: { acceptsEmail: (_operation, email) => /^[^@_]+@[^@]+$/.test(email) },
      }),
      'member-email-capital-refused': bug('An address has no capital letter.', {
        members: { acceptsEmail: (operation, email) => members.acceptsEmail(operation, email) && !/[A-Z]/.test(email) },
      }),
      'member-email-long-refused': bug('An address has 64 characters at most.', {
        members: { acceptsEmail: (operation, email) => members.acceptsEmail(operation, email) && email.length <= 64 },
      }),
      'member-email-beginning-taken': bug(
        'An address is taken when that of another member begins with it.',
        takenAs((email, other) => other.startsWith(email)),
      ),
      'member-email-end-taken': bug(
        'An address is taken when it ends with that of another member.',
        takenAs((email, other) => email.endsWith(other)),
      ),
      'member-email-subdomain-refused': bug('An address has no subdomain.', {
        members: { acceptsEmail: (_operation, email) => /^[^@]+@[^.@]+(?:\.[^.@]+)?$/.test(email) },
      }),
    },
    'partner.robustness.hostile-text': {
      'member-email-long-crashes': bug('A long address does not fit its column.', {
        answer: {
          finish: (operation, answer, request) =>
            operation === op.addMember && String(bodyOf(request).email).length > 4_096 ? broken : answer,
        },
      }),
      'member-email-nul-crashes': bug('A NUL in an address is a server error.', {
        answer: {
          finish: (operation, answer, request) =>
            operation === op.addMember && /\0.*@/.test(String(bodyOf(request).email)) ? broken : answer,
        },
      }),
    },
    'partner.member.add.duplicate-race': {
      'member-race-of-a-new-host': knownHostsOnly(),
      'member-race': bug('Looking for an address and storing it are two steps.', memberRace()),
      'member-race-of-a-former-one': bug(
        'Who was a member before is brought back before anybody looks for the address.',
        formerRace(),
      ),
    },
  }),
  addedAgain(
    'member-active-when-added-again',
    'add.starts-new',
    'Who was a member before is active at once.',
    (input) => ({ ...input, status: 'active' }),
  ),
  addedAgain(
    'member-owner-when-added-again',
    'owner.stays',
    'Who was a member before becomes the owner.',
    (input) => ({ ...input, isOwner: true }),
    { owner: (_operation, all) => all().findLast((member) => member.isOwner) },
  ),
];

/** Adds that follow another one within a moment do not see it yet. */
function memberRace(): Stated {
  return {
    members: {
      isDuplicate: (_operation, existing: MemberRecord | undefined) =>
        existing !== undefined && Date.now() - existing.createdAt > 150,
    },
  };
}

function formerRace(): Stated {
  const times = new Map<string, number>();
  return {
    members: {
      isDuplicate: (_operation, existing: MemberRecord | undefined) =>
        existing !== undefined && !((times.get(existing.email) ?? 0) > 1 && Date.now() - existing.createdAt <= 150),
      stored: (_operation, input) => {
        times.set(input.email, (times.get(input.email) ?? 0) + 1);
        return input;
      },
    },
  };
}

/** Something else is stored of those who were members before. */
function addedAgain(
  id: string,
  rule: string,
  story: string,
  change: (input: MemberInput) => MemberInput,
  rest: Stated['members'] = {},
): Fault {
  const known = new Set<string>();
  const stored = (_operation: Operation, input: MemberInput): MemberInput => {
    const isKnown = known.has(input.email);
    known.add(input.email);
    return isKnown ? change(input) : input;
  };
  return partnerFault(id, `partner.member.${rule}`, story, { members: { ...rest, stored } });
}

/** Such an address is taken while a client has no member. */
function laxAtFirst(isTaken: (email: unknown) => boolean): Stated {
  const peopled = new Set<string | undefined>();
  return {
    answer: {
      finish: (operation, answer, request) => {
        if (operation !== op.addMember) return answer;
        const { clientId } = request.params;
        if (answer.status === 201) peopled.add(clientId);
        const { email } = bodyOf(request);
        if (answer.status !== 400 || peopled.has(clientId) || !isTaken(email)) return answer;
        return { status: 201, body: { accountId: newUuid(), email, status: 'new' } };
      },
    },
  };
}

function activeElsewhere(): Stated {
  const first = new Map<unknown, string | undefined>();
  return withBody({ at: op.addMember }, (body, request) => {
    const { email } = bodyOf(request);
    const { clientId } = request.params;
    if (!first.has(email)) first.set(email, clientId);
    return first.get(email) === clientId ? body : { ...body, status: 'active' };
  });
}

/** While the host of an address is looked up for the first time, nobody looks whether the address is a member. */
function knownHostsOnly(): Bug {
  const known = new Map<string, number>();
  const hostOf = (email: unknown): string => String(email).split('@').at(-1) ?? '';
  return {
    story: 'Of a host that is looked up for the first time an address is added as often as it is asked for meanwhile.',
    override: {
      ...transport({
        beforeEach: ({ request }) => {
          const host = request.operation === op.addMember ? hostOf(bodyOf(request).email) : '';
          if (!known.has(host)) known.set(host, Date.now());
          return undefined;
        },
      }),
      stated: {
        partner: {
          members: {
            isDuplicate: (_operation, existing) =>
              existing !== undefined && Date.now() - (known.get(hostOf(existing.email)) ?? 0) > 50,
          },
        },
      },
    },
  };
}

/** An address is refused for one that the client has already, and that only resembles it. */
function takenAs(isLike: (email: string, other: string) => boolean): Stated {
  const added = new Map<string, string[]>();
  return {
    answer: {
      finish: (operation, answer, request) => {
        if (operation !== op.addMember || answer.status !== 201) return answer;
        const { clientId = '' } = request.params;
        const email = String(bodyOf(request).email);
        const before = added.get(clientId) ?? [];
        added.set(clientId, [...before, email]);
        const isTaken = before.some((other) => other !== email && isLike(email, other));
        const body = { errorCode: 'partnerOrganization.member.alreadyExists', message: 'The address is taken' };
        return isTaken ? { ...answer, status: 400, body } : answer;
      },
    },
  };
}
