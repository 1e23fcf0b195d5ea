import type { WorkspaceFailure } from '../../policy/stated/workspace/errors.ts';
import type { WorkspaceOperation } from '../../policy/stated/workspace/operations.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { type Bug, workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { op } from './support.ts';

/** Where data stores are unsupported an operation on entries is refused. */
function withoutStores(story: string, asked: WorkspaceOperation, kind: WorkspaceFailure): Bug {
  return bug(story, {
    entries: { support: (current, facts) => (current === asked && !facts.filespaceSupports ? kind : null) },
  });
}

/** In a full filespace an operation on entries is refused. */
function withoutRoom(story: string, asked: WorkspaceOperation, kind: WorkspaceFailure): Bug {
  return bug(story, { entries: { support: (current, facts) => (current === asked && facts.isFull ? kind : null) } });
}

/** In a full filespace an operation on data stores is refused. */
function storesWithoutRoom(story: string, asked: WorkspaceOperation, kind: WorkspaceFailure = 'entry.full'): Bug {
  const usual = statedWorkspace.dataStores.support;
  return bug(story, {
    dataStores: {
      support: (current, facts) => usual(current, facts) ?? (current === asked && facts.isFull ? kind : null),
    },
  });
}

/** What is special about a filespace is more than the documents say. */
export const specialFilespaceFaults: readonly Fault[] = faultsOf({
  'workspace.entry.create.status': {
    'special-unsupported-create-entry': withoutStores(
      'Directories cannot be made where data stores are unsupported.',
      op.createEntry,
      'dataStore.unsupported',
    ),
  },
  'workspace.entry.get.status': {
    'special-unsupported-get-entry': withoutStores(
      'Where data stores are unsupported no entry is found by its id.',
      op.getEntry,
      'entry.notFound',
    ),
    'special-full-get-entry': withoutRoom(
      'In a full filespace no entry is found by its id.',
      op.getEntry,
      'entry.notFound',
    ),
  },
  'workspace.entry.children.status': {
    'special-full-children': withoutRoom(
      'The children of a directory in a full filespace are refused.',
      op.children,
      'entry.full',
    ),
  },
  'workspace.entry.delete.status': {
    'special-unsupported-delete-entry': withoutStores(
      'Directories cannot be deleted where data stores are unsupported.',
      op.deleteEntry,
      'entry.undeletable',
    ),
  },
  'workspace.direct-link.directory': {
    'special-unsupported-link': withoutStores(
      'Where data stores are unsupported there are no links.',
      op.directLink,
      'dataStore.unsupported',
    ),
  },
  'workspace.data-store.list.status': {
    'special-full-list-stores': storesWithoutRoom('The data stores of a full filespace are not listed.', op.listStores),
  },
  'workspace.data-store.create.http-link': {
    'special-full-create-store': storesWithoutRoom('A full filespace takes no data store.', op.createStore),
    'special-full-create-store-unsupported': storesWithoutRoom(
      'A full filespace takes no data store, as if they were unsupported.',
      op.createStore,
      'dataStore.unsupported',
    ),
  },
  'workspace.data-store.get.status': {
    'special-full-get-store': storesWithoutRoom('The data stores of a full filespace are not read.', op.getStore),
  },
  'workspace.data-store.update.status': {
    'special-full-update-store': storesWithoutRoom(
      'A data store of a full filespace is given no new keys.',
      op.updateStore,
    ),
  },
  'workspace.data-store.delete.status': {
    'special-full-delete-store': storesWithoutRoom(
      'A data store of a full filespace cannot be deleted.',
      op.deleteStore,
    ),
  },
});
