import { describe, exchangeOf, expectThat, NotTested, type Reply } from '../../src/check/index.ts';

/** A key or token without what base64 fills its end with: decoders may do without that, or overlook what follows it. */
export function unpadded(secret: string): string {
  return secret.replace(/=+$/, '');
}

const base64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * The secret with its last letter or digit changed to another one of its class. Where it is base64 the last
 * character may hold as few as two bits: the other one differs in them, if the class allows it.
 */
export function alteredAtEnd(secret: string): string {
  const index = [...secret].findLastIndex((character) => /[A-Za-z0-9]/.test(character));
  const last = secret[index];
  if (last === undefined) return `${secret.slice(0, -1)}x`;
  const others = [...(/\d/.test(last) ? '0123456789' : /[a-z]/.test(last) ? 'afkpuz' : 'AFKPUZ')].filter(
    (candidate) => candidate !== last,
  );
  const highBits = (character: string): number => base64.indexOf(character) >> 4;
  const isFar = (candidate: string): boolean => highBits(candidate) !== highBits(last);
  // The ten digits share their highest bits: where none of the class will do, another class has to.
  const other = others.find(isFar) ?? [...'aAgw'].find(isFar) ?? others[0] ?? 'x';
  return secret.slice(0, index) + other + secret.slice(index + 1);
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

/** In the form of tokens that say themselves for whom they are: with a signature that is none, and without one. */
export const signedByNobody: readonly string[] = [
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJub2JvZHkifQ.x1y2z3',
  'eyJhbGciOiJub25lIn0.eyJzdWIiOiJub2JvZHkifQ.',
];

/** As long as the tokens of some other issuers, and longer; the usual limit of all headers is more than twice as much. */
export const longSecrets: readonly string[] = [1_500, 3_000].map((length) => 'x1y2'.repeat(length / 4));

/** Headers that some read as the usual one; whether they do is open, and lets nobody in who is out. */
export function looselyWritten(scheme: string, secret: string): string[] {
  return [`${scheme}  ${secret}`, `${scheme.toLowerCase()} ${secret}`, `${scheme.toUpperCase()} ${secret}`];
}

/** What becomes the secret for whoever takes signs away that a text may be written in or with, or that no secret has. */
export function wrapped(secret: string): string[] {
  const [first = '', ...rest] = unpadded(secret);
  const escaped = `%${first.charCodeAt(0).toString(16).toUpperCase()}${rest.join('')}`;
  if (isBase64(secret)) return [escaped];
  // The last part of a signed token is base64: a sign within stands before that.
  const middle = secret.split('.').length === 3 ? 8 : Math.ceil(secret.length / 2);
  const within = ['.', '~'].map((sign) => secret.slice(0, middle) + sign + secret.slice(middle));
  return [escaped, `"${secret}"`, `<${secret}>`, ...within];
}

/** Whether a secret shows itself as base64, be it of a text: decoders may overlook what is none of its signs. */
function isBase64(secret: string): boolean {
  if (!/^[A-Za-z0-9+/_-]+=*$/.test(secret)) return false;
  return /[+/=]/.test(secret) || /^[ -~]+$/.test(Buffer.from(secret, 'base64').toString('latin1'));
}

/** What is left of a secret without its first character, without what all may begin with, and without its first half. */
export function withoutBeginnings(secret: string): string[] {
  const prefix = /^[A-Za-z0-9]+[^A-Za-z0-9]/.exec(secret)?.[0].length ?? 4;
  const cuts = [...new Set([1, prefix, Math.ceil(secret.length / 2)])].filter((cut) => cut < secret.length);
  return cuts.map((cut) => secret.slice(cut)).filter((rest) => rest.trimStart() === rest);
}

/** The secret with two of its characters in each other's place, to whoever adds up what they are; as it is where none differ. */
export function transposed(secret: string): string {
  const middle = Math.ceil(secret.length / 2);
  const index = [...secret].findIndex(
    (sign, at) => at >= middle && /[A-Za-z0-9]{2}/.test(secret.slice(at, at + 2)) && sign !== secret[at + 1],
  );
  return index < 0
    ? secret
    : secret.slice(0, index) + secret.charAt(index + 1) + secret.charAt(index) + secret.slice(index + 2);
}

/** Fails unless a long secret is rejected, be it by who stands before the service and takes no such header. */
export function expectNoWayIn(reply: Reply): void {
  const { status } = exchangeOf(reply);
  const isTooLong = [400, 413, 414, 431].includes(status);
  expectThat(status === 401 || isTooLong, '401', describe(exchangeOf(reply)), reply);
}
