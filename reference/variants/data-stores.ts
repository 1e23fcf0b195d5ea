import type { PolicyOverride } from '../policy/index.ts';
import type { OpenWorkspace } from '../policy/open/workspace.ts';
import type { Override } from '../policy/override.ts';
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
];

function dataStores(open: Override<OpenWorkspace['dataStores']>): PolicyOverride {
  return { open: { workspace: { dataStores: open } } };
}

function common(open: Override<OpenWorkspace['common']>): PolicyOverride {
  return { open: { workspace: { common: open } } };
}
