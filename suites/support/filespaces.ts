import { endCharacters, nameLength } from '../../src/arbitraries/filespace-names.ts';
import {
  type CheckContext,
  errorOf,
  exchangeOf,
  expectStatus,
  field,
  Inconclusive,
  NotTested,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import { isObject, type JsonObject } from './lists.ts';
import { inParallel } from './parallel.ts';
// From the first creation on, so that no pause escapes the record.
import './pauses.ts';
import { createdId } from './made.ts';
import { isReady, type NewFilespace, newFilespace, registerFilespace, untilReady } from './new-filespaces.ts';
import { gist } from './wording.ts';

export type Body = Readonly<Record<string, unknown>>;

/** A create as it was sent, and what came back; `id` is null where nothing was made. */
export interface Creation {
  body: Body;
  reply: Reply;
  id: string | null;
}

/** Sends a create. Whatever the target makes of it is registered, and has had its time to become ready. */
export async function tryCreate(t: CheckContext, body: Body, expectation: { open?: boolean } = {}): Promise<Creation> {
  const reply = await t.workspace.raw({ operation: 'POST /api/v1/filespaces', body, ...expectation });
  registerFilespace(t, reply, body.name);
  const id = createdId(reply);
  if (id !== null && !isReady(reply)) await untilReady(t, id);
  return { body, reply, id };
}

/** The id of a creation that worked; another outcome makes the check inconclusive. */
export function idOf({ reply, id }: Creation): string {
  // Another success, or a record that lacks something, is judged elsewhere: here only the id matters.
  if (id !== null) return id;
  prepared(reply, 201, 'create a filespace');
  throw new Inconclusive('the created filespace has no id');
}

/** Fails unless something was made; that it was told by 201 is judged once, as the status of a create. */
export function expectAccepted({ reply, id }: Creation, what = ''): void {
  if (id === null) expectStatus(reply, 201, what);
}

/** A setup step that must have worked, whatever success it answers; otherwise the check is inconclusive. */
export function succeeded(reply: Reply, step: string): void {
  if (!reply.response.ok) prepared(reply, 200, step);
}

/** What the profile says a create sends, with changes; an undefined change leaves the field out. */
export function profileBody(t: CheckContext, changes: Body = {}): Body {
  return { name: t.names.filespace(), ...t.workspaceTarget.filespace, ...changes };
}

/** The same on the vendor's storage. @throws {NotTested} when the profile creates on customer storage. */
export function vendorBody(t: CheckContext, changes: Body = {}): Body {
  if (neutral(t, t.workspaceTarget.filespace.storageOwner) !== 'vendor') {
    throw new NotTested('let `workspace.filespace` of the profile create on storage of the owner `vendor`');
  }
  return profileBody(t, changes);
}

/** Where the profile describes customer storage. */
type CustomerKey = 'customerStorage' | 'otherCustomerStorage';

/** A create on customer storage. @throws {NotTested} when the profile has none. */
export function customerBody(t: CheckContext, changes: Body = {}, key: CustomerKey = 'customerStorage'): Body {
  const storage = t.workspaceTarget[key];
  if (storage === undefined) throw new NotTested(`add \`workspace.${key}\` to the profile`);
  const { storageProvider, region, ...customerStorageParams } = storage;
  return {
    name: t.names.filespace(),
    region,
    storageProvider,
    storageOwner: 'customer',
    customerStorageParams,
    ...changes,
  };
}

export function hasCustomerStorage(t: CheckContext): boolean {
  return t.workspaceTarget.customerStorage !== undefined;
}

/** A value of the profile in the words of the documents, as answers are read. */
export function neutral(t: CheckContext, value: unknown): unknown {
  return t.session.vocabulary.toNeutral(value);
}

/** One create as the profile says, made once: the valid twin of every create that must be rejected. */
export function baseCreation(t: CheckContext): Promise<Creation> {
  return t.shared('workspace filespace of the profile', (own) => tryCreate(own, profileBody(own)));
}

/** A second one, in which no data store is ever made. */
export function otherCreation(t: CheckContext): Promise<Creation> {
  return t.shared('workspace second filespace', (own) => tryCreate(own, profileBody(own)));
}

/** Proves that a create is accepted when nothing is wrong with it. */
export async function provenCreate(t: CheckContext): Promise<void> {
  idOf(await baseCreation(t));
}

/** One filespace on customer storage, made once: some services let no second filespace use the same bucket. */
export function customerCreation(t: CheckContext, key: CustomerKey = 'customerStorage'): Promise<Creation> {
  const body = customerBody(t, {}, key);
  return t.shared(`workspace filespace on ${key}`, (own) => tryCreate(own, body));
}

/** Every letter and digit stands in one of these, as much of them as a name can hold beside its unique beginning. */
export const alphabetParts = ['abcdefghijk', 'lmnopqrstuv', 'wxyz0123456', '789'] as const;

/** Names at the edges of what a create certainly accepts. */
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

/** Creates at the edges of the name rules, made once for all checks that judge them, and seen before they are removed. */
export function edgeSightings(t: CheckContext): Promise<ReadonlyMap<Edge, Sighting>> {
  return t.shared('workspace filespaces with names at the edges', async (own) => {
    // Where there is room for all at once, one list shows them all.
    const batch = own.quotas.filespaces >= edges.length + besideEdges ? edges.length : 2;
    const seen = new Map<Edge, Sighting>();
    for (let from = 0; from < edges.length; from += batch) {
      const some = edges.slice(from, from + batch);
      const creations = await inParallel(some.map((edge) => createEdge(own, edge)));
      const list = await listedOf(own, creations);
      const sightings = await inParallel(creations.map((creation) => sightingOf(own, creation, list)));
      for (const [index, sighting] of sightings.entries()) seen.set(some[index] ?? 'longest', sighting);
      await own.tidy();
    }
    return seen;
  });
}

export async function edgeCreation(t: CheckContext, edge: Edge): Promise<Creation> {
  const sighting = (await edgeSightings(t)).get(edge);
  if (sighting === undefined) throw new Error(`no creation for ${edge}`);
  return sighting.creation;
}

/** Filespaces that others need at the same time. */
const besideEdges = 6;

/** The list once it shows all that were made, or the time of the profile is up. */
function listedOf(t: CheckContext, creations: readonly Creation[]): Promise<Reply> {
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
    'inner dashes': `${unique}--a---b`,
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
  const told = toldOf(refusal, name);
  return (id === null && told === toldOf(reply, body.name)) || told === toldOf(renamed.reply, renamed.name);
}

/** A filespace that is given the name of another one, which may be rejected. */
function namesakeRename(t: CheckContext): Promise<{ name: string; reply: Reply }> {
  return t.shared('workspace filespace renamed as another', async (own) => {
    const [{ name }, { id }] = await Promise.all([newFilespace(own), newFilespace(own)]);
    const operation = 'PATCH /api/v1/filespaces/{filespaceId}';
    const reply = await own.workspace.raw({ operation, path: { filespaceId: id }, body: { name }, open: true });
    return { name, reply };
  });
}

/** A second create under the name of the first, which may be rejected. */
export function namesakeCreation(t: CheckContext): Promise<Creation> {
  return t.shared('workspace filespaces of one name', async (own) => {
    const { name } = (await baseCreation(own)).body;
    return tryCreate(own, profileBody(own, { name }), { open: true });
  });
}

/** What a rejection says, whatever name it is about. */
function toldOf(reply: Reply, name: unknown): string {
  const { status, text } = exchangeOf(reply);
  return `${status} ${gist(errorOf(reply).message ?? text, String(name))}`;
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

export async function listFilespaces(t: CheckContext): Promise<Reply> {
  return t.workspace.raw({ operation: 'GET /api/v1/filespaces' });
}

/** The records of a list of filespaces, as far as they are records. */
export function listed(reply: Reply): JsonObject[] {
  const { status, json } = exchangeOf(reply);
  const data = field(json, 'data');
  if (status !== 200 || !Array.isArray(data)) throw new Inconclusive(`could not list the filespaces: got ${status}`);
  return data.filter(isObject);
}

export function listedById(reply: Reply, id: string): JsonObject | undefined {
  return listed(reply).find((record) => record.id === id);
}

export function getFilespace(
  t: CheckContext,
  filespaceId: string,
  expectation: { open?: boolean } = {},
): Promise<Reply> {
  return t.workspace.raw({ operation: 'GET /api/v1/filespaces/{filespaceId}', path: { filespaceId }, ...expectation });
}

export function rename(t: CheckContext, filespaceId: string, body: Body): Promise<Reply> {
  return t.workspace.raw({ operation: 'PATCH /api/v1/filespaces/{filespaceId}', path: { filespaceId }, body });
}

/** The record inside the envelope of a filespace answer; a field that is not there is undefined. */
export function recordOf(reply: Reply): JsonObject {
  const data = field(exchangeOf(reply).json, 'data');
  return isObject(data) ? data : {};
}

const storageFields = ['owner', 'provider', 'region', 'endpoint', 'bucketName'] as const;

/** What the documents name of a record's storage: other fields may be in one answer and not in another. */
export function storageOf(record: JsonObject): JsonObject {
  return Object.fromEntries(storageFields.map((key) => [key, field(record.storage, key)]));
}

/** Makes the check inconclusive unless the answer is a success with a record; what the record lacks is judged elsewhere. */
export function withRecord(reply: Reply, step: string): void {
  succeeded(reply, step);
  if (!isObject(field(exchangeOf(reply).json, 'data'))) throw new Inconclusive(`${step}: the answer has no record`);
}

/** Asks until the answer fits or the time of the profile is up: creation and deletion may take time. */
export async function eventually(
  t: CheckContext,
  what: Parameters<CheckContext['settles']>[0],
  ask: () => Promise<Reply>,
  fits: (reply: Reply) => boolean,
): Promise<Reply> {
  const replies: Reply[] = [];
  await t.settles(what, async () => {
    const reply = await ask();
    replies.push(reply);
    return fits(reply) ? true : undefined;
  });
  const last = replies.at(-1);
  if (last === undefined) throw new Inconclusive('no answer');
  return last;
}

/** A duration in words that are the same from run to run. */
export function roughly(milliseconds: number): string {
  if (milliseconds < 1_000) return 'less than a second';
  if (milliseconds < 10_000) return 'less than ten seconds';
  return milliseconds < 60_000 ? 'less than a minute' : 'a minute or more';
}

/** A filespace that was made, and read, more than a second ago, so that a present time is not taken for its own. */
export interface AgedFilespace {
  id: string;
  name: string;
  before: Reply;
}

/** @param purpose one filespace for each: what one check does to it must not show in another. */
export function agedFilespace(t: CheckContext, purpose: 'to rename' | 'to name the same'): Promise<AgedFilespace> {
  return t.sharedSlowly(`workspace aged filespace ${purpose}`, async (own) => {
    const { id, name } = await newFilespace(own);
    const before = await getFilespace(own, id);
    withRecord(before, 'get the filespace before');
    await own.sleep(1_200);
    return { id, name, before };
  });
}

/** The filespace that every rejected rename is tried on, once it has proven that it can be renamed at all. */
export function renamable(t: CheckContext): Promise<NewFilespace> {
  return t.shared('workspace filespace that rejects names', async (own) => {
    const { id } = await newFilespace(own);
    const name = own.names.filespace();
    withRecord(await rename(own, id, { name }), 'rename a filespace');
    return { id, name };
  });
}
