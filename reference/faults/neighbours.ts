import type { Answer, ApiName, ApiRequest, Operation } from '../core/exchange.ts';
import { objectOf } from '../core/json.ts';
import { transport } from '../policy/around.ts';
import { op as partner } from './partner/operations.ts';
import type { Fault } from './types.ts';
import { narrowed, op as workspace } from './workspace/support.ts';

/** A kind of thing: where its ids stand in paths, what requires that nothing else finds it. */
interface Kind {
  readonly api: ApiName;
  readonly name: string;
  readonly parameter: string;
}

const kinds: readonly Kind[] = [
  { api: 'partner', name: 'client', parameter: 'clientId' },
  { api: 'partner', name: 'member', parameter: 'accountId' },
  { api: 'partner', name: 'workspace', parameter: 'workspaceId' },
  { api: 'partner', name: 'filespace', parameter: 'filespaceId' },
  { api: 'workspace', name: 'filespace', parameter: 'filespaceId' },
  { api: 'workspace', name: 'data-store', parameter: 'dataStoreId' },
  { api: 'workspace', name: 'entry', parameter: 'entryId' },
  { api: 'workspace', name: 'member', parameter: 'memberId' },
  { api: 'workspace', name: 'service-account', parameter: 'serviceAccountId' },
];

/** What was seen of a thing: its id, the other texts of its record, the ids above it and in the same path. */
interface Seen {
  readonly id: string;
  readonly texts: readonly string[];
  readonly above: readonly string[];
}

/** A reader of ids that is too loose. */
interface Looseness {
  readonly word: string;
  readonly story: string;
  finds(asked: string, seen: Seen): boolean;
  /** The parameters whose ids it cannot befall. */
  readonly unlike?: readonly string[];
}

const loosenesses: readonly Looseness[] = [
  { word: 'name', story: 'by any text of its record', finds: (asked, { texts }) => texts.includes(asked) },
  {
    word: 'beginning',
    story: 'by the beginning of its id',
    finds: (asked, { id }) => asked.length >= id.length / 2 && asked.length < id.length && id.startsWith(asked),
    // Two numbers are another id when one is cut.
    unlike: ['entryId'],
  },
  {
    word: 'pattern',
    story: 'by its id with wildcards in it',
    finds: (asked, { id }) => /^[\w-]*_[\w-]*$/.test(asked) && new RegExp(`^${asked.replaceAll('_', '.')}$`).test(id),
    // An entry has two numbers.
    unlike: ['entryId'],
  },
  {
    word: 'twice',
    story: 'by an id that is written twice',
    finds: (asked, { id }) => asked.length > id.length && asked === `${id}${id}`,
  },
  {
    word: 'list',
    story: 'by the first of several ids with commas between them',
    finds: (asked, { id }) => asked.includes(',') && asked.split(',', 1)[0] === id,
  },
  {
    word: 'row',
    story: 'by the number of a row',
    finds: (asked) => asked === '1',
  },
  {
    word: 'parent',
    story: 'by the id of what it belongs to',
    finds: (asked, { above }) => above.includes(asked),
    // A workspace is known by its credentials alone.
    unlike: ['clientId', 'serviceAccountId', 'memberId'],
  },
  {
    word: 'half',
    story: 'by the second half of its id',
    finds: (asked, { id }) => asked === (id.includes(':') ? id.slice(id.indexOf(':') + 1) : id.slice(id.length / 2)),
  },
  {
    word: 'all-but-its-last-digit',
    story: 'by an id that differs in its last digit',
    finds: (asked, { id }) => asked.length === 36 && asked.slice(0, -1) === id.slice(0, -1),
    // Their ids are none of 36 characters.
    unlike: ['entryId', 'dataStoreId'],
  },
  {
    word: 'second-number',
    story: 'by the second number of its id, whatever stands before it',
    finds: (asked, { id }) => /^\d+:\d+$/.test(asked) && asked.split(':')[1] === id.split(':')[1],
    unlike: kinds.map(({ parameter }) => parameter).filter((parameter) => parameter !== 'entryId'),
  },
];

