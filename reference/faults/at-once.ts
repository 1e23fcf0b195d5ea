import { setTimeout as delay } from 'node:timers/promises';
import type { Answer, ApiRequest, Operation } from '../core/exchange.ts';
import type { PolicyOverride } from '../policy/index.ts';
import { op as partner } from './partner/operations.ts';
import type { Fault } from './types.ts';
import { op as workspace } from './workspace/support.ts';

/** How long a request is under way at least: so that others come in between. */
const underWayMs = 15;

interface Collection {
  id: string;
  requirement: string;
  create: Operation;
  remove: Operation;
  change?: Operation;
  get: Operation;
  /** Whether its creates overlap with the removals of a burst, as those of others do not for certain. */
  createsOverlap?: boolean;
}

const collections: readonly Collection[] = [
  {
    id: 'clients',
    requirement: 'partner.at-once',
    create: partner.createClient,
    remove: partner.deleteClient,
    get: partner.getClient,
    createsOverlap: true,
  },
  {
    id: 'client-members',
    requirement: 'partner.at-once',
    create: partner.addMember,
    remove: partner.removeMember,
    get: partner.getMember,
  },
  {
    id: 'entries',
    requirement: 'workspace.at-once',
    create: workspace.createEntry,
    remove: workspace.deleteEntry,
    get: workspace.getEntry,
  },
  {
    id: 'stores',
    requirement: 'workspace.at-once',
    create: workspace.createStore,
    remove: workspace.deleteStore,
    change: workspace.updateStore,
    get: workspace.getStore,
    createsOverlap: true,
  },
  {
    id: 'members',
    requirement: 'workspace.at-once',
    create: workspace.addMember,
    remove: workspace.removeMember,
    change: workspace.changeMember,
    get: workspace.getMember,
  },
  {
    id: 'accounts',
    requirement: 'workspace.at-once',
    create: workspace.createAccount,
    remove: workspace.deleteAccount,
    get: workspace.getAccount,
  },
];

/** Of two writes that overlap, the one that comes second is answered like a success, and never carried out. */
function lost(second: Operation, first: Operation): PolicyOverride {
  let underWay = 0;
  const beforeEach = async ({ request }: { request: ApiRequest }): Promise<Answer | undefined> => {
    if (request.operation === second && underWay > 0) return successOf(request);
    if (request.operation !== first) return undefined;
    underWay += 1;
    await delay(underWayMs);
    underWay -= 1;
    return undefined;
  };
  return { open: { transport: { beforeEach } } };
}

function successOf({ operation, path }: ApiRequest): Answer {
  return operation.startsWith('DELETE') && path.includes('/clients') ? { status: 204 } : { status: 200, body: {} };
}

/** Reads that come while another one is under way get its answer. */
function mixedUp(read: Operation): PolicyOverride {
  let first: PromiseWithResolvers<Answer> | null = null;
  return {
    open: {
      transport: {
        beforeEach: async ({ request }) => {
          if (request.operation !== read) return undefined;
          if (first !== null) return first.promise;
          first = Promise.withResolvers<Answer>();
          await delay(underWayMs);
          return undefined;
        },
        afterEach: ({ request, answer }) => {
          if (request.operation === read && first !== null) {
            first.resolve(answer);
            first = null;
          }
          return answer;
        },
      },
    },
  };
}

/** What goes wrong between requests at the same moment, for every kind of thing. */
export const atOnceFaults: readonly Fault[] = collections.flatMap(
  ({ id, requirement, create, remove, change, get, createsOverlap = false }) => {
    const fault = (what: string, story: string, override: PolicyOverride): Fault => ({
      id: `at-once-${id}-${what}`,
      requirement,
      story,
      override,
    });
    const pairs: [what: string, second: Operation, first: Operation][] = [
      ['removals', remove, remove],
      ...(createsOverlap ? [['removal-beside-create', remove, create] satisfies [string, Operation, Operation]] : []),
      ...(change === undefined
        ? []
        : [['removal-beside-change', remove, change] satisfies [string, Operation, Operation]]),
    ];
    return [
      ...pairs.map(([what, second, first]) =>
        fault(what, `While ${first} is under way, ${second} is answered and forgotten.`, lost(second, first)),
      ),
      fault('reads', `${get} answers whoever asks meanwhile what it answers the first.`, mixedUp(get)),
    ];
  },
);
