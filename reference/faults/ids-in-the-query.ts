import type { ApiName, Operation } from '../core/exchange.ts';
import { transport } from '../policy/around.ts';
import { op as partner } from './partner/operations.ts';
import { type Fault, slugOf } from './types.ts';
import { op as workspace } from './workspace/support.ts';

/**
 * What stands in the path and in the query is gathered in one place, in which the query comes last: for every read whose
 * answer tells which thing it is of. What is empty tells nothing: new directories, the data stores of a new filespace, the
 * filespaces of most workspaces.
 */
export const idsInTheQueryFaults: readonly Fault[] = [
  ...[
    partner.getClient,
    partner.listMembers,
    partner.getOwner,
    partner.getMember,
    partner.listWorkspaces,
    partner.getWorkspace,
    partner.getFilespace,
  ].map((read) => gathered('partner', read)),
  ...[
    workspace.getFilespace,
    workspace.getStore,
    workspace.resolve,
    workspace.getEntry,
    workspace.getMember,
    workspace.getAccount,
  ].map((read) => gathered('workspace', read)),
];

function gathered(api: ApiName, read: Operation): Fault {
  return {
    id: `query-over-path-${api}-${slugOf(read)}`,
    requirement: `${api}.ids-in-the-query`,
    story: `At ${read} a parameter of the query goes over that of the path which is called like it.`,
    override: transport({
      beforeEach: async ({ request: { operation, params, query } }) => {
        if (operation !== read) return undefined;
        const known = Object.keys(params).filter((name) => query.has(name));
        Object.assign(params, Object.fromEntries(known.map((name) => [name, query.get(name)])));
        return undefined;
      },
    }),
  };
}
