import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
import { everSeen, lingering, shelves, truncating } from './memory.ts';
import { answered, type Change, mistaken, op, recordOf, successes, worded } from './support.ts';

const { deletable } = statedWorkspace.entries;

const usedBefore = everSeen();

/** Deleting directories, and the tree that is left. */
export const entryDeletionFaults: readonly Fault[] = [
  fault(
    'entry-delete-status',
    'workspace.entry.delete.status',
    'A deleted directory is 204.',
    answered(op.deleteEntry, (answer) => ({ ...answer, status: 204, body: undefined })),
  ),
  fault('entry-delete-not', 'workspace.entry.delete.gone', 'A delete does nothing.', {
    entries: { removes: () => false },
  }),
  fault('entry-delete-nested-not', 'workspace.entry.delete.gone', 'Only directories of the top level are deleted.', {
    entries: { removes: ({ parentId }) => parentId?.endsWith(':1') === true },
  }),
  fault(
    'entry-delete-listed',
    'workspace.entry.delete.not-listed',
    'A deleted directory stays among the children.',
    lingering(shelves.entries, (record, request) => record.parentId === request.params.entryId),
  ),
  fault(
    'entry-delete-resolved',
    'workspace.entry.delete.not-resolved',
    'The path of a deleted directory is a mistake of the request.',
    mistaken('entry.notFound', 400, op.resolve),
  ),
  fault(
    'entry-delete-truncates',
    'workspace.entry.delete.only-that',
    'The list ends where something was removed: what was made later is lost from it.',
    truncating(shelves.entries),
  ),
  fault(
    'entry-delete-not-empty',
    'workspace.entry.delete.not-empty',
    'A directory that holds something can be deleted.',
    {
      entries: { deletable: (facts) => deletable({ ...facts, children: 0 }) },
    },
  ),
  fault('entry-delete-one-child', 'workspace.entry.delete.not-empty', 'A single child does not hinder a delete.', {
    entries: { deletable: (facts) => deletable({ ...facts, children: facts.children - 1 }) },
  }),
  fault(
    'entry-delete-not-empty-conflict',
    'workspace.entry.delete.not-empty',
    'Deleting what is not empty is 409.',
    mistaken('entry.notEmpty', 409),
  ),
  fault(
    'entry-delete-loses-children',
    'workspace.entry.delete.not-empty-kept',
    'A refused delete takes the children with it.',
    {
      entries: { losesChildren: (_entry, problem) => problem === 'entry.notEmpty' },
    },
  ),
  fault(
    'entry-delete-loses-directory',
    'workspace.entry.delete.not-empty-kept',
    'A refused delete removes the directory, and leaves its children.',
    {
      entries: { keepsRejected: (_op, problem) => problem === 'entry.notEmpty' },
    },
  ),
  fault(
    'entry-delete-once-filled',
    'workspace.entry.delete.emptied',
    'A delete that was refused for children is refused for ever.',
    onceFilled(),
  ),
  fault('entry-delete-file', 'workspace.entry.delete.file', 'Files can be deleted.', {
    entries: { deletable: (facts) => deletable({ ...facts, entry: { ...facts.entry, type: 'dir' } }) },
  }),
  fault(
    'entry-delete-file-forbidden',
    'workspace.entry.delete.file',
    'Deleting a file is 405.',
    mistaken('entry.notDirectory', 405),
  ),
  fault(
    'entry-delete-file-kept',
    'workspace.entry.delete.file-kept',
    'The delete of a file is refused after it was done.',
    { entries: { keepsRejected: (_op, problem) => problem === 'entry.notDirectory' } },
  ),
  fault('entry-delete-root', 'workspace.entry.delete.root', 'The root can be deleted.', {
    entries: { deletable: (facts) => deletable({ ...facts, isRoot: false }) },
  }),
  fault(
    'entry-delete-root-forbidden',
    'workspace.entry.delete.root',
    'Deleting the root is 403.',
    mistaken('entry.undeletable', 403),
  ),
  fault(
    'entry-delete-root-kept',
    'workspace.entry.delete.root-kept',
    'The delete of the root is refused after it was done.',
    { entries: { keepsRejected: (_op, problem) => problem === 'entry.undeletable' } },
  ),
  fault(
    'entry-delete-malformed',
    'workspace.entry.delete.malformed-id',
    'An id of another form is looked up: 404.',
    mistaken('entry.malformedId', 404, op.deleteEntry),
  ),
  fault(
    'entry-delete-malformed-message',
    'workspace.entry.delete.malformed-id.message',
    'An invalid id is refused with a colon in the words.',
    worded('entry.malformedId', 'File system entry ID is invalid: not an id', op.deleteEntry),
  ),
  fault('entry-delete-name', 'workspace.entry.delete.name-free', 'The name of a deleted directory stays taken.', {
    entries: { create: { nameTaken: (name, siblings) => siblings.includes(name) || usedBefore(name) } },
  }),
  fault(
    'entry-tree-revived-id',
    'workspace.entry.tree',
    'A directory made again is answered with its former id.',
    revived(),
  ),
  fault(
    'entry-tree-lists-revived',
    'workspace.entry.tree',
    'A directory made again under a former name is not listed.',
    { entries: { listed: hidesSecond() } },
  ),
  fault(
    'entry-tree-delete-after-delete',
    'workspace.entry.tree',
    'Whether a directory is empty is found out once, and remembered.',
    onceFilled(),
  ),
];

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
