import {
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectThat,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import { arraysOf } from '../support/lists.ts';
import { listMembers, sharedTeam } from '../support/members.ts';
import { sharedClient } from '../support/partner.ts';
import { fixturePath, readFilespaces, readWorkspaces, workspacePath } from '../support/workspaces.ts';

// A list without records may say so in any way; one that has some must hold them in an array, wherever that stands.
const lists = [
  ['partner.client.list.body', 'clients', listClients],
  ['partner.member.list.body', 'members', listTeam],
  ['partner.workspace.list.body', 'workspaces', (t) => readWorkspaces(t, workspacePath(t).clientId)],
  ['partner.filespace.list.body', 'filespaces', (t) => readFilespaces(t, fixturePath(t))],
] as const satisfies readonly [string, string, (t: CheckContext) => Promise<Reply>][];

for (const [requirement, what, read] of lists) {
  check(requirement, `a list that is not empty holds its ${what} in an array`, async (t) => {
    const reply = await read(t);
    prepared(reply, 200, `list the ${what}`);
    const exchange = exchangeOf(reply);
    const isFilled = arraysOf(exchange.json).some(({ records }) => records.length > 0);
    expectThat(isFilled, `an array of ${what} somewhere in the body`, describe(exchange), reply);
  });
}

async function listClients(t: CheckContext): Promise<Reply> {
  await sharedClient(t);
  return t.partner.GET('/api/v1/clients');
}

async function listTeam(t: CheckContext): Promise<Reply> {
  const { client } = await sharedTeam(t);
  return listMembers(t, client.id);
}
