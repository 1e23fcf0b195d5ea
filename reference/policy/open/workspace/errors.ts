/** Statuses and words of mistakes that the document does not name, or names without a text. */
import type { TransportProblem } from '../../../core/exchange.ts';
import type { WorkspaceFailure, WorkspaceOpenError } from '../../stated/workspace/errors.ts';
import type { WorkspaceRoute } from '../../stated/workspace/operations.ts';

type Choice = { readonly [kind in Exclude<WorkspaceOpenError, TransportProblem>]: number };

const statuses: Choice = {
  'request.text': 400,
  'filespace.malformedId': 404,
  'filespace.busy': 404,
  'filespace.exists': 400,
  'member.malformedId': 404,
  'member.exists': 400,
  'member.unknownFilespace': 400,
  'serviceAccount.malformedId': 404,
  'serviceAccount.self': 400,
  'children.limit': 400,
  'children.cursor': 400,
  'children.ofFile': 400,
};

const general = 'Resource not found or user has no access privilege';

const messages: { readonly [kind in WorkspaceFailure]?: string } = {
  'unknown-route': general,
  'unknown-method': 'Method not allowed',
  'malformed-path': 'The path is not properly encoded',
  'malformed-json': 'The body is not JSON',
  'unsupported-media-type': 'The body must be JSON',
  'body-too-large': 'The body is too large',
  internal: 'Something went wrong',
  'request.text': 'A text holds characters that cannot be stored',
  'filespace.malformedId': general,
  'filespace.busy': general,
  'filespace.body': 'The filespace is not described properly',
  'filespace.owner': 'The storage owner is unknown',
  'filespace.provider': 'The storage provider is not available to this owner',
  'filespace.customerStorage': 'The customer storage is not described properly',
  'filespace.blockSize': 'The block size is no usable number',
  'filespace.paused': 'Filespaces cannot be created or deleted right now',
  'filespace.exists': 'A filespace of this name exists',
  'dataStore.unsupported': 'Data stores are not supported on this filespace version',
  'dataStore.notConfigured': 'The external files feature is not configured',
  'dataStore.body': 'The data store is not described properly',
  'dataStore.limit': 'The maximum number of data stores is reached',
  'dataStore.bucketName': 'The bucket name is invalid',
  'dataStore.region': 'The region is invalid',
  'dataStore.type': 'The type of data store is not supported',
  'dataStore.credentials': 'The credentials are invalid',
  'dataStore.linked': 'The data store has linked files',
  'entry.body': 'The entry is not described properly',
  'entry.name': 'The entry name is invalid',
  'entry.parentMalformed': 'Parent ID is invalid',
  'entry.parentNotDirectory': 'The parent is not a directory',
  'entry.exists': 'The entry already exists',
  'entry.pathMissing': 'A path is required',
  'entry.notDirectory': 'Only directories can be deleted',
  'entry.notEmpty': 'The directory is not empty',
  'entry.undeletable': 'The entry cannot be deleted',
  'children.limit': 'The limit must be a positive number',
  'children.cursor': 'The cursor is invalid',
  'children.ofFile': 'The entry is not a directory',
  'member.malformedId': general,
  'member.body': 'The member is not described properly',
  'member.exists': 'A member with this e-mail address exists',
  'member.role': 'The role cannot be given',
  'member.filespaceIds': 'The filespace ids must be texts',
  'member.unknownFilespace': 'A filespace to administer is unknown',
  'serviceAccount.malformedId': general,
  'serviceAccount.self': 'A service account cannot delete itself',
  'serviceAccount.body': 'The service account is not described properly',
  'serviceAccount.name': 'A name is required',
  'serviceAccount.identity': 'The service identity must be an object',
  'serviceAccount.isSingleUse': 'isSingleUse must be true or false',
  'serviceAccount.expiresAt': 'expiresAt must be a date',
  'link.exactlyOne': 'Exactly one of entryId and path is required',
  'link.none': 'No link can be generated for this entry',
};

function isOwnChoice(kind: WorkspaceFailure): kind is keyof Choice {
  return Object.hasOwn(statuses, kind);
}

export const openErrors = {
  /** The status of a mistake that the document does not name. */
  status(_op: WorkspaceRoute, kind: WorkspaceFailure): number {
    return isOwnChoice(kind) ? statuses[kind] : 400;
  },
  message(_op: WorkspaceRoute, kind: WorkspaceFailure): string {
    return messages[kind] ?? 'The request is invalid';
  },
  /** Where a 404 has both words of its own and the general ones, whether its own are used. */
  ownNotFoundMessage(_op: WorkspaceRoute, _kind: WorkspaceFailure): boolean {
    return true;
  },
  /** What an error object holds besides its message. */
  extra(_op: WorkspaceRoute, _kind: WorkspaceFailure): Record<string, unknown> {
    return {};
  },
  headers(_op: WorkspaceRoute, kind: WorkspaceFailure): Record<string, string> {
    return kind === 'unauthenticated' ? { 'www-authenticate': 'Bearer' } : {};
  },
  /** Requests to no operation: whether they must be authenticated first. */
  unknownRouteNeedsToken(): boolean {
    return false;
  },
};
