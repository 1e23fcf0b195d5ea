/** Choices that concern every resource. */
import { isUuid } from '../../../core/ids.ts';
import type { WorkspaceOperation } from '../../stated/workspace/operations.ts';

/** A kind of record that can carry fields of the service's own. */
export type ExtraKind = 'filespace' | 'dataStore' | 'entry' | 'member' | 'group' | 'directLink';

export const openCommon = {
  /** Precision and offset of a date-time. */
  moment(at: number, _op: WorkspaceOperation): string {
    return new Date(at).toISOString();
  },
  /** The body of a successful delete; undefined sends none. */
  deleteBody(_op: WorkspaceOperation): unknown {
    return { data: null };
  },
  /** Fields beyond the stated ones. */
  extraFields(_kind: ExtraKind, _op: WorkspaceOperation): Record<string, unknown> {
    return {};
  },
  /** Fields beside `data` in an envelope. */
  envelopeExtra(_op: WorkspaceOperation): Record<string, unknown> {
    return {};
  },
  /** Whether an id has the form that the service issues; others are malformed. */
  idWellFormed(_kind: 'filespace' | 'member' | 'serviceAccount', id: string): boolean {
    return isUuid(id);
  },
  /** Whether a text can be stored at all: no NUL, no half of a surrogate pair. */
  textStorable(value: string): boolean {
    return value.isWellFormed() && !value.includes('\0');
  },
  /** A filter that is given but empty filters nothing. */
  emptyFilterIsNone(_op: WorkspaceOperation): boolean {
    return true;
  },
  /** Whether a filter finds more than the exact text. */
  filterMatches(_op: WorkspaceOperation, filter: string, value: string): boolean {
    return value.toLowerCase().includes(filter.toLowerCase());
  },
  /** The order of lists; the services hand them over as they were created. */
  listOrder<T>(_op: WorkspaceOperation, rows: readonly T[]): readonly T[] {
    return rows;
  },
};

export const openAuth = {
  /** Whether the scheme word counts as `Bearer`. */
  isBearer(scheme: string): boolean {
    return scheme.toLowerCase() === 'bearer';
  },
  /** Whether a single-use key that was used before still works; `uses` counts earlier requests. */
  spent(uses: number): boolean {
    return uses > 0;
  },
};
