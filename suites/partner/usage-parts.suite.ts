import { check, NotTested } from '../../src/check/index.ts';
import { allRecords, filespaceList, fixturePath, workspaceList } from '../support/client-workspaces.ts';
import { failIfLasting, type Problem, readWhole, recordsOf } from '../support/list-walks.ts';
import { type JsonObject, shortestTellingId } from '../support/lists.ts';
import {
  filledSample,
  floorMinute,
  learnVolatile,
  type Range,
  rangeQuery,
  readUsage,
  type UsageEndpoint,
  type UsageName,
  usageEndpoint,
  usagePath,
  usageSample,
} from '../support/usage.ts';
import { countNaming } from '../support/usage-scope.ts';
import { lastingPart } from '../support/volatile.ts';

type Context = Parameters<typeof fixturePath>[0];

/* Usage is measured of filespaces; a workspace shows what its filespaces do, and a client what its workspaces do. */

check('partner.usage.scope.parts', 'two filespaces have no more records than their workspace', async (t) => {
  await judgeParts(t, filespaceParts, findTooMany);
});

check('partner.usage.scope.parts', 'two workspaces have no more records than their client', async (t) => {
  await judgeParts(t, workspaceParts, findTooMany);
});

check('partner.usage.scope.whole', 'what a workspace shows of a filespace, the filespace shows', async (t) => {
  await judgeParts(t, filespaceParts, findTooFew);
});

check('partner.usage.scope.whole', 'what a client shows of a workspace, the workspace shows', async (t) => {
  await judgeParts(t, workspaceParts, findTooFew);
});

check('partner.usage.scope.same-figures', 'a workspace shows what was measured of its filespaces', async (t) => {
  await judgeParts(t, filespaceParts, findOtherFigures(t), () => learnParts(t, 'workspace', 'filespace'));
});

check('partner.usage.scope.same-figures', 'a client shows what was measured in its workspaces', async (t) => {
  await judgeParts(t, workspaceParts, findOtherFigures(t), () => learnParts(t, 'client', 'workspace'));
});

/** Enough for two of one type. */
const mostParts = 5;

interface Parts {
  outer: UsageEndpoint;
  inner: UsageEndpoint;
  parts: readonly Record<string, string>[];
}

async function filespaceParts(t: Context): Promise<Parts> {
  const path = fixturePath(t);
  const list = await filespaceList(t, path);
  if (!list.unique) throw new NotTested('the list of filespaces does not show their ids');
  const { records } = await allRecords(t, list);
  const ids = records.map(list.identify).filter((id) => id !== path.filespaceId);
  const parts = [path, ...ids.slice(-mostParts).map((filespaceId) => ({ ...path, filespaceId }))];
  if (parts.length < 2) throw new NotTested('the workspace has only one filespace');
  return { outer: usageEndpoint('workspace'), inner: usageEndpoint('filespace'), parts };
}

async function workspaceParts(t: Context): Promise<Parts> {
  const { clientId, workspaceId } = fixturePath(t);
  const { records } = await allRecords(t, await workspaceList(t, clientId));
  const ids = records.map(({ id }) => String(id)).filter((id) => id !== workspaceId);
  const parts = [
    { clientId, workspaceId },
    ...ids.slice(-mostParts).map((other) => ({ clientId, workspaceId: other })),
  ];
  if (parts.length < 2) throw new NotTested('the client has only one workspace');
  return { outer: usageEndpoint('client'), inner: usageEndpoint('workspace'), parts };
}

type Read = Awaited<ReturnType<typeof readPart>>;

/** The records of a whole and of some of its parts, read once for both questions. */
interface Compared extends Parts {
  whole: Read;
  counts: readonly Read[];
}

/**
 * What was moved from elsewhere has its older records for itself: its whole shows them from then on. So only what is so
 * lately, too, is wrong.
 */
async function judgeParts(
  t: Context,
  open: (t: Context) => Promise<Parts>,
  find: (compared: Compared) => Problem | null,
  learn?: () => Promise<boolean>,
): Promise<void> {
  await failIfLasting(async (attempt) => {
    const problem = find(
      await t.shared(`usage of parts, ${open.name}, attempt ${attempt}`, async (own) => {
        const parts = await open(own);
        return compareParts(own, parts, (await usageSample(own, parts.outer)).range);
      }),
    );
    if (problem === null) return null;
    const parts = await open(t);
    const { range } = await usageSample(t, parts.outer);
    return find(
      await compareParts(t, parts, { ...range, start: range.end - floorMinute((range.end - range.start) / 5) }),
    );
  }, learn);
}

async function learnParts(t: Context, ...names: readonly UsageName[]): Promise<boolean> {
  const learned = await Promise.all(names.map((name) => learnVolatile(t, usageEndpoint(name))));
  return learned.includes(true);
}

/** A measurement without its figures, and these. */
function told(record: JsonObject): { what: string; figures: string } {
  const figures: unknown[] = [];
  const what = JSON.stringify(record, (_, value: unknown) => {
    if (typeof value !== 'number') return value;
    figures.push(value);
    return null;
  });
  return { what, figures: JSON.stringify(figures) };
}

