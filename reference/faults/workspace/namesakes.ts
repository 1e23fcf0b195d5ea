/** Bugs of services that take different names, or the same name in different places, for one. */

import { one, text } from '../../core/database.ts';
import type { Answer } from '../../core/exchange.ts';
import type { Json } from '../../core/json.ts';
import { transport } from '../../policy/around.ts';
import type { WorkspaceOperation } from '../../policy/stated/workspace/operations.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { idOf, type Shelf, shelves } from './memory.ts';
import { answered, type Change, filespaceShown, op, recordOf, successes, textPart, token } from './support.ts';

const usualTaken = statedWorkspace.entries.create.nameTaken;

/** Names are compared in another form. */
function takenAs(form: (name: string) => string): Change {
  return {
    entries: {
      create: {
        nameTaken: (name, siblings, same) =>
          usualTaken(name, siblings, same) || siblings.some((sibling) => form(sibling) === form(name)),
      },
    },
  };
}

/** The same for names of data stores. */
function storesTakenAs(form: (name: string) => string): Change {
  return {
    dataStores: { create: { nameTaken: (name, others) => others.some((other) => form(other) === form(name)) } },
  };
}

/** What is no letter nor digit. */
const signs = /[^\p{L}\p{N}]+/gu;

const plain = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '');

const asNumber = (name: string): string => (/^[\d.e]+$/u.test(name) ? String(Number(name)) : name);

/** Some paths lead nowhere, whatever is there. */
function lost(asked: WorkspaceOperation, isLost: (path: string) => boolean): Change {
  const missing = { status: 404, body: { error: { message: 'File system entry not found' } } };
  return answered(asked, (answer, request) =>
    isLost(request.query.get('path') ?? '') ? { ...answer, ...missing } : answer,
  );
}

/** What a path led to is what every path of the same letters leads to. */
function glued(): Change {
  const known = new Map<string, Answer>();
  return answered(op.resolve, (answer, request) => {
    const key = [request.params.filespaceId, (request.query.get('path') ?? '').replaceAll('/', '')].join(' ');
    const first = known.get(key) ?? answer;
    known.set(key, first);
    return first;
  });
}

function acrossFilespaces(): Change {
  const known = new Map<string, Answer>();
  return {
    ...successes((asked, answer, request) => {
      if (asked === op.resolve) known.set(request.query.get('path') ?? '', answer);
      return answer;
    }),
    errors: {
      answer: (asked, problem, answer, request) =>
        asked === op.resolve && problem === 'entry.notFound'
          ? (known.get(request.query.get('path') ?? '') ?? answer)
          : answer,
    },
  };
}

/** What is removed goes from all other workspaces that have something of its name, too. */
function goneEverywhere({ create, read, remove, parameter }: Shelf, nameOf: (record: Json) => string): Change {
  const known = new Map<string, { name: string; owner: string }>();
  const gone = new Set<string>();
  const message = 'Resource not found or user has no access privilege';
  return successes((asked, answer, request) => {
    const id = request.params[parameter] ?? '';
    const owner = token(request);
    if (asked === create) known.set(idOf(recordOf(answer)), { name: nameOf(recordOf(answer)), owner });
    if (asked === remove) {
      const name = known.get(id)?.name;
      for (const [each, other] of known) if (other.name === name && other.owner !== owner) gone.add(each);
    }
    return asked === read && gone.has(id) ? { ...answer, status: 404, body: { error: { message } } } : answer;
  });
}

/** Two workspaces may have a filespace of the same name: a rename finds both by it. */
function renamedEverywhere(): Change {
  const known = new Map<unknown, { name: unknown; owner: string }>();
  return {
    ...successes((asked, answer, request) => {
      const { id, name } = recordOf(answer);
      const owner = token(request);
      if (asked === op.renameFilespace) {
        const former = known.get(request.params.filespaceId)?.name;
        for (const each of known.values()) if (each.name === former && each.owner !== owner) each.name = name;
      }
      if (asked === op.createFilespace || asked === op.renameFilespace) known.set(id, { name, owner });
      return answer;
    }),
    ...filespaceShown((shown) => ({ ...shown, name: known.get(shown.id)?.name ?? shown.name }), op.getFilespace),
  };
}

/** Whoever is known of another workspace is welcome without an invitation. */
function activeWhereKnown(): Change {
  const workspaces = new Map<string, string>();
  return answered(op.addMember, (answer, request) => {
    const email = textPart(recordOf(answer), 'user', 'email').toLowerCase();
    const workspace = workspaces.get(email) ?? token(request);
    workspaces.set(email, workspace);
    if (workspace === token(request)) return answer;
    return { ...answer, body: { data: { ...recordOf(answer), status: 'active' } } };
  });
}

