import type { Answer, ApiName, ApiRequest, Operation } from '../core/exchange.ts';
import { bodyOf, isObject, objectOf } from '../core/json.ts';
import { transport } from '../policy/around.ts';
import type { PolicyOverride } from '../policy/index.ts';
import { contentsLostFaults } from './contents-lost.ts';
import { op as partner } from './partner/operations.ts';
import type { Fault } from './types.ts';
import { op as workspace } from './workspace/support.ts';

/** Every write of a kind of thing, and the read that shows all of them. */
interface Kind {
  api: ApiName;
  name: string;
  list: Operation;
  writes: readonly Operation[];
}

const kinds: readonly Kind[] = [
  {
    api: 'partner',
    name: 'client',
    list: partner.listClients,
    writes: [partner.createClient, partner.deleteClient],
  },
  {
    api: 'partner',
    name: 'member',
    list: partner.listMembers,
    writes: [partner.addMember, partner.removeMember],
  },
  {
    api: 'workspace',
    name: 'filespace',
    list: workspace.listFilespaces,
    writes: [workspace.createFilespace, workspace.renameFilespace, workspace.deleteFilespace],
  },
  {
    api: 'workspace',
    name: 'data-store',
    list: workspace.listStores,
    writes: [workspace.createStore, workspace.updateStore, workspace.deleteStore],
  },
  {
    api: 'workspace',
    name: 'entry',
    list: workspace.children,
    writes: [workspace.createEntry, workspace.deleteEntry],
  },
  {
    api: 'workspace',
    name: 'member',
    list: workspace.listMembers,
    writes: [workspace.addMember, workspace.changeMember, workspace.removeMember],
  },
  {
    api: 'workspace',
    name: 'account',
    list: workspace.listAccounts,
    writes: [workspace.createAccount, workspace.deleteAccount],
  },
];

const isRefused = ({ status }: Answer): boolean => status >= 400 && status < 500;

/** What two requests have in common that are about one thing: its path, or for a create its name. */
function subjectOf(request: ApiRequest): string {
  const { name, email } = bodyOf(request);
  return request.operation.startsWith('POST') ? `${request.path} ${JSON.stringify(name ?? email)}` : request.path;
}

const locked: Answer = { status: 400, body: { error: { type: 'locked', message: 'Another request is under way' } } };

const isLocked = ({ body }: Answer): boolean => JSON.stringify(body) === JSON.stringify(locked.body);

/** The request that follows a refused one on the same path is refused, too, whatever was wrong with the first. */
function refusedNext(write: Operation): PolicyOverride {
  const armed = new Set<string>();
  return transport({
    beforeEach: ({ request }) => (request.operation === write && armed.delete(request.path) ? locked : undefined),
    afterEach: ({ request, answer }) => {
      if (request.operation === write && isRefused(answer) && !isLocked(answer)) armed.add(request.path);
      return answer;
    },
  });
}

/** What is forbidden in one place is forbidden in the next one that is asked for, too. */
function forbiddenElsewhere(write: Operation): PolicyOverride {
  let armed: { path: string; answer: Answer } | null = null;
  return transport({
    beforeEach: ({ request }) => {
      if (request.operation !== write || armed === null || armed.path === request.path) return undefined;
      const { answer } = armed;
      armed = null;
      return answer;
    },
    afterEach: ({ request, answer }) => {
      if (request.operation === write && answer.status === 403 && !answeredBefore.has(answer)) {
        answeredBefore.add(answer);
        armed = { path: request.path, answer };
      }
      return answer;
    },
  });
}

const answeredBefore = new WeakSet<Answer>();

/** What a request without credentials was about stays locked. */
function lockedByStrangers(write: Operation): PolicyOverride {
  const subjects = new Set<string>();
  return transport({
    beforeEach: ({ request }) =>
      request.operation === write && request.headers.get('authorization') !== null && subjects.has(subjectOf(request))
        ? locked
        : undefined,
    afterEach: ({ request, answer }) => {
      if (request.operation === write && answer.status === 401) subjects.add(subjectOf(request));
      return answer;
    },
  });
}

/** The list that follows a refused write is empty. */
function listEmpty({ list, writes }: Kind): PolicyOverride {
  let left = 0;
  return transport({
    afterEach: ({ request, answer }) => {
      // Whoever tries a token asks for filespaces, too: one answer could be anybody's.
      if (writes.includes(request.operation) && isRefused(answer)) left = 3;
      if (request.operation !== list || left === 0 || answer.status !== 200) return answer;
      left -= 1;
      return { ...answer, body: emptied(answer.body) };
    },
  });
}

function emptied(body: unknown): unknown {
  if (Array.isArray(body)) return [];
  if (!isObject(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, Array.isArray(value) || isObject(value) ? emptied(value) : value]),
  );
}