/** Those that are told from all others by what they say beside their figures. */
function toldApart(records: readonly JsonObject[]): ReadonlyMap<string, string> {
  const all = records.map(told);
  const times = Map.groupBy(all, ({ what }) => what);
  return new Map(all.filter(({ what }) => times.get(what)?.length === 1).map(({ what, figures }) => [what, figures]));
}

/** What the whole says of each measurement is of another one; what it says in a way of its own tells nothing. */
function findOtherFigures(t: Context): (compared: Compared) => Problem | null {
  return ({ outer, inner, whole, counts }) => {
    const shown = toldApart(whole.records.map((record) => lastingPart(t, outer.name, record)));
    for (const { records, replies } of counts) {
      const measured = toldApart(records.map((record) => lastingPart(t, inner.name, record)));
      const both = [...measured].filter(([what]) => shown.has(what));
      const other = both.filter(([what, figures]) => shown.get(what) !== figures);
      if (both.length < 2 || other.length < both.length) continue;
      const [[what, figures] = ['', '']] = other;
      return {
        expected: `of ${what.slice(0, 200)} the figures ${figures} of the ${inner.name}`,
        got: String(shown.get(what)),
        evidence: [...whole.replies, ...replies].slice(0, 20),
      };
    }
    return null;
  };
}

async function compareParts(t: Context, { outer, inner, parts }: Parts, range: Range): Promise<Compared> {
  const whole = await readPart(t, outer, usagePath(t, outer), range);
  const read = await Promise.all(
    parts.map(async (path) => ({ path, count: await readIfThere(t, inner, path, range) })),
  );
  const there = read.flatMap(({ path, count }) => (count === null ? [] : [{ path, count }]));
  return { outer, inner, whole, parts: there.map(({ path }) => path), counts: there.map(({ count }) => count) };
}

/** Null where it has gone since it was listed: others may be at work in what is lent. */
async function readIfThere(t: Context, endpoint: UsageEndpoint, path: Record<string, string>, range: Range) {
  try {
    return await readPart(t, endpoint, path, range);
  } catch (error) {
    const reply = await readUsage(t, endpoint, rangeQuery(range), { path, open: true });
    if (reply.response.status !== 404) throw error;
    return null;
  }
}

// A part is of some type, and all types are shown where none is asked for.
for (const [outer, inner] of [
  ['client', 'workspace'],
  ['workspace', 'filespace'],
] as const) {
  check(
    'partner.usage.type.omitted',
    `${outer} usage has records where that of a ${inner} in it has some`,
    async (t) => {
      const { records: some, range, whole } = await filledSample(t, usageEndpoint(inner));
      await failIfLasting(async () => {
        const { length, replies } = await readPart(t, usageEndpoint(outer), usagePath(t, usageEndpoint(outer)), range);
        if (length > 0) return null;
        return {
          expected: `some records of the ${outer}, since the ${inner} has ${some.length}`,
          got: 'none',
          evidence: [...whole.pages.map((page) => page.reply), ...replies].slice(-20),
        };
      });
    },
  );
}

function findTooMany({ outer, inner, parts, whole, counts }: Compared): Problem | null {
  const sum = counts.reduce((total, { length }) => total + length, 0);
  if (sum === 0) throw new NotTested(`no ${inner.name} of the fixture has usage records`);
  if (sum <= whole.length) return null;
  return {
    expected: `at most ${whole.length} records in ${parts.length} parts of the ${outer.name}`,
    got: `${sum} (${counts.map(({ length }) => length).join(' + ')})`,
    evidence: [...whole.replies, ...counts.flatMap(({ replies }) => replies)].slice(0, 20),
  };
}

/** A single number, whatever stands around it: each kind may have been counted by itself. */
const counted = /^\D*\d{1,9}\D*$/;

/** The fields of a record are open: it is of a part where it names that one by its id, and no other one. */
function findTooFew({ inner, parts, whole, counts }: Compared): Problem | null {
  const ids = parts.map((path) => path[inner.name === 'filespace' ? 'filespaceId' : 'workspaceId'] ?? '');
  if (ids.some((id) => id.length < shortestTellingId || counted.test(id))) {
    throw new NotTested('the ids may be those of something else');
  }
  const named = ids.map((id) => countNaming(whole.records, id, ids));
  if (named.every((count) => count === 0)) throw new NotTested(`no record names the ${inner.name} that it is of`);
  const at = counts.findIndex(({ length }, index) => length < (named[index] ?? 0));
  if (at < 0) return null;
  return {
    expected: `the ${named[at]} records of the ${inner.name} ${ids[at]}`,
    got: `${counts[at]?.length}`,
    evidence: [...whole.replies, ...(counts[at]?.replies ?? [])].slice(0, 20),
  };
}

async function readPart(t: Context, endpoint: UsageEndpoint, path: Record<string, string>, range: Range) {
  const bounds = rangeQuery(range);
  const whole = await readWhole(
    t,
    {
      key: '',
      place: ['items'],
      identify: JSON.stringify,
      unique: false,
      read: (own, query, open = false) => readUsage(own, endpoint, { ...bounds, ...query }, { path, open }),
    },
    {},
  );
  if (whole === null) throw new NotTested('there are more usage records than can be read');
  const records = recordsOf(whole);
  return { records, length: records.length, replies: whole.pages.map((page) => page.reply) };
}
