import {
  type CheckContext,
  expectEqual,
  expectStatus,
  expectThat,
  Inconclusive,
  late,
  NotTested,
  prepared,
  show,
} from '../../src/check/index.ts';
import { sharedTeam } from '../support/client-members.ts';
import {
  describeQuery,
  failIfUndisturbed,
  judgeWalk,
  type Problem,
  readPage,
  type Walk,
  walk,
  walkQueries,
} from '../support/client-walks.ts';
import { findListed, tryCreate } from '../support/clients.ts';
import { recordsAt } from '../support/lists.ts';
import { type ManyClients, manyClients } from '../support/many-clients.ts';
import { expectToldApart } from '../support/paged-list.ts';
import { clientsPlace, clientWithId } from '../support/partner.ts';

const { check } = late;

/**
 * These checks only read, beside the clients that they share: in a file of their own nothing of this run moves the
 * pages under them. Other people's clients may, so a walk that looks wrong is walked again, and only the run's own
 * clients are looked for.
 */

const defaultSize = 100;
const orders: readonly Record<string, string>[] = [{}, { s: 'createdAt' }, { s: '-createdAt' }];

async function judgeWalks(
  t: CheckContext,
  problemOf: (walk: Walk, many: ManyClients) => Problem | null,
): Promise<void> {
  for (const query of await walkQueries(t, await manyClients(t))) await judgeWalk(t, query, problemOf);
}

check('partner.paging.walk.clients', 'every client is on one of the pages, in both orders and several sizes', (t) => {
  return judgeWalks(t, ({ pages }, many) => {
    const seen = new Set(pages.flatMap(({ own }) => own));
    const missing = [...many.all].filter((id) => !seen.has(id));
    if (missing.length === 0) return null;
    return {
      expected: `all ${many.all.size} clients of the run on ${pages.length} pages`,
      got: `${missing.length} of them missing, the first ${missing[0]}`,
      evidence: pages.map(({ reply }) => reply),
    };
  });
});

// A list that is put together from two tables may have a row for each member of a client, or none without.
check('partner.paging.walk.clients', 'a client with several members is listed once', async (t) => {
  const [{ client }, place] = [await sharedTeam(t), await clientsPlace(t)];
  const isIt = await clientWithId(t, client.id);
  const query = { s: '-createdAt', l: 300 } as const;
  const reply = await t.partner.GET('/api/v1/clients', { params: { query } });
  prepared(reply, 200, 'list clients');
  const times = recordsAt(reply, place).filter(isIt).length;
  if (times === 0 && (await findListed(t, client.id)).record !== null) throw new NotTested('others made very many');
  expectEqual(times, 1, `how often the client ${client.id} stands on the first page`, reply);
});

check('partner.paging.walk.clients', 'an exactly full last page is returned', async (t) => {
  const many = await manyClients(t);
  await judge(t, many, async () => {
    const total = await lengthOf(t, many);
    // With one client on each page every page is full.
    const { reply, records } = await readPage(t, many, { s: 'createdAt', l: 1, p: total });
    if (records.length === 1) return null;
    const expected = `the last of ${total} clients with l=1 and p=${total}`;
    return { expected, got: `${records.length} clients`, evidence: [reply] };
  });
});

check('partner.paging.beyond-last', 'the page after an exactly full last page of clients is empty', async (t) => {
  const many = await manyClients(t);
  await judge(t, many, async () => {
    const total = await lengthOf(t, many);
    const { reply, records } = await readPage(t, many, { s: 'createdAt', l: 1, p: total + 1 });
    if (records.length === 0) return null;
    const expected = `no clients of ${total} with l=1 and p=${total + 1}`;
    return { expected, got: `${records.length}`, evidence: [reply] };
  });
});

/** How many clients the partner has at the moment. */
async function lengthOf(t: CheckContext, many: ManyClients): Promise<number> {
  const { pages } = await walk(t, many, { s: 'createdAt', l: 300 });
  return pages.reduce((sum, { records }) => sum + records.length, 0);
}

