import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
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

const { page } = statedWorkspace.entries;

/** Changes the pages of children. */
function paged(change: typeof page): Change {
  return { entries: { page: change } };
}

/** The children of a directory, page by page. */
export const entryChildrenFaults: readonly Fault[] = [
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
