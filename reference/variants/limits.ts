import type { Answer, ApiRequest } from '../core/exchange.ts';
import type { PolicyOverride } from '../policy/index.ts';
import { partner } from './support.ts';
import type { Variant } from './types.ts';

const FULL: Answer = { status: 400, body: { error: { type: 'limit_reached', message: 'There is no room for more' } } };

/** What a business may limit, in the Partner API. */
export const limitVariants: readonly Variant[] = [
  {
    id: 'clients-few',
    story: 'A partner has room for so many clients.',
    override: limited('/clients', 90, keyOf),
  },
  {
    id: 'members-few',
    story: 'A client has room for so many members.',
    override: limited('/members', 20, (request) => request.params.clientId ?? ''),
  },
  {
    id: 'names-of-two-characters-used-up',
    story: 'Every name of two characters belongs to a client that has been deleted, and stays taken.',
    override: {
      open: { partner: { clients: { reusesDeletedNames: () => false } } },
      stated: {
        partner: {
          clients: { isNameTaken: (_operation, { name, own }) => own !== undefined || name.length === 2 },
        },
      },
    },
  },
  {
    id: 'usage-retention-92-days',
    story: 'Usage is kept for 92 days.',
    override: partner({ usage: { keptFrom: (now) => now - 92 * 24 * 60 * 60 * 1000 } }),
  },
];

/** With or without the word before it. */
function keyOf(request: ApiRequest): string {
  return (request.headers.get('authorization') ?? '').split(' ').at(-1) ?? '';
}

/** Refuses what is one too many of those that are made and removed at such a path. */
function limited(collection: string, most: number, homeOf: (request: ApiRequest) => string): PolicyOverride {
  const held = new Map<string, number>();
  const amount = (request: ApiRequest): number => held.get(homeOf(request)) ?? 0;
  const change = ({ method, operation }: ApiRequest, { status }: Answer): number => {
    if (method === 'POST') return operation.endsWith(collection) && status === 201 ? 1 : 0;
    return method === 'DELETE' && operation.split('/').at(-2) === collection.slice(1) && status === 204 ? -1 : 0;
  };
  return {
    open: {
      transport: {
        beforeEach: ({ api, request }) => {
          const isAdd = api === 'partner' && request.method === 'POST' && request.operation.endsWith(collection);
          return isAdd && amount(request) >= most ? FULL : undefined;
        },
        afterEach: ({ api, request, answer }) => {
          if (api === 'partner') held.set(homeOf(request), amount(request) + change(request, answer));
          return answer;
        },
      },
    },
  };
}
