import type { Operation } from '../../../core/exchange.ts';
import type { Absence, Cause, Refusal } from '../../../partner/causes.ts';

const NOT_FOUND: readonly Cause[] = [
  'unknown-client',
  'unknown-member',
  'unknown-workspace',
  'unknown-filespace',
  'no-owner',
  'no-contract',
];

const MESSAGES: Readonly<Record<Cause, string>> = {
  unauthenticated: 'A valid API key is required',
  'not-entitled': 'The organization is not allowed to use this API',
  'invalid-client': 'The client organization is not valid',
  'duplicate-client-name': 'A client organization of this name exists already',
  'client-in-use': 'A client organization with an active contract and workspaces cannot be deleted',
  'invalid-email': 'An e-mail address is required',
  'member-exists': 'The e-mail address belongs to a member already',
  'invalid-status-filter': 'The status is not one that members can be filtered by',
  'owner-removal': 'The owner cannot be removed',
  'unknown-client': 'Client organization not found',
  'unknown-member': 'Member not found',
  'unknown-workspace': 'Workspace not found',
  'unknown-filespace': 'Filespace not found',
  'no-owner': 'The client organization has no owner',
  'no-contract': 'No active contract found',
  'not-managed-service': 'Only managed-service partners have a usage of their own',
  'not-reseller': 'Only clients of a reseller have a current usage',
  'invalid-range': 'The date range is not valid',
  'invalid-storage-type': 'The storage type is not known',
  'unsupported-storage-type': 'Filespace usage cannot be narrowed to a storage type',
  'invalid-parameter': 'A query parameter is not valid',
};

/** The causes whose error code is stated. */
const ERROR_CODES: Readonly<Partial<Record<Cause, string>>> = {
  'member-exists': 'partnerOrganization.member.alreadyExists',
  'invalid-status-filter': 'partnerOrganization.member.status.invalid',
  'owner-removal': 'partnerOrganization.member.removeOwner',
};

/** How requests are refused. */
export const failure = {
  /** The status of a refusal. It does not depend on why something is absent. */
  status: (_operation: Operation, cause: Cause, _absence: Absence | undefined): number => {
    if (cause === 'unauthenticated') return 401;
    if (cause === 'not-entitled') return 403;
    return NOT_FOUND.includes(cause) ? 404 : 400;
  },

  /** The `error.type` of a refusal. */
  type: (_operation: Operation, cause: Cause, _absence: Absence | undefined): string => {
    if (cause === 'invalid-client') return 'validation_error';
    return NOT_FOUND.includes(cause) ? 'not_found' : cause.replaceAll('-', '_');
  },

  /** The human text of a refusal; what is foreign reads like what does not exist. */
  message: (_operation: Operation, cause: Cause, _absence: Absence | undefined): string => MESSAGES[cause],

  /** The code by which the errors of members are identified. */
  errorCode: (_operation: Operation, cause: Cause): string | undefined => ERROR_CODES[cause],

  /** The body of a create that breaks a rule of its fields. */
  validationBody: (
    _operation: Operation,
    facts: { readonly type: string; readonly message: string; readonly refusal: Refusal },
  ): unknown => ({ error: { type: facts.type, message: facts.message, details: facts.refusal.details ?? [] } }),

  /** Whether the documents describe the body of a refusal here; elsewhere it is left open. */
  hasStatedBody: (operation: Operation): boolean =>
    operation.includes('/usage') || /^(?:DELETE|GET) \/api\/v1\/clients\/\{clientId\}$/.test(operation),

  /** The body of every other refusal with a stated form. */
  body: (
    _operation: Operation,
    facts: { readonly type: string; readonly message: string; readonly refusal: Refusal },
  ): unknown => ({ error: { type: facts.type, message: facts.message } }),
};
