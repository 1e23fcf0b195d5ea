import type { Operation } from '../../generated/catalogue.ts';
import { isObject } from '../support/lists.ts';
import { at, type Refusal, sameText } from './law.ts';
import { fieldRule, isMissing, isNoText, queryRule, textThat } from './request-rules.ts';

const create: readonly Operation[] = ['POST /api/v1/filespaces'];
const rename: readonly Operation[] = ['PATCH /api/v1/filespaces/{filespaceId}'];
const stores: readonly Operation[] = ['POST /api/v1/filespaces/{filespaceId}/external/data-stores'];
const updateStore: readonly Operation[] = ['PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}'];
const entries: readonly Operation[] = ['POST /api/v1/filespaces/{filespaceId}/entries'];
const resolve: readonly Operation[] = ['GET /api/v1/filespaces/{filespaceId}/entries/resolve'];
const members: readonly Operation[] = ['POST /api/v1/members'];
const changeRole: readonly Operation[] = ['PATCH /api/v1/members/{memberId}'];
const accounts: readonly Operation[] = ['POST /api/v1/service-accounts'];
const links: readonly Operation[] = ['GET /api/v1/filespaces/{filespaceId}/direct-links'];

const uppercase = textThat(/^(?=[A-Za-z0-9-]{2,30}$)(?!-)(?!.*-$)(?=.*[A-Z])/);
/** With an ASCII character that is no letter, digit or dash; spaces around it may be trimmed. */
const otherCharacter = textThat(/^[a-z0-9](?=[ -~]{1,29}$)[ -~]*[^A-Za-z0-9-][ -~]*[a-z0-9]$/);
const leadingDash = textThat(/^-[a-z0-9-]{0,28}[a-z0-9]$/);
const trailingDash = textThat(/^[a-z0-9][a-z0-9-]{0,28}-$/);

const filespaces: readonly Refusal[] = [
  fieldRule('workspace.filespace.name.missing', create, ['name'], isMissing),
  fieldRule('workspace.filespace.name.type', create, ['name'], isNoText),
  fieldRule('workspace.filespace.name.uppercase', create, ['name'], uppercase),
  fieldRule('workspace.filespace.name.other-character', create, ['name'], otherCharacter),
  fieldRule('workspace.filespace.name.leading-dash', create, ['name'], leadingDash),
  fieldRule('workspace.filespace.name.trailing-dash', create, ['name'], trailingDash),
  fieldRule('workspace.filespace.create.region.missing', create, ['region'], isMissing),
  fieldRule('workspace.filespace.create.region.type', create, ['region'], isNoText),
  fieldRule('workspace.filespace.create.provider.missing', create, ['storageProvider'], isMissing),
  fieldRule('workspace.filespace.create.provider.type', create, ['storageProvider'], isNoText),
  fieldRule('workspace.filespace.create.owner.missing', create, ['storageOwner'], isMissing),
  fieldRule('workspace.filespace.create.owner.type', create, ['storageOwner'], isNoText),
  fieldRule(
    'workspace.filespace.create.owner.unknown',
    create,
    ['storageOwner'],
    (owner) => typeof owner === 'string' && /^\w+$/.test(owner) && !/^(?:vendor|customer)$/i.test(owner),
  ),
  {
    requirement: 'workspace.filespace.create.provider.vendor-other',
    operations: create,
    breaks: ({ body }) => {
      const provider = at(body, 'storageProvider');
      const isOther = typeof provider === 'string' && provider !== '' && !sameText(provider.trim(), 'StorageA');
      return at(body, 'storageOwner') === 'vendor' && isOther;
    },
  },
  {
    requirement: 'workspace.filespace.create.customer-params.missing',
    operations: create,
    breaks: ({ body }) => at(body, 'storageOwner') === 'customer' && at(body, 'customerStorageParams') === undefined,
  },
  fieldRule(
    'workspace.filespace.create.block-size.type',
    create,
    ['blockSize'],
    (size) => size !== undefined && size !== null && typeof size !== 'number',
  ),
];

const renames: readonly Refusal[] = [
  fieldRule('workspace.filespace.rename.missing', rename, ['name'], isMissing),
  fieldRule('workspace.filespace.rename.type', rename, ['name'], isNoText),
  fieldRule('workspace.filespace.rename.empty', rename, ['name'], (name) => name === ''),
  fieldRule('workspace.filespace.rename.too-short', rename, ['name'], textThat(/^[a-z0-9]$/)),
  fieldRule('workspace.filespace.rename.too-long', rename, ['name'], textThat(/^[a-z0-9][a-z0-9-]{29,}[a-z0-9]$/)),
  fieldRule('workspace.filespace.rename.uppercase', rename, ['name'], uppercase),
  fieldRule('workspace.filespace.rename.other-character', rename, ['name'], otherCharacter),
  fieldRule('workspace.filespace.rename.leading-dash', rename, ['name'], leadingDash),
  fieldRule('workspace.filespace.rename.trailing-dash', rename, ['name'], trailingDash),
];

