import { createHash } from 'node:crypto';
import type { ApiRequest } from '../core/exchange.ts';
import { transport } from '../policy/around.ts';
import type { PolicyOverride } from '../policy/index.ts';
import { lentMember } from '../seed/partner-organizations.ts';
import type { ReferenceProfile } from '../server.ts';
import { eachRecord, Names } from './shown-ids.ts';
import { credentialOf } from './support.ts';
import { type TargetProfile, type Variant, variant, variantsOf } from './types.ts';

/** Ids that mean something in their own place alone, or that come back. */
export const countingVariants: readonly Variant[] = variantsOf({
  'clients-numbers-used-again': variant(
    'Clients and their members are counted, and get the number of the one deleted last.',
    usedAgain(),
  ),
  'clients-counted-in-each-partner': {
    story: 'Every partner counts its clients from one, so that the clients of others have the same numbers.',
    ...clientsInEachPartner(),
  },
  'clients-kept-under-their-names': {
    story: 'The id of a client comes from its name, so that clients of one name have one id, be they of two partners.',
    ...clientsInEachPartner((name) => createHash('sha256').update(name).digest('hex').slice(0, 24)),
  },
  'client-members-counted-in-each-client': {
    story: 'Every client counts its members from one.',
    ...membersShown((home) => home.number()),
  },
  'client-members-are-persons': {
    story: 'The accountId is that of the person, who has the same one in every client.',
    ...membersShown((_home, email) => createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 24)),
  },
  'data-stores-counted-in-each-filespace': {
    story: 'Every filespace counts its data stores from one.',
    ...storesInEachFilespace(),
  },
});

function usedAgain(): PolicyOverride {
  const free = new Map<string, string[]>();
  const counts = new Map<string, number>();
  return {
    open: {
      partner: {
        ids: {
          next: (kind) => {
            const freed = free.get(kind)?.pop();
            const count = (counts.get(kind) ?? 0) + 1;
            if (freed === undefined) counts.set(kind, count);
            return freed ?? String(count);
          },
          isWellFormed: (_kind, id) => /^\d+$/u.test(id),
        },
      },
      transport: {
        afterEach: ({ api, request: { method, params }, answer }) => {
          if (api !== 'partner' || method !== 'DELETE' || answer.status !== 204) return answer;
          const kind = params.accountId === undefined ? 'client' : 'member';
          free.set(kind, [...(free.get(kind) ?? []), params.accountId ?? params.clientId ?? '']);
          return answer;
        },
      },
    },
  };
}

/** @param idOf tells the id of a client by its name; without it they are counted. */
function clientsInEachPartner(idOf?: (name: string) => string): Pick<Variant, 'override' | 'profile'> {
  const names = new Names();
  const partners = new Map<string, string>();
  const partnerOf = (request: ApiRequest): string => partners.get(credentialOf(request)) ?? 'main';
  return {
    override: transport({
      beforeEach: ({ api, request }) => {
        const { clientId } = request.params;
        if (api !== 'partner' || clientId === undefined) return undefined;
        Object.assign(request.params, { clientId: names.inside(partnerOf(request), clientId) });
        return undefined;
      },
      afterEach: ({ api, request, answer }) => {
        const isOfClients = /\/clients(?:\/\{clientId\})?$|\/\{workspaceId\}$/u.test(request.operation);
        if (api !== 'partner' || answer.status > 299 || !isOfClients) return answer;
        const field = request.operation.endsWith('/{workspaceId}') ? 'clientId' : 'id';
        const shown = eachRecord(answer.body, (record) => {
          const given = idOf && (() => idOf(String(record.name)));
          return { ...record, [field]: names.outside(partnerOf(request), String(record[field]), given) };
        });
        return { ...answer, body: shown };
      },
    }),
    profile: (usual) => {
      names.forget();
      partners.clear();
      for (const [name, key] of Object.entries(usual.partner.credentials)) partners.set(key, name);
      return withFixtures(usual, (place, client) => names.outside(place, client));
    },
  };
}

/** The profile with the ids of its clients as they are shown to each partner. */
function withFixtures(usual: ReferenceProfile, shown: (place: string, client: string) => string): TargetProfile {
  const moved = Object.entries(usual.partner.fixtures).map(([name, fixture]) => {
    const reseller = name.startsWith('reseller') ? 'reseller' : 'main';
    const place = name === 'otherPartnerClient' ? 'otherPartner' : reseller;
    const id = 'client' in fixture ? { client: shown(place, fixture.client) } : { id: shown(place, fixture.id) };
    return [name, { ...fixture, ...id }];
  });
  return { ...usual, partner: { ...usual.partner, fixtures: Object.fromEntries(moved) } };
}

interface Home {
  number(): string;
}

function membersShown(nameOf: (home: Home, email: string) => string): Pick<Variant, 'override' | 'profile'> {
  const names = new Names();
  return {
    override: transport({
      beforeEach: ({ request: { params } }) => {
        const { clientId = '', accountId } = params;
        if (accountId !== undefined) Object.assign(params, { accountId: names.inside(clientId, accountId) });
        return undefined;
      },
      afterEach: ({ request, answer }) => {
        const { clientId = '' } = request.params;
        const isOfMembers = /\/\{clientId\}\/members/u.test(request.operation);
        if (answer.status > 299 || answer.body === undefined || !isOfMembers) return answer;
        const shown = eachRecord(answer.body, (record) => {
          const name = () => nameOf({ number: () => names.number(clientId) }, String(record.email));
          return { ...record, accountId: names.outside(clientId, String(record.accountId), name) };
        });
        return { ...answer, body: shown };
      },
    }),
    // The lent member is shown first of its client, which has many others.
    profile: ({ partner, ...rest }) => {
      names.forget();
      const { client, accountId } = partner.fixtures.activeMember;
      const name = () => nameOf({ number: () => names.number(client) }, lentMember);
      const activeMember = { client, accountId: names.outside(client, accountId, name) };
      return { ...rest, partner: { ...partner, fixtures: { ...partner.fixtures, activeMember } } };
    },
  };
}

function storesInEachFilespace(): Pick<Variant, 'override' | 'profile'> {
  const names = new Names();
  return {
    override: {
      open: {
        workspace: { dataStores: { idWellFormed: () => true } },
        transport: {
          beforeEach: ({ request: { params } }) => {
            const { filespaceId = '', dataStoreId } = params;
            if (dataStoreId !== undefined) {
              Object.assign(params, { dataStoreId: names.inside(filespaceId, dataStoreId) });
            }
            return undefined;
          },
          afterEach: ({ request, answer }) => {
            const { filespaceId = '' } = request.params;
            if (answer.status > 299 || !request.operation.includes('/data-stores')) return answer;
            const shown = eachRecord(answer.body, (record) =>
              typeof record.id === 'string' ? { ...record, id: names.outside(filespaceId, record.id) } : record,
            );
            return { ...answer, body: shown };
          },
        },
      },
    },
    profile: ({ workspace, ...rest }) => {
      names.forget();
      const { linkedDataStore } = workspace.fixtures;
      const id = names.outside(linkedDataStore.filespace, linkedDataStore.id);
      const fixtures = { ...workspace.fixtures, linkedDataStore: { ...linkedDataStore, id } };
      return { ...rest, workspace: { ...workspace, fixtures } };
    },
  };
}
