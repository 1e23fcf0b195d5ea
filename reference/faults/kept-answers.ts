import type { Answer, ApiRequest, Operation } from '../core/exchange.ts';
import { transport } from '../policy/around.ts';
import type { PolicyOverride } from '../policy/index.ts';
import { givenAgain } from './given-again.ts';
import { type Kind, kinds } from './kinds.ts';
import { op as partner } from './partner/operations.ts';
import type { Fault } from './types.ts';
import { op as workspace } from './workspace/support.ts';

/** For how long an answer is kept: short enough that nobody notices by hand. */
const keptMs = 3_000;

/** How long somebody takes to read a list. */
const readingMs = 120;

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
  return givenAgain(({ operation, path, query, headers }) => {
    if (operation !== read) return null;
    if (parameter === null ? query.size > 0 : !query.has(parameter)) return null;
    return `${headers.get('authorization')} ${path}?${query}`;
  }, keptMs);
}

/** What was answered to one is answered to everybody for a while, before anybody looks at credentials. */
function keptForEverybody(read: Operation): PolicyOverride {
  const answers = new Map<string, { answer: Answer; until: number; asker: string | null }>();
  const keyOf = ({ path, query }: ApiRequest): string => `${path}?${query}`;
  return transport({
    beforeEach: ({ request }) => {
      const known = request.operation === read ? answers.get(keyOf(request)) : undefined;
      if (known === undefined || Date.now() >= known.until) return undefined;
      return known.asker === request.headers.get('authorization') ? undefined : known.answer;
    },
    afterEach: ({ request, answer }) => {
      const asker = request.headers.get('authorization');
      if (request.operation === read && answer.status === 200) {
        answers.set(keyOf(request), { answer, until: Date.now() + keptMs, asker });
      }
      return answer;
    },
  });
}

/** Whoever writes forgets what he has read; what others have written meanwhile he does not see for a while. */
function keptUntilOwnWrite(read: Operation): PolicyOverride {
  const answers = new Map<string, Map<string, { answer: Answer; until: number }>>();
  const ofAsker = ({ headers }: ApiRequest) => {
    const asker = headers.get('authorization') ?? '';
    const own = answers.get(asker) ?? new Map<string, { answer: Answer; until: number }>();
    answers.set(asker, own);
    return own;
  };
  const keyOf = ({ path, query }: ApiRequest): string => `${path}?${query}`;
  return transport({
    beforeEach: ({ request }) => {
      if (request.method !== 'GET') ofAsker(request).clear();
      const known = request.operation === read ? ofAsker(request).get(keyOf(request)) : undefined;
      return known !== undefined && Date.now() < known.until ? known.answer : undefined;
    },
    afterEach: ({ request, answer }) => {
      const own = ofAsker(request);
      if (request.operation === read && answer.status === 200 && !own.has(keyOf(request))) {
        own.set(keyOf(request), { answer, until: Date.now() + keptMs });
      }
      return answer;
    },
  });
}

/** What was answered to one is answered to everybody until somebody writes, after credentials were looked at. */
function keptUntilAnyWrite(read: Operation): PolicyOverride {
  const answers = new Map<string, Answer>();
  const keyOf = ({ path, query }: ApiRequest): string => `${path}?${query}`;
  return transport({
    afterEach: ({ request, answer }) => {
      if (request.method !== 'GET') answers.clear();
      if (request.operation !== read || answer.status === 401) return answer;
      const known = answers.get(keyOf(request));
      if (answer.status === 200) answers.set(keyOf(request), answer);
      return answer.status === 200 ? answer : (known ?? answer);
    },
  });
}

/** A list as it is asked for is kept until something of it comes or goes. */
function keptUntilOneComesOrGoes(list: Operation): PolicyOverride {
  const answers = new Map<string, Answer>();
  const [, path = ''] = list.split(' ');
  const isOfIt = ({ operation }: ApiRequest): boolean => operation?.split(' ')[1]?.startsWith(path) === true;
  return transport({
    beforeEach: ({ request }) => {
      const isWrite = request.method === 'POST' || request.method === 'DELETE';
      if (isWrite && isOfIt(request)) answers.clear();
      return request.operation === list ? answers.get(keyOfAsker(request)) : undefined;
    },
    afterEach: ({ request, answer }) => {
      if (request.operation === list && answer.status === 200) answers.set(keyOfAsker(request), answer);
      return answer;
    },
  });
}

