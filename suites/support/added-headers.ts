import { describe, exchangeOf, expectEitherWay, NotTested, type Reply } from '../../src/check/index.ts';

/** The space is optional, and so are the quotes. */
export const charsets = ['application/json; charset=UTF-8', 'application/json;charset="UTF-8"'];

/** One is a range, the other names what JSON is written in anyway. */
const accepts = ['application/*', 'application/json; charset=utf-8'];

/**
 * What libraries, and what stands between a client and a service, add to a request, or leave empty: none of it asks for
 * anything.
 */
export function addedHeaders(turn: number): Record<string, string> {
  return {
    accept: accepts[turn % accepts.length] ?? '',
    'user-agent': '',
    cookie: 'balancer=node-1',
    traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  };
}

/** Fails where a request with the headers is rejected and the same without them is not, both right before and right after. */
export async function expectSame(
  headers: Record<string, string>,
  ask: (headers: Record<string, string>) => Promise<Reply>,
): Promise<void> {
  const added = await ask(headers);
  if (added.response.ok) return;
  const plain = await ask({});
  if (!plain.response.ok) throw new NotTested(`the same without them is answered ${plain.response.status}`);
  const again = await ask(headers);
  if (again.response.ok) return;
  const last = await ask({});
  if (!last.response.ok) throw new NotTested(`the same without them is answered ${last.response.status} by now`);
  for (const [name, value] of Object.entries(headers)) {
    const one = await ask({ [name]: value });
    // What comes of another content type is open as far as it is another one.
    const otherwise = value === '' ? `with a text in ${name}` : `without ${name}: ${value}`;
    expectEitherWay(one.response.ok, `the same as ${otherwise}`, describe(exchangeOf(one)), last, one);
  }
  expectEitherWay(false, 'the same as without the headers', describe(exchangeOf(again)), last, again);
}
