import type { PolicyOverride } from '../policy/index.ts';
import type { OpenWorkspace } from '../policy/open/workspace.ts';
import type { Override } from '../policy/override.ts';
import type { Variant } from './types.ts';

/** Filespaces and providers. */
export const filespaceVariants: readonly Variant[] = [
  {
    id: 'filespace-owner-in-any-case',
    story: 'The storage owner may be written in any letter case.',
    override: {
      stated: {
        workspace: {
          filespaces: {
            create: { ownerRead: (value) => (typeof value === 'string' ? value.toLowerCase() : value) },
          },
        },
      },
    },
  },
  {
    id: 'filespaces-take-time',
    story: 'A filespace is ready, and gone, 300 ms later, and can be used meanwhile.',
    override: filespaces({ readyAfterMs: () => 300, goneAfterMs: () => 300 }),
  },
  {
    id: 'filespaces-absent-meanwhile',
    story: 'A filespace is ready, and gone, 300 ms later; meanwhile everything below it answers 404.',
    override: filespaces({
      readyAfterMs: () => 300,
      goneAfterMs: () => 300,
      usable: (operation) => operation === 'GET /api/v1/filespaces/{filespaceId}',
    }),
  },
  {
    id: 'filespaces-conflict-meanwhile',
    story: 'A filespace is ready 300 ms later; meanwhile only reading and deleting it does not answer 400.',
    override: {
      open: {
        workspace: {
          filespaces: {
            readyAfterMs: () => 300,
            usable: (operation) => /^(?:GET|DELETE) \/api\/v1\/filespaces\/\{filespaceId\}$/.test(operation),
          },
          errors: { status: (_operation, kind) => (kind.endsWith('malformedId') ? 404 : 400) },
        },
      },
    },
  },
  {
    id: 'filespaces-never-ready',
    story: 'A filespace that can be used has the status online.',
    override: filespaces({ status: (phase) => (phase === 'ready' ? 'online' : phase) }),
  },
  {
    id: 'filespaces-pause-in-seconds',
    story: 'Every tenth create or delete of a filespace is paused for a second.',
    override: pausing((seconds) => String(seconds)),
  },
  {
    id: 'filespaces-pause-by-date',
    story: 'Every tenth create or delete of a filespace is paused until a date.',
    override: pausing((seconds, now) => new Date(now + seconds * 1000).toUTCString()),
  },
  {
    id: 'filespaces-unique-names',
    story: 'A second filespace of the same name is refused.',
    override: filespaces({ nameTaken: (name, others) => others.includes(name) }),
  },
  {
    id: 'filespaces-any-name-length',
    story: 'A create takes names of any length.',
    override: filespaces({ createNameLength: () => true }),
  },
  {
    id: 'filespaces-forgiving-storage',
    story: 'Any provider and any block size are taken, and fields of customer storage may be missing.',
    override: filespaces({
      unknownProvider: () => true,
      customerFieldMayMiss: () => true,
      blockSize: () => true,
    }),
  },
  {
    id: 'filespaces-strict-storage',
    story: 'Unknown regions are refused, and the block size must be 256 or 1024.',
    override: filespaces({
      unknownRegion: (_region, provider) => provider === 'Other',
      blockSize: (size) => size === 256 || size === 1024,
    }),
  },
  {
    id: 'filespaces-empty-vendor-place',
    story: 'The storage of the vendor shows no endpoint and no bucket.',
    override: filespaces({ vendorStorage: () => ({ endpoint: '', bucketName: '' }) }),
  },
  {
    id: 'lists-newest-first',
    story: 'Lists of the Workspace API begin with what was made last.',
    override: { open: { workspace: { common: { listOrder: (_operation, rows) => [...rows].reverse() } } } },
  },
  {
    id: 'providers-bare-array',
    story: 'The providers are a bare array of names.',
    override: { open: { workspace: { providers: { body: (list) => list.map(({ provider }) => provider) } } } },
  },
  {
    id: 'providers-by-name',
    story: 'The providers are an object with their regions by name.',
    override: {
      open: {
        workspace: {
          providers: {
            body: (list) => Object.fromEntries(list.map(({ provider, regions }) => [provider, { regions }])),
          },
        },
      },
    },
  },
  {
    id: 'providers-201',
    story: 'The providers lookup answers 201, as the POST that it is.',
    override: {
      stated: {
        workspace: {
          success: {
            answer: (operation, answer) =>
              operation === 'POST /api/v1/providers' ? { ...answer, status: 201 } : answer,
          },
        },
      },
    },
  },
];

function filespaces(open: Override<OpenWorkspace['filespaces']>): PolicyOverride {
  return { open: { workspace: { filespaces: open } } };
}

function pausing(retryAfter: (seconds: number, now: number) => string): PolicyOverride {
  let requests = 0;
  return filespaces({
    pausedFor: () => {
      requests += 1;
      return requests % 10 === 0 ? 1 : null;
    },
    retryAfter,
  });
}
