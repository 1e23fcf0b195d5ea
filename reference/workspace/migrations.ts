import type { Migration } from '../core/database.ts';

/** The schema of the Workspace API. Rules such as unique names are the policy's, and no constraint repeats them. */
export const workspaceMigrations: readonly Migration[] = [
  {
    name: '001-workspaces',
    sql: `
      CREATE TABLE ws_workspaces (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        forbid_special_characters INTEGER NOT NULL,
        external_files_configured INTEGER NOT NULL
      );
      CREATE TABLE ws_service_accounts (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        id TEXT NOT NULL UNIQUE,
        workspace_id TEXT NOT NULL REFERENCES ws_workspaces (id) ON DELETE CASCADE,
        name TEXT NOT NULL,
        created_at INTEGER NOT NULL
      );
      -- Keys outlive their account, so that a revoked key is known as one.
      CREATE TABLE ws_service_keys (
        id TEXT PRIMARY KEY,
        account_id TEXT NOT NULL,
        workspace_id TEXT NOT NULL REFERENCES ws_workspaces (id) ON DELETE CASCADE,
        token_hash TEXT NOT NULL,
        single_use INTEGER NOT NULL,
        uses INTEGER NOT NULL DEFAULT 0,
        expires_at INTEGER,
        revoked_at INTEGER,
        created_at INTEGER NOT NULL
      );
      CREATE INDEX ws_service_keys_by_hash ON ws_service_keys (token_hash);
      CREATE INDEX ws_service_keys_by_account ON ws_service_keys (account_id);
    `,
  },
  {
    name: '002-filespaces',
    sql: `
      CREATE TABLE ws_filespaces (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        id TEXT NOT NULL UNIQUE,
        workspace_id TEXT NOT NULL REFERENCES ws_workspaces (id) ON DELETE CASCADE,
        name TEXT NOT NULL,
        owner TEXT NOT NULL,
        provider TEXT NOT NULL,
        region TEXT NOT NULL,
        endpoint TEXT NOT NULL,
        bucket_name TEXT NOT NULL,
        access_key_id TEXT NOT NULL,
        secret_access_key TEXT NOT NULL,
        block_size REAL NOT NULL,
        current_storage_size INTEGER NOT NULL DEFAULT 0,
        storage_limit INTEGER,
        supports_data_stores INTEGER NOT NULL,
        next_entry INTEGER NOT NULL DEFAULT 1,
        created_at INTEGER NOT NULL,
        updated_at INTEGER NOT NULL,
        ready_at INTEGER NOT NULL,
        gone_at INTEGER
      );
      CREATE TABLE ws_entries (
        filespace_id TEXT NOT NULL REFERENCES ws_filespaces (id) ON DELETE CASCADE,
        id TEXT NOT NULL,
        number INTEGER NOT NULL,
        parent_id TEXT,
        name TEXT NOT NULL,
        type TEXT NOT NULL,
        size INTEGER NOT NULL,
        created_at INTEGER NOT NULL,
        modified_at INTEGER NOT NULL,
        PRIMARY KEY (filespace_id, id)
      );
      CREATE INDEX ws_entries_by_parent ON ws_entries (filespace_id, parent_id, number);
      CREATE TABLE ws_data_stores (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        id TEXT NOT NULL UNIQUE,
        filespace_id TEXT NOT NULL REFERENCES ws_filespaces (id) ON DELETE CASCADE,
        name TEXT NOT NULL,
        kind TEXT NOT NULL,
        access_key TEXT,
        secret_key TEXT,
        bucket_name TEXT,
        region TEXT,
        endpoint TEXT,
        use_virtual_addressing INTEGER,
        url_expiration_minutes REAL,
        linked_files INTEGER NOT NULL DEFAULT 0,
        created_at INTEGER NOT NULL
      );
      CREATE INDEX ws_data_stores_by_filespace ON ws_data_stores (filespace_id, number);
    `,
  },
  {
    name: '003-members',
    sql: `
      CREATE TABLE ws_members (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        id TEXT NOT NULL UNIQUE,
        user_id TEXT NOT NULL,
        workspace_id TEXT NOT NULL REFERENCES ws_workspaces (id) ON DELETE CASCADE,
        email TEXT NOT NULL,
        role TEXT NOT NULL,
        filespace_ids TEXT NOT NULL DEFAULT '[]',
        status TEXT NOT NULL,
        invitation_hash TEXT,
        joined_on INTEGER NOT NULL,
        updated_at INTEGER NOT NULL
      );
      CREATE TABLE ws_groups (
        id TEXT PRIMARY KEY,
        workspace_id TEXT NOT NULL REFERENCES ws_workspaces (id) ON DELETE CASCADE,
        name TEXT NOT NULL,
        provider TEXT NOT NULL
      );
      CREATE TABLE ws_group_members (
        group_id TEXT NOT NULL REFERENCES ws_groups (id) ON DELETE CASCADE,
        member_id TEXT NOT NULL REFERENCES ws_members (id) ON DELETE CASCADE,
        PRIMARY KEY (group_id, member_id)
      );
      CREATE INDEX ws_group_members_by_member ON ws_group_members (member_id);
    `,
  },
];
