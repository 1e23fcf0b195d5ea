import type { PartnerOperation, RequirementId } from '../../generated/catalogue.ts';
import { type CheckContext, check, describe, exchangeOf, fail, NotTested, type Reply } from '../../src/check/index.ts';
import { listedPath, pathBelow } from '../support/disposable-path.ts';
import { failIfLasting, largestPage, type Query } from '../support/list-walks.ts';
import { recordsAt } from '../support/lists.ts';
import { keptRange, rangeQuery, readUsage, type UsageEndpoint, usageEndpoints } from '../support/usage.ts';

/*
 * A client whose contract has ended, or never began, is there with all that it holds; only its current usage needs one.
 * The run deletes it when nothing else is to be read.
 */

const below = '/api/v1/clients/{clientId}';

const reads: readonly { operation: PartnerOperation; requirement: RequirementId; levels: 1 | 2 | 3 }[] = [
  { operation: `GET ${below}/members`, requirement: 'partner.member.list.status', levels: 1 },
  { operation: `GET ${below}/workspaces`, requirement: 'partner.workspace.list.status', levels: 1 },
  { operation: `GET ${below}/workspaces/{workspaceId}`, requirement: 'partner.workspace.get.status', levels: 2 },
  {
    operation: `GET ${below}/workspaces/{workspaceId}/filespaces`,
    requirement: 'partner.filespace.list.status',
    levels: 2,
  },
  {
    operation: `GET ${below}/workspaces/{workspaceId}/filespaces/{filespaceId}`,
    requirement: 'partner.filespace.get.status',
    levels: 3,
  },
  ...usageEndpoints.map(({ operation, status, levels }) => ({ operation, requirement: status, levels })),
];

for (const { operation, requirement, levels } of reads) {
  check(requirement, `below a client without contract: ${operation}`, async (t) => {
    const path = await pathBelow(t, levels);
    const query = operation.includes('/usage') ? rangeQuery(await keptRange(t)) : {};
    const reply = await t.partner.raw({ operation, path, query });
    if (reply.response.status === 200) return;
    // Others may have removed it.
    await listedPath(t, levels);
    fail('status 200: it is listed, whatever the contract', describe(exchangeOf(reply)), reply);
  });
}

for (const [outer, inner] of [
  ['client', 'workspace'],
  ['workspace', 'filespace'],
] as const) {
  check(
    'partner.usage.scope.parts',
    `below a client without contract: ${outer} usage holds what that of a ${inner} in it does`,
    async (t) => {
      const [whole, part] = [outer, inner].map((name) => usageEndpoints.find((endpoint) => endpoint.name === name));
      if (whole === undefined || part === undefined) throw new Error('there is no such usage');
      const query = { ...rangeQuery(await keptRange(t)), l: String(largestPage), p: '1' };
      await failIfLasting(async () => {
        const some = await usagePage(t, part, query);
        if (some.count === 0) throw new NotTested(`the ${inner} of the disposable client has no usage records`);
        const all = await usagePage(t, whole, query);
        // A page that is full may be followed by others.
        if (all.count >= some.count) return null;
        const expected = `at least ${some.count} records, as many as the ${inner} has`;
        return { expected, got: `${all.count}`, evidence: [some.reply, all.reply] };
      });
    },
  );
}

async function usagePage(
  t: CheckContext,
  endpoint: UsageEndpoint,
  query: Query,
): Promise<{ count: number; reply: Reply }> {
  const path = await pathBelow(t, endpoint.levels);
  const reply = await readUsage(t, endpoint, query, { path });
  const { status } = reply.response;
  if (status !== 200) throw new NotTested(`usage below the disposable client is answered with ${status}`);
  return { count: recordsAt(reply, ['items']).length, reply };
}
