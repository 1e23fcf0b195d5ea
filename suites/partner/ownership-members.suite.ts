import { type CheckContext, check, exchangeOf, expectStatus, NotTested } from '../../src/check/index.ts';
import { clientMember } from '../../src/resources/index.ts';
import { getMember } from '../support/client-members.ts';
import { skipIfIdsAreReused } from '../support/id-reuse.ts';
import { unknownLike } from '../support/identifiers.ts';
import { shortestTellingId } from '../support/lists.ts';
import { expectOutOfReach, expectStays } from '../support/out-of-reach.ts';
import { sharedClient } from '../support/partner.ts';
import { needsTwo, sharedForeignHome } from '../support/partner-foreign.ts';
import {
  goneIds,
  type Home,
  newHome,
  operationsWith,
  requestTo,
  send,
  sharedHome,
} from '../support/partner-requests.ts';
import { expectAlike } from '../support/told-apart.ts';

/* Members are found in their own client, and in no other one. */

// Who has signed in has an account, which may be found wherever accounts are.
check('partner.not-found.member.other-client', 'who has signed in is no member of other clients', async (t) => {
  const { accountId } = t.partnerFixture('activeMember');
  if (accountId.length < shortestTellingId) throw new NotTested('a short id may be that of something else');
  const { clientId } = await sharedHome(t);
  const reply = await getMember(t, clientId, accountId);
  expectStatus(reply, 404, 'the member has signed in to another client');
});

check('partner.not-found.member.other-partner', 'who has signed in is no member of clients of others', async (t) => {
  const { accountId } = t.partnerFixture('activeMember');
  if (accountId.length < shortestTellingId) throw new NotTested('a short id may be that of something else');
  const other = t.partner.as('otherPartner');
  const { clientId } = await sharedForeignHome(t);
  const operation = 'GET /api/v1/clients/{clientId}/members/{accountId}';
  const reply = await other.raw({ operation, path: { clientId, accountId } });
  expectStatus(reply, 404, "the member has signed in to another partner's client");
});

for (const info of operationsWith('accountId')) {
  const { operation } = info;
  check('partner.not-found.member.other-client', `${operation} hides another client's member`, async (t) => {
    const [home, strangers] = await Promise.all([strayed(t), withoutMember(t)]);
    const why = 'the member is of another client';
    const paths = strangers(home.accountId).map((clientId) => ({ clientId, accountId: home.accountId }));
    await expectOutOfReach(t, info, paths, why);
    await expectStays(t, () => getMember(t, home.clientId, home.accountId));
  });

  check(
    'partner.not-found.member.other-partner',
    `${operation} hides a member of another partner's client`,
    async (t) => {
      t.partner.as('otherPartner');
      const [strangers, foreign] = await Promise.all([withoutMember(t), sharedForeignHome(t)]);
      const why = 'the member is of another partner';
      const paths = [foreign.accountId, foreign.owner].flatMap((accountId) =>
        strangers(accountId).map((clientId) => ({ clientId, accountId })),
      );
      await expectOutOfReach(t, info, paths, why);
    },
  );

  check(
    'partner.ownership.indistinguishable.member',
    `${operation} tells nothing about members of other partners`,
    async (t) => {
      t.partner.as('otherPartner');
      await needsTwo(t, 'otherPartner');
      skipIfIdsAreReused(t, clientMember);
      const [{ accountId: gone, home }, foreign] = await Promise.all([goneIds(t), sharedForeignHome(t)]);
      const ids = { clientId: home, accountId: foreign.owner };
      const reply = await send(t, requestTo(t, info, ids));
      if (exchangeOf(reply).status !== 404) throw new NotTested('the member was not answered with 404');
      const { id: never, wellFormed } = unknownLike(gone);
      await expectAlike(t, info, 'accountId', { ids, reply }, wellFormed ? [never, gone] : [gone]);
    },
  );
}

/**
 * Clients of one's own that have no member of the accountId: an empty one, and one with members, unless the service
 * counts the members of each client, so that it has one of its own by that number.
 */
async function withoutMember(t: CheckContext): Promise<(accountId: string) => string[]> {
  const [empty, home] = await Promise.all([sharedClient(t), sharedHome(t)]);
  return (accountId) => ([home.owner, home.accountId].includes(accountId) ? [empty.id] : [empty.id, home.clientId]);
}

/** Where a broken target removes the member, who asks next finds it gone: one of the two that ask has told by then. */
function strayed(t: CheckContext): Promise<Home> {
  return t.shared('partner home of who is sought elsewhere', (own) => newHome(own));
}
