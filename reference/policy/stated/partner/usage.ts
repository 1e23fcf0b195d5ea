import type { Operation } from '../../../core/exchange.ts';
import { STORAGE_TYPES, type StorageType, type StorageUsageRecord } from '../../../partner/records.ts';

const DATE_TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d+))?)?(?:Z|([+-])(\d{2}):(\d{2}))$/;

export type Bound = 'start' | 'end';

export interface Range {
  readonly start: number;
  readonly end: number;
}

/** What was measured in the past. */
export const usage = {
  /** `query` is that of the request, here and below. */
  requiresBound: (_operation: Operation, _bound: Bound, _query?: URLSearchParams): boolean => true,

  /** Whether a text is a date-time with a timezone; seconds and fraction may be missing. */
  acceptsDateTime: (_operation: Operation, _bound: Bound, text: string): boolean => {
    const match = DATE_TIME.exec(text);
    if (!match) return false;
    const [, , month, day, hour, minute, second, , , offsetHour, offsetMinute] = match.map(Number);
    return (
      inside(month, 1, 12) &&
      inside(day, 1, 31) &&
      inside(hour, 0, 23) &&
      inside(minute, 0, 59) &&
      inside(second, 0, 59) &&
      inside(offsetHour, 0, 23) &&
      inside(offsetMinute, 0, 59)
    );
  },

  /** The moment that an accepted text means. */
  moment: (_operation: Operation, _bound: Bound, text: string): number => {
    const match = DATE_TIME.exec(text);
    if (!match) return Number.NaN;
    const [, year, month, day, hour, minute, second = '0', fraction = '0', sign, offsetHour = '0', offsetMinute = '0'] =
      match;
    const local = new Date(0);
    local.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
    local.setUTCHours(Number(hour), Number(minute), Number(second));
    const offset = (Number(offsetHour) * 60 + Number(offsetMinute)) * 60_000 * (sign === '-' ? -1 : 1);
    return local.getTime() + Number(`0.${fraction}`) * 1000 - offset;
  },

  /** Whether a range runs forwards; an empty one is left open. */
  acceptsOrder: (_operation: Operation, range: Range, _query?: URLSearchParams): boolean => range.start <= range.end,

  /** How many months back usage is kept. */
  retentionMonths: (_operation: Operation): number => 2,

  /** Whether any part of a range can lie in what is kept. */
  acceptsWindow: (
    _operation: Operation,
    facts: { readonly range: Range; readonly keptFrom: number },
    _query?: URLSearchParams,
  ): boolean => facts.range.end >= facts.keptFrom,

  /** The range that is looked up. */
  effectiveRange: (_operation: Operation, range: Range): Range => range,

  /** Whether usage can be narrowed to a storage type here; where it cannot, asking for it is an error. */
  supportsType: (operation: Operation): boolean => !operation.includes('/filespaces/'),

  /** Whether a storage type is one of the four. */
  acceptsType: (_operation: Operation, type: string, _query?: URLSearchParams): boolean =>
    STORAGE_TYPES.some((known) => known === type),

  /** The storage types whose records are shown. */
  shownTypes: (_operation: Operation, type: StorageType | undefined): readonly StorageType[] =>
    type === undefined ? STORAGE_TYPES : [type],

  /** Where the records of a storage usage list come from: the thing in the path, by its id. */
  storageScope: (
    operation: Operation,
    path: { readonly clientId: string; readonly workspaceId?: string; readonly filespaceId?: string },
  ): UsageScope => {
    if (operation.includes('/filespaces/')) return { column: 'filespace_id', id: path.filespaceId ?? '' };
    if (operation.includes('/workspaces/')) return { column: 'workspace_id', id: path.workspaceId ?? '' };
    return { column: 'client_id', id: path.clientId };
  },

  /** Where the records of a members usage list come from: the workspace in the path. */
  membersScope: (
    _operation: Operation,
    path: { readonly clientId: string; readonly workspaceId: string },
  ): MembersUsageScope => ({ column: 'workspace_id', id: path.workspaceId }),

  /** The fields that a storage usage record must have; the documents name none. */
  storageView: (_operation: Operation, _record: StorageUsageRecord): Record<string, unknown> => ({}),
};

export interface MembersUsageScope {
  readonly column: 'client_id' | 'workspace_id';
  readonly id: string;
}

export interface UsageScope {
  readonly column: 'client_id' | 'workspace_id' | 'filespace_id';
  readonly id: string;
}

/** A part that is missing from the text cannot be out of bounds. */
function inside(value: number | undefined, low: number, high: number): boolean {
  return value === undefined || Number.isNaN(value) || (value >= low && value <= high);
}
