import type { Answer, Operation } from '../../core/exchange.ts';
import { objectOf } from '../../core/json.ts';
import { transport } from '../../policy/around.ts';
import type { Fault } from '../types.ts';
import { op } from './support.ts';

const lists: readonly [id: string, requirement: string, list: Operation][] = [
  ['filespaces', 'workspace.ownership.filespace-listed', op.listFilespaces],
  ['members', 'workspace.ownership.member-listed', op.listMembers],
  ['accounts', 'workspace.ownership.service-account-listed', op.listAccounts],
];

/** Who names another workspace beside a list is shown the list of that one. */
export const askedWorkspaceFaults: readonly Fault[] = lists.map(([id, requirement, list]) => ({
  id: `${id}-of-the-workspace-asked-for`,
  requirement,
  story: `The list of ${id} is that of the workspace which the query names.`,
  override: ofTheAskedFor(list),
}));

function ofTheAskedFor(list: Operation) {
  const homes = new Map<string, string>();
  const answers = new Map<string | undefined, Answer>();
  return transport({
    afterEach: ({ api, request: { operation, headers, query }, answer }) => {
      if (api !== 'workspace' || answer.status !== 200) return answer;
      const token = headers.get('authorization') ?? '';
      const { workspaceId } = objectOf(objectOf(answer.body).data);
      if (typeof workspaceId === 'string') homes.set(token, workspaceId);
      if (operation !== list) return answer;
      const asked = query.get('workspaceId');
      if (asked !== null) return answers.get(asked) ?? answer;
      answers.set(homes.get(token), answer);
      return answer;
    },
  });
}
