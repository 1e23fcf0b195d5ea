import { z } from 'zod';
import { anything, baseUrl, credential, flag, plainFields, positive, secret, section, text, whole } from './fields.ts';
import {
  dataStoreFields,
  headerValues,
  refuseBadHeaders,
  refuseEmptySecrets,
  refuseParamsWithin,
} from './free-form.ts';
import { counted, type Login, type NeutralWord, type PartnerCredential, type WorkspaceCredential } from './model.ts';
import { besideOwn, statedWords } from './stated-words.ts';

/** Less than one would test nothing. */
const quota = whole(1).optional();

const clientFixture = z.strictObject({ id: text, workspace: text.optional(), filespace: text.optional() });
const idFixture = z.strictObject({ id: text });

const login = z
  .strictObject({
    command: text.optional(),
    url: baseUrl.optional(),
    clientId: text.optional(),
    clientSecret: secret.optional(),
    scope: text.optional(),
    sendIn: z.enum(['header', 'body'], 'must be header or body').optional(),
  })
  .transform((stated, context): Login => {
    const { command, url, clientId, clientSecret, scope, sendIn } = stated;
    if (command !== undefined && url === undefined) return { command };
    if (url !== undefined && command === undefined && clientId !== undefined && clientSecret !== undefined)
      return { url, clientId, clientSecret, scope, sendIn };
    const message = 'needs either command, or url with clientId and clientSecret';
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

/** What is missing is told beside whatever else is wrong. */
function statedOrFetched(key: string) {
  return {
    path: [key],
    message: 'is required and missing',
    when: () => true,
  };
}

function hasOneOf(value: object, key: string): boolean {
  return key in value || 'login' in value;
}

const optionalCredential = credential.optional();
const partnerSecrets = {
  otherPartner: optionalCredential,
  reseller: optionalCredential,
  noContract: optionalCredential,
  notEntitled: optionalCredential,
  revoked: optionalCredential,
} satisfies Record<PartnerCredential, typeof optionalCredential>;
const workspaceSecrets = {
  otherWorkspace: optionalCredential,
  expired: optionalCredential,
  revoked: optionalCredential,
} satisfies Record<WorkspaceCredential, typeof optionalCredential>;

const partner = z
  .strictObject({
    baseUrl,
    apiKey: credential.optional(),
    login: section(login),
    credentials: section(z.strictObject(partnerSecrets)),
    fixtures: section(
      z.strictObject({
        client: section(clientFixture),
        otherClient: section(clientFixture),
        otherPartnerClient: section(clientFixture),
        undeletableClient: section(idFixture),
        disposableClient: section(clientFixture),
        activeMember: section(z.strictObject({ client: text, accountId: text })),
        resellerClient: section(idFixture),
        resellerClientWithoutContract: section(idFixture),
      }),
    ),
    memberIdField: text.optional(),
    quotas: section(z.strictObject({ clients: quota })),
  })
  .refine((stated) => hasOneOf(stated, 'apiKey'), statedOrFetched('apiKey'));

const customerStorage = z.strictObject({
  storageProvider: text,
  region: text,
  endpoint: text,
  accessKeyId: text,
  secretAccessKey: text,
  bucketName: text,
});

const workspace = z
  .strictObject({
    baseUrl,
    token: credential.optional(),
    login: section(login),
    credentials: section(z.strictObject(workspaceSecrets)),
    fixtures: section(
      z.strictObject({
        unsupportedFilespace: section(idFixture),
        fullFilespace: section(idFixture),
        file: section(
          z.strictObject({ filespace: text, path: text.refine((path) => path.startsWith('/'), 'must begin with /') }),
        ),
        linkedDataStore: section(z.strictObject({ filespace: text, id: text })),
      }),
    ),
    filespace: section(
      z
        .looseObject({ region: text.optional(), storageProvider: text.optional(), storageOwner: text.optional() })
        .refine((fields) => !('name' in fields), { path: ['name'], message: 'is chosen by the suite; remove it' })
        .transform((fields) => ({ ...fields, ...plainFields(fields) })),
    ),
    customerStorage: section(customerStorage),
    otherCustomerStorage: section(customerStorage),
    dataStore: section(
      anything.superRefine(refuseEmptySecrets).superRefine(refuseParamsWithin).transform(dataStoreFields),
    ),
    forbidSpecialCharacters: flag.optional(),
    otherWorkspace: section(z.strictObject({ forbidSpecialCharacters: flag.optional() })),
    quotas: section(z.strictObject({ filespaces: quota, members: quota, dataStores: quota, serviceAccounts: quota })),
  })
  .refine((stated) => hasOneOf(stated, 'token'), statedOrFetched('token'));

const optionalText = text.optional();
const words = {
  vendor: optionalText,
  vendorConnect: optionalText,
  StorageA: optionalText,
  storage_a: optionalText,
  custom: optionalText,
  storage_b: optionalText,
  storage_c: optionalText,
} satisfies Record<NeutralWord, typeof optionalText>;

const vocabulary = z.strictObject(words).superRefine((stated, context) => {
  for (const [word, other] of sharedWords(stated)) {
    const message = `is the wire word of ${other}, too: the two stand in the same places and cannot be told apart`;
    context.addIssue({ code: 'custom', path: [word], message });
  }
  for (const word of statedElsewhere(stated)) {
    const message = `is a word of the documents for something else, ${stated[word]}: the two cannot be told apart`;
    context.addIssue({ code: 'custom', path: [word], message });
  }
});

const http = z.strictObject({
  headers: section(anything.superRefine(refuseBadHeaders).transform(headerValues)),
  timeoutMs: whole(1).optional(),
  concurrency: whole(1, 1000).optional(),
  rps: positive.nullable().optional(),
  settleMs: whole(0).optional(),
  ca: text.optional(),
  cert: text.optional(),
  key: text.optional(),
  passphrase: secret.optional(),
});

/** One target as a profile states it, before defaults. */
export const targetSchema = z
  .strictObject({
    partner: section(partner),
    workspace: section(workspace),
    vocabulary: section(vocabulary),
    http: section(http),
  })
  .refine((target) => target.partner !== undefined || target.workspace !== undefined, {
    message: 'needs the key partner or the key workspace, or both',
    // A misspelt key is reported as such, and needs no second report.
    when: ({ issues }) => issues.length === 0,
  });
export type StatedTarget = z.infer<typeof targetSchema>;

/** The whole file; the targets are judged one at a time. */
export const profileSchema = z.strictObject({ targets: z.record(z.string(), z.unknown()) });

/** The same with its targets, as editors see it. */
export const profileShape = z.strictObject({ targets: z.record(z.string(), targetSchema) });

/** The stated words that could not be translated back, each with the one that reads the same in the same places. */
function sharedWords(stated: Partial<Record<NeutralWord, string>>): [NeutralWord, NeutralWord][] {
  return counted.flatMap((word): [NeutralWord, NeutralWord][] => {
    const wire = stated[word];
    const other = counted.find((each) => each !== word && (stated[each] ?? each) === wire);
    return wire === undefined || other === undefined ? [] : [[word, other]];
  });
}

/** The stated words that read on the wire like a field or a value of the documents that stands in the same places. */
function statedElsewhere(stated: Partial<Record<NeutralWord, string>>): NeutralWord[] {
  const owned = (['vendor', 'StorageA'] as const).filter((word) => stated[word] === besideOwn[word]);
  return [...owned, ...counted.filter((word) => statedWords.has(stated[word] ?? ''))];
}