/** Numbers of entries are read in 32 bits: in all operations, and in a deletion alone. */
function entriesOf32Bits(): Fault[] {
  const entry = { api: 'workspace', name: 'entry', parameter: 'entryId' } as const;
  const looseness = (at: 0 | 1): Looseness => ({
    word: at === 0 ? 'bits-of-the-first-number' : 'bits',
    story: `by the lower 32 bits of its ${at === 0 ? 'first' : 'second'} number`,
    finds: (asked, { id }) => narrowed(asked, at) === id,
  });
  return [
    found(entry, looseness(0), operationsWith(entry)),
    found(entry, looseness(1), operationsWith(entry)),
    found(entry, looseness(1), [workspace.deleteEntry], 'delete'),
    found(entry, looseness(0), [workspace.deleteEntry], 'delete'),
  ];
}

/** Numbers of entries are large, and read as ones of floating point. */
function entriesOfRoundedNumbers(): Fault {
  const entry = { api: 'workspace', name: 'entry', parameter: 'entryId' } as const;
  const rounded = (id: string): number => Number(id.slice(id.indexOf(':') + 1));
  const looseness: Looseness = {
    word: 'rounded-number',
    story: 'by a number that is the same to a reader of floating point',
    finds: (asked, { id }) => asked.includes(':') && rounded(asked) === rounded(id),
  };
  const fault = found(entry, looseness, operationsWith(entry));
  const id = (filespace: number, number: number): string => `${filespace}:${2n ** 60n + BigInt(number) * 1024n}`;
  return {
    ...fault,
    override: { ...fault.override, open: { ...fault.override.open, workspace: { entries: { id } } } },
  };
}

/** Something is found by what is no id of it: each looseness for each kind of thing, on all operations with its id. */
export const neighbourFaults: readonly Fault[] = [
  clientOfOwner(),
  clientOfWorkspace(
    partner.getClient,
    'found-by-its-workspace',
    'Get client finds a client by the id of its workspace.',
  ),
  clientOfWorkspace(
    partner.listMembers,
    'members-by-its-workspace',
    'The members of a client are listed by the id of its workspace, too.',
  ),
  memberOfWorkspace(),
  clientOfPartner(),
  filespaceOfWorkspace(),
  memberOfGroups(),
  ...entriesOf32Bits(),
  entriesOfRoundedNumbers(),
  ...kinds.flatMap(ofKind),
];

function ofKind(kind: Kind): Fault[] {
  return [
    ...loosenesses
      .filter(({ unlike }) => unlike?.includes(kind.parameter) !== true)
      .map((looseness) => found(kind, looseness, operationsWith(kind))),
    ...operationsWith(kind)
      .filter((operation) => operation.endsWith(`{${kind.parameter}}`))
      .flatMap((operation) =>
        loosenesses.slice(0, 1).map((looseness) => found(kind, looseness, [operation], operation.split(' ')[0])),
      ),
    // Of what is below a thing, one operation alone may be mistaken.
    ...loosenesses
      .filter(({ word }) => word === 'parent' && kind.parameter === 'workspaceId')
      .map((looseness) => found(kind, looseness, [partner.membersUsage], 'for-members-usage')),
    ...loosenesses
      .filter(({ word }) => word === 'parent' && kind.api === 'workspace' && kind.parameter === 'filespaceId')
      .map((looseness) => found(kind, looseness, [workspace.listStores], 'for-listing-stores')),
  ];
}

/** What is no member is taken for one where the groups of a member are asked for. */
function groupsOfOther(id: string, story: string, learn: (operation: Operation, body: unknown) => unknown[]): Fault {
  const known = new Set<unknown>();
  return {
    id: `workspace-groups-of-${id}`,
    requirement: 'workspace.not-found.member.neighbour',
    story,
    override: transport({
      beforeEach: ({ request: { operation, params } }) =>
        operation === workspace.groups && known.has(params.memberId) ? { status: 200, body: { data: [] } } : undefined,
      afterEach: ({ request: { operation }, answer }) => {
        if (answer.status === 200) for (const other of learn(operation, answer.body)) known.add(other);
        return answer;
      },
    }),
  };
}

