import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
import { everSeen, lateIndex, mixedUp, repeatingIds } from './memory.ts';
import {
  answered,
  entryShown,
  forgiven,
  mistaken,
  op,
  part,
  recordOf,
  refused,
  sent,
  succeeds,
  successes,
  textPart,
  without,
  worded,
} from './support.ts';

const { create } = statedWorkspace.entries;
const usedAnywhere = everSeen();

const creation: readonly Fault[] = [
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

/** Ids of another form pass in one operation; then nothing is found. */
function unformed(...asked: readonly string[]) {
  return {
    entries: {
      idWellFormed: (current: (typeof op)[keyof typeof op], id: string) =>
        asked.includes(current) || statedWorkspace.entries.idWellFormed(current, id),
    },
  };
}

const reading: readonly Fault[] = [
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
];

const resolving: readonly Fault[] = [
  fault(
    'resolve-status',
    'workspace.entry.resolve.status',
    'A resolved path is a redirect.',
    succeeds(op.resolve, 302),
  ),
  fault(
    'resolve-root',
    'workspace.entry.resolve.root',
    'The root resolves to a file.',
    entryShown((shown, { parentId }) => (parentId === null ? { ...shown, type: 'file' } : shown), op.resolve),
  ),
  fault(
    'resolve-root-id',
    'workspace.entry.get.root',
    'The root resolves to a number of its own.',
    entryShown((shown, { parentId, id }) => (parentId === null ? { ...shown, id: `${id}0` } : shown), op.resolve),
  ),
  fault(
    'resolve-top-level-parent',
    'workspace.entry.resolve.root-is-parent',
    'Resolved entries of the top level show no real parent.',
    entryShown(
      (shown, { parentId, id }) =>
        parentId?.endsWith(':1') === true ? { ...shown, parentId: `${id.split(':')[0]}:0` } : shown,
      op.resolve,
    ),
  ),
  fault(
    'entry-top-level-parent',
    'workspace.entry.resolve.root-is-parent',
    'Entries of the top level show no real parent.',
    entryShown(
      (shown, { parentId, id }) =>
        parentId?.endsWith(':1') === true ? { ...shown, parentId: `${id.split(':')[0]}:0` } : shown,
      op.getEntry,
    ),
  ),
  fault(
    'resolve-two-levels',
    'workspace.entry.resolve.nested',
    'Paths are followed for two levels.',
    answered(op.resolve, (answer, request) =>
      (request.query.get('path') ?? '').split('/').length > 3
        ? { ...answer, status: 404, body: { error: { message: 'File system entry not found' } } }
        : answer,
    ),
  ),
  fault('resolve-decoded-twice', 'workspace.entry.resolve.encoded', 'Names in a path are decoded twice.', {
    entries: {
      resolves: (segment, { name }) =>
        name ===
        segment.replaceAll(/%([0-9a-f]{2})/giu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    },
  }),
  fault('resolve-plus', 'workspace.entry.resolve.encoded', 'A plus sign in a path is a space.', {
    entries: { resolves: (segment, { name }) => name === segment.replaceAll('+', ' ') },
  }),
  fault('resolve-ampersand', 'workspace.entry.resolve.encoded', 'A path ends at the first ampersand.', {
    entries: { resolves: (segment, { name }) => name === segment.split('&')[0] },
  }),
  fault('resolve-hash', 'workspace.entry.resolve.encoded', 'A path ends at the first number sign.', {
    entries: { resolves: (segment, { name }) => name === segment.split('#')[0] },
  }),
  fault('resolve-spaces', 'workspace.entry.resolve.encoded', 'Names with spaces are looked up with %20.', {
    entries: { resolves: (segment, { name }) => name === segment.replaceAll(' ', '%20') },
  }),
  fault(
    'resolve-id',
    'workspace.entry.resolve.same-id',
    'A resolved entry shows the id of its parent.',
    entryShown((shown, { parentId }) => ({ ...shown, id: parentId ?? shown.id }), op.resolve),
  ),
  fault(
    'resolve-first-of-name',
    'workspace.entry.resolve.right-directory',
    'Paths are remembered by their last name.',
    remembered((path) => path.split('/').at(-1) ?? ''),
  ),
  fault(
    'resolve-prefix',
    'workspace.entry.resolve.right-directory',
    'Paths are remembered by the number of their names and the last of these.',
    remembered((path) => `${path.split('/').length} ${path.split('/').at(-1)}`),
  ),
  fault(
    'resolve-file',
    'workspace.entry.resolve.file',
    'Files resolve to directories.',
    entryShown((shown) => ({ ...shown, type: 'dir' }), op.resolve),
  ),
  fault('resolve-file-not', 'workspace.entry.resolve.file', 'Only directories are resolved.', {
    entries: { resolves: (segment, child) => child.type === 'dir' && child.name === segment },
  }),
  fault(
    'resolve-no-path',
    'workspace.entry.resolve.missing',
    'Without a path nothing is found: 404.',
    mistaken('entry.pathMissing', 404),
  ),
  fault(
    'resolve-no-path-root',
    'workspace.entry.resolve.missing',
    'Without a path the root is meant.',
    forgiven('entry.pathMissing', { data: null }),
  ),
  fault('resolve-relative', 'workspace.entry.resolve.relative', 'A path may come without its first slash.', {
    entries: { pathAbsolute: (asked, path) => asked === op.resolve || path.startsWith('/') },
  }),
  fault(
    'resolve-relative-dot',
    'workspace.entry.resolve.relative',
    'A path that does not start with a slash is looked up: 404.',
    mistaken('entry.path', 404),
  ),
  fault(
    'resolve-relative-message',
    'workspace.entry.resolve.relative.message',
    'The stated words about relative paths lost their quotation marks.',
    worded('entry.path', 'Paths inside the service should start with a /'),
  ),
  fault(
    'resolve-record',
    'workspace.entry.resolve.record',
    'A resolved entry has no creation time.',
    entryShown((shown) => without(shown, 'createdAt'), op.resolve),
  ),
  fault(
    'resolve-record-wrapped',
    'workspace.entry.resolve.record',
    'A resolved entry stands under data.entry.',
    answered(op.resolve, (answer) => ({ ...answer, body: { data: { entry: part(answer.body, 'data') } } })),
  ),
];

/** Resolved paths are kept by a key that is too small, for each filespace. */
function remembered(keyOf: (path: string) => string) {
  const first = new Map<string, unknown>();
  return answered(op.resolve, (answer, request) => {
    const path = request.query.get('path') ?? '';
    if (path === '/') return answer;
    const key = `${request.params.filespaceId} ${keyOf(path)}`;
    const known = first.get(key) ?? answer.body;
    first.set(key, known);
    return { ...answer, body: known };
  });
}

/** What was once resolved keeps its id, also when another entry takes the path. */
function rememberedPaths() {
  return remembered((path) => path);
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

const tree: readonly Fault[] = [
  fault(
    'resolve-old-id',
    'workspace.entry.resolve.same-id',
    'The path of a directory that was deleted and made again resolves to the old one.',
    rememberedPaths(),
  ),
  fault(
    'entry-tree-revived-id',
    'workspace.entry.tree',
    'A directory made again is answered with its former id.',
    revived(),
  ),
];

export const entryFaults: readonly Fault[] = [...creation, ...reading, ...resolving, ...tree];