/** @throws {NotTested} where the partner has no more than so many, and the profile allows no more. */
async function needsMoreThan(t: CheckContext, many: ManyClients, size: number): Promise<void> {
  const total = await lengthOf(t, many);
  if (total > size) return;
  throw new NotTested(`the partner has ${total} clients, and the profile allows no more: \`partner.quotas.clients\``);
}

check('partner.paging.disjoint', 'no client is on two pages of the list of clients', (t) => {
  return judgeWalks(t, ({ pages }) => {
    const seen = new Map<string, number>();
    for (const [index, page] of pages.entries()) {
      for (const id of page.own) {
        const earlier = seen.get(id);
        if (earlier !== undefined) {
          const evidence = [pages[earlier], page].flatMap((one) => (one === undefined ? [] : [one.reply]));
          return { expected: 'each client once', got: `${id} on the pages ${earlier + 1} and ${index + 1}`, evidence };
        }
        seen.set(id, index);
      }
    }
    return null;
  });
});

check('partner.client.list.name', 'on every page, in every order and size, each client has its own name', (t) => {
  return judgeWalks(t, ({ pages }, { names }) => {
    for (const { reply, ownRecords } of pages) {
      for (const [id, { name: shown }] of ownRecords) {
        const name = names.get(id);
        // Whether a record shows a name at all is open.
        if (typeof shown !== 'string' || shown === name) continue;
        return { expected: `the name ${show(name)} for the client ${id}`, got: show(shown), evidence: [reply] };
      }
    }
    return null;
  });
});

check('partner.paging.full-page', 'every page of clients but the last one is full', (t) => {
  return judgeWalks(t, ({ pages, query }) => {
    const size = query.l ?? defaultSize;
    const short = pages.slice(0, -1).find(({ records }) => records.length !== size);
    if (short === undefined) return null;
    return { expected: `${size} clients on the page`, got: `${short.records.length}`, evidence: [short.reply] };
  });
});

check('partner.paging.full-page', 'page sizes just below and above the default are kept', async (t) => {
  const many = await manyClients(t);
  const sizes = [1, 2, 10, defaultSize - 1, defaultSize + 1];
  await needsMoreThan(t, many, Math.max(...sizes) - 1);
  await Promise.all(
    sizes.map(async (l) => {
      const { reply, records } = await readPage(t, many, { l });
      expectEqual(records.length, l, `the number of clients with l=${l}`, reply);
    }),
  );
});

check('partner.paging.limit.clients', 'no page holds more clients than l', async (t) => {
  const many = await manyClients(t);
  const sizes = [1, 2, 10, defaultSize - 1, defaultSize + 1, 300];
  const queries = [
    ...sizes.map((l) => ({ l })),
    ...orders.flatMap((order) => [1, 2].map((p) => ({ ...order, l: 2, p }))),
  ];
  await Promise.all(
    queries.map(async (query) => {
      const { reply, records } = await readPage(t, many, query);
      const got = `${records.length} with ${describeQuery(query)}`;
      expectThat(records.length <= query.l, `at most ${query.l} clients`, got, reply);
    }),
  );
});

check('partner.paging.limit.clients', 'pages are told apart whose numbers read alike', async (t) => {
  const place = await clientsPlace(t);
  await expectToldApart(place, (query) => t.partner.raw({ operation: 'GET /api/v1/clients', query, open: true }));
});

check('partner.paging.default-size.clients', 'without l a page holds 100 clients', async (t) => {
  const many = await manyClients(t);
  await needsMoreThan(t, many, defaultSize - 1);
  await Promise.all(
    [...orders, ...orders.map((order) => ({ ...order, p: 1 }))].map(async (query) => {
      const { reply, records } = await readPage(t, many, query);
      expectEqual(records.length, defaultSize, `the number of clients with ${describeQuery(query)}`, reply);
    }),
  );
});

