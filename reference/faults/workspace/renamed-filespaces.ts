/** Bugs of data stores whose filespace was renamed after they were made. */
import type { Answer, ApiRequest } from '../../core/exchange.ts';
import type { Json } from '../../core/json.ts';
import type { WorkspaceOperation } from '../../policy/stated/workspace/operations.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { type Change, missing, op, recordOf, sent, successes } from './support.ts';

/** The data stores of each filespace, and those that were there when it was renamed. */
class Stores {
  readonly #made = new Map<string, Json[]>();
  readonly #older = new Map<string, Json[]>();

  note(asked: WorkspaceOperation, answer: Answer, { params }: ApiRequest): void {
    const { filespaceId = '' } = params;
    const made = this.#made.get(filespaceId) ?? [];
    if (asked === op.createStore) this.#made.set(filespaceId, [...made, recordOf(answer)]);
    if (asked === op.renameFilespace) this.#older.set(filespaceId, made);
  }

  older({ params }: ApiRequest, isIt: (store: Json) => boolean): Json | undefined {
    return this.#older.get(params.filespaceId ?? '')?.find(isIt);
  }
}

/** What is asked of a data store that is older than the name of its filespace does not find it. */
function lost(by: WorkspaceOperation): Change {
  const stores = new Stores();
  return successes((asked, answer, request) => {
    stores.note(asked, answer, request);
    const isLost = asked === by && stores.older(request, ({ id }) => id === request.params.dataStoreId) !== undefined;
    return isLost ? missing(answer, 'Data store not found') : answer;
  });
}

function nameFreed(kind: string): Change {
  const stores = new Stores();
  return {
    ...successes((asked, answer, request) => {
      stores.note(asked, answer, request);
      return answer;
    }),
    errors: {
      answer: (asked, problem, answer, request) => {
        if (asked !== op.createStore || problem !== 'dataStore.exists') return answer;
        const older = stores.older(request, (store) => store.name === sent(request).name && store.kind === kind);
        return older === undefined ? answer : { ...answer, status: 201, body: { ...older, id: `${older.id}0` } };
      },
    },
  };
}

export const renamedFilespaceFaults: readonly Fault[] = faultsOf({
  'workspace.data-store.create.name.duplicate': {
    'rename-frees-the-names-of-links': bug(
      'The names of links are taken under the old name of a renamed filespace.',
      nameFreed('HttpLinkDataStore'),
    ),
    'rename-frees-the-names-of-data-stores': bug(
      'The names of S3 data stores are taken under the old name of a renamed filespace.',
      nameFreed('S3DataStore'),
    ),
  },
  'workspace.filespace.rename.data-kept': {
    'rename-loses-data-stores': bug('Data stores are not found once their filespace was renamed.', lost(op.getStore)),
  },
  'workspace.data-store.update.status': {
    'rename-ends-updates-of-data-stores': bug(
      'An update does not find a data store whose filespace was renamed.',
      lost(op.updateStore),
    ),
  },
  'workspace.data-store.delete.status': {
    'rename-ends-deletions-of-data-stores': bug(
      'A delete does not find a data store whose filespace was renamed.',
      lost(op.deleteStore),
    ),
  },
});
