import { NotTested } from '../../src/check/index.ts';

/** A key or token without what base64 fills its end with: decoders may do without that, or overlook what follows it. */
export function unpadded(secret: string): string {
  return secret.replace(/=+$/, '');
}

/**
 * A key or token in lower case, in capitals and with its cases swapped. Their case tells secrets apart where letters of
 * both cases are mixed. Digits of base 16 may be in either case, and so may those of base 32 behind a prefix that is
 * written in another way.
 */
export function inOtherCases(secret: string): string[] {
  const body = secret.replace(/^[A-Za-z0-9]{1,12}[^A-Za-z0-9]/, '');
  const capitals = [...body.replace(/[^G-Zg-z]/g, '')].map(isCapital);
  const changes = capitals.filter((capital, index) => index > 0 && capital !== capitals[index - 1]).length;
  // A word or two may stand before the rest; a random text of some 20 letters changes as seldom once in many thousands.
  if (changes < 3) throw new NotTested('the letters of the secret are of one case, but for a prefix');
  const swapped = [...secret].map((letter) => (isCapital(letter) ? letter.toLowerCase() : letter.toUpperCase()));
  return [secret.toLowerCase(), secret.toUpperCase(), swapped.join('')];
}

function isCapital(letter: string): boolean {
  return letter !== letter.toLowerCase();
}
