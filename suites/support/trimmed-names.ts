import { describe, exchangeOf, expectEitherWay, field, type Reply } from '../../src/check/index.ts';

/** What some frameworks drop unasked from both ends of a text: spaces, and some of them control characters, too. */
const outer = /^[\s\p{Cc}]+|[\s\p{Cc}]+$/gu;

/** Whether a name has around it what a service may drop. */
export function hasOuterSpaces(name: string): boolean {
  return name !== name.replaceAll(outer, '');
}

/** Fails unless a request for a name with spaces around it is rejected, or taken as one for the name without them. */
export function expectRejectedOrTrimmed(reply: Reply, name: string): void {
  const { status, json } = exchangeOf(reply);
  const shown = field(json, 'name') ?? field(field(json, 'data'), 'name');
  const isFine = status === 400 || (reply.response.ok && shown === name.replaceAll(outer, ''));
  const expected = `status 400 (the name ${JSON.stringify(name)}), or the name without the spaces around it`;
  expectEitherWay(isFine, expected, describe(exchangeOf(reply)), reply);
}
