/** The rules of filespaces: what a create and a rename accept, and what they leave behind. */
import { z } from 'zod';
import type { FilespaceDraft, FilespaceRecord } from '../../../workspace/records.ts';
import { accepts, filled } from './accepts.ts';
import type { WorkspaceFailure } from './errors.ts';
import type { WorkspaceOperation } from './operations.ts';

/** Lowercase letters, digits and dashes, no dash at either end; the length is another rule. */
const namePattern = /^(?!-)[a-z0-9-]*(?<!-)$/u;

export interface StorageChoice {
  readonly storageOwner: string;
  readonly storageProvider: string;
}

export const filespaces = {
  create: {
    /** Length is not stated for a create; `openLength` is the service's own choice. */
    name(value: unknown, openLength: (name: string) => boolean): boolean {
      return typeof value === 'string' && value !== '' && namePattern.test(value) && openLength(value);
    },
    region(value: unknown): boolean {
      return filled(value);
    },
    storageProvider(value: unknown): boolean {
      return filled(value);
    },
    /** What the owner of the request is taken for: what it is. */
    ownerRead(value: unknown): unknown {
      return value;
    },
    /** What the provider of the request is taken for: what it is. */
    providerRead(value: unknown): unknown {
      return value;
    },
    storageOwner(value: unknown): boolean {
      return value === 'vendor' || value === 'customer';
    },
    /** The vendor's own storage has one provider value; which others are known is open. */
    providerFitsOwner(choice: StorageChoice): boolean {
      return choice.storageOwner !== 'vendor' || choice.storageProvider === 'StorageA';
    },
    /** Absent means a JSON `undefined`: the field was not sent. */
    customerStorageParams(value: unknown, storageOwner: string): boolean {
      if (storageOwner !== 'customer') return true;
      return accepts(z.record(z.string(), z.unknown()), value);
    },
    customerStorageField(_field: string, value: unknown, openMissing: boolean): boolean {
      return value === undefined ? openMissing : typeof value === 'string';
    },
    blockSize(value: unknown, openNumber: (size: number) => boolean): boolean {
      return value === undefined || (typeof value === 'number' && openNumber(value));
    },
  },
  /** `wide` marks the one third-party provider that shares the vendor's default. */
  defaultBlockSize(choice: StorageChoice, wide: boolean): number {
    return wide || (choice.storageOwner === 'vendor' && choice.storageProvider === 'StorageA') ? 1024 : 256;
  },
  rename: {
    characters(value: unknown): boolean {
      return typeof value === 'string' && namePattern.test(value);
    },
    length(name: string): boolean {
      return name.length >= 2 && name.length <= 30;
    },
  },
  /** What is kept of an accepted create. */
  stored(draft: FilespaceDraft): FilespaceDraft {
    return draft;
  },
  /** The name a filespace has after an accepted rename. */
  renamed(_record: FilespaceRecord, name: string): string {
    return name;
  },
  /** Whether an accepted delete removes the filespace, and with it all its data. */
  removes(_record: FilespaceRecord): boolean {
    return true;
  },
  /** Whether a refused create or rename happens all the same. */
  keepsRejected(_op: WorkspaceOperation, _problem: WorkspaceFailure): boolean {
    return false;
  },
  /** Whether a filespace of the workspace stands in the list. */
  listed(_record: FilespaceRecord, _now: number): boolean {
    return true;
  },
};
