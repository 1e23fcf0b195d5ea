import { workspaceBug as bug, type Fault, workspaceFault as fault, faultsOf } from '../types.ts';
import { answered, type Change, forgiven, missing, mistaken, op, refused, worded } from './support.ts';

/** Data stores that do not exist. */
export const notFoundDataStoreFaults: readonly Fault[] = [
  ...faultsOf({
    'workspace.not-found.data-store': {
      'missing-store-update': bug(
        'Updating a deleted data store is 400.',
        mistaken('dataStore.notFound', 400, op.updateStore),
      ),
      'missing-store-delete': bug(
        'Deleting a deleted data store is 200.',
        forgiven('dataStore.notFound', { data: null }, op.deleteStore),
      ),
    },
    'workspace.not-found.data-store.message': {
      'missing-store-message': bug(
        'A missing data store is refused in new words.',
        worded('dataStore.notFound', 'Datastore not found'),
      ),
      'missing-store-message-delete': bug(
        'A delete says in other words that there is none.',
        worded('dataStore.notFound', 'Data store does not exist', op.deleteStore),
      ),
    },
    'workspace.not-found.malformed-data-store-id': {
      'malformed-store-id': bug('A malformed data store id is 422.', mistaken('dataStore.malformedId', 422)),
      'malformed-store-id-update': bug(
        'A malformed data store id is 500 for updates.',
        mistaken('dataStore.malformedId', 500, op.updateStore),
      ),
    },
    'workspace.not-found.malformed-data-store-id.message': {
      'malformed-store-id-message': bug(
        'An invalid data store id is refused in new words.',
        worded('dataStore.malformedId', 'Datastore ID is invalid'),
      ),
      'malformed-store-id-message-delete': bug(
        'A delete says in other words that the id is invalid.',
        worded('dataStore.malformedId', 'Bad id', op.deleteStore),
      ),
    },
  }),
  fault(
    'store-of-other-filespace-deleted-unseen',
    'workspace.after-refusal',
    'A data store is deleted by its id, and then looked for in the filespace of the path: 404.',
    deletedUnseen(),
  ),
  ...(
    [
      ['get', op.getStore],
      ['update', op.updateStore],
      ['delete', op.deleteStore],
    ] as const
  ).map(([word, asked]) =>
    fault(
      `store-of-other-filespace-${word}`,
      'workspace.not-found.data-store.other-filespace',
      `${asked} does not ask in which filespace the data store is.`,
      {
        ownership: { dataStore: (current, facts) => current === asked || facts.filespaceId === facts.ownFilespaceId },
      },
    ),
  ),
];

function deletedUnseen(): Change {
  const lost = new Set<string | undefined>();
  const unseen = answered(op.getStore, (answer, { params }) =>
    lost.has(params.dataStoreId) ? missing(answer, 'Data store not found') : answer,
  );
  const missed = refused(
    'dataStore.foreign',
    (answer, { params }) => {
      lost.add(params.dataStoreId);
      return answer;
    },
    op.deleteStore,
  );
  return { ...unseen, ...missed };
}
