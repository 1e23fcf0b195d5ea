import {
  exchangeOf,
  expectEqual,
  expectStatus,
  expectThat,
  field,
  Inconclusive,
  lent,
  NotTested,
} from '../../src/check/index.ts';
import { errorCodes, expectErrorCode, expectNoMember } from '../support/client-members.ts';
import { disposal, memberWhoLeaves, oldMember } from '../support/disposal.ts';
import { goneClientMember } from '../support/id-reuse.ts';
import { memberIdNames, membersPlace, page } from '../support/partner.ts';

const { check } = lent;

/* Who was a member before the run, or has signed in: only in a client that is given away may anything befall them. */

check('partner.member.owner.removal-refused', 'the owner of a client that is given away is not removed', async (t) => {
  const { ownerRemoval } = await disposal(t);
  if (ownerRemoval === null) throw new NotTested('`partner.fixtures.disposableClient` shows no owner');
  expectStatus(ownerRemoval, 400, 'the owner, who may have signed in');
});

check(
  'partner.member.owner.removal-refused-code',
  'the owner of a client that is given away stays, by its code',
  async (t) => {
    const { ownerRemoval } = await disposal(t);
    if (ownerRemoval === null) throw new NotTested('`partner.fixtures.disposableClient` shows no owner');
    expectErrorCode(ownerRemoval, errorCodes.removeOwner);
  },
);

for (const status of ['new', 'active'] as const) {
  check('partner.member.remove.status', `an old member of the status ${status} is removed`, async (t) => {
    expectStatus((await oldMember(t, status)).removal, 204, 'it is not the owner');
  });

  goneClientMember(
    'partner.member.remove.gone',
    `an old member of the status ${status} is gone when it was removed`,
    async (t) => {
      const { removal, after } = await oldMember(t, status);
      if (!removal.response.ok) throw new Inconclusive('the member was not removed');
      expectStatus(after, 404, 'the member was removed');
    },
  );

  check('partner.member.add.duplicate', `the address of an old member of the status ${status} is taken`, async (t) => {
    const { email, again } = await oldMember(t, status);
    if (again === null) throw new NotTested('the list shows no addresses, or the client takes no members');
    expectStatus(again, 400, `the address ${email} of a member`);
  });

  check(
    'partner.member.add.duplicate-code',
    `adding an old member of the status ${status} again names the code`,
    async (t) => {
      const { again } = await oldMember(t, status);
      if (again === null) throw new NotTested('the list shows no addresses, or the client takes no members');
      expectErrorCode(again, errorCodes.alreadyExists);
    },
  );

  check(
    'partner.member.remove.not-listed',
    `an old member of the status ${status} that was removed is in no list`,
    async (t) => {
      const { accountId, removal, lists } = await oldMember(t, status);
      if (!removal.response.ok) throw new Inconclusive('the member was not removed');
      const place = await membersPlace(t);
      const names = memberIdNames(t);
      for (const list of lists) {
        expectStatus(list, 200);
        const isListed = page(list, place).some((record) => names.some((name) => record[name] === accountId));
        expectThat(!isListed, `no ${accountId}, which was removed`, 'it in the list', removal, list);
      }
    },
  );

  check(
    'partner.member.remove.add-again',
    `an old member of the status ${status} that was removed can be added again`,
    async (t) => {
      const { email, back } = await oldMember(t, status);
      if (back === null) throw new NotTested('nobody whose address is known was removed');
      expectStatus(back, 201, `the address ${email} of a former member`);
    },
  );

  check(
    'partner.error.member-codes',
    `an old member of the status ${status} that was removed is not refused as a member`,
    async (t) => {
      const { back } = await oldMember(t, status);
      if (back === null) throw new NotTested('nobody whose address is known was removed');
      expectNoMember(back);
    },
  );

  check(
    'partner.member.add.starts-new',
    `an old member of the status ${status} that was removed starts as new again`,
    async (t) => {
      const { back } = await oldMember(t, status);
      if (back?.response.status !== 201) throw new NotTested('nobody was added again');
      expectEqual(field(exchangeOf(back).json, 'status'), 'new', 'the status of an added member', back);
    },
  );
}

check('partner.member.remove.status', 'who was added beside workspaces is removed', async (t) => {
  const { owners, removal } = await memberWhoLeaves(t);
  if (owners[0].accountId === null) throw new NotTested('`partner.fixtures.disposableClient` shows no owner');
  expectStatus(removal, 204, 'it is not the owner');
});

check('partner.member.owner.stays', 'who is added beside workspaces does not become the owner', async (t) => {
  const { owners, added } = await memberWhoLeaves(t);
  const [before, after] = owners;
  if (before.accountId === null) throw new NotTested('`partner.fixtures.disposableClient` shows no owner');
  const evidence = [before.reply, added, after.reply];
  expectThat(after.accountId === before.accountId, `the owner ${before.accountId}`, `${after.accountId}`, ...evidence);
});

check(
  'partner.member.remove.only-that',
  'those who have signed in stay as they are when somebody is removed',
  async (t) => {
    const { owners, removal, before, after } = await memberWhoLeaves(t);
    if (owners[0].accountId === null) throw new NotTested('`partner.fixtures.disposableClient` shows no owner');
    if (!removal.response.ok) throw new Inconclusive('the member was not removed');
    const lost = before.traits.filter((trait) => !after.traits.includes(trait));
    const evidence = [...before.replies, removal, ...after.replies];
    expectThat(lost.length === 0, 'all other members of the client as before', `no ${lost[0]}`, ...evidence);
  },
);
