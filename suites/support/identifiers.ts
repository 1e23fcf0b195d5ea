import { randomInt } from 'node:crypto';

/** An id that the service never issued, in the form of one that it did. */
export interface UnknownId {
  id: string;
  /** Whether the form is certainly one that the service issues: an id may hold a checksum that nobody outside knows. */
  wellFormed: boolean;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const hex = /^(?=.*[a-f])[0-9a-f]{24,}$/i;

const hexClasses = ['0123456789', 'abcdef', 'ABCDEF'];
const letterClasses = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The id with its last characters changed, each to another one of its class; a number becomes a large one. */
export function unknownLike(issued: string): UnknownId {
  if (uuid.test(issued) || hex.test(issued)) return { id: alterEnd(issued, 8, hexClasses), wellFormed: true };
  if (isCounted(issued)) return { id: largeNumber(issued), wellFormed: true };
  return { id: alterEnd(issued, 6, letterClasses), wellFormed: false };
}

/** Far from the numbers in use, and still within 32 bits or 64 where those are. */
function largeNumber(issued: string): string {
  if (issued.length <= 10) return '2147483646';
  return issued.length <= 18
    ? `${issued.startsWith('9') ? 8 : 9}${issued.slice(1)}`
    : alterEnd(issued, 6, letterClasses);
}

/** Numbers are close to each other: another one may be somebody's, so that nothing but a read may go there. */
export function isCounted(issued: string): boolean {
  return /^\d+$/.test(issued);
}

/** The text with its last `amount` letters and digits changed, each to another one of its class. */
export function alterEnd(text: string, amount: number, classes: readonly string[] = letterClasses): string {
  let left = amount;
  return [...text]
    .reverse()
    .map((character) => {
      const alphabet = classes.find((candidate) => candidate.includes(character));
      if (left === 0 || alphabet === undefined) return character;
      left -= 1;
      return anotherOf(alphabet, character);
    })
    .reverse()
    .join('');
}

function anotherOf(alphabet: string, character: string): string {
  const others = alphabet.replace(character, '');
  return others[randomInt(others.length)] ?? character;
}

/**
 * What no service issues as an id, and what nobody else can therefore own: none of them is a number or a plain word.
 * They stay within what every HTTP server passes on.
 */
export const malformedIds: readonly string[] = ['no-such-id', '-1', 'two words', '§ünïcode', 'x'.repeat(300)];
