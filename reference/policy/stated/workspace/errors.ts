/**
 * What goes wrong, with which status, in which words and in which body. What belongs to somebody else
 * (`foreign`) answers as what does not exist.
 */
import type { Answer, ApiRequest, TransportProblem } from '../../../core/exchange.ts';
import type { WorkspaceRoute } from './operations.ts';

/** Statuses that the document states, by the kind of mistake. */
const statuses = {
  unauthenticated: 401,
  'filespace.notFound': 404,
  'filespace.foreign': 404,
  'filespace.body': 400,
  'filespace.name': 400,
  'filespace.rename': 400,
  'filespace.owner': 400,
  'filespace.provider': 400,
  'filespace.customerStorage': 400,
  'filespace.blockSize': 400,
  'filespace.paused': 503,
  'dataStore.unsupported': 403,
  'dataStore.notConfigured': 403,
  'dataStore.notFound': 404,
  'dataStore.foreign': 404,
  'dataStore.malformedId': 400,
  'dataStore.body': 400,
  'dataStore.exists': 400,
  'dataStore.limit': 400,
  'dataStore.bucketName': 400,
  'dataStore.region': 400,
  'dataStore.type': 400,
  'dataStore.credentials': 400,
  'dataStore.linked': 400,
  'entry.notFound': 404,
  'entry.malformedId': 400,
  'entry.body': 400,
  'entry.name': 400,
  'entry.parentMalformed': 400,
  'entry.parentMissing': 404,
  'entry.parentNotDirectory': 400,
  'entry.exists': 400,
  'entry.full': 403,
  'entry.path': 400,
  'entry.pathMissing': 400,
  'entry.notDirectory': 400,
  'entry.notEmpty': 400,
  'entry.undeletable': 400,
  'member.notFound': 404,
  'member.foreign': 404,
  'member.body': 400,
  'member.email': 400,
  'member.role': 400,
  'member.filespaceIds': 400,
  'serviceAccount.notFound': 404,
  'serviceAccount.foreign': 404,
  'serviceAccount.body': 400,
  'serviceAccount.name': 400,
  'serviceAccount.identity': 400,
  'serviceAccount.isSingleUse': 400,
  'serviceAccount.expiresAt': 400,
  'link.exactlyOne': 400,
  'link.path': 400,
  'link.none': 400,
} as const;

/** A mistake whose status the document states. */
export type WorkspaceError = keyof typeof statuses;

/** Mistakes that only a choice of the service turns into one; the open policy knows their statuses. */
export type WorkspaceOpenError =
  | TransportProblem
  | 'request.text'
  | 'filespace.malformedId'
  | 'filespace.busy'
  | 'filespace.exists'
  | 'member.malformedId'
  | 'member.exists'
  | 'member.unknownFilespace'
  | 'serviceAccount.malformedId'
  | 'children.limit'
  | 'children.cursor'
  | 'children.ofFile'
  | 'serviceAccount.self';

export type WorkspaceFailure = WorkspaceError | WorkspaceOpenError;

const general = 'Resource not found or user has no access privilege';

/** Words that the document gives; everything else is worded by the open policy. */
const messages: { readonly [kind in WorkspaceFailure]?: string } = {
  unauthenticated: 'Invalid or expired token',
  'filespace.notFound': general,
  'filespace.foreign': general,
  'filespace.name': 'Filespace name can contain only alphanumeric characters and dash',
  'filespace.rename': 'Filespace name can contain only alphanumeric characters and dash',
  'dataStore.notFound': 'Data store not found',
  'dataStore.foreign': 'Data store not found',
  'dataStore.malformedId': 'Data store ID is invalid',
  'dataStore.exists': 'Data store already exists',
  'entry.notFound': 'File system entry not found',
  'entry.malformedId': 'File system entry ID is invalid',
  'entry.parentMissing': 'Parent ID does not exist',
  'entry.full': 'File system storage size limit exceeded',
  'entry.path': "Paths inside the service should start with a '/'",
  'link.path': "Paths inside the service should start with a '/'",
  'member.notFound': general,
  'member.foreign': general,
  'member.email': 'Please provide an actual email address',
  'serviceAccount.notFound': general,
  'serviceAccount.foreign': general,
};

function isStated(kind: WorkspaceFailure): kind is WorkspaceError {
  return Object.hasOwn(statuses, kind);
}

export const errors = {
  /** `openStatus` is what the open policy answers to mistakes that only its own choices create. */
  status(_op: WorkspaceRoute, kind: WorkspaceFailure, openStatus: number): number {
    return isStated(kind) ? statuses[kind] : openStatus;
  },
  /** The stated wording, or the open policy's where the document gives none. */
  message(_op: WorkspaceRoute, kind: WorkspaceFailure, openMessage: string): string {
    return messages[kind] ?? openMessage;
  },
  /** `openExtra` holds further fields of the error that the service chooses to send. */
  body(_op: WorkspaceRoute, _kind: WorkspaceFailure, message: string, openExtra: Record<string, unknown>): unknown {
    return { error: { ...openExtra, message } };
  },
  /** Headers that an error must carry: the delay of a paused create or delete. */
  headers(_op: WorkspaceRoute, kind: WorkspaceFailure, retryAfter: string): Record<string, string> {
    return kind === 'filespace.paused' ? { 'retry-after': retryAfter } : {};
  },
  /** The last word on an error, as a whole. */
  answer(_op: WorkspaceRoute, _kind: WorkspaceFailure, answer: Answer, _request: ApiRequest): Answer {
    return answer;
  },
};
