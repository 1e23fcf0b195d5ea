import type { Answer, ApiName, ApiRequest, Operation } from '../core/exchange.ts';
import { isObject, type Json } from '../core/json.ts';
import { transport } from '../policy/around.ts';
import { op as partner } from './partner/operations.ts';
import type { Fault } from './types.ts';
import { op, sent } from './workspace/support.ts';

const usages: readonly (readonly [word: string, operation: Operation])[] = [
  ['client', partner.clientUsage],
  ['workspace', partner.workspaceUsage],
  ['members', partner.membersUsage],
  ['filespace', partner.filespaceUsage],
];

const lists: typeof usages = [
  ['members', partner.listMembers],
  ['workspaces', partner.listWorkspaces],
  ['filespaces', partner.listFilespaces],
  ...usages.map(([word, operation]) => [`measurements-of-${word}`, operation] as const),
];

const isOdd = ({ query }: ApiRequest): boolean =>
  [/^(?:[1-9]\d*)?$/, /^(?:[1-9]\d*)?$/, /^(?:-?createdAt)?$/].some(
    (usual, index) => !usual.test(query.get(['l', 'p', 's'][index] ?? '') ?? ''),
  ) || query.get('l') === '';

/** Two mistakes at once in a request of the Partner API: something answers other than each of them alone. */
const partnerFaults: readonly Fault[] = [
  ending('client-create-crashes-on-name-and-notes', 'partner.robustness.no-5xx', {
    story: `${partner.createClient} is a server error where both name and notes are wrong.`,
    status: 500,
    when: (request) => {
      const { notes } = sent(request);
      const hasName = /^[A-Za-z0-9][\w /()-]{0,98}[A-Za-z0-9]$/.test(String(sent(request).name ?? ''));
      const isWrong = notes !== undefined && (typeof notes !== 'string' || notes.length > 200);
      return (
        request.operation === partner.createClient && isWrong && (!hasName || typeof sent(request).name !== 'string')
      );
    },
  }),
  ending('member-add-crashes-on-client-and-address', 'partner.robustness.no-5xx', {
    story: `${partner.addMember} is a server error where the client is unknown and the address is none.`,
    status: 500,
    refusal: 404,
    when: (request) => request.operation === partner.addMember && !String(sent(request).email ?? '').includes('@'),
  }),
  ending('members-crash-on-status-and-order', 'partner.robustness.no-5xx', {
    story: `${partner.listMembers} is a server error where neither the status nor the order is known.`,
    status: 500,
    when: ({ operation, query }) =>
      operation === partner.listMembers && !/^-?createdAt$/.test(query.get('s') ?? 'createdAt'),
  }),
  ...lists.map(([word, operation]) =>
    ending(`${word}-crash-on-client-and-page`, 'partner.robustness.no-5xx', {
      story: `${operation} is a server error where the client is unknown and the page is none.`,
      status: 500,
      refusal: 404,
      when: (request) => request.operation === operation && isOdd(request),
    }),
  ),
  ...usages.flatMap(([word, operation]) => [
    ending(`${word}-usage-crashes-on-range-and-page`, 'partner.robustness.no-5xx', {
      story: `${operation} is a server error where its range is wrong beside a page or an order.`,
      status: 500,
      when: (request) => request.operation === operation && isOdd(request),
    }),
    ending(`${word}-usage-takes-no-start-beside-a-mistake`, 'partner.usage.start.required', {
      story: `${operation} does without a start where something else is wrong, too.`,
      status: 200,
      when: ({ operation: asked, query }) => asked === operation && !query.has('start') && !isValidEnd(query),
    }),
  ]),
];

const typeAndStart = usages
  .filter(([word]) => word !== 'members')
  .map(([word, operation]) =>
    ending(`${word}-usage-crashes-on-type-and-start`, 'partner.usage.start.not-a-date', {
      story: `${operation} is a server error where the type is unknown and the start, which it would name, is no date.`,
      status: 500,
      when: ({ operation: asked, query }) =>
        asked === operation && query.has('type') && Number.isNaN(Date.parse(query.get('start') ?? '')),
    }),
  );

function isValidEnd(query: URLSearchParams): boolean {
  return /T.*Z$/.test(query.get('end') ?? '') && !query.has('type');
}

interface Ending {
  story: string;
  status: number;
  refusal?: number;
  when(request: ApiRequest): boolean;
}

/** Instead of a refusal something else is answered. */
function ending(id: string, requirement: string, { story, status, refusal = 400, when }: Ending): Fault {
  const body = status === 200 ? { items: [] } : { error: { type: 'internal', message: 'Something went wrong' } };
  return {
    id,
    requirement,
    story,
    override: transport({
      afterEach: ({ api, request, answer }) =>
        api === 'partner' && answer.status === refusal && when(request) ? { status, body } : answer,
    }),
  };
}

