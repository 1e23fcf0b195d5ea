import { objectOf } from '../core/json.ts';
import { transport } from '../policy/around.ts';
import { credentialOf } from './support.ts';
import { type Variant, variantsOf } from './types.ts';

const addOfMember = 'POST /api/v1/clients/{clientId}/members';

/** The usual service, tested by somebody who can lend less. */
export const profileVariants: readonly Variant[] = variantsOf({
  'profile-bare': {
    story: 'The profile holds nothing but base URLs and the two main credentials.',
    override: {},
    profile: ({ partner, workspace }) => ({
      partner: { baseUrl: partner.baseUrl, apiKey: partner.apiKey },
      workspace: { baseUrl: workspace.baseUrl, token: workspace.token },
    }),
  },
  'profile-partner-only': {
    story: 'The profile holds the Partner API only.',
    override: {},
    profile: ({ partner }) => ({ partner }),
  },
  'profile-workspace-only': {
    story: 'The profile holds the Workspace API only.',
    override: {},
    profile: ({ workspace }) => ({ workspace }),
  },
  'profile-without-credentials': {
    story: 'The profile has every fixture, but no second credential.',
    override: {},
    profile: ({ partner, workspace }) => ({
      partner: { ...partner, credentials: undefined },
      workspace: { ...workspace, credentials: undefined },
    }),
  },
  'profile-without-fixtures': {
    story: 'The profile has every credential, but no fixture.',
    override: {},
    profile: ({ partner, workspace }) => ({
      partner: { ...partner, fixtures: undefined },
      workspace: { ...workspace, fixtures: undefined },
    }),
  },
  'profile-of-little-room': {
    story: 'The profile allows three members, three data stores in a filespace and two service accounts at once.',
    override: {},
    profile: ({ partner, workspace }) => ({
      partner,
      workspace: { ...workspace, quotas: { ...workspace.quotas, members: 3, dataStores: 3, serviceAccounts: 2 } },
    }),
  },
  'profile-of-a-reseller': {
    story: 'The main key of the profile is that of a reseller.',
    override: {},
    profile: ({ partner }) => ({
      partner: {
        baseUrl: partner.baseUrl,
        apiKey: partner.credentials.reseller,
        credentials: { ...partner.credentials, otherPartner: partner.apiKey },
      },
    }),
  },
  'profile-without-contract': {
    story: 'The main key of the profile is that of a partner without an active contract.',
    override: {},
    profile: ({ partner }) => ({
      partner: {
        baseUrl: partner.baseUrl,
        apiKey: partner.credentials.noContract,
        credentials: { ...partner.credentials, otherPartner: partner.apiKey },
      },
    }),
  },
  'profile-with-an-ended-contract': {
    story:
      'The contract of the main partner has come to its end, which its own record says; another partner never had one.',
    ...withEndedContract(),
  },
  'profile-of-full-clients': {
    story:
      'All seats of the clients that the profile lends are taken, and whoever is added there hears of nothing else.',
    ...withoutSeats(),
  },
  'profile-of-other-names': {
    story: 'What the profile lends was named before there were rules, by somebody who writes German.',
    override: {
      open: {
        partner: { lent: { clientName: () => 'Müller & Söhne GmbH' } },
        workspace: {
          lent: {
            filePath: () => '/Ablage (alt)/Übersicht – März & April +1, 100%.txt',
            dataStoreName: () => 'Archiv (verknüpft) – 50% & mehr',
          },
        },
      },
    },
  },
  'profile-of-a-storage-at-home': {
    story: 'The secret keys of the storage are the same words as its access keys, as a new installation has them.',
    override: {},
    profile: ({ partner, workspace }) => ({
      partner,
      workspace: {
        ...workspace,
        dataStore: { ...workspace.dataStore, accessKey: 'storageadmin', secretKey: 'storageadmin' },
        customerStorage: {
          ...workspace.customerStorage,
          accessKeyId: 'storageadmin',
          secretAccessKey: 'storageadmin',
        },
      },
    }),
  },
});

function withEndedContract(): Pick<Variant, 'override' | 'profile'> {
  let own: string | undefined;
  return {
    override: transport({
      afterEach: ({ request: { operation, headers }, answer }) => {
        if (answer.status !== 200 || headers.get('authorization') !== own) return answer;
        if (operation === 'GET /api/v1/me')
          return {
            ...answer,
            body: { ...objectOf(answer.body), status: 'suspended', expirationDate: '2020-01-31T00:00:00Z' },
          };
        if (operation !== 'GET /api/v1/me/usage/current') return answer;
        return { status: 404, body: { error: { type: 'no_active_contract', message: 'The contract has ended' } } };
      },
    }),
    profile: (usual) => {
      own = `ApiKey ${usual.partner.apiKey}`;
      return usual;
    },
  };
}

function withoutSeats(): Pick<Variant, 'override' | 'profile'> {
  const full = new Set<unknown>();
  const message = 'All seats of the client are taken';
  return {
    override: transport({
      beforeEach: ({ request }) => {
        const isOfKey = full.has(credentialOf(request)) && full.has(request.params.clientId);
        if (request.operation !== addOfMember || !isOfKey) return undefined;
        return { status: 400, body: { error: { type: 'seats', message } } };
      },
    }),
    profile: (usual) => {
      const { client, otherClient, activeMember, disposableClient } = usual.partner.fixtures;
      for (const id of [client.id, otherClient.id, activeMember.client, disposableClient.id]) full.add(id);
      full.add(usual.partner.apiKey);
      return usual;
    },
  };
}
