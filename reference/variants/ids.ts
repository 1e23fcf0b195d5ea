import { randomBytes, randomUUID } from 'node:crypto';
import type { PolicyOverride } from '../policy/index.ts';
import type { IdKind } from '../policy/open/partner.ts';
import { errors } from '../policy/stated/workspace/errors.ts';
import type { Variant } from './types.ts';

/** The forms of identifiers, and what happens to ids of another form. */
export const idVariants: readonly Variant[] = [
  { id: 'id-numeric-text', story: 'Ids of the Partner API are numbers, as text.', override: numbered(() => '') },
  {
    id: 'id-prefixed',
    story: 'Ids of the Partner API begin with their kind, as in cl_1001.',
    override: numbered((kind) => `${kind.slice(0, 2)}_`),
  },
  {
    id: 'id-upper-case-ulid',
    story: 'Ids are 26 capital letters and digits.',
    override: both(
      () => ulid(),
      (_kind, id) => /^[0-9A-Z]{26}$/.test(id),
    ),
  },
  {
    id: 'id-upper-case-uuid',
    story: 'Ids are UUIDs in capital letters.',
    override: both(
      () => randomUUID().toUpperCase(),
      (_kind, id) => /^[0-9A-F-]{36}$/.test(id),
    ),
  },
  {
    id: 'id-needs-encoding',
    story: 'Ids hold a vertical bar, a colon, a plus, an equals sign and a percent sign.',
    override: both(
      (kind) => `${kind}|${randomBytes(6).toString('hex')}:a+b=100%`,
      (_kind, id) => id.includes('|'),
    ),
  },
  {
    id: 'id-forgiving',
    story: 'Any text is a possible id: what nobody has is not found.',
    override: {
      open: {
        partner: { ids: { isWellFormed: () => true } },
        workspace: { common: { idWellFormed: () => true }, dataStores: { idWellFormed: () => true } },
      },
    },
  },
  {
    id: 'id-malformed-400',
    story: 'An id in a form that is never issued is a bad request.',
    override: {
      open: {
        partner: { ids: { malformedStatus: () => 400 } },
        workspace: { errors: { status: () => 400 } },
      },
    },
  },
  {
    id: 'id-malformed-differs-by-kind',
    story: 'A malformed client id is a bad request, every other malformed id is not found.',
    override: {
      open: { partner: { ids: { malformedStatus: (_operation, kind) => (kind === 'client' ? 400 : 404) } } },
    },
  },
  {
    id: 'id-data-store-404',
    story: 'A data store id in a form that is never issued is not found.',
    override: {
      stated: {
        workspace: {
          errors: {
            status: (operation, kind, openStatus) =>
              kind === 'dataStore.malformedId' ? 404 : errors.status(operation, kind, openStatus),
            message: (operation, kind, openMessage) =>
              kind === 'dataStore.malformedId' ? 'Data store not found' : errors.message(operation, kind, openMessage),
          },
        },
      },
    },
  },
  {
    id: 'id-entries-shared-numbers',
    story: 'Two filespaces use the same entry ids.',
    override: { open: { workspace: { entries: { id: (_filespace, entry) => `0:${entry}` } } } },
  },
  {
    id: 'id-entries-huge-numbers',
    story: 'Entry ids are made of numbers beyond 2^53.',
    override: {
      open: {
        workspace: { entries: { id: (filespace, entry) => `90071992547409930${filespace}:1844674407370955${entry}` } },
      },
    },
  },
];

/** Numbers from 1001 on, for every kind of its own. */
function numbered(prefix: (kind: string) => string): PolicyOverride {
  let last = 1000;
  return both(
    (kind) => {
      last += 1;
      return `${prefix(kind)}${last}`;
    },
    (kind, id) => id.startsWith(prefix(kind)) && /^\d+$/.test(id.slice(prefix(kind).length)),
  );
}

/** The ids of both APIs, but for the forms that the documents give. */
function both(next: (kind: string) => string, isWellFormed: (kind: string, id: string) => boolean): PolicyOverride {
  return {
    open: {
      partner: {
        ids: {
          next: (kind: IdKind) => next(kind),
          isWellFormed: (kind: IdKind, id: string) => isWellFormed(kind, id),
        },
      },
      workspace: {
        common: { idWellFormed: (kind, id) => (kind === 'filespace' ? id.length === 36 : isWellFormed(kind, id)) },
        members: { newId: () => next('member') },
        serviceAccounts: { newId: () => next('serviceAccount') },
        dataStores: { newId: () => next('dataStore'), idWellFormed: (id) => isWellFormed('dataStore', id) },
      },
    },
  };
}

function ulid(): string {
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  return [...randomBytes(26)].map((byte) => alphabet[byte % 32]).join('');
}
