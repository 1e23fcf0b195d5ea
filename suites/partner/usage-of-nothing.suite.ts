import { check, expectStatus, NotTested, prepared } from '../../src/check/index.ts';
import {
  allRecords,
  filespaceList,
  readFilespaces,
  workspaceList,
  workspacePath,
} from '../support/client-workspaces.ts';
import type { Query } from '../support/list-walks.ts';
import { recordsAt } from '../support/lists.ts';
import { sharedClient } from '../support/partner.ts';
import { readAnew } from '../support/read-once.ts';
import { spread } from '../support/sample.ts';
import {
  keptRange,
  rangeQuery,
  readUsage,
  type UsageEndpoint,
  usageEndpoint,
  usageEndpoints,
} from '../support/usage.ts';
import { type Bounds, brokenRanges } from '../support/usage-refusals.ts';

// What is rejected is rejected where there is nothing that could be shown, too.

type Context = Parameters<typeof keptRange>[0];
type Path = Record<string, string>;

const parents: readonly { level: UsageEndpoint['levels']; words: string; open(t: Context): Promise<Path> }[] = [
  {
    level: 1,
    words: 'a client without workspaces',
    open: async (t) => ({ clientId: (await sharedClient(t)).id }),
  },
  { level: 2, words: 'a workspace without filespaces', open: emptyWorkspace },
  { level: 3, words: 'a filespace of which nothing was measured', open: unmeasuredFilespace },
];

/** What a type that is rejected shows: an unknown one, or any on the usage of a filespace. */
const rejectedTypes = {
  typed: { requirement: 'partner.usage.type.unknown', what: 'an unknown type', type: 'no-such-storage' },
  filespace: { requirement: 'partner.usage.type.filespace-refused', what: 'a type', type: 'storage_a' },
} as const;

for (const { level, words, open } of parents) {
  for (const endpoint of usageEndpoints.filter(({ levels }) => levels === level)) {
    for (const [requirement, what, change] of brokenRanges) {
      check(requirement, `${endpoint.name} usage of ${words}: ${what} is rejected`, (t) =>
        expectRefused(t, endpoint, { open, what: `${what}, for ${words}`, change }),
      );
    }

    if (endpoint.name === 'members') continue;
    const { requirement, what, type } = rejectedTypes[endpoint.typed ? 'typed' : 'filespace'];
    check(requirement, `${endpoint.name} usage of ${words}: ${what} is rejected`, async (t) => {
      const change = (bounds: Bounds): Query => ({ ...bounds, type });
      await expectRefused(t, endpoint, { open, what: `the type ${type}, for ${words}`, change });
    });
  }
}

interface Refusal {
  open(t: Context): Promise<Path>;
  what: string;
  change(bounds: Bounds): Query;
}

async function expectRefused(t: Context, endpoint: UsageEndpoint, { open, what, change }: Refusal): Promise<void> {
  const { path, bounds } = await acceptedOf(t, endpoint, open);
  const reply = await readUsage(t, endpoint, change(bounds), { path });
  if (reply.response.status !== 404) return expectStatus(reply, 400, what);
  // Others may remove what is in the client that is lent.
  const twin = await readAnew(() => readUsage(t, endpoint, { ...bounds }, { path, open: true }));
  if (twin.response.status === 404) throw new NotTested('others have removed it');
  expectStatus(reply, 400, what);
}

/** A range that is accepted there: the valid twin. */
function acceptedOf(
  t: Context,
  endpoint: UsageEndpoint,
  open: (t: Context) => Promise<Path>,
): Promise<{ path: Path; bounds: Bounds }> {
  return t.shared(`accepted ${endpoint.name} usage of nothing`, async (own) => {
    const path = await open(own);
    const { start = '', end = '' } = rangeQuery(await keptRange(own));
    prepared(await readUsage(own, endpoint, { start, end }, { path }), 200, 'list usage with the valid twin');
    return { path, bounds: { start, end } };
  });
}

const mostLookedAt = 8;

/** A workspace of the lent client whose list of filespaces is empty. */
async function emptyWorkspace(t: Context): Promise<Path> {
  const lent = workspacePath(t);
  const { clientId } = lent;
  const empty = await t.shared('workspace without filespaces', async (own) => {
    const { records } = await allRecords(own, await workspaceList(own, clientId));
    const others = records.map(({ id }) => String(id)).filter((id) => id !== lent.workspaceId);
    const { place } = await filespaceList(own, lent);
    for (const workspaceId of spread(others, mostLookedAt)) {
      const path = { clientId, workspaceId };
      const reply = await readFilespaces(own, path);
      if (reply.response.status === 200 && recordsAt(reply, place).length === 0) return path;
    }
    return null;
  });
  if (empty === null) throw new NotTested('no workspace without filespaces was found below the fixture client');
  return empty;
}

/** A filespace of the lent workspace whose usage is empty. */
async function unmeasuredFilespace(t: Context): Promise<Path> {
  const lent = workspacePath(t);
  const found = await t.shared('filespace without usage', async (own) => {
    const list = await filespaceList(own, lent);
    // The newest are the likeliest, however long the list is.
    const newest = recordsAt(await readFilespaces(own, lent, { s: '-createdAt' }), list.place).slice(0, mostLookedAt);
    const bounds = rangeQuery(await keptRange(own));
    for (const record of list.unique ? newest : []) {
      const path = { ...lent, filespaceId: list.identify(record) };
      const reply = await readUsage(own, usageEndpoint('filespace'), bounds, { path });
      if (reply.response.status === 200 && recordsAt(reply, ['items']).length === 0) return path;
    }
    return null;
  });
  if (found === null) throw new NotTested('each of the newest filespaces below the fixture client has usage');
  return found;
}
