import { statedWorkspace } from '../../policy/stated/workspace.ts';
import type { EntryRecord } from '../../workspace/records.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { type Change, op, recordOf, refused, successes, textPart } from './support.ts';

const { page } = statedWorkspace.entries;

/** Which directories hold directories, as far as these were created. */
function holders(): { holds(id: string): boolean; seen: Change } {
  const parents = new Map<string, string>();
  const seen = successes((asked, answer, { params }) => {
    const made = recordOf(answer);
    if (asked === op.createEntry) parents.set(textPart(made, 'id'), textPart(made, 'parentId'));
    if (asked === op.deleteEntry) parents.delete(params.entryId ?? '');
    return answer;
  });
  return { holds: (id) => [...parents.values()].includes(id), seen };
}

function filesUncounted(): Change {
  const { holds, seen } = holders();
  return {
    ...seen,
    ...refused('entry.notEmpty', (answer, { params }) =>
      holds(params.entryId ?? '') ? answer : { ...answer, status: 200, body: { data: null } },
    ),
  };
}

function filesLost(): Change {
  const { holds, seen } = holders();
  return {
    ...seen,
    entries: { losesChildren: ({ id }, problem) => problem === 'entry.notEmpty' && !holds(id) },
  };
}

/** What is left stands in the order of a table, directories before files; the cursor is the number of the last one. */
const directoriesFirst: typeof page = (rows, start, limit) => {
  const isFile = ({ type }: EntryRecord): number => Number(type === 'file');
  const left = rows.slice(start).toSorted((a, b) => isFile(a) - isFile(b) || a.number - b.number);
  const shown = left.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, next: left.length <= limit || last === undefined ? null : rows.indexOf(last) + 1 };
};

const filesBesides: typeof page = (rows, start, limit) => {
  const directories = rows.slice(start).filter(({ type }) => type === 'dir');
  const next = directories[limit];
  const end = next === undefined ? rows.length : rows.indexOf(next);
  return { rows: rows.slice(start, end), next: end < rows.length ? end : null };
};

const filesAgain: typeof page = (rows, start, limit) =>
  rows[start - 1]?.type === 'file' ? page(rows, start - 1, limit + 1) : page(rows, start, limit);

const stem = (name: string): string => name.replace(/(?<=.)\.\w+$/u, '');

/** Whether an entry is found without its extension, or with another one. */
function extended(types: string, finds: (segment: string, name: string) => boolean): Change {
  return {
    entries: {
      resolves: (segment, { name, type }) => segment === name || (types === type && finds(segment, name)),
    },
  };
}

const without = (segment: string, name: string): boolean => segment === stem(name);
const withAnother = (segment: string, name: string): boolean =>
  segment !== stem(segment) && stem(segment) === stem(name);
const withOneMore = (segment: string, name: string): boolean => stem(segment) === name;

/** Files are not what directories are. */
export const besideFileFaults: readonly Fault[] = faultsOf({
  'workspace.entry.delete.not-empty': {
    'entry-delete-files-uncounted': bug('A directory that holds files alone is deleted.', filesUncounted()),
  },
  'workspace.entry.delete.not-empty-kept': {
    'entry-delete-loses-files': bug('A refused delete takes the files with it.', filesLost()),
  },
  'workspace.entry.children.complete': {
    'children-files-behind-directories-lost': bug(
      'What is left is listed with directories first: files of lower numbers are lost between pages.',
      { entries: { page: directoriesFirst } },
    ),
  },
  'workspace.entry.children.limit': {
    'children-files-beside-the-limit': bug('A limit counts directories; the files among them come besides.', {
      entries: { page: filesBesides },
    }),
  },
  'workspace.entry.children.once': {
    'children-begin-with-the-file-again': bug('A page behind one that ended with a file begins with it.', {
      entries: { page: filesAgain },
    }),
  },
  'workspace.not-found.path': {
    'file-found-without-extension': bug('A file is found without its extension.', extended('file', without)),
    'file-found-with-any-extension': bug('A file is found with any extension.', extended('file', withAnother)),
    'file-found-with-one-more-extension': bug(
      'A file is found with one more extension.',
      extended('file', withOneMore),
    ),
    'directory-found-without-extension': bug(
      'A directory is found without what follows its last dot.',
      extended('dir', without),
    ),
    'directory-found-with-any-extension': bug(
      'A directory is found with anything behind its last dot.',
      extended('dir', withAnother),
    ),
  },
  'workspace.direct-link.unknown-path': {
    'file-linked-without-extension': bug('A file is linked without its extension.', extended('file', without)),
    'file-linked-with-any-extension': bug('A file is linked with any extension.', extended('file', withAnother)),
  },
});
