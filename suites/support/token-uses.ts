import { type CheckContext, isInconclusiveAnswer, NotTested, type Reply } from '../../src/check/index.ts';
import { makings } from '../workspace/resources/index.ts';
import { asCreator } from './account-ids.ts';
import { inParallel } from './parallel.ts';
import {
  idOfMade,
  infoOf,
  type Request,
  requestTo,
  type WorkspaceOperationInfo,
  workspaceOperations,
} from './workspace-requests.ts';

/*
 * Wherever a token was let in, that may be remembered, by each operation for itself: before its end a token is used for
 * all of them.
 */

/** What is asked for under credentials that must be rejected: nothing else relies on it, should the target let them in. */
export const bait = { name: 'refused' };

/** Whose token it is. */
interface Holder {
  id: string;
  token: string;
}

/** What a well-behaved client sends to each operation; those that nothing can be asked of here are left out. */
export async function plainRequests(
  t: CheckContext,
  infos: readonly WorkspaceOperationInfo[] = workspaceOperations,
): Promise<Request[]> {
  const requests = await inParallel(infos.map((info) => unlessMissing(requestTo(t, info, bait))));
  return requests.filter((request) => request !== null);
}

/**
 * Prepares a use of every operation by a token that is yet to come, since that may end soon: it reads what the run has,
 * and makes a thing of each kind, changes it and removes it. What a new account has access to is open.
 */
export async function usesEverywhere(t: CheckContext): Promise<(holder: Holder) => Promise<void>> {
  const reads = await plainRequests(t, workspaceOperations.filter(isRead));
  const lives = await inParallel(makings.map((making) => unlessMissing(lifeOf(t, making))));
  return async ({ id, token }) => {
    const by = t.workspace.withAuthorization(`Bearer ${token}`);
    const ask: Ask = (request) => by.raw({ ...request, open: true });
    await asCreator(t, id, () =>
      inParallel<unknown>([...reads.map(ask), ...lives.flatMap((live) => live?.(ask) ?? [])]),
    );
  };
}

type Ask = (request: Request) => Promise<Reply>;

const isRead = ({ method, operation }: WorkspaceOperationInfo): boolean =>
  method === 'GET' || operation === 'POST /api/v1/providers';

/** A create, a change and a removal of one thing. */
async function lifeOf(t: CheckContext, { resource, changed }: Making): Promise<(ask: Ask) => Promise<void>> {
  const { create, change, remove, key, slow } = resource;
  const request = await requestTo(t, infoOf(create), bait);
  const asked = { site: bait, path: request.path ?? {} };
  const body = change && (await unlessMissing((async () => changed?.(t, asked))()));
  return async (ask) => {
    const id = await idOfMade(t, request, await ask(request));
    if (id === null) return;
    const path = { ...request.path, [key]: id };
    if (change !== undefined && body != null) await ask({ operation: change.operation, path, body });
    const removal = await ask({ operation: remove, path });
    // Nobody needs it any more: its room is for others.
    const { response } = removal.response.ok ? removal : await t.workspace.raw({ operation: remove, path, open: true });
    if (response.ok && slow === undefined) t.gone(path);
  };
}

type Making = (typeof makings)[number];

/** Null where the target has no such thing, or none could be made: that is told elsewhere. */
async function unlessMissing<Result>(made: Promise<Result>): Promise<Result | null> {
  try {
    return await made;
  } catch (error) {
    if (error instanceof NotTested || isInconclusiveAnswer(error)) return null;
    throw error;
  }
}
