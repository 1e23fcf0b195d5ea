import type { ApiRequest } from '../../core/exchange.ts';
import type { WorkspaceFailure } from '../../policy/stated/workspace/errors.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { type Change, op, recordOf, refused, sent, textPart } from './support.ts';

/** Knows how far below the root a directory is: the root is at 0. */
interface Depths {
  of(id: unknown): number | undefined;
  /** Learns from what is answered. */
  readonly seen: Change;
}

function depths(): Depths {
  const known = new Map<unknown, number>();
  return {
    of: (id) => known.get(id),
    seen: {
      success: {
        answer: (asked, answer, request) => {
          const { id } = recordOf(answer);
          if (asked === op.resolve && request.query.get('path') === '/') known.set(id, 0);
          if (asked === op.createEntry) known.set(id, (known.get(sent(request).parentId) ?? 0) + 1);
          return answer;
        },
      },
    },
  };
}

const made = { status: 201, body: { data: {} } };

/** A mistake in a create is overlooked at some depth. */
function overlooked(kind: WorkspaceFailure, depth: number, where: (request: ApiRequest) => boolean): Change {
  const levels = depths();
  const isThere = (request: ApiRequest): boolean => levels.of(sent(request).parentId) === depth && where(request);
  return {
    ...levels.seen,
    ...refused(kind, (answer, request) => (isThere(request) ? { ...answer, ...made } : answer), op.createEntry),
  };
}

const named =
  (pattern: RegExp) =>
  (request: ApiRequest): boolean =>
    pattern.test(textPart(sent(request), 'name'));

function fullTopLevelDeleted(): Change {
  const levels = depths();
  return {
    ...levels.seen,
    ...refused('entry.notEmpty', (answer, { params }) =>
      levels.of(params.entryId) === 1 ? { ...answer, status: 200, body: {} } : answer,
    ),
  };
}

/** Rules that hold in some directories alone. */
export const levelFaults: readonly Fault[] = faultsOf({
  'workspace.entry.name.colon': {
    'entry-colon-in-root': bug('In the root a name may have a colon.', overlooked('entry.name', 0, named(/:/))),
  },
  'workspace.entry.name.reserved-con': {
    'entry-reserved-in-root': bug('In the root CON is a name.', overlooked('entry.name', 0, named(/^CON$/))),
  },
  'workspace.entry.name.slash': {
    'entry-slash-far-down': bug('Three levels down a name may have a slash.', overlooked('entry.name', 3, named(/\//))),
  },
  'workspace.entry.name.trailing-dot': {
    'entry-trailing-dot-far-down': bug(
      'Three levels down a name may end with a dot.',
      overlooked('entry.name', 3, named(/\.$/)),
    ),
  },
  'workspace.entry.create.duplicate': {
    'entry-duplicate-in-root': bug(
      'The root takes a name twice.',
      overlooked('entry.exists', 0, () => true),
    ),
    'entry-duplicate-far-down': bug(
      'Three levels down a name is taken twice.',
      overlooked('entry.exists', 3, () => true),
    ),
  },
  'workspace.entry.name.missing': {
    'entry-nameless-in-root': bug(
      'In the root a name may be missing.',
      overlooked('entry.body', 0, (request) => !('name' in sent(request))),
    ),
  },
  'workspace.entry.delete.not-empty': {
    'entry-delete-full-top-level': bug(
      'A directory of the top level goes with all that it holds.',
      fullTopLevelDeleted(),
    ),
  },
});
