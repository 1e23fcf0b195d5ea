import type { PolicyOverride } from '../policy/index.ts';
import { answering, bodyOf, refusal, workspace } from './support.ts';
import type { Variant } from './types.ts';

/** What a service of the Workspace API may do although hardly anybody would expect it. */
export const surpriseVariants: readonly Variant[] = [
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
  {
    id: 'filespaces-deleted-once-more',
    story: 'For half a second a filespace that is gone from sight can be deleted once more.',
    override: deletedOnceMore(),
  },
  {
    id: 'entries-numbers-used-again',
    story: 'A new directory gets the number of the one deleted last, as in many file systems.',
    override: numbersUsedAgain(['entryId']),
  },
  {
    id: 'people-numbers-used-again',
    story: 'Members, accounts and data stores are counted, and get the number of the one deleted last.',
    override: numbersUsedAgain(['memberId', 'serviceAccountId', 'dataStoreId']),
  },
  {
    id: 'filespaces-short-names-taken',
    story: 'Names of filespaces are unique among all customers, and every name of two characters is taken.',
    override: workspace({ filespaces: { nameTaken: (name, others) => name.length === 2 || others.includes(name) } }),
  },
];

function deletedOnceMore(): PolicyOverride {
  const deletedAt = new Map<string | undefined, number>();
  return answering(({ request, answer }) => {
    if (request.operation !== 'DELETE /api/v1/filespaces/{filespaceId}') return answer;
    const { filespaceId } = request.params;
    if (answer.status === 200) deletedAt.set(filespaceId, Date.now());
    const isRecent = Date.now() - (deletedAt.get(filespaceId) ?? 0) < 500;
    return answer.status === 404 && isRecent ? { ...answer, status: 200, body: { data: null } } : answer;
  });
}

function numbersUsedAgain(parameters: readonly string[]): PolicyOverride {
  const free = new Map<string, string[]>();
  const counts = new Map<string, number>();
  const next = (place: string): string => {
    const count = (counts.get(place) ?? 0) + 1;
    const freed = free.get(place)?.pop();
    if (freed === undefined) counts.set(place, count);
    return freed ?? String(count);
  };
  const counted = (id: string): boolean => /^\d+$/u.test(id);
  return {
    open: {
      workspace: parameters.includes('entryId')
        ? { entries: { id: (filespace) => `${filespace}:${next(`entryId ${filespace}`)}` } }
        : {
            common: { idWellFormed: (kind, id) => (kind === 'filespace' ? id.length === 36 : counted(id)) },
            members: { newId: () => next('memberId') },
            serviceAccounts: { newId: () => next('serviceAccountId') },
            dataStores: { newId: () => next('dataStoreId'), idWellFormed: counted },
          },
      transport: {
        afterEach: ({ request, answer }) => {
          const parameter = parameters.findLast((name) => request.params[name] !== undefined);
          if (parameter === undefined || request.method !== 'DELETE' || answer.status !== 200) return answer;
          const [first = '', second] = String(request.params[parameter]).split(':');
          const place = second === undefined ? parameter : `${parameter} ${first}`;
          free.set(place, [...(free.get(place) ?? []), second ?? first]);
          return answer;
        },
      },
    },
  };
}
