import type { Answer, ApiName, Operation } from '../core/exchange.ts';
import { transport } from '../policy/around.ts';
import type { PolicyOverride } from '../policy/index.ts';
import { op as partner } from './partner/operations.ts';
import type { Fault } from './types.ts';
import { op as workspace } from './workspace/support.ts';

/** For how long the answer of a list is taken for all that there is. */
const keptMs = 1_000;

/** What narrows a list. */
const narrowing = ['l', 'limit', 'status', 'email', 'name'];

interface Pair {
  readonly id: string;
  readonly api: ApiName;
  readonly requirement: string;
  readonly list: Operation;
  readonly get: Operation;
  readonly parameter: string;
}

const pairs: readonly Pair[] = [
  {
    id: 'client',
    api: 'partner',
    requirement: 'partner.client.get.status',
    list: partner.listClients,
    get: partner.getClient,
    parameter: 'clientId',
  },
  {
    id: 'client-member',
    api: 'partner',
    requirement: 'partner.member.get.status',
    list: partner.listMembers,
    get: partner.getMember,
    parameter: 'accountId',
  },
  {
    id: 'client-workspace',
    api: 'partner',
    requirement: 'partner.workspace.get.status',
    list: partner.listWorkspaces,
    get: partner.getWorkspace,
    parameter: 'workspaceId',
  },
  {
    id: 'client-filespace',
    api: 'partner',
    requirement: 'partner.filespace.get.status',
    list: partner.listFilespaces,
    get: partner.getFilespace,
    parameter: 'filespaceId',
  },
  {
    id: 'data-store',
    api: 'workspace',
    requirement: 'workspace.data-store.get.status',
    list: workspace.listStores,
    get: workspace.getStore,
    parameter: 'dataStoreId',
  },
  {
    id: 'directory',
    api: 'workspace',
    requirement: 'workspace.entry.get.status',
    list: workspace.children,
    get: workspace.getEntry,
    parameter: 'entryId',
  },
  {
    id: 'member',
    api: 'workspace',
    requirement: 'workspace.member.get.status',
    list: workspace.listMembers,
    get: workspace.getMember,
    parameter: 'memberId',
  },
];

const unknown: Answer = {
  status: 404,
  body: { error: { type: 'not_found', message: 'Resource not found or user has no access privilege' } },
};

/** Gets look into what the list below the same path has answered last, however narrowed it was. */
function knownByLastList({ api, list, get, parameter }: Pair): PolicyOverride {
  const answered = new Map<string, { readonly text: string; readonly until: number }>();
  const pathAbove = (path: string): string => path.replace(/\/[^/]+$/, '');
  return transport({
    beforeEach: ({ api: asked, request }) => {
      if (asked !== api || request.operation !== get) return undefined;
      const known = answered.get(pathAbove(request.path));
      const isHidden = known !== undefined && known.until > Date.now();
      return isHidden && !known.text.includes(JSON.stringify(request.params[parameter])) ? unknown : undefined;
    },
    afterEach: ({ api: asked, request, answer }) => {
      if (asked !== api || request.operation !== list || answer.status !== 200) return answer;
      const isNarrowed = narrowing.some((name) => request.query.has(name));
      // Children are listed below one of the entries among which they are.
      const path = list.endsWith('/children') ? pathAbove(pathAbove(request.path)) : request.path;
      if (isNarrowed) answered.set(path, { text: JSON.stringify(answer.body), until: Date.now() + keptMs });
      else answered.delete(path);
      return answer;
    },
  });
}

/** A narrowed list is taken for all that there is by whoever asks for one thing right after it. */
export const besideAPageFaults: readonly Fault[] = pairs.map((pair) => ({
  id: `known-by-the-last-list-${pair.id}`,
  requirement: pair.requirement,
  story: `For a second ${pair.get} knows what ${pair.list} has answered last, and nothing else.`,
  override: knownByLastList(pair),
}));
