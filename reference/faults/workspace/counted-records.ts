import type { Json } from '../../core/json.ts';
import type { WorkspaceOperation } from '../../policy/stated/workspace/operations.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import type { EntryRecord } from '../../workspace/records.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { idOf } from './memory.ts';
import {
  type Change,
  itemsOf,
  listed,
  literal,
  missing,
  op,
  recordOf,
  sent,
  successes,
  textPart,
  withData,
} from './support.ts';

const { deletable } = statedWorkspace.entries;
const usualTaken = statedWorkspace.entries.create.nameTaken;

/** Children and other records that are counted, found by their paths or compared with the first of them only. */
export const countedRecordFaults: readonly Fault[] = faultsOf({
  'workspace.entry.delete.not-empty': {
    'entry-count-reset-by-deletion': bug('A directory that lost one child counts as empty.', countsDown()),
  },
  'workspace.entry.delete.emptied': {
    'entry-count-holds-refused': bug('A refused child counts as a child.', countsRefused()),
  },
  'workspace.entry.delete.status': {
    'entry-empty-by-path-prefix': bug(
      'A directory is empty when no path begins with its own, slash or not.',
      emptyByPrefix(),
    ),
  },
  'workspace.entry.delete.only-that': {
    'entry-deleted-by-pattern': bug('A deletion takes the name for a pattern.', deletesByPattern()),
  },
  'workspace.entry.create.duplicate': {
    'entry-name-compared-with-twenty': bug('A name is compared with those of the first twenty siblings.', {
      entries: { create: { nameTaken: (name, siblings, same) => usualTaken(name, siblings.slice(0, 20), same) } },
    }),
  },
  'workspace.data-store.create.echoes-addressing': {
    'data-store-made-again-as-it-was': bug(
      'A data store that has the name of a deleted one is read with the parameters of that one.',
      madeAgain(),
    ),
  },
  'workspace.data-store.list.contains-created': {
    'data-store-list-first-twenty': bug(
      'The list of data stores ends after twenty.',
      listed(op.listStores, (items) => items.slice(0, 20)),
    ),
  },
  'workspace.data-store.filter.finds': {
    'data-store-filter-takes-digits-for-a-number': bug(
      'A name filter of digits is read as a number, and loses the zeros at its beginning.',
      listed(op.listStores, (items, { query }) => {
        const text = query.get('name') ?? '';
        return /^\d+$/.test(text) ? items.filter(({ name }) => name === String(Number(text))) : items;
      }),
    ),
    'data-store-filter-first-twenty': bug(
      'The name filter looks through the first twenty data stores.',
      filteredAmong(20, op.listStores, 'name'),
    ),
  },
  'workspace.read-after-write': {
    'member-filter-first-match': bug(
      'The e-mail filter answers the first member whose address holds the text.',
      listed(op.listMembers, (items, { query }) => (query.has('email') ? items.slice(0, 1) : items)),
    ),
    'data-store-filter-first-match': bug(
      'The name filter answers the first data store whose name holds the text.',
      listed(op.listStores, (items, { query }) => (query.has('name') ? items.slice(0, 1) : items)),
    ),
  },
  'workspace.member.filter.finds': {
    'member-filter-first-twenty': bug(
      'The e-mail filter looks through the first twenty members.',
      filteredAmong(20, op.listMembers, 'email'),
    ),
    'member-filter-last-twenty': bug(
      'The e-mail filter looks through the last twenty members.',
      filteredAmong(-20, op.listMembers, 'email'),
    ),
  },
  'workspace.service-account.list.contains-created': {
    'account-list-last-twenty': bug(
      'The list of service accounts shows the last twenty.',
      listed(op.listAccounts, (items) => items.slice(-20)),
    ),
  },
  'workspace.member.list.contains-added': {
    'member-list-cut-after-a-removal': bug(
      'For a moment after a removal the list of members lacks the oldest one.',
      cutAfter(op.removeMember, op.listMembers),
    ),
    'member-list-last-twenty': bug(
      'The list of members shows the last twenty.',
      listed(op.listMembers, (items) => items.slice(-20)),
    ),
  },
  'workspace.entry.create.deep': {
    'entry-twelve-levels': bug('Directories are at most eleven levels deep.', deepest(11)),
  },
  'workspace.filespace.list.contains-created': {
    'filespace-list-names-once': bug(
      'The list of filespaces holds every name once.',
      listed(op.listFilespaces, (items) => [...new Map(items.map((item) => [item.name, item])).values()]),
    ),
    'filespace-list-without-versions': bug(
      'Filespaces whose name continues that of another one after a hyphen are taken for its versions, and not listed.',
      listed(op.listFilespaces, (items) =>
        items.filter(({ name }) => !items.some((other) => String(name).startsWith(`${String(other.name)}-`))),
      ),
    ),
    'filespace-list-cut-after-a-deletion': bug(
      'For a moment after a deletion the list of filespaces lacks the oldest one.',
      cutAfter(op.deleteFilespace, op.listFilespaces),
    ),
  },
  'workspace.filespace.create.read-back': {
    'filespace-get-by-name': bug('A filespace is looked up by the name that belongs to the id.', firstOfName()),
  },
});