const dataStores: readonly Refusal[] = [
  fieldRule('workspace.data-store.create.name.missing', stores, ['name'], isMissing),
  fieldRule('workspace.data-store.create.name.type', stores, ['name'], isNoText),
  fieldRule('workspace.data-store.create.kind.missing', stores, ['kind'], isMissing),
  fieldRule(
    'workspace.data-store.create.kind.unknown',
    stores,
    ['kind'],
    (kind) => typeof kind === 'string' && /^\w+$/.test(kind) && !/^(?:S3DataStore|HttpLinkDataStore)$/i.test(kind),
  ),
  {
    requirement: 'workspace.data-store.create.params.missing',
    operations: stores,
    breaks: ({ body }) => at(body, 'kind') === 'S3DataStore' && at(body, 's3StorageParams') === undefined,
  },
  ...s3Rule('workspace.data-store.create.bucket.empty', 'bucketName', (bucket) => bucket === ''),
  ...s3Rule('workspace.data-store.create.bucket.slash', 'bucketName', textThat(/^[a-z0-9]+\/[a-z0-9]+$/)),
  ...s3Rule('workspace.data-store.create.region.empty', 'region', (region) => region === ''),
  fieldRule('workspace.data-store.update.params.missing', updateStore, ['s3StorageParams'], isMissing),
];

/** What a data store of the other kind is sent besides is open. */
function s3Rule(requirement: Refusal['requirement'], field: string, isWrong: (value: unknown) => boolean): Refusal[] {
  const breaks: Refusal['breaks'] = ({ body }) =>
    at(body, 'kind') === 'S3DataStore' && isWrong(at(body, 's3StorageParams', field));
  return [{ requirement, operations: stores, breaks }];
}

const directories: readonly Refusal[] = [
  fieldRule('workspace.entry.name.missing', entries, ['name'], isMissing),
  fieldRule('workspace.entry.name.type', entries, ['name'], isNoText),
  fieldRule('workspace.entry.name.empty', entries, ['name'], (name) => name === ''),
  fieldRule('workspace.entry.name.dot', entries, ['name'], (name) => name === '.'),
  fieldRule('workspace.entry.name.dot-dot', entries, ['name'], (name) => name === '..'),
  fieldRule('workspace.entry.name.slash', entries, ['name'], textThat(/\//)),
  fieldRule('workspace.entry.create.parent.missing', entries, ['parentId'], isMissing),
  fieldRule('workspace.entry.create.parent.type', entries, ['parentId'], isNoText),
  fieldRule('workspace.entry.create.parent.malformed', entries, ['parentId'], textThat(/^[a-z-]+$/i)),
  fieldRule('workspace.entry.create.type.missing', entries, ['type'], isMissing),
  fieldRule('workspace.entry.create.type.type', entries, ['type'], isNoText),
  fieldRule('workspace.entry.create.type.file', entries, ['type'], (type) => type === 'file'),
  queryRule('workspace.entry.resolve.missing', resolve, 'path', (path) => path === undefined),
  queryRule('workspace.entry.resolve.relative', resolve, 'path', (path) => path !== undefined && /^[^/\s]/.test(path)),
];

const people: readonly Refusal[] = [
  fieldRule('workspace.member.add.email.missing', members, ['email'], isMissing),
  fieldRule('workspace.member.add.email.type', members, ['email'], isNoText),
  fieldRule('workspace.member.add.email.malformed', members, ['email'], textThat(/^[^@]+$/)),
  fieldRule('workspace.member.update.role.missing', changeRole, ['role'], isMissing),
  fieldRule('workspace.member.update.role.type', changeRole, ['role'], isNoText),
];

function ofIdentity(requirement: Refusal['requirement'], isWrong: (value: unknown) => boolean): Refusal {
  return fieldRule(requirement, accounts, ['serviceIdentity'], isWrong);
}

const serviceAccounts: readonly Refusal[] = [
  fieldRule('workspace.service-account.create.name.missing', accounts, ['name'], isMissing),
  fieldRule('workspace.service-account.create.name.type', accounts, ['name'], isNoText),
  fieldRule('workspace.service-account.create.name.empty', accounts, ['name'], (name) => name === ''),
  ofIdentity('workspace.service-account.create.identity.string', (identity) => typeof identity === 'string'),
  ofIdentity('workspace.service-account.create.identity.number', (identity) => typeof identity === 'number'),
  ofIdentity('workspace.service-account.create.identity.boolean', (identity) => typeof identity === 'boolean'),
  ofIdentity('workspace.service-account.create.identity.array', (identity) => Array.isArray(identity)),
  ofIdentity('workspace.service-account.create.single-use.type', (identity) => {
    const isSingleUse = at(identity, 'isSingleUse');
    return isObject(identity) && isSingleUse !== undefined && typeof isSingleUse !== 'boolean';
  }),
  ofIdentity('workspace.service-account.create.expires-at.not-a-date', (identity) =>
    textThat(/^[a-z ]+$/i)(at(identity, 'expiresAt')),
  ),
  ofIdentity(
    'workspace.service-account.create.expires-at.type',
    (identity) => typeof at(identity, 'expiresAt') === 'number',
  ),
];

const isGiven = (value: unknown): boolean => typeof value === 'string' && value !== '';

const directLinks: readonly Refusal[] = [
  {
    requirement: 'workspace.direct-link.neither',
    operations: links,
    breaks: ({ query }) => query.entryId === undefined && query.path === undefined,
  },
  {
    requirement: 'workspace.direct-link.both',
    operations: links,
    breaks: ({ query }) => isGiven(query.entryId) && isGiven(query.path),
  },
  queryRule('workspace.direct-link.relative-path', links, 'path', (path) => path !== undefined && /^[^/\s]/.test(path)),
  queryRule('workspace.direct-link.malformed-id', links, 'entryId', (id) => id !== undefined && /^[a-z-]+$/i.test(id)),
];

export const workspaceRefusals: readonly Refusal[] = [
  ...filespaces,
  ...renames,
  ...dataStores,
  ...directories,
  ...people,
  ...serviceAccounts,
  ...directLinks,
];
