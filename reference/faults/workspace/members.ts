import { isObject, type Json, without } from '../../core/json.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { mixedUp } from './memory.ts';
import {
  answered,
  type Change,
  edited,
  groupShown,
  itemsOf,
  listed,
  memberShown,
  missing,
  op,
  part,
  recordOf,
  sent,
  succeeds,
  successes,
} from './support.ts';

/** The groups of members who administer something are somewhere else. */
function administratorsLost(): Change {
  const administrators = new Set<unknown>();
  const message = 'Resource not found or user has no access privilege';
  return successes((asked, answer, request) => {
    const { memberId } = request.params;
    if (asked === op.changeMember && sent(request).role === 'filespaceAdmin') administrators.add(memberId);
    const isLost = asked === op.groups && administrators.has(memberId);
    return isLost ? { ...answer, status: 404, body: { error: { message } } } : answer;
  });
}

/** A filter looks a member up, or makes one. */
function invitedByFilter(): Change {
  const invited = new Set<string>();
  const at = '2026-01-01T00:00:00.000Z';
  return listed(op.listMembers, (items, request) => {
    const email = request.query.get('email') ?? '';
    if (items.length > 0 || !email.includes('@')) return items;
    const made = {
      id: email,
      user: { id: email, email },
      role: 'standard',
      status: 'pending',
      joinedOn: at,
      updatedAt: at,
    };
    const shown = invited.has(email) ? [made] : items;
    invited.add(email);
    return shown;
  });
}

/** The groups of a member are those of the workspace. */
function everyGroup(): Change {
  const all = new Map<unknown, Json>();
  return listed(op.groups, (items) => {
    for (const item of items) all.set(item.id, item);
    return [...all.values()];
  });
}

/** Once a member was removed, nobody belongs to a group. */
function groupsLost(): Change {
  let isLost = false;
  return successes((asked, answer) => {
    if (asked === op.removeMember) isLost = true;
    return isLost && asked === op.groups ? { ...answer, body: { data: [] } } : answer;
  });
}

/** An address without what a mailbox may take for nothing. */
const untagged = (email: string): string => email.replace(/\+[^@]*@/u, '@');
const undotted = (email: string): string => email.replaceAll(/\.(?=.*@)/gu, '');

