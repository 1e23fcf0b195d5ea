import { isObject } from '../core/json.ts';
import { transport } from '../policy/around.ts';
import type { PolicyOverride } from '../policy/index.ts';
import { openPartner } from '../policy/open/partner.ts';
import { counter, partner } from './support.ts';
import { type Variant, variant, variantsOf } from './types.ts';

const FURTHER = {
  _links: { self: { href: '/x' } },
  tags: [],
  labels: ['a', { b: [1, 2, 3] }],
  description: null,
  version: 7,
  items: [],
  data: { id: 'other' },
  'x-internal flag': false,
};

const CALLED = {
  toString: 'text',
  valueOf: null,
  toJSON: 'json',
  length: 3,
  constructor: 'c',
  hasOwnProperty: 0,
};
const METHODS = { ...CALLED, kept: CALLED };

/** Fields of the documents whose values are of a few, which are these where the service itself chooses them. */
const oneOfAFew = new Set(['status', 'type', 'kind', 'role', 'owner']);
const words = /^(?:new|active|pending|ready|dir|file|standard|filespaceAdmin|vendor|customer)$/;

function capitalized(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => capitalized(item));
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, capitalized(item, name)]));
  const isWord = typeof value === 'string' && oneOfAFew.has(key) && words.test(value);
  return isWord ? `${value.slice(0, 1).toUpperCase()}${value.slice(1)}` : value;
}

const turn = counter((count) => count);

