import type { WorkspaceOperation } from '../../generated/catalogue.ts';
import { type CheckContext, exchangeOf, expectThat, field, Inconclusive, type Reply } from '../../src/check/index.ts';
import { dataStore, type Way, type WorkspaceResource, workspaceResources } from '../../src/resources/index.ts';
import { makings } from '../workspace/resources/index.ts';
import { shortest } from './json-text.ts';
import { clientOf } from './other-workspace.ts';
import {
  type Request,
  requestTo,
  type Site,
  textOf,
  type WorkspaceOperationInfo,
  workspaceOperations,
} from './workspace-requests.ts';

/** How to see that a writing request, which was rejected, has changed nothing. */
interface Trace {
  /** Reads what the request is about. */
  read: WorkspaceOperation;
  /** Ids of the path of the read that the request has in its body. */
  path?(request: Request): Record<string, string>;
  /** What must be so; true where the read needs only to succeed. */
  untouched(reply: Reply, request: Request): boolean;
  expected: string;
  /** The list, where it must not show what was asked for, either. */
  list?: WorkspaceOperation;
}

const traces: ReadonlyMap<string, Trace> = new Map(workspaceResources.flatMap(tracesOf));

function tracesOf(resource: WorkspaceResource): [string, Trace][] {
  const { noun, named, get, list = get, create, change, remove, below, key } = resource;
  const traced: [string | undefined, Trace][] = [
    [
      create,
      {
        read: list,
        ...(below && { path: ({ body }) => ({ [key]: textOf(body, below[0]) }) }),
        // In quotes, since another name may begin with it.
        untouched: (reply, { body }) => !shortest(exchangeOf(reply)).includes(JSON.stringify(textOf(body, named))),
        expected: `no ${noun} of that ${named}`,
      },
    ],
    [
      change?.operation,
      {
        read: get,
        untouched: (reply, { body }) => !shows(reply, change?.shownAt, textOf(body, change?.field ?? '')),
        expected: `the ${change?.field} as before`,
        // A role is no name of anything: others may have it.
        ...(change?.shownAt === undefined || change.field === named ? { list } : {}),
      },
    ],
    [remove, { read: get, untouched: (reply) => reply.response.status === 200, expected: 'it to be still there' }],
  ];
  return traced.flatMap(([operation, trace]) => (operation === undefined ? [] : [[operation, trace]]));
}

/** Whether a record shows what was asked for; where it shows nothing of that, it is told by a key of our own. */
function shows(reply: Reply, at: Way | undefined, value: string): boolean {
  const { json, text } = exchangeOf(reply);
  return at === undefined ? text.includes(changedKey) : at.reduce(field, json) === value;
}

/** An access key that no data store of the run has. */
const changedKey = 'VCTCHANGEDKEY';

/** The operations that change something. */
export const writingOperations: readonly WorkspaceOperationInfo[] = workspaceOperations.filter(({ operation }) =>
  traces.has(operation),
);

/** A request that would change something of the site. */
export async function writeTo(t: CheckContext, info: WorkspaceOperationInfo, site: Site): Promise<Request> {
  const request = await requestTo(t, info, site);
  if (info.operation !== dataStore.change.operation) return request;
  const params = field(request.body, 's3StorageParams');
  const plain = Object.entries(params ?? {}).map(([name, value]) => [name, /secret/i.test(name) ? value : changedKey]);
  return { ...request, body: { s3StorageParams: Object.fromEntries(plain) } };
}

/** Fails when a rejected request had an effect all the same. */
export async function expectUntouched(
  t: CheckContext,
  request: Request,
  site: Site,
  refused: readonly Reply[],
): Promise<void> {
  const trace = traces.get(request.operation);
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
    `${trace.expected} after the rejected ${request.operation}`,
    status === 200 ? 'it was changed' : String(status),
    ...refused,
    reply,
  );
  if (trace.list !== undefined) await expectNotListed(t, { ...request, operation: trace.list }, site, refused);
  for (const used of await usedAfter(t, request, site)) {
    const isLost = [401, 404].includes(used.response.status);
    const expected = `what goes with it as before after the rejected ${request.operation}`;
    expectThat(!isLost, expected, String(used.response.status), ...refused, used);
  }
}

async function expectNotListed(
  t: CheckContext,
  { operation, path, body }: Request,
  site: Site,
  refused: readonly Reply[],
) {
  const list = await clientOf(t, site.side).raw({ operation, path });
  const asked = textOf(body, 'name');
  const isShown = shortest(exchangeOf(list)).includes(JSON.stringify(asked === '' ? changedKey : asked));
  expectThat(!isShown, 'nothing of what was rejected in the list', 'it', ...refused, list);
}

/** What goes with a thing may be gone though the thing is there, such as the keys of an account. */
async function usedAfter(t: CheckContext, { operation }: Request, site: Site): Promise<readonly Reply[]> {
  const making = makings.find(({ resource }) => resource.remove === operation);
  return (await making?.use?.(t, site)) ?? [];
}
