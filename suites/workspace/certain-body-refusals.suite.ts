import type { RequirementId } from '../../generated/catalogue.ts';
import { placed } from '../../src/arbitraries/filespace-names.ts';
import { type CheckContext, check, expectStatus, expectThat, type Reply } from '../../src/check/index.ts';
import { creatingAsNewAccount } from '../support/account-tokens.ts';
import { commonPlace } from '../support/common-directories.ts';
import { profileBody } from '../support/filespace-bodies.ts';
import { renamable } from '../support/filespaces.ts';
import { tryCreate } from '../support/new-filespaces.ts';
import { byOtherAccount } from '../support/other-account.ts';
import { inOtherWorkspace } from '../support/other-workspace.ts';
import { createRaw, longLived, sharedAccount } from '../support/service-accounts.ts';
import { newWorkspaceMember, registerWorkspaceMember } from '../support/workspace-members.ts';

/* Which bodies are certain to be refused depends neither on the workspace nor on the account that sends them. */

interface Sender {
  /** In the workspace that it is about. */
  t: CheckContext;
  /** The same by whoever sends the body. */
  by: CheckContext;
  /** Whether it is open what the sender has access to. */
  open: boolean;
  /** A filespace that nothing is lost with when it gets a wrong name. */
  renamed: string;
}

interface BodyRefusal {
  requirement: RequirementId;
  what: string;
  send(sender: Sender): Promise<Reply>;
}

function account(what: string, requirement: RequirementId, fault: (t: CheckContext) => object): BodyRefusal {
  return {
    requirement,
    what: `an account with ${what}`,
    send: ({ t, by, open }) =>
      createRaw(t, { name: t.names.serviceAccount(), ...fault(t) }, { open, by: by.workspace }),
  };
}

const identity = (t: CheckContext, fault: object) => ({ serviceIdentity: { ...longLived(t), ...fault } });

async function add({ t, by, open }: Sender, email: string | undefined): Promise<Reply> {
  const reply = await by.workspace.raw({ operation: 'POST /api/v1/members', body: { email }, open });
  registerWorkspaceMember(t, reply, email);
  return reply;
}

const refusals: readonly BodyRefusal[] = [
  {
    requirement: 'workspace.filespace.rename.other-character',
    what: 'a new name with an underscore',
    send: ({ t, by, open, renamed }) =>
      by.workspace.raw({
        operation: 'PATCH /api/v1/filespaces/{filespaceId}',
        path: { filespaceId: renamed },
        body: { name: placed(t.names.filespace(), '_', 'inner') },
        open,
      }),
  },
  {
    requirement: 'workspace.filespace.create.block-size.type',
    what: 'a block size that is no number',
    send: async ({ by, open }) => (await tryCreate(by, profileBody(by, { blockSize: 'large' }), { open })).reply,
  },
  {
    requirement: 'workspace.member.update.role.missing',
    what: 'a change without a role',
    send: async ({ t, by, open }) => {
      const { id: memberId } = await newWorkspaceMember(t);
      return by.workspace.raw({ operation: 'PATCH /api/v1/members/{memberId}', path: { memberId }, body: {}, open });
    },
  },
  {
    requirement: 'workspace.member.add.email.missing',
    what: 'a member without an address',
    send: (sender) => add(sender, undefined),
  },
  account('no name', 'workspace.service-account.create.name.missing', () => ({ name: undefined })),
  account('a number as its name', 'workspace.service-account.create.name.type', () => ({ name: 20_250_102 })),
  account('an empty name', 'workspace.service-account.create.name.empty', () => ({ name: '' })),
  account('a text as isSingleUse', 'workspace.service-account.create.single-use.type', (t) =>
    identity(t, { isSingleUse: 'false' }),
  ),
  account('an expiresAt that is no date', 'workspace.service-account.create.expires-at.not-a-date', (t) =>
    identity(t, { expiresAt: 'no date at all' }),
  ),
];

for (const { requirement, what, send } of refusals) {
  check(requirement, `${what} is refused in the other workspace`, async (t) => {
    const there = inOtherWorkspace(t);
    const { filespaceId } = await commonPlace(there);
    // An account of which nothing is wrong is made there as well.
    if (requirement.startsWith('workspace.service-account.')) await sharedAccount(there);
    const reply = await send({ t: there, by: there, open: false, renamed: filespaceId });
    expectStatus(reply, 400, `${what}, in the other workspace`);
  });
}

const withoutAt: BodyRefusal = {
  requirement: 'workspace.member.add.email.malformed',
  what: 'a member whose address has no at sign',
  send: (sender) => add(sender, sender.t.names.email().replace('@', '.at.')),
};

for (const { requirement, what, send } of [...refusals, withoutAt]) {
  check(requirement, `${what} is not accepted by the token of a new account`, async (t) => {
    const { id } = await renamable(t);
    await creatingAsNewAccount(t);
    const reply = await send({ t, by: await byOtherAccount(t), open: true, renamed: id });
    expectThat(!reply.response.ok, `a rejection, for ${what}`, String(reply.response.status), reply);
  });
}
