import type { Answer, ApiRequest, Operation } from '../../core/exchange.ts';
import { type Fault, partnerFault } from '../types.ts';
import { answering, fields, mixedUp, withBody, withOthers, without, withRecords, withStatus } from './changes.ts';
import { op } from './operations.ts';

/** Listing and getting members. */
export const memberFaults: readonly Fault[] = [
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
  partnerFault(
    'members-of-others-listed',
    'partner.member.list.own',
    'Members of another client are listed, too.',
    withOthers(op.listMembers, (others) => others.slice(-1)),
  ),
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
  partnerFault(
    'member-signs-in-unnoticed',
    'partner.member.get.active',
    'Records do not show that a member has signed in, which only the filter of the list knows.',
    { members: { view: () => ({ status: 'new' }) } },
  ),
  partnerFault(
    'member-got-with-another-id',
    'partner.member.get.identity',
    'Get member shows the accountId in capital letters.',
    withBody({ at: op.getMember }, (body) => ({ ...body, accountId: String(body.accountId).toUpperCase() })),
  ),
  partnerFault(
    'member-got-of-the-read-before',
    'partner.member.get.identity',
    'Get member answers the member that was read before.',
    mixedUp(op.getMember),
  ),
  partnerFault(
    'member-got-with-anothers-address',
    'partner.member.get.identity',
    'Get member shows the address of the member that was read before.',
    addressOfTheReadBefore(),
  ),
  partnerFault(
    'member-list-and-get-disagree',
    'partner.member.get.agrees-with-list',
    'The list of members shows every owner as active.',
    withRecords({ at: op.listMembers }, (member) =>
      member.isOwner === true ? { ...member, status: 'active' } : member,
    ),
  ),
  amongTheLatest('corner-old-members-not-found', 'member.get.status', op.getMember),
  amongTheLatest('corner-old-owner-not-found', 'member.owner.status', op.getOwner),
  amongTheLatest('corner-old-address-again', 'member.add.duplicate', op.addMember),
];

function addressOfTheReadBefore() {
  let last: unknown;
  return withBody({ at: op.getMember }, (body) => {
    const email = last ?? body.email;
    last = body.email;
    return { ...body, email };
  });
}

function isEmpty(body: unknown): boolean {
  const { data } = fields(body);
  return Array.isArray(data) && data.length === 0;
}

/** One operation looks for members among the hundred latest only. */
function amongTheLatest(id: string, requirement: string, at: Operation): Fault {
  const added = new Map<string, string[]>();
  const isOld = (clientId: string, accountId: string): boolean => {
    const all = added.get(clientId) ?? [];
    return all.includes(accountId) && all.length - all.indexOf(accountId) > 100;
  };
  const finish = (operation: Operation, answer: Answer, { params }: ApiRequest): Answer => {
    const { clientId = '', accountId = String(fields(answer.body).accountId) } = params;
    if (operation === op.addMember && answer.status === 201) {
      added.set(clientId, [...(added.get(clientId) ?? []), accountId]);
    }
    if (operation !== at || operation === op.addMember || !isOld(clientId, accountId)) return answer;
    return { status: 404, body: { error: { type: 'not_found', message: 'Member not found' } } };
  };
  return partnerFault(id, `partner.${requirement}`, 'Members are looked for among the hundred latest.', {
    members: {
      isDuplicate: (_operation, existing) =>
        existing !== undefined && !(at === op.addMember && isOld(existing.clientId, existing.accountId)),
    },
    answer: { finish },
  });
}
