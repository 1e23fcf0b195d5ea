import { reservedNames, specialCharacters } from '../../src/arbitraries/entry-names.ts';
import type { CheckContext } from '../../src/check/index.ts';
import { drawn } from './draws.ts';
import { createIn, whereSpecialNamesAllowed, workPlace } from './entries.ts';

/** Names that are forbidden or not, as the workspace is set. */

/** Each of the characters inside, first and last, several of them in one name. */
const specialNames = [
  specialCharacters.join('x'),
  ...specialCharacters.map((c, index) => `${c}f${index}${specialCharacters.at(index - 1)}`),
  ...[' ', 'ends with space ', 'ends with dot.', '...'],
];

/** One of all special characters, and one that is reserved. */
export const specialTellingNames: readonly string[] = [specialCharacters.join('x'), 'CON'];

export function isTellingName(name: string): boolean {
  return specialTellingNames.includes(name);
}

/** Those that are read in every way: one of all special characters, one of each ending, and one that is reserved. */
export const endingNames: readonly string[] = [
  specialCharacters.join('x'),
  ...[' ', 'ends with space ', 'ends with dot.', 'CON'],
];

/** Directories with each of these names, made once. */
export function speciallyNamed(there: CheckContext) {
  return there.shared('workspace directories with special names', async (own) => {
    const allowed = whereSpecialNamesAllowed(own);
    const place = await workPlace(allowed);
    const reserved = drawn(own, 'special names', reservedNames, 5).filter((name) => name !== 'CON');
    const made = await Promise.all(
      [...specialNames, 'CON', ...reserved].map(async (name) => ({
        name,
        reply: await createIn(allowed, place, name),
      })),
    );
    return { place, made };
  });
}
