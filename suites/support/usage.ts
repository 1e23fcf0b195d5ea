import type { PartnerOperation, RequirementId } from '../../generated/catalogue.ts';
import { dateTime } from '../../src/arbitraries/date-times.ts';
import {
  type CheckContext,
  exchangeOf,
  Inconclusive,
  NotTested,
  prepared,
  type RawRequest,
  type Reply,
} from '../../src/check/index.ts';
import { canonical, largestPage, type Query, type ReadList, readWhole, recordsOf, type Walk } from './list-walks.ts';
import { arraysOf, arraysWithin, type Found, type JsonObject, type Place, recordsAt } from './lists.ts';
import { fullFixture } from './partner.ts';
import { readOnce } from './read-once.ts';
import { lastingPart, learnByForms, learnByReads } from './volatile.ts';

const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;

export type UsageName = 'client' | 'workspace' | 'members' | 'filespace';

/** One of the four endpoints of historical usage. */
export interface UsageEndpoint {
  readonly name: UsageName;
  readonly operation: PartnerOperation;
  readonly status: RequirementId;
  /** Whether it takes a `type`. */
  readonly typed: boolean;
  readonly levels: 1 | 2 | 3;
}

export const usageEndpoints: readonly UsageEndpoint[] = [
  {
    name: 'client',
    operation: 'GET /api/v1/clients/{clientId}/usage',
    status: 'partner.usage.status.client',
    typed: true,
    levels: 1,
  },
  {
    name: 'workspace',
    operation: 'GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage',
    status: 'partner.usage.status.workspace',
    typed: true,
    levels: 2,
  },
  {
    name: 'members',
    operation: 'GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members',
    status: 'partner.usage.status.members',
    typed: false,
    levels: 2,
  },
  {
    name: 'filespace',
    operation: 'GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage',
    status: 'partner.usage.status.filespace',
    typed: false,
    levels: 3,
  },
];

export function usageEndpoint(name: UsageName): UsageEndpoint {
  const endpoint = usageEndpoints.find((candidate) => candidate.name === name);
  if (endpoint === undefined) throw new Error(`there is no usage endpoint ${name}`);
  return endpoint;
}

export const typedEndpoints = usageEndpoints.filter((endpoint) => endpoint.typed);

export const storageTypes = ['storage_a', 'custom', 'storage_b', 'storage_c'] as const;

export const typeRequirements: Record<(typeof storageTypes)[number], RequirementId> = {
  storage_a: 'partner.usage.type.storage-a',
  custom: 'partner.usage.type.custom',
  storage_b: 'partner.usage.type.storage-b',
  storage_c: 'partner.usage.type.storage-c',
};

/** Milliseconds since 1970, on whole minutes, so that every notation can express them. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * A range that certainly lies in what is kept, and that has passed also where the clocks of this machine and of the
 * target differ: nothing is added to it while the run reads.
 */
export function keptRange(t: CheckContext): Promise<Range> {
  return t.shared('usage range', async () => {
    const end = floorMinute(Date.now()) - 120 * minuteMs;
    return { start: end - 41 * dayMs, end };
  });
}

export function floorMinute(moment: number): number {
  return Math.floor(moment / minuteMs) * minuteMs;
}

export function rangeQuery({ start, end }: Range): Query {
  return { start: dateTime(start), end: dateTime(end) };
}

/** The path values of the client fixture. @throws {NotTested} when the profile lacks one of them. */
export function usagePath(t: CheckContext, { levels }: Pick<UsageEndpoint, 'levels'>): Record<string, string> {
  const fixture = t.partnerFixture('client');
  if (levels === 1) return { clientId: fixture.id };
  if (fixture.workspace === undefined) throw new NotTested('add `partner.fixtures.client.workspace` to the profile');
  if (levels === 2) return { clientId: fixture.id, workspaceId: fixture.workspace };
  const { id, workspace, filespace } = fullFixture(t, 'client');
  return { clientId: id, workspaceId: workspace, filespaceId: filespace };
}

export function readUsage(
  t: CheckContext,
  endpoint: UsageEndpoint,
  query: RawRequest<string>['query'],
  more: { open?: boolean; path?: Record<string, string> } = {},
): Promise<Reply> {
  const { path = usagePath(t, endpoint), open = false } = more;
  return readOnce(t, { operation: endpoint.operation, path, query, open });
}

