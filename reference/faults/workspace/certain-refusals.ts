import type { Answer, ApiRequest } from '../../core/exchange.ts';
import { without } from '../../core/json.ts';
import type { WorkspaceFailure } from '../../policy/stated/workspace/errors.ts';
import type { WorkspaceOperation } from '../../policy/stated/workspace/operations.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { answered, type Change, op, part, recordOf, refused, sent, successes, textPart, token } from './support.ts';

const DAY_MS = 86_400_000;
const { page } = statedWorkspace.entries;

/** Where rules are forgotten, as far as the answers until now tell. */
interface Blind {
  note?(asked: WorkspaceOperation, answer: Answer, request: ApiRequest): void;
  isThere(request: ApiRequest): boolean;
}

function onCustomerStorage(): Blind {
  const theirs = new Set<unknown>();
  return {
    note: (asked, answer) => {
      const { id, storage } = recordOf(answer);
      if (asked === op.createFilespace && part(storage, 'owner') === 'customer') theirs.add(id);
    },
    isThere: ({ params }) => theirs.has(params.filespaceId),
  };
}

function onceRenamed(): Blind {
  const renamed = new Set<unknown>();
  return {
    note: (asked, _, { params }) => {
      if (asked === op.renameFilespace) renamed.add(params.filespaceId);
    },
    isThere: ({ params }) => renamed.has(params.filespaceId),
  };
}

/** The rules are those of the first workspace that makes a filespace. */
function inOtherWorkspaces(): Blind {
  const workspaces = new Map<string, unknown>();
  return {
    note: (asked, answer, request) => {
      if (asked === op.createFilespace) workspaces.set(token(request), recordOf(answer).workspaceId);
    },
    isThere: (request) => {
      const [first] = workspaces.values();
      return (workspaces.get(token(request)) ?? first) !== first;
    },
  };
}

function withIssuedKeys(): Blind {
  const issued = new Set<string>();
  return {
    note: (asked, answer) => {
      if (asked === op.createAccount) issued.add(`Bearer ${textPart(answer.body, 'data', 'key', 'token')}`);
    },
    isThere: (request) => issued.has(token(request)),
  };
}

function taken({ note, isThere }: Blind, ...kinds: readonly WorkspaceFailure[]): Change {
  return {
    ...successes((asked, answer, request) => {
      note?.(asked, answer, request);
      return answer;
    }),
    errors: {
      answer: (_asked, problem, answer, request) =>
        kinds.includes(problem) && isThere(request)
          ? { ...answer, status: request.method === 'POST' ? 201 : 200, body: { data: {} } }
          : answer,
    },
  };
}

/** Filespaces without data stores are of an older version, which has rules of its own. */
function inOlderFilespaces(bend: (isOlder: () => boolean) => Change): Change {
  let older = false;
  const { entries, ...rest } = bend(() => older);
  return {
    ...rest,
    entries: {
      ...entries,
      support: (_, { filespaceSupports }) => {
        older = !filespaceSupports;
        return null;
      },
    },
  };
}

const takenInOlder = (kind: WorkspaceFailure): Change => inOlderFilespaces((isThere) => taken({ isThere }, kind));

