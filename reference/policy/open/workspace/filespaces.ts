/** What the document leaves open about filespaces and providers. */
import type { FilespaceRecord } from '../../../workspace/records.ts';
import type { WorkspaceOperation } from '../../stated/workspace/operations.ts';

export interface Provider {
  readonly provider: string;
  readonly owner: string;
  readonly regions: readonly string[];
  /** shares the block size of the vendor's own storage */
  readonly wide: boolean;
}

const providers: readonly Provider[] = [
  { provider: 'StorageA', owner: 'vendor', regions: ['eu-central-1', 'us-east-1'], wide: true },
  { provider: 'StorageB', owner: 'customer', regions: ['eu-west-1', 'us-east-1'], wide: true },
  { provider: 'StorageC', owner: 'customer', regions: ['eu-west-1', 'us-west-2'], wide: false },
  { provider: 'Other', owner: 'customer', regions: [], wide: false },
];

export const openProviders = {
  known(): readonly Provider[] {
    return providers;
  },
  body(list: readonly Provider[]): unknown {
    return { data: list.map(({ provider, owner, regions }) => ({ provider, storageOwner: owner, regions })) };
  },
};

export const openFilespaces = {
  createNameLength(name: string): boolean {
    return name.length >= 2 && name.length <= 30;
  },
  /** Whether a second filespace of the same name is refused. */
  nameTaken(_name: string, _others: readonly string[]): boolean {
    return false;
  },
  /** Whether a provider that the lookup does not list is taken. */
  unknownProvider(_provider: string, _storageOwner: string): boolean {
    return false;
  },
  unknownRegion(_region: string, _provider: string): boolean {
    return true;
  },
  /** Which fields of the customer's storage may be missing. */
  customerFieldMayMiss(_field: string): boolean {
    return false;
  },
  blockSize(size: number): boolean {
    return Number.isSafeInteger(size) && size > 0;
  },
  /** Endpoint and bucket that the vendor's own storage shows. */
  vendorStorage(id: string, region: string): { endpoint: string; bucketName: string } {
    return { endpoint: `https://s3.${region}.storage-a.example`, bucketName: `filespace-${id}` };
  },
  readyAfterMs(): number {
    return 0;
  },
  goneAfterMs(): number {
    return 0;
  },
  status(phase: 'creating' | 'ready' | 'deleting'): string {
    return phase;
  },
  /** Whether a filespace that is not ready takes part in an operation; else it is as if missing. */
  usable(_op: WorkspaceOperation, _record: FilespaceRecord): boolean {
    return true;
  },
  /**
   * Seconds for which a create or delete is paused during a deployment; null when none is under way. The service has
   * just been deployed when it starts, and is again for every hundredth request of each kind: each run meets a pause,
   * though only by moments.
   */
  pausedFor(_op: WorkspaceOperation, _now: number, nth: number): number | null {
    return nth % 100 === 1 ? 0 : null;
  },
  /** How the delay of a pause is written: seconds, or an HTTP date. */
  retryAfter(seconds: number, _now: number): string {
    return String(seconds);
  },
  /** The storage size limit of a new filespace. */
  storageLimit(): number | null {
    return null;
  },
  newSupportsDataStores(): boolean {
    return true;
  },
};
