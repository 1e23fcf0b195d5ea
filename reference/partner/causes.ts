/** Every reason for which the Partner API refuses a well-formed HTTP request. */
export type Cause =
  | 'unauthenticated'
  | 'not-entitled'
  | 'invalid-client'
  | 'duplicate-client-name'
  | 'client-in-use'
  | 'invalid-email'
  | 'member-exists'
  | 'invalid-status-filter'
  | 'owner-removal'
  | 'unknown-client'
  | 'unknown-member'
  | 'unknown-workspace'
  | 'unknown-filespace'
  | 'no-owner'
  | 'no-contract'
  | 'not-managed-service'
  | 'not-reseller'
  | 'invalid-range'
  | 'invalid-storage-type'
  | 'unsupported-storage-type'
  | 'invalid-parameter';

/** Why something was not found; the answer must not tell. */
export type Absence = 'unknown' | 'foreign' | 'malformed';

export interface Refusal {
  readonly cause: Cause;
  readonly absence?: Absence;
  /** What is wrong, where one message does not say it. */
  readonly message?: string;
  readonly details?: readonly ValidationDetail[];
}

export interface ValidationDetail {
  readonly path?: string;
  readonly message: string;
}