/** Where the records of an endpoint stand: stated for storage usage, learned for members usage. */
export function usagePlace(t: CheckContext, endpoint: UsageEndpoint): Promise<Place> {
  return endpoint.name === 'members' ? membersUsagePlace(t, endpoint) : Promise.resolve(['items']);
}

/** No record of it is known beforehand, so that the place is found by elimination. */
function membersUsagePlace(t: CheckContext, endpoint: UsageEndpoint): Promise<Place> {
  return t.shared('members usage place', async (own) => {
    const range = rangeQuery(await keptRange(own));
    const [many, one] = await Promise.all([
      readUsage(own, endpoint, range),
      readUsage(own, endpoint, { ...range, l: '1' }),
    ]);
    prepared(many, 200, 'list the members usage');
    const place = placeByElimination(exchangeOf(many).json, exchangeOf(one).json);
    if (place === null) throw new Inconclusive('no array in the list of members usage can be told to hold its records');
    return place;
  });
}

/**
 * The place of the records in a list of which no record is known: the only array of objects, else the only one that has
 * one element where one record was asked for and more where more were, which may stand in the one item of another, else
 * the one with the longest records, or with most of them.
 */
export function placeByElimination(many: unknown, one: unknown): Place | null {
  const arrays = arraysOf(many);
  const filled = arrays.filter(({ records }) => records.length > 0);
  const single = new Map([...arraysOf(one), ...arraysWithin(one)].map((each) => [each.place.join('\n'), each.records]));
  const isGrown = ({ place, records }: Found): boolean =>
    records.length > 1 && single.get(place.join('\n'))?.length === 1;
  const grown = filled.some(isGrown) ? filled.filter(isGrown) : arraysWithin(many).filter(isGrown);
  const candidates = grown.length > 0 ? grown : filled;
  const fields = ({ records }: Found): number => Object.keys(records[0] ?? {}).length;
  const likely = candidates.toSorted((a, b) => fields(b) - fields(a) || b.records.length - a.records.length);
  // Without records every array is as good as another: there is nothing in it to be judged.
  return (likely[0] ?? arrays[0])?.place ?? null;
}

/** An endpoint as a list over a range. */
export async function usageList(
  t: CheckContext,
  endpoint: UsageEndpoint,
  range: Range,
  type?: string,
): Promise<ReadList> {
  // Fixtures first: what is missing must show before anything is sent.
  const path = usagePath(t, endpoint);
  const place = await usagePlace(t, endpoint);
  const bounds = rangeQuery(range);
  const fixed: Query = type === undefined ? bounds : { ...bounds, type };
  return {
    key: `${endpoint.name} usage ${Object.values(fixed).join(' ')}`,
    place,
    identify: (record) => canonical(lastingPart(t, endpoint.name, record)),
    unique: false,
    brief: type !== undefined,
    learn: (own) => learnVolatile(own, endpoint),
    read: (own, query, open = false) => readUsage(own, endpoint, { ...fixed, ...query }, { open, path }),
  };
}

export interface UsageSample {
  readonly range: Range;
  readonly list: ReadList;
  /** All records of the range, in the default order. */
  readonly whole: Walk;
  readonly records: readonly JsonObject[];
}

/** A range of an endpoint with no more records than a check can read, and these records. */
export function usageSample(t: CheckContext, endpoint: UsageEndpoint): Promise<UsageSample> {
  usagePath(t, endpoint);
  return t.shared(`usage sample ${endpoint.name}`, async (own) => {
    let range = await keptRange(own);
    for (let halving = 0; halving < 8; halving += 1) {
      const list = await usageList(own, endpoint, range);
      const whole = await own.shared(`records of ${list.key}`, (reader) => readWhole(reader, list, {}));
      if (whole !== null) return { range, list, whole, records: recordsOf(whole) };
      range = { ...range, start: floorMinute((range.start + range.end) / 2) };
    }
    throw new Inconclusive('even a short range has more usage records than can be read');
  });
}

/** The same, where the check needs a certain number of records. */
export async function filledSample(t: CheckContext, endpoint: UsageEndpoint, atLeast = 1): Promise<UsageSample> {
  const sample = await usageSample(t, endpoint);
  const amount = sample.records.length;
  if (amount >= atLeast) return sample;
  const need = atLeast === 1 ? 'this needs some' : `this needs at least ${atLeast}`;
  throw new NotTested(
    `the fixture client has only ${amount} ${endpoint.name} usage records in the last 6 weeks; ${need}`,
  );
}

