/** The rules of service accounts and their keys. */
import { z } from 'zod';
import type { ServiceAccountRecord, ServiceKeyRecord } from '../../../workspace/records.ts';
import { accepts, filled } from './accepts.ts';
import type { WorkspaceFailure } from './errors.ts';
import type { WorkspaceOperation } from './operations.ts';

const object = z.record(z.string(), z.unknown());

export const serviceAccounts = {
  name(value: unknown): boolean {
    return filled(value);
  },
  serviceIdentity(value: unknown): boolean {
    return value === undefined || accepts(object, value);
  },
  /** Absence of a field of the identity is the service's own choice. */
  isSingleUse(value: unknown, openMissing: boolean): boolean {
    return value === undefined ? openMissing : typeof value === 'boolean';
  },
  /** Null when the text is no date; in which forms a date may come is the service's own choice. */
  expiresAt(value: unknown, openParse: (value: unknown) => number | null): number | null {
    return openParse(value);
  },
  /** An initial key comes with a service identity, and only then. */
  createsKey(identityGiven: boolean): boolean {
    return identityGiven;
  },
  /** The workspace that a key opens: that of its account. */
  keyWorkspace(own: string, _others: readonly string[]): string {
    return own;
  },
  /** The moment a key stops working. */
  storedExpiry(expiresAt: number | null): number | null {
    return expiresAt;
  },
  stored(name: string): string {
    return name;
  },
  removes(_account: ServiceAccountRecord): boolean {
    return true;
  },
  /** Whether the deletion of an account revokes this key of it. */
  revokes(_key: ServiceKeyRecord): boolean {
    return true;
  },
  keepsRejected(_op: WorkspaceOperation, _problem: WorkspaceFailure): boolean {
    return false;
  },
  listed(_account: ServiceAccountRecord, _now: number): boolean {
    return true;
  },
};
