/** Finds out who calls. */
import type { Context } from '../core/context.ts';
import type { ApiRequest } from '../core/exchange.ts';
import { hashSecret, sameHash } from '../core/secrets.ts';
import type { WorkspaceOperation } from '../policy/stated/workspace/operations.ts';
import type { Caller } from './call.ts';
import { failure } from './failures.ts';
import type { ServiceKeyRecord } from './records.ts';
import { keys, workspaces } from './tables/workspaces.ts';

interface Credentials {
  readonly header: string | null;
  readonly isBearer: boolean;
  readonly token: string;
}

/** The caller of an operation; without valid credentials the request ends here. */
export function authenticate(context: Context, op: WorkspaceOperation, request: ApiRequest): Caller {
  const credentials = readCredentials(context, request);
  const key = findKey(context, credentials.token);
  const { auth } = context.policy.stated.workspace;
  const problem = auth.verdict(op, {
    ...credentials,
    path: request.path,
    query: request.query,
    body: () => readable(request),
    key: key && {
      expired: auth.expired(op, key.expiresAt, context.clock.now()),
      revoked: key.revokedAt !== null,
      spent: key.singleUse && context.policy.open.workspace.auth.spent(key.uses),
    },
  });
  if (problem !== null && !auth.actsFirst(op)) throw failure(context, { op, kind: problem, request });
  if (key?.singleUse) keys.countUse(context.db, key.id);
  // A policy that lets strangers in serves them the first workspace there is.
  const workspace = (key && workspaces.find(context.db, key.workspaceId)) ?? workspaces.first(context.db);
  if (workspace === undefined) throw failure(context, { op, kind: 'unauthenticated', request });
  return { workspace, accountId: key?.accountId, refusal: problem };
}

function readable(request: ApiRequest): unknown {
  try {
    return request.json();
  } catch {
    return undefined;
  }
}

function readCredentials(context: Context, request: ApiRequest): Credentials {
  const header = context.policy.stated.workspace.auth.credentials(request);
  const [scheme = '', ...rest] = (header ?? '').trim().split(/\s+/u);
  const isBearer = context.policy.open.workspace.auth.isBearer(scheme);
  return { header, isBearer, token: rest.join(' ') };
}

function findKey(context: Context, token: string): ServiceKeyRecord | null {
  const hash = hashSecret(context.policy.stated.workspace.auth.comparedPart(token));
  const key = keys.byHash(context.db, hash);
  return key !== undefined && sameHash(key.tokenHash, hash) ? key : null;
}
