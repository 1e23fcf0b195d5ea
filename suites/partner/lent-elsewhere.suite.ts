import type { PartnerOperation } from '../../generated/catalogue.ts';
import {
  type CheckContext,
  check,
  exchangeOf,
  expectThat,
  fail,
  NotTested,
  type PartnerClient,
  type RawRequest,
  type Reply,
} from '../../src/check/index.ts';
import { listClients } from '../support/clients.ts';
import { arraysOf } from '../support/lists.ts';
import { isTelling, mentions } from '../support/open-bodies.ts';
import { clientWithId, fullFixture } from '../support/partner.ts';

/*
 * What the profile names of clients other than the first one is found by its path, and so it is in the list: a client
 * without a contract, or of another partner, may be listed by another way.
 */

const lent = [
  { fixture: 'otherClient', credential: undefined },
  { fixture: 'disposableClient', credential: undefined },
  { fixture: 'otherPartnerClient', credential: 'otherPartner' },
] as const;

type Lender = Pick<(typeof lentClients)[number], 'fixture' | 'credential'>;

const workspaces = 'GET /api/v1/clients/{clientId}/workspaces';
const filespaces = `${workspaces}/{workspaceId}/filespaces` as const;

for (const each of lent) {
  const { fixture } = each;
  check('partner.workspace.list.complete', `the list holds the workspace of \`${fixture}\``, async (t) => {
    const { id: clientId, workspace: workspaceId } = fullFixture(t, fixture);
    const got = await read(t, each, { operation: `${workspaces}/{workspaceId}`, path: { clientId, workspaceId } });
    const list = await read(t, each, { operation: workspaces, path: { clientId }, query: { l: '300' } });
    needsWhole(list, workspaceId);
    expectThat(mentions(list, workspaceId), `the workspace ${workspaceId} in the list`, 'none of its id', got, list);
  });

  check('partner.filespace.list.complete', `the list holds the filespace of \`${fixture}\``, async (t) => {
    const { id: clientId, workspace: workspaceId, filespace: filespaceId } = fullFixture(t, fixture);
    const path = { clientId, workspaceId };
    const got = await read(t, each, { operation: `${filespaces}/{filespaceId}`, path: { ...path, filespaceId } });
    const list = await read(t, each, { operation: filespaces, path, query: { l: '300' } });
    needsWhole(list, filespaceId);
    // What a record of the list shows is open, and whether it is an id.
    const isSome =
      mentions(list, filespaceId) || arraysOf(exchangeOf(list).json).some(({ records }) => records.length > 0);
    expectThat(isSome, `the filespace ${filespaceId} in the list`, 'none at all', got, list);
  });
}

const oldest = { s: 'createdAt', l: '300' };

const lentClients = [
  { fixture: 'client', credential: undefined },
  ...lent,
  { fixture: 'undeletableClient', credential: undefined },
  { fixture: 'resellerClient', credential: 'reseller' },
  { fixture: 'resellerClientWithoutContract', credential: 'reseller' },
] as const;

for (const { fixture, credential } of lentClients) {
  check('partner.paging.walk.clients', `the list of clients holds \`${fixture}\``, async (t) => {
    const { id: clientId } = t.partnerFixture(fixture);
    const client = credential === undefined ? t.partner : t.partner.as(credential);
    const isIt = await clientWithId(t, clientId);
    const list = await t.shared(`oldest clients of ${credential}`, (own) => listOf(own, client));
    if (list.records.some(isIt)) return;
    // What the run made stands behind it; and only what is there afterwards was there all the time.
    const whole = await listClients(t, oldest, { maxPages: 60, lastBelow: 100, until: isIt, client });
    if (whole.records.some(isIt)) return;
    const got = await read(
      t,
      { fixture, credential },
      { operation: 'GET /api/v1/clients/{clientId}', path: { clientId } },
    );
    const replies = [got, ...whole.replies];
    if (whole.replies.length >= 60) throw new NotTested('the list is longer than can be read');
    fail(`the client ${clientId} in the list`, `none of its id among ${whole.records.length}`, ...replies.slice(0, 20));
  });
}

/** What is lent was there before the run: among the first of those that are not gone. */
function listOf(t: CheckContext, client: PartnerClient) {
  return listClients(t, oldest, { maxPages: 1, client });
}

/** A read with the key of who lends it. @throws {NotTested} where it is not there, such as what was given away before. */
async function read(t: CheckContext, { fixture, credential }: Lender, request: RawRequest<PartnerOperation>) {
  const client = credential === undefined ? t.partner : t.partner.as(credential);
  const reply = await client.raw({ ...request, also: [404] });
  if (!reply.response.ok) throw new NotTested(`\`partner.fixtures.${fixture}\` is not found`);
  return reply;
}

/** @throws {NotTested} where the list may be longer than what was asked for, or an id may be any number. */
function needsWhole(list: Reply, id: string): void {
  if (!isTelling(id)) throw new NotTested('a short id may stand for something else');
  const isLong = arraysOf(exchangeOf(list).json).some(({ records }) => records.length >= 100);
  if (isLong) throw new NotTested('the list may have another page');
}
