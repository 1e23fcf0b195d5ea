import type { Answer, ApiRequest, Operation } from '../../core/exchange.ts';
import { objectOf, without } from '../../core/json.ts';
import { partnerBug as bug, type Fault, faultsOf, partnerFault } from '../types.ts';
import { answering, mixedUp, type Stated, withBody, withList, withOthers, withRecords, withStatus } from './changes.ts';
import { op } from './operations.ts';

/** Listing and getting members. */
export const memberFaults: readonly Fault[] = [
  ...faultsOf({
    'partner.member.record': {
      'member-record-other-status': bug(
        'Get owner shows the status as invited.',
        withBody({ at: op.getOwner }, (body) => ({ ...body, status: 'invited' })),
      ),
      'member-record-without-status': bug(
        'Get member shows no status.',
        withBody({ at: op.getMember }, (body) => without(body, 'status')),
      ),
    },
    'partner.member.list.status': {
      'members-of-nobody-404': bug(
        'The list of members of a client without any answers 204.',
        answering({ at: op.listMembers, when: ({ query }) => !query.has('status') && !query.has('l') }, (answer) =>
          isEmpty(answer.body) ? { ...answer, status: 206 } : answer,
        ),
      ),
    },
    'partner.member.list.item-status': {
      'members-listed-without-status': bug(
        'The list of members shows no status of owners.',
        withRecords({ at: op.listMembers }, (member) => (member.isOwner === true ? without(member, 'status') : member)),
      ),
      'members-listed-as-pending': bug(
        'The list of members shows new members as pending.',
        withRecords({ at: op.listMembers }, (member) =>
          member.status === 'new' ? { ...member, status: 'pending' } : member,
        ),
      ),
    },
    'partner.member.list.own': {
      'members-of-others-listed': bug(
        'Members of another client are listed, too.',
        withOthers(op.listMembers, (others) => others.slice(-1)),
      ),
    },
    'partner.member.list.all-statuses': {
      'members-active-only': bug('Without a filter the list of members shows active ones only.', {
        members: { statusFilter: (_operation, status) => status ?? 'active' },
      }),
      'members-new-only': bug('Without a filter the list of members shows new ones only.', {
        members: { statusFilter: (_operation, status) => status ?? 'new' },
      }),
    },
    'partner.member.list.body': {
      'members-listed-as-text': bug(
        'The list of members is a JSON text.',
        answering({ at: op.listMembers }, (answer) => ({ ...answer, body: JSON.stringify(answer.body) })),
      ),
      'members-filled-up-with-null': bug(
        'A list of members is as long as a page: what it lacks is null.',
        withList({ at: op.listMembers }, (records) =>
          records.length === 0 ? records : [...records, ...new Array(Math.max(0, 100 - records.length)).fill(null)],
        ),
      ),
    },
    'partner.member.get.status': {
      'members-new-removed-with-the-next-add': bug(
        'When somebody is added, those who have not signed in for some seconds are removed, but for the owner.',
        removedWithTheNext(),
      ),
      'member-got-203': bug('Get member answers 203.', withStatus({ at: op.getMember }, 203)),
      'active-member-not-found': bug(
        'Get member finds nobody who has signed in.',
        answering({ at: op.getMember }, (answer) =>
          objectOf(answer.body).status === 'active'
            ? { status: 404, body: { error: { type: 'not_found', message: 'Member not found' } } }
            : answer,
        ),
      ),
    },
    'partner.member.get.new': {
      'member-got-as-active': bug(
        'Get member shows everybody as active.',
        withBody({ at: op.getMember }, (body) => ({ ...body, status: 'active' })),
      ),
    },
    'partner.member.get.active': {
      'member-got-as-new': bug(
        'Get member shows everybody as new.',
        withBody({ at: op.getMember }, (body) => ({ ...body, status: 'new' })),
      ),
      'member-signs-in-unnoticed': bug(
        'Records do not show that a member has signed in, which only the filter of the list knows.',
        { members: { view: () => ({ status: 'new' }) } },
      ),
    },
    'partner.member.get.identity': {
      'member-got-with-another-id': bug(
        'Get member shows the accountId in capital letters.',
        withBody({ at: op.getMember }, (body) => ({ ...body, accountId: String(body.accountId).toUpperCase() })),
      ),
      'member-got-of-the-read-before': bug(
        'Get member answers the member that was read before.',
        mixedUp(op.getMember),
      ),
      'member-got-with-anothers-address': bug(
        'Get member shows the address of the member that was read before.',
        addressOfTheReadBefore(),
      ),
    },
    'partner.member.get.agrees-with-list': {
      'member-list-and-get-disagree': bug(
        'The list of members shows every owner as active.',
        withRecords({ at: op.listMembers }, (member) =>
          member.isOwner === true ? { ...member, status: 'active' } : member,
        ),
      ),
    },
  }),
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
  const { data } = objectOf(body);
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
    const { clientId = '', accountId = String(objectOf(answer.body).accountId) } = params;
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

function removedWithTheNext(): Stated {
  const added = new Map<unknown, { clientId: string | undefined; at: number }>();
  const removed = new Set<unknown>();
  const finish = (operation: Operation, answer: Answer, { params }: ApiRequest): Answer => {
    const { clientId, accountId } = params;
    if (operation === op.addMember && answer.status === 201) {
      const record = objectOf(answer.body);
      for (const [id, { clientId: of, at }] of added) if (of === clientId && Date.now() - at > 1_000) removed.add(id);
      if (record.isOwner !== true) added.set(record.accountId, { clientId, at: Date.now() });
    }
    return operation === op.getMember && answer.status === 200 && removed.has(accountId)
      ? { status: 404, body: { error: { type: 'not_found', message: 'Member not found' } } }
      : answer;
  };
  return { answer: { finish } };
}
