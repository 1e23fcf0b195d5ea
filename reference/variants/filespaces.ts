import type { ApiRequest } from '../core/exchange.ts';
import { bodyOf, isObject, objectOf } from '../core/json.ts';
import { transport } from '../policy/around.ts';
import type { PolicyOverride } from '../policy/index.ts';
import type { OpenWorkspace } from '../policy/open/workspace.ts';
import type { Override } from '../policy/override.ts';
import { answering, refusal, rewritten, workspace } from './support.ts';
import { type Variant, variant, variantsOf } from './types.ts';

/** Filespaces and providers. */
export const filespaceVariants: readonly Variant[] = variantsOf({
  'filespace-owner-in-any-case': variant('The storage owner may be written in any letter case.', {
    stated: {
      workspace: {
        filespaces: {
          create: { ownerRead: (value) => (typeof value === 'string' ? value.toLowerCase() : value) },
        },
      },
    },
  }),
  'filespace-names-trimmed': variant(
    'Spaces around the name of a filespace are dropped before it is looked at.',
    trimmingNames(),
  ),
  'filespaces-take-time': variant(
    'A filespace is ready, and gone, 300 ms later, and can be used meanwhile.',
    filespaces({ readyAfterMs: () => 300, goneAfterMs: () => 300 }),
  ),
  'filespaces-absent-meanwhile': variant(
    'A filespace is ready, and gone, 300 ms later; meanwhile everything below it answers 404.',
    filespaces({
      readyAfterMs: () => 300,
      goneAfterMs: () => 300,
      usable: (operation) => operation === 'GET /api/v1/filespaces/{filespaceId}',
    }),
  ),
  'filespaces-conflict-meanwhile': variant(
    'A filespace is ready 300 ms later; meanwhile only reading and deleting it does not answer 400.',
    {
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
  ),
  'filespaces-never-ready': variant(
    'A filespace that can be used has the status online.',
    filespaces({ status: (phase) => (phase === 'ready' ? 'online' : phase) }),
  ),
  'filespaces-pause-in-seconds': variant(
    'Every tenth create or delete of a filespace is paused for a second.',
    pausing((seconds) => String(seconds)),
  ),
  'filespaces-pause-by-date': variant(
    'Every tenth create or delete of a filespace is paused until a date.',
    pausing((seconds, now) => new Date(now + seconds * 1000).toUTCString()),
  ),
  'filespaces-unique-names': variant(
    'A second filespace of the same name is refused.',
    filespaces({ nameTaken: (name, others) => others.includes(name) }),
  ),
  'filespaces-any-name-length': variant(
    'A create takes names of any length.',
    filespaces({ createNameLength: () => true }),
  ),
  'filespaces-forgiving-storage': variant(
    'Any provider and any block size are taken, and fields of customer storage may be missing.',
    filespaces({
      unknownProvider: () => true,
      customerFieldMayMiss: () => true,
      blockSize: () => true,
    }),
  ),
  'filespaces-strict-storage': variant(
    'Unknown regions are refused, and the block size must be 256 or 1024.',
    filespaces({
      unknownRegion: (_region, provider) => provider === 'Other',
      blockSize: (size) => size === 256 || size === 1024,
    }),
  ),
  'filespaces-empty-vendor-place': variant(
    'The storage of the vendor shows no endpoint and no bucket.',
    filespaces({ vendorStorage: () => ({ endpoint: '', bucketName: '' }) }),
  ),
  'lists-newest-first': variant('Lists of the Workspace API begin with what was made last.', {
    open: { workspace: { common: { listOrder: (_operation, rows) => [...rows].reverse() } } },
  }),
  'providers-bare-array': variant('The providers are a bare array of names.', {
    open: { workspace: { providers: { body: (list) => list.map(({ provider }) => provider) } } },
  }),
  'providers-by-name': variant('The providers are an object with their regions by name.', {
    open: {
      workspace: {
        providers: {
          body: (list) => Object.fromEntries(list.map(({ provider, regions }) => [provider, { regions }])),
        },
      },
    },
  }),
  'providers-201': variant('The providers lookup answers 201, as the POST that it is.', {
    stated: {
      workspace: {
        success: {
          answer: (operation, answer) => (operation === 'POST /api/v1/providers' ? { ...answer, status: 201 } : answer),
        },
      },
    },
  }),
  'filespaces-updated-at-every-look': variant(
    'Looking at a filespace counts as an update of it, and its size is a fraction of its unit.',
    rewritten(
      (record) => ({ ...record, updatedAt: nowAfter(record.createdAt), currentStorageSize: 0.25 }),
      ['GET /api/v1/filespaces', 'GET /api/v1/filespaces/{filespaceId}'],
    ),
  ),
  'filespaces-names-never-free': variant(
    'A filespace cannot be named like any that there ever was.',
    workspace({ filespaces: { nameTaken: everTaken() } }),
  ),
  'filespaces-one-to-a-bucket': variant('A bucket of the customer belongs to one filespace.', oneToABucket()),
  'filespaces-deleted-once-more': variant(
    'For half a second a filespace that is gone from sight can be deleted once more.',
    deletedOnceMore(),
  ),
  'filespaces-short-names-taken': variant(
    'Names of filespaces are unique among all customers, and every name of two characters is taken.',
    workspace({ filespaces: { nameTaken: (name, others) => name.length === 2 || others.includes(name) } }),
  ),
});

function trimmingNames(): PolicyOverride {
  return transport({
    beforeEach: ({ api, request }) => {
      const isNaming = /^(?:POST .*|PATCH .*\{filespaceId\})$/u.test(request.operation);
      const isOfFilespaces = /\/filespaces(?:\/\{filespaceId\})?$/u.test(request.operation);
      if (api !== 'workspace' || !isNaming || !isOfFilespaces) return undefined;
      const body = bodyOf(request);
      if (typeof body.name === 'string')
        Object.assign(request, { json: () => ({ ...body, name: String(body.name).trim() }) });
      return undefined;
    },
  });
}

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

/** The clock of records may be ahead of this one. */
function nowAfter(createdAt: unknown): unknown {
  return Date.parse(String(createdAt)) > Date.now() ? createdAt : new Date().toISOString();
}

/** Whether there ever was a filespace of a name. */
export function everTaken(): (name: string, others: readonly string[]) => boolean {
  const ever = new Set<string>();
  return (name, others) => {
    for (const other of others) ever.add(other);
    const taken = ever.has(name);
    ever.add(name);
    return taken;
  };
}

function oneToABucket(): PolicyOverride {
  const owners = new Map<string, unknown>();
  // Who asks is looked at first: what is refused here comes from somebody who has made such a filespace.
  const knownCallers = new Set<string | null>();
  const bucketOf = (request: ApiRequest): string => {
    const { customerStorageParams } = bodyOf(request);
    const { endpoint, bucketName } = objectOf(customerStorageParams);
    return typeof bucketName === 'string' ? `${endpoint} ${bucketName}` : '';
  };
  return transport({
    beforeEach: ({ request }) =>
      request.operation === 'POST /api/v1/filespaces' &&
      knownCallers.has(request.headers.get('authorization')) &&
      owners.has(bucketOf(request))
        ? refusal('The bucket belongs to another filespace')
        : undefined,
    afterEach: ({ request, answer }) => {
      const bucket = request.operation === 'POST /api/v1/filespaces' ? bucketOf(request) : '';
      if (bucket !== '' && answer.status === 201 && isObject(answer.body) && isObject(answer.body.data)) {
        owners.set(bucket, answer.body.data.id);
        knownCallers.add(request.headers.get('authorization'));
      }
      if (request.operation === 'DELETE /api/v1/filespaces/{filespaceId}' && answer.status === 200) {
        for (const [kept, owner] of owners) if (owner === request.params.filespaceId) owners.delete(kept);
      }
      return answer;
    },
  });
}

function deletedOnceMore(): PolicyOverride {
  const deletedAt = new Map<string | undefined, number>();
  return answering(({ request, answer }) => {
    if (request.operation !== 'DELETE /api/v1/filespaces/{filespaceId}') return answer;
    const { filespaceId } = request.params;
    if (answer.status === 200) deletedAt.set(filespaceId, Date.now());
    const isRecent = Date.now() - (deletedAt.get(filespaceId) ?? 0) < 500;
    return answer.status === 404 && isRecent ? { ...answer, status: 200, body: { data: null } } : answer;
  });
}
