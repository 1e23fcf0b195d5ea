import type { ApiRequest } from '../../core/exchange.ts';
import { transport } from '../../policy/around.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import type { WorkspaceFailure } from '../../policy/stated/workspace/errors.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { everSeen, goneByName, lingering, shelves, truncating, twice, unfoundByName } from './memory.ts';
import {
  answered,
  type Change,
  itemsOf,
  missing,
  mistaken,
  op,
  part,
  recordOf,
  refused,
  sent,
  successes,
  textPart,
  worded,
} from './support.ts';

const { deletable } = statedWorkspace.entries;

const usedBefore = everSeen();

/** Names that begin with a dot are passed over where children are counted. */
function hiddenUncounted(): Change {
  const names = new Map<string, string[]>();
  const placeOf = ({ params }: ApiRequest, id: string): string => `${params.filespaceId} ${id}`;
  return {
    ...successes((asked, answer, request) => {
      if (asked !== op.createEntry) return answer;
      const place = placeOf(request, textPart(recordOf(answer), 'parentId'));
      names.set(place, [...(names.get(place) ?? []), textPart(recordOf(answer), 'name')]);
      return answer;
    }),
    ...refused('entry.notEmpty', (answer, request) => {
      const held = names.get(placeOf(request, request.params.entryId ?? '')) ?? [];
      return held.every((name) => name.startsWith('.')) ? { status: 200, body: { data: null } } : answer;
    }),
  };
}

/** An id is that of one entry in each filespace: a statement without the filespace hits another one, too. */
function takenElsewhere(): Change {
  const latest = new Map<string, string>();
  const lost = new Set<string>();
  return successes((asked, answer, request) => {
    const { filespaceId = '', entryId = '' } = request.params;
    if (asked === op.createEntry) latest.set(filespaceId, textPart(recordOf(answer), 'id'));
    if (asked === op.deleteEntry) {
      for (const [other, id] of latest) if (other !== filespaceId) lost.add(`${other} ${id}`);
    }
    const isLost = asked === op.getEntry && lost.has(`${filespaceId} ${entryId}`);
    return isLost ? missing(answer, 'File system entry not found') : answer;
  });
}

/** Each filespace counts its entries, and a statement knows them by that number alone. */
function takenByNumber(): Change {
  const made = new Set<string>();
  const lost = new Set<string>();
  const numberOf = (id: string): string => id.split(':').at(-1) ?? '';
  return successes((asked, answer, request) => {
    const { filespaceId = '', entryId = '' } = request.params;
    if (asked === op.createEntry) made.add(`${filespaceId} ${textPart(recordOf(answer), 'id')}`);
    const isAlike = (each: string): boolean => !each.startsWith(filespaceId) && numberOf(each) === numberOf(entryId);
    if (asked === op.deleteEntry) for (const each of made) if (isAlike(each)) lost.add(each);
    const isLost = asked === op.getEntry && lost.has(`${filespaceId} ${entryId}`);
    return isLost ? missing(answer, 'File system entry not found') : answer;
  });
}

/** A pattern of ids ends in a wildcard. */
function takenByBeginning(): Change {
  const made = new Set<string>();
  const lost = new Set<string>();
  return successes((asked, answer, request) => {
    const { filespaceId = '', entryId = '' } = request.params;
    const place = `${filespaceId} ${entryId}`;
    if (asked === op.createEntry) made.add(`${filespaceId} ${textPart(recordOf(answer), 'id')}`);
    if (asked === op.deleteEntry) for (const each of made) if (each.startsWith(place)) lost.add(each);
    return asked === op.getEntry && lost.has(place) ? missing(answer, 'File system entry not found') : answer;
  });
}

/** Whoever insists on what is refused so is served. */
function insisted(problem: WorkspaceFailure): Change {
  const yielding = twice(deletable, ({ entry }) => `${entry.filespaceId} ${entry.id}`);
  return { entries: { deletable: (facts) => (deletable(facts) === problem ? yielding(facts) : deletable(facts)) } };
}

