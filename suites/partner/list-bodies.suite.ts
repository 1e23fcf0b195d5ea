import {
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectThat,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import { listRaw, sharedTeam } from '../support/client-members.ts';
import { describeQuery } from '../support/client-walks.ts';
import { fixturePath, readFilespaces, readWorkspaces, workspacePath } from '../support/client-workspaces.ts';
import type { Query } from '../support/list-walks.ts';
import { arraysOf } from '../support/lists.ts';
import { sharedClient } from '../support/partner.ts';

// A list without records may say so in any way; one that has some must hold them in an array, wherever that stands.
const lists = [
  ['partner.client.list.body', 'clients', listClients],
  ['partner.member.list.body', 'members', listTeam],
  ['partner.workspace.list.body', 'workspaces', (t, query) => readWorkspaces(t, workspacePath(t).clientId, query)],
  ['partner.filespace.list.body', 'filespaces', (t, query) => readFilespaces(t, fixturePath(t), query)],
] as const satisfies readonly [string, string, (t: CheckContext, query: Query) => Promise<Reply>][];

/** One record is as many as any: nothing but an array tells a page of one from a record. */
const sizes: readonly Query[] = [{}, { l: '1' }];

for (const [requirement, what, read] of lists) {
  for (const query of sizes) {
    check(
      requirement,
      `a list with ${describeQuery(query)} that is not empty holds its ${what} in an array`,
      async (t) => {
        const reply = await read(t, query);
        prepared(reply, 200, `list the ${what}`);
        const exchange = exchangeOf(reply);
        const isFilled = arraysOf(exchange.json).some(({ records }) => records.length > 0);
        expectThat(isFilled, `an array of ${what} somewhere in the body`, describe(exchange), reply);
      },
    );
  }
}

async function listClients(t: CheckContext, query: Query): Promise<Reply> {
  await sharedClient(t);
  return t.partner.raw({ operation: 'GET /api/v1/clients', query });
}

async function listTeam(t: CheckContext, query: Query): Promise<Reply> {
  const { client } = await sharedTeam(t);
  return listRaw(t, client.id, query);
}
