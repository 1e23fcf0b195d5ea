import type { RequirementId } from '../../generated/catalogue.ts';
import { type CheckContext, expectStatus, expectThat, NotTested, prepared } from '../../src/check/index.ts';
import { filespaceList, momentsByDetails, workspaceList, workspacePath } from './client-workspaces.ts';
import { type Ages, type Direction, findDisorder, findWrongAge, momentsOf } from './list-order.ts';
import { canonical, type ListPage, type Problem, type Query, type ReadList } from './list-walks.ts';
import { recordsAt } from './lists.ts';
import { readOtherFirst } from './other-lists.ts';
import { dayMs, type UsageEndpoint, usageEndpoints, usageRecords, usageSample } from './usage.ts';

/** One of the six lists below a client that nobody can add to over the Partner API. */
export interface ContentList {
  readonly name: string;
  readonly limit: RequirementId;
  readonly defaultSize: RequirementId;
  readonly walk: RequirementId;
  readonly ascending: RequirementId;
  readonly descending: RequirementId;
  readonly byDefault: RequirementId;
  readonly acrossPages: RequirementId;
  /** What a missing `s` stands for. */
  readonly defaultDirection: Direction;
  open(t: CheckContext): Promise<ReadList>;
  /** Judges the order of the beginning of a list. @throws {NotTested} when nothing tells the age of its records. */
  findProblem(t: CheckContext, pages: readonly ListPage[], direction: Direction): Promise<Problem | null>;
}

const workspaces: ContentList = {
  name: 'workspaces',
  limit: 'partner.paging.limit.workspaces',
  defaultSize: 'partner.paging.default-size.workspaces',
  walk: 'partner.paging.walk.workspaces',
  ascending: 'partner.order.ascending.workspaces',
  descending: 'partner.order.descending.workspaces',
  byDefault: 'partner.order.default.workspaces',
  acrossPages: 'partner.order.across-pages',
  defaultDirection: 'descending',
  open: async (t) => {
    await readOtherFirst(t, 'workspaces');
    return workspaceList(t, t.partnerFixture('client').id);
  },
  findProblem: async (_t, pages, direction) => {
    const moments = momentsOf(pages.flatMap((page) => page.records));
    if (moments === null) throw new NotTested('the workspaces in the list carry no readable createdAt');
    return judgeMoments(moments, pages, direction);
  },
};

const filespaces: ContentList = {
  name: 'filespaces',
  limit: 'partner.paging.limit.filespaces',
  defaultSize: 'partner.paging.default-size.filespaces',
  walk: 'partner.paging.walk.filespaces',
  ascending: 'partner.order.ascending.filespaces',
  descending: 'partner.order.descending.filespaces',
  byDefault: 'partner.order.default.filespaces',
  acrossPages: 'partner.order.across-pages',
  defaultDirection: 'descending',
  open: async (t) => {
    await readOtherFirst(t, 'filespaces');
    return filespaceList(t, workspacePath(t));
  },
  findProblem: async (t, pages, direction) => {
    const path = workspacePath(t);
    const { identify, unique } = await filespaceList(t, path);
    const records = pages.flatMap((page) => page.records);
    const moments =
      momentsOf(records) ?? (unique ? await momentsByDetails(t, path, records.slice(0, 40).map(identify)) : null);
    if (moments === null) throw new NotTested('neither list nor details of filespaces carry a readable createdAt');
    return judgeMoments(moments, pages, direction);
  },
};

export const contentLists: readonly ContentList[] = [
  workspaces,
  filespaces,
  usageContent('client', {
    limit: 'partner.paging.limit.client-usage',
    defaultSize: 'partner.paging.default-size.client-usage',
    walk: 'partner.paging.walk.client-usage',
    ascending: 'partner.usage.order.ascending.client',
    descending: 'partner.usage.order.descending.client',
    byDefault: 'partner.usage.order.default.client',
  }),
  usageContent('workspace', {
    limit: 'partner.paging.limit.workspace-usage',
    defaultSize: 'partner.paging.default-size.workspace-usage',
    walk: 'partner.paging.walk.workspace-usage',
    ascending: 'partner.usage.order.ascending.workspace',
    descending: 'partner.usage.order.descending.workspace',
    byDefault: 'partner.usage.order.default.workspace',
  }),
  usageContent('members', {
    limit: 'partner.paging.limit.members-usage',
    defaultSize: 'partner.paging.default-size.members-usage',
    walk: 'partner.paging.walk.members-usage',
    ascending: 'partner.usage.order.ascending.members',
    descending: 'partner.usage.order.descending.members',
    byDefault: 'partner.usage.order.default.members',
  }),
  usageContent('filespace', {
    limit: 'partner.paging.limit.filespace-usage',
    defaultSize: 'partner.paging.default-size.filespace-usage',
    walk: 'partner.paging.walk.filespace-usage',
    ascending: 'partner.usage.order.ascending.filespace',
    descending: 'partner.usage.order.descending.filespace',
    byDefault: 'partner.usage.order.default.filespace',
  }),
];

