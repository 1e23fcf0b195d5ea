import {
  type CheckContext,
  check,
  exchangeOf,
  expectEqual,
  expectStatus,
  expectThat,
  field,
  NotTested,
  type Reply,
} from '../../src/check/index.ts';
import { clientIdOf, tryCreate, tryCreateAs } from '../support/clients.ts';
import { lendingOrganizations, siteOf } from '../support/foreign-sites.ts';
import { isTelling, mentions } from '../support/open-bodies.ts';
import {
  existing,
  inNeed,
  type Organization,
  organizations,
  sendAs,
  succeeded,
  written,
} from '../support/organizations.ts';
import { memberIdNames, membersPlace, page } from '../support/partner.ts';
import { needsTwo } from '../support/partner-foreign.ts';
import { unlessTheySignIn } from '../support/sign-ins.ts';

// What was made with a key is found with it, whichever organization it is of.

const client = 'GET /api/v1/clients/{clientId}';
const members = 'GET /api/v1/clients/{clientId}/members';

for (const of of organizations) {
  check('partner.member.get.status', `${of}: an added member is found`, async (t) => {
    const { clientId, accountId } = await existing(t, of);
    const reply = await sendAs(t, of, { operation: `${members}/{accountId}`, path: { clientId, accountId } });
    expectStatus(reply, 200, 'a member that was added with the same key');
  });

  for (const [requirement, what, query] of [
    ['partner.member.add.listed', 'the list of members', {}],
    ['partner.member.status-filter.new-complete', 'the list of new members', { status: 'new' }],
  ] as const) {
    const body = async (t: CheckContext): Promise<void> => {
      const { clientId, accountId, owner } = await existing(t, of);
      const reply = await sendAs(t, of, { operation: members, path: { clientId }, query });
      expectStatus(reply, 200);
      for (const id of [owner, accountId].filter(isTelling)) {
        expectThat(mentions(reply, id), `the member ${id} in ${what}`, 'it is not there', reply);
      }
    };
    check(requirement, `${of}: whoever was added is in ${what}`, 'status' in query ? unlessTheySignIn(body) : body);
  }

  check('partner.member.remove.not-listed', `${of}: a removed member is no longer listed`, async (t) => {
    const { owner, accountId, removal, listAfterRemoval } = await written(t, of);
    succeeded(removal, 'remove a member');
    const records = page(listAfterRemoval, await membersPlace(t));
    // In other fields a record may tell of others.
    const names = memberIdNames(t);
    const isListed = (id: string): boolean => records.some((record) => names.some((name) => record[name] === id));
    if (!isListed(owner)) throw new NotTested('the list does not show who is in it');
    const got = 'it in the list';
    expectThat(!isListed(accountId), `no ${accountId}, which was removed`, got, removal, listAfterRemoval);
  });

  check('partner.client.get.notes', `${of}: notes are kept`, async (t) => {
    const notes = `Notes of ${t.names.unique()}`;
    const { clientId, created } = await inNeed(t, of, () => noted(t, of, notes));
    const reply = await sendAs(t, of, { operation: client, path: { clientId } });
    expectStatus(reply, 200);
    const shown = field(exchangeOf(reply).json, 'notes');
    if (shown === undefined) throw new NotTested('the record of a client shows no notes');
    expectEqual(shown, notes, 'the notes of the client', created, reply);
  });

  check('partner.client.name.unique-per-partner', `${of}: a name that this partner gave is free for it`, async (t) => {
    await existing(t, of);
    await needsTwo(t, of);
    const name = t.names.client();
    const mine = await tryCreate(t, { name });
    succeeded(mine, 'create a client');
    const theirs = await tryCreateAs(t, of, name);
    if (theirs.response.status === 400) succeeded(await tryCreateAs(t, of, t.names.client()), 'create another client');
    expectStatus(theirs, 201, 'only another partner has a client of this name');
  });

  if (of === 'noContract') continue;
  check(
    'partner.not-found.workspace.other-client',
    `${of}: a workspace is found below its own client only`,
    async (t) => {
      const { clientId } = await existing(t, of);
      const { workspaceId } = await siteOf(t, of);
      if (workspaceId === undefined) throw new NotTested(`the client of ${of} shows no workspace`);
      if (!isTelling(workspaceId)) throw new NotTested('a short id may be that of something else');
      const operation = `${client}/workspaces/{workspaceId}` as const;
      const reply = await sendAs(t, of, { operation, path: { clientId, workspaceId } });
      expectStatus(reply, 404, 'the workspace is of another client');
    },
  );
}

for (const of of lendingOrganizations) {
  for (const status of ['new', 'active'] as const) {
    const title = `${of}: who is listed as ${status} is shown so`;
    check(`partner.member.status-filter.${status}`, title, async (t) => {
      const { clientId = '' } = await siteOf(t, of);
      const reply = await sendAs(t, of, { operation: members, path: { clientId }, query: { status } });
      expectStatus(reply, 200, `the filter ${status}`);
      const shown = page(reply, await membersPlace(t)).map((record) => field(record, 'status'));
      const others = shown.filter((each) => typeof each === 'string' && each !== status);
      expectEqual(others, [], `the statuses other than ${status} in a list filtered by it`, reply);
    });
  }
}

async function noted(t: CheckContext, of: Organization, notes: string): Promise<{ clientId: string; created: Reply }> {
  const created = await tryCreateAs(t, of, t.names.client(), { notes });
  succeeded(created, 'create a client with notes');
  return { clientId: clientIdOf(created) ?? '', created };
}
