import type { Migration } from '../core/database.ts';

/** The tables of the Partner API. `seq` orders what was created within one millisecond. */
export const partnerMigrations: readonly Migration[] = [
  {
    name: '001-organizations',
    sql: `
      CREATE TABLE partners (
        seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, owner_email TEXT NOT NULL,
        tier TEXT NOT NULL, billing_models TEXT NOT NULL, created_at INTEGER NOT NULL, status TEXT NOT NULL,
        expires_at INTEGER, billing_start INTEGER NOT NULL, billing_end INTEGER NOT NULL, entitled INTEGER NOT NULL);
      CREATE TABLE partner_keys (
        seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, partner_id TEXT NOT NULL, name TEXT NOT NULL,
        hash TEXT NOT NULL UNIQUE, preview TEXT NOT NULL, creator TEXT NOT NULL, created_at INTEGER NOT NULL,
        revoked_at INTEGER);
      CREATE INDEX partner_keys_by_preview ON partner_keys (preview);
      CREATE TABLE clients (
        seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, partner_id TEXT NOT NULL, name TEXT NOT NULL,
        name_key TEXT NOT NULL, notes TEXT NOT NULL, created_at INTEGER NOT NULL, deleted_at INTEGER);
      CREATE INDEX clients_by_partner ON clients (partner_id, created_at, seq);
      CREATE INDEX clients_by_name ON clients (name_key, partner_id);
      CREATE TABLE reserved_client_names (
        partner_id TEXT NOT NULL, name_key TEXT NOT NULL, PRIMARY KEY (partner_id, name_key)) WITHOUT ROWID;
      CREATE TABLE client_members (
        seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, client_id TEXT NOT NULL, email TEXT NOT NULL,
        email_key TEXT NOT NULL, status TEXT NOT NULL, is_owner INTEGER NOT NULL, created_at INTEGER NOT NULL,
        deleted_at INTEGER);
      CREATE INDEX client_members_by_client ON client_members (client_id, created_at, seq);
      CREATE INDEX client_members_by_email ON client_members (email_key, client_id);
      CREATE TABLE contracts (
        seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, holder_id TEXT NOT NULL, status TEXT NOT NULL,
        starts_at INTEGER NOT NULL, ends_at INTEGER, terms TEXT NOT NULL);
      CREATE INDEX contracts_by_holder ON contracts (holder_id);`,
  },
  {
    name: '002-workspaces-and-usage',
    sql: `
      CREATE TABLE client_workspaces (
        seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, client_id TEXT NOT NULL, name TEXT NOT NULL,
        created_at INTEGER NOT NULL);
      CREATE INDEX client_workspaces_by_client ON client_workspaces (client_id, created_at, seq);
      CREATE TABLE client_filespaces (
        seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, workspace_id TEXT NOT NULL, name TEXT NOT NULL,
        status TEXT NOT NULL, storage_type TEXT NOT NULL, created_at INTEGER NOT NULL);
      CREATE INDEX client_filespaces_by_workspace ON client_filespaces (workspace_id, created_at, seq);
      CREATE TABLE storage_usage (
        seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, client_id TEXT NOT NULL,
        workspace_id TEXT NOT NULL, filespace_id TEXT NOT NULL, created_at INTEGER NOT NULL, storage_type TEXT NOT NULL,
        object_store_bytes INTEGER NOT NULL, s3_bytes INTEGER NOT NULL);
      CREATE INDEX storage_usage_by_client ON storage_usage (client_id, created_at, seq);
      CREATE INDEX storage_usage_by_workspace ON storage_usage (workspace_id, created_at, seq);
      CREATE INDEX storage_usage_by_filespace ON storage_usage (filespace_id, created_at, seq);
      CREATE TABLE members_usage (
        seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, client_id TEXT NOT NULL,
        workspace_id TEXT NOT NULL, created_at INTEGER NOT NULL, total INTEGER NOT NULL, active INTEGER NOT NULL,
        deactivated INTEGER NOT NULL, pending INTEGER NOT NULL, guest INTEGER NOT NULL, scim_active INTEGER NOT NULL,
        scim_deactivated INTEGER NOT NULL);
      CREATE INDEX members_usage_by_workspace ON members_usage (workspace_id, created_at, seq);`,
  },
];
