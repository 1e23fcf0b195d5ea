import {
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectEitherWay,
  NotTested,
  type Reply,
} from '../../src/check/index.ts';
import { addRaw, answeredId, getMember, idsOf, listMembers, sharedPlayground } from '../support/client-members.ts';
import { isTelling } from '../support/open-bodies.ts';
import { membersPlace, page } from '../support/partner.ts';
import { sharedHome } from '../support/partner-requests.ts';

/*
 * Requests with more in them than the documents name. Whether they are taken is open; where they are, the path says what
 * they are about, and no other id has a part in it.
 */

interface Added {
  clientId: string;
  /** The client that the body names, and its members before. */
  other: string;
  others: readonly string[];
  email: string;
  accountId: string;
  reply: Reply;
  got: Reply;
  list: Reply;
}

/** An add to a client whose body names another one, or a member of that. */
function addedBesideIds(t: CheckContext, what: 'client' | 'member'): Promise<Added> {
  return t.shared(`partner member added beside the id of another ${what}`, async (own) => {
    const { id: clientId } = await sharedPlayground(own);
    const home = await sharedHome(own);
    const { clientId: other, owner, accountId: known } = home;
    const email = own.names.email();
    const ids = what === 'client' ? { clientId: other, client: { id: other } } : { id: known, accountId: known };
    const reply = await addRaw(own, clientId, { email, ...ids }, { open: true });
    if (reply.response.status !== 201)
      throw new NotTested('an add with ids that the documents do not name is rejected');
    const accountId = await answeredId(own, clientId, reply, 201);
    const got = await getMember(own, clientId, accountId);
    const list = await listMembers(own, other, { l: 300 });
    return { clientId, other, others: [owner, known], email, accountId, reply, got, list };
  });
}

for (const what of ['client', 'member'] as const) {
  check(
    'partner.member.add.readable',
    `who is added beside the id of another ${what} is a member where the path says`,
    async (t) => {
      const { accountId, reply, got } = await addedBesideIds(t, what);
      const wanted = `the member ${accountId} in the client of the path`;
      expectEitherWay(got.response.status === 200, wanted, describe(exchangeOf(got)), reply, got);
    },
  );

  check(
    'partner.member.list.own',
    `an add beside the id of another ${what} adds nobody where the body says`,
    async (t) => {
      const { other, others, email, accountId, reply, list } = await addedBesideIds(t, what);
      if (list.response.status !== 200) throw new NotTested(`the members of the other client are not listed`);
      const records = page(list, await membersPlace(t));
      const ids = await idsOf(t, other, records);
      // Each client may count its members.
      const isNew = ids.includes(accountId) && !others.includes(accountId);
      // Beside its records a list may tell of what was done anywhere.
      const isThere =
        (isNew && isTelling(accountId)) || records.some((record) => Object.values(record).includes(email));
      expectEitherWay(!isThere, `nobody new in the client ${other}`, `${email} in its list`, reply, list);
    },
  );
}
