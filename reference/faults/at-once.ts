import { setTimeout as delay } from 'node:timers/promises';
import type { Answer, ApiRequest, Operation } from '../core/exchange.ts';
import { transport } from '../policy/around.ts';
import type { PolicyOverride } from '../policy/index.ts';
import { statedWorkspace } from '../policy/stated/workspace.ts';
import { op as partner } from './partner/operations.ts';
import type { Fault } from './types.ts';
import { sent, op as workspace } from './workspace/support.ts';

/** How long a request is under way at least: so that others come in between. */
const underWayMs = 40;

const noUuid = '00000000-0000-4000-8000-000000000000';

interface Collection {
  id: string;
  requirement: string;
  create: Operation;
  remove: Operation;
  change?: Operation;
  get: Operation;
  /** An id of its form that nothing has; null where an answer to a create with such an id tells nothing. */
  nothing: string | null;
  /** Whether what a change leaves can be seen. */
  changeShows?: boolean;
  /** Lists that are asked with different parameters at the same moment. */
  list?: Operation;
}

const collections: readonly Collection[] = [
  {
    id: 'clients',
    requirement: 'partner.at-once',
    create: partner.createClient,
    remove: partner.deleteClient,
    get: partner.getClient,
    nothing: noUuid,
  },
  {
    id: 'client-members',
    requirement: 'partner.at-once',
    create: partner.addMember,
    remove: partner.removeMember,
    get: partner.getMember,
    nothing: noUuid,
  },
  {
    id: 'entries',
    requirement: 'workspace.at-once',
    create: workspace.createEntry,
    remove: workspace.deleteEntry,
    get: workspace.getEntry,
    nothing: '2147483646:2147483646',
    list: workspace.resolve,
  },
  {
    id: 'stores',
    requirement: 'workspace.at-once',
    create: workspace.createStore,
    remove: workspace.deleteStore,
    change: workspace.updateStore,
    get: workspace.getStore,
    changeShows: false,
    nothing: 'ds00000000000040008000000000000000',
    list: workspace.listStores,
  },
  {
    id: 'members',
    requirement: 'workspace.at-once',
    create: workspace.addMember,
    remove: workspace.removeMember,
    change: workspace.changeMember,
    get: workspace.getMember,
    nothing: noUuid,
    list: workspace.listMembers,
  },
  {
    id: 'accounts',
    requirement: 'workspace.at-once',
    create: workspace.createAccount,
    remove: workspace.deleteAccount,
    get: workspace.getAccount,
    nothing: null,
  },
];

/** Of two writes that overlap, the one that comes second is answered like a success, and never carried out. */
function lost(
  second: Operation,
  first: Operation,
  nothing: string | null,
  { ms = underWayMs, isFirst = () => true }: { ms?: number; isFirst?: (request: ApiRequest) => boolean } = {},
): PolicyOverride {
  let underWay = 0;
  const beforeEach = async ({ request }: { request: ApiRequest }): Promise<Answer | undefined> => {
    if (request.operation === second && underWay > 0) return successOf(request, nothing);
    if (request.operation !== first || !isFirst(request)) return undefined;
    underWay += 1;
    await delay(ms);
    underWay -= 1;
    return undefined;
  };
  return transport({ beforeEach });
}

function successOf(request: ApiRequest, nothing: string | null): Answer {
  const { method, path } = request;
  if (method === 'POST') {
    const record = { notes: null, ...sent(request), id: nothing, accountId: nothing };
    return { status: 201, body: { ...record, data: record } };
  }
  return method === 'DELETE' && path.includes('/clients') ? { status: 204 } : { status: 200, body: {} };
}

/** Reads that come while another one of the same key is under way get its answer. */
function mixedUp(read: Operation, keyOf: (request: ApiRequest) => string): PolicyOverride {
  const first = new Map<string, PromiseWithResolvers<Answer>>();
  return transport({
    beforeEach: async ({ request }) => {
      if (request.operation !== read) return undefined;
      const known = first.get(keyOf(request));
      if (known !== undefined) return known.promise;
      first.set(keyOf(request), Promise.withResolvers<Answer>());
      await delay(underWayMs);
      return undefined;
    },
    afterEach: ({ request, answer }) => {
      if (request.operation !== read) return answer;
      first.get(keyOf(request))?.resolve(answer);
      first.delete(keyOf(request));
      return answer;
    },
  });
}

/** Whoever removes what is being removed runs into what the other one has done. */
function crashing(remove: Operation): PolicyOverride {
  const underWay = new Set<string>();
  return transport({
    beforeEach: async ({ request: { operation, path, headers } }) => {
      if (operation !== remove || !headers.has('authorization')) return undefined;
      if (underWay.has(path)) return { status: 500, body: { error: { type: 'stale', message: 'Stale object' } } };
      underWay.add(path);
      await delay(underWayMs);
      underWay.delete(path);
      return undefined;
    },
  });
}

