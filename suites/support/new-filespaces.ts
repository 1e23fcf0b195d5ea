import { type CheckContext, exchangeOf, Inconclusive, prepared, type Reply } from '../../src/check/index.ts';
import { filespace } from '../../src/resources/index.ts';
import { type Body, profileBody } from './filespace-bodies.ts';
import { isObject } from './lists.ts';
import { createdId, registerMade } from './made.ts';
import { clientOf, type Side } from './other-workspace.ts';

export interface NewFilespace {
  id: string;
  name: string;
}

/** A create as it was sent, and what came back; `id` is null where nothing was made. */
export interface Creation {
  body: Body;
  reply: Reply;
  id: string | null;
}

/** Sends a create. Whatever the target makes of it is registered, and has had its time to become ready. */
export async function tryCreate(
  t: CheckContext,
  body: Body,
  { side, ...expectation }: { open?: boolean; side?: Side } = {},
): Promise<Creation> {
  const reply = await clientOf(t, side).raw({ operation: 'POST /api/v1/filespaces', body, ...expectation });
  registerFilespace(t, reply, body.name, side);
  const id = createdId(reply);
  if (id !== null && !isReady(reply)) await untilReady(t, id, side);
  return { body, reply, id };
}

/** The id of a creation that worked; another outcome makes the check inconclusive. */
export function idOf({ reply, id }: Creation): string {
  // Another success, or a record that lacks something, is judged elsewhere: here only the id matters.
  if (id !== null) return id;
  prepared(reply, 201, 'create a filespace');
  throw new Inconclusive('the created filespace has no id');
}

/** A fresh filespace that has had its time to become ready; removed when the check ends. */
export async function newFilespace(t: CheckContext, name = t.names.filespace(), side?: Side): Promise<NewFilespace> {
  return { id: idOf(await tryCreate(t, profileBody(t, { name }), { side })), name };
}

/** Every create that the target accepts must be registered, also one that it should have rejected. */
export function registerFilespace(t: CheckContext, reply: Reply, name: unknown, side?: Side): void {
  registerMade(t, filespace, reply, { name, side });
}

/** Whether the answer to a create says that there is nothing to wait for. */
export function isReady(reply: Reply): boolean {
  const { json } = exchangeOf(reply);
  return isObject(json) && isObject(json.data) && json.data.status === 'ready';
}

/**
 * Waits until the filespace is `ready`. A status that stays another one is open, so the check goes on all the same, and
 * no later wait of the run expects more of it.
 */
export async function untilReady(t: CheckContext, filespaceId: string, side?: Side): Promise<void> {
  const resting = await t.learned('workspace resting statuses', async () => new Set(['ready']));
  let last = '';
  const ready = await t.settles('ready', async () => {
    const reply = await clientOf(t, side).raw({
      operation: 'GET /api/v1/filespaces/{filespaceId}',
      path: { filespaceId },
      open: true,
    });
    const { json } = exchangeOf(reply);
    const record = isObject(json) && isObject(json.data) ? json.data : null;
    // A record that lacks its status is judged elsewhere; waiting for one each time would only take long.
    const shown = record === null || typeof record.status === 'string' ? record?.status : 'none';
    last = typeof shown === 'string' ? shown : '';
    return resting.has(last) ? true : undefined;
  });
  if (ready === undefined && last !== '') resting.add(last);
}

/** One create as the profile says, made once: the valid twin of every create that must be rejected. */
export function baseCreation(t: CheckContext): Promise<Creation> {
  return t.shared('workspace filespace', (own) => tryCreate(own, profileBody(own)));
}

/** What that made, for all checks that only look at it, or add things of their own. */
export async function sharedFilespace(t: CheckContext): Promise<NewFilespace> {
  const creation = await baseCreation(t);
  return { id: idOf(creation), name: String(creation.body.name) };
}

export async function rootId(t: CheckContext, filespaceId: string): Promise<string> {
  const reply = await t.workspace.GET('/api/v1/filespaces/{filespaceId}/entries/resolve', {
    params: { path: { filespaceId }, query: { path: '/' } },
  });
  return prepared(reply, 200, 'resolve the root directory').data.id;
}

export interface NewDirectory {
  id: string;
  name: string;
  filespaceId: string;
  parentId: string;
}

/** A fresh directory; it goes with its filespace. */
export async function newDirectory(
  t: CheckContext,
  parent: { filespaceId: string; parentId: string },
  name = t.names.directory(),
): Promise<NewDirectory> {
  const { filespaceId, parentId } = parent;
  const reply = await t.workspace.POST('/api/v1/filespaces/{filespaceId}/entries', {
    params: { path: { filespaceId } },
    body: { parentId, name, type: 'dir' },
  });
  const { id } = prepared(reply, 201, 'create a directory').data;
  return { id, name, filespaceId, parentId };
}

/** A fresh directory of the shared filespace, for one check to work in. */
export async function workDirectory(t: CheckContext): Promise<NewDirectory> {
  return newDirectory(t, (await beginning(t)).root);
}

const earlyCount = 8;

/**
 * The root of the shared filespace, and what was made in it before all else: with the short ids of those that come
 * first, where ids are counted, so that those of many others begin like them.
 */
export function beginning(t: CheckContext) {
  return t.shared('workspace root', async (own) => {
    const { id: filespaceId } = await sharedFilespace(own);
    const root = { filespaceId, parentId: await rootId(own, filespaceId) };
    // Whoever only works in the filespace does without those that the target does not make.
    const made = await Promise.allSettled(Array.from({ length: earlyCount }, () => newDirectory(own, root)));
    return { root, early: made.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])) };
  });
}
