import { describe, exchangeOf, expectEitherWay, field, NotTested, type Reply } from '../../src/check/index.ts';

/** Fails where a query as it stands finds nothing, or is refused, although the same one finds something encoded. */
export async function expectRead(plain: Reply, askEncoded: () => Promise<Reply>): Promise<void> {
  if (plain.response.status === 200 && !isEmpty(plain)) return;
  const encoded = await askEncoded();
  if (encoded.response.status !== 200) throw new NotTested(`encoded it is answered ${encoded.response.status}`);
  const isSame = plain.response.status === 200 && isEmpty(encoded);
  expectEitherWay(isSame, 'the same answer as encoded', describe(exchangeOf(plain)), encoded, plain);
}

function isEmpty(reply: Reply): boolean {
  const found = field(exchangeOf(reply).json, 'data');
  return Array.isArray(found) && found.length === 0;
}
