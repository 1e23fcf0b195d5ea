/** The rules of workspace members. */
import type { MemberRecord, RoleChange } from '../../../workspace/records.ts';
import type { WorkspaceFailure } from './errors.ts';
import type { WorkspaceOperation } from './operations.ts';

export const members = {
  /** What exactly an e-mail address looks like is the service's own choice. */
  email(value: unknown, openFormat: (email: string) => boolean): boolean {
    return typeof value === 'string' && value.includes('@') && openFormat(value);
  },
  /** What a member added by e-mail is until the invitation is accepted. */
  addedStatus(): string {
    return 'pending';
  },
  stored(email: string): string {
    return email;
  },
  /** The e-mail filter; matching of parts is the service's own choice. */
  matchesEmail(filter: string, email: string, openMatch: boolean): boolean {
    return email === filter || openMatch;
  },
  role(value: unknown, updatable: readonly string[]): boolean {
    return typeof value === 'string' && updatable.includes(value);
  },
  filespaceIds(value: unknown): boolean {
    return value === undefined || (Array.isArray(value) && value.every((id) => typeof id === 'string'));
  },
  /** What a member is after an accepted change of role. */
  changed(_member: MemberRecord, change: RoleChange): RoleChange {
    return change;
  },
  removes(_member: MemberRecord): boolean {
    return true;
  },
  keepsRejected(_op: WorkspaceOperation, _problem: WorkspaceFailure): boolean {
    return false;
  },
  listed(_member: MemberRecord, _now: number): boolean {
    return true;
  },
};