check('partner.paging.default-page', 'the list of clients without p is its first page', async (t) => {
  const many = await manyClients(t);
  for (const query of [{}, { l: 2 }, { l: 2, s: '-createdAt' }, { l: 2, s: 'createdAt' }]) {
    await judge(t, many, async () => {
      const [without, first] = await Promise.all([readPage(t, many, query), readPage(t, many, { ...query, p: 1 })]);
      const ids = (page: typeof first): string => [...page.own].sort().join(', ');
      if (ids(without) === ids(first) && without.records.length === first.records.length) return null;
      return {
        expected: `the same clients with ${describeQuery(query)} as with p=1`,
        got: `${without.records.length} and ${first.records.length} others`,
        evidence: [first.reply, without.reply],
      };
    });
  }
});

check('partner.paging.beyond-last', 'a page after the last one of clients is empty', async (t) => {
  const many = await manyClients(t);
  for (const query of (await walkQueries(t, many)).filter(({ s, l }) => (s === 'createdAt') === (l !== undefined))) {
    await judge(t, many, async () => {
      const { pages } = await walk(t, many, query);
      const beyond = await Promise.all([1, 50].map((more) => readPage(t, many, { ...query, p: pages.length + more })));
      const wrong = beyond.find(({ reply, records }) => reply.response.status !== 200 || records.length > 0);
      if (wrong === undefined) return null;
      const got = `${wrong.reply.response.status} with ${wrong.records.length} records`;
      return { expected: '200 without records behind the last page', got, evidence: [wrong.reply] };
    });
  }
});

/** Whoever else uses the partner may make one request look wrong: what looks so is asked again, watching the others. */
async function judge(t: CheckContext, many: ManyClients, problemOf: () => Promise<Problem | null>): Promise<void> {
  if ((await problemOf()) !== null) await failIfUndisturbed(t, many, problemOf);
}

for (const [requirement, l] of [
  ['partner.paging.minimum-accepted', 1],
  ['partner.paging.maximum-accepted', 300],
] as const) {
  check(requirement, `the list of clients takes l=${l}`, async (t) => {
    const queries = orders.map((order) => ({ ...order, l: String(l) }));
    const ask = (query: Record<string, string>) => t.partner.raw({ operation: 'GET /api/v1/clients', query });
    const replies = await Promise.all(queries.map(ask));
    for (const reply of replies) expectStatus(reply, 200, `l=${l}`);
  });
}

check('partner.paging.maximum-honoured', 'with l=300 the list shows more than 100 clients', async (t) => {
  const many = await manyClients(t);
  await needsMoreThan(t, many, defaultSize);
  for (const query of [{ l: 300 }, { l: 300, s: 'createdAt' }]) {
    const { reply, records } = await readPage(t, many, query);
    expectThat(records.length > defaultSize, 'more than 100 clients', `${records.length}`, reply);
  }
});

check('partner.paging.full-page', 'with l=300 the list shows all that pages of 100 show', async (t) => {
  const many = await manyClients(t);
  await judge(t, many, async () => {
    const { pages } = await walk(t, many, { s: 'createdAt' });
    const total = pages.reduce((sum, { records }) => sum + records.length, 0);
    if (total <= defaultSize) throw new NotTested(`the partner has only ${total} clients`);
    const { reply, records } = await readPage(t, many, { l: 300, s: 'createdAt' });
    const wanted = Math.min(300, total);
    if (records.length === wanted) return null;
    return { expected: `${wanted} clients with l=300`, got: `${records.length}`, evidence: [reply] };
  });
});

// A target that looks for a name on one page of clients only finds those that are on it.
check('partner.client.name.unique', 'a name stays taken when more than a page of clients has followed', async (t) => {
  const { oldestNames } = await manyClients(t);
  if (oldestNames.length === 0) throw new Inconclusive('there is no old client');
  for (const name of oldestNames) expectStatus(await tryCreate(t, { name }), 400, 'the name is taken');
});
