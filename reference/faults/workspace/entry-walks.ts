import type { ApiRequest } from '../../core/exchange.ts';
import { transport } from '../../policy/around.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { type Change, op, part } from './support.ts';

const { page } = statedWorkspace.entries;

const isPageOfChildren = ({ operation }: ApiRequest): boolean => operation === op.children;

const cursorIn = (body: unknown): string => String(part(body, 'data', 'nextCursor') ?? '');

/** A cursor says how many pages have been shown, and not where the last one has ended. */
function pagesCounted(): Change {
  /** The numbers of the pages that begin in a place; of walks with different limits several may. */
  const numbers = new Map<string, Set<number>>();
  return {
    entries: {
      page: (rows, start, limit) => {
        const at = (place: number): string => `${rows[0]?.filespaceId} ${rows[0]?.parentId} ${place}`;
        const known = start === 0 ? [0] : [...(numbers.get(at(start)) ?? [])];
        const number = known.find((each) => each * limit === start) ?? known[0] ?? 0;
        const shown = page(rows, number * limit, limit);
        if (shown.next !== null)
          numbers.set(at(shown.next), (numbers.get(at(shown.next)) ?? new Set()).add(number + 1));
        return shown;
      },
    },
  };
}

/** A cursor that came with a limit is overlooked where it comes back without one. */
function cursorsOfLimits(): PolicyOverride {
  const unlimited = new Set<string>();
  return transport({
    beforeEach: ({ request }) => {
      const { query } = request;
      const isMeant = isPageOfChildren(request) && !query.has('limit') && !unlimited.has(query.get('nextCursor') ?? '');
      if (isMeant) query.delete('nextCursor');
      return undefined;
    },
    afterEach: ({ request, answer }) => {
      if (isPageOfChildren(request) && !request.query.has('limit')) unlimited.add(cursorIn(answer.body));
      return answer;
    },
  });
}

/** The cursors of a directory are those of the walk that was begun last. */
function oneWalkAtATime(): PolicyOverride {
  const latest = new Map<string, Set<string>>();
  return transport({
    afterEach: ({ request, answer }) => {
      if (!isPageOfChildren(request) || answer.status !== 200) return answer;
      const cursor = request.query.get('nextCursor');
      const known = cursor === null ? new Set<string>() : latest.get(request.path);
      if (cursor !== null && known?.has(cursor) !== true)
        return { ...answer, body: { data: { entries: [], nextCursor: '' } } };
      latest.set(request.path, (known ?? new Set()).add(cursorIn(answer.body)));
      return answer;
    },
  });
}

/** A parameter is overlooked where another one stands before it. */
function overlooked(operation: string, parameter: string): PolicyOverride {
  return transport({
    beforeEach: ({ request }) => {
      const [first] = request.query.keys();
      if (request.operation === operation && first !== parameter) request.query.delete(parameter);
      return undefined;
    },
  });
}

/** Walks through the children of a directory that are not made by one client alone, or not with one limit. */
export const entryWalkFaults: readonly Fault[] = faultsOf({
  'workspace.entry.children.complete': {
    'children-cursor-counts-pages': bug('A cursor is the number of a page, whatever its limit is.', pagesCounted()),
    'children-one-walk-at-a-time': {
      story: 'Where a second walk through a directory begins, the cursors of the first one lead nowhere.',
      override: oneWalkAtATime(),
    },
  },
  'workspace.entry.children.once': {
    'children-cursor-beside-its-limit-alone': {
      story: 'A cursor that came with a limit counts beside a limit alone: without one the first page comes again.',
      override: cursorsOfLimits(),
    },
  },
  'workspace.entry.children.limit': {
    'children-limit-behind-the-cursor': {
      story: 'A limit is overlooked where it stands behind the cursor.',
      override: overlooked(op.children, 'limit'),
    },
  },
  'workspace.direct-link.both': {
    'link-id-behind-the-path': {
      story: 'An entryId is overlooked where it stands behind a path.',
      override: overlooked(op.directLink, 'entryId'),
    },
  },
});
