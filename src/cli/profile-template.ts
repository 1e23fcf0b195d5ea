// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are references of the profile, not of this program.
import { stringify } from 'yaml';

export interface TemplateValues {
  target: string;
  /** Null leaves the API out. */
  partnerBaseUrl: string | null;
  workspaceBaseUrl: string | null;
  /** Where editors find what a profile may hold; null where it is nowhere near. */
  schema: string | null;
}

/** What a run does to fixtures beside reading them. A conforming target rejects most of it. */
export const triedOn: Readonly<Record<string, string>> = {
  'partner.fixtures.activeMember':
    'to add the address again, which must be rejected, IS tried; somebody else is added for a moment, and removed',
  'workspace.fixtures.file':
    'its deletion, and directories in its place and below it, which must be rejected, ARE tried',
};

/**
 * A profile to begin with. What a run needs stands as it is; what unlocks further checks is commented out, and becomes
 * valid by removing the `# ` before it.
 */
export function profileTemplate({ target, partnerBaseUrl, workspaceBaseUrl, schema }: TemplateValues): string {
  return [
    ...(schema === null ? [] : [`# yaml-language-server: $schema=${schema}`]),
    '# Target profile of the conformance suite: what is tested, and with which credentials.',
    '# ${NAME} is filled in from the environment, so that no secret has to stand here.',
    '# Lines that begin with "# " before a key are optional: each one unlocks checks. `conformance doctor` says which',
    '# checks still lack something; it sends nothing but GETs.',
    'targets:',
    `  ${scalar(target)}:`,
    ...(partnerBaseUrl === null ? [] : partnerLines(partnerBaseUrl)),
    ...(workspaceBaseUrl === null ? [] : workspaceLines(workspaceBaseUrl)),
    ...commonLines,
    '',
  ].join('\n');
}

function partnerLines(baseUrl: string): string[] {
  return [
    '    partner:',
    `      baseUrl: ${scalar(baseUrl)} # may have a path prefix`,
    '      apiKey: ${PARTNER_API_KEY}',
    '      # credentials:',
    '      #   otherPartner: ${OTHER_PARTNER_API_KEY} # key of another partner organization: ownership',
    '      #   reseller: ${RESELLER_API_KEY} # key of a reseller: its current usage',
    '      #   noContract: ${NO_CONTRACT_API_KEY} # key of a managed-service partner without an active contract',
    '      #   notEntitled: ${NOT_ENTITLED_API_KEY} # valid key of an organization that may not use the API',
    '      #   revoked: ${REVOKED_API_KEY} # a key that was deleted',
    '      # fixtures: # what is there already; runs read it, and change or remove none of it but the disposable client',
    '      #   client: {id: CLIENT, workspace: WORKSPACE, filespace: FILESPACE} # with usage data',
    '      #   otherClient: {id: CLIENT, workspace: WORKSPACE, filespace: FILESPACE} # another client of this partner',
    '      #   otherPartnerClient: {id: CLIENT, workspace: WORKSPACE, filespace: FILESPACE} # of otherPartner',
    '      #   undeletableClient: {id: CLIENT} # active contract and a workspace: its deletion, which must be rejected, IS tried',
    '      #   disposableClient: {id: CLIENT, workspace: WORKSPACE, filespace: FILESPACE} # no active contract: it IS deleted',
    `      #   activeMember: {client: CLIENT, accountId: ACCOUNT} # has signed in; ${triedOn['partner.fixtures.activeMember']}`,
    '      #   resellerClient: {id: CLIENT} # client of the reseller with an active contract',
    '      #   resellerClientWithoutContract: {id: CLIENT}',
    '      # memberIdField: accountId # field of a member record that holds its accountId, where it is not found by itself',
    '      # quotas: {clients: 20} # how many the run may have at once; 120 lets it look at pages of a hundred',
  ];
}

function workspaceLines(baseUrl: string): string[] {
  return [
    '    workspace:',
    `      baseUrl: ${scalar(baseUrl)}`,
    '      token: ${WORKSPACE_TOKEN} # of a service account',
    '      # credentials:',
    '      #   otherWorkspace: ${OTHER_WORKSPACE_TOKEN} # service account of another workspace: ownership',
    '      #   expired: ${EXPIRED_WORKSPACE_TOKEN}',
    '      #   revoked: ${REVOKED_WORKSPACE_TOKEN}',
    '      # fixtures: # what is there already',
    '      #   unsupportedFilespace: {id: FILESPACE} # data stores are not supported there',
    '      #   fullFilespace: {id: FILESPACE} # at its storage size limit',
    `      #   file: {filespace: FILESPACE, path: /path/of/a/file} # ${triedOn['workspace.fixtures.file']}`,
    '      #   linkedDataStore: {filespace: FILESPACE, id: DATA_STORE} # has linked files: its deletion, which must be rejected, IS tried',
    '      # filespace: # what a create sends besides the name',
    '      #   region: eu-central-1',
    '      #   storageProvider: StorageA',
    '      #   storageOwner: vendor',
    '      # customerStorage: # unlocks filespaces on storage of the customer',
    '      #   storageProvider: Other',
    '      #   region: eu-central-1',
    '      #   endpoint: https://s3.example.com',
    '      #   accessKeyId: ${STORAGE_ACCESS_KEY_ID}',
    '      #   secretAccessKey: ${STORAGE_SECRET_ACCESS_KEY}',
    '      #   bucketName: conformance',
    '      # dataStore: # s3StorageParams of a create, sent as they stand; unlocks data stores',
    '      #   accessKey: ${DATA_STORE_ACCESS_KEY}',
    '      #   secretKey: ${DATA_STORE_SECRET_KEY}',
    '      #   bucketName: conformance',
    '      #   region: eu-central-1',
    '      #   endpoint: https://s3.example.com',
    '      #   useVirtualAddressing: true',
    '      #   urlExpirationMinutes: 10080',
    '      # quotas: {filespaces: 5, members: 10, dataStores: 10, serviceAccounts: 5} # how many the run may have at once',
    '      # forbidSpecialCharacters: true # false where that setting is off: then other names must be accepted',
  ];
}

const commonLines = [
  '    # vocabulary: # words of the wire, where they differ from those of the documents',
  '    #   vendor: acme',
  '    #   vendorConnect: acmeConnect',
  '    #   StorageA: AcmeStorage',
  '    # http:',
  '    #   headers: {} # sent with every request, for instance for a gateway',
  '    #   timeoutMs: 15000',
  '    #   concurrency: 8',
  '    #   rps: 50 # requests a second; null for no limit',
  '    #   settleMs: 30000 # how long a filespace may take to become ready, or to disappear',
  '    #   ca: ./ca.pem # a certificate authority to trust, relative to this file',
  '    #   cert: ./client.pem # a certificate that the suite shows, with its key',
  '    #   key: ./client-key.pem',
  '    #   passphrase: ${KEY_PASSPHRASE}',
];

/** A value as YAML writes it, quoted where it has to be. */
function scalar(value: string): string {
  return stringify(value, { lineWidth: 0 }).trimEnd();
}
