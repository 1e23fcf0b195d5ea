import {
  type CheckContext,
  check,
  expectStatus,
  expectThat,
  NotTested,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import { listedPath, pathBelow } from '../support/disposable-path.ts';
import { drawn } from '../support/draws.ts';
import { siteOf } from '../support/foreign-sites.ts';
import { judgeMoments, momentsOf } from '../support/list-order.ts';
import { canonical, failIfLasting, largestPage, type Query } from '../support/list-walks.ts';
import { type JsonObject, recordsAt } from '../support/lists.ts';
import { pagedLists } from '../support/paged-lists.ts';
import {
  dayMs,
  floorMinute,
  keptRange,
  type Range,
  rangeQuery,
  storageTypes,
  typedEndpoints,
  typeRequirements,
  type UsageEndpoint,
  usageEndpoint,
  usageEndpoints,
  usagePlace,
} from '../support/usage.ts';
import { findPassedOver } from '../support/usage-passed-over.ts';
import { brokenRanges } from '../support/usage-refusals.ts';
import { findSplit } from '../support/usage-splits.ts';

/*
 * What a parameter does to the usage of the client that is read everywhere, it does to that of any other: of one without
 * a contract, and of those of other organizations.
 */

type Levels = UsageEndpoint['levels'];

interface Holder {
  readonly words: string;
  path(t: CheckContext, levels: Levels): Promise<Record<string, string>>;
  partner(t: CheckContext): CheckContext['partner'];
  /** @throws {NotTested} where it has gone meanwhile. */
  stillThere?(t: CheckContext, levels: Levels): Promise<unknown>;
}

const ids = ['clientId', 'workspaceId', 'filespaceId'] as const;

function clientOf(of: 'otherPartner' | 'reseller'): Holder {
  return {
    words: `a client of ${of}`,
    path: async (t, levels) => {
      const site = await siteOf(t, of);
      const path = Object.fromEntries(ids.slice(0, levels).map((name) => [name, site[name] ?? '']));
      if (Object.values(path).includes('')) throw new NotTested(`the client of ${of} shows no workspace and filespace`);
      return path;
    },
    partner: (t) => t.partner.as(of),
  };
}

const holders: readonly Holder[] = [
  { words: 'a client without contract', path: pathBelow, partner: (t) => t.partner, stillThere: listedPath },
  clientOf('otherPartner'),
  clientOf('reseller'),
];

const mostHalvings = 6;
const defaultSize = 100;

type Refusal = (typeof brokenRanges)[number];

const noType =
  (type: string): Refusal[2] =>
  (valid) => ({ ...valid, type });

/** What is rejected, and where it may be sent. */
const refusals: readonly { refusal: Refusal; at: readonly UsageEndpoint[] }[] = [
  ...brokenRanges.map((refusal) => ({ refusal, at: usageEndpoints })),
  { refusal: ['partner.usage.type.unknown', 'an unknown type', noType('storage_d')], at: typedEndpoints },
  {
    refusal: ['partner.usage.type.filespace-refused', 'a type of a filespace', noType('storage_a')],
    at: [usageEndpoint('filespace')],
  },
];

/** By turn the outer ones or the inner ones of the four, so that each time there is one of a client and one of what it holds. */
function someOf(t: CheckContext, endpoints: readonly UsageEndpoint[], turn: number): readonly UsageEndpoint[] {
  if (endpoints !== usageEndpoints || t.depth === 'deep') return endpoints;
  const isOuter = (t.session.config.seed + turn) % 2 === 0;
  return endpoints.filter((_, place) => isOuter === (place === 0 || place === endpoints.length - 1));
}

interface Page {
  readonly records: readonly JsonObject[];
  readonly reply: Reply;
}

for (const [place, holder] of holders.entries()) {
  for (const [turn, { refusal, at }] of refusals.entries()) {
    const [requirement, what, change] = refusal;
    check(requirement, `usage of ${holder.words}: ${what} is rejected`, async (t) => {
      for (const endpoint of someOf(t, at, turn + place)) {
        const path = await holder.path(t, endpoint.levels);
        const { start = '', end = '' } = rangeQuery(await keptRange(t));
        const ask = async (query: Query): Promise<Reply> =>
          holder.partner(t).raw({ operation: endpoint.operation, path, query });
        await t.shared(`accepted ${endpoint.name} usage of ${holder.words}`, async (own) => {
          const twin = await ask({ start, end });
          if (twin.response.status !== 200) await holder.stillThere?.(own, endpoint.levels);
          prepared(twin, 200, 'list usage with the valid twin');
        });
        const reply = await ask(change({ start, end }));
        if (reply.response.status !== 400) await holder.stillThere?.(t, endpoint.levels);
        expectStatus(reply, 400, `${what}, for ${endpoint.name} usage`);
      }
    });
  }

  for (const [turn, type] of storageTypes.entries()) {
    check(typeRequirements[type], `usage of ${holder.words}: the type ${type} is accepted`, async (t) => {
      const endpoint = typedEndpoints[(t.session.config.seed + turn) % typedEndpoints.length];
      if (endpoint === undefined) throw new Error('no usage endpoint takes a type');
      const path = await holder.path(t, endpoint.levels);
      const query = { ...rangeQuery(await keptRange(t)), type };
      const reply = await holder.partner(t).raw({ operation: endpoint.operation, path, query });
      if (reply.response.status !== 200) await holder.stillThere?.(t, endpoint.levels);
      expectStatus(reply, 200, `the type ${type}, for ${endpoint.name} usage`);
    });
  }

  for (const endpoint of usageEndpoints) {
    const content = pagedLists.find(({ name }) => name === `${endpoint.name} usage`);
    if (content === undefined) throw new Error(`there is no list of ${endpoint.name} usage`);
    const name = `${endpoint.name} usage of ${holder.words}`;

    const read = async (t: CheckContext, query: Query): Promise<Page> => {
      const path = await holder.path(t, endpoint.levels);
      const place = await usagePlace(t, endpoint);
      const reply = await holder.partner(t).raw({
        operation: endpoint.operation,
        path,
        query: { l: String(largestPage), p: '1', ...query },
      });
      if (reply.response.status !== 200) await holder.stillThere?.(t, endpoint.levels);
      expectStatus(reply, 200, holder.words);
      return { reply, records: recordsAt(reply, place) };
    };

    const sample = (t: CheckContext): Promise<Page & { range: Range }> => {
      holder.partner(t);
      return t.shared(`whole ${name}`, async (own) => {
        let range = await keptRange(own);
        let page = await read(own, rangeQuery(range));
        for (let halving = 0; halving < mostHalvings && page.records.length >= largestPage; halving += 1) {
          range = { ...range, start: floorMinute((range.start + range.end) / 2) };
          page = await read(own, rangeQuery(range));
        }
        return { ...page, range };
      });
    };

    /** A range whose records stand on one page, and these. @throws {NotTested} where it has too few of them. */
    const whole = async (t: CheckContext, attempt: number, atLeast = 2): Promise<Page & { range: Range }> => {
      const found = await sample(t);
      const { range } = found;
      const page = attempt === 1 ? found : { ...(await read(t, rangeQuery(range))), range };
      const { length } = page.records;
      if (length >= atLeast && length < largestPage) return page;
      throw new NotTested(`there are ${length} usage records of ${holder.words}`);
    };

    for (const [requirement, s, direction] of [
      [content.ascending, 'createdAt', 'ascending'],
      [content.descending, '-createdAt', 'descending'],
    ] as const) {
      check(requirement, `${name} with s=${s} is ${direction}`, (t) =>
        failIfLasting(async (attempt) => {
          const { range } = await whole(t, attempt);
          const page = await read(t, { ...rangeQuery(range), s });
          const moments = momentsOf(page.records);
          if (moments === null) throw new NotTested('the usage records carry no readable createdAt');
          return judgeMoments(moments, [page], direction);
        }),
      );
    }

    check(content.walk, `pages of ${name} are two`, async (t) => {
      const all = await whole(t, 1);
      const query = { ...rangeQuery(all.range), l: '1' };
      const [first, second] = [await read(t, query), await read(t, { ...query, p: '2' })];
      const replies = [first.reply, second.reply, all.reply];
      const got = `${second.records.length} records`;
      expectThat(second.records.length === 1, 'one record on the second page of one', got, ...replies);
      if (new Set(all.records.map(canonical)).size < all.records.length) {
        throw new NotTested('its records are not told apart');
      }
      const isSame = canonical(first.records[0]) === canonical(second.records[0]);
      expectThat(!isSame, 'another record than on the first page', 'the same', ...replies);
    });

    check(content.defaultSize, `${name}: without l a page holds 100`, (t) =>
      failIfLasting(async () => {
        const { range, records: all, reply: large } = await sample(t);
        if (all.length <= defaultSize) throw new NotTested(`there are ${all.length} usage records of ${holder.words}`);
        const path = await holder.path(t, endpoint.levels);
        const { operation } = endpoint;
        const reply = await holder.partner(t).raw({ operation, path, query: rangeQuery(range) });
        expectStatus(reply, 200, holder.words);
        const { length } = recordsAt(reply, await usagePlace(t, endpoint));
        if (length === defaultSize) return null;
        return { expected: `${defaultSize} of ${all.length} records`, got: `${length}`, evidence: [large, reply] };
      }),
    );

    check('partner.usage.range.halves', `${name}: two halves of the range return the whole`, (t) =>
      failIfLasting(async (attempt) => {
        const all = await whole(t, attempt);
        const { range } = all;
        const split = findSplit(all.records, range, attempt);
        const [early, late] = [
          await read(t, rangeQuery({ start: range.start, end: split })),
          await read(t, rangeQuery({ start: split, end: range.end })),
        ];
        const counts = [early, late].map(({ records }) => records.length);
        if ((counts[0] ?? 0) + (counts[1] ?? 0) === all.records.length) return null;
        const expected = `the ${all.records.length} records of the whole`;
        return { expected, got: counts.join(' and '), evidence: [all.reply, early.reply, late.reply] };
      }),
    );

    check('partner.usage.range.respected', `${name}: ranges far apart share no record`, (t) =>
      failIfLasting(async () => {
        const { start, end } = await keptRange(t);
        const [early, late] = [
          await read(t, rangeQuery({ start, end: start + 5 * dayMs })),
          await read(t, rangeQuery({ start: end - 5 * dayMs, end })),
        ];
        if (momentsOf(late.records) === null) throw new NotTested('the usage records carry no readable createdAt');
        const before = new Set(early.records.map(canonical));
        const shared = late.records.filter((record) => before.has(canonical(record)));
        if (shared.length === 0) return null;
        const expected = 'no record in both of two ranges that lie weeks apart';
        return { expected, got: `${shared.length} of them`, evidence: [early.reply, late.reply] };
      }),
    );

    if (!endpoint.typed) continue;
    check('partner.usage.type.partition', `${name}: no type is passed over`, (t) =>
      failIfLasting(async (attempt) => {
        const all = await whole(t, attempt, 1);
        const types = drawn(t, name, storageTypes, 2);
        const pages = await Promise.all(
          types.map(async (type) => ({ type, ...(await read(t, { ...rangeQuery(all.range), type })) })),
        );
        const parts = pages.map(({ type, records, reply }) => ({ type, records, replies: [reply] }));
        const [type = 'custom'] = types;
        return findPassedOver({ whole: { records: all.records, replies: [all.reply] }, parts }, type);
      }),
    );
  }
}
