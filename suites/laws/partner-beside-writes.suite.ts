import type { RequirementId } from '../../generated/catalogue.ts';
import { type CheckContext, check, expectStatus, NotTested, type Reply } from '../../src/check/index.ts';
import { client, clientFilespace, clientMember, clientWorkspace } from '../../src/resources/index.ts';
import { removeMember } from '../support/client-members.ts';
import { deleteClient } from '../support/clients.ts';
import { inParallel } from '../support/parallel.ts';
import { newClient, newMember } from '../support/partner.ts';
import { type PartnerOperationInfo, partnerOperations, readableIds, requestTo } from '../support/partner-requests.ts';
import { untilFound } from '../support/until-found.ts';

/*
 * A write is about its own thing. What is found of others before it is found right after it as well: of a lookup that
 * every write disturbs, an answer that is stated for something else is all that shows.
 */

/** Reads that may also be answered with 404 or 400, and what says that they are answered. */
const statuses: ReadonlyMap<string, RequirementId> = new Map<string, RequirementId>([
  ['GET /api/v1/me/usage/current', 'partner.usage.current.partner-status'],
  [client.get, 'partner.client.get.status'],
  [`${client.get}/usage`, 'partner.usage.status.client'],
  [clientMember.list, 'partner.member.list.status'],
  [clientMember.get, 'partner.member.get.status'],
  [`${clientMember.list}/owner`, 'partner.member.owner.status'],
  [clientWorkspace.list, 'partner.workspace.list.status'],
  [clientWorkspace.get, 'partner.workspace.get.status'],
  [`${clientWorkspace.get}/usage`, 'partner.usage.status.workspace'],
  [`${clientWorkspace.get}/usage/members`, 'partner.usage.status.members'],
  [clientFilespace.list, 'partner.filespace.list.status'],
  [clientFilespace.get, 'partner.filespace.get.status'],
  [`${clientFilespace.get}/usage`, 'partner.usage.status.filespace'],
]);

const reads = partnerOperations.filter(({ operation }) => statuses.has(operation));

/** What the reads were answered, in their order. */
interface Round {
  /** Such as `a client was created`. */
  readonly after: string;
  readonly replies: readonly Reply[];
}

/** One round before any write, and one after each of several, of which none is about what is read. */
function rounds(t: CheckContext): Promise<readonly Round[]> {
  return t.shared('partner reads beside writes', async (own) => {
    const requests = await inParallel(reads.map(async (info) => requestTo(own, info, await readableIds(own, info))));
    const send = (request: (typeof requests)[number]) => own.partner.raw({ ...request, also: [400, 404] });
    const ask = async (after: string) => ({ after, replies: await inParallel(requests.map(send)) });
    const found = await inParallel(requests.map((request) => untilFound(own, () => send(request))));
    const before = { after: 'nothing', replies: found };
    const { id: clientId } = await newClient(own);
    const created = await ask('a client was created');
    const [, { accountId }] = [await newMember(own, clientId), await newMember(own, clientId)];
    const added = await ask('members were added to another client');
    await removeMember(own, clientId, accountId);
    const removed = await ask('a member of another client was removed');
    // Where clients have to stay, that is a matter of other checks.
    const deletion = await deleteClient(own, clientId);
    if (!deletion.response.ok) return [before, created, added, removed];
    own.gone({ clientId });
    return [before, created, added, removed, await ask('another client was deleted')];
  });
}

for (const [place, info] of reads.entries()) {
  const requirement = statuses.get(info.operation);
  if (requirement === undefined) throw new Error(`no requirement for ${info.operation}`);
  check(requirement, `${info.operation} answers right after a write of something else as before`, (t) =>
    expectAnswered(t, info, place),
  );
}

async function expectAnswered(t: CheckContext, { operation }: PartnerOperationInfo, place: number): Promise<void> {
  const [before, ...others] = await rounds(t);
  const first = before?.replies[place];
  if (first === undefined || !first.response.ok) throw new NotTested(`${operation} finds nothing that is lent`);
  for (const { after, replies } of others) {
    const reply = replies[place];
    if (reply !== undefined) expectStatus(reply, 200, after);
  }
}
