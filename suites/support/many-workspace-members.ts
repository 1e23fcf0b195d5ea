import { type CheckContext, exchangeOf, field, Inconclusive, type Reply } from '../../src/check/index.ts';
import { usualAddresses } from './address-forms.ts';
import { createdId } from './made.ts';
import { manyOf } from './many.ts';
import { inParallel } from './parallel.ts';
import { getMembers, registerWorkspaceMember, removeMember } from './workspace-members.ts';

/** Members with addresses in every form, made once: they are the many that the list has to show. */

/** Forms that a service may reject, or keep in another form. */
export const unusualForms = {
  'a plus sign': '+vct@',
  'an underscore': '_vct@',
  capitals: '-Vct@',
  'an apostrophe and an ampersand': ".o'vct&co@",
  'many letters': '-whose-address-is-longer-than-most@a-domain-of-many-letters.',
} as const;

export interface OneOfManyMembers {
  email: string;
  id: string | null;
  reply: Reply;
  /** What the filter by the address found, where that is asked. */
  found: Awaited<ReturnType<typeof getMembers>> | null;
}

export interface ManyWorkspaceMembers {
  usual: readonly OneOfManyMembers[];
  unusual: ReadonlyMap<string, OneOfManyMembers>;
  /** As many as there may be at once, and the list while they were there. */
  together: readonly Together[];
}

/** What the filter found by an address. */
interface Looked {
  email: string;
  found: Awaited<ReturnType<typeof getMembers>>;
}

interface Together {
  members: readonly OneOfManyMembers[];
  list: Awaited<ReturnType<typeof getMembers>>;
  /** What the filter found by the address of the first and of the last one, in whichever order a list has them. */
  ends: readonly { member: OneOfManyMembers; found: Awaited<ReturnType<typeof getMembers>> }[];
  /** What the filter found by an address that nobody has, and that goes on behind the longest there is. */
  beyond: Looked;
  /** The same by addresses that are those of members to whoever takes parts of them for nothing. */
  near: readonly Looked[];
  /** The removals, and the list after them. */
  removals: readonly { member: OneOfManyMembers; reply: Reply }[];
  after: Awaited<ReturnType<typeof getMembers>>;
}

export function manyWorkspaceMembers(t: CheckContext): Promise<ManyWorkspaceMembers> {
  return t.shared('many workspace members', async (own) => {
    const unusual = Object.entries(unusualForms);
    const usualForms = usualAddresses(own);
    const emails = [...unusual.map(([, ending]) => own.names.email().replace('@', ending)), ...usualForms];
    const many = manyOf(own.quotas.members);
    while (emails.length < many) emails.push(own.names.email());
    const all: OneOfManyMembers[] = [];
    const together: Together[] = [];
    const batch = Math.min(many, own.quotas.members);
    for (let from = 0; from < emails.length; from += batch) {
      const members: OneOfManyMembers[] = [];
      for (const [index, email] of emails.slice(from, from + batch).entries()) {
        members.push(await make(own, email, from + index < unusual.length));
      }
      all.push(...members);
      const made = members.filter(({ id }) => id !== null);
      const list = await getMembers(own);
      const ends = await inParallel(endsOf(made).map((member) => findAgain(own, member)));
      const [longest = ''] = made.map(({ email }) => email).toSorted((a, b) => b.length - a.length);
      const beyond = await lookedFor(own, `${longest}.elsewhere`);
      const near = await inParallel(likeOthers(made).map((email) => lookedFor(own, email)));
      // Others may need the room.
      const removals = await inParallel(made.map((member) => leave(own, member)));
      together.push({ members: made, list, ends, beyond, near, removals, after: await getMembers(own) });
      await own.tidy();
    }
    const named = unusual.map(([what], index): [string, OneOfManyMembers][] => {
      const member = all[index];
      return member === undefined ? [] : [[what, member]];
    });
    const usual = all.slice(unusual.length, unusual.length + usualForms.length);
    return { usual, unusual: new Map(named.flat()), together };
  });
}

/** Nobody has these, and those of members are no part of them: another tag, none at all, and a dot less. */
function likeOthers(made: readonly OneOfManyMembers[]): string[] {
  const emails = made.filter((member) => shownEmail(member) === member.email).map(({ email }) => email);
  const [tagged = '', dotted = ''] = [/^[^.@]+\+[^@]*@/, /^[^+@]*\.[a-z]+@/].map((form) =>
    emails.find((email) => form.test(email)),
  );
  const near = [tagged.replace(/\+[^@]*@/, '+another@'), tagged.replace(/\+[^@]*@/, '@'), dotted.replace('.', '')];
  return near.filter((email) => email !== '' && !emails.some((other) => other.includes(email)));
}

async function lookedFor(t: CheckContext, email: string): Promise<Looked> {
  return { email, found: await getMembers(t, email) };
}

/** The first and the last one; an address that a service keeps in another form is looked for elsewhere. */
function endsOf(made: readonly OneOfManyMembers[]): OneOfManyMembers[] {
  const plain = made.filter((member) => shownEmail(member) === member.email);
  const [first, last] = [plain.at(0), plain.at(-1)];
  return [...new Set([first, last])].filter((member) => member !== undefined);
}

async function findAgain(t: CheckContext, member: OneOfManyMembers): Promise<Together['ends'][number]> {
  return { member, found: await getMembers(t, member.email) };
}

async function leave(t: CheckContext, member: OneOfManyMembers): Promise<Together['removals'][number]> {
  const memberId = member.id ?? '';
  const reply = await removeMember(t, memberId);
  if (reply.response.ok) t.gone({ memberId });
  return { member, reply };
}

async function make(t: CheckContext, email: string, isUnusual: boolean): Promise<OneOfManyMembers> {
  const reply = await t.workspace.raw({ operation: 'POST /api/v1/members', body: { email }, open: isUnusual });
  registerWorkspaceMember(t, reply, email);
  const id = createdId(reply);
  return { email, id, reply, found: isUnusual && id !== null ? await getMembers(t, email) : null };
}

export async function unusualMember(t: CheckContext, what: string): Promise<OneOfManyMembers> {
  const member = (await manyWorkspaceMembers(t)).unusual.get(what);
  if (member === undefined) throw new Inconclusive(`no member was made with ${what}`);
  return member;
}

/** The address in the answer to an add. */
export function shownEmail({ reply }: OneOfManyMembers): unknown {
  return field(field(field(exchangeOf(reply).json, 'data'), 'user'), 'email');
}
