import { isObject, type Json, without } from '../../core/json.ts';
import { transport } from '../../policy/around.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import {
  answered,
  type Change,
  entryShown,
  itemsOf,
  mistaken,
  op,
  part,
  succeeds,
  withData,
  worded,
} from './support.ts';

const { views } = statedWorkspace;
const { page } = statedWorkspace.entries;

/** Changes the pages of children. */
function paged(change: typeof page): Change {
  return { entries: { page: change } };
}

/** The root shows all its children at once. What was ever shown to stand in something is no root. */
function rootUnpaged(): Change {
  const known = new Set<string>();
  const noted = entryShown((shown, { id, parentId }) => {
    if (parentId !== null) known.add(id);
    return shown;
  }, op.createEntry);
  const isRoot = (parentId: string | null | undefined): boolean => !known.has(parentId ?? '');
  return {
    ...noted,
    ...paged((rows, start, limit) => page(rows, start, isRoot(rows[0]?.parentId) ? rows.length : limit)),
  };
}

/** A page that is not the first one of its directory is as long as that was. */
function limitOfTheWalk(): Change {
  /** By the place where the next page begins: of several walks at once, the widest counts. */
  const limits = new Map<string, number>();
  return paged((rows, start, limit) => {
    const place = (at: number) => `${rows[0]?.filespaceId} ${rows[0]?.parentId} ${at}`;
    const known = start === 0 ? limit : (limits.get(place(start)) ?? limit);
    limits.set(place(start + known), Math.max(known, limits.get(place(start + known)) ?? 0));
    return page(rows, start, known);
  });
}

function timesOfParents(): Change {
  const times = new Map<string, Json>();
  const entryView: typeof views.entry = (record, asked, ...more) => {
    const shown = views.entry(record, asked, ...more);
    const { filespaceId, id, parentId } = record;
    const parents = asked === op.children ? times.get(`${filespaceId} ${parentId}`) : undefined;
    times.set(`${filespaceId} ${id}`, { createdAt: shown.createdAt, modifiedAt: shown.modifiedAt });
    return { ...shown, ...parents };
  };
  return { views: { entry: entryView } };
}

