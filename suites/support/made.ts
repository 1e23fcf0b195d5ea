import { type CheckContext, exchangeOf, field, type Reply } from '../../src/check/index.ts';
import { type WorkspaceResource, workspaceResources } from '../../src/resources/index.ts';
import type { Side } from './other-workspace.ts';

const usualPlaces = [['data', 'id'], ['id']];

/**
 * The id in the answer of an accepted create, under whichever success: where its resource has it, or in an envelope or
 * bare all the same, both of which is judged elsewhere; null when there is none.
 */
export function createdId(reply: Reply): string | null {
  const { json, operation } = exchangeOf(reply);
  if (!reply.response.ok) return null;
  const stated = workspaceResources.find(({ create }) => create === operation)?.idAt ?? [];
  const ids = [...stated, ...usualPlaces].map((way) => way.reduce<unknown>(field, json));
  return ids.find((id) => typeof id === 'string') ?? null;
}

interface Facts {
  /** Ids of what it stands in. */
  path?: Readonly<Record<string, string>>;
  /** By which people know it. */
  name?: unknown;
  side?: Side;
}

/** Every create that the target accepts must be registered, also one that it should have rejected. */
export function registerMade(t: CheckContext, resource: WorkspaceResource, reply: Reply, facts: Facts): void {
  const id = createdId(reply);
  if (id !== null) registerId(t, resource, id, facts);
}

/** What has this id is removed when the check ends. */
export function registerId(t: CheckContext, resource: WorkspaceResource, id: string, facts: Facts): void {
  const { remove, noun, key } = resource;
  const { path = {}, name, side } = facts;
  if (remove === undefined) return;
  t.created({
    api: 'workspace',
    what: `${noun} ${JSON.stringify(name ?? id)}`,
    operation: remove,
    path: { ...path, [key]: id },
    ...(side === undefined ? {} : { credential: side }),
  });
}
