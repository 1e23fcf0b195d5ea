import type { ApiRequest } from '../../core/exchange.ts';
import { isObject, type Json } from '../../core/json.ts';
import type { WorkspaceFailure } from '../../policy/stated/workspace/errors.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import type { EntryRecord } from '../../workspace/records.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import {
  answered,
  type Change,
  entryShown,
  itemsOf,
  literal,
  missing,
  op,
  recordOf,
  refused,
  successes,
  withData,
} from './support.ts';

const { deletable } = statedWorkspace.entries;
const { reserved } = statedWorkspace.entries.name.special;

/** What a service knows of its directories by what it has answered, where it looks them up by something but their ids. */
class KnownEntries {
  readonly #records = new Map<string, Json>();

  see(asked: string, record: Json, { params }: ApiRequest): void {
    if (asked === op.createEntry) this.#records.set(`${params.filespaceId} ${record.id}`, record);
    if (asked === op.deleteEntry) this.#records.delete(`${params.filespaceId} ${params.entryId}`);
  }

  at(filespaceId: string | undefined, id: unknown): Json {
    return this.#records.get(`${filespaceId} ${id}`) ?? {};
  }

  in(filespaceId: string | undefined): Json[] {
    return [...this.#records].filter(([key]) => key.startsWith(`${filespaceId} `)).map(([, record]) => record);
  }

  childrenOf(filespaceId: string | undefined, parents: readonly Json[]): Json[] {
    return this.in(filespaceId).filter(({ parentId }) => parents.some(({ id }) => id === parentId));
  }
}

const fits = (pattern: unknown, name: unknown): boolean =>
  new RegExp(`^${literal(String(pattern)).replaceAll('_', '.').replaceAll('%', '.*')}$`, 'u').test(String(name));

/** Those beside a directory whose names its own fits, read as a pattern. */
function alike(known: KnownEntries, filespaceId: string | undefined, { id, name, parentId }: Json): Json[] {
  return known
    .in(filespaceId)
    .filter((other) => other.id !== id && other.parentId === parentId && fits(name, other.name));
}

/** What others hold counts as well. */
function countedWith(others: (known: KnownEntries, entry: EntryRecord) => Json[]): Change {
  const known = new KnownEntries();
  return {
    ...successes((asked, answer, request) => {
      known.see(asked, recordOf(answer), request);
      return answer;
    }),
    entries: {
      deletable: (facts) => {
        const more = known.childrenOf(facts.entry.filespaceId, others(known, facts.entry)).length;
        return deletable({ ...facts, children: facts.children + more });
      },
    },
  };
}

function listedByPattern(): Change {
  const known = new KnownEntries();
  return successes((asked, answer, request) => {
    known.see(asked, recordOf(answer), request);
    if (asked !== op.children) return answer;
    const { filespaceId, entryId } = request.params;
    const others = known.childrenOf(filespaceId, alike(known, filespaceId, known.at(filespaceId, entryId)));
    const withOthers = (data: unknown) =>
      isObject(data) ? { ...data, entries: [...itemsOf(data.entries), ...others] } : data;
    return { ...answer, body: withData(answer.body, withOthers) };
  });
}

/** The names that were deleted last are in no path. */
function pathsForgotten(): Change {
  const known = new KnownEntries();
  const lost = new Set<string>();
  return successes((asked, answer, request) => {
    const { filespaceId, entryId } = request.params;
    if (asked === op.deleteEntry) lost.add(`${filespaceId} ${known.at(filespaceId, entryId).name}`);
    known.see(asked, recordOf(answer), request);
    if (asked === op.createEntry) lost.delete(`${filespaceId} ${recordOf(answer).name}`);
    const names = asked === op.resolve ? (request.query.get('path') ?? '').split('/') : [];
    const isLost = names.some((name) => lost.has(`${filespaceId} ${name}`));
    return isLost ? missing(answer, 'File system entry not found') : answer;
  });
}

/** Some directories are taken for what is never deleted. */
function undeletable(isMeant: (entry: EntryRecord) => boolean): Change {
  return { entries: { deletable: (facts) => (isMeant(facts.entry) ? 'entry.undeletable' : deletable(facts)) } };
}

function linkedStay(): Change {
  const linked = new Set<string>();
  return {
    ...answered(op.directLink, (answer, { params, query }) => {
      linked.add(`${params.filespaceId} ${query.get('entryId')}`);
      return answer;
    }),
    ...undeletable(({ filespaceId, id }) => linked.has(`${filespaceId} ${id}`)),
  };
}

/** What could not be deleted takes nothing any more. */
function closedBy(problem: WorkspaceFailure): Change {
  const closed = new Set<string>();
  return {
    ...refused(problem, (answer, { params }) => {
      closed.add(`${params.filespaceId} ${params.entryId}`);
      return answer;
    }),
    entries: {
      create: {
        parentIsDirectory: ({ filespaceId, id, type }) => type === 'dir' && !closed.has(`${filespaceId} ${id}`),
      },
    },
  };
}

/** A deletion writes the directory anew in which it has taken place. */
function madeAnew(): Change {
  const known = new KnownEntries();
  const times = new Map<string, string>();
  return {
    ...successes((asked, answer, request) => {
      const { filespaceId, entryId } = request.params;
      const { parentId } = known.at(filespaceId, entryId);
      if (asked === op.deleteEntry) times.set(`${filespaceId} ${parentId}`, new Date().toISOString());
      known.see(asked, recordOf(answer), request);
      return answer;
    }),
    ...entryShown((shown, { filespaceId, id, parentId }) => {
      const time = parentId === null ? undefined : times.get(`${filespaceId} ${id}`);
      return time === undefined ? shown : { ...shown, createdAt: time };
    }),
  };
}

const cutOff = (asked: typeof op.resolve | typeof op.directLink): Change =>
  answered(asked, (answer, { query }) =>
    (query.get('path') ?? '').length > 1_024 ? missing(answer, 'File system entry not found') : answer,
  );

/** Directories that are taken for others, or for something else, by their names. */
export const entryLookalikeFaults: readonly Fault[] = faultsOf({
  'workspace.entry.delete.status': {
    'entry-delete-counts-by-a-pattern': bug(
      'Whether a directory is empty is asked by a pattern of paths, in which an underscore is any character.',
      countedWith((known, { filespaceId, id }) => alike(known, filespaceId, known.at(filespaceId, id))),
    ),
    'entry-delete-counts-by-name': bug(
      'Whether a directory is empty is asked by its name, and what its namesakes hold counts as well.',
      countedWith((known, entry) =>
        known.in(entry.filespaceId).filter(({ id, name }) => id !== entry.id && name === entry.name),
      ),
    ),
    'entry-delete-extension-is-a-file': bug(
      'A directory whose name has an extension is taken for a file where it is to be deleted.',
      undeletable(({ name }) => /\.[a-z]{2,4}$/iu.test(name)),
    ),
    'entry-delete-hidden-stays': bug(
      'A directory whose name begins with a dot cannot be deleted.',
      undeletable(({ name }) => name.startsWith('.')),
    ),
    'entry-delete-linked-stays': bug('A directory to which a link was made cannot be deleted.', linkedStay()),
  },
  'workspace.entry.delete.only-that': {
    'entry-delete-forgets-paths-by-name': bug(
      'With a directory the paths of its namesakes elsewhere go, too.',
      pathsForgotten(),
    ),
  },
  'workspace.entry.children.empty': {
    'children-by-a-pattern': bug(
      'What a directory holds is asked by a pattern of paths, in which an underscore is any character.',
      listedByPattern(),
    ),
  },
  'workspace.entry.delete.not-empty-kept': {
    'entry-delete-refused-closes': bug(
      'A directory whose deletion was refused takes nothing any more.',
      closedBy('entry.notEmpty'),
    ),
  },
  'workspace.entry.delete.root-kept': {
    'entry-delete-refused-closes-the-root': bug(
      'The root takes nothing any more once somebody has tried to delete it.',
      closedBy('entry.undeletable'),
    ),
  },
  'workspace.entry.get.agrees-with-create': {
    'entry-emptied-is-new': bug('A directory was created when something in it was deleted last.', madeAnew()),
  },
  'workspace.entry.resolve.deep': {
    'resolve-path-of-1024': bug('Paths are looked up by at most 1,024 characters.', cutOff(op.resolve)),
  },
  'workspace.direct-link.same-url': {
    'link-path-of-1024': bug('Links are looked up by paths of at most 1,024 characters.', cutOff(op.directLink)),
  },
  'workspace.entry.name.near-reserved': {
    'entry-name-reserved-behind-spaces': bug('Reserved names are refused behind spaces as well.', {
      entries: { name: { special: { reserved: (name) => reserved(name.trimStart()) } } },
    }),
    'entry-name-reserved-behind-dots': bug('Reserved names are refused behind dots as well.', {
      entries: { name: { special: { reserved: (name) => reserved(name.replace(/^\.+/u, '')) } } },
    }),
  },
});