/** Groups and members are of one directory. */
function memberOfGroups(): Fault {
  return groupsOfOther(
    'a-group',
    'A group is taken for a member where its groups are asked for.',
    (operation, body) => {
      const { data } = objectOf(body);
      return operation === workspace.groups && Array.isArray(data) ? data.map((group) => objectOf(group).id) : [];
    },
  );
}

/** Who asks for the groups of a workspace gets those of everybody in it. */
function memberOfWorkspace(): Fault {
  const story = 'The workspace is taken for a member where its groups are asked for.';
  return groupsOfOther('the-workspace', story, (operation, body) =>
    operation === workspace.getFilespace ? [objectOf(objectOf(body).data).workspaceId] : [],
  );
}

function clientOfOwner(): Fault {
  const clients = new Map<string, string>();
  return {
    id: 'partner-client-found-by-owner',
    requirement: 'partner.not-found.client.neighbour',
    story: 'Get client finds a client by the id of its owner.',
    override: transport({
      beforeEach: ({ request: { operation, params } }) => {
        const clientId = operation === partner.getClient ? clients.get(params.clientId ?? '') : undefined;
        if (clientId !== undefined) Object.assign(params, { clientId });
        return undefined;
      },
      afterEach: ({ request: { operation, params }, answer }) => {
        const { clientId } = params;
        if (operation !== partner.addMember || clientId === undefined || answer.status !== 201) return answer;
        const [owner] = recordsIn(answer.body);
        if (![...clients.values()].includes(clientId)) clients.set(String(owner?.accountId), clientId);
        return answer;
      },
    }),
  };
}

/** A table of workspaces says whose they are, and is asked first. */
function clientOfWorkspace(asked: Operation, id: string, story: string): Fault {
  const clients = new Map<unknown, string>();
  return {
    id: `partner-client-${id}`,
    requirement: 'partner.not-found.client.neighbour',
    story,
    override: transport({
      beforeEach: ({ request: { operation, params } }) => {
        const clientId = operation === asked ? clients.get(params.clientId) : undefined;
        if (clientId !== undefined) Object.assign(params, { clientId });
        return undefined;
      },
      afterEach: ({ request: { params }, answer }) => {
        const { clientId, workspaceId } = params;
        if (clientId !== undefined && workspaceId !== undefined && answer.status === 200)
          clients.set(workspaceId, clientId);
        return answer;
      },
    }),
  };
}

/** Partners and clients are of one table. */
function clientOfPartner(): Fault {
  const known = new Map<unknown, unknown>();
  return {
    id: 'partner-client-of-the-partner',
    requirement: 'partner.not-found.client.neighbour',
    story: "Get client finds the partner's own organization.",
    override: transport({
      beforeEach: ({ request: { operation, params } }) =>
        operation === partner.getClient && known.has(params.clientId)
          ? { status: 200, body: known.get(params.clientId) }
          : undefined,
      afterEach: ({ request: { operation }, answer }) => {
        const { id, name } = objectOf(answer.body);
        if (operation === partner.me && answer.status === 200) {
          known.set(id, { id, name, notes: null, createdAt: new Date(0).toISOString() });
        }
        return answer;
      },
    }),
  };
}