export const namesakesFaults: readonly Fault[] = faultsOf({
  'workspace.filespace.rename.only-that': {
    'filespace-rename-namesakes-elsewhere': bug(
      'A rename also changes a filespace of the same name in another workspace.',
      renamedEverywhere(),
    ),
  },
  'workspace.filespace.delete.only-that': {
    'filespace-deleted-from-every-workspace': bug(
      'Filespaces of one name are deleted together, in whatever workspace they are.',
      goneEverywhere(shelves.filespaces, (record) => textPart(record, 'name')),
    ),
  },
  'workspace.member.add.pending': {
    'member-known-elsewhere-active': bug(
      'Whoever was added to another workspace before is active at once.',
      activeWhereKnown(),
    ),
  },
  'workspace.member.remove.only-that': {
    'member-removed-from-every-workspace': bug(
      'Who is removed from one workspace is removed from all.',
      goneEverywhere(shelves.members, (record) => textPart(record, 'user', 'email')),
    ),
  },
  'workspace.service-account.delete.only-that': {
    'account-deleted-from-every-workspace': bug(
      'Accounts of one name are deleted together, in whatever workspace they are.',
      goneEverywhere(shelves.serviceAccounts, (record) => textPart(record, 'name')),
    ),
  },
  'workspace.entry.name.emoji': {
    'entry-names-emoji-alike': bug(
      'The collation takes all emoji for the same.',
      takenAs((name) => name.replaceAll(/\p{Extended_Pictographic}/gu, '?')),
    ),
  },
  'workspace.entry.name.accepted': {
    'entry-names-compared-as-numbers': bug('Names that look like numbers are compared as such.', takenAs(asNumber)),
    'entry-names-joints-alike': bug(
      'Dashes, dots, spaces and underscores are taken for the same.',
      takenAs((name) => name.replaceAll(/[_. -]/gu, '-')),
    ),
    'entry-names-beginning-of-another': bug('A name is taken when another one begins with it.', {
      entries: { create: { nameTaken: (name, siblings) => siblings.some((sibling) => sibling.startsWith(name)) } },
    }),
  },
  'workspace.data-store.create.name.distinct': {
    'data-store-names-compared-as-slugs': bug(
      'Names of data stores are taken by their slugs, in which all signs are dashes.',
      storesTakenAs((name) => name.replaceAll(signs, '-')),
    ),
    'data-store-names-without-signs': bug(
      'Names of data stores are taken by their letters and digits alone.',
      storesTakenAs((name) => name.replaceAll(signs, '')),
    ),
  },
  'workspace.entry.resolve.told-apart': {
    'paths-without-slashes-are-one': bug('Paths are remembered by their names alone, with nothing between.', glued()),
    'resolve-by-a-mount': {
      story: 'A path that begins with the name of its filespace is read as one below a mount.',
      override: transport({
        beforeEach: ({ request: { operation, params, query }, db }) => {
          if (operation !== op.resolve) return undefined;
          const row = one(db, 'SELECT name FROM ws_filespaces WHERE id = ?', params.filespaceId ?? '');
          const [, first, ...rest] = (query.get('path') ?? '').split('/');
          if (row !== undefined && first === text(row, 'name')) query.set('path', `/${rest.join('/')}`);
          return undefined;
        },
      }),
    },
    'resolve-ignores-case': bug('Paths are looked up without regard to case, among names that are told apart by it.', {
      entries: { resolves: (segment, child) => segment.toLowerCase() === child.name.toLowerCase() },
    }),
    'resolve-ignores-accents': bug('Paths are looked up without regard to accents.', {
      entries: { resolves: (segment, child) => plain(segment) === plain(child.name) },
    }),
    'resolve-ignores-outer-spaces': bug('Paths are looked up without regard to spaces around a name.', {
      entries: { resolves: (segment, child) => segment.trim() === child.name.trim() },
    }),
  },
  'workspace.entry.name.unicode': {
    'entry-names-of-few-bytes': bug('Names have at most 200 bytes.', {
      entries: {
        name: {
          alwaysForbidden: (name) =>
            statedWorkspace.entries.name.alwaysForbidden(name) || Buffer.byteLength(name) > 200,
        },
      },
    }),
    'entry-names-counted-in-bytes': bug('Names have at most 100 bytes.', {
      entries: {
        name: {
          alwaysForbidden: (name) =>
            statedWorkspace.entries.name.alwaysForbidden(name) || Buffer.byteLength(name) > 100,
        },
      },
    }),
  },
  'workspace.entry.resolve.deep': {
    'resolve-long-path-missing': bug(
      'Paths are looked up by at most 255 characters.',
      lost(op.resolve, (path) => path.length > 255),
    ),
  },
  'workspace.direct-link.encoded-path': {
    'link-path-percent-missing': bug(
      'A percent sign in the path of a link is decoded once too often.',
      lost(op.directLink, (path) => path.includes('%')),
    ),
    'link-path-plus-missing': bug(
      'A plus sign in the path of a link is taken for a space.',
      lost(op.directLink, (path) => path.includes('+')),
    ),
  },
  'workspace.not-found.path': {
    'resolve-in-any-filespace': bug('Paths are looked up in other filespaces, too.', acrossFilespaces()),
  },
});