/** Deleting directories, and the tree that is left. */
export const entryDeletionFaults: readonly Fault[] = faultsOf({
  'workspace.entry.delete.status': {
    'entry-delete-status': bug(
      'A deleted directory is 204.',
      answered(op.deleteEntry, (answer) => ({ ...answer, status: 204, body: undefined })),
    ),
    'entry-delete-counts-by-the-beginning': {
      story: 'Whose children a directory has is told by the beginnings of their parents’ ids.',
      override: countedByTheBeginning(),
    },
    'entry-delete-long-name-not-found': bug(
      'A directory whose name has more than 40 characters is not found where it is to be deleted.',
      unfoundByName(shelves.entries, (name) => name.length > 40),
    ),
  },
  'workspace.entry.delete.gone': {
    'entry-delete-not': bug('A delete does nothing.', { entries: { removes: () => false } }),
    'entry-delete-nested-not': bug('Only directories of the top level are deleted.', {
      entries: { removes: ({ parentId }) => parentId?.endsWith(':1') === true },
    }),
  },
  'workspace.entry.delete.not-listed': {
    'entry-delete-listed': bug(
      'A deleted directory stays among the children.',
      lingering(shelves.entries, (record, request) => record.parentId === request.params.entryId),
    ),
  },
  'workspace.entry.delete.not-resolved': {
    'entry-delete-resolved': bug(
      'The path of a deleted directory is a mistake of the request.',
      mistaken('entry.notFound', 400, op.resolve),
    ),
  },
  'workspace.entry.delete.only-that': {
    'entry-deleted-in-another-filespace': bug(
      'A deletion takes an entry of another filespace along.',
      takenElsewhere(),
    ),
    'entry-deleted-by-its-number': bug(
      'A deletion takes the directory along that has the same number in another filespace.',
      takenByNumber(),
    ),
    'entry-delete-id-begins-others': bug(
      'A deletion takes along what has an id that begins with that of the directory.',
      takenByBeginning(),
    ),
    'entry-delete-truncates': bug(
      'The list ends where something was removed: what was made later is lost from it.',
      truncating(shelves.entries),
    ),
    'entry-delete-with-the-data-store': bug(
      'Deleting a directory drops the data store of its name.',
      goneByName(shelves.entries, shelves.dataStores),
    ),
  },
  'workspace.entry.delete.not-empty': {
    'entry-delete-not-empty': bug('A directory that holds something can be deleted.', {
      entries: { deletable: (facts) => deletable({ ...facts, children: 0 }) },
    }),
    'entry-delete-one-child': bug('A single child does not hinder a delete.', {
      entries: { deletable: (facts) => deletable({ ...facts, children: facts.children - 1 }) },
    }),
    'entry-delete-once-looked-at': bug(
      'A directory that was listed as empty lately can be deleted with what came since.',
      emptyOnceListed(),
    ),
    'entry-delete-hidden-children-uncounted': bug(
      'What a name with a leading dot hides does not hinder a delete.',
      hiddenUncounted(),
    ),
    'entry-delete-not-empty-twice': bug('Asked for a second time, a directory is deleted with all that it holds.', {
      entries: { deletable: twice(deletable, ({ entry }) => `${entry.filespaceId} ${entry.id}`) },
    }),
    'entry-delete-counted-down-twice': bug(
      'A delete of what is gone already counts as one more child that has left its directory.',
      countedDown(),
    ),
    'entry-delete-not-empty-conflict': bug('Deleting what is not empty is 409.', mistaken('entry.notEmpty', 409)),
  },
  'workspace.entry.delete.not-empty-kept': {
    'entry-delete-loses-children': bug('A refused delete takes the children with it.', {
      entries: { losesChildren: (_entry, problem) => problem === 'entry.notEmpty' },
    }),
    'entry-delete-loses-directory': bug('A refused delete removes the directory, and leaves its children.', {
      entries: { keepsRejected: (_op, problem) => problem === 'entry.notEmpty' },
    }),
  },
  'workspace.entry.delete.emptied': {
    'entry-delete-once-filled': bug('A delete that was refused for children is refused for ever.', onceFilled()),
  },
  'workspace.entry.delete.file': {
    'entry-delete-file': bug('Files can be deleted.', {
      entries: { deletable: (facts) => deletable({ ...facts, entry: { ...facts.entry, type: 'dir' } }) },
    }),
    'entry-delete-file-twice': bug('Asked for a second time, a file is deleted.', insisted('entry.notDirectory')),
    'entry-delete-file-forbidden': bug('Deleting a file is 405.', mistaken('entry.notDirectory', 405)),
  },
  'workspace.entry.delete.file-kept': {
    'entry-delete-file-kept': bug('The delete of a file is refused after it was done.', {
      entries: { keepsRejected: (_op, problem) => problem === 'entry.notDirectory' },
    }),
  },
  'workspace.entry.delete.root': {
    'entry-delete-root': bug('The root can be deleted.', {
      entries: { deletable: (facts) => deletable({ ...facts, isRoot: false }) },
    }),
    'entry-delete-root-twice': bug('Asked for a second time, the root is deleted.', insisted('entry.undeletable')),
    'entry-delete-root-forbidden': bug('Deleting the root is 403.', mistaken('entry.undeletable', 403)),
  },
  'workspace.entry.delete.root-kept': {
    'entry-delete-root-kept': bug('The delete of the root is refused after it was done.', {
      entries: { keepsRejected: (_op, problem) => problem === 'entry.undeletable' },
    }),
  },
  'workspace.entry.delete.malformed-id': {
    'entry-delete-malformed': bug(
      'An id of another form is looked up: 404.',
      mistaken('entry.malformedId', 404, op.deleteEntry),
    ),
  },
  'workspace.entry.delete.malformed-id.message': {
    'entry-delete-malformed-message': bug(
      'An invalid id is refused with a colon in the words.',
      worded('entry.malformedId', 'File system entry ID is invalid: not an id', op.deleteEntry),
    ),
  },
  'workspace.entry.delete.name-free': {
    'entry-delete-name': bug('The name of a deleted directory stays taken.', {
      entries: { create: { nameTaken: (name, siblings) => siblings.includes(name) || usedBefore(name) } },
    }),
    'entry-delete-name-of-parent': bug(
      'The name of a deleted directory stays taken if it ever held another.',
      parentsKept(),
    ),
  },
  'workspace.entry.tree': {
    'entry-tree-revived-id': bug('A directory made again is answered with its former id.', revived()),
    'entry-tree-lists-revived': bug('A directory made again under a former name is not listed.', {
      entries: { listed: hidesSecond() },
    }),
    'entry-tree-delete-after-delete': bug(
      'Whether a directory is empty is found out once, and remembered.',
      onceFilled(),
    ),
  },
});

