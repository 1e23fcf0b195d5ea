import { one } from '../../core/database.ts';
import { transport } from '../../policy/around.ts';
import type { WorkspaceOperation } from '../../policy/stated/workspace/operations.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import {
  type Change,
  filespaceShown,
  forgiven,
  missing,
  mistaken,
  nameless,
  op,
  refused,
  sent,
  successes,
  worded,
} from './support.ts';

const { rename } = statedWorkspace.filespaces;

/** A rename also takes names that fit a pattern. */
function takes(pattern: RegExp): Change {
  return {
    filespaces: {
      rename: {
        characters: (value) => rename.characters(value) || (typeof value === 'string' && pattern.test(value)),
      },
    },
  };
}

/** A rename refuses good names that fit a pattern. */
function refuses(pattern: RegExp): Change {
  return {
    filespaces: {
      rename: {
        characters: (value) => rename.characters(value) && !(typeof value === 'string' && pattern.test(value)),
      },
    },
  };
}

const dashless = (name: string): string => name.replaceAll('-', '');

function touchedByRenames(): Change {
  let at = 0;
  return {
    ...successes((asked, answer) => {
      if (asked === op.renameFilespace) at = Date.now();
      return answer;
    }),
    ...filespaceShown((shown, { updatedAt }) =>
      at > updatedAt ? { ...shown, updatedAt: new Date(at).toISOString() } : shown,
    ),
  };
}

/** What a rename was refused for counts as an update all the same. */
function touchedByRefusals(): Change {
  const touched = new Map<string, number>();
  return {
    ...refused('filespace.rename', (answer, { params }) => {
      touched.set(params.filespaceId ?? '', Date.now());
      return answer;
    }),
    ...filespaceShown((shown, { id, updatedAt }) => {
      const at = touched.get(id) ?? 0;
      return at > updatedAt ? { ...shown, updatedAt: new Date(at).toISOString() } : shown;
    }),
  };
}

/** Two seconds after its creation a filespace shows the name that it was created with, once renamed within a second. */
function firstNameBack(): Change {
  const first = new Map<string, string>();
  return {
    filespaces: {
      renamed: (record, name) => {
        if (Date.now() - record.createdAt < 1_000) first.set(record.id, record.name);
        else first.delete(record.id);
        return name;
      },
    },
    ...filespaceShown((shown, { id, createdAt }) =>
      first.has(id) && Date.now() - createdAt > 2_000 ? { ...shown, name: first.get(id) } : shown,
    ),
  };
}

function lengths(fits: (length: number) => boolean): Change {
  return { filespaces: { rename: { length: (name) => fits(name.length) } } };
}

