import { type CheckContext, NotTested, prepared } from '../../src/check/index.ts';
import { createIn, type Directory, workPlace } from './entries.ts';

/** Names side by side that a careless service takes for one. */

type Made = Awaited<ReturnType<typeof createIn>>;

/**
 * Directories with these names side by side, made one after the other: each has to be told from those that are there
 * already. Groups that have no name in common are in one place, which is full of others then.
 */
export function sideBySide(
  t: CheckContext,
  names: readonly string[],
  where: string,
): Promise<{ place: Directory; replies: readonly Made[] }> {
  return t.shared(`workspace directories ${names.join()}`, async (own) => {
    const place = await own.shared(`workspace place for ${where}`, workPlace);
    const replies: Made[] = [];
    for (const name of names) replies.push(await createIn(own, place, name));
    return { place, replies };
  });
}

/** Whether one directory holds two of these is open. */
export const mayCountAsOne = [
  { what: 'that differ in case', names: ['Camel', 'camel', 'CAMEL'] },
  { what: 'that differ in the case of one letter', names: ['lower', 'Lower'] },
  { what: 'with fewer spaces or more', names: ['a  b', 'a b', 'ab'] },
  { what: 'with a space in front or none', names: ['a', ' a', '  a'] },
  { what: 'with an accent or none', names: ['resume', 'résumé', 'rèsumè'] },
] as const;

export const mayCount = 'what may count as one';

/** The names that one directory took, as the service shows them. @throws {NotTested} where it took no two. */
export async function twoAtLeast(
  t: CheckContext,
  names: readonly string[],
  where: string,
): Promise<{ place: Directory; names: readonly string[] }> {
  const { place, replies } = await sideBySide(t, names, where);
  const made = replies
    .filter(({ response }) => response.status === 201)
    .map((reply) => prepared(reply, 201, 'create a directory').data.name);
  if (made.length < 2) throw new NotTested('the target takes no two of these names in one directory');
  return { place, names: made };
}

/** The same for a group of those that may count as one. */
export function besideEachOther(t: CheckContext, wanted: (typeof mayCountAsOne)[number]['what']) {
  const group = mayCountAsOne.find(({ what }) => what === wanted);
  return twoAtLeast(t, group?.names ?? [], mayCount);
}
