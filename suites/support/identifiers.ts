import { randomInt } from 'node:crypto';

/** An id that the service never issued, in the form of one that it did. */
export interface UnknownId {
  id: string;
  /** Whether the form is certainly one that the service issues: an id may hold a checksum that nobody outside knows. */
  wellFormed: boolean;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const hex = /^(?=.*[a-f])[0-9a-f]{24,}$/i;

/** Letters and digits of base 32, in one case; the first one counts three bits. */
const ulid = /^[0-7](?:[0-9A-HJKMNP-TV-Z]{25}|[0-9a-hjkmnp-tv-z]{25})$/;
const ulidClasses = ['0123456789', 'ABCDEFGHJKMNPQRSTVWXYZ', 'abcdefghjkmnpqrstvwxyz'];

const hexClasses = ['0123456789', 'abcdef', 'ABCDEF'];
const letterClasses = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The id with its last characters changed, each to another one of its class; a number becomes a large one. */
export function unknownLike(issued: string): UnknownId {
  if (uuid.test(issued) || hex.test(issued)) return { id: alterEnd(issued, 8, hexClasses), wellFormed: true };
  if (ulid.test(issued)) return { id: alterEnd(issued, 8, ulidClasses), wellFormed: true };
  if (isCounted(issued)) return { id: largeNumber(issued), wellFormed: true };
  // With no letter to change, a digit or two more or less may be somebody's.
  const isPlain = /[a-z]/i.test(issued) || !/\d/.test(issued);
  const id = isPlain ? alterEnd(roomy(issued), 6, letterClasses) : issued.replace(/\d+(?=\D*$)/, largeNumber);
  return { id: id === issued ? `${issued}0` : id, wellFormed: false };
}

/** Of few letters another text of as many may be somebody's: it gets more of them. */
function roomy(issued: string): string {
  const letters = issued.replace(/[^a-z\d]/gi, '');
  return letters.length < 6 ? `${issued}${letters.charAt(0).repeat(6)}` : issued;
}

/**
 * Far from the numbers in use, and still within 32 bits or 64 where those are. Where numbers are long, all may have as
 * many digits: one with more or fewer is then none that was ever issued.
 */
function largeNumber(issued: string): string {
  const { length } = issued;
  if (length < 6 || length === 10) return '2147483646';
  return length <= 18 ? `${issued.startsWith('9') ? 8 : 9}${issued.slice(1)}` : alterEnd(issued, 6, letterClasses);
}

/** Nobody else has it, now or later. */
export function isUuid(issued: unknown): boolean {
  return typeof issued === 'string' && uuid.test(issued);
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
 * The token with another letter or digit at some places from its beginning on: what is compared piece by piece may pass
 * over any of them. Each stands before a further letter or
 * digit, so that all of its bits count where the token, or a part of it between dots or dashes, is base64.
 */
export function alteredElsewhere(token: string, shares: readonly number[] = sixteenths): string[] {
  const places = shares.map((share) => {
    const from = Math.floor(share * token.length);
    const at = token.slice(from).search(/[A-Za-z0-9]{2}/);
    return at < 0 ? null : from + at;
  });
  return [...new Set(places)].flatMap((at) => (at === null ? [] : [alteredAt(token, at)]));
}

const sixteenths = Array.from({ length: 16 }, (_, index) => index / 16);

function alteredAt(token: string, at: number): string {
  const former = token.charAt(at);
  // Letters that no alphabet takes for a digit, and that hexadecimal digits have, too.
  const others = /[a-z]/.test(former) ? 'ae' : 'AE';
  const other = (/\d/.test(former) ? '24' : others).replace(former, '').charAt(0);
  return token.slice(0, at) + other + token.slice(at + 1);
}

/** Below zero, and none that anybody else would make up. */
const negative = '-904172635';

/**
 * What no service issues as an id, and what nobody else can therefore own: none of them is a number or a plain word.
 * They stay within what every HTTP server passes on: some refuse a segment of more than 255 characters by themselves.
 */
export const malformedIds: readonly string[] = [
  'no-such-id-h7x2',
  negative,
  'two words of h7x2',
  '§ünïcode-h7x2',
  'x'.repeat(250),
];

/** Those of them that are no id of a target with an id like this one: it may count downwards. */
export function malformedBeside(issued: string | undefined): readonly string[] {
  return malformedIds.filter((id) => id !== negative || !/^-\d+$/.test(issued ?? ''));
}