/** The same, once it finds that the other one has removed it. */
function stale(remove: Operation): PolicyOverride {
  const underWay = new Map<string, number>();
  const count = (path: string, change: number): number => {
    const others = underWay.get(path) ?? 0;
    underWay.set(path, others + change);
    return others;
  };
  return transport({
    beforeEach: async ({ request: { operation, path } }) => {
      if (operation !== remove) return undefined;
      count(path, 1);
      await delay(underWayMs);
      return undefined;
    },
    afterEach: ({ request: { operation, path }, answer }) => {
      if (operation !== remove) return answer;
      const others = count(path, -1) - 1;
      return others === 0 || answer.status < 400
        ? answer
        : { status: 500, body: { error: { type: 'stale', message: 'Stale object' } } };
    },
  });
}

/** Whether a directory is empty is looked at before what is being made in it is there. */
function orphaning(): PolicyOverride {
  const filling = new Map<unknown, Promise<void>>();
  const condemned = new Set<string>();
  return {
    stated: {
      workspace: {
        entries: {
          deletable: (facts) =>
            statedWorkspace.entries.deletable(condemned.delete(facts.entry.id) ? { ...facts, children: 0 } : facts),
        },
      },
    },
    open: {
      transport: {
        beforeEach: async ({ request }) => {
          const { operation, params } = request;
          if (operation === workspace.createEntry) {
            const { parentId } = sent(request);
            filling.set(parentId, delay(underWayMs));
            await filling.get(parentId);
            filling.delete(parentId);
          }
          const { entryId: id = '' } = params;
          const made = operation === workspace.deleteEntry ? filling.get(id) : undefined;
          if (made === undefined) return undefined;
          condemned.add(id);
          await made;
          await delay(1);
          return undefined;
        },
      },
    },
  };
}

type Pair = [what: string, second: Operation, first: Operation];

/** Every write beside every other, save for what leaves the same whichever of them is lost. */
function pairsOf({ create, remove, change, nothing, changeShows = true }: Collection): Pair[] {
  const writes: [what: string, operation: Operation][] = [
    ['create', create],
    ['removal', remove],
    ...(change === undefined ? [] : [['change', change] satisfies [string, Operation]]),
  ];
  return writes
    .filter(([what]) => (what !== 'change' || changeShows) && (what !== 'create' || nothing !== null))
    .flatMap(([what, second]) => writes.map(([beside, first]): Pair => [`${what}-beside-${beside}`, second, first]));
}

/** What goes wrong between requests at the same moment, for every kind of thing. */
export const atOnceFaults: readonly Fault[] = [
  ...collections.flatMap((collection): Fault[] => {
    const { id, requirement, create, remove, get, list, nothing } = collection;
    const fault = (what: string, story: string, override: PolicyOverride): Fault => ({
      id: `at-once-${id}-${what}`,
      requirement,
      story,
      override,
    });
    const whoever = 'answers whoever asks meanwhile what it answers the first';
    return [
      ...pairsOf(collection).map(([what, second, first]) =>
        fault(what, `While ${first} is under way, ${second} is answered and forgotten.`, lost(second, first, nothing)),
      ),
      fault(
        'creates',
        `${create} ${whoever}.`,
        mixedUp(create, () => ''),
      ),
      fault(
        'reads',
        `${get} ${whoever}.`,
        mixedUp(get, () => ''),
      ),
      ...(list === undefined
        ? []
        : [
            fault(
              'lists',
              `${list} ${whoever}, beside any parameter.`,
              mixedUp(list, ({ path }) => path),
            ),
          ]),
      {
        ...fault('removals-of-one', `${remove} is a server error for what is being removed.`, crashing(remove)),
        requirement: `${requirement.split('.', 1)[0]}.robustness.no-5xx`,
      },
      {
        ...fault('removals-of-one-late', `${remove} is a server error for what was removed meanwhile.`, stale(remove)),
        requirement: `${requirement.split('.', 1)[0]}.robustness.no-5xx`,
      },
    ];
  }),
  {
    id: 'at-once-clients-create-beside-refused',
    requirement: 'partner.at-once',
    story: 'With a client whose notes are no text, all that were asked for meanwhile are undone.',
    override: lost(partner.createClient, partner.createClient, noUuid, {
      isFirst: (request) => typeof (sent(request).notes ?? '') !== 'string',
    }),
  },
  {
    id: 'at-once-members-removal-briefly-lost',
    requirement: 'workspace.at-once',
    story: 'For a few milliseconds of a role change, a removal is answered and forgotten.',
    override: lost(workspace.removeMember, workspace.changeMember, noUuid, { ms: 4 }),
  },
  {
    id: 'at-once-entries-orphan',
    requirement: 'workspace.at-once',
    story: 'A directory is removed while something is made in it, and both succeed.',
    override: orphaning(),
  },
];