export const memberFaults: readonly Fault[] = faultsOf({
  'workspace.member.list.status': {
    'member-list-status': bug('The list of members is 206.', succeeds(op.listMembers, 206)),
  },
  'workspace.member.list.contains-added': {
    'member-list-lacks-pending': bug('The list holds members who have joined.', {
      members: { listed: ({ status }) => status !== 'pending' },
    }),
  },
  'workspace.member.list.once': {
    'member-list-twice': bug(
      'Members stand in the list once for each group, and once more.',
      listed(op.listMembers, (items) => [...items.slice(0, 1), ...items]),
    ),
  },
  'workspace.member.list.agrees-with-get': {
    'member-list-role': bug(
      'The list shows every member as standard.',
      memberShown((shown) => ({ ...shown, role: 'standard' }), op.listMembers),
    ),
    'member-list-status-field': bug(
      'The list shows every member as active.',
      memberShown((shown) => ({ ...shown, status: 'active' }), op.listMembers),
    ),
    'member-list-user-id': bug(
      'The list shows the id of the member as that of the user.',
      memberShown((shown, { id, email }) => ({ ...shown, user: { id, email } }), op.listMembers),
    ),
  },
  'workspace.member.filter.finds': {
    'member-filter-case': bug('The filter finds part of an address, but not the whole.', {
      members: { matchesEmail: (filter, email) => email !== filter && email.includes(filter) },
    }),
    'member-filter-pending': bug(
      'The filter searches active members alone.',
      listed(op.listMembers, (items, request) =>
        request.query.has('email') ? items.filter(({ status }) => status === 'active') : items,
      ),
    ),
    'member-filter-in-small-letters': bug(
      'The e-mail filter is written in small letters, the addresses are kept as they were sent.',
      { members: { matchesEmail: (filter, email) => filter.toLowerCase() === email } },
    ),
  },
  'workspace.member.filter.unknown': {
    'member-filter-local-part': bug('The filter compares what stands before the @ alone.', {
      members: { matchesEmail: (text, email) => text.split('@', 1)[0] === email.split('@', 1)[0] },
    }),
    'member-filter-without-tags': bug('The filter of addresses takes the tag behind a plus for nothing.', {
      members: { matchesEmail: (text, email, open) => open || untagged(text) === untagged(email) },
    }),
    'member-filter-of-untagged': bug('The filter of addresses finds who has a tag by the address without it.', {
      members: { matchesEmail: (text, email, open) => email === text || open || text === untagged(email) },
    }),
    'member-filter-without-dots': bug('Dots before the @ make no difference to the filter of addresses.', {
      members: { matchesEmail: (text, email, open) => open || undotted(text) === undotted(email) },
    }),
    'member-filter-cut': bug('The filter compares the first 30 characters of an address alone.', {
      members: { matchesEmail: (filter, email) => email.startsWith(filter.slice(0, 30)) },
    }),
    'member-filter-invites': bug('Who is looked for by an address and is not found is invited.', invitedByFilter()),
    'member-filter-by-status': bug('The filter of addresses finds members by their status, too.', {
      members: { matchesEmail: (text, email, open) => text === 'pending' || email === text || open },
    }),
    'member-filter-ending': bug('The filter finds every address that ends it.', {
      members: { matchesEmail: (text, email) => text.endsWith(email) || email.includes(text) },
    }),
    'member-filter-undefined-ignored': bug('An e-mail filter of undefined is none.', {
      members: { matchesEmail: (text, email, open) => text === 'undefined' || email === text || open },
    }),
    'member-filter-short-ignored': bug('An e-mail filter of less than three letters is ignored.', {
      members: { matchesEmail: (text, email, open) => text.length < 3 || email === text || open },
    }),
    'member-filter-ignored': bug('The filter is ignored.', { members: { matchesEmail: () => true } }),
    'member-filter-nothing-found': bug(
      'A filter that finds nobody is 404.',
      answered(op.listMembers, (answer, request) =>
        request.query.has('email') && itemsOf(part(answer.body, 'data')).length === 0
          ? {
              ...answer,
              status: 404,
              body: { error: { message: 'Resource not found or user has no access privilege' } },
            }
          : answer,
      ),
    ),
  },
  'workspace.member.list.records': {
    'member-filter-nothing-null': bug(
      'A filter that finds nobody answers null.',
      edited(op.listMembers, (data) => (itemsOf(data).length === 0 ? null : data)),
    ),
    'member-list-joined': bug(
      'Pending members have no joinedOn.',
      memberShown((shown) => (shown.status === 'pending' ? without(shown, 'joinedOn') : shown), op.listMembers),
    ),
    'member-list-email': bug(
      'The list shows the address at the top of the record.',
      memberShown((shown, { userId, email }) => ({ ...shown, user: { id: userId }, email }), op.listMembers),
    ),
    'member-list-bare': bug(
      'The list of members lost its envelope.',
      answered(op.listMembers, (answer) => ({ ...answer, body: part(answer.body, 'data') })),
    ),
  },
  'workspace.member.filter.excludes': {
    'member-filter-domain': bug('The filter compares what stands behind the at sign.', {
      members: { matchesEmail: (filter, email) => email.split('@')[1] === filter.split('@')[1] },
    }),
    'member-filter-beginning': bug('The filter compares the first six characters.', {
      members: { matchesEmail: (filter, email) => email.slice(0, 6) === filter.slice(0, 6) },
    }),
  },
  'workspace.member.get.status': {
    'member-get-status': bug('Reading a member is 201.', succeeds(op.getMember, 201)),
    'member-pending-removed': bug(
      'Who has not come within some seconds is invited no more.',
      answered(op.getMember, (answer) => {
        const { status, joinedOn } = recordOf(answer);
        const isOld = Date.now() - Date.parse(String(joinedOn)) > 2_000;
        return status === 'pending' && isOld
          ? missing(answer, 'Resource not found or user has no access privilege')
          : answer;
      }),
    ),
  },
  'workspace.member.get.same-id': {
    'member-get-mixed-up': bug('Reading a member answers the one read before.', mixedUp(op.getMember)),
    'member-get-user-id-as-id': bug(
      'Reading shows the id of the user as that of the member.',
      memberShown((shown, { userId }) => ({ ...shown, id: userId }), op.getMember),
    ),
  },
  'workspace.member.get.agrees-with-add': {
    'member-get-role': bug(
      'Reading shows pending members as guests.',
      memberShown((shown) => (shown.status === 'pending' ? { ...shown, role: 'guest' } : shown), op.getMember),
    ),
    'member-get-user': bug(
      'Reading shows another id of the user than adding.',
      memberShown((shown, { id, email }) => ({ ...shown, user: { id, email } }), op.getMember),
    ),
  },
  'workspace.member.get.record': {
    'member-get-joined-number': bug(
      'Reading shows joinedOn in seconds.',
      memberShown((shown, { joinedOn }) => ({ ...shown, joinedOn: Math.floor(joinedOn / 1000) }), op.getMember),
    ),
    'member-get-updated': bug(
      'Reading has no updatedAt.',
      memberShown((shown) => without(shown, 'updatedAt'), op.getMember),
    ),
    'member-get-role-array': bug(
      'Reading shows a list of roles.',
      memberShown((shown) => ({ ...shown, role: [shown.role] }), op.getMember),
    ),
  },
  'workspace.member.update.listed': {
    'member-admins-unlisted': bug('Administrators of filespaces are not listed.', {
      members: { listed: (record) => record.role !== 'filespaceAdmin' },
    }),
  },
  'workspace.group.list.status': {
    'group-list-administrator': bug(
      'The groups of somebody who administers a filespace are 404.',
      administratorsLost(),
    ),
    'group-list-none': bug(
      'The groups of somebody who is in none are 404.',
      answered(op.groups, (answer) =>
        itemsOf(part(answer.body, 'data')).length === 0
          ? {
              ...answer,
              status: 404,
              body: { error: { message: 'Resource not found or user has no access privilege' } },
            }
          : answer,
      ),
    ),
  },
  'workspace.group.list.existing-members': {
    'group-list-several': bug(
      'Several groups are multiple choices: 300.',
      answered(op.groups, (answer) =>
        itemsOf(part(answer.body, 'data')).length > 1 ? { ...answer, status: 300 } : answer,
      ),
    ),
    'group-list-any': bug(
      'The groups of an owner cannot be read: 403.',
      answered(op.groups, (answer) =>
        itemsOf(part(answer.body, 'data')).length > 0
          ? { ...answer, status: 403, body: { error: { message: 'Forbidden' } } }
          : answer,
      ),
    ),
  },
  'workspace.group.list.kept': {
    'groups-lost-with-a-member': bug('Removing a member empties all groups.', groupsLost()),
  },
  'workspace.group.list.own': {
    'groups-of-whom-was-asked-before': bug(
      'The groups of a member are kept for a second, for whoever is asked about next.',
      groupsKept(),
    ),
  },
  'workspace.group.list.once': {
    'group-list-twice': bug(
      'The first group stands in the list twice.',
      listed(op.groups, (items) => [...items, ...items.slice(0, 1)]),
    ),
  },
  'workspace.group.list.member-count': {
    'group-list-count': bug(
      'Groups count those who are pending: none.',
      groupShown((shown) => ({ ...shown, memberCount: 0 })),
    ),
    'group-list-of-all': bug('Everybody is shown all groups that anybody was shown.', everyGroup()),
  },
  'workspace.group.list.records': {
    'group-list-count-text': bug(
      'The count of a group is a text.',
      groupShown((shown, { memberCount }) => ({ ...shown, memberCount: String(memberCount) })),
    ),
    'group-list-provider': bug(
      'Groups do not name their provider.',
      groupShown((shown) => without(shown, 'provider')),
    ),
    'group-list-second': bug(
      'The second group has no name.',
      listed(op.groups, (items) => items.map((item, index) => (index === 1 ? without(item, 'name') : item))),
    ),
    'group-list-wrapped': bug(
      'Groups stand under data.groups.',
      edited(op.groups, (data) => ({ groups: data })),
    ),
    'group-list-null': bug(
      'Who is in no group has null.',
      edited(op.groups, (data) => (itemsOf(data).length === 0 ? null : isObject(data) ? data : itemsOf(data))),
    ),
  },
});

/** What is kept lacks whose it is. */
function groupsKept(): Change {
  let kept: { body: unknown; at: number } | null = null;
  return successes((asked, answer) => {
    if (asked !== op.groups) return answer;
    if (kept !== null && Date.now() - kept.at < 1_000) return { ...answer, body: kept.body };
    kept = { body: answer.body, at: Date.now() };
    return answer;
  });
}
