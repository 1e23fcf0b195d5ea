/** The rules of data stores. */
import { z } from 'zod';
import type { DataStoreDraft, DataStoreRecord, S3Params } from '../../../workspace/records.ts';
import { accepts, filled } from './accepts.ts';
import type { WorkspaceFailure } from './errors.ts';
import type { WorkspaceOperation } from './operations.ts';

const object = z.record(z.string(), z.unknown());

export const dataStores = {
  /** null where data stores may be used. */
  support(
    _op: WorkspaceOperation,
    facts: { readonly filespaceSupports: boolean; readonly featureConfigured: boolean; readonly isFull: boolean },
  ): WorkspaceFailure | null {
    if (!facts.filespaceSupports) return 'dataStore.unsupported';
    return facts.featureConfigured ? null : 'dataStore.notConfigured';
  },
  create: {
    name(value: unknown): boolean {
      return filled(value);
    },
    /** Present and a text; which kinds exist is another rule. */
    kind(value: unknown): boolean {
      return typeof value === 'string';
    },
    kindSupported(kind: string): boolean {
      return kind === 'S3DataStore' || kind === 'HttpLinkDataStore';
    },
    needsS3Params(kind: string): boolean {
      return kind === 'S3DataStore';
    },
    s3StorageParams(value: unknown): boolean {
      return accepts(object, value);
    },
    /** Only the empty text and a slash are certain to be wrong; the rest is the service's own choice. */
    bucketName(value: unknown, openValid: (bucket: string) => boolean): boolean {
      return filled(value) && !value.includes('/') && openValid(value);
    },
    region(value: unknown, openValid: (region: string) => boolean): boolean {
      return filled(value) && openValid(value);
    },
    nameTaken(name: string, others: readonly string[]): boolean {
      return others.includes(name);
    },
    /** `maximum` is not stated. */
    full(count: number, maximum: number): boolean {
      return count >= maximum;
    },
  },
  update: {
    s3StorageParams(value: unknown): boolean {
      return accepts(object, value);
    },
    /** Only S3 data stores have credentials to change. */
    kindSupported(kind: string): boolean {
      return kind === 'S3DataStore';
    },
  },
  /** The name filter; matching of parts is the service's own choice. */
  matchesName(filter: string, name: string, openMatch: boolean): boolean {
    return name === filter || openMatch;
  },
  /** Those beside it in its filespace have no say in it. */
  deletable(record: DataStoreRecord, _beside: readonly DataStoreRecord[]): WorkspaceFailure | null {
    return record.linkedFiles > 0 ? 'dataStore.linked' : null;
  },
  stored(draft: DataStoreDraft): DataStoreDraft {
    return draft;
  },
  updated(_record: DataStoreRecord, next: S3Params): S3Params {
    return next;
  },
  removes(_record: DataStoreRecord): boolean {
    return true;
  },
  /** Whether a refused create, update or delete happens all the same. */
  keepsRejected(_op: WorkspaceOperation, _problem: WorkspaceFailure): boolean {
    return false;
  },
  listed(_record: DataStoreRecord, _now: number): boolean {
    return true;
  },
};