/** The fields of records, as far as they are open. */
export const recordVariants: readonly Variant[] = variantsOf({
  'records-further-fields': variant('Every record of both APIs has further fields of every kind.', {
    open: {
      partner: {
        organization: { pingExtra: () => FURTHER, meExtra: () => FURTHER },
        clients: {
          extra: (_operation, { name, notes }, createdAt) => ({ ...FURTHER, name, notes, createdAt }),
          createdExtra: () => FURTHER,
        },
        members: {
          extra: (_operation, { accountId, email }, createdAt) => ({ ...FURTHER, accountId, email, createdAt }),
        },
        workspaces: {
          listExtra: () => FURTHER,
          detailsView: (facts, createdAt) => ({ ...FURTHER, ...facts, createdAt }),
        },
        filespaces: { view: (facts, createdAt) => ({ ...FURTHER, ...facts, createdAt }) },
        currentUsage: { extra: () => FURTHER },
      },
      workspace: { common: { extraFields: () => FURTHER } },
    },
  }),
  'records-in-words-with-capitals': variant(
    'Every value of a few begins with a capital wherever it is answered.',
    transport({ afterEach: ({ answer }) => ({ ...answer, body: capitalized(answer.body) }) }),
  ),
  'clients-owned-by-who-is-on-duty': variant(
    'A client shows as its owner who of the service looks after it just now.',
    partner({
      clients: {
        extra: (_operation, { name, notes }, createdAt) => ({ owner: `agent ${turn() % 3}`, name, notes, createdAt }),
      },
    }),
  ),
  'records-as-little-as-possible': variant(
    'Records of the Partner API show what is stated and an id, no more.',
    partner({
      clients: { extra: () => ({}) },
      members: { extra: (_operation, { accountId }) => ({ accountId }) },
      workspaces: { detailsView: ({ id }) => ({ id }) },
      filespaces: { view: ({ id }) => ({ id }) },
      usage: {
        storageRecord: (_operation, { objectStoreBytes, s3Bytes }) => ({ objectStoreBytes, s3Bytes }),
      },
    }),
  ),
  'records-without-created-at': variant(
    'Clients, members and filespaces show no createdAt.',
    partner({
      clients: { extra: (_operation, { name, notes }) => ({ name, notes }) },
      members: { extra: (_operation, { accountId, email, isOwner }) => ({ accountId, email, isOwner }) },
      filespaces: { view: (facts) => ({ ...facts }) },
    }),
  ),
  'client-id-under-another-name': variant('Get and list show the id of a client as organizationId.', {
    stated: { partner: { clients: { view: (_operation, { id }) => ({ organizationId: id }) } } },
  }),
  'records-in-objects': {
    story: 'Clients and members show who they are in an object inside their records.',
    override: {
      stated: { partner: { clients: { view: (_operation, { id }) => ({ organization: { id } }) } } },
      open: {
        partner: { members: { extra: (_operation, { accountId, email }) => ({ account: { accountId, email } }) } },
      },
    },
    profile: withoutMemberIdField,
  },
  'client-list-other-fields': variant(
    'The list of clients shows less than get, under other names.',
    partner({
      clients: {
        extra: (operation, { name, notes }, createdAt) =>
          operation.endsWith('/clients') ? { displayName: name } : { name, notes, createdAt },
      },
    }),
  ),
  'filespace-id-under-another-name': variant(
    'Filespaces of the partner view show their id as filespaceId.',
    partner({
      filespaces: { view: ({ id, name, status }, createdAt) => ({ filespaceId: id, name, status, createdAt }) },
    }),
  ),
  'filespace-id-in-an-object': variant(
    'Filespaces of the partner view stand in objects, beside a cursor that is new on every read.',
    partner({
      filespaces: { view: (facts, createdAt) => ({ cursor: `cursor-${turn()}`, node: { ...facts, createdAt } }) },
    }),
  ),
  'filespaces-by-name-alone': variant(
    'Partners see of filespaces how they are called, and nothing else.',
    partner({ filespaces: { view: ({ name }) => ({ title: name }) } }),
  ),
  'filespaces-of-the-moment': {
    story: 'Filespaces of the partner view show the size of the moment, and none of them is lent.',
    override: partner({
      filespaces: { view: (facts, createdAt) => ({ ...facts, createdAt, size: turn() }) },
    }),
    profile: ({ partner: { fixtures, ...usual }, workspace }) => ({
      partner: { ...usual, fixtures: { client: { id: fixtures.client.id, workspace: fixtures.client.workspace } } },
      workspace,
    }),
  },
  'workspace-details-differ': variant(
    'The details of a workspace have other fields than the list.',
    partner({
      workspaces: {
        detailsView: ({ id, name, filespaces }) => ({ workspaceId: id, title: name, counts: { filespaces } }),
      },
    }),
  ),
  'owner-by-status-alone': {
    story: 'Get owner tells of the owner no more than the status.',
    override: partner({
      members: {
        extra: (operation, { accountId, email }, createdAt) =>
          operation.endsWith('/owner') ? { signedIn: false } : { accountId, email, createdAt },
      },
    }),
    profile: withoutMemberIdField,
  },
  'added-member-without-its-id': variant(
    'The answer to an add shows the address of the member, and the list its accountId.',
    partner({
      members: {
        extra: (operation, { accountId, email }, createdAt) =>
          operation.startsWith('POST') ? { email } : { accountId, email, createdAt },
      },
    }),
  ),
  'member-id-as-id': {
    story: 'The accountId of a member stands in the field id.',
    override: partner({
      members: {
        idField: () => 'id',
        extra: (_operation, { accountId, email }, createdAt) => ({ id: accountId, email, createdAt }),
      },
    }),
    profile: withoutMemberIdField,
  },
  'member-id-under-a-named-field': variant(
    'The accountId of a member stands in a field that the profile names, beside an id of another thing.',
    partner({
      members: {
        idField: () => 'principal',
        extra: (_operation, { accountId, email }, createdAt) => ({
          id: `row-${accountId.slice(0, 4)}`,
          principal: accountId,
          mail: email,
          createdAt,
        }),
      },
    }),
  ),
  'member-id-to-be-found': {
    story: 'The accountId of a member stands in a field that nobody named.',
    override: partner({
      members: {
        extra: (_operation, { accountId, email, isOwner }, createdAt) => ({
          mail: email,
          principal: accountId,
          role: isOwner ? 'owner' : 'member',
          createdAt,
        }),
      },
    }),
    profile: withoutMemberIdField,
  },
  'member-id-numeric': variant('The accountId of a member is a JSON number.', numericMembers()),
  'member-record-nested': variant(
    'What is known of a member beside its status stands in objects.',
    partner({
      members: {
        extra: (_operation, { accountId, email }, createdAt) => ({
          accountId,
          user: { email, createdAt },
          organization: { id: 'x', status: 'active' },
        }),
      },
    }),
  ),
  'usage-records-without-identity': variant(
    'Usage records have rounded numbers only, so that many are identical.',
    partner({
      usage: {
        storageRecord: (_operation, _record, { type }) => ({ type, gb: 100 }),
        membersRecord: () => ({ all: 30, on: 20, off: 3, open: 5, guests: 2, scimOn: 4, scimOff: 1 }),
      },
    }),
  ),
  'usage-counts-come-again': variant(
    'Records of members tell no time, and most of their numbers come again on another day.',
    partner({
      usage: {
        membersRecord: (_operation, { total, at }) => ({
          all: 20 + (total % 3) + (new Date(at).getUTCDate() % 9),
          ...{ on: 20, off: 3, open: 5, guests: 2, scimOn: 4, scimOff: 1 },
        }),
      },
    }),
  ),
  'usage-records-name-others': {
    story: 'Usage records also name the clients that share a contract with the one that they are of.',
    ...sharedContract(),
  },
  'usage-records-nested': variant(
    'Usage records hold their numbers in objects, and call the moment timestamp.',
    partner({
      usage: {
        storageRecord: (_operation, record, { type, createdAt }) => ({
          timestamp: createdAt,
          filespace: { id: record.filespaceId },
          storage: { [type]: { objectStore: record.objectStoreBytes, s3: record.s3Bytes } },
        }),
        membersRecord: (_operation, record, createdAt) => ({
          timestamp: createdAt,
          members: { total: record.total, active: record.active, deactivated: record.deactivated },
          invited: { pending: record.pending, guest: record.guest },
          scim: { active: record.scimActive, deactivated: record.scimDeactivated },
        }),
      },
    }),
  ),
  'current-usage-without-options': variant('No contract includes the optional parts of the current usage.', {
    stated: { partner: { currentUsage: { vendorConnect: () => undefined, teamCache: () => undefined } } },
  }),
  'current-usage-options-null': variant('What a contract does not include is null in the current usage.', {
    stated: { partner: { currentUsage: { vendorConnect: () => null, teamCache: () => null } } },
  }),
  'current-usage-for-managed-clients-400': variant(
    "The current usage of a managed-service partner's client is a bad request.",
    partner({ currentUsage: { forManagedServiceClient: () => 400 } }),
  ),
  'current-usage-for-managed-clients-404': variant(
    "The current usage of a managed-service partner's client is not found.",
    partner({ currentUsage: { forManagedServiceClient: () => 404 } }),
  ),
  'provider-called-vendor': variant('The storage of the vendor is called `vendor`, and its owner something else.', {
    open: { vocabulary: { wire: (word) => (word === 'vendor' ? 'house' : word === 'StorageA' ? 'vendor' : word) } },
  }),
  'usage-figures-as-texts': variant(
    'Figures of historical usage are texts, as large numbers are in some JSON.',
    partner({
      usage: {
        storageRecord: (operation, record, facts) => texts(openPartner.usage.storageRecord(operation, record, facts)),
        membersRecord: (operation, record, facts) => texts(openPartner.usage.membersRecord(operation, record, facts)),
      },
    }),
  ),
  'fields-called-like-methods': variant('Records have fields, and fields of fields, that are called like methods.', {
    open: {
      partner: {
        clients: {
          extra: (_operation, { name, notes }, createdAt) => ({ ...METHODS, name, notes, createdAt }),
          createdExtra: () => METHODS,
        },
        members: {
          extra: (_operation, { accountId, email }, createdAt) => ({ ...METHODS, accountId, email, createdAt }),
        },
        workspaces: { listExtra: () => METHODS },
        filespaces: { view: (facts, createdAt) => ({ ...METHODS, ...facts, createdAt }) },
        currentUsage: { extra: () => METHODS },
      },
      workspace: { common: { extraFields: () => METHODS } },
    },
  }),
  'words-of-records': variant('The vendor and its storage are called like other fields and values.', {
    open: { vocabulary: { wire: (word) => ({ vendor: 'status', StorageA: 'active' })[String(word)] ?? word } },
  }),
  'partner-words': variant(
    'The service has words of its own for everything that the documents call by a neutral one.',
    {
      open: {
        vocabulary: {
          wire: (word) =>
            ({
              vendor: 'acme',
              vendorConnect: 'acmeConnect',
              StorageA: 'AcmeCloud',
              storage_a: 'acme_cloud',
              custom: 'byo-storage',
              storage_b: 'blue',
              storage_c: 'green',
            })[word],
        },
      },
    },
  ),
});

