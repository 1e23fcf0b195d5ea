import * as fc from 'fast-check';

export const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
export const digits = '0123456789';
export const lettersAndDigits = letters + digits;
/** What may stand inside a name beside letters and digits, but neither first nor last. */
export const innerPunctuation = '_ ()/-';

/** Every printable ASCII character, the space included. */
export const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('');

/** The printable ASCII characters that no place of a name allows. */
export const forbiddenInNames = [...printable]
  .filter((character) => !lettersAndDigits.includes(character) && !innerPunctuation.includes(character))
  .join('');

/** Those that a pattern lets through most often, by a range that is too wide or for want of an escape. */
export const tellingInNames = "!#&'.@[\\^`";

/** The ASCII control characters that nobody counts as whitespace, without NUL, which databases may refuse by themselves. */
export const controls = Array.from({ length: 0x20 }, (_, code) => code)
  .filter((code) => code !== 0 && (code < 0x09 || (code > 0x0d && code < 0x1c)))
  .concat(0x7f)
  .map((code) => String.fromCharCode(code))
  .join('');

/** The first of them, and those that a range leaves out most often. */
export const tellingControls = '\u0001\u001b\u007f';

export const maxNameLength = 100;
export const maxNotesLength = 200;

/** A name around a text that is its own, so that no name occurs twice. */
export interface NameParts {
  first: string;
  before: string;
  after: string;
  last: string;
}

const alphanumeric = fc.constantFrom(...lettersAndDigits);
/** Punctuation as likely as letters and digits: rows of it and its place at the edges are where rules break. */
const inner = fc.oneof(alphanumeric, fc.constantFrom(...innerPunctuation));

export function validNameParts(): fc.Arbitrary<NameParts> {
  return fc.record({
    first: alphanumeric,
    before: fc.string({ unit: inner, maxLength: 20 }),
    after: fc.string({ unit: inner, maxLength: 60 }),
    last: alphanumeric,
  });
}

/** The name of these parts; `own` is at most 18 characters long, so that the name is never too long. */
export function nameOf({ first, before, after, last }: NameParts, own: string): string {
  return first + before + own + after + last;
}

/** Notes within the rules, whatever printable ASCII characters they consist of. */
export function validNotes(): fc.Arbitrary<string> {
  return fc.string({ unit: fc.constantFrom(...printable), minLength: 1, maxLength: maxNotesLength - 1 });
}
