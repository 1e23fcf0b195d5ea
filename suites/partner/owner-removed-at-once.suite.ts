import {
  type CheckContext,
  check,
  expectEqual,
  expectStatus,
  Inconclusive,
  NotTested,
  type Reply,
} from '../../src/check/index.ts';
import { getMember, ownerOf, removeMember } from '../support/client-members.ts';
import { newHome } from '../support/partner-requests.ts';

/* The owner cannot be removed, however many try at one moment, and whoever else is removed meanwhile. */

interface Burst {
  removals: readonly Reply[];
  owner: string;
  after: Awaited<ReturnType<typeof ownerOf>>;
  got: Reply;
}

/** One burst may happen to be lucky. */
function bursts(t: CheckContext): Promise<Burst[]> {
  if (t.target.http.concurrency < 2) {
    throw new NotTested('`http.concurrency` of the profile allows one request at a time');
  }
  return t.shared('partner owner removed at once', async (own) => {
    const { clientId, owner, accountId } = await newHome(own);
    const remove = () => removeMember(own, clientId, owner);
    const done: Burst[] = [];
    for (const beside of [[], [accountId]]) {
      const others = beside.map((id) => removeMember(own, clientId, id));
      const removals = await Promise.all([remove(), remove(), remove()]);
      await Promise.all(others);
      done.push({ removals, owner, after: await ownerOf(own, clientId), got: await getMember(own, clientId, owner) });
    }
    return done;
  });
}

check(
  'partner.member.owner.removal-refused',
  'three removals of the owner at one moment are all rejected',
  async (t) => {
    for (const { removals } of await bursts(t)) {
      for (const reply of removals) expectStatus(reply, 400, 'the owner, whom others try to remove at the same moment');
    }
  },
);

check(
  'partner.member.owner.removal-refused-unchanged',
  'the owner stays when three try to remove it at one moment',
  async (t) => {
    for (const { removals, owner, after, got } of await bursts(t)) {
      if (removals.some(({ response }) => response.ok)) throw new Inconclusive('a removal was not rejected');
      expectEqual(after.accountId, owner, 'the accountId of the owner after the removals', ...removals, after.reply);
      expectStatus(got, 200, 'the owner, whose removals were rejected');
    }
  },
);
