import { type CheckContext, exchangeOf, NotTested, type PartnerClient } from '../../src/check/index.ts';
import { newClientOf } from './clients.ts';
import { shortestTellingId } from './lists.ts';
import { valuesOf } from './open-bodies.ts';
import { sharedClient } from './partner.ts';

// Where each partner counts its clients by itself, the number of another's client is that of one's own: to reach that is
// right, and to remove it would be a disaster.

export const countedApart = 'each partner counts its clients by itself';

/** @throws {NotTested} when what another partner's client is asked for by would be found, or written to, in one's own. */
export async function needsIdsOfItsOwn(t: CheckContext): Promise<void> {
  if (await countsClientsApart(t)) throw new NotTested(countedApart);
}

function countsClientsApart(t: CheckContext): Promise<boolean> {
  return t.shared('clients counted in each partner', async (own) => {
    const { id } = await sharedClient(own);
    const lent = own.partnerTarget.fixtures.otherPartnerClient?.id;
    if (![id, lent].some((each) => each !== undefined && isShort(each))) return false;
    if (own.partnerTarget.credentials.otherPartner === undefined) {
      return lent !== undefined && isShort(lent) && (await read(own.partner, lent)) !== undefined;
    }
    const other = own.partner.as('otherPartner');
    const fresh = (await newClientOf(own, 'otherPartner')).id;
    for (const theirs of [fresh, ...(lent === undefined ? [] : [lent])]) {
      if (await areTwo(own.partner, other, theirs)) return true;
    }
    return areTwo(other, own.partner, id);
  });
}

function isShort(id: string): boolean {
  return id.length < shortestTellingId;
}

/** Whether the id of a client names another one to somebody else than its owner. */
export async function areTwo(stranger: PartnerClient, owner: PartnerClient, id: string): Promise<boolean> {
  if (!isShort(id)) return false;
  const seen = await read(stranger, id);
  if (seen === undefined) return false;
  const first = await read(owner, id);
  const second = await read(owner, id);
  // What changes from one look to the next tells nothing, and the id is the same in both.
  const telling = [...(first ?? [])].filter(
    ([path, value]) => value !== id && second?.get(path) === value && seen.has(path),
  );
  return telling.length === 0 || telling.some(([path, value]) => seen.get(path) !== value);
}

/** The texts and numbers of a client by where they stand; undefined where it is not found. */
async function read(partner: PartnerClient, clientId: string): Promise<Map<string, string> | undefined> {
  const reply = await partner.raw({ operation: 'GET /api/v1/clients/{clientId}', path: { clientId }, also: [400] });
  if (reply.response.status !== 200) return undefined;
  return new Map(valuesOf(exchangeOf(reply).json).map(({ path, value }) => [path, value]));
}
