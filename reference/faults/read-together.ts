import { delay } from '../core/clock.ts';
import type { Answer, ApiName, ApiRequest, Operation } from '../core/exchange.ts';
import { transport } from '../policy/around.ts';
import { op as partner } from './partner/operations.ts';
import { type Fault, slugOf } from './types.ts';
import { op as workspace } from './workspace/support.ts';

const { getClient, clientUsage, listMembers, getOwner, getMember, listWorkspaces } = partner;
const { getWorkspace, workspaceUsage, membersUsage, listFilespaces, filespaceUsage } = partner;
const { listStores, getStore, resolve, children, getEntry, getAccount } = workspace;

/**
 * Reads of one moment are one query: for every read of one thing, or of what is below it. Of current usage only one is
 * lent that is there, the groups of members that are new say nothing, and whether the root has a link is open.
 */
export const readTogetherFaults: readonly Fault[] = [
  ...[getClient, clientUsage, listMembers, getOwner, getMember, listWorkspaces].map(batched('partner')),
  ...[getWorkspace, workspaceUsage, membersUsage, listFilespaces, filespaceUsage].map(batched('partner')),
  batched('partner')(partner.getFilespace),
  ...[listStores, getStore, resolve, children, getEntry, getAccount].map(batched('workspace')),
  ...[workspace.getFilespace, workspace.getMember].map(batched('workspace')),
  dealtOut('partner', getMember, 'client-member'),
  dealtOut('workspace', workspace.getMember, 'member'),
  dealtOut('workspace', getStore, 'store'),
];

/** As long as requests are waited for that may go along. */
const windowMs = 60;

/** Of what one caller asks for in one moment the later ones are given what the first one asked for. */
function batched(api: ApiName): (read: Operation) => Fault {
  return (read) => {
    const flights = new Map<string, ReturnType<typeof Promise.withResolvers<Answer>>>();
    return {
      id: `batched-${api}-${slugOf(read)}`,
      requirement: `${api}.read-together`,
      story: `Of several that a caller asks for by ${read} in one moment all are given the first one.`,
      override: transport({
        beforeEach: async ({ request: { operation, headers } }) => {
          const caller = headers.get('authorization') ?? '';
          if (operation !== read) return undefined;
          const flight = flights.get(caller);
          if (flight !== undefined) return flight.promise;
          flights.set(caller, Promise.withResolvers());
          await delay(windowMs);
          return undefined;
        },
        afterEach: ({ request: { operation, headers }, answer }) => {
          const caller = headers.get('authorization') ?? '';
          if (operation === read) {
            flights.get(caller)?.resolve(answer);
            flights.delete(caller);
          }
          return answer;
        },
      }),
    };
  };
}

/** The rows of such a query come in the order of their ids, and are dealt out in that of the requests. */
function dealtOut(api: ApiName, read: Operation, id: string): Fault {
  const known = new Set<string>();
  let batch: { requests: ApiRequest[]; dealt: Promise<void> } | null = null;
  const parameter = /\{(\w+)\}$/.exec(read)?.[1] ?? '';
  const idOf = ({ params }: ApiRequest): string => params[parameter] ?? '';
  const deal = async (requests: readonly ApiRequest[]): Promise<void> => {
    await delay(windowMs);
    batch = null;
    const ids = [...new Set(requests.map(idOf))];
    if (!ids.every((each) => known.has(each))) return;
    const sorted = ids.toSorted();
    for (const request of requests) {
      Object.assign(request.params, { [parameter]: sorted[ids.indexOf(idOf(request))] });
    }
  };
  return {
    id: `dealt-out-${id}`,
    requirement: `${api}.read-together`,
    story: `Of two that are asked for by ${read} in one moment each is given the other one, the greater id first.`,
    override: transport({
      beforeEach: async ({ request }) => {
        if (request.operation !== read) return undefined;
        const requests = batch?.requests ?? [];
        batch ??= { requests, dealt: deal(requests) };
        requests.push(request);
        await batch.dealt;
        return undefined;
      },
      afterEach: ({ request, answer }) => {
        if (request.operation === read && answer.status === 200) known.add(idOf(request));
        return answer;
      },
    }),
  };
}
