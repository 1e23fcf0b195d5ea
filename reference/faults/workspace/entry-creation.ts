import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
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
  without,
  worded,
} from './support.ts';

const { create } = statedWorkspace.entries;
const usedAnywhere = everSeen();

/** What a create of a directory accepts, answers and leaves behind. */
export const entryCreationFaults: readonly Fault[] = [
  fault(
    'entry-create-status',
    'workspace.entry.create.status',
    'A new directory is 200.',
    succeeds(op.createEntry, 200),
  ),
  fault('entry-create-nested', 'workspace.entry.create.nested', 'Directories are made at the top level alone.', {
    entries: { create: { parentIsDirectory: (parent) => parent.parentId === null } },
  }),
  fault(
    'entry-create-name',
    'workspace.entry.create.echoes-name',
    'The answer of a create shows the path of the directory as its name.',
    entryShown((shown) => ({ ...shown, name: `/${textPart(shown, 'name')}` }), op.createEntry),
  ),
  fault(
    'entry-create-parent',
    'workspace.entry.create.echoes-parent',
    'The answer of a create shows the directory as its own parent.',
    entryShown((shown, { id }) => ({ ...shown, parentId: id }), op.createEntry),
  ),
  fault(
    'entry-create-type',
    'workspace.entry.create.echoes-type',
    'The answer of a create shows a file.',
    entryShown((shown) => ({ ...shown, type: 'file' }), op.createEntry),
  ),
  fault('entry-create-stores-name', 'workspace.entry.create.read-back', 'Kept names end after 12 characters.', {
    entries: { stored: (draft) => ({ ...draft, name: draft.name.slice(0, 12) }) },
  }),
  fault(
    'entry-get-parent',
    'workspace.entry.create.read-back',
    'Reading shows the root as the parent of every entry.',
    entryShown((shown, { id }) => ({ ...shown, parentId: `${id.split(':')[0]}:1` }), op.getEntry),
  ),
  fault(
    'entry-create-repeats-id',
    'workspace.entry.create.unique-id',
    'Two creates in a row are answered with one id.',
    repeatingIds(op.createEntry),
  ),
  fault(
    'entry-create-timestamps',
    'workspace.entry.create.timestamps',
    'New directories were modified before they were made.',
    entryShown(
      (shown, { modifiedAt }) => ({ ...shown, modifiedAt: new Date(modifiedAt - 5_000).toISOString() }),
      op.createEntry,
    ),
  ),
  fault(
    'entry-create-keeps-duplicate',
    'workspace.entry.create.rejected-unchanged',
    'A second directory of a name is made and refused.',
    { entries: { keepsRejected: (asked, problem) => asked === op.createEntry && problem === 'entry.exists' } },
  ),
  fault(
    'entry-create-keeps-bad-name',
    'workspace.entry.create.rejected-unchanged',
    'A directory of a bad name is made and refused.',
    { entries: { keepsRejected: (asked, problem) => asked === op.createEntry && problem === 'entry.name' } },
  ),
  fault(
    'entry-create-keeps-bad-type',
    'workspace.entry.create.rejected-unchanged',
    'A directory is made before the type of the request is looked at.',
    {
      entries: {
        keepsRejected: (asked, problem) => asked === op.createEntry && problem === 'entry.body',
        stored: (draft) => ({ ...draft, type: 'dir' }),
      },
    },
  ),
  fault('entry-create-duplicate', 'workspace.entry.create.duplicate', 'A directory may hold a name twice.', {
    entries: { create: { nameTaken: () => false } },
  }),
  fault(
    'entry-create-duplicate-newest',
    'workspace.entry.create.duplicate',
    'A name is not compared with that of the newest sibling.',
    {
      entries: { create: { nameTaken: (name, siblings) => siblings.slice(0, -1).includes(name) } },
    },
  ),
  fault(
    'entry-create-duplicate-first',
    'workspace.entry.create.duplicate',
    'A name is compared with that of the first sibling alone.',
    {
      entries: { create: { nameTaken: (name, siblings) => siblings[0] === name } },
    },
  ),
  fault(
    'entry-create-duplicate-conflict',
    'workspace.entry.create.duplicate',
    'A name that is taken is 409.',
    mistaken('entry.exists', 409),
  ),
  fault(
    'entry-create-elsewhere',
    'workspace.entry.create.same-name-elsewhere',
    'Names are taken in a whole filespace.',
    {
      entries: { create: { nameTaken: (name, siblings) => usedAnywhere(name) || siblings.includes(name) } },
    },
  ),
  fault('entry-create-race', 'workspace.entry.create.concurrent', 'Names are looked up in an index that lags behind.', {
    entries: { create: { nameTaken: lateIndex() } },
  }),
  fault(
    'entry-create-no-parent',
    'workspace.entry.create.parent.missing',
    'A create without a parent finds none: 404.',
    refused('entry.body', (answer, request) =>
      sent(request).parentId === undefined ? { ...answer, status: 404 } : answer,
    ),
  ),
  fault(
    'entry-create-malformed-parent',
    'workspace.entry.create.parent.malformed',
    'A parent id of another form is looked up: 404.',
    {
      entries: {
        idWellFormed: (asked, id) => asked === op.createEntry || statedWorkspace.entries.idWellFormed(asked, id),
      },
    },
  ),
  fault(
    'entry-create-malformed-parent-first',
    'workspace.entry.create.parent.malformed',
    'The form of a parent id is not checked to its end.',
    {
      entries: {
        idWellFormed: (asked, id) =>
          asked === op.createEntry ? /^\d+:\d+/u.test(id) : statedWorkspace.entries.idWellFormed(asked, id),
      },
    },
  ),
  fault(
    'entry-create-number-parent',
    'workspace.entry.create.parent.type',
    'A parent that is no text is 422.',
    refused('entry.body', (answer, request) =>
      typeof sent(request).parentId === 'string' ? answer : { ...answer, status: 422 },
    ),
  ),
  fault(
    'entry-create-number-parent-found',
    'workspace.entry.create.parent.type',
    'A parent id that is a number is looked up: 404.',
    refused('entry.body', (answer, request) =>
      typeof sent(request).parentId === 'number' ? { ...answer, status: 404 } : answer,
    ),
  ),
  fault(
    'entry-create-lost-parent',
    'workspace.entry.create.parent.unknown',
    'A parent that does not exist is a mistake of the request.',
    mistaken('entry.parentMissing', 400),
  ),
  fault(
    'entry-create-lost-parent-made',
    'workspace.entry.create.parent.unknown',
    'A parent that does not exist is answered as if it had been made on the way.',
    forgiven('entry.parentMissing', { data: null }),
  ),
  fault(
    'entry-create-lost-parent-message',
    'workspace.entry.create.parent.unknown.message',
    'A missing parent is refused in new words.',
    worded('entry.parentMissing', 'Parent not found'),
  ),
  fault('entry-create-in-file', 'workspace.entry.create.parent.file', 'A file can have children.', {
    entries: { create: { parentIsDirectory: () => true } },
  }),
  fault(
    'entry-create-in-file-missing',
    'workspace.entry.create.parent.file',
    'A file as the parent is 404.',
    mistaken('entry.parentNotDirectory', 404),
  ),
  fault('entry-create-no-type', 'workspace.entry.create.type.missing', 'Directories are the default type.', {
    entries: { create: { type: (value) => value === undefined || create.type(value) } },
  }),
  fault('entry-create-file', 'workspace.entry.create.type.file', 'Files can be created, too.', {
    entries: { create: { type: (value) => value === 'file' || create.type(value) } },
  }),
  fault(
    'entry-create-any-type',
    'workspace.entry.create.type.unknown',
    'Whatever is no file is taken for a directory.',
    { entries: { create: { type: (value) => typeof value === 'string' && value !== 'file' } } },
  ),
  fault('entry-create-type-case', 'workspace.entry.create.type.unknown', 'Types are known by their beginning.', {
    entries: { create: { type: (value) => typeof value === 'string' && value.startsWith('dir') } },
  }),
  fault('entry-create-number-type', 'workspace.entry.create.type.type', 'Types may be numbers, as they are kept.', {
    entries: { create: { type: (value) => typeof value === 'number' || create.type(value) } },
  }),
  fault('entry-create-null-type', 'workspace.entry.create.type.type', 'A null type is the default one.', {
    entries: { create: { type: (value) => value === null || create.type(value) } },
  }),
  fault(
    'entry-create-no-name',
    'workspace.entry.name.missing',
    'A create without a name is 422.',
    refused('entry.body', (answer, request) =>
      sent(request).name === undefined ? { ...answer, status: 422 } : answer,
    ),
  ),
  fault('entry-create-number-name', 'workspace.entry.name.type', 'A number is taken for a name.', {
    entries: { create: { name: (value) => typeof value === 'number' || create.name(value) } },
  }),
  fault('entry-create-boolean-name', 'workspace.entry.name.type', 'A directory can be named true.', {
    entries: { create: { name: (value) => typeof value === 'boolean' || create.name(value) } },
  }),
  fault('entry-create-full', 'workspace.entry.create.storage-full', 'The storage limit is not asked for.', {
    entries: { create: { full: () => false } },
  }),
  fault(
    'entry-create-full-by-one',
    'workspace.entry.create.storage-full',
    'A filespace is full only beyond its limit.',
    { entries: { create: { full: (size, limit) => limit !== null && size > limit } } },
  ),
  fault(
    'entry-create-full-507',
    'workspace.entry.create.storage-full',
    'A full filespace is 507.',
    mistaken('entry.full', 507),
  ),
  fault(
    'entry-create-full-message',
    'workspace.entry.create.storage-full.message',
    'A full filespace is refused in new words.',
    worded('entry.full', 'Storage limit exceeded'),
  ),
  fault(
    'entry-create-full-kept',
    'workspace.entry.create.storage-full.unchanged',
    'The directory is made before the limit is looked at.',
    { entries: { keepsRejected: (_op, problem) => problem === 'entry.full' } },
  ),
  fault(
    'entry-create-record',
    'workspace.entry.create.record',
    'The answer of a create has no size.',
    entryShown((shown) => without(shown, 'size'), op.createEntry),
  ),
  fault(
    'entry-create-record-bare',
    'workspace.entry.create.record',
    'The answer of a create has no envelope.',
    answered(op.createEntry, (answer) => ({ ...answer, body: part(answer.body, 'data') })),
  ),
];
