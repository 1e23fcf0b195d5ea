/** What is stored of a partner organization and of everything below it. Times are milliseconds since the epoch. */
export interface PartnerRecord {
  readonly id: string;
  readonly name: string;
  readonly ownerEmail: string;
  readonly tier: string;
  readonly supportedBillingModels: readonly string[];
  readonly createdAt: number;
  readonly status: string;
  readonly expiresAt: number | null;
  readonly billingStart: number;
  readonly billingEnd: number;
  readonly entitled: boolean;
}

export interface KeyRecord {
  readonly id: string;
  readonly partnerId: string;
  readonly name: string;
  readonly hash: string;
  readonly preview: string;
  readonly creator: string;
  readonly createdAt: number;
  readonly revokedAt: number | null;
}

export interface ClientRecord {
  readonly id: string;
  readonly partnerId: string;
  readonly name: string;
  readonly notes: string | null;
  readonly createdAt: number;
}

export type MemberStatus = 'new' | 'active';

export interface MemberRecord {
  readonly accountId: string;
  readonly clientId: string;
  readonly email: string;
  readonly status: string;
  readonly isOwner: boolean;
  readonly createdAt: number;
}

export interface WorkspaceRecord {
  readonly id: string;
  readonly clientId: string;
  readonly name: string;
  readonly createdAt: number;
}

export interface FilespaceRecord {
  readonly id: string;
  readonly workspaceId: string;
  readonly name: string;
  readonly status: string;
  readonly storageType: StorageType;
  readonly createdAt: number;
}

export const STORAGE_TYPES = ['storage_a', 'custom', 'storage_b', 'storage_c'] as const;
export type StorageType = (typeof STORAGE_TYPES)[number];

/** Amounts of one metered thing in the current billing period. */
export interface Metered {
  readonly prepaid: number;
  readonly used: number;
  readonly overage: number;
  readonly current: number;
}

export interface MeteredMembers {
  readonly prepaid: number;
  readonly peak: number;
  readonly current: number;
  readonly max: number | null;
}

/** What a contract includes and what of it is used. */
export interface ContractTerms {
  readonly members: MeteredMembers;
  readonly storageMax: number | null;
  readonly storage: Readonly<Record<StorageType, Metered>>;
  readonly vendorConnect?: Metered;
  readonly teamCacheInstallations?: number;
}

/** A contract of a partner organization or of a client organization. */
export interface ContractRecord {
  readonly id: string;
  readonly holderId: string;
  readonly status: string;
  readonly startsAt: number;
  readonly endsAt: number | null;
  readonly terms: ContractTerms;
}

export interface StorageUsageRecord {
  readonly id: string;
  readonly filespaceId: string;
  readonly workspaceId: string;
  readonly clientId: string;
  readonly at: number;
  readonly storageType: StorageType;
  readonly objectStoreBytes: number;
  readonly s3Bytes: number;
}

export interface MembersUsageRecord {
  readonly id: string;
  readonly workspaceId: string;
  readonly clientId: string;
  readonly at: number;
  readonly total: number;
  readonly active: number;
  readonly deactivated: number;
  readonly pending: number;
  readonly guest: number;
  readonly scimActive: number;
  readonly scimDeactivated: number;
}
