/** Two workspaces to try the Workspace API on, and the target profile that fits them. */
import { z } from 'zod';
import {
  createAccount,
  createActiveMember,
  createDataStoreWithLinks,
  createFile,
  createGroup,
  createToken,
  createVendorFilespace,
  createWorkspace,
} from '../admin/workspace.ts';
import { DAY_MS } from '../core/clock.ts';
import type { Context } from '../core/context.ts';
import { recall, remember } from '../core/database.ts';
import { accounts } from '../workspace/tables/workspaces.ts';

const noteName = 'workspace seed';

const fixturesSchema = z.object({
  unsupportedFilespace: z.object({ id: z.string() }),
  fullFilespace: z.object({ id: z.string() }),
  file: z.object({ filespace: z.string(), path: z.string() }),
  linkedDataStore: z.object({ filespace: z.string(), id: z.string() }),
});

const noteSchema = z.object({
  workspaceId: z.string(),
  accountId: z.string(),
  otherWorkspaceId: z.string(),
  otherAccountId: z.string(),
  forbidSpecialCharacters: z.boolean(),
  fixtures: fixturesSchema,
});

type Note = z.infer<typeof noteSchema>;

/** The workspace half of a target profile, but for the base URL. */
export interface WorkspaceProfile {
  readonly token: string;
  readonly credentials: { readonly otherWorkspace: string; readonly expired: string; readonly revoked: string };
  readonly fixtures: z.infer<typeof fixturesSchema>;
  readonly filespace: { readonly region: string; readonly storageProvider: string; readonly storageOwner: string };
  readonly customerStorage: Readonly<Record<string, string>>;
  readonly otherCustomerStorage: Readonly<Record<string, string>>;
  readonly dataStore: Readonly<Record<string, string | number | boolean>>;
  readonly forbidSpecialCharacters: boolean;
  readonly otherWorkspace: { readonly forbidSpecialCharacters: boolean };
  readonly quotas: Readonly<Record<'filespaces' | 'members' | 'dataStores' | 'serviceAccounts', number>>;
}

/** Seeds a new database; one that was seeded before only gets fresh tokens. */
export function seedWorkspace(context: Context): WorkspaceProfile {
  const note = readNote(context) ?? makeWorkspaces(context);
  const account = accountOr(context, note.accountId, note.workspaceId);
  const other = accountOr(context, note.otherAccountId, note.otherWorkspaceId);
  const now = context.clock.now();
  return {
    token: createToken(context, account),
    credentials: {
      otherWorkspace: createToken(context, other),
      expired: createToken(context, account, { expiresAt: now - DAY_MS }),
      revoked: createToken(context, account, { revoked: true }),
    },
    fixtures: note.fixtures,
    filespace: { region: 'eu-central-1', storageProvider: 'StorageA', storageOwner: 'vendor' },
    customerStorage: {
      storageProvider: 'Other',
      region: 'eu-west-1',
      endpoint: 'https://s3.customer.example',
      accessKeyId: 'CUSTOMERKEY',
      secretAccessKey: 'sk-91c0d2a7f3e84b65',
      bucketName: 'customer-bucket',
    },
    otherCustomerStorage: {
      storageProvider: 'StorageC',
      region: 'us-west-2',
      endpoint: 'https://s3.known.example',
      accessKeyId: 'KNOWNKEY',
      secretAccessKey: 'sk-7d25b8e0461fc93a',
      bucketName: 'known-bucket',
    },
    dataStore: {
      accessKey: 'DATASTOREKEY',
      secretKey: 'sk-4e9b1f7c2d60a853',
      bucketName: 'external-files',
      region: 'eu-west-1',
      endpoint: 'https://s3.external.example',
      useVirtualAddressing: true,
      urlExpirationMinutes: 10_080,
    },
    forbidSpecialCharacters: note.forbidSpecialCharacters,
    otherWorkspace: { forbidSpecialCharacters: !note.forbidSpecialCharacters },
    quotas: { filespaces: 60, members: 60, dataStores: 60, serviceAccounts: 60 },
  };
}

function readNote(context: Context): Note | undefined {
  const note = recall(context.db, noteName);
  return note === undefined ? undefined : noteSchema.parse(JSON.parse(note));
}

/** The seeded account, or a new one in its place when it has been deleted. */
function accountOr(context: Context, id: string, workspaceId: string): string {
  return accounts.find(context.db, id)?.id ?? createAccount(context, workspaceId, 'conformance');
}

function makeWorkspaces(context: Context): Note {
  const forbidSpecialCharacters = context.policy.open.workspace.entries.forbidSpecialCharacters();
  const settings = { forbidSpecialCharacters, externalFilesConfigured: true };
  const workspaceId = createWorkspace(context, { name: 'studio', ...settings });
  const otherWorkspaceId = createWorkspace(context, {
    name: 'archive',
    ...settings,
    // The two workspaces differ in what can be set, so that both settings are at hand.
    forbidSpecialCharacters: !forbidSpecialCharacters,
  });
  const fixtures = makeFixtures(context, workspaceId);
  populateOther(context, otherWorkspaceId);
  makePeople(context, workspaceId, 'studio');
  makePeople(context, otherWorkspaceId, 'archive');
  const note = {
    workspaceId,
    accountId: createAccount(context, workspaceId, 'conformance'),
    otherWorkspaceId,
    otherAccountId: createAccount(context, otherWorkspaceId, 'conformance'),
    forbidSpecialCharacters,
    fixtures,
  };
  remember(context.db, noteName, JSON.stringify(note));
  return note;
}

function makeFixtures(context: Context, workspaceId: string): Note['fixtures'] {
  const filespace = createVendorFilespace(context, workspaceId, 'projects');
  const unsupported = createVendorFilespace(context, workspaceId, 'legacy', { supportsDataStores: false });
  const full = createVendorFilespace(context, workspaceId, 'crowded', { storageLimit: 4096 });
  createFile(context, full, '/ballast.bin', 4096);
  const names = context.policy.open.workspace.lent;
  const path = names.filePath();
  createFile(context, filespace, path, 2048);
  const s3 = {
    accessKey: 'LINKEDKEY',
    secretKey: 'sk-0fa36c91d7e2b584',
    bucketName: 'linked-files',
    region: 'eu-west-1',
    endpoint: 'https://s3.external.example',
    useVirtualAddressing: true,
    urlExpirationMinutes: 10_080,
  };
  const store = { name: names.dataStoreName(), kind: 'S3DataStore', s3 } as const;
  const linked = createDataStoreWithLinks(context, filespace, store, 3);
  return {
    unsupportedFilespace: { id: unsupported },
    fullFilespace: { id: full },
    file: { filespace, path },
    linkedDataStore: { filespace, id: linked },
  };
}

function populateOther(context: Context, workspaceId: string): void {
  const filespace = createVendorFilespace(context, workspaceId, 'stock');
  createFile(context, filespace, '/inventory.csv', 512);
  createVendorFilespace(context, workspaceId, 'returns');
  createAccount(context, workspaceId, 'exporter');
}

function makePeople(context: Context, workspaceId: string, domain: string): void {
  const owner = createActiveMember(context, workspaceId, `owner@${domain}.example`, 'owner');
  const editor = createActiveMember(context, workspaceId, `editor@${domain}.example`, 'standard');
  createGroup(context, workspaceId, 'Everyone', [owner, editor]);
  createGroup(context, workspaceId, 'Leads', [owner]);
}
