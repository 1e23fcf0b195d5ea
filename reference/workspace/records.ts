/** What the Workspace API keeps, as the services and the policy see it. Times are epoch milliseconds. */

export interface WorkspaceRecord {
  readonly id: string;
  readonly name: string;
  readonly forbidSpecialCharacters: boolean;
  readonly externalFilesConfigured: boolean;
}

export interface FilespaceDraft {
  readonly name: string;
  readonly owner: string;
  readonly provider: string;
  readonly region: string;
  readonly endpoint: string;
  readonly bucketName: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly blockSize: number;
}

export interface FilespaceRecord extends FilespaceDraft {
  readonly id: string;
  readonly number: number;
  readonly workspaceId: string;
  readonly currentStorageSize: number;
  readonly storageLimit: number | null;
  readonly supportsDataStores: boolean;
  readonly status: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly readyAt: number;
  readonly goneAt: number | null;
}

export interface S3Params {
  readonly accessKey: string;
  readonly secretKey: string;
  readonly bucketName: string;
  readonly region: string;
  readonly endpoint: string;
  readonly useVirtualAddressing: boolean;
  readonly urlExpirationMinutes: number;
}

export interface DataStoreDraft {
  readonly name: string;
  readonly kind: string;
  readonly s3: S3Params | null;
}

export interface DataStoreRecord extends DataStoreDraft {
  readonly id: string;
  readonly filespaceId: string;
  readonly linkedFiles: number;
  readonly createdAt: number;
}

export interface EntryDraft {
  readonly parentId: string;
  readonly name: string;
  readonly type: string;
}

export interface EntryRecord {
  readonly id: string;
  readonly number: number;
  readonly filespaceId: string;
  /** null for the root */
  readonly parentId: string | null;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly createdAt: number;
  readonly modifiedAt: number;
}

export interface MemberRecord {
  readonly id: string;
  readonly userId: string;
  readonly workspaceId: string;
  readonly email: string;
  readonly role: string;
  readonly filespaceIds: readonly string[];
  readonly status: string;
  readonly joinedOn: number;
  readonly updatedAt: number;
}

export interface RoleChange {
  readonly role: string;
  readonly filespaceIds: readonly string[];
}

export interface GroupRecord {
  readonly id: string;
  readonly name: string;
  readonly provider: string;
  readonly memberCount: number;
}

export interface ServiceAccountRecord {
  readonly id: string;
  readonly workspaceId: string;
  readonly name: string;
  readonly createdAt: number;
}

export interface ServiceKeyRecord {
  readonly id: string;
  readonly accountId: string;
  readonly workspaceId: string;
  readonly tokenHash: string;
  readonly singleUse: boolean;
  readonly uses: number;
  readonly expiresAt: number | null;
  readonly revokedAt: number | null;
  readonly createdAt: number;
}