/** The children of a directory, page by page. */
export const entryChildrenFaults: readonly Fault[] = faultsOf({
  'workspace.entry.children.status': {
    'children-status': bug('Children are listed with 206 where there are more.', succeeds(op.children, 206)),
    'children-empty-missing': bug(
      'A directory without children is 404.',
      answered(op.children, (answer) =>
        itemsOf(part(answer.body, 'data', 'entries')).length === 0
          ? { ...answer, status: 404, body: { error: { message: 'File system entry not found' } } }
          : answer,
      ),
    ),
  },
  'workspace.entry.children.empty': {
    'children-empty-itself': bug(
      'A directory without children lists a placeholder.',
      answered(op.children, (answer, request) => ({
        ...answer,
        body: withData(answer.body, (data) => placeholder(data, request.params.entryId ?? '')),
      })),
    ),
  },
  'workspace.entry.children.contains-created': {
    'children-lack-fresh': bug('The list of children lags behind.', {
      entries: { listed: (child, now) => now - child.createdAt > 20_000 },
    }),
    'children-lack-third': bug(
      'The list of children holds two at most.',
      paged((rows, start, limit) => ({ ...page(rows.slice(0, 2), start, limit) })),
    ),
  },
  'workspace.entry.children.only-direct': {
    'children-deep': bug('The list of children goes one level deeper.', { entries: { listsDeeper: () => true } }),
    'children-parent': bug(
      'Children show the root as their parent.',
      entryShown((shown, { id }) => ({ ...shown, parentId: `${id.split(':')[0]}:1` }), op.children),
    ),
    'children-of-ids-that-begin-alike': {
      story: 'Where a limit leaves room, children of directories follow whose ids begin as the one that was asked for.',
      override: beginningAlike(),
    },
  },
  'workspace.entry.children.complete': {
    'children-lack-companions': bug('Names that begin as companions of files do elsewhere are not listed.', {
      entries: { listed: ({ name }) => !name.startsWith('._') },
    }),
    'children-cursor-compares-ids-as-texts': bug(
      'A page begins behind the id that the one before ended with, as texts are compared: 10 is before 9.',
      paged((rows, start, limit) => {
        const [before = ''] = rows
          .slice(0, start)
          .map(({ id }) => id)
          .slice(-1);
        const shown = page(rows, start, limit);
        return { ...shown, rows: shown.rows.filter(({ id }) => id > before) };
      }),
    ),
    'children-lack-files': bug('Children are directories alone.', {
      entries: { listed: ({ type }) => type !== 'file' },
    }),
    'children-of-directories-alone': bug(
      'The last child never comes.',
      paged((rows, start, limit) => page(rows.slice(0, -1), start, limit)),
    ),
    'children-lose-at-boundary': bug(
      'Between two pages one child is lost.',
      paged((rows, start, limit) => page(rows, start === 0 ? 0 : start + 1, limit)),
    ),
    'children-lack-files-in-small-pages': bug(
      'In pages of one entry children are directories alone.',
      paged((rows, start, limit) => {
        const shown = page(rows, start, limit);
        return limit > 1 ? shown : { ...shown, rows: shown.rows.filter(({ type }) => type !== 'file') };
      }),
    ),
    'children-second-page-last': bug(
      'The second page is always the last.',
      paged((rows, start, limit) => ({
        ...page(rows, start, limit),
        next: start > 0 ? null : page(rows, start, limit).next,
      })),
    ),
    'children-full-last-page': bug(
      'Where two pages hold all children there is only one.',
      paged((rows, start, limit) =>
        start + 2 * limit >= rows.length && start === 0 && rows.length > limit
          ? { rows: rows.slice(start, start + limit), next: null }
          : page(rows, start, limit),
      ),
    ),
  },
  'workspace.entry.children.once': {
    'children-repeat-at-boundary': bug(
      'The last child of a page is the first of the next.',
      paged((rows, start, limit) => page(rows, Math.max(start - 1, 0), limit + (start === 0 ? 0 : 1))),
    ),
    'children-repeat-first': bug(
      'The last page ends with the first child.',
      paged((rows, start, limit) => ({
        rows:
          start > 0 && start + limit > rows.length
            ? [...rows.slice(start), ...rows.slice(0, 1)]
            : rows.slice(start, start + limit),
        next: page(rows, start, limit).next,
      })),
    ),
  },
  'workspace.entry.children.ends': {
    'children-round': bug(
      'After the last page comes the second one.',
      paged((rows, start, limit) => ({
        ...page(rows, start, limit),
        next: page(rows, start, limit).next ?? Math.min(limit, rows.length),
      })),
    ),
    'children-last-page-again': bug(
      'The cursor of the last page leads to the last page.',
      paged((rows, start, limit) => ({ ...page(rows, start, limit), next: page(rows, start, limit).next ?? start })),
    ),
  },
  'workspace.entry.children.agrees-with-get': {
    'children-time': bug(
      'Children show the last change as their creation time, a minute late.',
      entryShown(
        (shown, { createdAt }) => ({ ...shown, createdAt: new Date(createdAt + 60_000).toISOString() }),
        op.children,
      ),
    ),
    'children-times-of-the-parent': bug(
      'Children show the times of the directory that they stand in.',
      timesOfParents(),
    ),
    'children-id': bug(
      'Children show ids with a zero in front.',
      entryShown((shown, { id }) => ({ ...shown, id: `0${id}` }), op.children),
    ),
  },
  'workspace.entry.children.malformed-id': {
    'children-malformed': bug(
      'An id of another form has no children: 404.',
      mistaken('entry.malformedId', 404, op.children),
    ),
    'children-malformed-end': bug('The form of an id is not checked to its end.', {
      entries: {
        idWellFormed: (asked, id) =>
          asked === op.children ? /^\d+:\d+/u.test(id) : statedWorkspace.entries.idWellFormed(asked, id),
      },
    }),
  },
  'workspace.entry.children.malformed-id.message': {
    'children-malformed-message': bug(
      'An invalid id is refused in the general words.',
      worded('entry.malformedId', 'Bad Request', op.children),
    ),
  },
  'workspace.entry.children.limit': {
    'children-limit-plus-one': bug(
      'A page holds one entry more than its limit.',
      paged((rows, start, limit) => page(rows, start, limit + 1)),
    ),
    'children-limit-second-page': bug(
      'The limit holds for the first page alone.',
      paged((rows, start, limit) => page(rows, start, start > 0 ? rows.length : limit)),
    ),
    'children-limit-of-the-first-page': bug('All pages of a walk have the limit of the first one.', limitOfTheWalk()),
    'children-limit-in-the-root': bug('The limit does not hold for the root.', rootUnpaged()),
    'children-limit-least': bug(
      'A page holds ten entries at least.',
      paged((rows, start, limit) => page(rows, start, Math.max(limit, 10))),
    ),
  },
  'workspace.entry.children.limit-one': {
    'children-limit-one': bug(
      'The least limit is two.',
      paged((rows, start, limit) => page(rows, start, Math.max(limit, 2))),
    ),
    'children-limit-one-stuck': bug(
      'With the limit 1 the walk stays where it is.',
      paged((rows, start, limit) =>
        limit === 1 ? { rows: rows.slice(0, 1), next: rows.length > 1 ? 1 : null } : page(rows, start, limit),
      ),
    ),
  },
  'workspace.entry.children.record': {
    'children-array': bug(
      'The children stand under data itself.',
      answered(op.children, (answer) => ({ ...answer, body: { data: part(answer.body, 'data', 'entries') } })),
    ),
    'children-cursor-number': bug(
      'The cursor is a number.',
      cursorAs((cursor) => (cursor === '' ? cursor : 7)),
    ),
    'children-no-size': bug(
      'Children have no sizes.',
      entryShown((shown) => without(shown, 'size'), op.children),
    ),
  },
});

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

function beginningAlike(): PolicyOverride {
  const made: { filespaceId: string | undefined; entry: unknown; parentId: string }[] = [];
  return transport({
    afterEach: ({ request, answer }) => {
      const { filespaceId, entryId = '' } = request.params;
      const entry = part(answer.body, 'data');
      if (request.operation === op.createEntry && answer.status === 201) {
        made.push({ filespaceId, entry, parentId: String(part(entry, 'parentId')) });
      }
      const limit = Number(request.query.get('limit') ?? 0);
      if (request.operation !== op.children || answer.status !== 200 || limit === 0) return answer;
      const entries = itemsOf(part(entry, 'entries'));
      const alike = made
        .filter(
          (one) => one.filespaceId === filespaceId && one.parentId !== entryId && one.parentId.startsWith(entryId),
        )
        .slice(0, Math.max(0, limit - entries.length));
      const all = [...entries, ...alike.map((one) => one.entry)];
      return { ...answer, body: withData(answer.body, (data) => ({ ...Object(data), entries: all })) };
    },
  });
}
