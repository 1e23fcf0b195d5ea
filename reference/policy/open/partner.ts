import type { Answer, Operation } from '../../core/exchange.ts';
import { isUuid, newUuid } from '../../core/ids.ts';
import type { Cause, Refusal } from '../../partner/causes.ts';
import { clients, lists, members, usage } from './partner/resources.ts';

export type IdKind = 'organization' | 'client' | 'member' | 'workspace' | 'filespace' | 'usage-record';
export type TimeField = 'organization' | 'period' | 'client' | 'member' | 'workspace' | 'filespace' | 'usage-record';

/** Our choice wherever the Partner Management API document leaves one. */
export const openPartner = {
  clients,
  lists,
  members,
  usage,

  auth: {
    /** Whether a scheme word is the right one; whether its case matters is open. */
    isScheme: (presented: string, scheme: string): boolean => presented.toLowerCase() === scheme.toLowerCase(),
  },

  ids: {
    next: (_kind: IdKind): string => newUuid(),
    /** Whether an id has a form that is ever issued. */
    isWellFormed: (_kind: IdKind, text: string): boolean => isUuid(text),
    /** The answer to an id in another form: 404 or 400. */
    malformedStatus: (_operation: Operation, _kind: IdKind): number => 404,
  },

  time: {
    /** The moment that is kept of one at which something was made over the API: as it was, or cut. */
    kept: (milliseconds: number): number => milliseconds,
    /** How a moment is written where a text is stated. */
    text: (_field: TimeField, milliseconds: number): string => new Date(milliseconds).toISOString(),
    /** How `createdAt` of a record is written. */
    createdAt: (_field: TimeField, milliseconds: number): string | number => new Date(milliseconds).toISOString(),
  },

  failure: {
    /** The answer of 401 and 403, of which only the status is known. */
    credentials: (
      _operation: Operation,
      facts: { readonly cause: Cause; readonly status: number; readonly type: string; readonly message: string },
    ): Answer => ({
      status: facts.status,
      body: { error: { type: facts.type, message: facts.message } },
      ...(facts.status === 401 && { headers: { 'WWW-Authenticate': 'ApiKey' } }),
    }),

    /** The body that carries the error code of a member error. */
    memberBody: (_operation: Operation, facts: { readonly errorCode: string; readonly message: string }): unknown => ({
      errorCode: facts.errorCode,
      message: facts.message,
    }),

    /** The body of a refusal of which only the status is known. */
    body: (
      _operation: Operation,
      facts: { readonly type: string; readonly message: string; readonly refusal: Refusal },
    ): unknown => ({ error: { type: facts.type, message: facts.message } }),

    /** More than the two stated fields in an error body. */
    extra: (_operation: Operation): Record<string, unknown> => ({}),
  },

  /** What the things that a profile lends were called by whoever made them. */
  lent: {
    clientName: (): string => 'Orchard Studios',
  },

  organization: {
    pingExtra: (): Record<string, unknown> => ({}),
    meExtra: (): Record<string, unknown> => ({}),
  },

  workspaces: {
    listExtra: (): Record<string, unknown> => ({}),
    detailsView: (
      facts: { readonly id: string; readonly name: string; readonly clientId: string; readonly filespaces: number },
      createdAt: string | number,
    ): Record<string, unknown> => ({ ...facts, createdAt }),
  },

  filespaces: {
    view: (
      facts: {
        readonly id: string;
        readonly name: string;
        readonly workspaceId: string;
        readonly status: string;
        readonly storageType: string;
      },
      createdAt: string | number,
      _place: 'list' | 'details',
    ): Record<string, unknown> => ({ ...facts, createdAt }),
  },

  currentUsage: {
    /** What the client usage answers for a managed-service partner's own client: as for a reseller, or an error. */
    forManagedServiceClient: (): 'answer' | 400 | 404 => 'answer',
    extra: (): Record<string, unknown> => ({}),
  },
};

export type OpenPartner = typeof openPartner;
