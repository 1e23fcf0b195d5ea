import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
import { everSeen, lingering, type Shelf, truncating } from './memory.ts';
import {
  answered,
  type Change,
  entryShown,
  isObject,
  itemsOf,
  mistaken,
  op,
  part,
  succeeds,
  withData,
  without,
  worded,
} from './support.ts';

const { page, deletable } = statedWorkspace.entries;

const shelf: Shelf = { create: op.createEntry, remove: op.deleteEntry, list: op.children, parameter: 'entryId' };

/** Changes the pages of children. */
function paged(change: typeof page): Change {
  return { entries: { page: change } };
}

const children: readonly Fault[] = [
  fault(
    'children-status',
    'workspace.entry.children.status',
    'Children are listed with 206 where there are more.',
    succeeds(op.children, 206),
  ),
  fault(
    'children-empty-missing',
    'workspace.entry.children.status',
    'A directory without children is 404.',
    answered(op.children, (answer) =>
      itemsOf(part(answer.body, 'data', 'entries')).length === 0
        ? { ...answer, status: 404, body: { error: { message: 'File system entry not found' } } }
        : answer,
    ),
  ),
  fault(
    'children-empty-itself',
    'workspace.entry.children.empty',
    'A directory without children lists a placeholder.',
    answered(op.children, (answer, request) => ({
      ...answer,
      body: withData(answer.body, (data) => placeholder(data, request.params.entryId ?? '')),
    })),
  ),
  fault('children-lack-fresh', 'workspace.entry.children.contains-created', 'The list of children lags behind.', {
    entries: { listed: (child, now) => now - child.createdAt > 20_000 },
  }),
  fault(
    'children-lack-third',
    'workspace.entry.children.contains-created',
    'The list of children holds two at most.',
    paged((rows, start, limit) => ({ ...page(rows.slice(0, 2), start, limit) })),
  ),
  fault('children-deep', 'workspace.entry.children.only-direct', 'The list of children goes one level deeper.', {
    entries: { listsDeeper: () => true },
  }),
  fault(
    'children-parent',
    'workspace.entry.children.only-direct',
    'Children show the root as their parent.',
    entryShown((shown, { id }) => ({ ...shown, parentId: `${id.split(':')[0]}:1` }), op.children),
  ),
  fault(
    'children-of-directories-alone',
    'workspace.entry.children.complete',
    'The last child never comes.',
    paged((rows, start, limit) => page(rows.slice(0, -1), start, limit)),
  ),
  fault(
    'children-lose-at-boundary',
    'workspace.entry.children.complete',
    'Between two pages one child is lost.',
    paged((rows, start, limit) => page(rows, start === 0 ? 0 : start + 1, limit)),
  ),
  fault(
    'children-second-page-last',
    'workspace.entry.children.complete',
    'The second page is always the last.',
    paged((rows, start, limit) => ({
      ...page(rows, start, limit),
      next: start > 0 ? null : page(rows, start, limit).next,
    })),
  ),
  fault(
    'children-full-last-page',
    'workspace.entry.children.complete',
    'Where two pages hold all children there is only one.',
    paged((rows, start, limit) =>
      start + 2 * limit >= rows.length && start === 0 && rows.length > limit
        ? { rows: rows.slice(start, start + limit), next: null }
        : page(rows, start, limit),
    ),
  ),
  fault(
    'children-repeat-at-boundary',
    'workspace.entry.children.once',
    'The last child of a page is the first of the next.',
    paged((rows, start, limit) => page(rows, Math.max(start - 1, 0), limit + (start === 0 ? 0 : 1))),
  ),
  fault(
    'children-repeat-first',
    'workspace.entry.children.once',
    'The last page ends with the first child.',
    paged((rows, start, limit) => ({
      rows:
        start > 0 && start + limit > rows.length
          ? [...rows.slice(start), ...rows.slice(0, 1)]
          : rows.slice(start, start + limit),
      next: page(rows, start, limit).next,
    })),
  ),
  fault(
    'children-round',
    'workspace.entry.children.ends',
    'After the last page comes the second one.',
    paged((rows, start, limit) => ({
      ...page(rows, start, limit),
      next: page(rows, start, limit).next ?? Math.min(limit, rows.length),
    })),
  ),
  fault(
    'children-last-page-again',
    'workspace.entry.children.ends',
    'The cursor of the last page leads to the last page.',
    paged((rows, start, limit) => ({ ...page(rows, start, limit), next: page(rows, start, limit).next ?? start })),
  ),
  fault(
    'children-time',
    'workspace.entry.children.agrees-with-get',
    'Children show the last change as their creation time, a minute late.',
    entryShown(
      (shown, { createdAt }) => ({ ...shown, createdAt: new Date(createdAt + 60_000).toISOString() }),
      op.children,
    ),
  ),
  fault(
    'children-id',
    'workspace.entry.children.agrees-with-get',
    'Children show ids with a zero in front.',
    entryShown((shown, { id }) => ({ ...shown, id: `0${id}` }), op.children),
  ),
  fault(
    'children-malformed',
    'workspace.entry.children.malformed-id',
    'An id of another form has no children: 404.',
    mistaken('entry.malformedId', 404, op.children),
  ),
  fault(
    'children-malformed-end',
    'workspace.entry.children.malformed-id',
    'The form of an id is not checked to its end.',
    {
      entries: {
        idWellFormed: (asked, id) =>
          asked === op.children ? /^\d+:\d+/u.test(id) : statedWorkspace.entries.idWellFormed(asked, id),
      },
    },
  ),
  fault(
    'children-malformed-message',
    'workspace.entry.children.malformed-id.message',
    'An invalid id is refused in the general words.',
    worded('entry.malformedId', 'Bad Request', op.children),
  ),
  fault(
    'children-limit-plus-one',
    'workspace.entry.children.limit',
    'A page holds one entry more than its limit.',
    paged((rows, start, limit) => page(rows, start, limit + 1)),
  ),
  fault(
    'children-limit-second-page',
    'workspace.entry.children.limit',
    'The limit holds for the first page alone.',
    paged((rows, start, limit) => page(rows, start, start > 0 ? rows.length : limit)),
  ),
  fault(
    'children-limit-least',
    'workspace.entry.children.limit',
    'A page holds ten entries at least.',
    paged((rows, start, limit) => page(rows, start, Math.max(limit, 10))),
  ),
  fault(
    'children-limit-one',
    'workspace.entry.children.limit-one',
    'The least limit is two.',
    paged((rows, start, limit) => page(rows, start, Math.max(limit, 2))),
  ),
  fault(
    'children-limit-one-stuck',
    'workspace.entry.children.limit-one',
    'With the limit 1 the walk stays where it is.',
    paged((rows, start, limit) =>
      limit === 1 ? { rows: rows.slice(0, 1), next: rows.length > 1 ? 1 : null } : page(rows, start, limit),
    ),
  ),
  fault(
    'children-array',
    'workspace.entry.children.record',
    'The children stand under data itself.',
    answered(op.children, (answer) => ({ ...answer, body: { data: part(answer.body, 'data', 'entries') } })),
  ),
  fault(
    'children-cursor-number',
    'workspace.entry.children.record',
    'The cursor is a number.',
    cursorAs((cursor) => (cursor === '' ? cursor : 7)),
  ),
  fault(
    'children-no-size',
    'workspace.entry.children.record',
    'Children have no sizes.',
    entryShown((shown) => without(shown, 'size'), op.children),
  ),
];

function cursorAs(change: (cursor: unknown) => unknown): Change {
  return answered(op.children, (answer) => ({
    ...answer,
    body: withData(answer.body, (data) => (isObject(data) ? { ...data, nextCursor: change(data.nextCursor) } : data)),
  }));
}

function placeholder(data: unknown, id: string): unknown {
  const now = new Date().toISOString();
  const entry = { id: `${id}0`, parentId: id, name: '.keep', type: 'file', size: 0, modifiedAt: now, createdAt: now };
  return isObject(data) && itemsOf(data.entries).length === 0 ? { ...data, entries: [entry] } : data;
}

const usedBefore = everSeen();

const deletion: readonly Fault[] = [
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
    lingering(shelf, (record, request) => record.parentId === request.params.entryId),
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
    truncating(shelf),
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

export const entryTreeFaults: readonly Fault[] = [...children, ...deletion];