/** Which names a filespace may be renamed to. */
export const filespaceRenameFaults: readonly Fault[] = faultsOf({
  'workspace.filespace.rename.others-untouched': {
    'filespace-rename-updates-all': bug('A rename sets updatedAt of every filespace.', touchedByRenames()),
  },
  'workspace.filespace.rename.rejected-untouched': {
    'filespace-rename-refused-is-an-update': bug('A rename that is refused sets updatedAt.', touchedByRefusals()),
  },
  'workspace.filespace.rename.too-short': {
    'filespace-rename-one-character': bug(
      'A filespace can be renamed to a single character.',
      lengths((length) => length >= 1 && length <= 30),
    ),
  },
  'workspace.filespace.rename.empty': {
    'filespace-rename-empty': bug(
      'The empty name passes for no change at all.',
      lengths((length) => length === 0 || (length >= 2 && length <= 30)),
    ),
  },
  'workspace.filespace.rename.too-long': {
    'filespace-rename-thirty-one': bug(
      'A filespace can be renamed to 31 characters: the comparison is off by one.',
      lengths((length) => length >= 2 && length <= 31),
    ),
    'filespace-rename-endless': bug(
      'Renames know no longest name from 64 characters on.',
      lengths((length) => length >= 2 && (length <= 30 || length >= 64)),
    ),
    'filespace-rename-unprocessable': bug(
      'A name too long is 422.',
      refused('filespace.rename', (answer, request) =>
        String(sent(request).name).length > 30 ? { ...answer, status: 422 } : answer,
      ),
    ),
  },
  'workspace.filespace.rename.shortest': {
    'filespace-rename-two-refused': bug(
      'A rename needs three characters.',
      lengths((length) => length > 2 && length <= 30),
    ),
  },
  'workspace.filespace.rename.longest': {
    'filespace-rename-thirty-refused': bug(
      'A rename takes at most 29 characters.',
      lengths((length) => length >= 2 && length < 30),
    ),
  },
  'workspace.filespace.rename.uppercase': {
    'filespace-rename-uppercase': bug('Renames compare without regard to case.', takes(/^(?!-)[a-z0-9-]+(?<!-)$/iu)),
    'filespace-rename-uppercase-last': bug(
      'The last character of a new name may be a capital.',
      takes(/^[a-z0-9][a-z0-9-]*[A-Z]$/u),
    ),
    'filespace-rename-conflict': bug('Bad names of renames are 409.', mistaken('filespace.rename', 409)),
  },
  'workspace.filespace.rename.other-character': {
    'filespace-rename-underscore': bug('Renames take underscores.', takes(/^[a-z0-9][a-z0-9_-]*[a-z0-9]$/u)),
    'filespace-rename-slash': bug('Renames take slashes.', takes(/^[a-z0-9][a-z0-9/-]*[a-z0-9]$/u)),
    'filespace-rename-other-first': bug(
      'The pattern of renames lost its anchor at the start.',
      takes(/^[^a-zA-Z0-9-][a-z0-9-]*[a-z0-9]$/u),
    ),
    'filespace-rename-ignored': bug(
      'A rename to a bad name is ignored with a 200.',
      forgiven('filespace.rename', { data: {} }),
    ),
  },
  'workspace.filespace.rename.leading-dash': {
    'filespace-rename-leading-dash': bug(
      'A filespace can be renamed to a name with a hyphen in front.',
      takes(/^-[a-z0-9-]*[a-z0-9]$/u),
    ),
  },
  'workspace.filespace.rename.trailing-dash': {
    'filespace-rename-trailing-dash': bug(
      'A filespace can be renamed to a name with a hyphen at the end.',
      takes(/^[a-z0-9][a-z0-9-]*-$/u),
    ),
  },
  'workspace.filespace.rename.accepted': {
    'filespace-rename-dash-refused': bug('Renames refuse two hyphens in a row.', refuses(/--/u)),
    'filespace-rename-punycode-refused': bug(
      'A filespace must not be renamed so that it begins as an encoded host name does.',
      refuses(/^xn--/u),
    ),
    'filespace-rename-host-prefix-refused': bug(
      'Renames refuse hyphens in the third and fourth place.',
      refuses(/^[a-z0-9]{2}--/u),
    ),
    'filespace-rename-digit-refused': bug('Renames refuse names that begin with a digit.', refuses(/^[0-9]/u)),
  },
  'workspace.filespace.rename.type': {
    'filespace-rename-number': bug('A number is taken as the new name.', {
      filespaces: { rename: { characters: (value) => typeof value === 'number' || rename.characters(value) } },
    }),
    'filespace-rename-boolean': bug('A rename to true makes a filespace of that name.', {
      filespaces: { rename: { characters: (value) => typeof value === 'boolean' || rename.characters(value) } },
    }),
  },
  'workspace.filespace.rename.missing': {
    'filespace-rename-missing-422': bug(
      'A rename without a name is 422.',
      refused('filespace.rename', (answer, request) => (nameless(request) ? { ...answer, status: 422 } : answer)),
    ),
    'filespace-rename-full': {
      story: 'A filespace that has reached its size limit keeps its name: 403.',
      override: transport({
        beforeEach: ({ request: { operation, params }, db }) => {
          const sql = 'SELECT 1 FROM ws_filespaces WHERE id = ? AND current_storage_size >= storage_limit';
          const isFull = operation === op.renameFilespace && one(db, sql, params.filespaceId ?? '') !== undefined;
          return isFull ? { status: 403, body: { error: { message: 'Size limit exceeded' } } } : undefined;
        },
      }),
    },
    'filespace-rename-missing-ok': bug(
      'A rename without a name is answered as if there were nothing to do.',
      refused('filespace.rename', (answer, request) =>
        nameless(request) ? { ...answer, status: 200, body: { data: null } } : answer,
      ),
    ),
  },
  'workspace.filespace.rename.message': {
    'filespace-rename-message': bug(
      'The message of a refused rename ends with a full stop.',
      worded('filespace.rename', 'Filespace name can contain only alphanumeric characters and dash.'),
    ),
  },
  'workspace.filespace.rename.read-back': {
    'rename-undone-by-the-creation': bug('What goes on after a create writes the first name back.', firstNameBack()),
    'rename-that-goes-on-lost': bug('A rename to a name that goes on from the present one changes nothing.', {
      filespaces: { renamed: (record, name) => (name.startsWith(record.name) ? record.name : name) },
    }),
    'rename-by-a-dash-lost': bug('A rename to a name that differs by dashes alone changes nothing.', {
      filespaces: { renamed: (record, name) => (dashless(name) === dashless(record.name) ? record.name : name) },
    }),
    'rename-works-once': bug('A filespace that was renamed keeps its name for ever.', {
      filespaces: { renamed: (record, name) => (record.updatedAt > record.createdAt ? record.name : name) },
    }),
  },
  'workspace.filespace.rename.data-kept': {
    'rename-loses-entries': bug(
      'Entries are kept under the name of their filespace, and lost with it.',
      losesContent(),
    ),
    'rename-loses-entries-below-others': bug(
      'Below the first level the paths of entries begin with the name of their filespace, and are lost with it.',
      losesDepths(),
    ),
    'rename-empties-lists-of-entries': bug(
      'The children of the directories of a renamed filespace are not found.',
      emptied(op.children, { data: { entries: [], nextCursor: null } }),
    ),
    'rename-empties-lists-of-data-stores': bug(
      'The list of data stores of a renamed filespace is empty.',
      emptied(op.listStores, []),
    ),
  },
  'workspace.filespace.rename.rest-unchanged': {
    'rename-makes-it-young-in-the-list': bug(
      'The list shows the last change of a filespace as its creation.',
      filespaceShown((shown) => ({ ...shown, createdAt: shown.updatedAt }), op.listFilespaces),
    ),
    'rename-makes-it-young': bug(
      'A filespace shows the last change as its creation.',
      filespaceShown((shown) => ({ ...shown, createdAt: shown.updatedAt })),
    ),
    'second-rename-makes-it-young': bug(
      'A filespace that is renamed for the second time shows that as its creation.',
      youngWhenRenamedTwice(),
    ),
  },
});

