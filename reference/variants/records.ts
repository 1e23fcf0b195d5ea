import type { PolicyOverride } from '../policy/index.ts';
import { partner } from './support.ts';
import type { Variant } from './types.ts';

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

/** The fields of records, as far as they are open. */
export const recordVariants: readonly Variant[] = [
  {
    id: 'records-further-fields',
    story: 'Every record of both APIs has further fields of every kind.',
    override: {
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
    },
  },
  {
    id: 'records-as-little-as-possible',
    story: 'Records of the Partner API show what is stated and an id, no more.',
    override: partner({
      clients: { extra: () => ({}) },
      members: { extra: (_operation, { accountId }) => ({ accountId }) },
      workspaces: { detailsView: ({ id }) => ({ id }) },
      filespaces: { view: ({ id }) => ({ id }) },
      usage: {
        storageRecord: (_operation, { objectStoreBytes, s3Bytes }) => ({ objectStoreBytes, s3Bytes }),
      },
    }),
  },
  {
    id: 'records-without-created-at',
    story: 'Clients, members and filespaces show no createdAt.',
    override: partner({
      clients: { extra: (_operation, { name, notes }) => ({ name, notes }) },
      members: { extra: (_operation, { accountId, email, isOwner }) => ({ accountId, email, isOwner }) },
      filespaces: { view: (facts) => ({ ...facts }) },
    }),
  },
  {
    id: 'client-id-under-another-name',
    story: 'Get and list show the id of a client as organizationId.',
    override: { stated: { partner: { clients: { view: (_operation, { id }) => ({ organizationId: id }) } } } },
  },
  {
    id: 'client-list-other-fields',
    story: 'The list of clients shows less than get, under other names.',
    override: partner({
      clients: {
        extra: (operation, { name, notes }, createdAt) =>
          operation.endsWith('/clients') ? { displayName: name } : { name, notes, createdAt },
      },
    }),
  },
  {
    id: 'filespace-id-under-another-name',
    story: 'Filespaces of the partner view show their id as filespaceId.',
    override: partner({
      filespaces: { view: ({ id, name, status }, createdAt) => ({ filespaceId: id, name, status, createdAt }) },
    }),
  },
  {
    id: 'workspace-details-differ',
    story: 'The details of a workspace have other fields than the list.',
    override: partner({
      workspaces: {
        detailsView: ({ id, name, filespaces }) => ({ workspaceId: id, title: name, counts: { filespaces } }),
      },
    }),
  },
  {
    id: 'member-id-as-id',
    story: 'The accountId of a member stands in the field id.',
    override: partner({
      members: {
        idField: () => 'id',
        extra: (_operation, { accountId, email }, createdAt) => ({ id: accountId, email, createdAt }),
      },
    }),
    profile: withoutMemberIdField,
  },
  {
    id: 'member-id-under-a-named-field',
    story: 'The accountId of a member stands in a field that the profile names, beside an id of another thing.',
    override: partner({
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
  },
  {
    id: 'member-id-to-be-found',
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
  {
    id: 'member-id-numeric',
    story: 'The accountId of a member is a JSON number.',
    override: numericMembers(),
  },
  {
    id: 'member-record-nested',
    story: 'What is known of a member beside its status stands in objects.',
    override: partner({
      members: {
        extra: (_operation, { accountId, email }, createdAt) => ({
          accountId,
          user: { email, createdAt },
          organization: { id: 'x', status: 'active' },
        }),
      },
    }),
  },
  {
    id: 'usage-records-without-identity',
    story: 'Usage records have rounded numbers only, so that many are identical.',
    override: partner({
      usage: {
        storageRecord: (_operation, _record, { type }) => ({ type, gb: 100 }),
        membersRecord: () => ({ all: 30, on: 20, off: 3, open: 5, guests: 2, scimOn: 4, scimOff: 1 }),
      },
    }),
  },
  {
    id: 'usage-records-nested',
    story: 'Usage records hold their numbers in objects, and call the moment timestamp.',
    override: partner({
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
  },
  {
    id: 'current-usage-without-options',
    story: 'No contract includes the optional parts of the current usage.',
    override: {
      stated: { partner: { currentUsage: { vendorConnect: () => undefined, teamCache: () => undefined } } },
    },
  },
  {
    id: 'current-usage-options-null',
    story: 'What a contract does not include is null in the current usage.',
    override: { stated: { partner: { currentUsage: { vendorConnect: () => null, teamCache: () => null } } } },
  },
  {
    id: 'current-usage-for-managed-clients-400',
    story: "The current usage of a managed-service partner's client is a bad request.",
    override: partner({ currentUsage: { forManagedServiceClient: () => 400 } }),
  },
  {
    id: 'current-usage-for-managed-clients-404',
    story: "The current usage of a managed-service partner's client is not found.",
    override: partner({ currentUsage: { forManagedServiceClient: () => 404 } }),
  },
  {
    id: 'partner-words',
    story: 'The service has words of its own for everything that the documents call by a neutral one.',
    override: {
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
  },
];

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
