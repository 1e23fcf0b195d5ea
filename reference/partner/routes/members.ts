import type { Route } from '../../core/app.ts';
import type { Context } from '../../core/context.ts';
import { transaction } from '../../core/database.ts';
import { type Answer, queryValue } from '../../core/exchange.ts';
import { type Call, route, success } from '../call.ts';
import { findClient, findMember } from '../find.ts';
import { openListBody, readPage } from '../paging.ts';
import type { ClientRecord, MemberRecord } from '../records.ts';
import { refuse } from '../refuse.ts';
import {
  allClientIds,
  countMembers,
  insertMember,
  isEmailUsedElsewhere,
  memberByEmail,
  membersOf,
  removeMember,
  setMemberStatus,
  toMember,
} from '../store/clients.ts';
import { type Condition, oneOf } from '../store/list.ts';
import { checkMember } from '../validation.ts';

/** The members of a client organization. */
export function memberRoutes(context: Context): Route[] {
  return [
    route(context, 'POST /api/v1/clients/{clientId}/members', addMember),
    route(context, 'GET /api/v1/clients/{clientId}/members', listMembers),
    route(context, 'GET /api/v1/clients/{clientId}/members/owner', getOwner),
    route(context, 'GET /api/v1/clients/{clientId}/members/{accountId}', getMember),
    route(context, 'DELETE /api/v1/clients/{clientId}/members/{accountId}', deleteMember),
  ];
}

function addMember(call: Call): Answer {
  const client = findClient(call);
  const checked = checkMember(call.context, call.operation, call.request.json());
  if ('details' in checked) {
    const [first] = checked.details;
    throw refuse(call.context, call.operation, { cause: 'invalid-email', ...(first && { message: first.message }) });
  }
  const member = transaction(call.context.db, () => {
    const isTaken = isDuplicate(call, client, checked.value.email);
    if (isTaken && !call.context.policy.stated.partner.members.storesRefused(call.operation)) return undefined;
    const stored = store(call, client, checked.value.email);
    return isTaken ? undefined : stored;
  });
  if (!member) {
    touchRefused(call, client, checked.value.email);
    throw refuse(call.context, call.operation, { cause: 'member-exists' });
  }
  return success(call, () => view(call, member));
}

/** What becomes of a member that somebody wanted to add once more. */
function touchRefused({ context: { db, policy } }: Call, client: ClientRecord, email: string): void {
  const existing = memberByEmail(db, client.id, policy.open.partner.members.foldEmail(email));
  if (existing === undefined) return;
  const status = policy.stated.partner.members.statusAfterRefusal(existing);
  if (status !== existing.status) setMemberStatus(db, existing.accountId, status);
}

function isDuplicate(call: Call, client: ClientRecord, email: string): boolean {
  const { stated, open } = call.context.policy;
  const { db } = call.context;
  const key = open.partner.members.foldEmail(email);
  if (stated.partner.members.isDuplicate(call.operation, memberByEmail(db, client.id, key))) return true;
  return !open.partner.members.allowsEmailElsewhere() && isEmailUsedElsewhere(db, client.id, key);
}

function store(call: Call, client: ClientRecord, email: string): MemberRecord {
  const { stated, open } = call.context.policy;
  const { members } = stated.partner;
  const { db, clock } = call.context;
  const input = members.stored(call.operation, {
    email: open.partner.members.storedEmail(email),
    status: members.initialStatus(call.operation),
    isOwner: members.becomesOwner(call.operation, { others: countMembers(db, client.id) }),
  });
  const accountId = open.partner.members.accountId({ clientId: client.id, email }, () =>
    open.partner.ids.next('member'),
  );
  const member: MemberRecord = {
    accountId,
    clientId: client.id,
    ...input,
    createdAt: open.partner.time.kept(clock.now()),
  };
  insertMember(db, member, open.partner.members.foldEmail(input.email));
  return member;
}

function listMembers(call: Call): Answer {
  const { ownership, members, deletion } = call.context.policy.stated.partner;
  const client = findClient(call);
  const others = (): string[] => allClientIds(call.context.db).filter((id) => id !== client.id);
  const scope = ownership.listScope(call.operation, { own: client.id, others });
  const status = members.statusFilter(call.operation, readStatus(call));
  const conditions: Condition[] = [oneOf('client_id', scope)];
  if (status !== undefined) conditions.push({ sql: 'status = ?', values: [status] });
  const showsRemoved = deletion.visibleAfterwards('member').includes(call.operation);
  if (!showsRemoved) conditions.push({ sql: 'deleted_at IS NULL', values: [] });
  const { rows, facts } = readPage(call, 'client_members', conditions);
  const records = rows.map((row) => view(call, toMember(row)));
  return success(call, () => openListBody(call, records, facts));
}

function readStatus(call: Call): string | undefined {
  const { stated, open } = call.context.policy;
  const status = queryValue(call.request, 'status');
  if (status === '' && open.partner.members.emptyStatusFilter() === 'ignore') return undefined;
  if (status === undefined || stated.partner.members.acceptsStatusFilter(call.operation, status, call.request.query))
    return status;
  throw refuse(call.context, call.operation, { cause: 'invalid-status-filter' });
}

function getOwner(call: Call): Answer {
  const { members } = call.context.policy.stated.partner;
  const client = findClient(call);
  const owner = members.owner(call.operation, () => membersOf(call.context.db, client.id));
  if (!owner) throw refuse(call.context, call.operation, { cause: 'no-owner' });
  return success(call, () => view(call, owner));
}

function getMember(call: Call): Answer {
  const member = findMember(call, findClient(call));
  return success(call, () => view(call, member));
}

function deleteMember(call: Call): Answer {
  const { members, deletion } = call.context.policy.stated.partner;
  const { db, clock } = call.context;
  const member = findMember(call, findClient(call));
  const isBlocked = !members.mayBeRemoved(call.operation, member);
  const isRemoved = isBlocked ? deletion.removesRefused(call.operation) : deletion.removes(call.operation, 'member');
  if (isRemoved) {
    removeMember(db, member.accountId, clock.now(), deletion.visibleAfterwards('member').length > 0);
  }
  if (isBlocked) throw refuse(call.context, call.operation, { cause: 'owner-removal' });
  return success(call, () => view(call, member));
}

function view(call: Call, member: MemberRecord): Record<string, unknown> {
  const { stated, open } = call.context.policy;
  const createdAt = open.partner.time.createdAt('member', member.createdAt);
  return {
    ...open.partner.members.extra(call.operation, member, createdAt),
    ...stated.partner.members.view(call.operation, member),
  };
}
