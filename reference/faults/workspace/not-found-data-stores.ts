import { type Fault, workspaceFault as fault } from '../types.ts';
import { forgiven, mistaken, op, worded } from './support.ts';

/** Data stores that do not exist. */
export const notFoundDataStoreFaults: readonly Fault[] = [
  fault(
    'missing-store-update',
    'workspace.not-found.data-store',
    'Updating a deleted data store is 400.',
    mistaken('dataStore.notFound', 400, op.updateStore),
  ),
  fault(
    'missing-store-delete',
    'workspace.not-found.data-store',
    'Deleting a deleted data store is 200.',
    forgiven('dataStore.notFound', { data: null }, op.deleteStore),
  ),
  fault(
    'missing-store-message',
    'workspace.not-found.data-store.message',
    'A missing data store is refused in new words.',
    worded('dataStore.notFound', 'Datastore not found'),
  ),
  fault(
    'missing-store-message-delete',
    'workspace.not-found.data-store.message',
    'A delete says in other words that there is none.',
    worded('dataStore.notFound', 'Data store does not exist', op.deleteStore),
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
  fault(
    'malformed-store-id',
    'workspace.not-found.malformed-data-store-id',
    'A malformed data store id is 422.',
    mistaken('dataStore.malformedId', 422),
  ),
  fault(
    'malformed-store-id-update',
    'workspace.not-found.malformed-data-store-id',
    'A malformed data store id is 500 for updates.',
    mistaken('dataStore.malformedId', 500, op.updateStore),
  ),
  fault(
    'malformed-store-id-message',
    'workspace.not-found.malformed-data-store-id.message',
    'An invalid data store id is refused in new words.',
    worded('dataStore.malformedId', 'Datastore ID is invalid'),
  ),
  fault(
    'malformed-store-id-message-delete',
    'workspace.not-found.malformed-data-store-id.message',
    'A delete says in other words that the id is invalid.',
    worded('dataStore.malformedId', 'Bad id', op.deleteStore),
  ),
];
