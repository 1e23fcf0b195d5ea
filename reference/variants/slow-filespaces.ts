import { isObject } from '../core/json.ts';
import { transport } from '../policy/around.ts';
import type { PolicyOverride } from '../policy/index.ts';
import { type OpenWorkspace, openWorkspace } from '../policy/open/workspace.ts';
import type { Override } from '../policy/override.ts';
import type { ReferenceProfile } from '../server.ts';
import { answering, credentialOf, refusal, rewritten, workspace } from './support.ts';
import { type TargetProfile, type Variant, variant, variantsOf } from './types.ts';

const shown = [
  'GET /api/v1/filespaces',
  'POST /api/v1/filespaces',
  'GET /api/v1/filespaces/{filespaceId}',
  'PATCH /api/v1/filespaces/{filespaceId}',
];

/** What filespaces show and answer while they come, change and go. */
export const slowFilespaceVariants: readonly Variant[] = variantsOf({
  'filespaces-count-until-gone': {
    story: 'There may be five filespaces, and one that is deleted counts until it is gone, 100 ms later.',
    override: countingUntilGone(5, 100),
    profile: withoutQuotas,
  },
  'filespaces-count-until-gone-unsaid': {
    story: 'There may be five filespaces, as the profile says; one counts until it is gone, and refusals say nothing.',
    override: countingUntilGone(5, 100, 'Bad request'),
    profile: withFilespaces(5),
  },
  'few-filespaces-unseen-until-ready': {
    story: 'There may be four filespaces: each counts from its create on, and is not found before it is ready.',
    override: unseenFor(100, countingUntilGone(4, 50)),
    profile: withFilespaces(4),
  },
  'filespaces-409-meanwhile': variant(
    'Whatever is asked about a filespace on its way out, and below one on its way in, is answered with 409.',
    conflicting(),
  ),
  'filespaces-unseen-until-ready': variant(
    'A filespace is neither found nor listed until it is ready, 300 ms later, nor after its deletion.',
    unseenUntilReady(),
  ),
  'filespaces-placed-later': variant(
    'The storage of the vendor shows no endpoint and no bucket until the filespace is ready.',
    placedLater(),
  ),
  'filespaces-updating-after-rename': variant(
    'For 300 ms after a rename the status of a filespace is updating.',
    updatingAfterRename(),
  ),
  'filespaces-paused-for-seconds': variant(
    'Once a minute a deployment pauses creates and deletes of filespaces for three seconds.',
    deployed(),
  ),
});

/** The defaults of whoever tests it stand. */
function withoutQuotas({ partner, workspace: { quotas: _, ...rest } }: ReferenceProfile): TargetProfile {
  return { partner, workspace: rest };
}

function withFilespaces(filespaces: number): NonNullable<Variant['profile']> {
  return ({ partner, workspace: usual }) => ({
    partner,
    workspace: { ...usual, quotas: { ...usual.quotas, filespaces } },
  });
}

function unseenFor(readyAfterMs: number, { open }: PolicyOverride): PolicyOverride {
  const filespaces = { ...open?.workspace?.filespaces, readyAfterMs: () => readyAfterMs, usable: () => false };
  return { open: { ...open, workspace: { ...open?.workspace, filespaces } } };
}

function countingUntilGone(
  most: number,
  goneAfterMs: number,
  words = `The plan allows ${most} filespaces`,
): PolicyOverride {
  /** Until when each filespace counts, by who made it. */
  const counted = new Map<string, Map<string, number>>();
  const amount = (held: ReadonlyMap<string, number>): number =>
    [...held.values()].filter((until) => until > Date.now()).length;
  return {
    open: {
      workspace: { filespaces: { goneAfterMs: () => goneAfterMs } },
      transport: {
        beforeEach: ({ request }) => {
          if (request.operation !== 'POST /api/v1/filespaces') return undefined;
          const isFull = amount(counted.get(credentialOf(request)) ?? new Map()) >= most;
          return isFull ? refusal(words) : undefined;
        },
        afterEach: ({ request, answer }) => {
          if (answer.status > 299) return answer;
          const held = counted.get(credentialOf(request)) ?? new Map<string, number>();
          counted.set(credentialOf(request), held);
          const data = isObject(answer.body) ? answer.body.data : undefined;
          if (request.operation === 'POST /api/v1/filespaces' && isObject(data)) {
            held.set(String(data.id), Number.POSITIVE_INFINITY);
          }
          if (request.operation === 'DELETE /api/v1/filespaces/{filespaceId}') {
            held.set(String(request.params.filespaceId), Date.now() + goneAfterMs);
          }
          return answer;
        },
      },
    },
  };
}

function conflicting(): PolicyOverride {
  const filespaces: Override<OpenWorkspace['filespaces']> = {
    readyAfterMs: () => 300,
    goneAfterMs: () => 300,
    usable: (operation, { goneAt }) => goneAt === null && !operation.includes('{filespaceId}/'),
  };
  const errors: Override<OpenWorkspace['errors']> = {
    status: (operation, kind) => (kind === 'filespace.busy' ? 409 : openWorkspace.errors.status(operation, kind)),
  };
  return { open: { workspace: { filespaces, errors } } };
}

function unseenUntilReady(): PolicyOverride {
  const listed = answering(({ request, answer }) => {
    const data = isObject(answer.body) ? answer.body.data : undefined;
    if (request.operation !== 'GET /api/v1/filespaces' || !Array.isArray(data)) return answer;
    // What can be used may be called otherwise.
    const seen = data.filter(
      (record) => isObject(record) && record.status !== 'creating' && record.status !== 'deleting',
    );
    return { ...answer, body: { ...Object(answer.body), data: seen } };
  });
  const times = { readyAfterMs: () => 300, goneAfterMs: () => 300, usable: () => false };
  return { open: { ...listed.open, workspace: { filespaces: times } } };
}

function placedLater(): PolicyOverride {
  const placed = rewritten(({ storage, ...record }) => {
    const isUnplaced = record.status === 'creating' && isObject(storage) && storage.owner === 'vendor';
    return { ...record, storage: isUnplaced ? { ...storage, endpoint: '', bucketName: '' } : storage };
  }, shown);
  return { open: { ...placed.open, workspace: { filespaces: { readyAfterMs: () => 300 } } } };
}

function updatingAfterRename(): PolicyOverride {
  const renamedAt = new Map<unknown, number>();
  const status = rewritten((record) => {
    const isUpdating = Date.now() - (renamedAt.get(record.id) ?? 0) < 300;
    return isUpdating ? { ...record, status: 'updating' } : record;
  }, shown).open?.transport?.afterEach;
  return transport({
    afterEach: (facts) => {
      const { request, answer } = facts;
      if (request.operation === 'PATCH /api/v1/filespaces/{filespaceId}' && answer.status === 200) {
        renamedAt.set(request.params.filespaceId, Date.now());
      }
      return status?.(facts) ?? answer;
    },
  });
}

function deployed(): PolicyOverride {
  let from = 0;
  return workspace({
    filespaces: {
      pausedFor: (_op, now) => {
        if (now - from > 60_000) from = now;
        return now - from < 3_000 ? 1 : null;
      },
    },
  });
}
