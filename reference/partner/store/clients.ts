import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { all, count, flag, insert, number, one, type Row, run, text } from '../../core/database.ts';
import type { ClientRecord, MemberRecord } from '../records.ts';

/** A record that may already be removed, but of which a trace is kept. */
export interface Found<T> {
  readonly record: T;
  readonly removed: boolean;
}

const storedNotes = z.string().nullable();

export function insertClient(db: DatabaseSync, client: ClientRecord, nameKey: string): void {
  insert(db, 'clients', {
    id: client.id,
    partner_id: client.partnerId,
    name: client.name,
    name_key: nameKey,
    // As JSON, notes come back exactly as given, with whatever characters are in them.
    notes: JSON.stringify(client.notes),
    created_at: client.createdAt,
  });
}

export function clientById(db: DatabaseSync, id: string): Found<ClientRecord> | undefined {
  const row = one(db, 'SELECT * FROM clients WHERE id = ?', id);
  return row && { record: toClient(row), removed: row.deleted_at !== null };
}

export function clientByName(db: DatabaseSync, partnerId: string, nameKey: string): ClientRecord | undefined {
  const row = one(
    db,
    'SELECT * FROM clients WHERE name_key = ? AND partner_id = ? AND deleted_at IS NULL',
    nameKey,
    partnerId,
  );
  return row && toClient(row);
}

export function foreignClientByName(db: DatabaseSync, partnerId: string, nameKey: string): ClientRecord | undefined {
  const row = one(
    db,
    'SELECT * FROM clients WHERE name_key = ? AND partner_id <> ? AND deleted_at IS NULL',
    nameKey,
    partnerId,
  );
  return row && toClient(row);
}

const ofKind = {
  workspace: 'SELECT 1 FROM client_workspaces WHERE name = ?',
  filespace: 'SELECT 1 FROM client_filespaces WHERE name = ?',
  member: "SELECT 1 FROM client_members WHERE substr(email, 1, instr(email, '@') - 1) = ? AND deleted_at IS NULL",
} as const;

/** Whether anything of another kind has the name. */
export function isNameOfKind(db: DatabaseSync, kind: keyof typeof ofKind, name: string): boolean {
  return one(db, ofKind[kind], name) !== undefined;
}

export function allClientIds(db: DatabaseSync): string[] {
  return all(db, 'SELECT id FROM clients WHERE deleted_at IS NULL ORDER BY seq').map((row) => text(row, 'id'));
}

/** Removes a client; with `keepTrace` its row stays, marked as removed. */
export function removeClient(db: DatabaseSync, id: string, now: number, keepTrace: boolean): void {
  if (keepTrace) run(db, 'UPDATE clients SET deleted_at = ? WHERE id = ?', now, id);
  else run(db, 'DELETE FROM clients WHERE id = ?', id);
  run(db, 'DELETE FROM contracts WHERE holder_id = ?', id);
}

export function reserveName(db: DatabaseSync, partnerId: string, nameKey: string): void {
  run(db, 'INSERT OR IGNORE INTO reserved_client_names (partner_id, name_key) VALUES (?, ?)', partnerId, nameKey);
}

export function isNameReserved(db: DatabaseSync, partnerId: string, nameKey: string): boolean {
  return (
    one(db, 'SELECT 1 FROM reserved_client_names WHERE partner_id = ? AND name_key = ?', partnerId, nameKey) !==
    undefined
  );
}

export function insertMember(db: DatabaseSync, member: MemberRecord, emailKey: string): void {
  insert(db, 'client_members', {
    id: member.accountId,
    client_id: member.clientId,
    email: member.email,
    email_key: emailKey,
    status: member.status,
    is_owner: member.isOwner ? 1 : 0,
    created_at: member.createdAt,
  });
}

export function memberById(db: DatabaseSync, accountId: string): Found<MemberRecord> | undefined {
  const row = one(db, 'SELECT * FROM client_members WHERE id = ?', accountId);
  return row && { record: toMember(row), removed: row.deleted_at !== null };
}

export function memberByEmail(db: DatabaseSync, clientId: string, emailKey: string): MemberRecord | undefined {
  const row = one(
    db,
    'SELECT * FROM client_members WHERE email_key = ? AND client_id = ? AND deleted_at IS NULL',
    emailKey,
    clientId,
  );
  return row && toMember(row);
}

export function isEmailUsedElsewhere(db: DatabaseSync, clientId: string, emailKey: string): boolean {
  return (
    one(
      db,
      'SELECT 1 FROM client_members WHERE email_key = ? AND client_id <> ? AND deleted_at IS NULL',
      emailKey,
      clientId,
    ) !== undefined
  );
}

export function membersOf(db: DatabaseSync, clientId: string): MemberRecord[] {
  return all(
    db,
    'SELECT * FROM client_members WHERE client_id = ? AND deleted_at IS NULL ORDER BY created_at, seq',
    clientId,
  ).map(toMember);
}

export function countMembers(db: DatabaseSync, clientId: string): number {
  return count(db, 'SELECT COUNT(*) FROM client_members WHERE client_id = ? AND deleted_at IS NULL', clientId);
}

export function setMemberStatus(db: DatabaseSync, accountId: string, status: string): void {
  run(db, 'UPDATE client_members SET status = ? WHERE id = ?', status, accountId);
}

/** Removes a member; with `keepTrace` its row stays, marked as removed. */
export function removeMember(db: DatabaseSync, accountId: string, now: number, keepTrace: boolean): void {
  if (keepTrace) run(db, 'UPDATE client_members SET deleted_at = ? WHERE id = ?', now, accountId);
  else run(db, 'DELETE FROM client_members WHERE id = ?', accountId);
}

export function removeMembersOf(db: DatabaseSync, clientId: string): void {
  run(db, 'DELETE FROM client_members WHERE client_id = ?', clientId);
}

export function toClient(row: Row): ClientRecord {
  return {
    id: text(row, 'id'),
    partnerId: text(row, 'partner_id'),
    name: text(row, 'name'),
    notes: storedNotes.parse(JSON.parse(text(row, 'notes'))),
    createdAt: number(row, 'created_at'),
  };
}

export function toMember(row: Row): MemberRecord {
  return {
    accountId: text(row, 'id'),
    clientId: text(row, 'client_id'),
    email: text(row, 'email'),
    status: text(row, 'status'),
    isOwner: flag(row, 'is_owner'),
    createdAt: number(row, 'created_at'),
  };
}
