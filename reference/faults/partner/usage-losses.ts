import type { Answer, Operation } from '../../core/exchange.ts';
import { objectOf } from '../../core/json.ts';
import { type Fault, partnerFault } from '../types.ts';
import type { Stated } from './changes.ts';
import { op } from './operations.ts';

const lists: readonly (readonly [id: string, read: Operation, whose: string])[] = [
  ['client-usage', op.clientUsage, 'all clients'],
  ['workspace-usage', op.workspaceUsage, 'all workspaces'],
  ['members-usage', op.membersUsage, 'the members of all workspaces'],
  ['filespace-usage', op.filespaceUsage, 'all filespaces'],
];

const deletions: readonly (readonly [id: string, deletion: Operation, what: string])[] = [
  ['with-a-client', op.deleteClient, 'Deleting a client'],
  ['with-a-member', op.removeMember, 'Removing a member'],
];

/** Usage that is lost with something that it is not of. */
export const usageLossFaults: readonly Fault[] = lists.flatMap(([id, read, whose]) =>
  deletions.map(([end, deletion, what]) => {
    const story = `${what} takes the usage of ${whose} with it.`;
    return partnerFault(`${id}-lost-${end}`, 'partner.usage.kept', story, emptiedAfter(deletion, read));
  }),
);

/** Once a deletion has succeeded, a list is empty. */
function emptiedAfter(deletion: Operation, read: Operation): Stated {
  let isLost = false;
  const finish = (operation: Operation, answer: Answer): Answer => {
    if (operation === deletion && answer.status === 204) isLost = true;
    return isLost && operation === read && answer.status === 200 ? emptied(answer) : answer;
  };
  return { answer: { finish } };
}

function emptied(answer: Answer): Answer {
  const body = objectOf(answer.body);
  return { ...answer, body: { ...body, ['items' in body ? 'items' : 'data']: [] } };
}
