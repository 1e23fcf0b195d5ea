/** What the documents name: fields, and values that a record or a parameter may have. */
export const statedWords: ReadonlySet<string> = new Set(
  `
  accessKey accessKeyId accountId billingPeriod blockSize bucketName createdAt current currentStorageSize
  customerStorageParams data details email end endpoint entries entryId error errorCode expirationDate expiresAt
  filespaceIds id installations isSingleUse items joinedOn kind max memberCount members message modifiedAt name nextCursor
  notes organizationId organizationName overage owner parentId path peak pendingInvitationLinkSecret period prepaid
  provider region role s3StorageParams secretAccessKey serviceIdentity size start status storage storageOwner
  storageProvider supportedBillingModels teamCache tier type unit updatedAt url urlExpirationMinutes
  useVirtualAddressing used user workspaceId

  -createdAt GB HttpLinkDataStore S3DataStore active dir file filespaceAdmin msp new pending ready standard
  validation_error
  `
    .trim()
    .split(/\s+/),
);

/** Stated values beside which `vendor` and `StorageA` stand, as owner and provider of a storage. */
export const besideOwn = { vendor: 'customer', StorageA: 'Other' } as const;