/** What holds filespaces is taken for one. */
function filespaceOfWorkspace(): Fault {
  let known: Readonly<Record<string, unknown>> = {};
  return {
    id: 'workspace-filespace-of-the-workspace',
    requirement: 'workspace.not-found.filespace.neighbour',
    story: 'Get filespace shows a filespace that has the id of the workspace.',
    override: transport({
      beforeEach: ({ request: { operation, params } }) =>
        operation === workspace.getFilespace && params.filespaceId === known.workspaceId
          ? { status: 200, body: { data: { ...known, id: known.workspaceId } } }
          : undefined,
      afterEach: ({ request: { operation }, answer }) => {
        const { data } = objectOf(answer.body);
        if (operation === workspace.getFilespace && answer.status === 200) known = objectOf(data);
        return answer;
      },
    }),
  };
}

function operationsWith({ api, parameter }: Kind): Operation[] {
  return Object.values<Operation>(api === 'partner' ? partner : workspace).filter((operation) =>
    operation.includes(`{${parameter}}`),
  );
}

function found(kind: Kind, { word, story, finds }: Looseness, at: readonly Operation[], method = ''): Fault {
  const { api, name, parameter } = kind;
  const seen = new Map<string, Seen>();
  return {
    id: `${api}-${name}-found-by-${word}${method === '' ? '' : `-${method.toLowerCase()}`}`,
    requirement: `${api}.not-found.${name}.neighbour`,
    story: `${at.length === 1 ? at[0] : `Everything about a ${name}`} finds it ${story}.`,
    override: transport({
      beforeEach: ({ api: asked, request }) => {
        const text = request.params[parameter];
        if (asked !== api || text === undefined || !at.includes(request.operation) || seen.has(text)) return undefined;
        const possible = [...seen.values()].filter((one) => finds(text, one)).toReversed();
        // Of several the one in the place that is asked about.
        const others = Object.entries(request.params).filter(([name]) => name !== parameter);
        const meant = possible.find(({ above }) => others.every(([, id]) => above.includes(id))) ?? possible[0];
        if (meant !== undefined) Object.assign(request.params, { [parameter]: meant.id });
        return undefined;
      },
      afterEach: ({ api: asked, request, answer }) => {
        if (asked === api && answer.status < 300) for (const one of shown(kind, request, answer)) seen.set(one.id, one);
        return answer;
      },
    }),
  };
}

/** The things of the kind that an answer shows. */
function shown({ parameter }: Kind, { operation, params }: ApiRequest, { body }: Answer): Seen[] {
  const collection = collections[parameter] ?? / /;
  if (!collection.test(operation)) return [];
  return recordsIn(body).flatMap((record) => {
    const id = record.accountId ?? record.id;
    if (typeof id !== 'string') return [];
    const texts = [record.name, record.email, Object(record.user).email, Object(record.user).id];
    const above = [record.workspaceId, params.filespaceId, params.workspaceId, params.clientId];
    return [{ id, texts: texts.filter(isOther(id)), above: above.filter(isOther(id)) }];
  });
}

/** The operations that show things of a kind. */
const collections: Readonly<Record<string, RegExp>> = {
  clientId: /\/clients(?:\/\{clientId\})?$/,
  accountId: /\/members(?:\/\{accountId\})?$/,
  workspaceId: /\/workspaces(?:\/\{workspaceId\})?$/,
  filespaceId: /\/filespaces(?:\/\{filespaceId\})?$/,
  dataStoreId: /\/data-stores(?:\/\{dataStoreId\})?$/,
  entryId: /\/entries(?:\/\{entryId\})?$/,
  memberId: /\/members(?:\/\{memberId\})?$/,
  serviceAccountId: /\/service-accounts(?:\/\{serviceAccountId\})?$/,
};

function isOther(id: string) {
  return (text: unknown): text is string => typeof text === 'string' && text !== id;
}

function recordsIn(body: unknown): Readonly<Record<string, unknown>>[] {
  if (Array.isArray(body)) return body.flatMap(recordsIn);
  if (typeof body !== 'object' || body === null) return [];
  const inner = [...Object.values(body)].filter((value) => typeof value === 'object');
  const own: Readonly<Record<string, unknown>> = { ...body };
  return 'id' in own || 'accountId' in own ? [own] : inner.flatMap(recordsIn);
}
