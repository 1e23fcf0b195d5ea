/** The stated fields of every record, as they go over the wire. */
import type { Json } from '../../../core/json.ts';
import type {
  DataStoreRecord,
  EntryRecord,
  FilespaceRecord,
  GroupRecord,
  MemberRecord,
} from '../../../workspace/records.ts';
import type { WorkspaceOperation } from './operations.ts';

/** Writes a moment as an ISO 8601 date-time; precision and offset are the open policy's. */
export type Moment = (at: number) => string;

export const views = {
  filespace(record: FilespaceRecord, _op: WorkspaceOperation, moment: Moment): Json {
    return {
      id: record.id,
      workspaceId: record.workspaceId,
      name: record.name,
      storage: {
        owner: record.owner,
        provider: record.provider,
        region: record.region,
        endpoint: record.endpoint,
        bucketName: record.bucketName,
      },
      currentStorageSize: record.currentStorageSize,
      status: record.status,
      createdAt: moment(record.createdAt),
      updatedAt: moment(record.updatedAt),
    };
  },
  /** The secret key is known here, and is left out. */
  dataStore(record: DataStoreRecord, _op: WorkspaceOperation): Json {
    if (record.s3 === null) return { id: record.id, name: record.name, kind: record.kind };
    const { secretKey: _, ...shown } = record.s3;
    return { id: record.id, name: record.name, kind: record.kind, s3StorageParams: shown };
  },
  /** `rootParentId` is what the root shows as its parent. */
  entry(record: EntryRecord, _op: WorkspaceOperation, moment: Moment, rootParentId: string): Json {
    return {
      id: record.id,
      parentId: record.parentId ?? rootParentId,
      name: record.name,
      type: record.type,
      size: record.size,
      modifiedAt: moment(record.modifiedAt),
      createdAt: moment(record.createdAt),
    };
  },
  /** One page of children; `nextCursor` is undefined where the service leaves the field out. */
  children(entries: readonly Json[], nextCursor: string | null | undefined): Json {
    return { entries, nextCursor };
  },
  /** The secret is at hand only when the member has just been added. */
  member(record: MemberRecord, _op: WorkspaceOperation, moment: Moment, invitationSecret: string | null): Json {
    const shown = {
      id: record.id,
      user: { id: record.userId, email: record.email },
      role: record.role,
      status: record.status,
      joinedOn: moment(record.joinedOn),
      updatedAt: moment(record.updatedAt),
    };
    return invitationSecret === null ? shown : { ...shown, pendingInvitationLinkSecret: invitationSecret };
  },
  group(record: GroupRecord, _op: WorkspaceOperation): Json {
    return { id: record.id, name: record.name, provider: record.provider, memberCount: record.memberCount };
  },
  /** The record's fields are the open policy's; the token is handed out with the creation alone. */
  serviceAccount(openView: Json, _op: WorkspaceOperation, _token: string | null): Json {
    return openView;
  },
  directLink(url: string, _op: WorkspaceOperation): Json {
    return { url };
  },
};
