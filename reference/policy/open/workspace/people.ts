/** What the document leaves open about members, service accounts and their keys. */

import { z } from 'zod';
import { newUuid } from '../../../core/ids.ts';
import type { Json } from '../../../core/json.ts';
import type { MemberRecord, RoleChange, ServiceAccountRecord } from '../../../workspace/records.ts';
import type { WorkspaceOperation } from '../../stated/workspace/operations.ts';
import type { Moment } from '../../stated/workspace/views.ts';

const address = z.email({ pattern: z.regexes.unicodeEmail });
const dateTime = z.union([z.iso.datetime({ offset: true, local: true }), z.iso.date()]);

/** What is known of a key when its account is shown. */
export interface KeyView {
  readonly id: string;
  readonly isSingleUse: boolean;
  readonly expiresAt: string | null;
  /** only while the key is being issued */
  readonly token: string | null;
}

export const openMembers = {
  newId(): string {
    return newUuid();
  },
  emailFormat(email: string): boolean {
    return address.safeParse(email).success;
  },
  /** The form in which an address is kept. */
  emailKept(email: string): string {
    return email;
  },
  /** Whether a second member with the same address is refused. */
  emailTaken(email: string, others: readonly string[]): boolean {
    return others.some((other) => other.toLowerCase() === email.toLowerCase());
  },
  addedRole(): string {
    return 'standard';
  },
  updatableRoles(): readonly string[] {
    return ['standard', 'filespaceAdmin'];
  },
  /** Whether a role change may come without the filespaces that it is about. */
  filespaceIdsMayMiss(_role: string): boolean {
    return true;
  },
  unknownFilespaceAllowed(): boolean {
    return false;
  },
  /** The filespaces kept with a role. */
  filespacesKept(change: RoleChange): readonly string[] {
    return change.role === 'filespaceAdmin' ? change.filespaceIds : [];
  },
  /** How the administered filespaces show in the record. */
  filespacesShown(member: MemberRecord): Json {
    return member.role === 'filespaceAdmin' ? { filespaceIds: member.filespaceIds } : {};
  },
};

export const openServiceAccounts = {
  newId(): string {
    return newUuid();
  },
  /** `isSingleUse` and `expiresAt` may be missing from a service identity. */
  isSingleUseMayMiss(): boolean {
    return true;
  },
  defaultIsSingleUse(): boolean {
    return false;
  },
  expiresAtMayMiss(): boolean {
    return true;
  },
  /** The moment that a value names; null refuses it. */
  readDate(value: unknown): number | null {
    if (typeof value !== 'string' || !dateTime.safeParse(value).success) return null;
    const at = Date.parse(value);
    return Number.isNaN(at) ? null : at;
  },
  pastExpiryAllowed(): boolean {
    return true;
  },
  /** Names that are refused although they are not empty. */
  nameRefused(_name: string): boolean {
    return false;
  },
  tokenPrefix(): string {
    return 'sat_';
  },
  mayDeleteItself(): boolean {
    return true;
  },
  /** The record; `created` holds the key that came with the creation. */
  view(account: ServiceAccountRecord, keys: readonly KeyView[], created: KeyView | null, moment: Moment): Json {
    const shown = { id: account.id, name: account.name, createdAt: moment(account.createdAt) };
    if (created !== null) return { ...shown, key: created };
    return { ...shown, keys: keys.map(({ token: _, ...key }) => key) };
  },
  envelope(_op: WorkspaceOperation, value: unknown): unknown {
    return { data: value };
  },
};