type UsageIds = Pick<ContentList, 'limit' | 'defaultSize' | 'walk' | 'ascending' | 'descending' | 'byDefault'>;

function usageContent(name: UsageEndpoint['name'], ids: UsageIds): ContentList {
  const endpoint = usageEndpoints.find((candidate) => candidate.name === name);
  if (endpoint === undefined) throw new Error(`there is no usage endpoint ${name}`);
  return {
    ...ids,
    name: `${name} usage`,
    acrossPages: 'partner.usage.order.across-pages',
    defaultDirection: 'ascending',
    open: async (t) => {
      await readOtherFirst(t, `${name} usage`);
      return (await usageSample(t, endpoint)).list;
    },
    findProblem: async (t, pages, direction) => {
      const records = pages.flatMap((page) => page.records);
      const moments = momentsOf(records);
      if (moments !== null) return judgeMoments(moments, pages, direction);
      const ages = await agesOf(t, endpoint);
      const evidence = pages.map((page) => page.reply);
      return findWrongAge(records.map(canonical), ages, direction, evidence);
    },
  };
}

function judgeMoments(moments: readonly number[], pages: readonly ListPage[], direction: Direction): Problem | null {
  if (new Set(moments).size < 2) throw new NotTested('the list has no two records of different createdAt');
  const found = findDisorder(moments, direction);
  return found === null ? null : { ...found, evidence: pages.map((page) => page.reply) };
}

/**
 * Old and new usage records where no field tells: those of two ranges far apart inside the sample. What occurs in both,
 * or more than once, tells nothing.
 */
async function agesOf(t: CheckContext, endpoint: UsageEndpoint): Promise<Ages> {
  return t.shared(`ages of ${endpoint.name} usage`, async (own) => {
    const { range } = await usageSample(own, endpoint);
    for (const span of [range.end - range.start, 6 * dayMs, dayMs]) {
      const start = Math.max(range.start, range.end - span);
      const third = Math.floor((range.end - start) / 180_000) * 60_000;
      const [old, recent] = await Promise.all([
        usageRecords(own, endpoint, { start: range.start, end: start + third }, { attempt: 1 }),
        usageRecords(own, endpoint, { start: range.end - third, end: range.end }, { attempt: 1 }),
      ]);
      const older = onceOnly(old.records.map(canonical));
      const newer = onceOnly(recent.records.map(canonical));
      const ages = { older: without(older, newer), newer: without(newer, older) };
      if (ages.older.size > 0 && ages.newer.size > 0) return ages;
    }
    throw new NotTested('the usage records carry no createdAt, and no two ranges tell old ones from new ones');
  });
}

function onceOnly(identities: readonly string[]): Set<string> {
  const once = new Set<string>();
  const often = new Set<string>();
  for (const identity of identities) (once.has(identity) ? often : once).add(identity);
  return without(once, often);
}

function without(identities: ReadonlySet<string>, others: ReadonlySet<string>): Set<string> {
  return new Set([...identities].filter((identity) => !others.has(identity)));
}

/** What else is asked for changes nothing about how much is. */
export const smallPages: readonly (Query & { l: string })[] = [
  { l: '1' },
  { l: '1', s: '-createdAt' },
  { l: '1', s: 'createdAt', p: '2' },
];

/** Fails unless every one of these pages holds at most `l` records. */
export async function expectLimited(
  t: CheckContext,
  list: ReadList,
  pages: readonly (Query & { l: string })[],
): Promise<void> {
  await Promise.all(
    pages.map(async (query) => {
      const words = String(new URLSearchParams(query));
      const reply = await list.read(t, query);
      expectStatus(reply, 200, words);
      const { length } = recordsAt(reply, list.place);
      expectThat(length <= Number(query.l), `at most ${query.l} records with ${words}`, `${length}`, reply);
    }),
  );
}

/** The first page of a list, where the request itself is under test. */
export async function acceptedListPage(t: CheckContext, list: ReadList, query: Query): Promise<ListPage> {
  const reply = await list.read(t, query);
  expectStatus(reply, 200);
  return { reply, records: recordsAt(reply, list.place) };
}

/** The first page of a list, as one of its pages. */
export async function firstListPage(t: CheckContext, list: ReadList, query: Query): Promise<ListPage> {
  const reply = await list.read(t, query);
  prepared(reply, 200, 'read the first page of the list');
  return { reply, records: recordsAt(reply, list.place) };
}
