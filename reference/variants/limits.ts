import type { Answer, ApiName, ApiRequest } from '../core/exchange.ts';
import { objectOf } from '../core/json.ts';
import { transport } from '../policy/around.ts';
import type { PolicyOverride } from '../policy/index.ts';
import { counter, credentialOf, partner, refusal } from './support.ts';
import { type Variant, variant, variantsOf } from './types.ts';

const FULL: Answer = { status: 400, body: { error: { type: 'limit_reached', message: 'There is no room for more' } } };

/** What a business may limit. */
export const limitVariants: readonly Variant[] = variantsOf({
  'clients-few': variant('A partner has room for so many clients.', limited('partner', '/clients', 90, credentialOf)),
  'members-few': variant(
    'A client has room for so many members.',
    limited('partner', '/members', 20, (request) => request.params.clientId ?? ''),
  ),
  'members-three': variant(
    'A client has room for three members.',
    limited('partner', '/members', 3, (request) => request.params.clientId ?? ''),
  ),
  'workspace-members-few': variant(
    'A workspace has room for six members that somebody invited.',
    limited('workspace', '/members', 6, credentialOf),
  ),
  'accounts-two-and-counted': {
    story: 'A workspace has room for two service accounts that are made by one token; they are counted.',
    override: twoCountedAccounts(),
    profile: ({ partner: ofPartner, workspace: ofWorkspace }) => ({
      partner: ofPartner,
      workspace: { ...ofWorkspace, quotas: { ...ofWorkspace.quotas, serviceAccounts: 2 } },
    }),
  },
  'names-of-two-characters-used-up': variant(
    'Every name of two characters belongs to a client that has been deleted, and stays taken.',
    {
      open: { partner: { clients: { reusesDeletedNames: () => false } } },
      stated: {
        partner: {
          clients: { isNameTaken: (_operation, { name, own }) => own !== undefined || name.length === 2 },
        },
      },
    },
  ),
  'filespaces-of-few-entries': variant('A filespace is full with 60 entries.', fewEntries(60)),
  'usage-retention-92-days': variant(
    'Usage is kept for 92 days.',
    partner({ usage: { keptFrom: (now) => now - 92 * 24 * 60 * 60 * 1000 } }),
  ),
});

/** Refuses what is one too many of those that are made and removed at such a path. */
function limited(
  limitedApi: ApiName,
  collection: string,
  most: number,
  homeOf: (request: ApiRequest) => string,
): PolicyOverride {
  const held = new Map<string, number>();
  const amount = (request: ApiRequest): number => held.get(homeOf(request)) ?? 0;
  const change = ({ method, operation }: ApiRequest, { status }: Answer): number => {
    if (method === 'POST') return operation.endsWith(collection) && status === 201 ? 1 : 0;
    return method === 'DELETE' && operation.split('/').at(-2) === collection.slice(1) && status < 300 ? -1 : 0;
  };
  return transport({
    beforeEach: ({ api, request }) => {
      const isAdd = api === limitedApi && request.method === 'POST' && request.operation.endsWith(collection);
      return isAdd && amount(request) >= most ? FULL : undefined;
    },
    afterEach: ({ api, request, answer }) => {
      if (api === limitedApi) held.set(homeOf(request), amount(request) + change(request, answer));
      return answer;
    },
  });
}

function twoCountedAccounts(): PolicyOverride {
  const makers = new Map<string, string>();
  const isFull = (request: ApiRequest): boolean =>
    [...makers.values()].filter((maker) => maker === credentialOf(request)).length >= 2;
  const { open } = transport({
    beforeEach: ({ request }) => {
      const isCreate = request.operation === 'POST /api/v1/service-accounts';
      return isCreate && isFull(request) ? refusal('Not now') : undefined;
    },
    afterEach: ({ request, answer }) => {
      if (answer.status === 201 && request.operation === 'POST /api/v1/service-accounts') {
        makers.set(String(objectOf(objectOf(answer.body).data).id), credentialOf(request));
      }
      const { serviceAccountId } = request.params;
      if (request.method === 'DELETE' && answer.status === 200) makers.delete(serviceAccountId ?? '');
      return answer;
    },
  });
  const newId = counter((count) => String(count));
  const idWellFormed = (kind: string, id: string): boolean => (kind === 'filespace' ? id.length === 36 : id !== '');
  return { open: { ...open, workspace: { common: { idWellFormed }, serviceAccounts: { newId } } } };
}

function fewEntries(most: number): PolicyOverride {
  const held = new Map<string, number>();
  const homeOf = ({ params }: ApiRequest): string => params.filespaceId ?? '';
  return transport({
    beforeEach: ({ request }) => {
      const isCreate = request.operation === 'POST /api/v1/filespaces/{filespaceId}/entries';
      const isFull = (held.get(homeOf(request)) ?? 0) >= most;
      return isCreate && isFull ? refusal('File system storage size limit exceeded', 403) : undefined;
    },
    afterEach: ({ request, answer }) => {
      const more = request.method === 'POST' ? 1 : request.method === 'DELETE' ? -1 : 0;
      const home = homeOf(request);
      if (request.operation.includes('/entries') && answer.status < 300) held.set(home, (held.get(home) ?? 0) + more);
      return answer;
    },
  });
}
