import { type CheckContext, field, Inconclusive } from '../../../src/check/index.ts';
import { serviceAccount } from '../../../src/resources/index.ts';
import { identify, listAccounts, noteOthers } from '../../support/account-ids.ts';
import { tryToken, untriedToken } from '../../support/account-tokens.ts';
import { shortestTellingId } from '../../support/lists.ts';
import { mentions } from '../../support/open-bodies.ts';
import { strangerTo } from '../../support/other-workspace.ts';
import {
  createRaw,
  deleteAccount,
  getAccount,
  longLived,
  newAccount,
  sharedAccount,
} from '../../support/service-accounts.ts';
import { sight, stateIn } from '../../support/sights.ts';
import { type Collection, present, type Refusal, type Thing } from '../../support/things.ts';
import { kept, type Making, type Site } from './making.ts';

/** What its create answers is open: the id has to be found, and nobody else's may be taken for it. */
export const serviceAccountMaking: Making = {
  body: async (t, { site }) => {
    await noteOthers(t, site.side);
    return { name: t.names.serviceAccount() };
  },
  make: async (t, { site, harmed }) => {
    const { side } = site;
    if (!harmed && site.refused === true) return { serviceAccountId: (await keyed(t, site)).id };
    const isShared = !harmed && side === undefined;
    const make = (own: CheckContext) => newAccount(own, { side });
    const made = isShared ? sharedAccount(t) : kept(t, site, harmed ? 'doomed account' : 'account', make);
    return { serviceAccountId: (await made).id };
  },
  use: async (t, site) => {
    const { token } = await keyed(t, site);
    return token === null ? [] : [await tryToken(t, token)];
  },
  register: (t, reply, { body }, side) => identify(t, reply, String(field(body, 'name') ?? ''), side),
  what: 'service accounts with keys',
  open: async (t) => {
    await noteOthers(t);
    return accountsOf(t);
  },
};

/** An account with a key, which goes with it; null where no answer has shown yet where a token stands. */
function keyed(t: CheckContext, site: Site): Promise<{ id: string; token: string | null }> {
  return kept(t, site, 'account with a key', async (own) => {
    const { id, reply } = await newAccount(own, { side: site.side, identity: longLived(t) });
    return { id, token: (await untriedToken(own, reply))?.token ?? null };
  });
}

/** Accounts with keys that last: the key is seen, too, since it goes with its account. */
function accountsOf(t: CheckContext): Collection {
  const tokens = new Map<string, string>();
  const get = ({ id }: Thing) => getAccount(t, id);
  return {
    get,
    create: async (name) => {
      const body = { name, serviceIdentity: longLived(t) };
      const reply = await t.workspace.raw({ operation: serviceAccount.create, body });
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
    refusals: refusalsOf(t),
    stranger: () => accountsOf(strangerTo(t)),
    isOwn: false,
    askAbout: async () => [await listAccounts(t)],
    // A short id may be any number in the list, so that it does not tell.
    glance: async (things) => {
      const gets = await Promise.all(things.map(get));
      return gets.map((single) => [sight('the get', single, stateIn(single))]);
    },
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

function refusalsOf(t: CheckContext): Refusal[] {
  const create = (name: string, serviceIdentity: unknown) => createRaw(t, { name, serviceIdentity });
  const { expiresAt } = longLived(t);
  return [
    {
      write: 'create',
      what: 'a create without a name',
      omits: true,
      send: () => createRaw(t, { serviceIdentity: longLived(t) }),
    },
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
