import { type CheckContext, check, expectStatus, expectThat, NotTested, type Reply } from '../../src/check/index.ts';
import { addMember, answeredId, getMember, ownerOf, removeMember } from '../support/client-members.ts';
import { newClient, newMember } from '../support/partner.ts';

/*
 * Addresses that a service may take for one another: what follows a plus, and dots, mean nothing to some who deliver mail.
 * Where it takes them for two, they are two in everything.
 */

interface Twin {
  readonly email: string;
  readonly accountId: string;
}

interface Alike {
  readonly clientId: string;
  readonly owner: Twin;
  readonly staying: readonly Twin[];
  /** Whoever was removed, with what was answered. */
  readonly left: readonly (Twin & { reply: Reply })[];
}

/** A client whose members are alike, of whom some are removed again. */
function alikeMembers(t: CheckContext): Promise<Alike> {
  return t.shared('client members that are alike', async (own) => {
    const { id: clientId } = await newClient(own);
    const name = own.names.unique();
    const owner = await newMember(own, clientId, `${name}.x@example.com`);
    const twins: Twin[] = [];
    // Every other one goes: of two of which one fits the other as a pattern, the pattern.
    const locals = [`${name}.x+one`, `${name}x`, `${name}_x`, `${name}.x+two`, `${name}-x`];
    // One of the last two is how the other one begins.
    const longer = `${name}y@x.example.com`;
    for (const email of [...locals.map((local) => `${local}@example.com`), longer, longer.replace('.com', '')]) {
      const add = await addMember(own, clientId, email);
      if (add.response.ok) twins.push({ email, accountId: await answeredId(own, clientId, add, 201) });
    }
    if (new Set([owner, ...twins].map(({ accountId }) => accountId)).size <= twins.length) {
      throw new NotTested('addresses that are alike are one');
    }
    const leaving = twins.filter((_, place) => place % 2 === 0);
    const left: (Twin & { reply: Reply })[] = [];
    for (const twin of leaving) left.push({ ...twin, reply: await removeMember(own, clientId, twin.accountId) });
    return { clientId, owner, left, staying: twins.filter((twin) => !leaving.includes(twin)) };
  });
}

check('partner.member.remove.status', 'whose address is like that of the owner is removed', async (t) => {
  const { left } = await alikeMembers(t);
  if (left.length === 0) throw new NotTested('no address that is alike is accepted');
  for (const { email, reply } of left) expectStatus(reply, 204, `${email} is not the owner`);
});

check('partner.member.remove.only-that', 'whose address is like that of somebody removed stays', async (t) => {
  const { clientId, owner, left, staying } = await alikeMembers(t);
  const removals = left.map(({ reply }) => reply);
  for (const { email, accountId } of [owner, ...staying]) {
    const reply = await getMember(t, clientId, accountId);
    const isThere = reply.response.status !== 404;
    expectThat(isThere, `the member ${email}, whom nobody removed`, '404', ...removals, reply);
  }
  const { accountId, reply } = await ownerOf(t, clientId);
  expectThat(accountId === owner.accountId, `the owner ${owner.accountId}`, `${accountId}`, ...removals, reply);
});