/** A list is kept until the next write to it, but by whoever has read it, who may be slower than a write. */
function keptByLateReaders({ list, create, remove }: Kind): PolicyOverride {
  const answers = new Map<string, Answer>();
  const path = remove.slice(remove.indexOf(' ') + 1);
  const isWrite = ({ operation, method }: ApiRequest): boolean =>
    operation === create || (method !== 'GET' && operation.endsWith(path));
  return transport({
    beforeEach: ({ request }) => (request.operation === list ? answers.get(keyOfAsker(request)) : undefined),
    delayMs: (operation) => (operation === list ? readingMs : 0),
    afterEach: ({ request, answer }) => {
      if (isWrite(request)) answers.clear();
      const isKept = answers.get(keyOfAsker(request)) === answer;
      if (request.operation === list && answer.status === 200 && !isKept) {
        setTimeout(() => answers.set(keyOfAsker(request), answer), readingMs).unref();
      }
      return answer;
    },
  });
}

/** As many as before are taken for the same ones, unless one of them was given another name. */
function keptWhileAsMany(list: Operation, { create, remove, change }: Writes): PolicyOverride {
  const answers = new Map<string, { readonly answer: Answer; readonly count: number }>();
  let count = 0;
  return transport({
    beforeEach: ({ request }) => {
      const known = request.operation === list ? answers.get(keyOfAsker(request)) : undefined;
      return known?.count === count ? known.answer : undefined;
    },
    afterEach: ({ request, answer }) => {
      if (request.operation === list && answer.status === 200) answers.set(keyOfAsker(request), { answer, count });
      if (answer.status >= 300) return answer;
      if (request.operation === create) count += 1;
      if (request.operation === remove) count -= 1;
      if (request.operation === change) answers.clear();
      return answer;
    },
  });
}

interface Writes {
  readonly create: Operation;
  readonly remove: Operation;
  readonly change: Operation;
}

const keyOfAsker = ({ headers, path, query }: ApiRequest): string => `${headers.get('authorization')} ${path}?${query}`;

/** The pages of a walk are those of its beginning: until the first one is asked for again, each is shown as it was. */
function keptUntilFirstPage(read: Operation): PolicyOverride {
  const walks = new Map<string, Map<string, Answer>>();
  const walkOf = ({ headers, path, query }: ApiRequest): string => {
    const rest = new URLSearchParams(query);
    rest.delete('p');
    return `${headers.get('authorization')} ${path}?${rest}`;
  };
  const pageOf = ({ query }: ApiRequest): string => query.get('p') ?? '1';
  return transport({
    beforeEach: ({ request }) =>
      request.operation === read ? walks.get(walkOf(request))?.get(pageOf(request)) : undefined,
    afterEach: ({ request, answer }) => {
      if (request.operation !== read || answer.status !== 200) return answer;
      const walk = walks.get(walkOf(request));
      if (pageOf(request) === '1') walks.set(walkOf(request), new Map());
      else walk?.set(pageOf(request), answer);
      return answer;
    },
  });
}

const readsOfOthers: readonly [id: string, read: Operation][] = [
  ['filespaces', workspace.listFilespaces],
  ['stores', workspace.listStores],
  ['store', workspace.getStore],
  ['children', workspace.children],
  ['entry', workspace.getEntry],
  ['members', workspace.listMembers],
  ['member', workspace.getMember],
];

const changedInLists = [
  ['members', 'workspace.read-after-write', workspace.listMembers],
  ['filespaces', 'workspace.filespace.rename.listed', workspace.listFilespaces],
] as const;

const readsBelowFilespaces: readonly [id: string, read: Operation][] = [
  ['stores', workspace.listStores],
  ['paths', workspace.resolve],
  ['links', workspace.directLink],
];

const workspaceReads: readonly [id: string, read: Operation][] = [
  ['filespaces', workspace.listFilespaces],
  ['filespace', workspace.getFilespace],
  ['stores', workspace.listStores],
  ['store', workspace.getStore],
  ['paths', workspace.resolve],
  ['children', workspace.children],
  ['entry', workspace.getEntry],
  ['members', workspace.listMembers],
  ['member', workspace.getMember],
  ['groups', workspace.groups],
  ['accounts', workspace.listAccounts],
  ['account', workspace.getAccount],
  ['links', workspace.directLink],
];

const foreignReads: readonly [id: string, requirement: string, read: Operation][] = [
  ['filespace', 'workspace.ownership.filespace', workspace.getFilespace],
  ['children', 'workspace.ownership.filespace', workspace.children],
  ['member', 'workspace.ownership.member', workspace.getMember],
  ['account', 'workspace.ownership.service-account', workspace.getAccount],
  ['filespaces', 'workspace.ownership.filespace-listed', workspace.listFilespaces],
  ['members', 'workspace.ownership.member-listed', workspace.listMembers],
  ['accounts', 'workspace.ownership.service-account-listed', workspace.listAccounts],
];