/** Directories as they were made, for what a count or a pattern gets wrong. */
export function tracked(): { made: Map<string, Json>; change: Change; forget: (entry: EntryRecord) => void } {
  const made = new Map<string, Json>();
  return {
    made,
    change: successes((asked, answer, request) => {
      const record = recordOf(answer);
      if (asked === op.createEntry) made.set(`${request.params.filespaceId} ${idOf(record)}`, record);
      return answer;
    }),
    forget: (entry) => {
      made.delete(`${entry.filespaceId} ${entry.id}`);
    },
  };
}

/** What is read is as many as were left, of those that there were. */
function cutAfter(removal: WorkspaceOperation, list: typeof op.listFilespaces | typeof op.listMembers): Change {
  let until = 0;
  return successes((asked, answer) => {
    if (asked === removal) until = Date.now() + 300;
    if (asked !== list || Date.now() >= until) return answer;
    return { ...answer, body: withData(answer.body, (data) => itemsOf(data).slice(1)) };
  });
}

/** The list is cut before it is filtered: what the whole list shows beyond the first ones, or before the last, is not found. */
function filteredAmong(count: number, list: typeof op.listStores | typeof op.listMembers, filter: string): Change {
  const beyond = new Set<unknown>();
  return listed(list, (items, { query }) => {
    if (query.has(filter)) return items.filter(({ id }) => !beyond.has(id));
    for (const { id } of items) beyond.delete(id);
    for (const { id } of count > 0 ? items.slice(count) : items.slice(0, count)) beyond.add(id);
    return items;
  });
}

function madeAgain(): Change {
  const first = new Map<string, unknown>();
  return successes((asked, answer, request) => {
    const record = recordOf(answer);
    if (asked !== op.createStore && asked !== op.getStore) return answer;
    const key = `${request.params.filespaceId} ${record.name}`;
    if (asked === op.createStore && !first.has(key)) first.set(key, record.s3StorageParams);
    if (asked === op.createStore || record.s3StorageParams === undefined) return answer;
    return { ...answer, body: { ...record, s3StorageParams: first.get(key) ?? record.s3StorageParams } };
  });
}

function countsDown(): Change {
  const lessened = new Set<string>();
  return {
    entries: {
      removes: (entry) => {
        lessened.add(`${entry.filespaceId} ${entry.parentId}`);
        return true;
      },
      deletable: (facts) => (lessened.has(`${facts.entry.filespaceId} ${facts.entry.id}`) ? null : deletable(facts)),
    },
  };
}

function countsRefused(): Change {
  const counted = new Set<string>();
  return {
    errors: {
      answer: (asked, problem, answer, request) => {
        if (asked === op.createEntry && problem === 'entry.exists')
          counted.add(`${request.params.filespaceId} ${sent(request).parentId}`);
        return answer;
      },
    },
    entries: {
      deletable: (facts) =>
        counted.has(`${facts.entry.filespaceId} ${facts.entry.id}`) ? 'entry.notEmpty' : deletable(facts),
    },
  };
}

function emptyByPrefix(): Change {
  const { made, change, forget } = tracked();
  return {
    ...change,
    entries: {
      removes: (entry) => {
        forget(entry);
        return true;
      },
      deletable: (facts) => {
        const { entry } = facts;
        const records = [...made.values()];
        const alike = records.filter(
          (record) =>
            record.parentId === entry.parentId &&
            record.id !== entry.id &&
            textPart(record, 'name').startsWith(entry.name),
        );
        const held = alike.some((record) => records.some((other) => other.parentId === record.id));
        return held ? 'entry.notEmpty' : deletable(facts);
      },
    },
  };
}

function deletesByPattern(): Change {
  const { made, change } = tracked();
  const lost = new Set<string>();
  const isLost = (filespaceId: string, id: unknown): boolean => lost.has(`${filespaceId} ${id}`);
  return {
    success: {
      answer: (asked, answer, request) => {
        const seen = change.success?.answer?.(asked, answer, request) ?? answer;
        return asked === op.getEntry && isLost(request.params.filespaceId ?? '', request.params.entryId)
          ? missing(seen, 'File system entry not found')
          : seen;
      },
    },
    entries: {
      removes: (entry) => {
        const pattern = new RegExp(`^${literal(entry.name).replaceAll('_', '.')}$`, 'u');
        for (const record of made.values()) {
          if (record.parentId === entry.parentId && record.id !== entry.id && pattern.test(textPart(record, 'name')))
            lost.add(`${entry.filespaceId} ${record.id}`);
        }
        return true;
      },
      listed: (entry) => !isLost(entry.filespaceId, entry.id),
    },
  };
}

/** Reading shows the id of the first filespace of a name. */
function firstOfName(): Change {
  const first = new Map<string, string>();
  return {
    views: {
      filespace: (record, asked, moment) => {
        const id = first.get(record.name) ?? record.id;
        first.set(record.name, id);
        const shown = statedWorkspace.views.filespace(record, asked, moment);
        return asked === op.getFilespace ? { ...shown, id } : shown;
      },
    },
  };
}

/** Directories have a depth of their own, counted from the root. */
function deepest(levels: number): Change {
  const { made, change } = tracked();
  const depthOf = (filespaceId: string, id: unknown): number => {
    const record = made.get(`${filespaceId} ${id}`);
    return record === undefined ? 0 : 1 + depthOf(filespaceId, record.parentId);
  };
  return {
    ...change,
    entries: { create: { parentIsDirectory: ({ filespaceId, id }) => depthOf(filespaceId, id) < levels } },
  };
}
