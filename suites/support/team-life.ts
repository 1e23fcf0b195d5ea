import type { RequirementId } from '../../generated/catalogue.ts';
import { type CheckContext, exchangeOf, field, Inconclusive, type Reply } from '../../src/check/index.ts';
import {
  addMember,
  addRaw,
  getMember,
  getOwner,
  listMembers,
  type MemberQuery,
  ownerOf,
  removeMember,
} from './client-members.ts';
import { isUuid } from './identifiers.ts';
import { isObject } from './lists.ts';
import { accountIdOf, type NewMember, newClient, newMember } from './partner.ts';
import { escapedId, inOtherCase } from './ways-in.ts';

/*
 * One team from its first member to its last, told once for all the checks that ask what a write is answered and what
 * it leaves: each looks at its own part. What a part needs and did not come about makes it inconclusive.
 */

/** An add, and what is seen right after it. */
export interface Joining {
  email: string;
  reply: Reply;
  accountId: string;
  got: Reply;
  list: Reply;
  owner: Reply;
}

export interface Beginning {
  clientId: string;
  /** Get owner, before there was anybody. */
  none: Reply;
  joinings: readonly Joining[];
}

/** Adds that are rejected, and what is seen after them. */
export interface Refused {
  replies: readonly Reply[];
  list: Reply;
}

export interface Duplicates extends Refused {
  /** Whom get owner showed before and after. */
  owners: readonly [before: Reply, after: Reply];
  gets: readonly Reply[];
  /** An address that is no member yet, and then that of the owner once more. */
  later: readonly [fresh: Reply, again: Reply];
}

/**
 * Whether the owner is found by the alphabet or by the moment of its add must make a difference. Whoever comes back is
 * written with a capital, in which an address may be kept, or not.
 */
const beginnings = ['m.', 'a.first.last.2.', 'z.N.'];

/** A client and its first three members, one added after the other. */
export function teamBeginning(t: CheckContext): Promise<Beginning> {
  return t.shared('partner team, its beginning', async (own) => {
    const { id: clientId } = await newClient(own);
    const none = await getOwner(own, clientId);
    const joinings: Joining[] = [];
    for (const beginning of beginnings) joinings.push(await join(own, clientId, `${beginning}${own.names.email()}`));
    return { clientId, none, joinings };
  });
}

/** Where no address with a capital is taken, which is open, the same one without. */
async function addOne(t: CheckContext, clientId: string, address: string): Promise<{ email: string; reply: Reply }> {
  const small = address.toLowerCase();
  if (small !== address) {
    const reply = await addRaw(t, clientId, { email: address }, { open: true });
    if (reply.response.ok) return { email: address, reply };
  }
  return { email: small, reply: await addMember(t, clientId, small) };
}

async function join(t: CheckContext, clientId: string, address: string): Promise<Joining> {
  const { email, reply } = await addOne(t, clientId, address);
  const { json } = exchangeOf(reply);
  if (!reply.response.ok || !isObject(json)) throw new Inconclusive('a member that others are told from was not added');
  const accountId = await accountIdOf(t, clientId, json);
  const got = await getMember(t, clientId, accountId);
  const list = await listMembers(t, clientId);
  return { email, reply, accountId, got, list, owner: await getOwner(t, clientId) };
}

/** Each breaks one thing, and with it one requirement. */
export const invalidAdds: readonly { broken: RequirementId; body: { email?: unknown } }[] = [
  { broken: 'partner.member.add.email-missing', body: {} },
  { broken: 'partner.member.add.email-wrong-type', body: { email: null } },
  { broken: 'partner.member.add.email-wrong-type', body: { email: 42 } },
  { broken: 'partner.member.add.email-empty', body: { email: '' } },
  { broken: 'partner.member.add.email-without-at', body: { email: 'no-at-sign' } },
];

/** Adds to the team that nothing comes of: bodies that are invalid. */
export function teamRejections(t: CheckContext): Promise<Refused> {
  return t.shared('partner team, rejected adds', async (own) => {
    const { clientId } = await teamBeginning(own);
    const replies: Reply[] = [];
    for (const { body } of invalidAdds) replies.push(await addRaw(own, clientId, body));
    return { replies, list: await listMembers(own, clientId) };
  });
}

/** Each of the three added again. */
export function teamDuplicates(t: CheckContext): Promise<Duplicates> {
  return t.shared('partner team, added again', async (own) => {
    const { clientId, joinings } = await teamBeginning(own);
    await teamRejections(own);
    const before = await getOwner(own, clientId);
    const replies: Reply[] = [];
    for (const { email } of joinings) replies.push(await addMember(own, clientId, email));
    const list = await listMembers(own, clientId);
    const gets: Reply[] = [];
    for (const { accountId } of joinings) gets.push(await getMember(own, clientId, accountId));
    const after = await getOwner(own, clientId);
    const fresh = await addMember(own, clientId, own.names.email());
    const [owner] = joinings;
    const again = await addMember(own, clientId, owner?.email ?? '');
    return { replies, list, owners: [before, after], gets, later: [fresh, again] };
  });
}

