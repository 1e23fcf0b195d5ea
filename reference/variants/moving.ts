import { run } from '../core/database.ts';
import { isObject } from '../core/json.ts';
import { transport } from '../policy/around.ts';
import type { PolicyOverride } from '../policy/index.ts';
import { openPartner } from '../policy/open/partner.ts';
import { counter, partner, rewritten } from './support.ts';
import { type Variant, variant, variantsOf } from './types.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What is different at every look, or was not there at the last one. */
export const movingVariants: readonly Variant[] = variantsOf({
  'records-count-their-readers': variant(
    'Every record says who looked at it last, when, and how often somebody has.',
    countingReaders(),
  ),
  'figures-change-at-every-look': variant(
    'Filespaces grow, groups gain members, and members were updated just now, whenever one looks.',
    changingFigures(),
  ),
  'clocks-of-two-servers': variant(
    'The clock that dates updates is 300 ms behind that which dates creations.',
    twoClocks(300),
  ),
  'clocks-of-two-nodes': variant(
    'The clock that dates updates is three quarters of an hour behind that which dates creations.',
    twoClocks(45 * MINUTE_MS),
  ),
  'time-rounded-up': variant('Moments are kept to the second that begins next.', {
    open: {
      partner: { time: { kept: (at) => Math.ceil(at / 1000) * 1000 } },
      workspace: { common: { moment: (at) => new Date(Math.ceil(at / 1000) * 1000).toISOString() } },
    },
  }),
  'usage-created-after-it-was-measured': variant(
    'A usage record is created twenty minutes after the moment that it is about, by which ranges go.',
    createdLater(),
  ),
  'client-members-sign-in-alone': variant(
    'Every other member of a client signs in by itself, a second after it was added.',
    transport({
      beforeEach: ({ api, now, db }) => {
        const later = `UPDATE client_members SET status = 'active' WHERE created_at < ? AND seq % 2 = 0`;
        if (api === 'partner') run(db, later, now - 1_000);
        return undefined;
      },
    }),
  ),
  'usage-corrected-afterwards': variant('The usage of one day in seven is still being corrected.', corrected()),
  'usage-not-measured-yet': variant(
    'Nothing has been measured yet.',
    transport({
      afterEach: ({ request, answer }) => {
        const isUsage = /\/usage(?:\/members)?$/u.test(request.operation);
        if (!isUsage || answer.status !== 200 || !isObject(answer.body)) return answer;
        return { ...answer, body: 'items' in answer.body ? { items: [] } : { data: [] } };
      },
    }),
  ),
});

function countingReaders(): PolicyOverride {
  const next = counter((count) => count);
  const read = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(read);
    if (!isObject(value)) return value;
    const isRecordOfAThing = ['id', 'accountId'].some((name) => name in value);
    const lists = Object.entries(value).map(([name, item]) => [
      name,
      Array.isArray(item) || name === 'data' ? read(item) : item,
    ]);
    const reader = {
      views: next(),
      lastSeenAt: new Date().toISOString(),
      lastSeen: { at: Date.now(), by: `u${next()}` },
    };
    return { ...Object.fromEntries(lists), ...(isRecordOfAThing && reader) };
  };
  return transport({
    afterEach: ({ answer }) => (answer.status > 299 || !answer.body ? answer : { ...answer, body: read(answer.body) }),
  });
}

function changingFigures(): PolicyOverride {
  const next = counter((count) => count);
  return rewritten(
    (record) => ({
      ...record,
      ...('currentStorageSize' in record && { currentStorageSize: next() }),
      ...('memberCount' in record && { memberCount: next() }),
      ...('role' in record && { updatedAt: new Date().toISOString() }),
    }),
    [
      'GET /api/v1/filespaces',
      'GET /api/v1/filespaces/{filespaceId}',
      'GET /api/v1/members',
      'GET /api/v1/members/{memberId}',
      'GET /api/v1/members/{memberId}/groups',
    ],
  );
}

function twoClocks(behindMs: number): PolicyOverride {
  // A notation that cannot be read is left to whoever chose it.
  const behind = (value: unknown): unknown =>
    typeof value === 'string' && !Number.isNaN(Date.parse(value))
      ? new Date(Date.parse(value) - behindMs).toISOString()
      : value;
  const dated = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(dated);
    if (!isObject(value)) return value;
    const changed = Object.entries(value).map(([name, item]) => [
      name,
      name === 'updatedAt' || name === 'modifiedAt' ? behind(item) : dated(item),
    ]);
    return Object.fromEntries(changed);
  };
  return transport({
    afterEach: ({ api, answer }) =>
      api === 'workspace' && answer.status < 300 ? { ...answer, body: dated(answer.body) } : answer,
  });
}

function createdLater(): PolicyOverride {
  const { storageRecord, membersRecord } = openPartner.usage;
  const dated = (record: Record<string, unknown>): Record<string, unknown> => {
    const { createdAt: measuredAt, ...rest } = record;
    const createdAt = new Date(Date.parse(String(measuredAt)) + 20 * MINUTE_MS).toISOString();
    return { measuredAt, ...rest, createdAt };
  };
  return partner({
    usage: {
      storageRecord: (operation, record, facts) => dated(storageRecord(operation, record, facts)),
      membersRecord: (operation, record, createdAt) => dated(membersRecord(operation, record, createdAt)),
    },
  });
}

function corrected(): PolicyOverride {
  const next = counter((count) => count);
  const { storageRecord, membersRecord } = openPartner.usage;
  const isUnsettled = (at: number): boolean => Math.floor(at / DAY_MS) % 7 === 0;
  return partner({
    usage: {
      storageRecord: (operation, record, facts) => ({
        ...storageRecord(operation, record, facts),
        ...(isUnsettled(record.at) && { objectStoreGB: next() }),
      }),
      membersRecord: (operation, record, createdAt) => ({
        ...membersRecord(operation, record, createdAt),
        ...(isUnsettled(record.at) && { pending: next() }),
      }),
    },
  });
}
