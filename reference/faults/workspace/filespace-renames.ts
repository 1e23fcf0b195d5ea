import type { WorkspaceOperation } from '../../policy/stated/workspace/operations.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
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

function lengths(fits: (length: number) => boolean): Change {
  return { filespaces: { rename: { length: (name) => fits(name.length) } } };
}

/** Which names a filespace may be renamed to. */
export const filespaceRenameFaults: readonly Fault[] = [
  fault(
    'filespace-rename-one-character',
    'workspace.filespace.rename.too-short',
    'A filespace can be renamed to a single character.',
    lengths((length) => length >= 1 && length <= 30),
  ),
  fault(
    'filespace-rename-empty',
    'workspace.filespace.rename.empty',
    'The empty name passes for no change at all.',
    lengths((length) => length === 0 || (length >= 2 && length <= 30)),
  ),
  fault(
    'filespace-rename-thirty-one',
    'workspace.filespace.rename.too-long',
    'A filespace can be renamed to 31 characters: the comparison is off by one.',
    lengths((length) => length >= 2 && length <= 31),
  ),
  fault(
    'filespace-rename-endless',
    'workspace.filespace.rename.too-long',
    'Renames know no longest name from 64 characters on.',
    lengths((length) => length >= 2 && (length <= 30 || length >= 64)),
  ),
  fault(
    'filespace-rename-two-refused',
    'workspace.filespace.rename.shortest',
    'A rename needs three characters.',
    lengths((length) => length > 2 && length <= 30),
  ),
  fault(
    'filespace-rename-thirty-refused',
    'workspace.filespace.rename.longest',
    'A rename takes at most 29 characters.',
    lengths((length) => length >= 2 && length < 30),
  ),
  fault(
    'filespace-rename-uppercase',
    'workspace.filespace.rename.uppercase',
    'Renames compare without regard to case.',
    takes(/^(?!-)[a-z0-9-]+(?<!-)$/iu),
  ),
  fault(
    'filespace-rename-uppercase-last',
    'workspace.filespace.rename.uppercase',
    'The last character of a new name may be a capital.',
    takes(/^[a-z0-9][a-z0-9-]*[A-Z]$/u),
  ),
  fault(
    'filespace-rename-underscore',
    'workspace.filespace.rename.other-character',
    'Renames take underscores.',
    takes(/^[a-z0-9][a-z0-9_-]*[a-z0-9]$/u),
  ),
  fault(
    'filespace-rename-slash',
    'workspace.filespace.rename.other-character',
    'Renames take slashes.',
    takes(/^[a-z0-9][a-z0-9/-]*[a-z0-9]$/u),
  ),
  fault(
    'filespace-rename-other-first',
    'workspace.filespace.rename.other-character',
    'The pattern of renames lost its anchor at the start.',
    takes(/^[^a-zA-Z0-9-][a-z0-9-]*[a-z0-9]$/u),
  ),
  fault(
    'filespace-rename-leading-dash',
    'workspace.filespace.rename.leading-dash',
    'A filespace can be renamed to a name with a hyphen in front.',
    takes(/^-[a-z0-9-]*[a-z0-9]$/u),
  ),
  fault(
    'filespace-rename-trailing-dash',
    'workspace.filespace.rename.trailing-dash',
    'A filespace can be renamed to a name with a hyphen at the end.',
    takes(/^[a-z0-9][a-z0-9-]*-$/u),
  ),
  fault(
    'filespace-rename-dash-refused',
    'workspace.filespace.rename.accepted',
    'Renames refuse two hyphens in a row.',
    refuses(/--/u),
  ),
  fault(
    'filespace-rename-digit-refused',
    'workspace.filespace.rename.accepted',
    'Renames refuse names that begin with a digit.',
    refuses(/^[0-9]/u),
  ),
  fault('filespace-rename-number', 'workspace.filespace.rename.type', 'A number is taken as the new name.', {
    filespaces: { rename: { characters: (value) => typeof value === 'number' || rename.characters(value) } },
  }),
  fault(
    'filespace-rename-boolean',
    'workspace.filespace.rename.type',
    'A rename to true makes a filespace of that name.',
    {
      filespaces: { rename: { characters: (value) => typeof value === 'boolean' || rename.characters(value) } },
    },
  ),
  fault(
    'filespace-rename-missing-422',
    'workspace.filespace.rename.missing',
    'A rename without a name is 422.',
    refused('filespace.rename', (answer, request) => (nameless(request) ? { ...answer, status: 422 } : answer)),
  ),
  fault(
    'filespace-rename-missing-ok',
    'workspace.filespace.rename.missing',
    'A rename without a name is answered as if there were nothing to do.',
    refused('filespace.rename', (answer, request) =>
      nameless(request) ? { ...answer, status: 200, body: { data: null } } : answer,
    ),
  ),
  fault(
    'filespace-rename-unprocessable',
    'workspace.filespace.rename.too-long',
    'A name too long is 422.',
    refused('filespace.rename', (answer, request) =>
      String(sent(request).name).length > 30 ? { ...answer, status: 422 } : answer,
    ),
  ),
  fault(
    'filespace-rename-conflict',
    'workspace.filespace.rename.uppercase',
    'Bad names of renames are 409.',
    mistaken('filespace.rename', 409),
  ),
  fault(
    'filespace-rename-ignored',
    'workspace.filespace.rename.other-character',
    'A rename to a bad name is ignored with a 200.',
    forgiven('filespace.rename', { data: {} }),
  ),
  fault(
    'filespace-rename-message',
    'workspace.filespace.rename.message',
    'The message of a refused rename ends with a full stop.',
    worded('filespace.rename', 'Filespace name can contain only alphanumeric characters and dash.'),
  ),
  fault(
    'rename-works-once',
    'workspace.filespace.rename.read-back',
    'A filespace that was renamed keeps its name for ever.',
    {
      filespaces: { renamed: (record, name) => (record.updatedAt > record.createdAt ? record.name : name) },
    },
  ),
  fault(
    'rename-loses-entries',
    'workspace.filespace.rename.data-kept',
    'Entries are kept under the name of their filespace, and lost with it.',
    losesContent(),
  ),
  fault(
    'rename-empties-lists-of-entries',
    'workspace.filespace.rename.data-kept',
    'The children of the directories of a renamed filespace are not found.',
    emptied(op.children, { data: { entries: [], nextCursor: null } }),
  ),
  fault(
    'rename-empties-lists-of-data-stores',
    'workspace.filespace.rename.data-kept',
    'The list of data stores of a renamed filespace is empty.',
    emptied(op.listStores, []),
  ),
  fault(
    'rename-makes-it-young-in-the-list',
    'workspace.filespace.rename.rest-unchanged',
    'The list shows the last change of a filespace as its creation.',
    filespaceShown((shown) => ({ ...shown, createdAt: shown.updatedAt }), op.listFilespaces),
  ),
  fault(
    'rename-makes-it-young',
    'workspace.filespace.rename.rest-unchanged',
    'A filespace shows the last change as its creation.',
    filespaceShown((shown) => ({ ...shown, createdAt: shown.updatedAt })),
  ),
];

function losesContent(): Change {
  const renamed = new Set<string>();
  return successes((asked, answer, request) => {
    const { filespaceId = '' } = request.params;
    if (asked === op.renameFilespace) renamed.add(filespaceId);
    return asked === op.getEntry && renamed.has(filespaceId) ? missing(answer, 'File system entry not found') : answer;
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