/** Where somebody may look for what is not his, or not there. */
const soughtElsewhere: readonly [id: string, requirement: string, read: Operation][] = [
  ['client', 'partner.not-found.client.other-partner', partner.getClient],
  ['client-member', 'partner.not-found.member.other-client', partner.getMember],
  ['workspace', 'partner.not-found.workspace.other-client', partner.getWorkspace],
  ['client-filespace', 'partner.not-found.filespace.other-client', partner.getFilespace],
  ['filespace', 'workspace.filespace.get.status', workspace.getFilespace],
  ['member', 'workspace.ownership.member', workspace.getMember],
  ['account', 'workspace.ownership.service-account', workspace.getAccount],
];

/** That nothing has an id is kept for a while by that id alone, whoever asked for it and wherever. */
function keptAsUnfound(read: Operation): PolicyOverride {
  const idOf = ({ operation, params }: ApiRequest) => (operation === read ? Object.values(params).at(-1) : undefined);
  return givenAgain(
    (request) => idOf(request) ?? null,
    keptMs,
    ({ status }) => status === 404,
  );
}

/** What was read before a write is shown after it, for some seconds; and what one has read, to somebody else. */
export const keptAnswerFaults: readonly Fault[] = [
  ...reads.map(([id, api, read, parameter]) => ({
    id: `kept-answers-${id}`,
    requirement: `${api}.read-after-write`,
    story: `${read} keeps its answers ${parameter === null ? '' : `beside ${parameter} `}for three seconds.`,
    override: kept(read, parameter),
  })),
  {
    id: 'kept-answers-client-members-until-the-first-page',
    requirement: 'partner.read-after-write',
    story: `${partner.listMembers} shows a later page as it was when the first one was asked for.`,
    override: keptUntilFirstPage(partner.listMembers),
  },
  {
    id: 'kept-answers-clients-until-the-first-page',
    requirement: 'partner.client.delete.not-listed',
    story: `${partner.listClients} shows a later page as it was when the first one was asked for.`,
    override: keptUntilFirstPage(partner.listClients),
  },
  ...soughtElsewhere.map(([id, requirement, read]) => ({
    id: `kept-as-unfound-${id}`,
    requirement,
    story: `What ${read} has not found for one is not there for others either, for three seconds.`,
    override: keptAsUnfound(read),
  })),
  ...readsOfOthers.map(([id, read]) => ({
    id: `kept-until-own-write-${id}`,
    requirement: 'workspace.read-after-write',
    story: `${read} keeps its answers until the same account writes.`,
    override: keptUntilOwnWrite(read),
  })),
  ...kinds.map((kind) => ({
    id: `kept-by-late-readers-${kind.api}-${kind.name}`,
    requirement: `${kind.api}.read-after-write`,
    story: `What ${kind.list} was about to answer when something of it was written is kept until something else is.`,
    override: keptByLateReaders(kind),
  })),
  ...changedInLists.map(([id, requirement, list]) => ({
    id: `kept-until-one-comes-or-goes-${id}`,
    requirement,
    story: `${list} keeps its answers until one of them is made or removed.`,
    override: keptUntilOneComesOrGoes(list),
  })),
  {
    id: 'kept-while-as-many-filespaces',
    requirement: 'workspace.filespace.list.contains-created',
    story: `${workspace.listFilespaces} keeps its answers while there are as many, and none is renamed.`,
    override: keptWhileAsMany(workspace.listFilespaces, {
      create: workspace.createFilespace,
      remove: workspace.deleteFilespace,
      change: workspace.renameFilespace,
    }),
  },
  ...readsBelowFilespaces.map(([id, read]) => ({
    id: `kept-until-a-write-${id}`,
    requirement: 'workspace.ownership.filespace',
    story: `What ${read} has answered it answers to other workspaces, too, until anybody writes anything.`,
    override: keptUntilAnyWrite(read),
  })),
  ...workspaceReads.map(([id, read]) => ({
    id: `kept-for-strangers-${id}`,
    requirement: 'workspace.auth.garbage',
    story: `What ${read} has answered it answers for three seconds to whoever asks, with any token.`,
    override: keptForEverybody(read),
  })),
  ...foreignReads.map(([id, requirement, read]) => ({
    id: `kept-for-foreigners-${id}`,
    requirement,
    story: `What ${read} has answered it answers for three seconds to other workspaces, too.`,
    override: keptForEverybody(read),
  })),
];
