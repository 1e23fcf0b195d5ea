import type { ApiRequest } from '../../core/exchange.ts';
import { transport } from '../../policy/around.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import { type Fault, faultsOf } from '../types.ts';
import { op, part } from './support.ts';

const isPageOfChildren = ({ operation }: ApiRequest): boolean => operation === op.children;

const cursorIn = (body: unknown): string => String(part(body, 'data', 'nextCursor') ?? '');

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

/** Behind a cursor that nothing is left for the directory begins again. */
function walksBegunAgain(): PolicyOverride {
  const first = new Map<string, unknown>();
  return transport({
    afterEach: ({ request, answer }) => {
      if (!isPageOfChildren(request) || answer.status !== 200) return answer;
      if (!request.query.has('nextCursor')) first.set(request.path, answer.body);
      const entries = part(answer.body, 'data', 'entries');
      const isEmpty = Array.isArray(entries) && entries.length === 0 && request.query.has('nextCursor');
      return isEmpty ? { ...answer, body: first.get(request.path) } : answer;
    },
  });
}

/** Walks through the children of a directory that are not made by one client alone, or not with one limit. */
export const entryWalkFaults: readonly Fault[] = faultsOf({
  'workspace.entry.children.complete': {
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
    'children-walk-begins-again-behind-its-end': {
      story: 'Where the rest of a walk was removed meanwhile, its cursor leads to the first page.',
      override: walksBegunAgain(),
    },
  },
});
