import { describe, exchangeOf, expectEitherWay, field, type Reply } from '../../src/check/index.ts';

/** Fails unless a create whose name has spaces around it is rejected, or makes a client of the name without them. */
export function expectRejectedOrTrimmed(reply: Reply, name: string): void {
  const { status, json } = exchangeOf(reply);
  const isFine = status === 400 || (status === 201 && field(json, 'name') === name.trim());
  const expected = `status 400 (a create with the name ${JSON.stringify(name)}), or a client without the spaces around it`;
  expectEitherWay(isFine, expected, describe(exchangeOf(reply)), reply);
}
