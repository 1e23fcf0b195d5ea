/** Members of the workspace. */

import type { Answer } from '../core/exchange.ts';
import type { Json } from '../core/json.ts';
import type { WorkspaceFailure } from '../policy/stated/workspace/errors.ts';
import type { Call } from './call.ts';
import { inviteMember } from './effects.ts';
import { findMember, homeOf, ownershipFacts } from './find.ts';
import type { MemberRecord, RoleChange } from './records.ts';
import { filespaceTable } from './tables/filespaces.ts';
import { groupTable, memberTable } from './tables/members.ts';

function view(call: Call, record: MemberRecord, secret: string | null): Json {
  const shown = call.stated.views.member(record, call.op, call.moment, secret);
  return call.shown('member', { ...call.open.members.filespacesShown(record), ...shown });
}

function visibleMembers(call: Call): MemberRecord[] {
  return memberTable
    .all(call.db)
    .filter((record) => call.stated.ownership.member(call.op, ownershipFacts(call, record)));
}

export function listMembers(call: Call): Answer {
  const fits = call.filter('email');
  const rows = visibleMembers(call)
    .filter((record) => call.stated.members.listed(record, call.now))
    .filter((record) => fits(record.email, call.stated.members.matchesEmail));
  return call.wrapped(call.open.common.listOrder(call.op, rows).map((record) => view(call, record, null)));
}

export function addMember(call: Call): Answer {
  const body = call.body('member.body');
  const problem = addProblem(call, body.email);
  const keeps = (kind: WorkspaceFailure): boolean => call.stated.members.keepsRejected(call.op, kind);
  const invitation = {
    email: call.open.members.emailKept(call.text(body.email)),
    role: call.open.members.addedRole(),
    status: call.stated.members.addedStatus(),
  };
  const added = call.apply(problem, keeps, () =>
    inviteMember(call.context, homeOf(call, body), {
      ...invitation,
      email: call.stated.members.stored(invitation.email),
    }),
  );
  return call.wrapped(view(call, { ...added.record, ...invitation }, added.secret));
}

function addProblem(call: Call, email: unknown): WorkspaceFailure | null {
  if (!call.stated.members.email(email, call.open.members.emailFormat)) return 'member.email';
  const others = visibleMembers(call).map((member) => member.email);
  return call.open.members.emailTaken(call.text(email), others) ? 'member.exists' : null;
}

export function getMember(call: Call): Answer {
  return call.wrapped(view(call, findMember(call), null));
}

export function changeMember(call: Call): Answer {
  const record = findMember(call);
  const body = call.body('member.body');
  const problem = roleProblem(call, body);
  const change = readChange(call, body);
  const keeps = (kind: WorkspaceFailure): boolean => call.stated.members.keepsRejected(call.op, kind);
  call.apply(problem, keeps, () =>
    memberTable.change(call.db, record.id, call.stated.members.changed(record, change), call.now),
  );
  return call.wrapped(view(call, { ...record, ...change, updatedAt: call.now }, null));
}

function roleProblem(call: Call, { role, filespaceIds }: Json): WorkspaceFailure | null {
  if (!call.stated.members.role(role, call.open.members.updatableRoles())) return 'member.role';
  if (!call.stated.members.filespaceIds(filespaceIds)) return 'member.filespaceIds';
  if (filespaceIds === undefined && !call.open.members.filespaceIdsMayMiss(call.text(role)))
    return 'member.filespaceIds';
  const known = texts(filespaceIds).every((id) => isOwnFilespace(call, id));
  return known || call.open.members.unknownFilespaceAllowed() ? null : 'member.unknownFilespace';
}

function readChange(call: Call, { role, filespaceIds }: Json): RoleChange {
  const change = { role: call.text(role), filespaceIds: texts(filespaceIds).map((id) => call.text(id)) };
  return { ...change, filespaceIds: call.open.members.filespacesKept(change) };
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function isOwnFilespace(call: Call, id: string): boolean {
  const stored = filespaceTable.find(call.db, id);
  return stored !== undefined && call.stated.ownership.filespace(call.op, ownershipFacts(call, stored));
}

export function removeMember(call: Call): Answer {
  const record = findMember(call);
  if (call.stated.members.removes(record)) memberTable.remove(call.db, record.id);
  return call.deleted();
}

export function listGroups(call: Call): Answer {
  const member = findMember(call);
  const groups = groupTable.ofMember(call.db, member.id);
  const shown = groups.map((group) =>
    call.stated.views.group({ ...group, provider: call.wire(group.provider) }, call.op),
  );
  return call.wrapped(call.open.common.listOrder(call.op, shown).map((group) => call.shown('group', group)));
}
