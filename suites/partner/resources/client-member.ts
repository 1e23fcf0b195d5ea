import { type CheckContext, exchangeOf, field, type Reply } from '../../../src/check/index.ts';
import { clientMember } from '../../../src/resources/index.ts';
import {
  addMember,
  addRaw,
  getMember,
  idsIn,
  listMembers,
  listRaw,
  type MemberQuery,
  removeMember,
} from '../../support/client-members.ts';
import { unknownLike } from '../../support/identifiers.ts';
import { defaultSize } from '../../support/list-walks.ts';
import { isObject, type JsonObject } from '../../support/lists.ts';
import { strangerTo } from '../../support/other-workspace.ts';
import { accountIdOf, newClient, newMember } from '../../support/partner.ts';
import { sight } from '../../support/sights.ts';
import { signInAlone } from '../../support/sign-ins.ts';
import { type Collection, present, type Sight, type Thing } from '../../support/things.ts';
import { listWith, seenBy } from './sights.ts';

const memberQueries: readonly MemberQuery[] = [
  {},
  { l: 300 },
  { s: 'createdAt' },
  { s: '-createdAt', l: 300 },
  { status: 'new' },
  { status: 'new', s: 'createdAt', p: 1 },
];

/** Pages on which the owner and another one have room, so that a third one is on the second. */
const pagesOfTwo = [1, 2].map((p) => ({ s: 'createdAt', l: '2', p: String(p) }));

/** What shows them all. */
const largest: MemberQuery = { s: '-createdAt', l: 300 };

export async function clientMembers(t: CheckContext): Promise<Collection> {
  const { id: clientId } = await newClient(t);
  // The owner never goes: the others are no owners.
  const owner = await newMember(t, clientId);
  return membersOf(t, clientId, owner.accountId);
}

function membersOf(t: CheckContext, clientId: string, ownerId: string): Collection {
  const get = ({ id }: Thing) => getMember(t, clientId, id);
  const listed = async (things: readonly Thing[]): Promise<Sight[][]> => {
    const reply = await listMembers(t, clientId, largest);
    const ids = await idsIn(t, clientId, reply);
    return things.map(({ id }) =>
      isLacking(id, ids, largest) ? [] : [sight(listWith(largest), reply, ids.includes(id) ? present : null)],
    );
  };
  return {
    get,
    create: async (email) => {
      const reply = await addRaw(t, clientId, { email });
      const { json } = exchangeOf(reply);
      const record: JsonObject | null = reply.response.status === 201 && isObject(json) ? json : null;
      return { thing: record && { id: await accountIdOf(t, clientId, record), name: email }, reply };
    },
    remove: ({ id }) =>
      t.partner.raw({
        operation: clientMember.remove,
        path: { clientId, accountId: id },
      }),
    refusals: [
      { write: 'create', what: 'an add without an address', omits: true, send: () => addRaw(t, clientId, {}) },
      { write: 'create', what: 'an add of no address', send: () => addRaw(t, clientId, { email: 'nobody' }) },
      { write: 'create', what: 'an add of a member', send: ({ name }) => addMember(t, clientId, name) },
      { write: 'create', what: 'an add to no client', send: (_, name) => addMember(t, unknownLike(clientId).id, name) },
      { write: 'remove', what: 'a removal of the owner', send: () => removeMember(t, clientId, ownerId) },
    ],
    stranger: () => membersOf(strangerTo(t), clientId, ownerId),
    isOwn: true,
    listed,
    glance: async (things) => {
      const [inList, gets] = await Promise.all([listed(things), Promise.all(things.map(get))]);
      return gets.map((reply, index) => [...(inList[index] ?? []), ...seenBy(reply)]);
    },
    askAbout: async () => {
      const replies: Reply[] = await Promise.all(memberQueries.map((query) => listMembers(t, clientId, query)));
      for (const query of pagesOfTwo) replies.push(await listRaw(t, clientId, query, { open: true }));
      return replies;
    },
    pagedBackwards: (things) => onPages(t, clientId, things),
    see: async (things) => {
      const [lists, gets] = await Promise.all([
        Promise.all(memberQueries.map((query) => listMembers(t, clientId, query))),
        Promise.all(things.map(get)),
      ]);
      const listed = await Promise.all(lists.map((reply) => idsIn(t, clientId, reply)));
      const signedIn = await Promise.all(gets.map((got) => hasSignedIn(t, got)));
      return things.map(({ id }, index) => [
        ...lists.flatMap((reply, number) => {
          const [query, ids = []] = [memberQueries[number], listed[number]];
          if ((query?.status === 'new' && signedIn[index]) || isLacking(id, ids, query)) return [];
          return sight(listWith(query), reply, ids.includes(id) ? present : null);
        }),
        ...seenBy(gets[index]),
      ]);
    },
  };
}

/** What lacks one may lack it since others have added so many: it is on another page then. */
function isLacking(id: string, ids: readonly string[], { l = defaultSize }: MemberQuery = {}): boolean {
  return !ids.includes(id) && ids.length >= l;
}

/** Whether a member is new no more, though nobody did anything to that end. */
async function hasSignedIn(t: CheckContext, got: Reply): Promise<boolean> {
  return field(exchangeOf(got).json, 'status') === 'active' && (await signInAlone(t));
}

/** Whether each of up to four is on one of the pages, of which the last is asked for first. */
async function onPages(t: CheckContext, clientId: string, things: readonly Thing[]): Promise<Sight[][]> {
  const replies: Reply[] = [];
  // A page beyond the last may be refused.
  for (const query of pagesOfTwo.toReversed()) replies.push(await listRaw(t, clientId, query, { open: true }));
  const shown = await Promise.all(replies.filter(({ response }) => response.ok).map((one) => idsIn(t, clientId, one)));
  const what = 'the second and the first page of two';
  return things.map(({ id }) => [{ what, state: shown.flat().includes(id) ? present : null, evidence: replies }]);
}
