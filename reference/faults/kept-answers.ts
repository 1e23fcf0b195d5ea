import type { Answer, ApiRequest, Operation } from '../core/exchange.ts';
import type { PolicyOverride } from '../policy/index.ts';
import { op as partner } from './partner/operations.ts';
import type { Fault } from './types.ts';
import { op as workspace } from './workspace/support.ts';

/** For how long an answer is kept: short enough that nobody notices by hand. */
const keptMs = 3_000;

type Api = 'partner' | 'workspace';

/** Every read that shows what was written, and the parameter beside which its answers are kept; null: beside none. */
const reads: readonly [id: string, api: Api, read: Operation, parameter: string | null][] = [
  ['clients-by-size', 'partner', partner.listClients, 'l'],
  ['clients-in-order', 'partner', partner.listClients, 's'],
  ['client', 'partner', partner.getClient, null],
  ['client-members', 'partner', partner.listMembers, null],
  ['client-members-by-size', 'partner', partner.listMembers, 'l'],
  ['client-members-in-order', 'partner', partner.listMembers, 's'],
  ['client-members-by-status', 'partner', partner.listMembers, 'status'],
  ['client-members-by-page', 'partner', partner.listMembers, 'p'],
  ['client-member', 'partner', partner.getMember, null],
  ['stores', 'workspace', workspace.listStores, null],
  ['stores-by-name', 'workspace', workspace.listStores, 'name'],
  ['store', 'workspace', workspace.getStore, null],
  ['children', 'workspace', workspace.children, null],
  ['children-by-limit', 'workspace', workspace.children, 'limit'],
  ['paths', 'workspace', workspace.resolve, 'path'],
  ['entry', 'workspace', workspace.getEntry, null],
  ['links-by-id', 'workspace', workspace.directLink, 'entryId'],
  ['members', 'workspace', workspace.listMembers, null],
  ['members-by-address', 'workspace', workspace.listMembers, 'email'],
  ['member', 'workspace', workspace.getMember, null],
  ['groups', 'workspace', workspace.groups, null],
  ['accounts', 'workspace', workspace.listAccounts, null],
  ['account', 'workspace', workspace.getAccount, null],
];

/** Answers of a read are given again for a while, whatever is written meanwhile. */
function kept(read: Operation, parameter: string | null): PolicyOverride {
  const answers = new Map<string, { answer: Answer; until: number }>();
  const keyOf = ({ operation, path, query, headers }: ApiRequest): string | null => {
    if (operation !== read) return null;
    if (parameter === null ? query.size > 0 : !query.has(parameter)) return null;
    return `${headers.get('authorization')} ${path}?${query}`;
  };
  return {
    open: {
      transport: {
        beforeEach: ({ request }) => {
          const known = answers.get(keyOf(request) ?? '');
          return known !== undefined && Date.now() < known.until ? known.answer : undefined;
        },
        afterEach: ({ request, answer }) => {
          const key = keyOf(request);
          const known = key === null ? undefined : answers.get(key);
          if (key !== null && (known === undefined || Date.now() >= known.until)) {
            answers.set(key, { answer, until: Date.now() + keptMs });
          }
          return answer;
        },
      },
    },
  };
}

/** What was read before a write is shown after it, for some seconds. */
export const keptAnswerFaults: readonly Fault[] = reads.map(([id, api, read, parameter]) => ({
  id: `kept-answers-${id}`,
  requirement: `${api}.read-after-write`,
  story: `${read} keeps its answers ${parameter === null ? '' : `beside ${parameter} `}for three seconds.`,
  override: kept(read, parameter),
}));
