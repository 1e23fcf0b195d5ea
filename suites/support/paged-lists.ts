import { type CheckContext, NotTested } from '../../src/check/index.ts';
import { filespaceList, momentsByDetails, workspaceList, workspacePath } from './client-workspaces.ts';
import { type Ages, findWrongAge, judgeMoments, momentsOf } from './list-order.ts';
import { canonical } from './list-walks.ts';
import type { JsonObject } from './lists.ts';
import { members } from './member-list.ts';
import { readOtherFirst } from './other-lists.ts';
import type { PagedList } from './paged-list.ts';
import { dayMs, type UsageEndpoint, usageEndpoint, usageRecords, usageSample } from './usage.ts';
import { count } from './usage-splits.ts';

const workspaces: PagedList = {
  name: 'workspaces',
  own: 'partner.workspace.list.own',
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

const filespaces: PagedList = {
  name: 'filespaces',
  own: 'partner.filespace.list.own',
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

export const pagedLists: readonly PagedList[] = [
  members,
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

type UsageIds = Pick<PagedList, 'limit' | 'defaultSize' | 'walk' | 'ascending' | 'descending' | 'byDefault'>;

function usageContent(name: UsageEndpoint['name'], ids: UsageIds): PagedList {
  const endpoint = usageEndpoint(name);
  return {
    ...ids,
    name: `${name} usage`,
    own: 'partner.usage.scope.own',
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

/**
 * Old and new usage records where no field tells: those of two ranges far apart inside the sample. What occurs in both,
 * or anywhere in the sample more than once, tells nothing.
 */
async function agesOf(t: CheckContext, endpoint: UsageEndpoint): Promise<Ages> {
  return t.shared(`ages of ${endpoint.name} usage`, async (own) => {
    const { range } = await usageSample(own, endpoint);
    const whole = count((await usageRecords(own, endpoint, range, { attempt: 1 })).records);
    const once = (records: readonly JsonObject[]): Set<string> =>
      new Set(records.map(canonical).filter((identity) => whole.get(identity) === 1));
    for (const span of [range.end - range.start, 6 * dayMs, dayMs]) {
      const start = Math.max(range.start, range.end - span);
      const third = Math.floor((range.end - start) / 180_000) * 60_000;
      const [old, recent] = await Promise.all([
        usageRecords(own, endpoint, { start: range.start, end: start + third }, { attempt: 1 }),
        usageRecords(own, endpoint, { start: range.end - third, end: range.end }, { attempt: 1 }),
      ]);
      const [older, newer] = [once(old.records), once(recent.records)];
      const ages = { older: without(older, newer), newer: without(newer, older) };
      if (ages.older.size > 0 && ages.newer.size > 0) return ages;
    }
    throw new NotTested('the usage records carry no createdAt, and no two ranges tell old ones from new ones');
  });
}

function without(identities: ReadonlySet<string>, others: ReadonlySet<string>): Set<string> {
  return new Set([...identities].filter((identity) => !others.has(identity)));
}
