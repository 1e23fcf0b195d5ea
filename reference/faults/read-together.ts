import { delay } from '../core/clock.ts';
import type { Answer, ApiName, Operation } from '../core/exchange.ts';
import { transport } from '../policy/around.ts';
import { op as partner } from './partner/operations.ts';
import type { Fault } from './types.ts';
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
];

/** As long as requests are waited for that may go along. */
const windowMs = 60;

/** Of what one caller asks for in one moment the later ones are given what the first one asked for. */
function batched(api: ApiName): (read: Operation) => Fault {
  return (read) => {
    const flights = new Map<string, ReturnType<typeof Promise.withResolvers<Answer>>>();
    return {
      id: `batched-${api}-${read.replace('GET /api/v1/', '').toLowerCase().replace(/\W+/g, '-').replace(/-$/, '')}`,
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
