import { type Operation, type RequirementId, requirements } from '../../generated/catalogue.ts';
import { type CheckContext, check, exchangeOf, expectStatus, NotTested, type Reply } from '../../src/check/index.ts';
import { client, clientMember } from '../../src/resources/index.ts';
import { hasWorkspaces, notDeletable } from '../support/deletable.ts';
import { bareClient, existing, type Organization, organizations, sendAs, written } from '../support/organizations.ts';
import {
  type Home,
  type PartnerOperationInfo,
  partnerOperations,
  requestTo,
  send,
  sharedHome,
} from '../support/partner-requests.ts';

/*
 * Whatever an organization can do with a client that it made itself succeeds, whichever organization it is: all of it is
 * theirs, and only the current usage asks for a contract, or for a reseller.
 */

/** Nobody can make a workspace here: what stands below one is looked at where the profile lends some. */
const made: readonly string[] = [client.key, clientMember.key];
const ofOwnClients = partnerOperations.filter(({ pathParameters }) => pathParameters.every((id) => made.includes(id)));

/** The requirement that the operation succeeds; that of the current usage, which may be refused, has another name. */
function statusOf(operation: Operation): RequirementId | undefined {
  return requirements.find(
    ({ id, operations }) => /\.status(?:\.client)?$/.test(id) && operations.length === 1 && operations[0] === operation,
  )?.id;
}

for (const info of ofOwnClients) {
  const requirement = statusOf(info.operation);
  if (requirement === undefined) continue;
  if (info.method === 'GET') {
    check(requirement, `the main key: ${info.operation} succeeds for a client of its own`, async (t) => {
      expectStatus(await send(t, requestTo(t, info, idsOf(await sharedHome(t)))), 200);
    });
  }
  for (const of of organizations) {
    check(requirement, `${of}: ${info.operation} succeeds for a client of its own`, async (t) => {
      t.partner.as(of);
      await expectSuccess(t, of, info);
    });
  }
}

const idsOf = ({ clientId, accountId }: Home) => ({ clientId, accountId });

async function expectSuccess(t: CheckContext, of: Organization, info: PartnerOperationInfo): Promise<void> {
  const { operation, method } = info;
  if (method === 'GET') {
    expectStatus(await sendAs(t, of, requestTo(t, info, idsOf(await existing(t, of)))), 200);
  } else if (operation === client.create) {
    expectStatus((await bareClient(t, of)).reply, 201);
  } else if (operation === clientMember.create) {
    expectAdded(of, await firstMember(t, of));
  } else {
    const { clientId, removal, deletion } = await written(t, of);
    const reply = [removal, deletion].find((each) => exchangeOf(each).operation === operation);
    if (reply === undefined) throw new NotTested('nothing of the kind was sent');
    // Whether a new client comes with a workspace and a contract is open.
    const isDeletion = operation === client.remove && reply.response.status === 400;
    if (isDeletion && (await hasWorkspaces(t, clientId, t.partner.as(of)))) throw notDeletable();
    expectStatus(reply, 204);
  }
}

function firstMember(t: CheckContext, of: Organization): Promise<Reply> {
  return t.shared(`first member of ${of}`, async (own) => {
    const { id: clientId } = await bareClient(own, of);
    return sendAs(own, of, { operation: clientMember.create, path: { clientId }, body: { email: own.names.email() } });
  });
}

/** How many members there may be can be a matter of a contract, which these or their clients may not have. */
function expectAdded(of: Organization, reply: Reply): void {
  if (reply.response.status === 400 && of !== 'otherPartner') throw new NotTested(`${of} may have no room for members`);
  expectStatus(reply, 201, 'the first member of a client');
}
