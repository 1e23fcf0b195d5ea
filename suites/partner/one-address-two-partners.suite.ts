import {
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectStatus,
  expectThat,
  Inconclusive,
  NotTested,
  type Reply,
} from '../../src/check/index.ts';
import { addMember, getMember, getOwner, listMembers } from '../support/client-members.ts';
import { newClientOf } from '../support/clients.ts';
import { refusedDeletion } from '../support/deletable.ts';
import { isObject } from '../support/lists.ts';
import { isTelling, mentions } from '../support/open-bodies.ts';
import { findAccountId, newClient, newMember } from '../support/partner.ts';
import { needsTwo } from '../support/partner-foreign.ts';

/*
 * Somebody may be a member of clients of two partners. Whatever the one does with its own client, the other one's stays
 * as it is: what belongs to an account is not what belongs to a membership.
 */

const other = 'otherPartner';
const client = '/api/v1/clients/{clientId}';

interface Shared {
  readonly clientId: string;
  readonly accountId: string;
  readonly email: string;
  /** A client of the other partner, and who has the address there. */
  readonly theirs: { readonly clientId: string; readonly accountId: string };
}

/** One address in a client of each, added to one's own first. @throws {NotTested} where it can be in one client only. */
async function newShared(t: CheckContext): Promise<Shared> {
  t.partner.as(other);
  await needsTwo(t, other);
  const { id: clientId } = await newClient(t);
  await newMember(t, clientId);
  const { accountId, email } = await newMember(t, clientId);
  const { id: theirs } = await newClientOf(t, other);
  await joined(t, theirs, t.names.email());
  return { clientId, accountId, email, theirs: { clientId: theirs, accountId: await joined(t, theirs, email) } };
}

async function joined(t: CheckContext, clientId: string, email: string): Promise<string> {
  const add = await t.partner
    .as(other)
    .raw({ operation: `POST ${client}/members`, path: { clientId }, body: { email } });
  if (!add.response.ok) throw new NotTested(`the address cannot be added there: got ${describe(exchangeOf(add))}`);
  const { json } = exchangeOf(add);
  const accountId = isObject(json) ? await findAccountId(t, clientId, json, other) : null;
  if (accountId === null) throw new NotTested('the added member shows no accountId');
  return accountId;
}

async function expectStays(t: CheckContext, { clientId, accountId }: Shared, after: Reply): Promise<void> {
  const [got, list] = [await getMember(t, clientId, accountId), await listMembers(t, clientId)];
  const found = describe(exchangeOf(got));
  expectThat(got.response.status === 200, 'status 200: nobody removed it from this client', found, after, got);
  if (!isTelling(accountId) || list.response.status !== 200) return;
  expectThat(mentions(list, accountId), `the member ${accountId} in the list`, 'it is not there', after, list);
}

check(
  'partner.ownership.foreign-member-remove',
  'a member stays where another partner removes the address from its own client',
  async (t) => {
    const shared = await newShared(t);
    const operation = `DELETE ${client}/members/{accountId}` as const;
    const removal = await t.partner.as(other).raw({ operation, path: shared.theirs });
    if (!removal.response.ok) throw new Inconclusive(`could not remove it: got ${describe(exchangeOf(removal))}`);
    await expectStays(t, shared, removal);
  },
);

check(
  'partner.ownership.foreign-member-remove',
  'a member stays where another partner deletes its own client with the address in it',
  async (t) => {
    const shared = await newShared(t);
    const { clientId } = shared.theirs;
    const stranger = t.partner.as(other);
    const deletion = await stranger.raw({ operation: `DELETE ${client}`, path: { clientId } });
    const got = describe(exchangeOf(deletion));
    if (!deletion.response.ok) throw await refusedDeletion(t, clientId, got, stranger);
    t.gone({ clientId });
    await expectStays(t, shared, deletion);
  },
);

check(
  'partner.member.owner.first',
  'who is a member at another partner owns the client to which it comes first',
  async (t) => {
    t.partner.as(other);
    await needsTwo(t, other);
    const email = t.names.email();
    const { id: theirs } = await newClientOf(t, other);
    for (const each of [t.names.email(), email]) await joined(t, theirs, each);
    const { id: clientId } = await newClient(t);
    const add = await addMember(t, clientId, email);
    if (add.response.status !== 201) throw new NotTested(`it cannot be added: got ${describe(exchangeOf(add))}`);
    const owner = await getOwner(t, clientId);
    expectStatus(owner, 200, 'the client has a first member');
  },
);
