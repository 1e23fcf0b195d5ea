import { endCharacters, nameLength } from '../../src/arbitraries/filespace-names.ts';
import { type CheckContext, errorOf, exchangeOf, Inconclusive, type Reply } from '../../src/check/index.ts';
import { profileBody } from './filespace-bodies.ts';
import { eventually, getFilespace, listed, listedById, listFilespaces, otherCreation } from './filespaces.ts';
import { type Creation, type NewFilespace, newFilespace, tryCreate } from './new-filespaces.ts';
import { inParallel } from './parallel.ts';
import { gist } from './wording.ts';

/** Every letter and digit stands in one of these, as much of them as a name can hold beside its unique beginning. */
export const alphabetParts = ['abcdefghijk', 'lmnopqrstuv', 'wxyz0123456', '789'] as const;

/** Names at the edges of what a create certainly accepts; a list has to hold so many filespaces at once. */
const edges = [
  'shortest',
  'longest',
  'digits only',
  'digit first',
  'digit last',
  'inner dashes',
  ...alphabetParts,
] as const;

export type Edge = (typeof edges)[number];

/** A create, what it is read as by its id, and the list that should show it. */
export interface Sighting {
  creation: Creation;
  single: Reply | null;
  list: Reply | null;
}

/**
 * Creates at the edges of the name rules, made once for all checks that judge them, and seen before they are removed.
 * Where there is room for all at once, one list shows them all; else they come and go by twos, each two by itself, so that
 * none of it has to be made again where others take the room.
 */
export async function edgeSightings(
  t: CheckContext,
  wanted: readonly Edge[] = edges,
): Promise<ReadonlyMap<Edge, Sighting>> {
  const size = t.quotas.filespaces >= edges.length + besideEdges ? edges.length : 2;
  const seen = new Map<Edge, Sighting>();
  for (let from = 0; from < edges.length; from += size) {
    const some = edges.slice(from, from + size);
    if (!some.some((edge) => wanted.includes(edge))) continue;
    for (const [edge, sighting] of await sightingsOf(t, some)) seen.set(edge, sighting);
  }
  return seen;
}

function sightingsOf(t: CheckContext, some: readonly Edge[]): Promise<readonly (readonly [Edge, Sighting])[]> {
  const which = some.length === edges.length ? '' : `: ${some.join(', ')}`;
  return t.shared(`workspace filespaces with names at the edges${which}`, async (own) => {
    const creations = await inParallel(some.map((edge) => createEdge(own, edge)));
    const list = await listedOf(own, creations);
    const sightings = await inParallel(
      creations.map(async (creation, index) => {
        return [some[index] ?? 'longest', await sightingOf(own, creation, list)] as const;
      }),
    );
    await own.tidy();
    return sightings;
  });
}

export async function edgeCreation(t: CheckContext, edge: Edge): Promise<Creation> {
  const sighting = (await edgeSightings(t, [edge])).get(edge);
  if (sighting === undefined) throw new Error(`no creation for ${edge}`);
  return sighting.creation;
}

/** Filespaces that others need at the same time. */
const besideEdges = 6;

/** The list once it shows all that were made, or the time of the profile is up. */
export function listedOf(t: CheckContext, creations: readonly Creation[]): Promise<Reply> {
  const made = creations.filter(({ id }) => id !== null);
  const isWhole = (reply: Reply) => made.every(({ id, body }) => listedById(reply, id ?? '')?.name === body.name);
  return eventually(t, 'listed', () => listFilespaces(t), isWhole);
}

/** Looks until it is found and listed, or the time of the profile is up. */
export async function sightingOf(t: CheckContext, creation: Creation, known?: Reply): Promise<Sighting> {
  const { id } = creation;
  if (id === null) return { creation, single: null, list: null };
  const single = await eventually(
    t,
    'readable',
    () => getFilespace(t, id, { open: true }),
    ({ response }) => response.status === 200,
  );
  return { creation, single, list: known ?? (await listedOf(t, [creation])) };
}

function createEdge(t: CheckContext, edge: Edge): Promise<Creation> {
  const unique = t.names.filespace();
  const name = {
    longest: padded(unique, nameLength.longest),
    'digits only': t.names.random('0123456789', 14),
    'digit first': `7${unique}`,
    'digit last': `${unique}-7`,
    // These letters with two dashes begin what means something in a host name, and no bucket may be called so.
    'inner dashes': `xn--${unique}---b`,
  };
  if (edge === 'shortest') return createShortest(t);
  return tryCreate(t, profileBody(t, { name: isAlphabetPart(edge) ? `${unique}-${edge}` : name[edge] }));
}

function isAlphabetPart(edge: Edge): edge is (typeof alphabetParts)[number] {
  return alphabetParts.some((part) => part === edge);
}

/** A name so short may be somebody else's, and whether two filespaces may share a name is open: try a few. */
async function createShortest(t: CheckContext): Promise<Creation> {
  for (let attempt = 1; ; attempt += 1) {
    const body = profileBody(t, { name: await shortName(t) });
    const creation = await tryCreate(t, body, { open: true });
    if (creation.id !== null || attempt === 4) return creation;
  }
}

/**
 * Whether a name is rejected in the words for one that is taken. A name so short that everybody wants it may be that of
 * a filespace that the list does not show: one of another workspace, or a deleted one.
 */
export async function isAnsweredAsTaken(t: CheckContext, name: unknown, refusal: Reply): Promise<boolean> {
  const { id, body, reply } = await namesakeCreation(t);
  const renamed = await namesakeRename(t);
  // A name of two letters may be a word of the message: then it is the same as it stands.
  const isAlike = (other: Reply, its: unknown): boolean =>
    toldOf(refusal, String(name)) === toldOf(other, String(its)) || toldOf(refusal) === toldOf(other);
  return (id === null && isAlike(reply, body.name)) || isAlike(renamed.reply, renamed.name);
}

/** A filespace that is given the name of another one, which may be rejected. */
export function namesakeRename(
  t: CheckContext,
): Promise<{ other: NewFilespace; id: string; name: string; reply: Reply }> {
  return t.shared('workspace filespace renamed as another', async (own) => {
    const [other, { id }] = await Promise.all([newFilespace(own), newFilespace(own)]);
    const operation = 'PATCH /api/v1/filespaces/{filespaceId}';
    const { name } = other;
    const reply = await own.workspace.raw({ operation, path: { filespaceId: id }, body: { name }, open: true });
    return { other, id, name, reply };
  });
}

/** A second create under the name of the first, which may be rejected. */
export function namesakeCreation(t: CheckContext): Promise<Creation> {
  return t.shared('workspace filespaces of one name', async (own) => {
    // Should one of them be removed with the other, this is not the one that everything else relies on.
    const { name } = (await otherCreation(own)).body;
    return tryCreate(own, profileBody(own, { name }), { open: true });
  });
}

/** What a rejection says, whatever names it is about. */
function toldOf(reply: Reply, ...names: readonly string[]): string {
  const { status, text } = exchangeOf(reply);
  return `${status} ${gist(errorOf(reply).message ?? text, ...names)}`;
}

/** A name of two characters that no listed filespace has. */
export async function shortName(t: CheckContext): Promise<string> {
  const taken = new Set(listed(await listFilespaces(t)).map(({ name }) => name));
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const name = t.names.random(endCharacters, nameLength.shortest);
    if (!taken.has(name)) return name;
  }
  throw new Inconclusive('names of two characters are nearly all taken');
}

/** A name made as long as asked, ending in a letter or digit. */
export function padded(name: string, length: number): string {
  return `${name}-`.padEnd(length, 'x0y1z2');
}
