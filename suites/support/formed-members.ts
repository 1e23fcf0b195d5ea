import type { CheckContext, Reply } from '../../src/check/index.ts';
import { usualAddresses } from './address-forms.ts';
import { addMember, addRaw } from './client-members.ts';
import { newClient, newMember } from './partner.ts';

/**
 * Addresses that differ in one place only; each of some is also the beginning or the end of another, which comes before
 * it or after it.
 */
export function likeEachOther(own: string): string[] {
  const locals = ['a.x', 'x', 'b.x'].map((local) => local.replace('x', `${own}.x`));
  const near = [`${own}x`, `${own}.x+one`, `${own}.x+two`, `${own}.xx`, `${own}_x`, `${own}-x`];
  const others = [`${own}.x@mail.example.com`, `${own}.x@example.org`, `${own}.x@example-com.info`];
  const beginnings = ['studio.example.org', 'studio.example', 'studio.example.com'].map((host) => `${own}.x@${host}`);
  // As long as an address may be before its @, so that the difference comes late.
  const long = `${own}.${'x'.repeat(63 - own.length)}@department`;
  return [
    ...[...locals, ...near].map((local) => `${local}@example.com`),
    ...others,
    ...beginnings,
    ...[`${long}.example.com`, `${long}.example.org`],
  ];
}

/** An add of an address, and what it was answered. */
export interface Tried {
  email: string;
  reply: Reply;
}

export interface FormedMembers {
  clientId: string;
  owner: { accountId: string; email: string };
  /** With plain addresses, right after the owner. */
  plain: readonly { accountId: string }[];
  usual: readonly Tried[];
  alike: readonly Tried[];
  /** With signs that a service need not take, and that some keep in another form. */
  unusual: readonly Tried[];
  /** The usual and unusual ones that were taken, added once more. */
  again: readonly Tried[];
}

/** A client with members whose addresses have every form, the first of the many that its list is to show. */
export function formedMembers(t: CheckContext): Promise<FormedMembers> {
  return t.shared('client members of every form', async (own) => {
    const { id: clientId } = await newClient(own);
    const owner = await newMember(own, clientId);
    const plain = [await newMember(own, clientId), await newMember(own, clientId)];
    const tried = async (emails: readonly string[]): Promise<Tried[]> => {
      const all: Tried[] = [];
      for (const email of emails) all.push({ email, reply: await addMember(own, clientId, email) });
      return all;
    };
    const usual = await tried(usualAddresses(own));
    const alike = await tried(likeEachOther(own.names.unique()));
    const unusual: Tried[] = [];
    for (const sign of ['&', "'", 'É']) {
      const email = `${own.names.unique()}${sign}x@example.com`;
      unusual.push({ email, reply: await addRaw(own, clientId, { email }, { open: true }) });
    }
    const taken = [...usual, ...unusual].filter(({ reply }) => reply.response.ok).map(({ email }) => email);
    return { clientId, owner, plain, usual, alike, unusual, again: await tried(taken) };
  });
}