export interface UsageRecords {
  readonly records: readonly JsonObject[];
  readonly replies: readonly Reply[];
}

/**
 * All records of an endpoint over a range. Nothing is added to what is kept, so that one look is enough for all checks;
 * what fails the first one is read anew.
 */
export async function usageRecords(
  t: CheckContext,
  endpoint: UsageEndpoint,
  range: Range,
  { type, attempt }: { type?: string | undefined; attempt: number },
): Promise<UsageRecords> {
  const list = await usageList(t, endpoint, range, type);
  const whole =
    attempt === 1
      ? await t.shared(`records of ${list.key}`, (own) => readWhole(own, list, {}))
      : await readWhole(t, list, {});
  if (whole === null) throw new Inconclusive('the range has more usage records than can be read');
  const records = recordsOf(whole).map((record) => lastingPart(t, endpoint.name, record));
  return { records, replies: whole.pages.map((page) => page.reply) };
}

/**
 * A range whose records are judged where it has some, though nobody need accept it.
 * @throws {NotTested} where the target does not, shows nothing, or shows more than can be read.
 */
export async function openRange(t: CheckContext, endpoint: UsageEndpoint, range: Range): Promise<Range> {
  const list = await usageList(t, endpoint, range);
  const first = await list.read(t, { l: String(largestPage), p: '1' });
  const { status } = first.response;
  if (status !== 200) throw new NotTested(`the range is answered with ${status}`);
  const whole = await t.shared(`records of ${list.key}`, (own) => readWhole(own, list, {}));
  if (whole === null) throw new NotTested('the range has more usage records than can be read');
  if (recordsOf(whole).length === 0) throw new NotTested('the range has no usage records');
  return range;
}

/** The whole and its parts; a type that is rejected fails its own check and is left out. */
export async function readTypes(t: CheckContext, endpoint: UsageEndpoint, range: Range, attempt: number) {
  const whole = await usageRecords(t, endpoint, range, { attempt });
  const answers = storageTypes.map(async (type) => {
    const query = { ...rangeQuery(range), type };
    const ask = async (own: CheckContext): Promise<number> => (await readUsage(own, endpoint, query)).response.status;
    const status = await (attempt === 1
      ? t.shared(`status of ${endpoint.name} usage ${new URLSearchParams(query)}`, ask)
      : ask(t));
    return status === 200 ? [{ type, ...(await usageRecords(t, endpoint, range, { type, attempt })) }] : [];
  });
  return { whole, parts: (await Promise.all(answers)).flat() };
}

/** The valid twin of many rejections: a request that is answered with 200, as the first of them to ask finds out. */
export async function acceptedUsage(t: CheckContext, endpoint: UsageEndpoint, query: Query): Promise<void> {
  const path = usagePath(t, endpoint);
  await t.shared(`accepted ${endpoint.name} usage ${new URLSearchParams(query)}`, async (own) => {
    prepared(await readUsage(own, endpoint, query, { path }), 200, 'list usage with the valid twin');
  });
}

/** The first page of a request whose answer is under no test itself. */
export async function firstPage(
  t: CheckContext,
  endpoint: UsageEndpoint,
  query: Query,
): Promise<readonly JsonObject[]> {
  const place = await usagePlace(t, endpoint);
  const reply = await readUsage(t, endpoint, query);
  prepared(reply, 200, 'list usage');
  return recordsAt(reply, place).map((record) => lastingPart(t, endpoint.name, record));
}

/** Reads all of it again: any record may be corrected. @returns whether its records change by themselves. */
export async function learnVolatile(t: CheckContext, endpoint: UsageEndpoint): Promise<boolean> {
  const { list } = await usageSample(t, endpoint);
  const read = async (query: Query = {}) => {
    const whole = await readWhole(t, list, query);
    return whole === null ? [] : recordsOf(whole);
  };
  if (await learnByReads(t, endpoint.name, read)) return true;
  return learnByForms(t, endpoint.name, [await read(), await read({ s: '-createdAt' })]);
}

/** How many records the first page has. */
export async function countedPage(t: CheckContext, endpoint: UsageEndpoint, query: Query) {
  const place = await usagePlace(t, endpoint);
  const reply = await readUsage(t, endpoint, query);
  if (reply.response.status !== 200) throw new NotTested('the target does not accept the range');
  return { count: recordsAt(reply, place).length, reply };
}
