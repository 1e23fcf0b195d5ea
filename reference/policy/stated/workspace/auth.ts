/** Who may call, and what belongs to whom. */
import type { ApiRequest } from '../../../core/exchange.ts';
import type { WorkspaceFailure } from './errors.ts';
import type { WorkspaceOperation } from './operations.ts';

/** What is known of the credentials of one request. */
export interface AuthFacts {
  /** the whole header, null without one */
  readonly header: string | null;
  readonly isBearer: boolean;
  readonly token: string;
  /** the path as it was asked for */
  readonly path: string;
  readonly query: URLSearchParams;
  /** the body as JSON; undefined where there is none, or none that can be read */
  readonly body: () => unknown;
  /** the key that the token belongs to, null when there is none */
  readonly key: {
    readonly expired: boolean;
    readonly revoked: boolean;
    /** a single-use key that was used before */
    readonly spent: boolean;
  } | null;
}

/** What is asked of ownership: does the resource belong to the workspace of the account? */
export interface OwnershipFacts {
  readonly ownWorkspaceId: string;
  readonly workspaceId: string;
}

export const auth = {
  /** The credentials of a request: its Authorization header as it is, null without one. */
  credentials(request: ApiRequest): string | null {
    return request.headers.get('authorization');
  },
  /** null lets the request through. */
  verdict(_op: WorkspaceOperation, facts: AuthFacts): WorkspaceFailure | null {
    if (facts.header === null || !facts.isBearer || facts.token === '') return 'unauthenticated';
    if (facts.key === null || facts.key.expired || facts.key.revoked || facts.key.spent) return 'unauthenticated';
    return null;
  },
  expired(_op: WorkspaceOperation, expiresAt: number | null, now: number): boolean {
    return expiresAt !== null && now >= expiresAt;
  },
  /** Whether a refused request is carried out before it is refused. */
  actsFirst(_op: WorkspaceOperation): boolean {
    return false;
  },
  /** The part of a token that tells it from others: all of it. */
  comparedPart(token: string): string {
    return token;
  },
};

const same = (facts: OwnershipFacts): boolean => facts.ownWorkspaceId === facts.workspaceId;

/** Each is asked by single reads and writes as well as by lists, with the operation. */
export const ownership = {
  filespace(_op: WorkspaceOperation, facts: OwnershipFacts): boolean {
    return same(facts);
  },
  member(_op: WorkspaceOperation, facts: OwnershipFacts): boolean {
    return same(facts);
  },
  serviceAccount(_op: WorkspaceOperation, facts: OwnershipFacts): boolean {
    return same(facts);
  },
  /** Whether a request for what belongs to another workspace is carried out before it is refused. */
  actsFirst(_op: WorkspaceOperation, _facts: OwnershipFacts): boolean {
    return false;
  },
  /** The workspace in which the operation makes something, of which there are others: that of the account. */
  home(
    _op: WorkspaceOperation,
    own: string,
    _others: readonly string[],
    _body: Readonly<Record<string, unknown>>,
  ): string {
    return own;
  },
  /** The filespace in which the operation makes something: that of its path. */
  place(_op: WorkspaceOperation, own: string, _body: Readonly<Record<string, unknown>>): string {
    return own;
  },
  /** A data store is reached through its own filespace only. */
  dataStore(
    _op: WorkspaceOperation,
    facts: { readonly filespaceId: string; readonly ownFilespaceId: string },
  ): boolean {
    return facts.filespaceId === facts.ownFilespaceId;
  },
  /** Whether what stands in a filespace of another workspace is reached by its id below an own one. */
  elsewhere(_op: WorkspaceOperation, _kind: 'dataStore' | 'entry'): boolean {
    return false;
  },
};
