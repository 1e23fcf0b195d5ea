import type { components } from '../../generated/workspace.ts';
import { type CheckContext, Inconclusive, ownTextsIn, prepared, type Reply } from '../../src/check/index.ts';
import { member } from '../../src/resources/index.ts';
import { registerMade } from './made.ts';
import { sharedFilespace } from './new-filespaces.ts';
import { clientOf, type Side } from './other-workspace.ts';
import { ofEachKind, spread } from './sample.ts';

export type Member = components['schemas']['Member'];

export interface AddedMember {
  id: string;
  email: string;
  record: Member;
  reply: Reply;
}

/** A fresh member, still pending; removed when the check ends. */
export async function newWorkspaceMember(t: CheckContext, email = t.names.email(), side?: Side): Promise<AddedMember> {
  const reply = await clientOf(t, side).POST('/api/v1/members', { body: { email } });
  registerWorkspaceMember(t, reply, email, side);
  const record = prepared(reply, 201, 'add a member').data;
  return { id: record.id, email, record, reply };
}

/** Every add that the target accepts must be registered, also one that it should have rejected. */
export function registerWorkspaceMember(t: CheckContext, reply: Reply, email: unknown, side?: Side): void {
  registerMade(t, member, reply, { name: email, side });
}

/** One member for all checks that only read it. */
export function sharedMember(t: CheckContext): Promise<AddedMember> {
  return t.shared('workspace member', (own) => newWorkspaceMember(own));
}

/** A second one, so that the two can be told apart. */
export function otherMember(t: CheckContext): Promise<AddedMember> {
  return t.shared('workspace other member', (own) => newWorkspaceMember(own));
}

/** A member who administers the shared filespace. */
export async function newAdministrator(t: CheckContext): Promise<AddedMember> {
  const [member, filespace] = await Promise.all([newWorkspaceMember(t), sharedFilespace(t)]);
  const reply = await changeRole(t, member.id, { role: 'filespaceAdmin', filespaceIds: [filespace.id] });
  if (reply.response.status !== 200) throw new Inconclusive('the role could not be changed');
  return member;
}

/** One for all checks that only read it. */
export function sharedAdministrator(t: CheckContext): Promise<AddedMember> {
  return t.shared('workspace administrator', (own) => newAdministrator(own));
}

export function getMember(t: CheckContext, memberId: string) {
  return t.workspace.GET('/api/v1/members/{memberId}', { params: { path: { memberId } } });
}

/** Whether whoever was added is still pending when read: what else leads out of it is not shown. */
export async function staysPending(t: CheckContext): Promise<boolean> {
  const reply = await getMember(t, (await sharedMember(t)).id);
  return prepared(reply, 200, 'read the member').data.status === 'pending';
}

export function removeMember(t: CheckContext, memberId: string) {
  return t.workspace.DELETE('/api/v1/members/{memberId}', { params: { path: { memberId } } });
}

export function memberGroups(t: CheckContext, memberId: string) {
  return t.workspace.GET('/api/v1/members/{memberId}/groups', { params: { path: { memberId } } });
}

/** @param email the filter; undefined lists all. */
export function getMembers(t: CheckContext, email?: string) {
  return t.workspace.GET('/api/v1/members', { params: { query: email === undefined ? {} : { email } } });
}

/** The records of a list, as a setup step. */
export async function listedMembers(t: CheckContext, email?: string): Promise<{ reply: Reply; members: Member[] }> {
  const reply = await getMembers(t, email);
  return { reply, members: prepared(reply, 200, 'list the members').data };
}

export function changeRole(t: CheckContext, memberId: string, body: unknown) {
  return t.workspace.raw({ operation: 'PATCH /api/v1/members/{memberId}', path: { memberId }, body });
}

/** Whether two e-mail addresses are the same, apart from their case, which is open. */
export function sameEmail(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** Some addresses of a run are a number, which says nothing of it. */
const isOfSuite = ({ user: { email } }: Member): boolean => ownTextsIn(email).length > 0 || /^\d+@/.test(email);

/** Members that no conformance run added, so that they may only be read. */
export async function membersBefore(t: CheckContext, most: number): Promise<Member[]> {
  const { members } = await listedMembers(t);
  const theirs = members.filter((member) => !isOfSuite(member));
  // What differs between members (groups) may follow their order, or what the list shows of them (roles).
  return ofEachKind(theirs, spread(theirs, most), most + 3);
}
