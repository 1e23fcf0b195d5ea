import { type CheckContext, describe, exchangeOf, Inconclusive, NotTested, type Reply } from '../../src/check/index.ts';
import { clientMember } from '../../src/resources/index.ts';
import { addMember, answeredId, errorCodes, expectErrorCode, placesOfCode } from './client-members.ts';

/** Somebody new in the client whose active member is lent: what goes by status shows only where there are both. */
export function newBesideActive(t: CheckContext) {
  const { client, accountId: active } = t.partnerFixture('activeMember');
  return t.shared('new member beside the active one', async (own) => {
    const reply = await addMember(own, client, own.names.email());
    if (reply.response.status === 400) throw new NotTested('the client of the active member takes no more members');
    const added = await answeredId(own, client, reply, 201);
    const path = { clientId: client, accountId: added };
    own.created({ api: 'partner', what: 'member beside the active one', operation: clientMember.remove, path });
    return { client, active, added };
  });
}

/** Fails unless the code says whose the address is, in a client that is lent and would take another one. */
export async function expectTakenBy(t: CheckContext, client: string, again: Reply): Promise<void> {
  const isNamed = placesOfCode(exchangeOf(again).json, errorCodes.alreadyExists).length > 0;
  if (!isNamed && again.response.status === 400 && !(await takesAnother(t, client)))
    throw new NotTested('the client takes no more members, which may be what is said');
  expectErrorCode(again, errorCodes.alreadyExists);
}

async function takesAnother(t: CheckContext, client: string): Promise<boolean> {
  try {
    const reply = await addToLent(t, client);
    if (!reply.response.ok) throw new Inconclusive(`could not add a member: got ${describe(exchangeOf(reply))}`);
    return true;
  } catch (error) {
    if (error instanceof NotTested) return false;
    throw error;
  }
}

/** Adds somebody to a client that is lent. @throws {NotTested} where it takes no more members. */
export function addToLent(t: CheckContext, client: string) {
  return t.shared(`room for a member of ${client}`, async (own) => {
    const reply = await addMember(own, client, own.names.email());
    if (reply.response.status === 400) throw new NotTested('the client takes no more members');
    if (!reply.response.ok) return reply;
    const path = { clientId: client, accountId: await answeredId(own, client, reply, 201) };
    own.created({ api: 'partner', what: 'member of a client that is lent', operation: clientMember.remove, path });
    return reply;
  });
}
