import type { Answer, ApiRequest } from '../../core/exchange.ts';
import type { WorkspaceFailure } from '../../policy/stated/workspace/errors.ts';
import type { WorkspaceOperation } from '../../policy/stated/workspace/operations.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { type Change, missing, op, recordOf, refused, sent, successes, textPart } from './support.ts';

const { deletable } = statedWorkspace.entries;

/** Knows how far below the root a directory is: the root is at 0. */
interface Depths {
  of(id: unknown): number | undefined;
  /** Learns from what is answered. */
  learn(asked: WorkspaceOperation, answer: Answer, request: ApiRequest): Answer;
  readonly seen: Change;
}

function depths(): Depths {
  const known = new Map<unknown, number>();
  const learn: Depths['learn'] = (asked, answer, request) => {
    const { id } = recordOf(answer);
    if (asked === op.resolve && request.query.get('path') === '/') known.set(id, 0);
    if (asked === op.createEntry) known.set(id, (known.get(sent(request).parentId) ?? 0) + 1);
    return answer;
  };
  return { of: (id) => known.get(id), learn, seen: successes(learn) };
}

const made = { status: 201, body: { data: {} } };

type Depth = (depth: number | undefined) => boolean;

const exactly =
  (wanted: number): Depth =>
  (depth) =>
    depth === wanted;
const from =
  (least: number): Depth =>
  (depth = 0) =>
    depth >= least;

/** A mistake in a create is overlooked at some depth. */
function overlooked(kind: WorkspaceFailure, at: Depth, where: (request: ApiRequest) => boolean): Change {
  const levels = depths();
  const isThere = (request: ApiRequest): boolean => at(levels.of(sent(request).parentId)) && where(request);
  return {
    ...levels.seen,
    ...refused(kind, (answer, request) => (isThere(request) ? { ...answer, ...made } : answer), op.createEntry),
  };
}

const named =
  (pattern: RegExp) =>
  (request: ApiRequest): boolean =>
    pattern.test(textPart(sent(request), 'name'));

function fullDeleted(at: Depth): Change {
  const levels = depths();
  return {
    ...levels.seen,
    ...refused('entry.notEmpty', (answer, { params }) =>
      at(levels.of(params.entryId)) ? { ...answer, status: 200, body: {} } : answer,
    ),
  };
}

/** A refused delete takes along what it was refused for. */
function childrenLost(at: Depth): Change {
  const levels = depths();
  return { ...levels.seen, entries: { losesChildren: ({ id }) => at(levels.of(id)) } };
}

/** What holds something once is never empty again. */
function everFull(at: Depth): Change {
  const levels = depths();
  const full = new Set<string>();
  return {
    ...levels.seen,
    entries: {
      deletable: (facts) => {
        const { entry, children } = facts;
        if (children > 0) full.add(`${entry.filespaceId} ${entry.id}`);
        const isFull = full.has(`${entry.filespaceId} ${entry.id}`) && at(levels.of(entry.id));
        return deletable(isFull ? { ...facts, children: 1 } : facts);
      },
    },
  };
}

/** What stands so deep is not found in one way of asking. */
function lostTo(asked: WorkspaceOperation, at: Depth): Change {
  const levels = depths();
  return successes((current, answer, request) => {
    levels.learn(current, answer, request);
    const isLost = current === asked && at(levels.of(recordOf(answer).id));
    return isLost ? missing(answer, 'File system entry not found') : answer;
  });
}

/** What stands so deep is not listed, or beside what it holds. */
function listedOtherwise(entries: (levels: Depths) => Change['entries']): Change {
  const levels = depths();
  return { ...levels.seen, entries: entries(levels) ?? {} };
}

