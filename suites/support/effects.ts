import type { WorkspaceOperation } from '../../generated/catalogue.ts';
import { type CheckContext, exchangeOf, expectThat, field, Inconclusive, type Reply } from '../../src/check/index.ts';
import { clientOf } from './other-workspace.ts';
import {
  type Request,
  requestTo,
  type Site,
  textOf,
  type WorkspaceOperationInfo,
  workspaceOperations,
} from './workspace-requests.ts';

/** How to see that a writing request, which was refused, has changed nothing. */
interface Trace {
  /** Reads what the request is about. */
  read: WorkspaceOperation;
  /** Ids of the path of the read that the request has in its body. */
  path?(request: Request): Record<string, string>;
  /** What must be so; true where the read needs only to succeed. */
  untouched(reply: Reply, request: Request): boolean;
  expected: string;
}

const stillThere = { untouched: (reply: Reply) => reply.response.status === 200, expected: 'it to be still there' };
const filespace = '/api/v1/filespaces/{filespaceId}';
const stores = `${filespace}/external/data-stores` as const;
const entries = `${filespace}/entries` as const;

/** A name that the request would give must be nowhere in the list; in quotes, since another name may begin with it. */
function absent(name: string) {
  return (reply: Reply, { body }: Request): boolean =>
    !exchangeOf(reply).text.includes(JSON.stringify(textOf(body, name)));
}

const traces: Partial<Record<WorkspaceOperation, Trace>> = {
  'POST /api/v1/filespaces': {
    read: 'GET /api/v1/filespaces',
    untouched: absent('name'),
    expected: 'no filespace of that name',
  },
  [`PATCH ${filespace}`]: { read: `GET ${filespace}`, untouched: absent('name'), expected: 'the name as before' },
  [`DELETE ${filespace}`]: { read: `GET ${filespace}`, ...stillThere },
  [`POST ${stores}`]: { read: `GET ${stores}`, untouched: absent('name'), expected: 'no data store of that name' },
  [`PATCH ${stores}/{dataStoreId}`]: {
    read: `GET ${stores}/{dataStoreId}`,
    untouched: (reply: Reply) => !exchangeOf(reply).text.includes(changedKey),
    expected: 'the access key as before',
  },
  [`DELETE ${stores}/{dataStoreId}`]: { read: `GET ${stores}/{dataStoreId}`, ...stillThere },
  [`POST ${entries}`]: {
    read: `GET ${entries}/{entryId}/children`,
    path: ({ body }: Request) => ({ entryId: textOf(body, 'parentId') }),
    untouched: absent('name'),
    expected: 'no entry of that name',
  },
  [`DELETE ${entries}/{entryId}`]: { read: `GET ${entries}/{entryId}`, ...stillThere },
  'POST /api/v1/members': {
    read: 'GET /api/v1/members',
    untouched: absent('email'),
    expected: 'no member of that address',
  },
  'PATCH /api/v1/members/{memberId}': {
    read: 'GET /api/v1/members/{memberId}',
    untouched: (reply, { body }) => field(field(exchangeOf(reply).json, 'data'), 'role') !== textOf(body, 'role'),
    expected: 'the role as before',
  },
  'DELETE /api/v1/members/{memberId}': { read: 'GET /api/v1/members/{memberId}', ...stillThere },
  'POST /api/v1/service-accounts': {
    read: 'GET /api/v1/service-accounts',
    untouched: absent('name'),
    expected: 'no service account of that name',
  },
  'DELETE /api/v1/service-accounts/{serviceAccountId}': {
    read: 'GET /api/v1/service-accounts/{serviceAccountId}',
    ...stillThere,
  },
};

/** An access key that no data store of the run has. */
const changedKey = 'VCTCHANGEDKEY';

/** The operations that change something. */
export const writingOperations: readonly WorkspaceOperationInfo[] = workspaceOperations.filter(
  ({ operation }) => traces[operation] !== undefined,
);

/** A request that would change something of the site. */
export async function writeTo(t: CheckContext, info: WorkspaceOperationInfo, site: Site): Promise<Request> {
  const request = await requestTo(t, info, site);
  if (!info.operation.startsWith('PATCH ') || !info.path.endsWith('{dataStoreId}')) return request;
  const params = field(request.body, 's3StorageParams');
  const plain = Object.entries(params ?? {}).map(([name, value]) => [name, /secret/i.test(name) ? value : changedKey]);
  return { ...request, body: { s3StorageParams: Object.fromEntries(plain) } };
}

/** Fails when a refused request had an effect all the same. */
export async function expectUntouched(
  t: CheckContext,
  request: Request,
  site: Site,
  refused: readonly Reply[],
): Promise<void> {
  const trace = traces[request.operation];
  if (trace === undefined) throw new Error(`${request.operation} changes nothing`);
  const reply = await clientOf(t, site.side).raw({
    operation: trace.read,
    path: { ...request.path, ...trace.path?.(request) },
  });
  const { status } = exchangeOf(reply);
  const mayBeGone = request.operation.startsWith('DELETE ');
  if (status !== 200 && !(mayBeGone && status === 404)) throw new Inconclusive(`could not read it back: got ${status}`);
  expectThat(
    trace.untouched(reply, request),
    `${trace.expected} after the refused ${request.operation}`,
    status === 200 ? 'it was changed' : String(status),
    ...refused,
    reply,
  );
}
