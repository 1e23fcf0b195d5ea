import { maxNameLength, maxNotesLength } from '../../src/arbitraries/client-names.ts';
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
import { needsWholeList } from '../support/client-members.ts';
import { clientIdOf, newClientOf, tryCreate, tryCreateAs } from '../support/clients.ts';
import { drawn } from '../support/draws.ts';
import { type LendingOrganization, lendingOrganizations, siteOf } from '../support/foreign-sites.ts';
import { arraysOf } from '../support/lists.ts';
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
import { findAccountId, memberIdNames, membersPlace, page } from '../support/partner.ts';
import { needsTwo } from '../support/partner-foreign.ts';
import { unlessTheySignIn } from '../support/sign-ins.ts';

// What was made with a key is found with it, whichever organization it is of.

const client = 'GET /api/v1/clients/{clientId}';
const members = 'GET /api/v1/clients/{clientId}/members';

for (const of of organizations) {
  for (const [requirement, what, query] of [
    ['partner.member.add.listed', 'the list of members', {}],
    ['partner.member.status-filter.new-complete', 'the list of new members', { status: 'new' }],
  ] as const) {
    const body = async (t: CheckContext): Promise<void> => {
      const { clientId, accountId, owner } = await existing(t, of);
      const reply = await sendAs(t, of, { operation: members, path: { clientId }, query });
      expectStatus(reply, 200);
      for (const id of [owner, accountId].filter(isTelling)) {
        const isThere = mentions(reply, id);
        if (!isThere) needsWholeList(arraysOf(exchangeOf(reply).json).flatMap(({ records }) => records));
        expectThat(isThere, `the member ${id} in ${what}`, 'it is not there', reply);
      }
    };
    check(requirement, `${of}: whoever was added is in ${what}`, 'status' in query ? unlessTheySignIn(body) : body);
  }

  check('partner.member.remove.not-listed', `${of}: a removed member is no longer listed`, async (t) => {
    const { owner, accountId, removal, lists } = await written(t, of);
    succeeded(removal, 'remove a member');
    const records = page(lists.after, await membersPlace(t));
    // In other fields a record may tell of others.
    const names = memberIdNames(t);
    const isListed = (id: string): boolean => records.some((record) => names.some((name) => record[name] === id));
    if (!isListed(owner)) throw new NotTested('the list does not show who is in it');
    const got = 'it in the list';
    expectThat(!isListed(accountId), `no ${accountId}, which was removed`, got, removal, lists.after);
  });

  check('partner.client.get.notes', `${of}: notes are kept`, async (t) => {
    const { created, notes } = await inNeed(t, of, async () => {
      const made = await atTheLimits(t, of);
      succeeded(made.created, 'create a client with notes');
      return made;
    });
    const reply = await sendAs(t, of, { operation: client, path: { clientId: clientIdOf(created) ?? '' } });
    expectStatus(reply, 200);
    const shown = field(exchangeOf(reply).json, 'notes');
    if (shown === undefined) throw new NotTested('the record of a client shows no notes');
    expectEqual(shown, notes, 'the notes of the client', created, reply);
  });

  check('partner.client.name.accepted', `${of}: a long name may hold every punctuation`, (t) =>
    expectAccepted(t, of, () => tryCreateAs(t, of, longName(t))),
  );

  check('partner.client.notes.max-accepted', `${of}: notes may have as many characters as they may`, (t) =>
    expectAccepted(t, of, () => tryCreateAs(t, of, t.names.client(), { notes: longestNotes(t) })),
  );

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
      const reply = await lentMembers(t, of, status);
      expectStatus(reply, 200, `the filter ${status}`);
      const shown = page(reply, await membersPlace(t)).map((record) => field(record, 'status'));
      const others = shown.filter((each) => typeof each === 'string' && each !== status);
      expectEqual(others, [], `the statuses other than ${status} in a list filtered by it`, reply);
    });

    check('partner.member.get.status', `${of}: who is listed as ${status} is found`, async (t) => {
      const list = await lentMembers(t, of, status);
      const { clientId = '' } = await siteOf(t, of);
      const records = page(list, await membersPlace(t));
      const some = drawn(t, `${of} ${status}`, records, 2);
      if (some.length === 0) throw new NotTested(`the client of ${of} lists nobody as ${status}`);
      for (const record of some) {
        const accountId = await findAccountId(t, clientId, record, of);
        if (accountId === null) throw new NotTested('the list does not show accountIds');
        const reply = await sendAs(t, of, { operation: `${members}/{accountId}`, path: { clientId, accountId } });
        expectStatus(reply, 200, `a member that is listed as ${status}`);
      }
    });
  }

  check('partner.member.owner.signed-in', `${of}: a client with members who signed in has an owner`, async (t) => {
    const list = await lentMembers(t, of, 'active');
    if (page(list, await membersPlace(t)).length === 0) throw new NotTested('nobody is active there');
    const { clientId = '' } = await siteOf(t, of);
    expectStatus(await sendAs(t, of, { operation: `${members}/owner`, path: { clientId } }), 200);
  });
}

const longName = (t: CheckContext): string => `${t.names.unique()} _ ( ) / - `.padEnd(maxNameLength, 'n');
const longestNotes = (t: CheckContext): string => `Notes of ${t.names.unique()} `.padEnd(maxNotesLength, 'n');

/** A create with as much as there may be of everything. */
function atTheLimits(t: CheckContext, of: Organization): Promise<{ created: Reply; notes: string }> {
  t.partner.as(of);
  return t.shared(`client of ${of} at the limits`, async (own) => {
    const notes = longestNotes(own);
    return { created: await tryCreateAs(own, of, longName(own), { notes }), notes };
  });
}

/** Where all limits in one are refused, one of them alone tells which it was; a plain create, that there is room. */
async function expectAccepted(t: CheckContext, of: Organization, alone: () => Promise<Reply>): Promise<void> {
  if ((await atTheLimits(t, of)).created.response.status === 201) return;
  const reply = await alone();
  if (reply.response.status === 400) await inNeed(t, of, () => newClientOf(t, of));
  expectStatus(reply, 201, 'a create within the rules');
}

/** The members of a lent client as the two filters list them. */
function lentMembers(t: CheckContext, of: LendingOrganization, status: 'new' | 'active') {
  t.partner.as(of);
  return t.shared(`lent members of ${of} who are ${status}`, async (own) => {
    const { clientId = '' } = await siteOf(own, of);
    return sendAs(own, of, { operation: members, path: { clientId }, query: { status } });
  });
}