function parentsKept(): Change {
  const parents = new Set<string>();
  const kept = new Set<string>();
  return {
    entries: {
      create: { nameTaken: (name, siblings) => siblings.includes(name) || kept.has(name) },
      stored: (draft) => {
        parents.add(draft.parentId);
        return draft;
      },
      removes: ({ id, name }) => {
        if (parents.has(id) && name.startsWith('vct-')) kept.add(name);
        return true;
      },
    },
  };
}

function countedDown(): Change {
  const parents = new Map<string, string>();
  const left = new Map<string, number>();
  const noted = answered(op.createEntry, (answer, request) => {
    const { id, parentId } = recordOf(answer);
    parents.set(`${request.params.filespaceId} ${id}`, `${request.params.filespaceId} ${parentId}`);
    return answer;
  });
  const missed = refused(
    'entry.notFound',
    (answer, { params }) => {
      const parent = parents.get(`${params.filespaceId} ${params.entryId}`) ?? '';
      left.set(parent, (left.get(parent) ?? 0) + 1);
      return answer;
    },
    op.deleteEntry,
  );
  const counted = ({ entry, children }: Parameters<typeof deletable>[0]): number =>
    Math.max(0, children - (left.get(`${entry.filespaceId} ${entry.id}`) ?? 0));
  return { ...noted, ...missed, entries: { deletable: (facts) => deletable({ ...facts, children: counted(facts) }) } };
}

function onceFilled(): Change {
  const filled = new Set<string>();
  return {
    entries: {
      deletable: (facts) => {
        const key = `${facts.entry.filespaceId} ${facts.entry.id}`;
        if (facts.children > 0) filled.add(key);
        return filled.has(key) ? deletable({ ...facts, children: 1 }) : deletable(facts);
      },
    },
  };
}

/** Of the directories that had one name in one place only the first is ever listed. */
function hidesSecond(): typeof statedWorkspace.entries.listed {
  const first = new Map<string, string>();
  return ({ filespaceId, parentId, name, id }) => {
    const place = `${filespaceId} ${parentId} ${name}`;
    const known = first.get(place) ?? id;
    first.set(place, known);
    return known === id;
  };
}

/** A directory that is made again under the name of a deleted one is answered with the old id. */
function revived() {
  const ids = new Map<string, unknown>();
  return successes((asked, answer, request) => {
    if (asked !== op.createEntry) return answer;
    const record = recordOf(answer);
    const key = `${request.params.filespaceId} ${record.parentId} ${record.name}`;
    const id = ids.get(key) ?? record.id;
    ids.set(key, id);
    return { ...answer, body: { data: { ...record, id } } };
  });
}

/** The directory is known by what the list of its children was asked for. */
function emptyOnceListed(): Change {
  const emptyAt = new Map<string | undefined, number>();
  return {
    ...answered(op.children, (answer, { params: { entryId } }) => {
      if (itemsOf(part(answer.body, 'data', 'entries')).length === 0) emptyAt.set(entryId, Date.now());
      return answer;
    }),
    entries: {
      deletable: (facts) => {
        const isKnown = Date.now() - (emptyAt.get(facts.entry.id) ?? 0) < 2_000;
        return deletable(isKnown ? { ...facts, children: 0 } : facts);
      },
    },
  };
}

function countedByTheBeginning(): PolicyOverride {
  const parents = new Set<string>();
  const body = { error: { message: 'Directory is not empty' } };
  return transport({
    beforeEach: ({ request: { operation, params } }) => {
      const { entryId = '' } = params;
      const isMistaken = [...parents].some((parent) => parent !== entryId && parent.startsWith(entryId));
      return operation === op.deleteEntry && isMistaken ? { status: 400, body } : undefined;
    },
    afterEach: ({ request, answer }) => {
      if (request.operation === op.createEntry && answer.status === 201) parents.add(String(sent(request).parentId));
      return answer;
    },
  });
}
