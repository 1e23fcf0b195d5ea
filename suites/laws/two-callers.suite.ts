import type { RequirementId } from '../../generated/catalogue.ts';
import { type CheckContext, check, expectStatus, expectThat, type Reply } from '../../src/check/index.ts';
import { newClientOf } from '../support/clients.ts';
import { needsIdsOfItsOwn } from '../support/counted-apart.ts';
import { newFilespace } from '../support/new-filespaces.ts';
import { mentions } from '../support/open-bodies.ts';
import { clientOf, type Side } from '../support/other-workspace.ts';
import { inParallel } from '../support/parallel.ts';
import { newClient } from '../support/partner.ts';
import { newAccount } from '../support/service-accounts.ts';
import { newWorkspaceMember } from '../support/workspace-members.ts';

/*
 * Who asks is known for each request by itself. A service that keeps it in one place for all gives the one what the
 * other asks for, if only both are under way together: so each of them asks twice.
 */

interface Kind<Caller> {
  requirement: RequirementId;
  what: string;
  callers: readonly [mine: Caller, theirs: Caller];
  /** @returns a text by which a list shows the new thing. */
  make(t: CheckContext, caller: Caller): Promise<string>;
  list(t: CheckContext, caller: Caller): Promise<Reply>;
}

function register<Caller>({ requirement, what, callers: [mine, theirs], make, list }: Kind<Caller>): void {
  const callers = [mine, theirs, theirs, mine];
  check(requirement, `${what}, made and listed by two at one moment, are each listed to their own`, async (t) => {
    const made = await inParallel(callers.map(async (caller) => ({ caller, text: await make(t, caller) })));
    const lists = await inParallel(callers.map(async (caller) => ({ caller, reply: await list(t, caller) })));
    for (const { caller, reply } of lists) {
      expectStatus(reply, 200, `a list of ${what}`);
      const strange = made.find((one) => one.caller !== caller && mentions(reply, one.text));
      expectThat(strange === undefined, `none of another's ${what}`, `${strange?.text} in it`, reply);
    }
  });
}

const workspaces = [undefined, 'otherWorkspace'] as const;

register<Side>({
  requirement: 'workspace.ownership.filespace-listed',
  what: 'filespaces',
  callers: workspaces,
  make: async (t, side) => (await newFilespace(t, t.names.filespace(), side)).name,
  list: (t, side) => clientOf(t, side).raw({ operation: 'GET /api/v1/filespaces' }),
});

register<Side>({
  requirement: 'workspace.ownership.member-listed',
  what: 'members',
  callers: workspaces,
  make: async (t, side) => (await newWorkspaceMember(t, t.names.email(), side)).email,
  list: (t, side) => clientOf(t, side).raw({ operation: 'GET /api/v1/members' }),
});

register<Side>({
  requirement: 'workspace.ownership.service-account-listed',
  what: 'service accounts',
  callers: workspaces,
  make: async (t, side) => (await newAccount(t, { side })).name,
  list: (t, side) => clientOf(t, side).raw({ operation: 'GET /api/v1/service-accounts' }),
});

register<'otherPartner' | undefined>({
  requirement: 'partner.client.list.own',
  what: 'clients',
  callers: [undefined, 'otherPartner'],
  make: async (t, credential) => {
    if (credential === undefined) return (await newClient(t)).id;
    await needsIdsOfItsOwn(t);
    return (await newClientOf(t, credential)).id;
  },
  list: ({ partner }, credential) =>
    (credential === undefined ? partner : partner.as(credential)).raw({ operation: 'GET /api/v1/clients' }),
});
