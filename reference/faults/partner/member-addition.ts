import type { Operation } from '../../core/exchange.ts';
import type { MemberRecord } from '../../partner/records.ts';
import { type MemberInput, members } from '../../policy/stated/partner/members.ts';
import { ownership } from '../../policy/stated/partner/ownership.ts';
import { type Fault, partnerFault } from '../types.ts';
import { bodyOf, type Stated, withBody, withCode, withStatus } from './changes.ts';
import { op } from './operations.ts';

/** Adding members. */
export const memberAddFaults: readonly Fault[] = [
  partnerFault('member-added-200', 'partner.member.add.status', 'Add member answers 200.', {
    ...withStatus({ at: op.addMember }, 200),
  }),
  partnerFault('member-starts-active', 'partner.member.add.starts-new', 'An added member is active at once.', {
    members: { initialStatus: () => 'active' },
  }),
  partnerFault(
    'member-answered-as-active',
    'partner.member.add.starts-new',
    'The answer to an add shows the member as active.',
    withBody({ at: op.addMember }, (body) => ({ ...body, status: 'active' })),
  ),
  partnerFault(
    'member-of-two-clients-starts-active',
    'partner.member.add.starts-new',
    'Who is a member of another client already is active at once.',
    activeElsewhere(),
  ),
  partnerFault(
    'member-email-cut',
    'partner.member.add.echoes-email',
    'What follows a plus in an address is dropped.',
    withBody({}, (body) => ('email' in body ? { ...body, email: String(body.email).replace(/^./, 'x') } : body)),
  ),
  partnerFault(
    'member-readable-later',
    'partner.member.add.readable',
    'Get member finds a new member after three seconds.',
    {
      ownership: {
        reachesMember: (operation, facts) =>
          ownership.reachesMember(operation, facts) &&
          (operation !== op.getMember || Date.now() - facts.member.createdAt > 3000),
      },
    },
  ),
  partnerFault('member-listed-later', 'partner.member.add.listed', 'A new member is listed after three seconds.', {
    list: { visibleAfterMs: (operation) => (operation === op.listMembers ? 3000 : 0) },
  }),
  partnerFault('member-again', 'partner.member.add.duplicate', 'An address can be added twice.', {
    members: { isDuplicate: () => false },
  }),
  partnerFault('member-owner-again', 'partner.member.add.duplicate', 'The address of the owner can be added again.', {
    members: { isDuplicate: (_operation, existing) => existing !== undefined && !existing.isOwner },
  }),
  partnerFault('member-duplicate-409', 'partner.member.add.duplicate', 'An address that is there answers 409.', {
    ...withStatus(
      { at: op.addMember, status: 400, when: (request) => String(bodyOf(request).email).includes('@') },
      409,
    ),
  }),
  partnerFault(
    'member-duplicate-other-code',
    'partner.member.add.duplicate-code',
    'The code of member-exists is partnerOrganization.member.exists.',
    withCode('member-exists', 'partnerOrganization.member.exists'),
  ),
  partnerFault(
    'member-duplicate-without-code',
    'partner.member.add.duplicate-code',
    'The refusal of a duplicate has no code.',
    withBody({ at: op.addMember, status: 400 }, ({ message }) => ({ message })),
  ),
  partnerFault(
    'member-duplicate-stored',
    'partner.member.add.duplicate-unchanged',
    'A refused duplicate is stored all the same.',
    { members: { storesRefused: () => true } },
  ),
  partnerFault(
    'member-rejected-stored',
    'partner.member.add.rejected-unchanged',
    'A member with a bad address is stored, and then refused.',
    {
      members: {
        acceptsEmail: () => true,
        stored: (_operation, input) => ({ ...input, email: input.email || 'nobody' }),
      },
      ...withStatus({ at: op.addMember, when: (request) => !String(bodyOf(request).email).includes('@') }, 400),
    },
  ),
  partnerFault('member-email-optional', 'partner.member.add.email-missing', 'A member needs no address.', {
    members: { requiresEmail: () => false, acceptsEmail: () => true },
  }),
  partnerFault('member-email-number', 'partner.member.add.email-wrong-type', 'An address may be a number.', {
    members: {
      acceptsEmailType: (_operation, value) => typeof value === 'string' || typeof value === 'number',
      acceptsEmail: () => true,
    },
  }),
  partnerFault('member-email-array', 'partner.member.add.email-wrong-type', 'An address may be an array.', {
    members: {
      acceptsEmailType: (_operation, value) => typeof value === 'string' || Array.isArray(value),
      acceptsEmail: () => true,
    },
  }),
  partnerFault('member-email-null', 'partner.member.add.email-wrong-type', 'An address may be null.', {
    members: {
      acceptsEmailType: (_operation, value) => typeof value === 'string' || value === null,
      acceptsEmail: (_operation, email) => email.includes('@') || email === 'null',
    },
  }),
  partnerFault('member-email-without-at', 'partner.member.add.email-without-at', 'An address needs no @.', {
    members: { acceptsEmail: (_operation, email) => email !== '' },
  }),
  partnerFault('member-email-empty', 'partner.member.add.email-empty', 'An address may be empty.', {
    members: { acceptsEmail: (_operation, email) => email === '' || email.includes('@') },
  }),
  partnerFault('member-email-plus-refused', 'partner.member.add.email-forms', 'An address has no plus.', {
    members: { acceptsEmail: (operation, email) => members.acceptsEmail(operation, email) && !email.includes('+') },
  }),
  partnerFault('member-email-underscore-refused', 'partner.member.add.email-forms', 'An address has no underscore.', {
    members: { acceptsEmail: (_operation, email) => /^[^@_]+@[^@]+$/.test(email) },
  }),
  partnerFault('member-email-capital-refused', 'partner.member.add.email-forms', 'An address has no capital letter.', {
    members: { acceptsEmail: (operation, email) => members.acceptsEmail(operation, email) && !/[A-Z]/.test(email) },
  }),
  partnerFault(
    'member-email-nul-crashes',
    'partner.robustness.hostile-text',
    'A NUL in an address is a server error.',
    {
      answer: {
        finish: (operation, answer, request) =>
          operation === op.addMember && /\0.*@/.test(String(bodyOf(request).email))
            ? { status: 500, body: { error: { type: 'internal', message: 'Something went wrong' } } }
            : answer,
      },
    },
  ),
  partnerFault('member-email-long-refused', 'partner.member.add.email-forms', 'An address has 64 characters at most.', {
    members: { acceptsEmail: (operation, email) => members.acceptsEmail(operation, email) && email.length <= 64 },
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
  partnerFault('member-email-subdomain-refused', 'partner.member.add.email-forms', 'An address has no subdomain.', {
    members: { acceptsEmail: (_operation, email) => /^[^@]+@[^.@]+(?:\.[^.@]+)?$/.test(email) },
  }),
  partnerFault(
    'member-race',
    'partner.member.add.duplicate-race',
    'Looking for an address and storing it are two steps.',
    memberRace(),
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

function activeElsewhere(): Stated {
  const first = new Map<unknown, string | undefined>();
  return withBody({ at: op.addMember }, (body, request) => {
    const { email } = bodyOf(request);
    const { clientId } = request.params;
    if (!first.has(email)) first.set(email, clientId);
    return first.get(email) === clientId ? body : { ...body, status: 'active' };
  });
}