/** Rules that hold in some directories alone. */
export const levelFaults: readonly Fault[] = faultsOf({
  'workspace.entry.name.colon': {
    'entry-colon-in-root': bug(
      'In the root a name may have a colon.',
      overlooked('entry.name', exactly(0), named(/:/)),
    ),
    'entry-colon-from-the-sixth-level-on': bug(
      'From the sixth level on a name may have a colon.',
      overlooked('entry.name', from(5), named(/:/)),
    ),
  },
  'workspace.entry.name.reserved-con': {
    'entry-reserved-in-root': bug('In the root CON is a name.', overlooked('entry.name', exactly(0), named(/^CON$/))),
  },
  'workspace.entry.name.dot-dot': {
    'entry-dots-from-the-sixteenth-level-on': bug(
      'From the sixteenth level on two dots are a name.',
      overlooked('entry.name', from(15), named(/^\.\.$/)),
    ),
  },
  'workspace.entry.create.type.file': {
    'entry-file-from-the-ninth-level-on': bug(
      'From the ninth level on directories are made of any type.',
      overlooked('entry.body', from(8), (request) => sent(request).type === 'file'),
    ),
  },
  'workspace.entry.children.contains-created': {
    'children-end-at-the-fifth-level': bug(
      'What stands below the fifth level is not listed.',
      listedOtherwise((levels) => ({ listed: ({ id }) => !from(6)(levels.of(id)) })),
    ),
  },
  'workspace.entry.children.only-direct': {
    'children-flat-from-the-tenth-level-on': bug(
      'From the tenth level on the children of a child are listed beside it.',
      listedOtherwise((levels) => ({ listsDeeper: ({ id }) => from(10)(levels.of(id)) })),
    ),
  },
  'workspace.entry.get.same-id': {
    'entry-get-lost-from-the-twelfth-level-on': bug(
      'Below the eleventh level entries are not read by their ids.',
      lostTo(op.getEntry, from(12)),
    ),
  },
  'workspace.entry.resolve.deep': {
    'resolve-fifteen-names': bug('A path of more than fifteen names leads nowhere.', lostTo(op.resolve, from(16))),
  },
  'workspace.entry.delete.not-empty-kept': {
    'entry-delete-loses-children-far-down': bug(
      'From the fourth level on, a refused delete takes the children with it.',
      childrenLost(from(4)),
    ),
  },
  'workspace.entry.delete.emptied': {
    'entry-delete-ever-full-far-down': bug(
      'From the fifth level on, what held something once is not deleted.',
      everFull(from(5)),
    ),
  },
  'workspace.entry.name.slash': {
    'entry-slash-far-down': bug(
      'Three levels down a name may have a slash.',
      overlooked('entry.name', exactly(3), named(/\//)),
    ),
  },
  'workspace.entry.name.trailing-dot': {
    'entry-trailing-dot-far-down': bug(
      'Three levels down a name may end with a dot.',
      overlooked('entry.name', exactly(3), named(/\.$/)),
    ),
  },
  'workspace.entry.create.duplicate': {
    'entry-duplicate-in-root': bug(
      'The root takes a name twice.',
      overlooked('entry.exists', exactly(0), () => true),
    ),
    'entry-duplicate-on-the-tenth-level': bug(
      'On the tenth level a name is taken twice.',
      overlooked('entry.exists', exactly(9), () => true),
    ),
    'entry-duplicate-far-down': bug(
      'Three levels down a name is taken twice.',
      overlooked('entry.exists', exactly(3), () => true),
    ),
  },
  'workspace.entry.name.missing': {
    'entry-nameless-from-the-fifth-level-on': bug(
      'From the fifth level on a name may be missing.',
      overlooked('entry.body', from(4), (request) => !('name' in sent(request))),
    ),
    'entry-nameless-in-root': bug(
      'In the root a name may be missing.',
      overlooked('entry.body', exactly(0), (request) => !('name' in sent(request))),
    ),
  },
  'workspace.entry.delete.not-empty': {
    'entry-delete-full-far-down': bug(
      'From the fourth level on a directory goes with all that it holds.',
      fullDeleted(from(4)),
    ),
    'entry-delete-full-top-level': bug(
      'A directory of the top level goes with all that it holds.',
      fullDeleted(exactly(1)),
    ),
  },
});
