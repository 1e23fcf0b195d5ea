import { type CheckContext, field, Inconclusive, NotTested, TransportTrouble } from '../../src/check/index.ts';
import { listMembers } from './client-members.ts';
import { membersPlace, newClient, newMember, page } from './partner.ts';

/** After so long somebody who is signed in without doing anything may be: looked for one after the other. */
const waitsMs = [6_000, 14_000];

/**
 * The body of a check about members who never signed in. Who is added may be signed in by other means than the API, such
 * as a directory of the organization: where some are who were left alone, the failure of such a check proves nothing.
 */
export function unlessTheySignIn(body: (t: CheckContext) => Promise<void>): (t: CheckContext) => Promise<void> {
  return async (t) => {
    try {
      await body(t);
    } catch (error) {
      if ([NotTested, TransportTrouble, Inconclusive].some((kind) => error instanceof kind)) throw error;
      if (await signInAlone(t)) throw new NotTested('members of the target sign in by themselves');
      throw error;
    }
  };
}

/** Whether time alone makes new members active, as far as that can be seen: neither a look at them nor another write. */
export async function signInAlone(t: CheckContext): Promise<boolean> {
  try {
    return await t.shared('partner members left alone', areSomeActive);
  } catch (error) {
    // What stands in the way of this is wrong for another reason.
    if (error instanceof Inconclusive || error instanceof NotTested) return false;
    throw error;
  }
}

async function areSomeActive(t: CheckContext): Promise<boolean> {
  const others = await Promise.all(Array.from({ length: 3 }, () => newAlone(t)));
  if (await areActiveAtOnce(t)) return false;
  for (const waitMs of waitsMs) {
    await t.sleep(waitMs);
    const active = await Promise.all(others.map((clientId) => isActive(t, clientId)));
    if (active.includes(true)) return true;
  }
  return false;
}

/** Of several one may have signed in before it is looked at, where answers take long; not each of them. */
async function areActiveAtOnce(t: CheckContext): Promise<boolean> {
  for (let attempt = 1; attempt <= 3; attempt += 1) if (!(await isActive(t, await newAlone(t)))) return false;
  return true;
}

async function newAlone(t: CheckContext): Promise<string> {
  const { id } = await newClient(t);
  await newMember(t, id);
  return id;
}

async function isActive(t: CheckContext, clientId: string): Promise<boolean> {
  const records = page(await listMembers(t, clientId), await membersPlace(t));
  return records.some((record) => field(record, 'status') === 'active');
}