function youngWhenRenamedTwice(): Change {
  const names = new Map<string, Set<string>>();
  return filespaceShown((shown, { id, name }) => {
    const known = names.get(id) ?? new Set();
    names.set(id, known.add(name));
    return known.size > 2 ? { ...shown, createdAt: shown.updatedAt } : shown;
  });
}

function losesContent(): Change {
  const renamed = new Set<string>();
  return successes((asked, answer, request) => {
    const { filespaceId = '' } = request.params;
    if (asked === op.renameFilespace) renamed.add(filespaceId);
    return asked === op.getEntry && renamed.has(filespaceId) ? missing(answer, 'File system entry not found') : answer;
  });
}

/** What is not in the root of a filespace is not found by its path any more once the filespace was renamed. */
function losesDepths(): Change {
  const renamed = new Set<string>();
  return successes((asked, answer, request) => {
    const { filespaceId = '' } = request.params;
    if (asked === op.renameFilespace) renamed.add(filespaceId);
    const isDeep = asked === op.resolve && /[^/]\/[^/]/.test(request.query.get('path') ?? '');
    return isDeep && renamed.has(filespaceId) ? missing(answer, 'File system entry not found') : answer;
  });
}

/** A list below a filespace that was renamed shows nothing. */
function emptied(list: WorkspaceOperation, body: unknown): Change {
  const renamed = new Set<string>();
  return successes((asked, answer, request) => {
    const { filespaceId = '' } = request.params;
    if (asked === op.renameFilespace) renamed.add(filespaceId);
    return asked === list && renamed.has(filespaceId) ? { ...answer, body } : answer;
  });
}
