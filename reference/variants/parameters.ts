import type { Answer, ApiRequest } from '../core/exchange.ts';
import { bodyOf } from '../core/json.ts';
import { transport } from '../policy/around.ts';
import type { PolicyOverride } from '../policy/index.ts';
import { partner, sameButForCase } from './support.ts';
import { type Variant, variant, variantsOf } from './types.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const REFUSED: Answer = { status: 400, body: { error: { type: 'validation_error', message: 'No', details: [] } } };

/** Values of requests on which the documents are silent. */
export const parameterVariants: readonly Variant[] = variantsOf({
  'paging-forgiving': variant(
    'A page size above 300 means 300, and any other odd page, size or order means the default.',
    partner({
      lists: {
        oddSize: (_operation, text) => (Number(text) > 300 ? 300 : 100),
        oddPage: () => 1,
        oddSort: () => '-createdAt',
      },
    }),
  ),
  'paging-unlimited': variant(
    'A page size above 300 is simply granted.',
    partner({ lists: { oddSize: (_operation, text) => (/^\d+$/.test(text) ? Number(text) : undefined) } }),
  ),
  'paging-zero-is-empty': variant(
    'A page size of zero yields an empty page.',
    partner({ lists: { oddSize: (_operation, text) => (text === '0' ? 0 : undefined) } }),
  ),
  'usage-range-forgiving': variant(
    'February 30 is a date, and a single moment and the future are ranges; without a type none is meant.',
    partner({
      usage: {
        acceptsImpossibleDay: () => true,
        acceptsEmptyRange: () => true,
        acceptsFuture: () => true,
        emptyType: () => 'ignore',
      },
      members: { emptyStatusFilter: () => 'ignore' },
    }),
  ),
  'usage-range-strict': variant(
    'A single moment and the future are no ranges, and a type on the members usage is refused.',
    partner({
      usage: { acceptsEmptyRange: () => false, acceptsFuture: () => false, typeOnMembers: () => 'reject' },
    }),
  ),
  'usage-range-excludes-its-end': variant(
    'A record at the very end of a range does not belong to it.',
    partner({ usage: { includesEnd: () => false } }),
  ),
  'usage-retention-59-days': variant(
    'Usage is kept for 59 days.',
    partner({ usage: { keptFrom: (now) => now - 59 * DAY_MS } }),
  ),
  'usage-retention-three-calendar-months': variant(
    'Usage is kept for this calendar month and the two before it.',
    partner({
      usage: {
        keptFrom: (now) => {
          const today = new Date(now);
          return Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 2, 1);
        },
      },
    }),
  ),
  'names-ascii-only': variant(
    'Names of clients are plain ASCII with spaces.',
    partner({ clients: { acceptsNameCharacter: () => false } }),
  ),
  'names-any-character': variant(
    'Names of clients may hold any character beyond ASCII, and any whitespace.',
    partner({ clients: { acceptsNameCharacter: () => true } }),
  ),
  'names-in-utf-16': variant(
    'Lengths are counted in UTF-16 units.',
    partner({ clients: { length: (text) => text.length } }),
  ),
  'names-case-insensitive': variant(
    'Two clients cannot have names that differ only in case.',
    partner({ clients: { foldName: (name) => name.toLowerCase() } }),
  ),
  'names-never-free-again': variant(
    'The name of a deleted client stays taken.',
    partner({ clients: { reusesDeletedNames: () => false } }),
  ),
  'notes-null-refused': variant('Notes of null are refused.', partner({ clients: { acceptsNullNotes: () => false } })),
  'notes-empty-become-null': variant(
    'Empty notes are kept as none.',
    partner({ clients: { storedNotes: (notes) => (notes === '' ? null : notes) } }),
  ),
  'emails-in-lower-case': variant('E-mail addresses are kept and shown in small letters.', {
    open: {
      partner: { members: { storedEmail: (email) => email.toLowerCase() } },
      workspace: { members: { emailKept: (email) => email.toLowerCase() } },
    },
  }),
  // Kept in small letters beside this, one address could be added twice.
  'emails-case-sensitive': variant('E-mail addresses that differ in case are two addresses.', {
    open: {
      partner: { members: { foldEmail: (email) => email, storedEmail: (email) => email } },
      workspace: {
        members: { emailTaken: (email, others) => others.includes(email), emailKept: (email) => email },
      },
    },
  }),
  'emails-in-one-client-only': variant(
    'An e-mail address can be a member of one client only.',
    partner({ members: { allowsEmailElsewhere: () => false } }),
  ),
  'emails-any-text-with-at': variant('Any text with an @ is an e-mail address.', {
    open: {
      partner: { members: { acceptsEmail: () => true } },
      workspace: { members: { emailFormat: () => true } },
    },
  }),
  'enumerations-in-any-case': variant(
    'Kinds of data stores, the type of an entry and the status of client members may be written in any case.',
    inAnyCase(),
  ),
  'unknown-fields-refused': variant(
    'A body with a field that is not in the documents is refused.',
    refusing((request) => {
      const known = request.path.endsWith('/clients') ? ['name', 'notes'] : ['email'];
      return Object.keys(bodyOf(request)).some((field) => !known.includes(field));
    }),
  ),
  'unknown-parameters-refused': variant(
    'A query parameter that is not in the documents is refused.',
    refusing(({ query }) => {
      const known = ['p', 'l', 's', 'start', 'end', 'type', 'status'];
      return [...query.keys()].some((name) => !known.includes(name));
    }),
  ),
  'range-before-key': variant(
    'Usage looks for start and end before it looks at the key and the path.',
    refusing(({ path, query }) => /\/usage(?:\/members)?$/.test(path) && !(query.has('start') && query.has('end'))),
  ),
  'body-before-key': variant(
    'A body without what is required is refused before anything else is looked at.',
    refusing((request) => {
      const required = request.path.endsWith('/clients') ? 'name' : 'email';
      return request.method === 'POST' && typeof bodyOf(request)[required] !== 'string';
    }),
  ),
});

function inAnyCase(): PolicyOverride {
  const kinds = ['S3DataStore', 'HttpLinkDataStore'];
  const known = (kind: string): string => kinds.find((each) => sameButForCase(each, kind)) ?? kind;
  return {
    stated: {
      partner: {
        members: {
          acceptsStatusFilter: (_operation, status) => ['new', 'active'].includes(status.toLowerCase()),
          statusFilter: (_operation, status) => status?.toLowerCase(),
        },
      },
      workspace: {
        dataStores: {
          create: {
            kindSupported: (kind) => kinds.includes(known(kind)),
            needsS3Params: (kind) => known(kind) === 'S3DataStore',
          },
          stored: (draft) => ({ ...draft, kind: known(draft.kind) }),
        },
        entries: { create: { type: (value) => typeof value === 'string' && sameButForCase(value, 'dir') } },
      },
    },
  };
}

function refusing(isRefused: (request: ApiRequest) => boolean): PolicyOverride {
  const beforeEach = ({ api, request }: { api: string; request: ApiRequest }): Answer | undefined =>
    api === 'partner' && isRefused(request) ? REFUSED : undefined;
  return transport({ beforeEach });
}
