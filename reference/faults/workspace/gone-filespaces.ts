/** One operation goes on below a filespace that is gone, as if it looked no further than its own table. */
import type { Answer } from '../../core/exchange.ts';
import type { WorkspaceOperation } from '../../policy/stated/workspace/operations.ts';
import type { Fault } from '../types.ts';
import { op } from './support.ts';

const refusal: Answer = { status: 400, body: { error: { message: 'The request cannot be carried out' } } };
const done: Answer = { status: 200, body: {} };

function goingOn(id: string, requirement: string, asked: WorkspaceOperation, instead: Answer): Fault {
  const gone = new Set<string>();
  return {
    id: `gone-filespace-${id}`,
    requirement,
    story: `${asked} does not notice that the filespace is gone, and answers ${instead.status}.`,
    override: {
      open: {
        transport: {
          afterEach: ({ request: { operation, params }, answer }) => {
            const { filespaceId = '' } = params;
            if (operation === op.deleteFilespace && answer.status === 200) gone.add(filespaceId);
            return operation === asked && answer.status === 404 && gone.has(filespaceId) ? instead : answer;
          },
        },
      },
    },
  };
}

export const goneFilespaceFaults: readonly Fault[] = [
  goingOn('renamed', 'workspace.filespace.delete.gone', op.renameFilespace, done),
  goingOn('store-made', 'workspace.filespace.delete.data-gone', op.createStore, refusal),
  goingOn('store-removed', 'workspace.filespace.delete.data-gone', op.deleteStore, done),
  goingOn('entry-made', 'workspace.filespace.delete.data-gone', op.createEntry, refusal),
  goingOn('entry-removed', 'workspace.filespace.delete.data-gone', op.deleteEntry, done),
];
