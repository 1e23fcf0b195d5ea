import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
import { mixedUp } from './memory.ts';
import { entryShown, op, succeeds, worded } from './support.ts';

/** Ids of another form pass in one operation; then nothing is found. */
function unformed(...asked: readonly string[]) {
  return {
    entries: {
      idWellFormed: (current: (typeof op)[keyof typeof op], id: string) =>
        asked.includes(current) || statedWorkspace.entries.idWellFormed(current, id),
    },
  };
}

/** Reading an entry by its id. */
export const entryFaults: readonly Fault[] = [
  fault('entry-get-status', 'workspace.entry.get.status', 'Reading an entry is 206.', succeeds(op.getEntry, 206)),
  fault(
    'entry-get-mixed-up',
    'workspace.entry.get.same-id',
    'Reading answers the entry that was read before.',
    mixedUp(op.getEntry),
  ),
  fault(
    'entry-get-root',
    'workspace.entry.get.root',
    'Reading shows the root as a file.',
    entryShown((shown, { parentId }) => (parentId === null ? { ...shown, type: 'file' } : shown), op.getEntry),
  ),
  fault(
    'entry-get-type',
    'workspace.entry.get.agrees-with-create',
    'Reading shows entries without content as files.',
    entryShown(
      (shown, { size, parentId }) => (size === 0 && parentId !== null ? { ...shown, type: 'file' } : shown),
      op.getEntry,
    ),
  ),
  fault(
    'entry-get-created-at',
    'workspace.entry.get.agrees-with-create',
    'Reading shows the present as the creation time.',
    entryShown((shown) => ({ ...shown, createdAt: new Date().toISOString() }), op.getEntry),
  ),
  fault(
    'entry-get-file',
    'workspace.entry.get.file',
    'Reading shows files as directories.',
    entryShown((shown) => ({ ...shown, type: 'dir' }), op.getEntry),
  ),
  fault(
    'entry-get-malformed',
    'workspace.entry.get.malformed-id',
    'An id of another form is looked up: 404.',
    unformed(op.getEntry),
  ),
  fault('entry-get-malformed-end', 'workspace.entry.get.malformed-id', 'The form of an id is not checked to its end.', {
    entries: {
      idWellFormed: (asked, id) =>
        asked === op.getEntry ? /^\d+:\d+/u.test(id) : statedWorkspace.entries.idWellFormed(asked, id),
    },
  }),
  fault(
    'entry-get-malformed-start',
    'workspace.entry.get.malformed-id',
    'The form of an id is not checked from its start.',
    {
      entries: {
        idWellFormed: (asked, id) =>
          asked === op.getEntry ? /\d+:\d+$/u.test(id) : statedWorkspace.entries.idWellFormed(asked, id),
      },
    },
  ),
  fault(
    'entry-get-malformed-message',
    'workspace.entry.get.malformed-id.message',
    'An invalid id is refused in other words.',
    worded('entry.malformedId', 'Entry ID is invalid', op.getEntry),
  ),
  fault(
    'entry-get-modified-null',
    'workspace.entry.get.record',
    'An entry that was never changed has a null modifiedAt.',
    entryShown(
      (shown, { createdAt, modifiedAt }) => (createdAt === modifiedAt ? { ...shown, modifiedAt: null } : shown),
      op.getEntry,
    ),
  ),
  fault(
    'entry-get-size-text',
    'workspace.entry.get.record',
    'Sizes are texts.',
    entryShown((shown, { size }) => ({ ...shown, size: String(size) }), op.getEntry),
  ),
  fault(
    'entry-get-id-number',
    'workspace.entry.get.record',
    'Reading shows the second number of an id alone.',
    entryShown((shown, { id }) => ({ ...shown, id: id.split(':')[1] ?? '' }), op.getEntry),
  ),
  fault(
    'entry-get-parent-number',
    'workspace.entry.get.record',
    'Reading shows parents by a number.',
    entryShown((shown, { number }) => ({ ...shown, parentId: number }), op.getEntry),
  ),
  fault(
    'entry-get-folder',
    'workspace.entry.get.record',
    'Directories are of the type folder.',
    entryShown((shown) => (shown.type === 'dir' ? { ...shown, type: 'folder' } : shown), op.getEntry),
  ),
  fault(
    'entry-made-young-by-children',
    'workspace.entry.get.agrees-with-create',
    'An entry shows the last change as its creation.',
    entryShown((shown) => ({ ...shown, createdAt: shown.modifiedAt })),
  ),
];
