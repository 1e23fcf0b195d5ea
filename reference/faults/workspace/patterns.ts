import { statedWorkspace } from '../../policy/stated/workspace.ts';
import type { EntryRecord } from '../../workspace/records.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
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

const likePattern = (pattern: string): string => literal(pattern).replaceAll('%', '.*');

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

export const patternsFaults: readonly Fault[] = [
  fault(
    'data-store-filter-regular-expression',
    'workspace.data-store.filter.literal',
    'The name filter is a regular expression.',
    {
      dataStores: { matchesName: (filter, name, open) => name === filter || open || matches(filter, name) },
    },
  ),
  fault(
    'member-filter-regular-expression',
    'workspace.member.filter.literal',
    'The e-mail filter is a regular expression.',
    {
      members: { matchesEmail: (filter, email, open) => email === filter || open || matches(filter, email) },
    },
  ),
  fault(
    'data-store-filter-asterisk',
    'workspace.data-store.filter.literal',
    'An asterisk in the name filter stands for anything.',
    {
      dataStores: { matchesName: (filter, name, open) => name === filter || open || matches(glob(filter), name) },
    },
  ),
  fault(
    'member-filter-percent',
    'workspace.member.filter.literal',
    'A percent sign in the e-mail filter stands for anything.',
    {
      members: {
        matchesEmail: (filter, email, open) => email === filter || open || matches(likePattern(filter), email),
      },
    },
  ),
  fault('data-store-filter-decoded-twice', 'workspace.data-store.filter.finds', 'The name filter is decoded twice.', {
    dataStores: {
      matchesName: (filter, name, open) =>
        filter.includes('%') || filter.includes('+') ? false : name === filter || open,
    },
  }),
  fault(
    'data-store-name-in-small-letters',
    'workspace.data-store.create.read-back',
    'Names of data stores are kept in small letters.',
    {
      dataStores: { stored: (draft) => ({ ...draft, name: draft.name.toLowerCase() }) },
    },
  ),
  fault(
    'entry-id-bare-colon-missing',
    'workspace.entry.get.encoded-id',
    'An id whose colon is not encoded is not found.',
    answered(op.getEntry, (answer, request) =>
      request.path.includes(':') ? missing(answer, 'File system entry not found') : answer,
    ),
  ),
  fault(
    'children-first-fifty',
    'workspace.entry.children.complete',
    'Without a smaller limit a directory lists fifty children, and no cursor.',
    {
      entries: {
        page: (rows, start, limit) =>
          limit === 100 ? { rows: rows.slice(start, start + 50), next: null } : page(rows, start, limit),
      },
    },
  ),
  fault(
    'children-of-one-moment-lost',
    'workspace.entry.children.complete',
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
  fault(
    'children-repeated-where-pages-are-full',
    'workspace.entry.children.once',
    'Where the last page is full, each page repeats a child.',
    {
      entries: {
        page: (rows, start, limit) =>
          start > 0 && rows.length % limit === 0 ? page(rows, start - 1, limit + 1) : page(rows, start, limit),
      },
    },
  ),
  fault(
    'filespace-moments-in-local-time',
    'workspace.filespace.create.now',
    'Moments of filespaces are local times that claim to be UTC.',
    {
      views: {
        filespace: (record, asked, moment) =>
          statedWorkspace.views.filespace(record, asked, (at) => moment(at + 7_200_000)),
      },
    },
  ),
  fault(
    'entry-moments-in-local-time',
    'workspace.entry.create.now',
    'Moments of entries are local times that claim to be UTC.',
    {
      views: {
        entry: (record, asked, moment, root) =>
          statedWorkspace.views.entry(record, asked, (at) => moment(at + 7_200_000), root),
      },
    },
  ),
  fault(
    'secret-key-in-base64',
    'workspace.secrets.data-store-secret-key',
    'Records hold the credentials of a data store in base64.',
    dataStoreShown((shown, record) =>
      record.s3 === null
        ? shown
        : { ...shown, authorization: Buffer.from(`${record.s3.accessKey}:${record.s3.secretKey}`).toString('base64') },
    ),
  ),
  fault(
    'member-address-without-dots',
    'workspace.member.add.email.forms',
    'Addresses have no dots in front of the at sign.',
    {
      members: {
        email: (value, format) => statedWorkspace.members.email(value, format) && !/\..*@/u.test(String(value)),
      },
    },
  ),
  fault(
    'data-store-name-taken-underscore',
    'workspace.data-store.create.name.distinct',
    'Names that are taken are looked up by a pattern, in which an underscore stands for any character.',
    { dataStores: { create: { nameTaken: takenBy((name) => literal(name).replaceAll('_', '.')) } } },
  ),
  fault(
    'data-store-name-taken-percent',
    'workspace.data-store.create.name.distinct',
    'Names that are taken are looked up by a pattern, in which a percent sign stands for anything.',
    { dataStores: { create: { nameTaken: takenBy(likePattern) } } },
  ),
  fault(
    'data-store-filter-comma',
    'workspace.data-store.filter.finds',
    'The name filter is a list of names, with commas between them.',
    { dataStores: { matchesName: (filter, name) => filter.split(',').includes(name) } },
  ),
  fault(
    'data-store-filter-decoded-again',
    'workspace.data-store.filter.finds',
    'The name filter is decoded once more.',
    {
      dataStores: { matchesName: (filter, name) => decodedAgain(filter) === name },
    },
  ),
  fault('resolve-beginning', 'workspace.not-found.path', 'A path leads to what begins like its last name.', {
    entries: { resolves: (segment, child) => child.name.startsWith(segment) },
  }),
  fault(
    'resolve-percent',
    'workspace.not-found.path',
    'Paths are looked up by a pattern, in which a percent sign stands for anything.',
    { entries: { resolves: (segment, child) => segment === child.name || matches(likePattern(segment), child.name) } },
  ),
  fault(
    'resolve-underscore',
    'workspace.not-found.path',
    'Paths are looked up by a pattern, in which an underscore stands for any character.',
    {
      entries: {
        resolves: (segment, child) =>
          segment === child.name || matches(literal(segment).replaceAll('_', '.'), child.name),
      },
    },
  ),
  fault(
    'children-cursor-of-latin-letters',
    'workspace.entry.children.complete',
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
  fault('children-hidden', 'workspace.entry.children.complete', 'Names that begin with a dot are not listed.', {
    entries: { listed: (entry) => !entry.name.startsWith('.') },
  }),
  fault(
    'resolve-two-dots',
    'workspace.entry.resolve.encoded',
    'A path with two dots anywhere is taken for one that leads upwards.',
    {
      entries: {
        pathAbsolute: (asked, path) => path.startsWith('/') && !(asked === op.resolve && path.includes('..')),
      },
    },
  ),
  fault(
    'link-two-dots',
    'workspace.direct-link.encoded-path',
    'The path of a link with two dots anywhere is taken for one that leads upwards.',
    {
      entries: {
        pathAbsolute: (asked, path) => path.startsWith('/') && !(asked === op.directLink && path.includes('..')),
      },
    },
  ),
  fault('link-brackets', 'workspace.direct-link.encoded-path', 'Links are not found by paths with brackets.', {
    entries: {
      pathAbsolute: (asked, path) => path.startsWith('/') && !(asked === op.directLink && /[[\]]/.test(path)),
    },
  }),
  fault('entry-joiners-lost', 'workspace.entry.name.unchanged', 'Kept names lose what joins emoji.', {
    entries: { stored: (draft) => ({ ...draft, name: draft.name.replaceAll('\u200d', '') }) },
  }),
  fault(
    'entry-dollars-expanded',
    'workspace.entry.name.unchanged',
    'Kept names are a replacement, in which $& means all.',
    {
      entries: { stored: (draft) => ({ ...draft, name: 'name'.replace('name', draft.name) }) },
    },
  ),
  fault('entry-dots-decoded', 'workspace.entry.name.accepted', 'The name %2e%2e is refused like that of two dots.', {
    entries: {
      name: {
        alwaysForbidden: (name) => /^(?:%2e)+$/i.test(name) || statedWorkspace.entries.name.alwaysForbidden(name),
      },
    },
  }),
];