/** An attempt to remove the owner, and what is shown right after it. */
export interface OwnerRefusal {
  when: string;
  clientId: string;
  accountId: string;
  /** Who else is a member of the client. */
  others: readonly string[];
  /** Whom get owner showed before: normally the same. */
  before: string | null;
  reply: Reply;
  after: { owner: Awaited<ReturnType<typeof ownerOf>>; got: Reply; list: Reply };
}

/** A removal, and what is seen before and after it. */
export interface Leaving {
  accountId: string;
  email: string;
  before: Reply;
  reply: Reply;
  after: Reply;
  lists: readonly Reply[];
  /** Reads of those who stay. */
  kept: readonly Reply[];
  owner: Reply;
  /** The second and the third removal. */
  again: readonly Reply[];
}

export interface End {
  clientId: string;
  owner: string;
  refusals: readonly OwnerRefusal[];
  /** A removal by the word that stands in the path of get owner, and whom that shows before and after. */
  byWord: { reply: Reply; accountId: string; after: Awaited<ReturnType<typeof ownerOf>> };
  /** Removals of the owner whose id is written in other ways. */
  escaped: Omit<End['byWord'], 'reply'> & { replies: readonly Reply[] };
  leavings: readonly Leaving[];
  /** Reads of all who left, when the last of them had. */
  late: readonly Reply[];
  /** Who has the address of the first of them in another client; null where an address belongs to one client only. */
  twin: { accountId: string; got: Reply; list: Reply } | null;
  /** Who owns another client, and was a member here for a moment; null where an address belongs to one client only. */
  guest: { accountId: string; removal: Reply; owner: Awaited<ReturnType<typeof ownerOf>> } | null;
  /** A read of the twin under the client of the first one; null where both may have one accountId. */
  astray: Reply | null;
  /** The last of them added again; null where the address is not free. */
  back: Joining | null;
  backReply: Reply;
}

const queries: readonly MemberQuery[] = [{}, { l: 300 }, { status: 'new' }, { s: 'createdAt' }];

/** All leave but the owner, who is asked to go alone, beside others, and when these are gone. */
export function teamEnd(t: CheckContext): Promise<End> {
  return t.shared('partner team, its end', async (own) => {
    const { clientId, joinings } = await teamBeginning(own);
    const { later } = await teamDuplicates(own);
    const [first, ...others] = joinings;
    const [second, third] = others;
    if (first === undefined || second === undefined || third === undefined) throw new Inconclusive('there is no team');
    const owner = first.accountId;
    const { id: elsewhere } = await newClient(own);
    const loner = await newMember(own, elsewhere);
    const alone = await refuseOwner(own, 'that never had another member', elsewhere, loner.accountId);
    const byWord = await removedByWord(own, elsewhere, loner.accountId);
    const escaped = await removedEscaped(own, elsewhere, loner.accountId);
    const beside = await refuseOwner(
      own,
      'with other members',
      clientId,
      owner,
      others.map((other) => other.accountId),
    );
    const twin = await addMember(own, elsewhere, second.email);
    const astray = await readAstray(own, { clientId, known: second.accountId }, { elsewhere, twin });
    const { json } = exchangeOf(later[0]);
    if (later[0].response.ok && isObject(json))
      await removeMember(own, clientId, await accountIdOf(own, clientId, json));
    // The last one is asked to go again when nobody but the owner is left: it is not the owner that is meant.
    const leavings: Leaving[] = [];
    for (const [index, member] of others.entries()) {
      const staying = [first, ...others.slice(index + 1)].map(({ accountId }) => accountId);
      leavings.push(await leave(own, clientId, member, staying));
    }
    const late: Reply[] = [];
    for (const { accountId } of others) late.push(await getMember(own, clientId, accountId));
    const last = await refuseOwner(own, 'whose other members are gone', clientId, owner);
    // Nobody else has this address, in no other client either.
    const backReply = await addMember(own, clientId, third.email);
    return {
      clientId,
      owner,
      refusals: [alone, beside, last],
      byWord,
      escaped,
      leavings,
      late,
      twin: await twinOf(own, elsewhere, twin),
      guest: await guestOf(own, clientId, loner, elsewhere),
      astray,
      back: await seenAfter(own, clientId, third.email, backReply),
      backReply,
    };
  });
}

