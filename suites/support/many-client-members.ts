import { type CheckContext, NotTested, type Reply } from '../../src/check/index.ts';
import { oneOfMany } from './again.ts';
import {
  addMember,
  answeredId,
  idsOf,
  listMembers,
  listRaw,
  type MemberQuery,
  removeMember,
} from './client-members.ts';
import { formedMembers } from './formed-members.ts';
import type { JsonObject } from './lists.ts';
import { membersPlace, page as readPage } from './partner.ts';
import { liesStill } from './read-once.ts';

/** A client with more members than one page holds by default; nobody changes it. */
export interface ManyMembers {
  clientId: string;
  /** Added over a second before the late ones. */
  early: readonly string[];
  late: readonly string[];
  /** All accountIds. */
  ids: readonly string[];
  /** Removals of some who stand nowhere else here, of whom more than a page of members have followed the last one. */
  removals: readonly Reply[];
  /** A removal of the owner, whom more than a page of members have followed, and an add of the same address. */
  ownerRemoval: Reply;
  ownerAgain: Reply;
}

const bulk = 100;
/** Timestamps may have whole seconds only. */
const apartMs = 1_100;
const maxPages = 20;

/** Made once: two early members, those of every form and more, a hundred in all, and two late ones. */
export function manyMembers(t: CheckContext): Promise<ManyMembers> {
  return t.sharedSlowly('many client members', async (own) => {
    const { clientId, owner, plain, usual, alike, unusual } = await formedMembers(own);
    const add = () => oneOfMany(() => addOne(own, clientId));
    // One that was rejected is a matter of the checks on addresses.
    const taken = [...usual, ...alike, ...unusual].filter(({ reply }) => reply.response.ok);
    const formed = await Promise.all(taken.map(({ reply }) => answeredId(own, clientId, reply, 201)));
    const more = [add(), ...Array.from({ length: bulk - formed.length }, add)];
    const [[leavingFirst, ...middle]] = await Promise.all([Promise.all(more), own.sleep(apartMs)]);
    const late = ids(await Promise.all([add(), add()]));
    // Who leaves, and what is rejected, leaves everybody else in their place, and as old as they are.
    await own.sleep(apartMs);
    const leavingLast = await add();
    const [leavingEarly, ...staying] = plain.toReversed();
    const removals: Reply[] = [];
    for (const one of [leavingLast, leavingFirst, leavingEarly]) {
      if (one !== undefined) removals.push(await removeMember(own, clientId, one.accountId));
    }
    const ownerRemoval = await removeMember(own, clientId, owner.accountId);
    const ownerAgain = await addMember(own, clientId, owner.email);
    liesStill(own, clientId);
    const early = ids([owner, ...staying]);
    const all = [...early, ...formed, ...ids(middle), ...late];
    return { clientId, early, late, ids: all, removals, ownerRemoval, ownerAgain };
  });
}

function ids(members: readonly { accountId: string }[]): string[] {
  return members.map(({ accountId }) => accountId);
}

/** @throws {NotTested} where the client has no room for more, which is open. */
async function addOne(t: CheckContext, clientId: string): Promise<{ accountId: string }> {
  const reply = await addMember(t, clientId, t.names.email());
  if (reply.response.status === 400) throw new NotTested('a client does not take a hundred members');
  return { accountId: await answeredId(t, clientId, reply, 201) };
}

export interface PageOfMany {
  reply: Reply;
  records: readonly JsonObject[];
  ids: readonly string[];
}

export function pageOfMany(t: CheckContext, many: ManyMembers, query: MemberQuery): Promise<PageOfMany> {
  return memberPage(t, many.clientId, query);
}

export async function memberPage(t: CheckContext, clientId: string, query: MemberQuery): Promise<PageOfMany> {
  return pageOf(t, clientId, await listMembers(t, clientId, query));
}

async function pageOf(t: CheckContext, clientId: string, reply: Reply): Promise<PageOfMany> {
  const records = readPage(reply, await membersPlace(t));
  return { reply, records, ids: await idsOf(t, clientId, records) };
}

/** The pages that must exist, whatever their size: as many as it takes to show the many. */
export function walkMany(t: CheckContext, many: ManyMembers, query: MemberQuery): Promise<PageOfMany[]> {
  const count = Math.ceil(many.ids.length / (query.l ?? 100));
  return Promise.all(Array.from({ length: count }, (_, index) => pageOfMany(t, many, { ...query, p: index + 1 })));
}

/** Members that a walk missed. Pages may be shorter than asked for, so that it goes on while there may be more. */
export async function missingFrom(
  t: CheckContext,
  many: ManyMembers,
  pages: readonly PageOfMany[],
  query: MemberQuery,
): Promise<string[]> {
  const missing = new Set(many.ids);
  for (const { ids } of pages) for (const id of ids) missing.delete(id);
  for (let p = pages.length + 1; missing.size > 0 && p <= 2 * pages.length + 2; p += 1) {
    const { page } = await pageBeyond(t, many.clientId, { ...query, p });
    if (page === null || page.ids.length === 0) break;
    for (const id of page.ids) missing.delete(id);
  }
  return [...missing];
}

/** A page that may be beyond the last, so that its status is open; null where it is not 200. */
export async function pageBeyond(
  t: CheckContext,
  clientId: string,
  query: MemberQuery,
): Promise<{ reply: Reply; page: PageOfMany | null }> {
  const text = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const reply = await listRaw(t, clientId, Object.fromEntries(text), { open: true });
  return { reply, page: reply.response.status === 200 ? await pageOf(t, clientId, reply) : null };
}

/**
 * The pages of a list of unknown length, up to the first empty one.
 * @throws {NotTested} where there are too many.
 */
export async function walkToEnd(t: CheckContext, clientId: string, query: MemberQuery): Promise<PageOfMany[]> {
  const pages = [await memberPage(t, clientId, { ...query, p: 1 })];
  for (let p = 2; p <= maxPages && pages.at(-1)?.ids.length !== 0; p += 1) {
    const { page } = await pageBeyond(t, clientId, { ...query, p });
    if (page === null) break;
    pages.push(page);
    if (p === maxPages && page.ids.length > 0) throw new NotTested('the client has too many members to read them all');
  }
  return pages;
}
