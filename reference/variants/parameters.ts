import type { Answer, ApiRequest } from '../core/exchange.ts';
import type { PolicyOverride } from '../policy/index.ts';
import { bodyOf, partner, sameButForCase } from './support.ts';
import type { Variant } from './types.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const REFUSED: Answer = { status: 400, body: { error: { type: 'validation_error', message: 'No', details: [] } } };

/** Values of requests on which the documents are silent. */
export const parameterVariants: readonly Variant[] = [
  {
    id: 'paging-forgiving',
    story: 'A page size above 300 means 300, and any other odd page, size or order means the default.',
    override: partner({
      lists: {
        oddSize: (_operation, text) => (Number(text) > 300 ? 300 : 100),
        oddPage: () => 1,
        oddSort: () => '-createdAt',
      },
    }),
  },
  {
    id: 'paging-unlimited',
    story: 'A page size above 300 is simply granted.',
    override: partner({ lists: { oddSize: (_operation, text) => (/^\d+$/.test(text) ? Number(text) : undefined) } }),
  },
  {
    id: 'paging-zero-is-empty',
    story: 'A page size of zero yields an empty page.',
    override: partner({ lists: { oddSize: (_operation, text) => (text === '0' ? 0 : undefined) } }),
  },
  {
    id: 'usage-range-forgiving',
    story: 'February 30 is a date, and a single moment and the future are ranges; without a type none is meant.',
    override: partner({
      usage: {
        acceptsImpossibleDay: () => true,
        acceptsEmptyRange: () => true,
        acceptsFuture: () => true,
        emptyType: () => 'ignore',
      },
      members: { emptyStatusFilter: () => 'ignore' },
    }),
  },
  {
    id: 'usage-range-strict',
    story: 'A single moment and the future are no ranges, and a type on the members usage is refused.',
    override: partner({
      usage: { acceptsEmptyRange: () => false, acceptsFuture: () => false, typeOnMembers: () => 'reject' },
    }),
  },
  {
    id: 'usage-range-excludes-its-end',
    story: 'A record at the very end of a range does not belong to it.',
    override: partner({ usage: { includesEnd: () => false } }),
  },
  {
    id: 'usage-retention-59-days',
    story: 'Usage is kept for 59 days.',
    override: partner({ usage: { keptFrom: (now) => now - 59 * DAY_MS } }),
  },
  {
    id: 'usage-retention-three-calendar-months',
    story: 'Usage is kept for this calendar month and the two before it.',
    override: partner({
      usage: {
        keptFrom: (now) => {
          const today = new Date(now);
          return Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 2, 1);
        },
      },
    }),
  },
  {
    id: 'names-ascii-only',
    story: 'Names of clients are plain ASCII with spaces.',
    override: partner({ clients: { acceptsNameCharacter: () => false } }),
  },
  {
    id: 'names-any-character',
    story: 'Names of clients may hold any character beyond ASCII, and any whitespace.',
    override: partner({ clients: { acceptsNameCharacter: () => true } }),
  },
  {
    id: 'names-in-utf-16',
    story: 'Lengths are counted in UTF-16 units.',
    override: partner({ clients: { length: (text) => text.length } }),
  },
  {
    id: 'names-case-insensitive',
    story: 'Two clients cannot have names that differ only in case.',
    override: partner({ clients: { foldName: (name) => name.toLowerCase() } }),
  },
  {
    id: 'names-never-free-again',
    story: 'The name of a deleted client stays taken.',
    override: partner({ clients: { reusesDeletedNames: () => false } }),
  },
  {
    id: 'notes-null-refused',
    story: 'Notes of null are refused.',
    override: partner({ clients: { acceptsNullNotes: () => false } }),
  },
  {
    id: 'notes-empty-become-null',
    story: 'Empty notes are kept as none.',
    override: partner({ clients: { storedNotes: (notes) => (notes === '' ? null : notes) } }),
  },
  {
    id: 'emails-in-lower-case',
    story: 'E-mail addresses are kept and shown in small letters.',
    override: {
      open: {
        partner: { members: { storedEmail: (email) => email.toLowerCase() } },
        workspace: { members: { emailKept: (email) => email.toLowerCase() } },
      },
    },
  },
  {
    id: 'emails-case-sensitive',
    story: 'E-mail addresses that differ in case are two addresses.',
    override: {
      open: {
        partner: { members: { foldEmail: (email) => email } },
        workspace: { members: { emailTaken: (email, others) => others.includes(email) } },
      },
    },
  },
  {
    id: 'emails-in-one-client-only',
    story: 'An e-mail address can be a member of one client only.',
    override: partner({ members: { allowsEmailElsewhere: () => false } }),
  },
  {
    id: 'emails-any-text-with-at',
    story: 'Any text with an @ is an e-mail address.',
    override: {
      open: {
        partner: { members: { acceptsEmail: () => true } },
        workspace: { members: { emailFormat: () => true } },
      },
    },
  },
  {
    id: 'enumerations-in-any-case',
    story: 'Kinds of data stores, the type of an entry and the status of client members may be written in any case.',
    override: inAnyCase(),
  },
  {
    id: 'unknown-fields-refused',
    story: 'A body with a field that is not in the documents is refused.',
    override: refusing((request) => {
      const known = request.path.endsWith('/clients') ? ['name', 'notes'] : ['email'];
      return Object.keys(bodyOf(request)).some((field) => !known.includes(field));
    }),
  },
  {
    id: 'unknown-parameters-refused',
    story: 'A query parameter that is not in the documents is refused.',
    override: refusing(({ query }) => {
      const known = ['p', 'l', 's', 'start', 'end', 'type', 'status'];
      return [...query.keys()].some((name) => !known.includes(name));
    }),
  },
  {
    id: 'range-before-key',
    story: 'Usage looks for start and end before it looks at the key and the path.',
    override: refusing(
      ({ path, query }) => /\/usage(?:\/members)?$/.test(path) && !(query.has('start') && query.has('end')),
    ),
  },
  {
    id: 'body-before-key',
    story: 'A body without what is required is refused before anything else is looked at.',
    override: refusing((request) => {
      const required = request.path.endsWith('/clients') ? 'name' : 'email';
      return request.method === 'POST' && typeof bodyOf(request)[required] !== 'string';
    }),
  },
];

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
  return { open: { transport: { beforeEach } } };
}
