import { without } from '../../core/json.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { everSeen, lateIndex, repeatingIds } from './memory.ts';
import {
  answered,
  entryShown,
  forgiven,
  mistaken,
  op,
  part,
  refused,
  sent,
  succeeds,
  textPart,
  worded,
} from './support.ts';

const { create } = statedWorkspace.entries;
const usedAnywhere = everSeen();
const usedJustNow = seenWithin(100);

/** What a create of a directory accepts, answers and leaves behind. */
export const entryCreationFaults: readonly Fault[] = faultsOf({
  'workspace.entry.create.status': {
    'entry-create-status': bug('A new directory is 200.', succeeds(op.createEntry, 200)),
  },
  'workspace.entry.create.nested': {
    'entry-create-in-what-looks-like-a-file': bug('What has an extension is taken for a file, and holds nothing.', {
      entries: { create: { parentIsDirectory: ({ name }) => !/.\.[a-z]+$/.test(name) } },
    }),
    'entry-create-nested': bug('Directories are made at the top level alone.', {
      entries: { create: { parentIsDirectory: (parent) => parent.parentId === null } },
    }),
  },
  'workspace.entry.create.echoes-name': {
    'entry-create-name': bug(
      'The answer of a create shows the path of the directory as its name.',
      entryShown((shown) => ({ ...shown, name: `/${textPart(shown, 'name')}` }), op.createEntry),
    ),
  },
  'workspace.entry.create.echoes-parent': {
    'entry-create-parent': bug(
      'The answer of a create shows the directory as its own parent.',
      entryShown((shown, { id }) => ({ ...shown, parentId: id }), op.createEntry),
    ),
  },
  'workspace.entry.create.echoes-type': {
    'entry-create-type': bug(
      'The answer of a create shows a file.',
      entryShown((shown) => ({ ...shown, type: 'file' }), op.createEntry),
    ),
  },
  'workspace.entry.create.read-back': {
    'entry-create-stores-name': bug('Kept names end after 12 characters.', {
      entries: { stored: (draft) => ({ ...draft, name: draft.name.slice(0, 12) }) },
    }),
    'entry-get-parent': bug(
      'Reading shows the root as the parent of every entry.',
      entryShown((shown, { id }) => ({ ...shown, parentId: `${id.split(':')[0]}:1` }), op.getEntry),
    ),
  },
  'workspace.entry.create.unique-id': {
    'entry-create-repeats-id': bug('Two creates in a row are answered with one id.', repeatingIds(op.createEntry)),
  },
  'workspace.entry.create.timestamps': {
    'entry-create-timestamps': bug(
      'New directories were modified in a local time, an hour before they were made.',
      entryShown(
        (shown, { modifiedAt }) => ({ ...shown, modifiedAt: new Date(modifiedAt - 3_600_000).toISOString() }),
        op.createEntry,
      ),
    ),
  },
  'workspace.entry.create.rejected-unchanged': {
    'entry-create-keeps-duplicate': bug('A second directory of a name is made and refused.', {
      entries: { keepsRejected: (asked, problem) => asked === op.createEntry && problem === 'entry.exists' },
    }),
    'entry-create-keeps-bad-name': bug('A directory of a bad name is made and refused.', {
      entries: { keepsRejected: (asked, problem) => asked === op.createEntry && problem === 'entry.name' },
    }),
    'entry-create-keeps-bad-type': bug('A directory is made before the type of the request is looked at.', {
      entries: {
        keepsRejected: (asked, problem) => asked === op.createEntry && problem === 'entry.body',
        stored: (draft) => ({ ...draft, type: 'dir' }),
      },
    }),
  },
  'workspace.entry.create.duplicate': {
    'entry-create-duplicate': bug('A directory may hold a name twice.', {
      entries: { create: { nameTaken: () => false } },
    }),
    'entry-create-duplicate-newest': bug('A name is not compared with that of the newest sibling.', {
      entries: { create: { nameTaken: (name, siblings) => siblings.slice(0, -1).includes(name) } },
    }),
    'entry-create-duplicate-first': bug('A name is compared with that of the first sibling alone.', {
      entries: { create: { nameTaken: (name, siblings) => siblings[0] === name } },
    }),
    'entry-create-duplicate-of-a-file': bug('The name of a file is free for a directory.', {
      ...refused(
        'entry.exists',
        (answer, request) =>
          textPart(sent(request), 'name').endsWith('.txt') ? { ...answer, status: 201, body: { data: null } } : answer,
        op.createEntry,
      ),
    }),
    'entry-create-duplicate-conflict': bug('A name that is taken is 409.', mistaken('entry.exists', 409)),
  },
  'workspace.entry.create.same-name-elsewhere': {
    'entry-create-elsewhere': bug('Names are taken in a whole filespace.', {
      entries: { create: { nameTaken: (name, siblings) => usedAnywhere(name) || siblings.includes(name) } },
    }),
    'entry-create-elsewhere-for-a-moment': bug('A name is taken for a moment in every directory.', {
      entries: { create: { nameTaken: (name, siblings) => usedJustNow(name) || siblings.includes(name) } },
    }),
  },
  'workspace.entry.create.concurrent': {
    'entry-create-race': bug('Names are looked up in an index that lags behind.', {
      entries: { create: { nameTaken: lateIndex() } },
    }),
  },
  'workspace.entry.create.parent.missing': {
    'entry-create-no-parent': bug(
      'A create without a parent finds none: 404.',
      refused('entry.body', (answer, request) =>
        sent(request).parentId === undefined ? { ...answer, status: 404 } : answer,
      ),
    ),
  },
  'workspace.entry.create.parent.malformed': {
    'entry-create-malformed-parent': bug('A parent id of another form is looked up: 404.', {
      entries: {
        idWellFormed: (asked, id) => asked === op.createEntry || statedWorkspace.entries.idWellFormed(asked, id),
      },
    }),
    'entry-create-malformed-parent-first': bug('The form of a parent id is not checked to its end.', {
      entries: {
        idWellFormed: (asked, id) =>
          asked === op.createEntry ? /^\d+:\d+/u.test(id) : statedWorkspace.entries.idWellFormed(asked, id),
      },
    }),
  },
  'workspace.entry.create.parent.type': {
    'entry-create-number-parent': bug(
      'A parent that is no text is 422.',
      refused('entry.body', (answer, request) =>
        typeof sent(request).parentId === 'string' ? answer : { ...answer, status: 422 },
      ),
    ),
    'entry-create-number-parent-found': bug(
      'A parent id that is a number is looked up: 404.',
      refused('entry.body', (answer, request) =>
        typeof sent(request).parentId === 'number' ? { ...answer, status: 404 } : answer,
      ),
    ),
  },
  'workspace.entry.create.parent.unknown': {
    'entry-create-lost-parent': bug(
      'A parent that does not exist is a mistake of the request.',
      mistaken('entry.parentMissing', 400),
    ),
    'entry-create-lost-parent-made': bug(
      'A parent that does not exist is answered as if it had been made on the way.',
      forgiven('entry.parentMissing', { data: null }),
    ),
  },
  'workspace.entry.create.parent.unknown.message': {
    'entry-create-lost-parent-message': bug(
      'A missing parent is refused in new words.',
      worded('entry.parentMissing', 'Parent not found'),
    ),
  },
  'workspace.entry.create.parent.file': {
    'entry-create-in-file': bug('A file can have children.', {
      entries: { create: { parentIsDirectory: () => true } },
    }),
    'entry-create-in-file-missing': bug('A file as the parent is 404.', mistaken('entry.parentNotDirectory', 404)),
  },
  'workspace.entry.create.type.missing': {
    'entry-create-no-type': bug('Directories are the default type.', {
      entries: { create: { type: (value) => value === undefined || create.type(value) } },
    }),
  },
  'workspace.entry.create.type.file': {
    'entry-create-file': bug('Files can be created, too.', {
      entries: { create: { type: (value) => value === 'file' || create.type(value) } },
    }),
  },
  'workspace.entry.create.type.unknown': {
    'entry-create-any-type': bug('Whatever is no file is taken for a directory.', {
      entries: { create: { type: (value) => typeof value === 'string' && value !== 'file' } },
    }),
    'entry-create-type-looked-up': bug('Types are looked up in an object, which has names of its own.', {
      entries: { create: { type: (value) => typeof value === 'string' && value in { dir: 1 } } },
    }),
    'entry-create-type-case': bug('Types are known by their beginning.', {
      entries: { create: { type: (value) => typeof value === 'string' && value.startsWith('dir') } },
    }),
  },
  'workspace.entry.create.type.type': {
    'entry-create-number-type': bug('Types may be numbers, as they are kept.', {
      entries: { create: { type: (value) => typeof value === 'number' || create.type(value) } },
    }),
    'entry-create-null-type': bug('A null type is the default one.', {
      entries: { create: { type: (value) => value === null || create.type(value) } },
    }),
  },
  'workspace.entry.name.missing': {
    'entry-create-no-name': bug(
      'A create without a name is 422.',
      refused('entry.body', (answer, request) =>
        sent(request).name === undefined ? { ...answer, status: 422 } : answer,
      ),
    ),
  },
  'workspace.entry.name.type': {
    'entry-create-number-name': bug('A number is taken for a name.', {
      entries: { create: { name: (value) => typeof value === 'number' || create.name(value) } },
    }),
    'entry-create-boolean-name': bug('A directory can be named true.', {
      entries: { create: { name: (value) => typeof value === 'boolean' || create.name(value) } },
    }),
  },
  'workspace.entry.create.storage-full': {
    'entry-create-full': bug('The storage limit is not asked for.', { entries: { create: { full: () => false } } }),
    'entry-create-full-by-one': bug('A filespace is full only beyond its limit.', {
      entries: { create: { full: (size, limit) => limit !== null && size > limit } },
    }),
    'entry-create-full-507': bug('A full filespace is 507.', mistaken('entry.full', 507)),
  },
  'workspace.entry.create.storage-full.message': {
    'entry-create-full-message': bug(
      'A full filespace is refused in new words.',
      worded('entry.full', 'Storage limit exceeded'),
    ),
  },
  'workspace.entry.create.storage-full.unchanged': {
    'entry-create-full-kept': bug('The directory is made before the limit is looked at.', {
      entries: { keepsRejected: (_op, problem) => problem === 'entry.full' },
    }),
  },
  'workspace.entry.create.record': {
    'entry-create-record': bug(
      'The answer of a create has no size.',
      entryShown((shown) => without(shown, 'size'), op.createEntry),
    ),
    'entry-create-record-bare': bug(
      'The answer of a create has no envelope.',
      answered(op.createEntry, (answer) => ({ ...answer, body: part(answer.body, 'data') })),
    ),
  },
});

/** Whether a name was asked about within so many milliseconds. */
function seenWithin(milliseconds: number) {
  const seen = new Map<string, number>();
  return (name: string): boolean => {
    const before = seen.get(name);
    seen.set(name, Date.now());
    return before !== undefined && Date.now() - before < milliseconds;
  };
}
