import { type CheckContext, exchangeOf, expectEqual, field, Inconclusive, type Reply } from '../../src/check/index.ts';
import { dataStore, entry, filespace, member, serviceAccount } from '../../src/resources/index.ts';
import { identify, listAccounts, noteOthers } from './account-ids.ts';
import { tryToken, untriedToken } from './account-tokens.ts';
import { hasS3Params } from './data-stores.ts';
import { directories, filespaces, stores } from './filespace-things.ts';
import { shortestTellingId } from './lists.ts';
import { createdId, sharedFilespace } from './new-filespaces.ts';
import { mentions } from './open-bodies.ts';
import { strangerTo } from './other-workspace.ts';
import { createRaw, deleteAccount, getAccount, longLived } from './service-accounts.ts';
import { inList, records, sight, stateIn } from './sights.ts';
import { type Collection, present, type Refusal, type State, type Thing, type ThingKind } from './things.ts';
import { changeRole, getMember, getMembers, memberGroups, registerWorkspaceMember } from './workspace-members.ts';

const firstRole = 'standard';
const otherRole = 'filespaceAdmin';

async function members(t: CheckContext): Promise<Collection> {
  return membersBeside(t, (await sharedFilespace(t)).id);
}

/** @param filespaceId one that a member can be made to administer. */
function membersBeside(t: CheckContext, filespaceId: string): Collection {
  // Which role an invited member has is open.
  const stateOf = (record: unknown): State => (field(record, 'role') === otherRole ? otherRole : present);
  const get = ({ id }: Thing) => getMember(t, id);
  return {
    get,
    create: async (email) => {
      const reply = await t.workspace.raw({ operation: 'POST /api/v1/members', body: { email } });
      registerWorkspaceMember(t, reply, email);
      const id = createdId(reply);
      return { thing: id === null ? null : { id, name: email }, reply };
    },
    remove: async ({ id }) => {
      const path = { memberId: id };
      const reply = await t.workspace.raw({ operation: 'DELETE /api/v1/members/{memberId}', path });
      if (reply.response.ok) t.gone(path);
      return reply;
    },
    change: ({ id }, state) =>
      changeRole(t, id, state === present ? { role: firstRole } : { role: state, filespaceIds: [filespaceId] }),
    states: [otherRole, present],
    refusals: [
      { write: 'create', what: 'an invitation without an address', send: () => invite(t, {}) },
      { write: 'create', what: 'an invitation of no address', send: () => invite(t, { email: 'nobody' }) },
      { write: 'change', what: 'a role that is not a string', send: ({ id }) => changeRole(t, id, { role: 7 }) },
    ],
    stranger: () => membersBeside(strangerTo(t), filespaceId),
    isOwn: false,
    expectNew: async (thing, evidence) => {
      const reply = await get(thing);
      const status = field(field(exchangeOf(reply).json, 'data'), 'status');
      expectEqual(status, 'pending', 'the status of a member that was added', ...evidence, reply);
    },
    seeNone: (email) => Promise.all([getMembers(t), getMembers(t, email)]),
    glance: async (things) => {
      const all = await getMembers(t);
      return Promise.all(
        things.map(async (thing) => {
          const single = await get(thing);
          return [
            sight(
              'the get',
              single,
              stateIn(single, (body) => stateOf(field(body, 'data'))),
            ),
            sight('the list', all, inList(records(all), thing.id, stateOf)),
          ];
        }),
      );
    },
    see: async (things) => {
      const all = await getMembers(t);
      return Promise.all(
        things.map(async (thing) => {
          const [single, groups, found] = await Promise.all([
            get(thing),
            memberGroups(t, thing.id),
            getMembers(t, thing.name),
          ]);
          const seen = stateIn(single, (body) => stateOf(field(body, 'data')));
          return [
            sight('the get', single, seen),
            // Groups say nothing of the role.
            sight('the groups', groups, stateIn(groups) === null ? null : (seen ?? present)),
            sight('the list', all, inList(records(all), thing.id, stateOf)),
            sight('the list by address', found, inList(records(found), thing.id, stateOf)),
          ];
        }),
      );
    },
  };
}

async function invite(t: CheckContext, body: object): Promise<Reply> {
  const reply = await t.workspace.raw({ operation: 'POST /api/v1/members', body });
  registerWorkspaceMember(t, reply, 'that should have been rejected');
  return reply;
}

/** Accounts with keys that last: the key is seen, too, since it goes with its account. */
async function accounts(t: CheckContext): Promise<Collection> {
  await noteOthers(t);
  return accountsOf(t);
}

function accountsOf(t: CheckContext): Collection {
  const tokens = new Map<string, string>();
  const get = ({ id }: Thing) => getAccount(t, id);
  return {
    get,
    create: async (name) => {
      const body = { name, serviceIdentity: longLived() };
      const reply = await t.workspace.raw({ operation: 'POST /api/v1/service-accounts', body });
      if (!reply.response.ok) return { thing: null, reply };
      const { id } = await identify(t, reply, name);
      if (id === null) throw new Inconclusive('nothing in the answer leads to the created service account');
      const found = await untriedToken(t, reply);
      if (found !== null) tokens.set(id, found.token);
      return { thing: { id, name }, reply };
    },
    remove: async ({ id }) => {
      const reply = await deleteAccount(t, id);
      if (reply.response.ok) t.gone({ serviceAccountId: id });
      return reply;
    },
    refusals: accountRefusals(t),
    stranger: () => accountsOf(strangerTo(t)),
    isOwn: false,
    seeNone: () => listAccounts(t),
    see: async (things) => {
      const all = await listAccounts(t);
      return Promise.all(
        things.map(async (thing) => {
          const token = tokens.get(thing.id);
          const [single, used] = await Promise.all([get(thing), token === undefined ? null : tryToken(t, token)]);
          return [
            sight('the get', single, stateIn(single)),
            // A short id may be any number in the list.
            ...(thing.id.length < shortestTellingId
              ? []
              : [sight('the list', all, mentions(all, thing.id) ? present : null)]),
            ...(used === null ? [] : [sight('its key', used, used.response.status === 401 ? null : present)]),
          ];
        }),
      );
    },
  };
}

function accountRefusals(t: CheckContext): Refusal[] {
  const create = (name: string, serviceIdentity: unknown) => createRaw(t, { name, serviceIdentity });
  const { expiresAt } = longLived();
  return [
    { write: 'create', what: 'a create without a name', send: () => createRaw(t, { serviceIdentity: longLived() }) },
    { write: 'create', what: 'a create for no object', send: (_, name) => create(name, 'text') },
    {
      write: 'create',
      what: 'a create of a key that is neither',
      send: (_, name) => create(name, { isSingleUse: 'no', expiresAt }),
    },
    {
      write: 'create',
      what: 'a create of a key without a date',
      send: (_, name) => create(name, { isSingleUse: false, expiresAt: 'no date at all' }),
    },
  ];
}

export const oneOfEach: readonly ThingKind[] = [
  { resource: entry, what: entry.plural, open: directories },
  {
    resource: dataStore,
    what: dataStore.plural,
    // Those of links have no update: what laws look at is the same for both kinds.
    open: (t) => stores(t, hasS3Params(t) ? 'S3DataStore' : 'HttpLinkDataStore'),
  },
  { resource: member, what: member.plural, open: members },
  { resource: serviceAccount, what: 'service accounts with keys', open: accounts },
];

/** Their creation and deletion may take time, so that nothing is asked of them at the same moment. */
export const filespaceKind: ThingKind = { resource: filespace, what: filespace.plural, open: filespaces };
