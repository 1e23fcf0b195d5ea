import * as fc from 'fast-check';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const digits = '0123456789';

/** The characters that may stand at the ends of a filespace name; inside, a dash may stand as well. */
export const endCharacters = letters + digits;

/** Lengths that both the creation and the renaming of a filespace certainly accept. */
export const nameLength = { shortest: 2, longest: 30 } as const;

/** Every ASCII character that is no letter, digit or dash, control characters included. */
export const otherCharacters: readonly string[] = Array.from({ length: 128 }, (_, code) =>
  String.fromCharCode(code),
).filter((character) => !/[A-Za-z0-9-]/.test(character));

/** What slips through a pattern most often: it is tried at every place. */
export const tellingCharacters: readonly string[] = ['_', '.', ' ', '+', '/', '@', '\n'];

/** The rest of what can be typed, and of what means something to a pattern: some are tried at each place. */
export const rareCharacters: readonly string[] = otherCharacters.filter(
  (character) => /[ -~\0\t\r\x7f]/.test(character) && !tellingCharacters.includes(character),
);

export const uppercaseLetters: readonly string[] = [...letters.toUpperCase()];

export const places = ['first', 'inner', 'last'] as const;
export type Place = (typeof places)[number];

/** Where a range of letters could begin or end. */
export const tellingLetters: readonly string[] = ['A', 'M', 'Z'];

/** Puts a character at a place of a name that is valid without it. */
export function placed(name: string, character: string, place: Place): string {
  if (place === 'first') return character + name;
  if (place === 'last') return name + character;
  const middle = Math.ceil(name.length / 2);
  return name.slice(0, middle) + character + name.slice(middle);
}

/**
 * What follows the unique beginning of a valid name and a dash: any characters of a name, the last one no dash. With a
 * beginning of at most 18 characters the whole name keeps within the length.
 */
export function nameEnding(maxLength = nameLength.longest - 19): fc.Arbitrary<string> {
  const inner = fc.string({ unit: fc.constantFrom(...endCharacters, '-'), maxLength: maxLength - 1 });
  return fc.tuple(inner, fc.constantFrom(...endCharacters)).map(([start, end]) => start + end);
}

/** A forbidden character and where in the name it stands. */
export function misplaced(characters: readonly string[]): fc.Arbitrary<{ character: string; at: number }> {
  return fc.record({ character: fc.constantFrom(...characters), at: fc.nat(24) });
}

/** A valid name with a character put in at a position; a position beyond the end is the end. */
export function withCharacter(name: string, { character, at }: { character: string; at: number }): string {
  return name.slice(0, at) + character + name.slice(at);
}
