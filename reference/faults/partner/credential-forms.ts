import type { Operation } from '../../core/exchange.ts';
import { previewOf } from '../../core/secrets.ts';
import { auth, type CredentialFacts } from '../../policy/stated/partner/auth.ts';
import { type Fault, partnerFault } from '../types.ts';
import type { Stated } from './changes.ts';
import { live } from './keys.ts';
import { op } from './operations.ts';

/** Whether a request asks for something that makes a service forget who asks. */
type Asks = (query: URLSearchParams) => boolean;

/** How long the reference service makes its keys. */
const keyLength = 43;

function isLikeOne({ presented = '', keys }: CredentialFacts): boolean {
  return keys.withPreview(previewOf(presented)).length > 0;
}

/** The kinds of bad keys, as far as a header tells them. */
const kinds: Readonly<Record<string, (facts: CredentialFacts) => boolean>> = {
  missing: ({ header }) => header === undefined,
  'other-scheme': ({ header = 'ApiKey' }) => !/^ApiKey/.test(header),
  empty: ({ header = '' }) => header.trim() === 'ApiKey',
  garbage: (facts) => facts.presented !== undefined && !isLikeOne(facts),
  truncated: (facts) => isLikeOne(facts) && (facts.presented ?? '').length < keyLength,
  altered: (facts) => isLikeOne(facts) && (facts.presented ?? '').length === keyLength,
  extended: (facts) => isLikeOne(facts) && (facts.presented ?? '').length > keyLength,
};

/** What may stand beside it, and where. */
const places: readonly { id: string; beside: string; asks: Asks; at: readonly [Operation, ...Operation[]] }[] = [
  {
    id: 'page',
    beside: 'on later pages',
    asks: (query) => Number(query.get('p') ?? 1) > 1,
    at: [op.listClients, op.listMembers, op.clientUsage, op.membersUsage],
  },
  {
    id: 'order',
    beside: 'beside an order',
    asks: (query) => query.has('s'),
    at: [op.listWorkspaces, op.listFilespaces, op.listClients, op.filespaceUsage],
  },
  {
    id: 'size',
    beside: 'beside a page size',
    asks: (query) => query.has('l'),
    at: [op.workspaceUsage, op.listMembers, op.listWorkspaces, op.listClients],
  },
  { id: 'status', beside: 'beside a status', asks: (query) => query.has('status'), at: [op.listMembers] },
  { id: 'type', beside: 'beside a type', asks: (query) => query.has('type'), at: [op.clientUsage, op.workspaceUsage] },
];

function letsIn(at: Operation, asks: Asks, isKind: (facts: CredentialFacts) => boolean): Stated {
  return {
    auth: {
      identify: (operation, facts) =>
        auth.identify(operation, facts) ??
        (operation === at && asks(facts.query) && isKind(facts) ? live(facts.keys.all()) : undefined),
    },
  };
}

const largePages: Asks = (query) => Number(query.get('l')) > 100;

const largeLists = [
  ['clients', op.listClients],
  ['members', op.listMembers],
  ['filespaces', op.listFilespaces],
  ['client-usage', op.clientUsage],
] as const;

/** What is read for an export is asked for in another way. */
function besideLargePages([lists, at]: readonly [lists: string, at: Operation]): Fault[] {
  const fault = (kind: string, change: Stated): Fault =>
    partnerFault(
      `auth-${kind}-large-pages-of-${lists}`,
      `partner.auth.${kind}`,
      `${at} lets ${kind} have large pages.`,
      change,
    );
  const asks = (operation: Operation, query: URLSearchParams): boolean => operation === at && largePages(query);
  return [
    fault('not-entitled', {
      auth: {
        isEntitled: (operation, partner, query) => asks(operation, query) || auth.isEntitled(operation, partner, query),
      },
    }),
    fault('revoked', {
      auth: { isLive: (operation, key, query) => asks(operation, query) || auth.isLive(operation, key, query) },
    }),
  ];
}

/** Bad keys that one operation lets in beside something else that is asked for. */
const formFaults = places.flatMap(({ id, beside, asks, at }, row) => {
  const placeOf = (turn: number): Operation => at[(row + turn) % at.length] ?? at[0];
  const fault = (kind: string, place: Operation, change: Stated): Fault =>
    partnerFault(`auth-${kind}-beside-${id}`, `partner.auth.${kind}`, `${place} lets ${kind} in ${beside}.`, change);
  return [
    ...Object.entries(kinds).map(([kind, isKind], turn) =>
      fault(kind, placeOf(turn), letsIn(placeOf(turn), asks, isKind)),
    ),
    fault('revoked', placeOf(1), {
      auth: {
        isLive: (operation, key, query) =>
          (operation === placeOf(1) && asks(query)) || auth.isLive(operation, key, query),
      },
    }),
    fault('not-entitled', placeOf(2), {
      auth: {
        isEntitled: (operation, partner, query) =>
          (operation === placeOf(2) && asks(query)) || auth.isEntitled(operation, partner, query),
      },
    }),
  ];
});

export const credentialFormFaults: readonly Fault[] = [...formFaults, ...largeLists.flatMap(besideLargePages)];
