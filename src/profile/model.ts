/** One target of a profile, resolved: every `${NAME}` filled in, every default applied. */
export interface Target {
  name: string;
  partner?: PartnerTarget;
  workspace?: WorkspaceTarget;
  /** Neutral word of the documents to the word on the wire; only those that differ need an entry. */
  vocabulary: Partial<Record<NeutralWord, string>>;
  http: HttpSettings;
  /** Every secret of the profile with the name that stands for it in reports, such as `PARTNER_API_KEY`. */
  secrets: Secret[];
}

export interface Secret {
  value: string;
  /** An environment-variable name, without the `$`. */
  name: string;
}

/** Where a token comes from that is not stated: a command prints it, or a server grants it to a client. */
export type Login =
  | { command: string }
  | {
      url: string;
      clientId: string;
      clientSecret: string;
      scope?: string | undefined;
      sendIn?: 'header' | 'body' | undefined;
    };

export const neutralWords = [
  'vendor',
  'vendorConnect',
  'StorageA',
  'storage_a',
  'custom',
  'storage_b',
  'storage_c',
] as const;
export type NeutralWord = (typeof neutralWords)[number];

/** Words that stand as keys or say what is counted; where two of them read the same, nothing tells them apart. */
export const counted: readonly NeutralWord[] = ['vendorConnect', 'storage_a', 'custom', 'storage_b', 'storage_c'];

export interface PartnerTarget {
  /** Without a trailing slash. */
  baseUrl: string;
  /** Empty until the first login, where there is one. */
  apiKey: string;
  login?: Login;
  credentials: Partial<Record<PartnerCredential, string>>;
  fixtures: Partial<PartnerFixtures>;
  memberIdField?: string;
  quotas?: Partial<PartnerQuotas>;
}

/** How many of a kind a run may have at once. */
export interface PartnerQuotas {
  clients: number;
}

export const partnerQuotas: PartnerQuotas = { clients: 20 };

export const partnerCredentials = ['otherPartner', 'reseller', 'noContract', 'notEntitled', 'revoked'] as const;
export type PartnerCredential = (typeof partnerCredentials)[number];

export interface ClientFixture {
  id: string;
  workspace?: string;
  filespace?: string;
}

export interface PartnerFixtures {
  client: ClientFixture;
  otherClient: ClientFixture;
  otherPartnerClient: ClientFixture;
  undeletableClient: { id: string };
  /** With a workspace and without an active contract; the run deletes it. */
  disposableClient: ClientFixture;
  activeMember: { client: string; accountId: string };
  resellerClient: { id: string };
  resellerClientWithoutContract: { id: string };
}

export interface WorkspaceTarget {
  baseUrl: string;
  /** Empty until the first login, where there is one. */
  token: string;
  login?: Login;
  credentials: Partial<Record<WorkspaceCredential, string>>;
  fixtures: Partial<WorkspaceFixtures>;
  /** What a create of a filespace sends besides the name. */
  filespace: { region: string; storageProvider: string; storageOwner: string; [field: string]: unknown };
  customerStorage?: CustomerStorage;
  /** The other of the two kinds: `Other` where `customerStorage` is at a provider of the lookup, and the reverse. */
  otherCustomerStorage?: CustomerStorage;
  /** `s3StorageParams` of a data-store create, sent as they stand. */
  dataStore?: Record<string, unknown>;
  /** Undefined: not said; the default of the documents is on. */
  forbidSpecialCharacters?: boolean;
  /** The settings of the workspace of `credentials.otherWorkspace`. */
  otherWorkspace?: { forbidSpecialCharacters?: boolean };
  quotas?: Partial<WorkspaceQuotas>;
}

/** The same; of data stores in each filespace. */
export interface WorkspaceQuotas {
  filespaces: number;
  members: number;
  dataStores: number;
  serviceAccounts: number;
}

export const workspaceQuotas: WorkspaceQuotas = { filespaces: 5, members: 10, dataStores: 10, serviceAccounts: 5 };

export const workspaceCredentials = ['otherWorkspace', 'expired', 'revoked'] as const;
export type WorkspaceCredential = (typeof workspaceCredentials)[number];

export interface WorkspaceFixtures {
  unsupportedFilespace: { id: string };
  fullFilespace: { id: string };
  file: { filespace: string; path: string };
  linkedDataStore: { filespace: string; id: string };
}

export interface CustomerStorage {
  storageProvider: string;
  region: string;
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  bucketName: string;
}

export interface HttpSettings {
  /** Sent with every request, for instance for a gateway in front of the target. */
  headers: Record<string, string>;
  /** Milliseconds for one request; default 15000. */
  timeoutMs: number;
  /** Requests under way at once; default 8. */
  concurrency: number;
  /** Requests a second; null: no limit. Default 50, and no limit for a target on loopback. */
  rps: number | null;
  /** Milliseconds to wait for what may take time (a filespace becoming ready or disappearing); default 30000. */
  settleMs: number;
  /** PEM text of a certificate authority to trust. */
  ca?: string;
  /** PEM texts of the certificate that the run shows, and of its key. */
  cert?: string;
  key?: string;
  /** Of the key. */
  passphrase?: string;
  /** The files that these three came from, as they are called where the run began; what stood in the profile has none. */
  files?: { ca?: string; cert?: string; key?: string };
  /** Of the environment, never of the profile. */
  proxy?: ProxySettings;
  /** The file of `NODE_EXTRA_CA_CERTS`, whose authorities are trusted beside the usual ones where `ca` names none. */
  extraCa?: string;
}

/** Addresses of proxies for URLs of either scheme, and the hosts that are reached without, as in `NO_PROXY`. */
export interface ProxySettings {
  http?: string;
  https?: string;
  except?: string;
}
