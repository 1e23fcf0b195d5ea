import type { PartnerOperation, RequirementId } from '../../generated/catalogue.ts';
import {
  type CheckContext,
  check,
  expectStatus,
  expectThat,
  fail,
  NotTested,
  type Reply,
} from '../../src/check/index.ts';
import { filespaceList, workspaceList, workspacePath } from '../support/client-workspaces.ts';
import {
  filespaces,
  type LendingOrganization,
  lendingOrganizations,
  type SiteId,
  siteOf,
  workspaces,
} from '../support/foreign-sites.ts';
import { findDisorder, momentsOf } from '../support/list-order.ts';
import { canonical, type Query } from '../support/list-walks.ts';
import { type Place, recordsAt } from '../support/lists.ts';
import { keptRange, rangeQuery, usageEndpoints } from '../support/usage.ts';

/*
 * What a client holds is shown to its own organization by the same rules, whichever organization that is. Nobody can make
 * workspaces here: those that the profile names are looked at, else whichever the client turns out to have.
 */

/** What is read below a client: the requirement of its status, and what its path needs. */
const reads: readonly (readonly [status: RequirementId, operation: PartnerOperation, ids: readonly SiteId[]])[] = [
  ['partner.workspace.list.status', workspaces, ['clientId']],
  [
    'partner.workspace.get.status',
    'GET /api/v1/clients/{clientId}/workspaces/{workspaceId}',
    ['clientId', 'workspaceId'],
  ],
  ['partner.filespace.list.status', filespaces, ['clientId', 'workspaceId']],
  [
    'partner.filespace.get.status',
    'GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}',
    ['clientId', 'workspaceId', 'filespaceId'],
  ],
  ...usageEndpoints.map(({ status, operation, levels }) => {
    const ids: readonly SiteId[] = ['clientId', 'workspaceId', 'filespaceId'];
    return [status, operation, ids.slice(0, levels)] as const;
  }),
];

const directions = [
  ['ascending', { s: 'createdAt' }],
  ['descending', { s: '-createdAt' }],
] as const;

async function read(
  t: CheckContext,
  of: LendingOrganization,
  [, operation, ids]: (typeof reads)[number],
  query: Query = {},
): Promise<Reply> {
  const site = await siteOf(t, of);
  const path = Object.fromEntries(ids.map((name) => [name, site[name] ?? '']));
  if (Object.values(path).includes('')) throw new NotTested(`the client of ${of} shows no workspace and filespace`);
  const range = operation.includes('/usage') ? rangeQuery(await keptRange(t)) : {};
  return t.partner.as(of).raw({ operation, path, query: { ...range, ...query } });
}

for (const of of lendingOrganizations) {
  for (const each of reads) {
    const [status, operation] = each;
    check(status, `${of}: ${operation} is answered for a client of its own`, async (t) => {
      expectStatus(await read(t, of, each), 200, `a client of ${of}`);
    });
  }

  for (const [each, kind, placeOf] of [
    [reads[0], 'workspaces', workspacesPlace],
    [reads[2], 'filespaces', filespacesPlace],
  ] as const) {
    if (each === undefined) continue;
    const [, operation] = each;

    check(`partner.paging.walk.${kind}`, `${of}: pages of ${operation} are two`, async (t) => {
      const place = await placeOf(t);
      const pages = [await read(t, of, each, { l: '1', p: '1', s: 'createdAt' })];
      const whole = await read(t, of, each);
      pages.push(await read(t, of, each, { l: '1', p: '2', s: 'createdAt' }));
      for (const reply of [...pages, whole]) expectStatus(reply, 200, `a client of ${of}`);
      const records = recordsAt(whole, place).map(canonical);
      if (records.length < 2) throw new NotTested(`the client of ${of} has fewer than two of them`);
      const [first, second] = pages.map((page) => recordsAt(page, place).map(canonical));
      const got = `${second?.length} records`;
      expectThat(second?.length === 1, 'one record on the second page of one', got, ...pages, whole);
      if (new Set(records).size < records.length) throw new NotTested('its records are not told apart');
      expectThat(first?.[0] !== second?.[0], 'another record than on the first page', 'the same', ...pages);
    });

    for (const [direction, query] of directions) {
      check(
        `partner.order.${direction}.${kind}`,
        `${of}: ${operation} with s=${query.s} is ${direction}`,
        async (t) => {
          const place = await placeOf(t);
          const reply = await read(t, of, each, query);
          expectStatus(reply, 200, `s=${query.s}`);
          const moments = momentsOf(recordsAt(reply, place));
          if (moments === null) throw new NotTested('the records carry no readable createdAt');
          const found = findDisorder(moments, direction);
          if (found !== null) fail(found.expected, found.got, reply);
        },
      );
    }
  }
}

async function workspacesPlace(t: CheckContext): Promise<Place> {
  return (await workspaceList(t, t.partnerFixture('client').id)).place;
}

async function filespacesPlace(t: CheckContext): Promise<Place> {
  return (await filespaceList(t, workspacePath(t))).place;
}
