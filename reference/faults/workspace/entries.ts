import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
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
export const entryFaults: readonly Fault[] = faultsOf({
  'workspace.entry.get.status': {
    'entry-get-status': bug('Reading an entry is 206.', succeeds(op.getEntry, 206)),
  },
  'workspace.entry.get.same-id': {
    'entry-get-mixed-up': bug('Reading answers the entry that was read before.', mixedUp(op.getEntry)),
  },
  'workspace.entry.get.root': {
    'entry-get-root': bug(
      'Reading shows the root as a file.',
      entryShown((shown, { parentId }) => (parentId === null ? { ...shown, type: 'file' } : shown), op.getEntry),
    ),
  },
  'workspace.entry.get.agrees-with-create': {
    'entry-get-type': bug(
      'Reading shows entries without content as files.',
      entryShown(
        (shown, { size, parentId }) => (size === 0 && parentId !== null ? { ...shown, type: 'file' } : shown),
        op.getEntry,
      ),
    ),
    'entry-get-created-at': bug(
      'Reading shows the present as the creation time.',
      entryShown((shown) => ({ ...shown, createdAt: new Date().toISOString() }), op.getEntry),
    ),
    'entry-made-young-by-children': bug(
      'An entry shows the last change as its creation.',
      entryShown((shown) => ({ ...shown, createdAt: shown.modifiedAt })),
    ),
  },
  'workspace.entry.get.file': {
    'entry-get-file': bug(
      'Reading shows files as directories.',
      entryShown((shown) => ({ ...shown, type: 'dir' }), op.getEntry),
    ),
  },
  'workspace.entry.get.malformed-id': {
    'entry-get-malformed': bug('An id of another form is looked up: 404.', unformed(op.getEntry)),
    'entry-get-malformed-end': bug('The form of an id is not checked to its end.', {
      entries: {
        idWellFormed: (asked, id) =>
          asked === op.getEntry ? /^\d+:\d+/u.test(id) : statedWorkspace.entries.idWellFormed(asked, id),
      },
    }),
    'entry-get-malformed-start': bug('The form of an id is not checked from its start.', {
      entries: {
        idWellFormed: (asked, id) =>
          asked === op.getEntry ? /\d+:\d+$/u.test(id) : statedWorkspace.entries.idWellFormed(asked, id),
      },
    }),
  },
  'workspace.entry.get.malformed-id.message': {
    'entry-get-malformed-message': bug(
      'An invalid id is refused in other words.',
      worded('entry.malformedId', 'Entry ID is invalid', op.getEntry),
    ),
  },
  'workspace.entry.get.record': {
    'entry-get-modified-null': bug(
      'An entry that was never changed has a null modifiedAt.',
      entryShown(
        (shown, { createdAt, modifiedAt }) => (createdAt === modifiedAt ? { ...shown, modifiedAt: null } : shown),
        op.getEntry,
      ),
    ),
    'entry-get-size-text': bug(
      'Sizes are texts.',
      entryShown((shown, { size }) => ({ ...shown, size: String(size) }), op.getEntry),
    ),
    'entry-get-id-number': bug(
      'Reading shows the second number of an id alone.',
      entryShown((shown, { id }) => ({ ...shown, id: id.split(':')[1] ?? '' }), op.getEntry),
    ),
    'entry-get-parent-number': bug(
      'Reading shows parents by a number.',
      entryShown((shown, { number }) => ({ ...shown, parentId: number }), op.getEntry),
    ),
    'entry-get-folder': bug(
      'Directories are of the type folder.',
      entryShown((shown) => (shown.type === 'dir' ? { ...shown, type: 'folder' } : shown), op.getEntry),
    ),
  },
});
