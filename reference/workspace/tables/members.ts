/** Members and groups in the database. */
import type { DatabaseSync } from 'node:sqlite';
import { all, insert, number, one, type Row, run, text } from '../../core/database.ts';
import type { GroupRecord, MemberRecord, RoleChange } from '../records.ts';

function textsOf(json: string): string[] {
  const value: unknown = JSON.parse(json);
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function memberOf(row: Row): MemberRecord {
  return {
    id: text(row, 'id'),
    userId: text(row, 'user_id'),
    workspaceId: text(row, 'workspace_id'),
    email: text(row, 'email'),
    role: text(row, 'role'),
    filespaceIds: textsOf(text(row, 'filespace_ids')),
    status: text(row, 'status'),
    joinedOn: number(row, 'joined_on'),
    updatedAt: number(row, 'updated_at'),
  };
}

export const memberTable = {
  find(db: DatabaseSync, id: string): MemberRecord | undefined {
    const row = one(db, 'SELECT * FROM ws_members WHERE id = ?', id);
    return row && memberOf(row);
  },
  all(db: DatabaseSync): MemberRecord[] {
    return all(db, 'SELECT * FROM ws_members ORDER BY number').map(memberOf);
  },
  /** Of the invitation's secret only the hash is kept. */
  insert(db: DatabaseSync, record: MemberRecord, invitationHash: string | null): void {
    insert(db, 'ws_members', {
      id: record.id,
      user_id: record.userId,
      workspace_id: record.workspaceId,
      email: record.email,
      role: record.role,
      filespace_ids: JSON.stringify(record.filespaceIds),
      status: record.status,
      invitation_hash: invitationHash,
      joined_on: record.joinedOn,
      updated_at: record.updatedAt,
    });
  },
  change(db: DatabaseSync, id: string, change: RoleChange, at: number): void {
    const sql = 'UPDATE ws_members SET role = ?, filespace_ids = ?, updated_at = ? WHERE id = ?';
    run(db, sql, change.role, JSON.stringify(change.filespaceIds), at, id);
  },
  remove(db: DatabaseSync, id: string): void {
    run(db, 'DELETE FROM ws_members WHERE id = ?', id);
  },
};

export const groupTable = {
  ofMember(db: DatabaseSync, memberId: string): GroupRecord[] {
    const sql = `SELECT g.*, (SELECT count(*) FROM ws_group_members c WHERE c.group_id = g.id) AS member_count
                 FROM ws_groups g JOIN ws_group_members m ON m.group_id = g.id
                 WHERE m.member_id = ? ORDER BY g.rowid`;
    return all(db, sql, memberId).map((row) => ({
      id: text(row, 'id'),
      name: text(row, 'name'),
      provider: text(row, 'provider'),
      memberCount: number(row, 'member_count'),
    }));
  },
  insert(db: DatabaseSync, group: { id: string; workspaceId: string; name: string; provider: string }): void {
    insert(db, 'ws_groups', {
      id: group.id,
      workspace_id: group.workspaceId,
      name: group.name,
      provider: group.provider,
    });
  },
  join(db: DatabaseSync, groupId: string, memberId: string): void {
    insert(db, 'ws_group_members', { group_id: groupId, member_id: memberId });
  },
};
