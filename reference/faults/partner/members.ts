import type { MemberRecord } from '../../partner/records.ts';
import { members } from '../../policy/stated/partner/members.ts';
import { ownership } from '../../policy/stated/partner/ownership.ts';
import { type Fault, partnerFault } from '../types.ts';
import { answering, bodyOf, fields, withBody, without, withRecords, withStatus } from './changes.ts';
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
    'member-email-cut',
    'partner.member.add.email-echo',
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
  code(
    'member-duplicate-other-code',
    'member.add.duplicate-code',
    'member-exists',
    'partnerOrganization.member.exists',
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

/** Listing and getting members. */
export const memberListFaults: readonly Fault[] = [
  partnerFault(
    'member-record-other-status',
    'partner.member.record',
    'Get owner shows the status as invited.',
    withBody({ at: op.getOwner }, (body) => ({ ...body, status: 'invited' })),
  ),
  partnerFault(
    'member-record-without-status',
    'partner.member.record',
    'Get member shows no status.',
    withBody({ at: op.getMember }, (body) => without(body, 'status')),
  ),
  partnerFault(
    'member-record-status-in-capitals',
    'partner.member.record',
    'Add member answers the status in capital letters.',
    withBody({ at: op.addMember }, (body) => ({ ...body, status: String(body.status).toUpperCase() })),
  ),
  partnerFault(
    'members-of-nobody-404',
    'partner.member.list.status',
    'The list of members of a client without any answers 204.',
    answering({ at: op.listMembers, when: ({ query }) => !query.has('status') && !query.has('l') }, (answer) =>
      isEmpty(answer.body) ? { ...answer, status: 206 } : answer,
    ),
  ),
  partnerFault(
    'members-listed-without-status',
    'partner.member.list.item-status',
    'The list of members shows no status of owners.',
    withRecords({ at: op.listMembers }, (member) => (member.isOwner === true ? without(member, 'status') : member)),
  ),
  partnerFault(
    'members-listed-as-pending',
    'partner.member.list.item-status',
    'The list of members shows new members as pending.',
    withRecords({ at: op.listMembers }, (member) =>
      member.status === 'new' ? { ...member, status: 'pending' } : member,
    ),
  ),
  partnerFault('members-of-others-listed', 'partner.member.list.own', 'Members of another client are listed, too.', {
    ownership: {
      listScope: (operation, { own, others }) => (operation === op.listMembers ? [own, ...others().slice(-1)] : [own]),
    },
  }),
  partnerFault(
    'members-active-only',
    'partner.member.list.all-statuses',
    'Without a filter the list of members shows active ones only.',
    { members: { statusFilter: (_operation, status) => status ?? 'active' } },
  ),
  partnerFault(
    'members-new-only',
    'partner.member.list.all-statuses',
    'Without a filter the list of members shows new ones only.',
    { members: { statusFilter: (_operation, status) => status ?? 'new' } },
  ),
  partnerFault(
    'members-listed-as-text',
    'partner.member.list.body',
    'The list of members is a JSON text.',
    answering({ at: op.listMembers }, (answer) => ({ ...answer, body: JSON.stringify(answer.body) })),
  ),
  partnerFault('members-filter-new-ignored', 'partner.member.status-filter.new', 'status=new filters nothing.', {
    members: { statusFilter: (_operation, status) => (status === 'new' ? undefined : status) },
  }),
  partnerFault(
    'members-filter-new-incomplete',
    'partner.member.status-filter.new-complete',
    'status=new leaves the owner out.',
    withBody({ at: op.listMembers, when: ({ query }) => query.get('status') === 'new' }, ({ data, ...body }) => ({
      ...body,
      data: Array.isArray(data) ? data.filter((member) => fields(member).isOwner !== true) : data,
    })),
  ),
  partnerFault(
    'members-filter-new-is-active',
    'partner.member.status-filter.new',
    'The two statuses are interchanged.',
    {
      members: { statusFilter: (_operation, status) => interchanged(status) },
    },
  ),
  partnerFault(
    'members-filter-active-ignored',
    'partner.member.status-filter.active',
    'status=active filters nothing.',
    {
      members: { statusFilter: (_operation, status) => (status === 'active' ? undefined : status) },
    },
  ),
  partnerFault(
    'members-filter-active-empty',
    'partner.member.status-filter.active-complete',
    'status=active finds nobody.',
    { members: { statusFilter: (_operation, status) => (status === 'active' ? 'activated' : status) } },
  ),
  partnerFault(
    'members-filter-after-paging',
    'partner.member.status-filter.paging',
    'The filter is lost from the second page on.',
    filterLostOnPages(),
  ),
  partnerFault('members-filter-any', 'partner.member.status-filter.invalid', 'An unknown status finds nobody.', {
    members: { acceptsStatusFilter: () => true },
  }),
  partnerFault(
    'members-filter-pending-accepted',
    'partner.member.status-filter.invalid',
    'There is a third status to filter by: pending.',
    {
      members: {
        acceptsStatusFilter: (operation, status) =>
          status === 'pending' || members.acceptsStatusFilter(operation, status),
      },
    },
  ),
  code(
    'members-filter-other-code',
    'member.status-filter.invalid-code',
    'invalid-status-filter',
    'partnerOrganization.member.invalidStatus',
  ),
  partnerFault('member-got-203', 'partner.member.get.status', 'Get member answers 203.', {
    ...withStatus({ at: op.getMember }, 203),
  }),
  partnerFault(
    'member-got-as-active',
    'partner.member.get.new',
    'Get member shows everybody as active.',
    withBody({ at: op.getMember }, (body) => ({ ...body, status: 'active' })),
  ),
  partnerFault(
    'member-got-as-new',
    'partner.member.get.active',
    'Get member shows everybody as new.',
    withBody({ at: op.getMember }, (body) => ({ ...body, status: 'new' })),
  ),
  partnerFault('member-signs-in-unnoticed', 'partner.member.get.active', 'Signing in does not change the status.', {
    members: { statusAfterSignIn: ({ status }) => status },
  }),
  partnerFault(
    'member-got-with-another-id',
    'partner.member.get.identity',
    'Get member shows the accountId in capital letters.',
    withBody({ at: op.getMember }, (body) => ({ ...body, accountId: String(body.accountId).toUpperCase() })),
  ),
  partnerFault(
    'member-list-and-get-disagree',
    'partner.member.get.agrees-with-list',
    'The list of members shows every owner as active.',
    withRecords({ at: op.listMembers }, (member) =>
      member.isOwner === true ? { ...member, status: 'active' } : member,
    ),
  ),
];

/** Owners, and removing members. */
export const memberRemoveFaults: readonly Fault[] = [
  partnerFault('owner-203', 'partner.member.owner.status', 'Get owner answers 203.', {
    ...withStatus({ at: op.getOwner }, 203),
  }),
  partnerFault('owner-is-the-last', 'partner.member.owner.first', 'Whoever was added last is the owner.', {
    members: { owner: (_operation, all) => all().at(-1) },
  }),
  partnerFault('owner-is-the-second', 'partner.member.owner.first', 'The second member becomes the owner.', {
    members: {
      becomesOwner: (_operation, { others }) => others <= 1,
      owner: (_operation, all) =>
        all()
          .filter((member) => member.isOwner)
          .at(-1),
    },
  }),
  partnerFault(
    'owner-changes-with-the-third',
    'partner.member.owner.stays',
    'As soon as there are three members, the second one is the owner.',
    { members: { owner: (_operation, all) => (all().length > 2 ? all()[1] : all()[0]) } },
  ),
  partnerFault(
    'owner-of-nobody-empty',
    'partner.member.owner.none',
    'The owner of a client without members is 400.',
    withStatus({ at: op.getOwner, status: 404 }, 400),
  ),
  partnerFault('owner-not-listed', 'partner.member.owner.listed', 'The list of members leaves the owner out.', {
    list: {
      rows: (operation, rows) =>
        operation === op.listMembers ? rows.filter((row) => fields(row).is_owner !== 1) : rows,
    },
  }),
  partnerFault('owner-starts-active', 'partner.member.owner.starts-new', 'An owner is active at once.', {
    members: {
      stored: (_operation, input) => (input.isOwner ? { ...input, status: 'active' } : input),
    },
  }),
  partnerFault(
    'owner-shown-as-active',
    'partner.member.owner.starts-new',
    'Get owner shows every owner as active.',
    withBody({ at: op.getOwner }, (body) => ({ ...body, status: 'active' })),
  ),
  partnerFault('owner-removed', 'partner.member.owner.removal-refused', 'The owner can be removed.', {
    members: { mayBeRemoved: () => true },
  }),
  partnerFault(
    'owner-removal-409',
    'partner.member.owner.removal-refused',
    'Removing the owner answers 409.',
    withStatus({ at: op.removeMember, status: 400 }, 409),
  ),
  code(
    'owner-removal-other-code',
    'member.owner.removal-refused-code',
    'owner-removal',
    'partnerOrganization.member.removeowner',
  ),
  partnerFault(
    'owner-removed-all-the-same',
    'partner.member.owner.removal-refused-unchanged',
    'A refused removal removes the owner all the same.',
    { deletion: { removesRefused: (operation) => operation === op.removeMember } },
  ),
  partnerFault(
    'member-added-after-a-removal-is-active',
    'partner.member.any-sequence',
    'Whoever is added to a client after a removal is active at once.',
    activeAfterRemoval(),
  ),
  partnerFault('member-removed-200', 'partner.member.remove.status', 'Remove member answers 200.', {
    answer: { successStatus: (operation) => usualStatus(operation) },
  }),
  seenAfterwards('member-removed-but-readable', 'gone', 'Get member still finds a removed member.', op.getMember),
  partnerFault('member-not-removed', 'partner.member.remove.gone', 'Remove member answers 204 and does nothing.', {
    deletion: { removes: (_operation, kind) => kind !== 'member' },
  }),
  seenAfterwards('member-removed-but-listed', 'not-listed', 'Removed members are listed.', op.listMembers),
  seenAfterwards('member-removed-twice', 'twice', 'A member can be removed again and again.', op.removeMember),
  partnerFault(
    'member-removed-with-the-newest',
    'partner.member.remove.others-kept',
    'Removing a member hides those that were added to the client after it.',
    removesOthers(),
  ),
  partnerFault(
    'member-removed-never-again',
    'partner.member.remove.add-again',
    'The address of a removed member stays taken.',
    neverAgain(),
  ),
];

function code(id: string, rule: string, cause: string, wrong: string): Fault {
  const codes: Readonly<Record<string, string>> = {
    'member-exists': 'partnerOrganization.member.alreadyExists',
    'invalid-status-filter': 'partnerOrganization.member.status.invalid',
    'owner-removal': 'partnerOrganization.member.removeOwner',
  };
  return partnerFault(id, `partner.${rule}`, `The code of ${cause} is ${wrong}.`, {
    failure: { errorCode: (_operation, asked) => (asked === cause ? wrong : codes[asked]) },
  });
}

function isEmpty(body: unknown): boolean {
  const { data } = fields(body);
  return Array.isArray(data) && data.length === 0;
}

function interchanged(status: string | undefined): string | undefined {
  if (status === 'new') return 'active';
  return status === 'active' ? 'new' : status;
}

function usualStatus(operation: string): number {
  if (operation === op.removeMember) return 200;
  if (operation.startsWith('POST ')) return 201;
  return operation.startsWith('DELETE ') ? 204 : 200;
}

function seenAfterwards(id: string, rule: string, story: string, at: (typeof op)[keyof typeof op]): Fault {
  return partnerFault(id, `partner.member.remove.${rule}`, story, {
    deletion: { visibleAfterwards: (kind) => (kind === 'member' ? [at] : []) },
  });
}

/** Adds that follow another one within a moment do not see it yet. */
function memberRace(): Parameters<typeof partnerFault>[3] {
  return {
    members: {
      isDuplicate: (_operation, existing: MemberRecord | undefined) =>
        existing !== undefined && Date.now() - existing.createdAt > 150,
    },
  };
}

function filterLostOnPages(): Parameters<typeof partnerFault>[3] {
  return {
    list: {
      rows: (operation, rows, { page }) => {
        if (operation !== op.listMembers || page === 1) return rows;
        return rows.slice(1);
      },
    },
  };
}

function removesOthers(): Parameters<typeof partnerFault>[3] {
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

function neverAgain(): Parameters<typeof partnerFault>[3] {
  const known = new Set<string>();
  return {
    members: {
      stored: (_operation, input) => {
        known.add(input.email);
        return input;
      },
      acceptsEmail: (operation, email) => members.acceptsEmail(operation, email) && !known.has(email),
    },
  };
}

function activeAfterRemoval(): Parameters<typeof partnerFault>[3] {
  const shrunk = new Set<string | undefined>();
  return {
    answer: {
      finish: (operation, answer, { params }) => {
        if (operation === op.removeMember && answer.status === 204) shrunk.add(params.clientId);
        const isLate = operation === op.addMember && answer.status === 201 && shrunk.has(params.clientId);
        return isLate ? { ...answer, body: { ...fields(answer.body), status: 'active' } } : answer;
      },
    },
  };
}