/** The word is no accountId, and what a removal of it is answered is open: there is a path of that form to read only. */
async function removedByWord(t: CheckContext, clientId: string, accountId: string): Promise<End['byWord']> {
  // A server may know the path, and not the method on it.
  const target = `/api/v1/clients/${encodeURIComponent(clientId)}/members/owner`;
  const reply = await t.partner.offContract({ method: 'DELETE', target });
  return { reply, accountId, after: await ownerOf(t, clientId) };
}

/** The id of the owner in other notations, as a client may write it: what guards the owner may look at the path as it is written. */
async function removedEscaped(t: CheckContext, clientId: string, accountId: string): Promise<End['escaped']> {
  const replies: Reply[] = [];
  for (const written of [escapedId(accountId), encodeURIComponent(inOtherCase(accountId))]) {
    const target = `/api/v1/clients/${encodeURIComponent(clientId)}/members/${written}`;
    replies.push(await t.partner.offContract({ method: 'DELETE', target }));
  }
  return { replies, accountId, after: await ownerOf(t, clientId) };
}

async function refuseOwner(
  t: CheckContext,
  when: string,
  clientId: string,
  accountId: string,
  others: readonly string[] = [],
): Promise<OwnerRefusal> {
  const before = await ownerOf(t, clientId);
  const reply = await removeMember(t, clientId, accountId);
  const owner = await ownerOf(t, clientId);
  const got = await getMember(t, clientId, accountId);
  const after = { owner, got, list: await listMembers(t, clientId) };
  return { when: `of a client ${when}`, clientId, accountId, others, before: before.accountId, reply, after };
}

async function leave(t: CheckContext, clientId: string, { accountId, email }: Joining, staying: readonly string[]) {
  const before = await getMember(t, clientId, accountId);
  const reply = await removeMember(t, clientId, accountId);
  const after = await getMember(t, clientId, accountId);
  const lists: Reply[] = [];
  for (const query of queries) lists.push(await listMembers(t, clientId, query));
  const kept: Reply[] = [];
  for (const id of staying) kept.push(await getMember(t, clientId, id));
  const owner = await getOwner(t, clientId);
  const again = [await removeMember(t, clientId, accountId), await removeMember(t, clientId, accountId)];
  return { accountId, email, before, reply, after, lists, kept, owner, again };
}

/** Only a UUID is certain to be that of nobody else. */
async function readAstray(
  t: CheckContext,
  { clientId, known }: { clientId: string; known: string },
  { elsewhere, twin }: { elsewhere: string; twin: Reply },
): Promise<Reply | null> {
  const { json } = exchangeOf(twin);
  if (!twin.response.ok || !isObject(json)) return null;
  const accountId = await accountIdOf(t, elsewhere, json);
  return accountId === known || !isUuid(accountId) ? null : getMember(t, clientId, accountId);
}

async function twinOf(t: CheckContext, clientId: string, reply: Reply): Promise<End['twin']> {
  const { json } = exchangeOf(reply);
  if (!reply.response.ok || !isObject(json)) return null;
  const accountId = await accountIdOf(t, clientId, json);
  return { accountId, got: await getMember(t, clientId, accountId), list: await listMembers(t, clientId) };
}

async function guestOf(t: CheckContext, clientId: string, { accountId, email }: NewMember, at: string) {
  const reply = await addMember(t, clientId, email);
  const { json } = exchangeOf(reply);
  if (!reply.response.ok || !isObject(json)) return null;
  const removal = await removeMember(t, clientId, await accountIdOf(t, clientId, json));
  return { accountId, removal, owner: await ownerOf(t, at) };
}

async function seenAfter(t: CheckContext, clientId: string, email: string, reply: Reply): Promise<Joining | null> {
  const { json } = exchangeOf(reply);
  if (!reply.response.ok || !isObject(json)) return null;
  const accountId = await accountIdOf(t, clientId, json);
  const got = await getMember(t, clientId, accountId);
  const list = await listMembers(t, clientId);
  return { email, reply, accountId, got, list, owner: await getOwner(t, clientId) };
}

/** An address that is not shown in part only, as that of somebody who has signed in may be. */
export function isWholeEmail(value: unknown): value is string {
  return typeof value === 'string' && /^[^\s*…•]+@[^\s*…•]+$/.test(value);
}

/** Whether the own members of a run show the addresses that were added: they may be shown in part only. */
export async function areEmailsWhole(t: CheckContext): Promise<boolean> {
  const { joinings } = await teamBeginning(t);
  return joinings.every(({ email, got }) => {
    const shown = field(exchangeOf(got).json, 'email');
    return typeof shown === 'string' && shown.toLowerCase() === email.toLowerCase();
  });
}
