import type { PolicyOverride } from '../policy/index.ts';
import type { OpenWorkspace } from '../policy/open/workspace.ts';
import type { Override } from '../policy/override.ts';
import { answering, bodyOf, counter, refusal, workspace } from './support.ts';
import type { Variant } from './types.ts';

/** Data stores, and filters of the Workspace API. */
export const dataStoreVariants: readonly Variant[] = [
  {
    id: 'data-stores-unique-in-the-workspace',
    story: 'The name of a data store must be new in the whole workspace.',
    override: dataStores({ nameScope: () => 'workspace' }),
  },
  {
    id: 'data-stores-other-request-fields',
    story: 'Requests call the credentials accessKeyId and secretAccessKey.',
    override: dataStores({
      requestField: (field) => ({ accessKey: 'accessKeyId', secretKey: 'secretAccessKey' })[String(field)] ?? field,
    }),
    profile: (usual) => {
      const { accessKey, secretKey, ...others } = usual.workspace.dataStore;
      const dataStore = { ...others, accessKeyId: accessKey ?? '', secretAccessKey: secretKey ?? '' };
      return { ...usual, workspace: { ...usual.workspace, dataStore } };
    },
  },
  {
    id: 'data-stores-update-everything',
    story: 'An update may change every parameter, and either credential may be missing.',
    override: dataStores({
      updatesEverything: () => true,
      credential: (value, on) => (on === 'update' && value === undefined) || typeof value === 'string',
    }),
  },
  {
    id: 'data-stores-strict-parameters',
    story: 'Parameters of a data store that needs none are refused, and so are unusual buckets.',
    override: dataStores({
      strayParamsAllowed: () => false,
      bucketName: (bucket) => /^[a-z0-9.-]{3,63}$/.test(bucket),
      region: (region) => /^[a-z]+-[a-z]+-\d$/.test(region),
    }),
  },
  {
    id: 'data-stores-forgiving-parameters',
    story: 'Any value goes for what is optional, and credentials may be missing.',
    override: dataStores({
      credential: () => true,
      endpoint: () => true,
      useVirtualAddressing: () => true,
      urlExpirationMinutes: () => true,
    }),
  },
  {
    id: 'data-stores-credentials-tried',
    story: 'Credentials that do not open the storage are refused, and those of the profile are the only ones that do.',
    override: dataStores({ credential: (value) => value === 'DATASTOREKEY' || value === 'sk-4e9b1f7c2d60a853' }),
  },
  {
    id: 'filters-whole-text-only',
    story: 'Filters find the exact text only.',
    override: common({ filterMatches: () => false }),
  },
  {
    id: 'filters-by-prefix',
    story: 'Filters find what begins with their text.',
    override: common({ filterMatches: (_operation, filter, value) => value.startsWith(filter) }),
  },
  {
    id: 'filters-empty-finds-nothing',
    story: 'An empty filter is looked for literally.',
    override: common({
      emptyFilterIsNone: () => false,
      filterMatches: (_operation, filter, value) => filter === value,
    }),
  },
  {
    id: 'data-stores-few',
    story: 'A filespace has room for five data stores.',
    override: workspace({ dataStores: { maximum: () => 5 } }),
  },
  {
    id: 'data-stores-plain-names',
    story: 'Names of data stores have small letters, digits and dashes only.',
    override: {
      open: {
        transport: {
          beforeEach: ({ request }) =>
            request.operation.startsWith('POST ') &&
            request.operation.endsWith('/data-stores') &&
            /[^a-z0-9-]/u.test(String(bodyOf(request).name ?? ''))
              ? refusal('The name has characters that are not allowed')
              : undefined,
        },
      },
    },
  },
  {
    id: 'data-stores-counted',
    story: 'Ids of data stores are counted.',
    override: workspace({
      dataStores: { newId: counter(String), idWellFormed: (id) => /^\d+$/u.test(id) },
    }),
  },
  {
    id: 'data-stores-not-configured',
    story: 'Whether external files are configured is looked at before the path is, and they are not.',
    override: answering(({ request, answer }) =>
      request.operation.includes('/data-stores') && answer.status !== 401
        ? refusal('The external files feature is not configured', 403)
        : answer,
    ),
    profile: ({ partner, workspace }) => {
      const { linkedDataStore: _, ...fixtures } = workspace.fixtures;
      return { partner, workspace: { ...workspace, fixtures } };
    },
  },
  ...[1, 2].map((maximum) => ({
    id: `data-stores-at-most-${maximum}`,
    story: `A filespace has room for ${maximum} data stores, and says so before it looks at a name.`,
    override: {
      open: { workspace: { dataStores: { maximum: () => maximum } } },
      stated: {
        workspace: {
          dataStores: {
            create: {
              nameTaken: (name: string, others: readonly string[]) => others.length < maximum && others.includes(name),
            },
          },
        },
      },
    },
  })),
  {
    id: 'filters-of-the-form-of-names',
    story: 'What cannot be an address, or the name of a data store, is refused as a filter, too.',
    override: {
      open: {
        transport: {
          beforeEach: ({ request }) =>
            request.operation.startsWith('POST ') &&
            request.operation.endsWith('/data-stores') &&
            /[^\w -]/u.test(String(bodyOf(request).name ?? ''))
              ? refusal('The name has characters that are not allowed')
              : undefined,
          afterEach: ({ api, request, answer }) => {
            const { email = '', name = '' } = Object.fromEntries(request.query);
            const misses = /^[^@]*[^\w.+@-]|[^\w+-]@/u.test(email) || /[^\w -]/u.test(name);
            return api === 'workspace' && request.method === 'GET' && answer.status === 200 && misses
              ? refusal('The filter is invalid')
              : answer;
          },
        },
      },
    },
  },
];

function dataStores(open: Override<OpenWorkspace['dataStores']>): PolicyOverride {
  return { open: { workspace: { dataStores: open } } };
}

function common(open: Override<OpenWorkspace['common']>): PolicyOverride {
  return { open: { workspace: { common: open } } };
}