/** Two mistakes at once make the service fall over that names each of them alone: for pairs of fields of each body. */
export const twoMistakesFaults: readonly Fault[] = [
  ...partnerFaults,
  ...typeAndStart,
  taken('client-name', 'partner', partner.createClient, ({ notes }) => notes !== undefined && !isNote(notes)),
  taken('store-name-of-no-kind', 'workspace', op.createStore, ({ kind }) => !isKind(kind)),
  taken('store-name-without-region', 'workspace', op.createStore, ({ s3StorageParams }) => {
    return isObject(s3StorageParams) && s3StorageParams.region === '';
  }),
  taken('entry-name', 'workspace', op.createEntry, ({ type }) => type !== 'dir'),
  crashing('filespace-create', op.createFilespace, 'name', 'region'),
  crashing('filespace-create', op.createFilespace, 'storageProvider', 'storageOwner'),
  crashing('data-store-create', op.createStore, 'name', 'kind'),
  crashing('entry-create', op.createEntry, 'parentId', 'name'),
  crashing('entry-create', op.createEntry, 'name', 'type'),
  crashing('member-update', op.changeMember, 'role', 'filespaceIds'),
  crashing('account-create', op.createAccount, 'name', 'serviceIdentity'),
  nowhere('filespace-rename', op.renameFilespace, ({ name }) => typeof name !== 'string' || /[^a-z\d-]|^-/.test(name)),
  nowhere('store-create', op.createStore, (body) => typeof body.name !== 'string' || !isKind(body.kind)),
  nowhere('store-update', op.updateStore, (body) => !isObject(body.s3StorageParams)),
  nowhere('entry-create', op.createEntry, (body) => typeof body.name !== 'string' || body.type !== 'dir'),
  nowhere('member-update', op.changeMember, (body) => typeof body.role !== 'string' || !isListOfTexts(body)),
  nowhere('resolve', op.resolve, (_, { query }) => !query.get('path')?.startsWith('/')),
  nowhere('link', op.directLink, (_, { query }) => query.has('path') === query.has('entryId')),
  nowhere('children', op.children, isMalformed),
  nowhere('entry-read', op.getEntry, isMalformed),
  nowhere('entry-removal', op.deleteEntry, isMalformed),
];

function isNote(notes: unknown): boolean {
  return typeof notes === 'string' && notes.length <= 200;
}

/** What is wrong is looked for while the name is looked up: where it is found, the one runs into the other. */
function taken(what: string, api: ApiName, operation: Operation, isWrong: (body: Json) => boolean): Fault {
  const names = new Set<unknown>();
  return {
    id: `${what}-taken-crashes-on-another-mistake`,
    requirement: `${api}.robustness.no-5xx`,
    story: `${operation} is a server error where the name is taken and something else is wrong.`,
    override: transport({
      afterEach: ({ request, answer }) => {
        if (request.operation !== operation) return answer;
        const body = sent(request);
        if (answer.status === 201) names.add(body.name);
        return answer.status === 400 && names.has(body.name) && isWrong(body)
          ? { status: 500, body: { error: { type: 'internal', message: 'Something went wrong' } } }
          : answer;
      },
    }),
  };
}

function isKind(kind: unknown): boolean {
  return kind === 'S3DataStore' || kind === 'HttpLinkDataStore';
}

function isListOfTexts({ filespaceIds }: Json): boolean {
  return Array.isArray(filespaceIds) && filespaceIds.every((id) => typeof id === 'string');
}

function isMalformed(_: Json, { params }: ApiRequest): boolean {
  return !/^\d+:\d+$/.test(params.entryId ?? '');
}

/** What is missing is named where nothing else is wrong; else the service falls over on its way to that. */
function nowhere(what: string, operation: Operation, isWrong: (body: Json, request: ApiRequest) => boolean): Fault {
  const afterEach = ({ request, answer }: { request: ApiRequest; answer: Answer }): Answer =>
    request.operation === operation && answer.status === 404 && isWrong(sent(request), request)
      ? { status: 500, body: { error: { message: 'Something went wrong' } } }
      : answer;
  return {
    id: `${what}-nowhere-crashes-on-a-mistake`,
    requirement: 'workspace.robustness.no-5xx',
    story: `${operation} is a server error for what is not there, where the request is wrong, too.`,
    override: transport({ afterEach }),
  };
}

function crashing(what: string, operation: Operation, one: string, other: string): Fault {
  return {
    id: `${what}-crashes-on-${one}-and-${other}`.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase(),
    requirement: 'workspace.robustness.no-5xx',
    story: `${operation} is a server error where both ${one} and ${other} are of another type.`,
    override: transport({
      afterEach: ({ api, request, answer }) =>
        api === 'workspace' && request.operation === operation && isWrongIn(request, answer, [one, other])
          ? { status: 500, body: { error: { message: 'Something went wrong' } } }
          : answer,
    }),
  };
}

/** Whether a request is refused that has what no field may be in both. */
function isWrongIn(request: ApiRequest, { status }: Answer, names: readonly string[]): boolean {
  if (status !== 400 || !isObject(request.json())) return false;
  const body = sent(request);
  return names.every((name) => {
    const value = body[name];
    const isStructure = name === 'filespaceIds' || name === 'serviceIdentity';
    return isStructure ? value !== undefined : typeof value !== 'string';
  });
}
