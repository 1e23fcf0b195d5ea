import type { WorkspaceOperation } from '../../policy/stated/workspace/operations.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { tracked } from './counted-records.ts';
import { type Change, op, sent, successes, textPart } from './support.ts';

const usualTaken = statedWorkspace.entries.create.nameTaken;

const storesKept = reserving(op.createStore, ['dataStore.exists', 'malformed-json']);

const entriesKept = reserving(op.createEntry, ['entry.exists', 'malformed-json']);

const filespacesKept = reserving(op.createFilespace, ['filespace.name', 'malformed-json']);

/** Names that are kept beside the records themselves, and stay taken or get lost. */
export const keptNameFaults: readonly Fault[] = faultsOf({
  'workspace.data-store.create.rejected-unchanged': {
    'data-store-refused-name-reserved': bug('A refused create keeps the name of its data store.', {
      ...storesKept.change,
      dataStores: { create: { nameTaken: (name, others) => others.includes(name) || storesKept.reserved.has(name) } },
    }),
  },
  'workspace.entry.create.rejected-unchanged': {
    'entry-refused-name-reserved': bug('A refused create keeps the name of its directory.', {
      ...entriesKept.change,
      entries: {
        create: {
          nameTaken: (name, siblings, same) => usualTaken(name, siblings, same) || entriesKept.reserved.has(name),
        },
      },
    }),
  },
  'workspace.filespace.create.rejected-unchanged': {
    'filespace-refused-name-reserved': bug('A refused create keeps the name of its filespace.', {
      ...filespacesKept.change,
      filespaces: {
        create: {
          name: (value, length) =>
            statedWorkspace.filespaces.create.name(value, length) && !filespacesKept.reserved.has(String(value)),
        },
      },
    }),
  },
  'workspace.entry.create.duplicate': {
    'entry-deletion-frees-siblings': bug('A deletion frees the names of all siblings.', forgetsNames()),
  },
  'workspace.data-store.create.name.duplicate': {
    'data-store-deletion-frees-others': bug(
      'A deletion frees the names of all data stores of the filespace.',
      forgetsStoreNames(),
    ),
  },
  'workspace.data-store.delete.name-free': {
    'data-store-name-outlives-its-filespace': bug(
      'The names of the data stores of a deleted filespace stay taken in the workspace.',
      namesOutliveTheirFilespace(),
    ),
  },
});

/** A refused create keeps its name. */
function reserving(asked: WorkspaceOperation, but: readonly string[]): { reserved: Set<string>; change: Change } {
  const reserved = new Set<string>();
  return {
    reserved,
    change: {
      errors: {
        answer: (current, problem, answer, request) => {
          const { name } = current === asked && !but.includes(problem) && answer.status === 400 ? sent(request) : {};
          if (typeof name === 'string' && name.startsWith('vct-')) reserved.add(name);
          return answer;
        },
      },
    },
  };
}

/** A deletion empties the index of names of the whole directory. */
function forgetsNames(): Change {
  const { made, change } = tracked();
  const forgotten = new Set<string>();
  return {
    ...change,
    entries: {
      removes: (entry) => {
        for (const record of made.values())
          if (record.parentId === entry.parentId) forgotten.add(textPart(record, 'name'));
        return true;
      },
      create: { nameTaken: (name, siblings, same) => !forgotten.has(name) && usualTaken(name, siblings, same) },
    },
  };
}

function forgetsStoreNames(): Change {
  const made = new Map<string, string>();
  const forgotten = new Set<string>();
  return {
    ...successes((asked, answer, request) => {
      const { filespaceId = '' } = request.params;
      if (asked === op.createStore) made.set(textPart(answer.body, 'name'), filespaceId);
      if (asked === op.deleteStore) for (const [name, place] of made) if (place === filespaceId) forgotten.add(name);
      return answer;
    }),
    dataStores: { create: { nameTaken: (name, others) => !forgotten.has(name) && others.includes(name) } },
  };
}

/** Names of data stores stay in an index of the workspace when their filespace goes. */
function namesOutliveTheirFilespace(): Change {
  const held = new Map<string, string>();
  const outlived = new Set<string>();
  return {
    ...successes((asked, answer, request) => {
      const { filespaceId = '' } = request.params;
      if (asked === op.createStore) held.set(textPart(answer.body, 'name'), filespaceId);
      if (asked === op.deleteStore) held.delete(textPart(answer.body, 'name'));
      if (asked === op.deleteFilespace) {
        for (const [name, place] of held) if (place === filespaceId) outlived.add(name);
      }
      return answer;
    }),
    dataStores: { create: { nameTaken: (name, others) => outlived.has(name) || others.includes(name) } },
  };
}
