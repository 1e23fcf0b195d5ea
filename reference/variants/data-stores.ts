import { bodyOf } from '../core/json.ts';
import { transport } from '../policy/around.ts';
import type { PolicyOverride } from '../policy/index.ts';
import type { OpenWorkspace } from '../policy/open/workspace.ts';
import type { Override } from '../policy/override.ts';
import { answering, counter, refusal, workspace } from './support.ts';
import { type Variant, variant, variantsOf } from './types.ts';

/** Data stores, and filters of the Workspace API. */
export const dataStoreVariants: readonly Variant[] = [
  ...variantsOf({
    'data-stores-unique-in-the-workspace': variant(
      'The name of a data store must be new in the whole workspace.',
      dataStores({ nameScope: () => 'workspace' }),
    ),
    'data-stores-other-request-fields': {
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
    'data-stores-update-everything': variant(
      'An update may change every parameter, and either credential may be missing.',
      dataStores({
        updatesEverything: () => true,
        credential: (value, on) => (on === 'update' && value === undefined) || typeof value === 'string',
      }),
    ),
    'data-stores-strict-parameters': variant(
      'Parameters of a data store that needs none are refused, and so are unusual buckets.',
      dataStores({
        strayParamsAllowed: () => false,
        bucketName: (bucket) => /^[a-z0-9.-]{3,63}$/.test(bucket),
        region: (region) => /^[a-z]+-[a-z]+-\d$/.test(region),
      }),
    ),
    'data-stores-forgiving-parameters': variant(
      'Any value goes for what is optional, and credentials may be missing.',
      dataStores({
        credential: () => true,
        endpoint: () => true,
        useVirtualAddressing: () => true,
        urlExpirationMinutes: () => true,
      }),
    ),
    'data-stores-credentials-tried': variant(
      'Credentials that do not open the storage are refused, and those of the profile are the only ones that do.',
      dataStores({ credential: (value) => value === 'DATASTOREKEY' || value === 'sk-4e9b1f7c2d60a853' }),
    ),
    'filters-whole-text-only': variant('Filters find the exact text only.', common({ filterMatches: () => false })),
    'filters-by-prefix': variant(
      'Filters find what begins with their text.',
      common({ filterMatches: (_operation, filter, value) => value.startsWith(filter) }),
    ),
    'filters-empty-finds-nothing': variant(
      'An empty filter is looked for literally.',
      common({
        emptyFilterIsNone: () => false,
        filterMatches: (_operation, filter, value) => filter === value,
      }),
    ),
    'data-stores-in-every-other-filespace': variant(
      'Every other filespace that is created is of a version without data stores.',
      everyOther(),
    ),
    'data-stores-few': variant(
      'A filespace has room for five data stores.',
      workspace({ dataStores: { maximum: () => 5 } }),
    ),
    'data-stores-plain-names': variant(
      'Names of data stores have small letters, digits and dashes only.',
      transport({
        beforeEach: ({ request }) =>
          request.operation.startsWith('POST ') &&
          request.operation.endsWith('/data-stores') &&
          /[^a-z0-9-]/u.test(String(bodyOf(request).name ?? ''))
            ? refusal('The name has characters that are not allowed')
            : undefined,
      }),
    ),
    'data-stores-counted': variant(
      'Ids of data stores are counted.',
      workspace({
        dataStores: { newId: counter(String), idWellFormed: (id) => /^\d+$/u.test(id) },
      }),
    ),
    'data-stores-not-configured': {
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
    'filters-of-the-form-of-names': variant(
      'What cannot be an address, or the name of a data store, is refused as a filter, too.',
      transport({
        beforeEach: ({ api, request }) => {
          if (request.operation.endsWith('/data-stores') && request.method === 'POST' && isNoName(bodyOf(request).name))
            return refusal('The name has characters that are not allowed');
          return api === 'workspace' &&
            request.operation === 'POST /api/v1/members' &&
            isNoAddress(bodyOf(request).email)
            ? refusal('Please provide an actual email address')
            : undefined;
        },
        afterEach: ({ api, request, answer }) => {
          const { email, name } = Object.fromEntries(request.query);
          return api === 'workspace' &&
            request.method === 'GET' &&
            answer.status === 200 &&
            (isNoAddress(email) || isNoName(name))
            ? refusal('The filter is invalid')
            : answer;
        },
      }),
    ),
  }),
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
];

function everyOther(): PolicyOverride {
  const without = new Set<string>();
  let created = 0;
  const body = { error: { message: 'Data stores are not supported on this filespace version' } };
  return transport({
    beforeEach: ({ request: { operation, params } }) => {
      const isAbout = operation.includes('/data-stores') && without.has(params.filespaceId ?? '');
      return isAbout ? { status: 403, body } : undefined;
    },
    afterEach: ({ request, answer }) => {
      if (request.operation !== 'POST /api/v1/filespaces' || answer.status !== 201) return answer;
      created += 1;
      const id: unknown = Object(Object(answer.body).data).id;
      if (created % 2 === 0 && typeof id === 'string') without.add(id);
      return answer;
    },
  });
}

function dataStores(open: Override<OpenWorkspace['dataStores']>): PolicyOverride {
  return { open: { workspace: { dataStores: open } } };
}

function common(open: Override<OpenWorkspace['common']>): PolicyOverride {
  return { open: { workspace: { common: open } } };
}

/** Texts that its rules do not allow; a value of another type, and a missing one, are looked at elsewhere. */
function isNoName(value: unknown): boolean {
  return typeof value === 'string' && /[^\w -]/u.test(value);
}

function isNoAddress(value: unknown): boolean {
  return typeof value === 'string' && /^[^@]*[^\w.+@-]|[^\w+-]@/u.test(value);
}
