import type { Operation, RequirementId } from '../../generated/catalogue.ts';
import { show } from '../../src/check/index.ts';
import { at, canonicalEntryId, held, isTo, type Law, sameText, type Witnessed } from './law.ts';

/** What the answer to a write repeats of its request. */
interface Echo {
  readonly operation: Operation;
  readonly status: number;
  readonly requirement: RequirementId;
  readonly what: string;
  /** What was sent; undefined where it says nothing, or where what comes back is left open. */
  sent(witnessed: Witnessed): unknown;
  shown(json: unknown): unknown;
  same?(sent: unknown, shown: unknown): boolean;
}

/** A text that nobody trims, folds or normalizes. */
function plain(value: unknown): string | undefined {
  const isPlain = typeof value === 'string' && value !== '' && value === value.trim() && /^[\x20-\x7e]*$/.test(value);
  return isPlain ? value : undefined;
}

function oneOf(value: unknown, words: readonly string[]): string | undefined {
  return typeof value === 'string' && words.includes(value) ? value : undefined;
}

const createClient = { operation: 'POST /api/v1/clients', status: 201 } as const;
const createFilespace = { operation: 'POST /api/v1/filespaces', status: 201 } as const;
const rename = { operation: 'PATCH /api/v1/filespaces/{filespaceId}', status: 200 } as const;
const createStore = { operation: 'POST /api/v1/filespaces/{filespaceId}/external/data-stores', status: 201 } as const;
const createEntry = { operation: 'POST /api/v1/filespaces/{filespaceId}/entries', status: 201 } as const;
const addMember = { operation: 'POST /api/v1/members', status: 201 } as const;
const changeRole = { operation: 'PATCH /api/v1/members/{memberId}', status: 200 } as const;
const updateStore = {
  operation: 'PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}',
  status: 200,
} as const;

const echoes: readonly Echo[] = [
  {
    ...createClient,
    requirement: 'partner.client.create.echoes-name',
    what: 'answers the name that was sent',
    sent: ({ body }) => plain(at(body, 'name')),
    shown: (json) => at(json, 'name'),
  },
  {
    ...createClient,
    requirement: 'partner.client.create.echoes-notes',
    what: 'answers the notes that were sent',
    sent: ({ body }) => plain(at(body, 'notes')),
    shown: (json) => at(json, 'notes'),
  },
  {
    ...createClient,
    requirement: 'partner.client.create.notes-absent',
    what: 'answers notes of null where none were sent',
    sent: ({ body }) => (at(body, 'notes') === undefined ? null : undefined),
    shown: (json) => at(json, 'notes'),
  },
  {
    ...createFilespace,
    requirement: 'workspace.filespace.create.echoes-name',
    what: 'answers the name that was sent',
    sent: ({ body }) => plain(at(body, 'name')),
    shown: (json) => at(json, 'data', 'name'),
  },
  {
    ...createFilespace,
    requirement: 'workspace.filespace.storage.owner',
    what: 'answers the owner that was sent',
    sent: ({ body }) => oneOf(at(body, 'storageOwner'), ['vendor', 'customer']),
    shown: (json) => at(json, 'data', 'storage', 'owner'),
    same: sameText,
  },
  {
    ...rename,
    requirement: 'workspace.filespace.rename.echoes-name',
    what: 'answers the new name',
    sent: ({ body }) => plain(at(body, 'name')),
    shown: (json) => at(json, 'data', 'name'),
  },
  {
    ...createStore,
    requirement: 'workspace.data-store.create.echoes-name',
    what: 'answers the name that was sent',
    sent: ({ body }) => plain(at(body, 'name')),
    shown: (json) => at(json, 'name'),
  },
  {
    ...createStore,
    requirement: 'workspace.data-store.create.echoes-kind',
    what: 'answers the kind that was sent',
    sent: ({ body }) => oneOf(at(body, 'kind'), ['S3DataStore', 'HttpLinkDataStore']),
    shown: (json) => at(json, 'kind'),
    same: sameText,
  },
  {
    ...createStore,
    requirement: 'workspace.data-store.create.echoes-bucket',
    what: 'answers the bucket name that was sent',
    sent: ({ body }) =>
      at(body, 'kind') === 'S3DataStore' ? plain(at(body, 's3StorageParams', 'bucketName')) : undefined,
    shown: (json) => at(json, 's3StorageParams', 'bucketName'),
  },
  {
    ...createStore,
    requirement: 'workspace.data-store.create.echoes-region',
    what: 'answers the region that was sent',
    sent: ({ body }) => (at(body, 'kind') === 'S3DataStore' ? plain(at(body, 's3StorageParams', 'region')) : undefined),
    shown: (json) => at(json, 's3StorageParams', 'region'),
  },
  {
    ...createStore,
    requirement: 'workspace.data-store.create.echoes-access-key',
    what: 'answers the access key that was sent',
    sent: ({ body }) =>
      at(body, 'kind') === 'S3DataStore' ? plain(at(body, 's3StorageParams', 'accessKey')) : undefined,
    shown: (json) => at(json, 's3StorageParams', 'accessKey'),
  },
  {
    ...updateStore,
    requirement: 'workspace.data-store.update.access-key',
    what: 'answers the new access key',
    // Whether the other kind takes any is another question: it has no place to show them.
    sent: ({ body, exchange }) =>
      at(exchange.json, 'kind') === 'HttpLinkDataStore' ? undefined : plain(at(body, 's3StorageParams', 'accessKey')),
    shown: (json) => at(json, 's3StorageParams', 'accessKey'),
  },
  {
    ...createEntry,
    requirement: 'workspace.entry.create.echoes-name',
    what: 'answers the name that was sent',
    sent: ({ body }) => plain(at(body, 'name')),
    shown: (json) => at(json, 'data', 'name'),
  },
  {
    ...createEntry,
    requirement: 'workspace.entry.create.echoes-parent',
    what: 'answers the parent that was sent',
    sent: ({ body }) => canonicalEntryId(at(body, 'parentId')),
    shown: (json) => at(json, 'data', 'parentId'),
  },
  {
    ...createEntry,
    requirement: 'workspace.entry.create.echoes-type',
    what: 'answers the type that was sent',
    sent: ({ body }) => oneOf(at(body, 'type'), ['dir']),
    shown: (json) => at(json, 'data', 'type'),
    same: sameText,
  },
  {
    ...addMember,
    requirement: 'workspace.member.add.email',
    what: 'answers the address that was sent',
    sent: ({ body }) => plain(at(body, 'email')),
    shown: (json) => at(json, 'data', 'user', 'email'),
    same: sameText,
  },
  {
    ...changeRole,
    requirement: 'workspace.member.update.echoes-role',
    what: 'answers the new role',
    sent: ({ body }) => oneOf(at(body, 'role'), ['filespaceAdmin', 'standard']),
    shown: (json) => at(json, 'data', 'role'),
    same: sameText,
  },
];

export const echoed: readonly RequirementId[] = echoes.map(({ requirement }) => requirement);

export const echoLaw: Law = (witnessed) =>
  echoes.flatMap((echo) => {
    if (!isTo(witnessed, echo.operation, echo.status)) return [];
    const sent = echo.sent(witnessed);
    // What is no JSON is the matter of another requirement.
    if (sent === undefined || witnessed.exchange.json === undefined) return [];
    const shown = echo.shown(witnessed.exchange.json);
    const holds = echo.same?.(sent, shown) ?? sent === shown;
    return [held(witnessed, echo.requirement, echo.what, { holds, expected: show(sent), got: show(shown) })];
  });
