import { type CheckContext, prepared, type Reply } from '../../src/check/index.ts';
import { idsOf, ownerOf } from './client-members.ts';
import { allRecords, filespaceList, workspaceList } from './client-workspaces.ts';
import { momentOf } from './list-order.ts';
import { canonical, type ReadList } from './list-walks.ts';
import { type JsonObject, recordsAt } from './lists.ts';
import { membersPlace } from './partner.ts';
import { keptRange, rangeQuery, usageEndpoints, usagePlace } from './usage.ts';

/** What stands below a client, of one kind. */
export interface Below {
  what: 'members' | 'workspaces' | 'filespaces' | 'usage records' | 'owners';
  records: readonly JsonObject[];
  replies: readonly Reply[];
  /** What nobody changes by a deletion that is rejected, though people may add to it. */
  traits: readonly string[];
}

/**
 * The lists below a client, as far as they can be read: where they cannot is a matter of other checks.
 * @throws what kept one of these from being read.
 */
export async function readBelow(
  t: CheckContext,
  clientId: string,
  needed: readonly Below['what'][] = [],
): Promise<Below[]> {
  const reads: Readonly<Record<Below['what'], Promise<Below>>> = {
    members: readMembers(t, clientId),
    workspaces: readAll(t, 'workspaces', workspaceList(t, clientId)),
    filespaces: readFilespaces(t, clientId),
    'usage records': readUsageOf(t, clientId),
    owners: readOwner(t, clientId),
  };
  const lists = await Promise.allSettled(Object.values(reads));
  for (const what of needed) await reads[what];
  return lists.flatMap((list) => (list.status === 'fulfilled' ? [list.value] : []));
}

async function readAll(t: CheckContext, what: Below['what'], list: Promise<ReadList>): Promise<Below> {
  const { identify, unique, ...rest } = await list;
  const { records, replies } = await allRecords(t, { identify, unique, ...rest });
  const traits = unique ? records.flatMap((record) => withMoment(identify(record), record)) : [];
  return { what, records, replies, traits };
}

/** That a thing is there, and since when. */
function withMoment(id: string, { createdAt }: JsonObject): string[] {
  return [id, ...(momentOf(createdAt) === null ? [] : [`${id} of ${canonical(createdAt)}`])];
}

/** Those of a few workspaces. */
async function readFilespaces(t: CheckContext, clientId: string): Promise<Below> {
  const { records: workspaces, replies } = await readAll(t, 'workspaces', workspaceList(t, clientId));
  const found: Below[] = [];
  for (const { id } of workspaces.slice(0, 3)) {
    found.push(await readAll(t, 'filespaces', filespaceList(t, { clientId, workspaceId: String(id) })));
  }
  return {
    what: 'filespaces',
    records: found.flatMap(({ records }) => records),
    replies: found.length === 0 ? replies : found.flatMap((each) => each.replies),
    traits: found.flatMap(({ traits }) => traits),
  };
}

/** Of the client, and of a few workspaces: whatever is said of the past, nothing can take away. */
async function readUsageOf(t: CheckContext, clientId: string): Promise<Below> {
  const { records: workspaces } = await readAll(t, 'workspaces', workspaceList(t, clientId));
  const paths = [{ clientId }, ...workspaces.slice(0, 2).map(({ id }) => ({ clientId, workspaceId: String(id) }))];
  const query = { ...rangeQuery(await keptRange(t)), l: '300' };
  const lists = paths.flatMap((path) =>
    usageEndpoints.filter(({ levels }) => levels === Object.keys(path).length).map((endpoint) => ({ endpoint, path })),
  );
  const read = lists.map(async ({ endpoint, path }) => {
    const place = await usagePlace(t, endpoint);
    const reply = await t.partner.raw({ operation: endpoint.operation, path, query });
    prepared(reply, 200, 'list usage');
    return { reply, records: recordsAt(reply, place) };
  });
  const found = await Promise.all(read);
  const traits = found.flatMap(({ records }, list) =>
    records.map((_, index) => `record ${index + 1} of ${lists[list]?.endpoint.operation}`),
  );
  return {
    what: 'usage records',
    records: found.flatMap(({ records }) => records),
    replies: found.map(({ reply }) => reply),
    traits,
  };
}

async function readOwner(t: CheckContext, clientId: string): Promise<Below> {
  const { accountId, reply } = await ownerOf(t, clientId);
  const records = accountId === null ? [] : [{ accountId }];
  return { what: 'owners', records, replies: [reply], traits: records.map((record) => record.accountId) };
}

export async function readMembers(t: CheckContext, clientId: string): Promise<Below> {
  const place = await membersPlace(t);
  const reply = await t.partner.GET('/api/v1/clients/{clientId}/members', { params: { path: { clientId } } });
  prepared(reply, 200, 'list members');
  const records = recordsAt(reply, place);
  const ids = await idsOf(t, clientId, records);
  const traits = records.flatMap((record, index) => {
    const id = ids[index] ?? '';
    // Who has signed in stays so; who has not may do it at any time.
    return [...withMoment(id, record), ...(record.status === 'active' ? [`${id} is active`] : [])];
  });
  return { what: 'members', records, replies: [reply], traits };
}
