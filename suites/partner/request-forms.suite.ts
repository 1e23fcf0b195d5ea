import { check, describe, exchangeOf, expectThat, NotTested } from '../../src/check/index.ts';
import { bodyOperations, sendBody, validBody } from '../support/partner-hostile.ts';

/** One request, written in the ways in which the clients of different languages write it. */

for (const operation of bodyOperations) {
  check('partner.request.charset', `${operation} takes a body that names its charset`, async (t) => {
    const send = (type: string) =>
      sendBody(t, operation, { body: validBody(t, operation), headers: { 'content-type': type } });
    const plain = await send('application/json');
    if (!plain.response.ok) throw new NotTested(`the same without it is answered ${plain.response.status}`);
    const named = await send('application/json; charset=utf-8');
    // There may be room for so many members only, which then holds for both.
    const again = named.response.ok ? plain : await send('application/json');
    if (!again.response.ok) throw new NotTested(`the same without it is answered ${again.response.status} by now`);
    expectThat(named.response.ok, 'the same as without a charset', describe(exchangeOf(named)), named, again);
  });
}
