import { statedWorkspace } from '../../policy/stated/workspace.ts';
import type { EntryRecord } from '../../workspace/records.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { answered, dataStoreShown, literal, missing, op } from './support.ts';

const second = (at: number): number => Math.floor(at / 1_000);
const page = (rows: readonly EntryRecord[], start: number, limit: number) =>
  statedWorkspace.entries.page(rows, start, limit);

const matches = (pattern: string, text: string): boolean => {
  try {
    return new RegExp(`^${pattern}$`, 'iu').test(text);
  } catch {
    return false;
  }
};

const glob = (pattern: string): string => literal(pattern).replaceAll(String.raw`\*`, '.*');

/** Paths are patterns of a shell. */
const globbedPaths = {
  entries: {
    resolves: (segment: string, child: EntryRecord) =>
      child.name === segment || (/[*?[]/u.test(segment) && matches(shellPattern(segment), child.name)),
  },
};

const shellPattern = (pattern: string): string =>
  literal(pattern)
    .replaceAll(String.raw`\*`, '.*')
    .replaceAll(String.raw`\?`, '.')
    .replaceAll(/\\([[\]])/gu, '$1');

const likePattern = (pattern: string): string => literal(pattern).replaceAll('%', '.*');

const blotted = (pattern: string): string => literal(pattern).replaceAll('_', '.');

/** Whether a new name, read as a pattern, fits one that is there. */
const takenBy =
  (pattern: (name: string) => string) =>
  (name: string, others: readonly string[]): boolean =>
    others.some((other) => matches(pattern(name), other));

/** What is no percent sequence stays as it is. */
const decodedAgain = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

export const patternsFaults: readonly Fault[] = faultsOf({
  'workspace.data-store.filter.unknown': {
    'data-store-filter-underscore': bug('An underscore in the name filter stands for any character.', {
      dataStores: { matchesName: (filter, name, open) => name === filter || open || matches(blotted(filter), name) },
    }),
  },
  'workspace.member.filter.unknown': {
    'member-filter-underscore': bug('An underscore in the e-mail filter stands for any character.', {
      members: { matchesEmail: (filter, email, open) => email === filter || open || matches(blotted(filter), email) },
    }),
  },
  'workspace.data-store.filter.literal': {
    'data-store-filter-regular-expression': bug('The name filter is a regular expression.', {
      dataStores: { matchesName: (filter, name, open) => name === filter || open || matches(filter, name) },
    }),
    'data-store-filter-asterisk': bug('An asterisk in the name filter stands for anything.', {
      dataStores: { matchesName: (filter, name, open) => name === filter || open || matches(glob(filter), name) },
    }),
  },
  'workspace.member.filter.literal': {
    'member-filter-regular-expression': bug('The e-mail filter is a regular expression.', {
      members: { matchesEmail: (filter, email, open) => email === filter || open || matches(filter, email) },
    }),
    'member-filter-percent': bug('A percent sign in the e-mail filter stands for anything.', {
      members: {
        matchesEmail: (filter, email, open) => email === filter || open || matches(likePattern(filter), email),
      },
    }),
  },
  'workspace.data-store.filter.finds': {
    'data-store-filter-decoded-twice': bug('The name filter is decoded twice.', {
      dataStores: {
        matchesName: (filter, name, open) =>
          filter.includes('%') || filter.includes('+') ? false : name === filter || open,
      },
    }),
    'data-store-filter-escaped': bug('An underscore in the name filter is escaped as in a pattern, and compared so.', {
      dataStores: { matchesName: (filter, name, open) => !filter.includes('_') && (name === filter || open) },
    }),
    'data-store-filter-quotes-escaped': bug('Quotes in the name filter are doubled, and compared so.', {
      dataStores: { matchesName: (filter, name, open) => !filter.includes("'") && (name === filter || open) },
    }),
    'data-store-filter-comma': bug('The name filter is a list of names, with commas between them.', {
      dataStores: { matchesName: (filter, name) => filter.split(',').includes(name) },
    }),
    'data-store-filter-decoded-again': bug('The name filter is decoded once more.', {
      dataStores: { matchesName: (filter, name) => decodedAgain(filter) === name },
    }),
  },
  'workspace.member.filter.finds': {
    'member-filter-escaped': bug('An underscore in the e-mail filter is escaped as in a pattern, and compared so.', {
      members: { matchesEmail: (filter, email, open) => !filter.includes('_') && (email === filter || open) },
    }),
  },
  'workspace.data-store.create.read-back': {
    'data-store-name-in-small-letters': bug('Names of data stores are kept in small letters.', {
      dataStores: { stored: (draft) => ({ ...draft, name: draft.name.toLowerCase() }) },
    }),
  },
  'workspace.entry.get.encoded-id': {
    'entry-id-bare-colon-missing': bug(
      'An id whose colon is not encoded is not found.',
      answered(op.getEntry, (answer, request) =>
        request.path.includes(':') ? missing(answer, 'File system entry not found') : answer,
      ),
    ),
    'entry-id-in-small-letters-missing': bug(
      'An id whose colon is encoded in small letters is not found.',
      answered(op.getEntry, (answer, request) =>
        request.path.includes('%3a') ? missing(answer, 'File system entry not found') : answer,
      ),
    ),
  },
  'workspace.entry.children.complete': {
    'children-first-fifty': bug('Without a smaller limit a directory lists fifty children, and no cursor.', {
      entries: {
        page: (rows, start, limit) =>
          limit === 100 ? { rows: rows.slice(start, start + 50), next: null } : page(rows, start, limit),
      },
    }),
    'children-of-one-moment-lost': bug(
      'The cursor is a moment in whole seconds: of children made at once, some are lost between pages.',
      {
        entries: {
          page: (rows, start, limit) => {
            const usual = page(rows, start, limit);
            const last = second(usual.rows.at(-1)?.createdAt ?? 0);
            const at = rows.findIndex((row) => second(row.createdAt) > last);
            return { rows: usual.rows, next: usual.next === null || at < 0 ? null : at };
          },
        },
      },
    ),
    'children-cursor-of-latin-letters': bug(
      'The cursor is made of the last name in Latin-1: after any other name the list ends.',
      {
        entries: {
          page: (rows, start, limit) => {
            const usual = page(rows, start, limit);
            const isLatin = [...(usual.rows.at(-1)?.name ?? '')].every((character) => character <= '\u00ff');
            return isLatin ? usual : { ...usual, next: null };
          },
        },
      },
    ),
    'children-hidden': bug('Names that begin with a dot are not listed.', {
      entries: { listed: (entry) => !entry.name.startsWith('.') },
    }),
  },
  'workspace.direct-link.unknown-path': {
    'link-paths-globbed': bug('A link is made to the first entry that the path fits as a pattern.', globbedPaths),
  },
  'workspace.entry.children.once': {
    'children-repeated-where-pages-are-full': bug('Where the last page is full, each page repeats a child.', {
      entries: {
        page: (rows, start, limit) =>
          start > 0 && rows.length % limit === 0 ? page(rows, start - 1, limit + 1) : page(rows, start, limit),
      },
    }),
  },
  'workspace.filespace.create.now': {
    'filespace-moments-in-local-time': bug('Moments of filespaces are local times that claim to be UTC.', {
      views: {
        filespace: (record, asked, moment) =>
          statedWorkspace.views.filespace(record, asked, (at) => moment(at + 7_200_000)),
      },
    }),
  },
  'workspace.entry.create.now': {
    'entry-moments-in-local-time': bug('Moments of entries are local times that claim to be UTC.', {
      views: {
        entry: (record, asked, moment, root) =>
          statedWorkspace.views.entry(record, asked, (at) => moment(at + 7_200_000), root),
      },
    }),
  },
  'workspace.secrets.data-store-secret-key': {
    'secret-key-in-base64': bug(
      'Records hold the credentials of a data store in base64.',
      dataStoreShown((shown, record) =>
        record.s3 === null
          ? shown
          : {
              ...shown,
              authorization: Buffer.from(`${record.s3.accessKey}:${record.s3.secretKey}`).toString('base64'),
            },
      ),
    ),
  },
  'workspace.member.add.email.forms': {
    'member-address-without-dots': bug('Addresses have no dots in front of the at sign.', {
      members: {
        email: (value, format) => statedWorkspace.members.email(value, format) && !/\..*@/u.test(String(value)),
      },
    }),
  },
  'workspace.data-store.create.name.distinct': {
    'data-store-name-taken-underscore': bug(
      'Names that are taken are looked up by a pattern, in which an underscore stands for any character.',
      { dataStores: { create: { nameTaken: takenBy((name) => literal(name).replaceAll('_', '.')) } } },
    ),
    'data-store-name-taken-percent': bug(
      'Names that are taken are looked up by a pattern, in which a percent sign stands for anything.',
      { dataStores: { create: { nameTaken: takenBy(likePattern) } } },
    ),
  },
  'workspace.not-found.path': {
    'paths-globbed': bug('A path resolves to the first entry that it fits as a pattern of a shell.', globbedPaths),
    'resolve-beginning': bug('A path leads to what begins like its last name.', {
      entries: { resolves: (segment, child) => child.name.startsWith(segment) },
    }),
    'resolve-percent': bug('Paths are looked up by a pattern, in which a percent sign stands for anything.', {
      entries: { resolves: (segment, child) => segment === child.name || matches(likePattern(segment), child.name) },
    }),
    'resolve-underscore': bug('Paths are looked up by a pattern, in which an underscore stands for any character.', {
      entries: {
        resolves: (segment, child) =>
          segment === child.name || matches(literal(segment).replaceAll('_', '.'), child.name),
      },
    }),
  },
  'workspace.entry.resolve.encoded': {
    'resolve-special-characters-missing': bug(
      'Paths of special names are not found.',
      answered(op.resolve, (answer, request) =>
        /[\\:*?"<>|]|[ .]$/u.test(request.query.get('path') ?? '')
          ? missing(answer, 'File system entry not found')
          : answer,
      ),
    ),
    'resolve-expanded': bug(
      'What a shell expands is missing from paths.',
      answered(op.resolve, (answer, request) =>
        /\$\{?HOME/u.test(request.query.get('path') ?? '') ? missing(answer, 'File system entry not found') : answer,
      ),
    ),
    'resolve-two-dots': bug('A path with two dots anywhere is taken for one that leads upwards.', {
      entries: {
        pathAbsolute: (asked, path) => path.startsWith('/') && !(asked === op.resolve && path.includes('..')),
      },
    }),
  },
  'workspace.direct-link.encoded-path': {
    'link-special-characters-missing': bug(
      'Links are not found by paths of special names.',
      answered(op.directLink, (answer, request) =>
        /[\\:*?"<>|]| $/u.test(request.query.get('path') ?? '')
          ? missing(answer, 'File system entry not found')
          : answer,
      ),
    ),
    'link-of-repositories-missing': bug(
      'No link is made by a path that leads to what a system keeps to itself.',
      answered(op.directLink, (answer, request) =>
        /\/(?:\.git|lost\+found)$/u.test(request.query.get('path') ?? '')
          ? missing(answer, 'File system entry not found')
          : answer,
      ),
    ),
    'link-two-dots': bug('The path of a link with two dots anywhere is taken for one that leads upwards.', {
      entries: {
        pathAbsolute: (asked, path) => path.startsWith('/') && !(asked === op.directLink && path.includes('..')),
      },
    }),
    'link-brackets': bug('Links are not found by paths with brackets.', {
      entries: {
        pathAbsolute: (asked, path) => path.startsWith('/') && !(asked === op.directLink && /[[\]]/.test(path)),
      },
    }),
  },
  'workspace.entry.name.unchanged': {
    'entry-joiners-lost': bug('Kept names lose what joins emoji.', {
      entries: { stored: (draft) => ({ ...draft, name: draft.name.replaceAll('\u200d', '') }) },
    }),
    'entry-hyphens-lost': bug('Kept names lose where they may be broken.', {
      entries: { stored: (draft) => ({ ...draft, name: draft.name.replaceAll(/[\u00ad\u200b]/gu, '') }) },
    }),
    'entry-name-formatted': bug('Kept names are formatted: two percent signs are one, and what is in braces is gone.', {
      entries: {
        stored: (draft) => ({ ...draft, name: draft.name.replaceAll('%%', '%').replaceAll(/\{\d+\}|\$\{\w+\}/gu, '') }),
      },
    }),
    'entry-dollars-expanded': bug('Kept names are a replacement, in which $& means all.', {
      entries: { stored: (draft) => ({ ...draft, name: 'name'.replace('name', draft.name) }) },
    }),
  },
  'workspace.entry.name.accepted': {
    'entry-names-of-systems-refused': bug('What systems call their own files is refused.', {
      entries: {
        name: {
          alwaysForbidden: (name) =>
            ['.DS_Store', 'Thumbs.db', '.snapshot', '.git', 'lost+found'].includes(name) ||
            statedWorkspace.entries.name.alwaysForbidden(name),
        },
      },
    }),
    'entry-names-of-formatters-refused': bug('Names with what a formatter puts in are refused.', {
      entries: {
        name: {
          alwaysForbidden: (name) => /%[sd]|\{\d\}/u.test(name) || statedWorkspace.entries.name.alwaysForbidden(name),
        },
      },
    }),
    'entry-dots-decoded': bug('The name %2e%2e is refused like that of two dots.', {
      entries: {
        name: {
          alwaysForbidden: (name) => /^(?:%2e)+$/i.test(name) || statedWorkspace.entries.name.alwaysForbidden(name),
        },
      },
    }),
  },
});
