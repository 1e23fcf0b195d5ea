import type { components } from '../../generated/workspace.ts';
import {
  type CheckContext,
  describe,
  type Expectation,
  exchangeOf,
  Inconclusive,
  NotTested,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import { createdId } from './made.ts';
import { newDirectory, newFilespace, sharedFilespace, workDirectory } from './new-filespaces.ts';
import { inOtherWorkspace } from './other-workspace.ts';

export type Entry = components['schemas']['Entry'];

/** A directory that the run made, with the path that leads to it. */
export interface Directory {
  filespaceId: string;
  id: string;
  name: string;
  parentId: string;
  path: string;
}

export type Place = Pick<Directory, 'filespaceId' | 'id'>;

/** A directory of the top level of the shared filespace, for one check alone. */
export async function workPlace(t: CheckContext): Promise<Directory> {
  const made = await workDirectory(t);
  return { ...made, path: `/${made.name}` };
}

/** A directory inside another one, as a step on the way to what a check is about. */
export async function subdirectory(t: CheckContext, parent: Directory, name = t.names.directory()): Promise<Directory> {
  const made = await newDirectory(t, { filespaceId: parent.filespaceId, parentId: parent.id }, name);
  return { ...made, path: `${parent.path}/${name}` };
}

export function createIn(t: CheckContext, parent: Place, name: string) {
  return t.workspace.POST('/api/v1/filespaces/{filespaceId}/entries', {
    params: { path: { filespaceId: parent.filespaceId } },
    body: { parentId: parent.id, name, type: 'dir' },
  });
}

/** A create with any body; nothing of it is checked here. */
export function createRaw(t: CheckContext, filespaceId: string, body: unknown, expectation: Expectation = {}) {
  return t.workspace.raw({
    operation: 'POST /api/v1/filespaces/{filespaceId}/entries',
    path: { filespaceId },
    body,
    ...expectation,
  });
}

export function getEntry(t: CheckContext, { filespaceId, id }: Place) {
  return t.workspace.GET('/api/v1/filespaces/{filespaceId}/entries/{entryId}', {
    params: { path: { filespaceId, entryId: id } },
  });
}

/** The path without its slash, and behind what shells read as a place to begin at: none of them starts with one. */
export function relativeTo(path: string): string[] {
  return [path.slice(1), `.${path}`, `~${path}`];
}

export function resolvePath(t: CheckContext, filespaceId: string, path: string) {
  return t.workspace.GET('/api/v1/filespaces/{filespaceId}/entries/resolve', {
    params: { path: { filespaceId }, query: { path } },
  });
}

export function deleteEntry(t: CheckContext, { filespaceId, id }: Place) {
  return t.workspace.DELETE('/api/v1/filespaces/{filespaceId}/entries/{entryId}', {
    params: { path: { filespaceId, entryId: id } },
  });
}

/** Deletes as a step on the way to something else; the body of a deletion is open, and may be missing. */
export async function removeEntry(t: CheckContext, place: Place): Promise<void> {
  const { status, text } = exchangeOf(await deleteEntry(t, place));
  if (status !== 200) throw new Inconclusive(`could not delete a directory: got ${describe({ status, text })}`);
}

export function listChildren(
  t: CheckContext,
  { filespaceId, id }: Place,
  query: { limit?: number; nextCursor?: string } = {},
) {
  return t.workspace.GET('/api/v1/filespaces/{filespaceId}/entries/{entryId}/children', {
    params: { path: { filespaceId, entryId: id }, query },
  });
}

/** A directory that was there and is not any more. */
export async function deletedDirectory(t: CheckContext, parent?: Directory): Promise<Directory> {
  const directory = await subdirectory(t, parent ?? (await workPlace(t)));
  await removeEntry(t, directory);
  return directory;
}

/** A directory with one child, both created more than a second ago, so that a present time is not taken for theirs. */
export function agedDirectory(t: CheckContext): Promise<{ directory: Directory; child: Entry }> {
  return t.sharedSlowly('workspace aged directory', async (own) => {
    const directory = await workPlace(own);
    // What is said of the child must not be what is true of the directory.
    await own.sleep(1_200);
    const child = prepared(await createIn(own, directory, own.names.directory()), 201, 'create a directory').data;
    await own.sleep(1_200);
    return { directory, child };
  });
}

export interface RootTrial {
  filespaceId: string;
  rootId: string;
  /** The children of the root while it was new. */
  listed: Reply<{ data: { entries: Entry[] } }>;
  deletion: Reply;
  resolved: Reply;
  /** One more deletion, of a root that holds something; null where the first one was accepted. */
  again: Reply | null;
  /** The answers to creates in the root after the first one, where it was rejected. */
  creations: readonly Reply[];
  /** Reads of what these have made, after that. */
  held: readonly Awaited<ReturnType<typeof getEntry>>[];
}

/** What happens to the root directory of a filespace that exists for this alone. */
export function rootTrial(t: CheckContext): Promise<RootTrial> {
  return t.shared('workspace root trial', async (own) => {
    const { id: filespaceId } = await newFilespace(own);
    const root = prepared(await resolvePath(own, filespaceId, '/'), 200, 'resolve the root directory').data;
    const place = { filespaceId, id: root.id };
    const listed = await listChildren(own, place);
    // That it holds something must not be why it stays.
    const deletion = await deleteEntry(own, place);
    const resolved = await resolvePath(own, filespaceId, '/');
    const isKept = !deletion.response.ok && resolved.response.status === 200;
    const after = isKept ? await heldThrough(own, place) : { again: null, creations: [], held: [] };
    return { filespaceId, rootId: root.id, listed, deletion, resolved, ...after };
  });
}

/** Directories in a root, read after one more deletion of it. */
async function heldThrough(t: CheckContext, root: Place): Promise<Pick<RootTrial, 'again' | 'creations' | 'held'>> {
  const creations = [await createIn(t, root, t.names.directory()), await createIn(t, root, t.names.directory())];
  const again = await deleteEntry(t, root);
  const held = [];
  for (const id of creations.map(createdId)) if (id !== null) held.push(await getEntry(t, { ...root, id }));
  return { again, creations, held };
}

export async function sharedRoot(t: CheckContext): Promise<Place> {
  const { id: filespaceId } = await sharedFilespace(t);
  const root = prepared(await resolvePath(t, filespaceId, '/'), 200, 'resolve the root directory').data;
  return { filespaceId, id: root.id };
}

/**
 * Where what holds in a directory of the top level holds as well: in the root above it, and further down. All checks have
 * one place for each, which is known to take a directory; none of them looks at what else is in it.
 */
export const otherLevels: readonly [where: string, open: (t: CheckContext) => Promise<Place>][] = [
  [
    'in the root',
    (t) =>
      t.shared('workspace root for names', async (own) => {
        const { filespaceId, parentId } = await workPlace(own);
        return { filespaceId, id: parentId };
      }),
  ],
  [
    'three levels down',
    (t) =>
      t.shared('workspace third level', async (own) => {
        const place = await subdirectory(own, await subdirectory(own, await workPlace(own)));
        prepared(await createIn(own, place, own.names.directory()), 201, 'create a directory three levels down');
        return place;
      }),
  ],
];

/** An entry made where it should not be, in a filespace that is not the run's own. */
export function registerEntry(t: CheckContext, reply: Reply, filespaceId: string, name: string): void {
  const entryId = createdId(reply);
  if (entryId === null) return;
  t.created({
    api: 'workspace',
    what: `directory ${name}`,
    operation: 'DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}',
    path: { filespaceId, entryId },
  });
}

/**
 * The check in a workspace that forbids special names: the profile says so, or says nothing, since that is the default;
 * else the other one.
 */
export function whereSpecialNamesForbidden(t: CheckContext): CheckContext {
  const { forbidSpecialCharacters, otherWorkspace } = t.workspaceTarget;
  if (forbidSpecialCharacters !== false) return t;
  if (otherWorkspace?.forbidSpecialCharacters === true) return inOtherWorkspace(t);
  throw new NotTested('the profile says `workspace.forbidSpecialCharacters: false`');
}

/** The check in a workspace that allows special names, be it the one under test or the other one. */
export function whereSpecialNamesAllowed(t: CheckContext): CheckContext {
  const { forbidSpecialCharacters, otherWorkspace } = t.workspaceTarget;
  if (forbidSpecialCharacters === false) return t;
  if (otherWorkspace?.forbidSpecialCharacters === false) return inOtherWorkspace(t);
  throw new NotTested(
    'only where the profile says `forbidSpecialCharacters: false` of `workspace` or of `workspace.otherWorkspace`',
  );
}

/** Ids that are not two numbers joined by a colon, some of them nearly. */
export function malformedIds(valid: string): string[] {
  return [
    'abc',
    '12',
    '1:',
    ':1',
    '::',
    '1::2',
    '1:x',
    'x:1',
    'ab:cd',
    '1.0:2',
    '1-2',
    `${valid}:1`,
    `${valid}x`,
    `x${valid}`,
  ];
}

/** Names are compared in one normalization form: whether a service changes it is open. */
export function sameName(a: string, b: string): boolean {
  return a.normalize('NFKC') === b.normalize('NFKC');
}

/** `con 201, Con 400`: what a target answers to creates whose outcome is open. */
export async function namesOutcome(
  t: CheckContext,
  names: readonly (readonly [label: string, name: string])[],
): Promise<string> {
  const outcomes = names.map(async ([label, name]) => {
    // Each in a directory of its own: which names count as the same is open, too.
    const place = await workPlace(t);
    const body = { parentId: place.id, name, type: 'dir' };
    return `${label} ${exchangeOf(await createRaw(t, place.filespaceId, body, { open: true })).status}`;
  });
  return (await Promise.all(outcomes)).join(', ');
}