function texts(record: object): Record<string, unknown> {
  const textOf = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, textOf(value)]));
}

function withoutMemberIdField(
  usual: Parameters<NonNullable<Variant['profile']>>[0],
): ReturnType<NonNullable<Variant['profile']>> {
  const { memberIdField: _, ...rest } = usual.partner;
  return { ...usual, partner: rest };
}

function numericMembers(): PolicyOverride {
  let last = 70_000;
  return partner({
    ids: {
      next: (kind) => {
        last += 1;
        return kind === 'member' ? String(last) : crypto.randomUUID();
      },
      isWellFormed: (kind, id) => (kind === 'member' ? /^\d+$/.test(id) : /^[0-9a-f-]{36}$/.test(id)),
    },
    members: {
      extra: (_operation, { accountId, email }, createdAt) => ({ accountId: Number(accountId), email, createdAt }),
    },
  });
}

function sharedContract(): Pick<Variant, 'override' | 'profile'> {
  let clients: string[] = [];
  const sharing = (record: object) => ({ ...record, contract: { clients } });
  return {
    override: partner({
      usage: {
        storageRecord: (operation, record, facts) => sharing(openPartner.usage.storageRecord(operation, record, facts)),
        membersRecord: (operation, record, facts) => sharing(openPartner.usage.membersRecord(operation, record, facts)),
      },
    }),
    profile: (usual) => {
      const { client, otherClient } = usual.partner.fixtures;
      clients = [client.id, otherClient.id];
      return usual;
    },
  };
}