/** Of a directory that could not be deleted the name is never free again. */
function nameHeld(): PolicyOverride {
  const names = new Map<string, string>();
  const refused = new Set<string>();
  const held = new Set<string>();
  const nameOfNew = (request: ApiRequest): string => {
    const { parentId, name } = bodyOf(request);
    return JSON.stringify([request.path, parentId, name]);
  };
  return transport({
    beforeEach: ({ request }) =>
      request.operation === workspace.createEntry && held.has(nameOfNew(request))
        ? { status: 400, body: { error: { message: 'File system entry already exists' } } }
        : undefined,
    afterEach: ({ request, answer }) => {
      const { entryId = '' } = request.params;
      if (request.operation === workspace.createEntry && answer.status === 201) {
        const { data } = objectOf(answer.body);
        names.set(String(objectOf(data).id), nameOfNew(request));
      }
      if (request.operation !== workspace.deleteEntry) return answer;
      if (answer.status === 400) refused.add(entryId);
      const name = names.get(entryId);
      if (answer.status < 300 && refused.has(entryId) && name !== undefined) held.add(name);
      return answer;
    },
  });
}

/** The name of what was to be made in a place that is not there is taken wherever it comes next. */
function takenFromNowhere(write: Operation): PolicyOverride {
  const taken = new Set<unknown>();
  const nameOf = (request: ApiRequest): unknown => bodyOf(request).name ?? bodyOf(request).email;
  return transport({
    beforeEach: ({ request }) =>
      request.operation === write && request.headers.get('authorization') !== null && taken.has(nameOf(request))
        ? alreadyThere
        : undefined,
    afterEach: ({ request, answer }) => {
      if (request.operation === write && answer.status === 404) taken.add(nameOf(request));
      return answer;
    },
  });
}

const alreadyThere: Answer = { status: 400, body: { error: { type: 'taken', message: 'It is there already' } } };

/** What says that something must not be left out. */
const demanded: readonly (readonly [id: string, write: Operation, requirement: string])[] = [
  ['client-create', partner.createClient, 'partner.client.name.missing'],
  ['client-member-add', partner.addMember, 'partner.member.add.email-missing'],
  ['filespace-create', workspace.createFilespace, 'workspace.filespace.create.region.missing'],
  ['filespace-rename', workspace.renameFilespace, 'workspace.filespace.rename.missing'],
  ['data-store-create', workspace.createStore, 'workspace.data-store.create.kind.missing'],
  ['data-store-update', workspace.updateStore, 'workspace.data-store.update.params.missing'],
  ['entry-create', workspace.createEntry, 'workspace.entry.create.parent.missing'],
  ['member-add', workspace.addMember, 'workspace.member.add.email.missing'],
  ['account-create', workspace.createAccount, 'workspace.service-account.create.name.missing'],
];

/** What is made in a place. */
const nowhere: readonly (readonly [name: string, api: ApiName, write: Operation])[] = [
  ['member', 'partner', partner.addMember],
  ['data-store', 'workspace', workspace.createStore],
  ['entry', 'workspace', workspace.createEntry],
];

/** The object that bodies are read into is used again, and not emptied. */
function filledIn(write: Operation): PolicyOverride {
  let last: object = {};
  return transport({
    beforeEach: ({ request }) => {
      const body = request.operation === write ? bodyOf(request) : undefined;
      const whole = { ...last, ...(isObject(body) ? body : {}) };
      if (isObject(body)) Object.assign(request, { json: () => whole });
      return undefined;
    },
    afterEach: ({ request, answer }) => {
      const body = request.operation === write && answer.status < 300 ? bodyOf(request) : undefined;
      if (isObject(body)) last = body;
      return answer;
    },
  });
}

/** What a refused write leaves: each kind of trace, for every write of every kind of thing. */
export const afterRefusalFaults: readonly Fault[] = [
  ...kinds.flatMap(ofKind),
  ...contentsLostFaults,
  ...demanded.map(([id, write, requirement]) => ({
    id: `${id}-filled-in`,
    requirement,
    story: `What the body of ${write} leaves out is taken from the last one that was accepted.`,
    override: filledIn(write),
  })),
  ...nowhere.map(([name, api, write]) => ({
    id: `after-refusal-${api}-${name}-taken-from-nowhere`,
    requirement: `${api}.after-refusal`,
    story: `The name that ${write} was answered 404 for is taken when it is asked for in a place that is there.`,
    override: takenFromNowhere(write),
  })),
  {
    id: 'after-refusal-elsewhere-data-store',
    requirement: 'workspace.after-refusal',
    story: `${workspace.createStore}, answered 403 in one filespace, is answered so once more in another.`,
    override: forbiddenElsewhere(workspace.createStore),
  },
  {
    id: 'after-refusal-workspace-entry-name-held',
    requirement: 'workspace.after-refusal',
    story: 'The name of a directory that was not empty when it was first to be deleted stays taken.',
    override: nameHeld(),
  },
];

function ofKind(kind: Kind): Fault[] {
  const { api, name, list, writes } = kind;
  const fault = (what: string, story: string, override: PolicyOverride): Fault => ({
    id: `after-refusal-${api}-${name}-${what}`,
    requirement: `${api}.after-refusal`,
    story,
    override,
  });
  return [
    ...writes.flatMap((write) => {
      const [method = ''] = write.toLowerCase().split(' ');
      return [
        fault(`${method}-refused-next`, `After a refused ${write} the next one is refused, too.`, refusedNext(write)),
        fault(
          `${method}-locked-by-strangers`,
          `What ${write} was asked about without credentials is locked for those who have some.`,
          lockedByStrangers(write),
        ),
      ];
    }),
    fault('list-empty', `After a refused write ${list} is empty for the next three who ask.`, listEmpty(kind)),
  ];
}
