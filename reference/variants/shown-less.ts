import type { DatabaseSync } from 'node:sqlite';
import { one } from '../core/database.ts';
import { isObject, type Json, without } from '../core/json.ts';
import { transport } from '../policy/around.ts';
import type { PolicyOverride } from '../policy/index.ts';
import { openPartner } from '../policy/open/partner.ts';
import { answering, counter, partner, refusal, rewritten } from './support.ts';
import { type Variant, variant, variantsOf } from './types.ts';

/** Records that show a part, a mask or one of several of what they are about. */
export const shownLessVariants: readonly Variant[] = variantsOf({
  'clients-listed-with-excerpts': variant(
    'The list of clients shows the beginning of the notes, get shows all of them.',
    partner({
      clients: {
        extra: (operation, { name, notes }, createdAt) => ({
          name,
          notes: operation.endsWith('/clients') ? excerpt(notes) : notes,
          createdAt,
        }),
      },
    }),
  ),
  'usage-of-a-filespace-names-its-mirror': variant(
    'Usage of one filespace does not repeat its id, and names the other one that holds a mirror of its data.',
    mirrored(),
  ),
  'data-stores-mask-their-secret': variant('Data stores show signs in place of the secret key.', maskedSecrets()),
  'filespaces-of-two-endpoints': variant(
    'The storage of the vendor has two endpoints, and shows the one or the other.',
    endpointsByTurns(),
  ),
  'data-stores-appear-in-the-root': variant(
    'A data store appears as a directory in the root, so that no two of them there have one name.',
    appearingInTheRoot(),
  ),
});

function excerpt(notes: string | null): string | null {
  return notes !== null && notes.length > 20 ? `${notes.slice(0, 20)}…` : notes;
}

function mirrored(): PolicyOverride {
  const another = 'SELECT id FROM client_filespaces WHERE workspace_id = ? AND id <> ? ORDER BY seq';
  let database: DatabaseSync | undefined;
  const mirrorOf = (workspaceId: string, id: string): unknown =>
    database === undefined ? null : (one(database, another, workspaceId, id)?.id ?? null);
  return {
    open: {
      partner: {
        usage: {
          storageRecord: (operation, record, facts) => {
            const shown = openPartner.usage.storageRecord(operation, record, facts);
            if (!operation.includes('/filespaces/')) return shown;
            return { ...without(shown, 'filespaceId'), mirroredBy: mirrorOf(record.workspaceId, record.filespaceId) };
          },
        },
      },
      transport: {
        beforeEach: ({ db }) => {
          database = db;
          return undefined;
        },
      },
    },
  };
}

function maskedSecrets(): PolicyOverride {
  const masked = (record: unknown): unknown =>
    isObject(record) && isObject(record.s3StorageParams)
      ? { ...record, s3StorageParams: { ...record.s3StorageParams, secretKey: '********' } }
      : record;
  return answering(({ request, answer }) => {
    if (!request.operation.includes('/data-stores') || answer.status > 299) return answer;
    return { ...answer, body: Array.isArray(answer.body) ? answer.body.map(masked) : masked(answer.body) };
  });
}

function endpointsByTurns(): PolicyOverride {
  const next = counter((count) => `https://storage-${(count % 2) + 1}.example.com`);
  const shown = (record: Json): Json =>
    isObject(record.storage) && record.storage.owner === 'vendor'
      ? { ...record, storage: { ...record.storage, endpoint: next() } }
      : record;
  return rewritten(shown, [
    'GET /api/v1/filespaces',
    'POST /api/v1/filespaces',
    'GET /api/v1/filespaces/{filespaceId}',
    'PATCH /api/v1/filespaces/{filespaceId}',
  ]);
}

function appearingInTheRoot(): PolicyOverride {
  const root = 'SELECT id FROM ws_entries WHERE filespace_id = ? AND parent_id IS NULL';
  return transport({
    beforeEach: ({ api, request, db }) => {
      if (api !== 'workspace' || request.method !== 'POST') return undefined;
      const { filespaceId = '' } = request.params;
      const { name, parentId } = sent(request);
      if (typeof name !== 'string') return undefined;
      if (request.operation.endsWith('/data-stores')) {
        const inRoot = `SELECT 1 FROM ws_entries WHERE filespace_id = ? AND name = ? AND parent_id IN (${root})`;
        return one(db, inRoot, filespaceId, name, filespaceId) && refusal('Data store already exists');
      }
      if (!request.operation.endsWith('/entries') || one(db, root, filespaceId)?.id !== parentId) return undefined;
      const taken = one(db, 'SELECT 1 FROM ws_data_stores WHERE filespace_id = ? AND name = ?', filespaceId, name);
      return taken && refusal('File system entry already exists');
    },
  });
}

function sent(request: { json(): unknown }): Json {
  try {
    const body = request.json();
    return isObject(body) ? body : {};
  } catch {
    return {};
  }
}