/** What is certain to be refused is taken all the same: as nothing, in some places, or from somebody. */
export const certainRefusalFaults: readonly Fault[] = faultsOf({
  'workspace.entry.create.parent.malformed': {
    'entry-create-empty-parent': bug(
      'An empty parent id means the root.',
      refused(
        'entry.parentMalformed',
        (answer, request) => (sent(request).parentId === '' ? { ...answer, status: 201, body: { data: {} } } : answer),
        op.createEntry,
      ),
    ),
    'renamed-takes-any-parent': bug(
      'In a renamed filespace a malformed parent id means the root.',
      taken(onceRenamed(), 'entry.parentMalformed'),
    ),
  },
  'workspace.service-account.create.expires-at.not-a-date': {
    'account-create-empty-end': bug('An empty expiresAt means a key without an end.', {
      serviceAccounts: {
        expiresAt: (value, parse) => (value === '' ? Date.now() + 36_500 * DAY_MS : parse(value)),
      },
    }),
    'other-workspace-takes-any-end': bug(
      'When a key ends is looked at in one workspace alone.',
      taken(inOtherWorkspaces(), 'serviceAccount.expiresAt'),
    ),
  },
  'workspace.service-account.create.token': {
    'account-key-before-its-name': bug(
      'A body is read from its beginning: the key of an account that has no name yet is skipped.',
      answered(op.createAccount, (answer, request) => {
        const [first] = Object.keys(sent(request));
        return first === 'serviceIdentity' ? { ...answer, body: { data: without(recordOf(answer), 'key') } } : answer;
      }),
    ),
  },
  'workspace.entry.name.reserved-con': {
    'customer-storage-takes-reserved-names': bug(
      'Reserved names are not known on storage of the customer.',
      taken(onCustomerStorage(), 'entry.name'),
    ),
  },
  'workspace.entry.name.double-quote': {
    'renamed-takes-special-names': bug(
      'The settings of a filespace are looked up by the name that it was made with.',
      taken(onceRenamed(), 'entry.name'),
    ),
  },
  'workspace.entry.name.dot-dot': {
    'older-takes-special-names': bug('Filespaces without data stores take any name.', takenInOlder('entry.name')),
  },
  'workspace.entry.resolve.relative': {
    'customer-storage-takes-relative-paths': bug(
      'On storage of the customer paths need no slash in front.',
      taken(onCustomerStorage(), 'entry.path'),
    ),
  },
  'workspace.not-found.entry': {
    'cursor-outlives-its-directory': bug(
      'A cursor of a directory says that it is there: none is looked up beside one.',
      refused(
        'entry.notFound',
        (answer, { query }) =>
          query.has('nextCursor')
            ? { ...answer, status: 200, body: { data: { entries: [], nextCursor: '' } } }
            : answer,
        op.children,
      ),
    ),
  },
  'workspace.entry.delete.not-empty': {
    'older-deletes-full-directories': bug(
      'In filespaces without data stores directories are deleted whatever they hold.',
      takenInOlder('entry.notEmpty'),
    ),
  },
  'workspace.entry.children.limit': {
    'older-has-no-limit': bug(
      'In filespaces without data stores a page of children holds all of them.',
      inOlderFilespaces((isOlder) => ({
        entries: { page: (rows, start, limit) => page(rows, start, isOlder() ? rows.length + 1 : limit) },
      })),
    ),
  },
  'workspace.entry.get.malformed-id': {
    'other-workspace-takes-malformed-ids': bug(
      'The form of ids is looked at in one workspace alone.',
      taken(inOtherWorkspaces(), 'entry.malformedId'),
    ),
    'issued-keys-take-malformed-ids': bug(
      'The form of ids is not looked at for keys that a create has issued.',
      taken(withIssuedKeys(), 'entry.malformedId'),
    ),
  },
  'workspace.filespace.create.block-size.type': {
    'issued-keys-take-any-block-size': bug(
      'Block sizes are not looked at for keys that a create has issued.',
      taken(withIssuedKeys(), 'filespace.blockSize'),
    ),
  },
  'workspace.member.update.role.missing': {
    'issued-keys-need-no-role': bug(
      'Roles are not looked at for keys that a create has issued.',
      taken(withIssuedKeys(), 'member.role'),
    ),
  },
  'workspace.data-store.create.kind.unknown': {
    'renamed-takes-any-kind': bug('A renamed filespace takes any kind.', taken(onceRenamed(), 'dataStore.type')),
  },
  'workspace.data-store.create.bucket.empty': {
    'customer-storage-takes-any-bucket': bug(
      'On storage of the customer no bucket is looked at.',
      taken(onCustomerStorage(), 'dataStore.bucketName'),
    ),
  },
  'workspace.data-store.create.params.missing': {
    'other-workspace-needs-no-params': bug(
      'The parameters of data stores are looked at in one workspace alone.',
      taken(inOtherWorkspaces(), 'dataStore.body'),
    ),
  },
});
