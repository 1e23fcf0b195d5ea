import { describe, exchangeOf, expectEitherWay, NotTested, type Reply } from '../../src/check/index.ts';

/** What libraries, and what stands between a client and a service, add to a request: none of it asks for anything. */
export function addedHeaders(): Record<string, string> {
  return {
    accept: 'application/*',
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
    expectEitherWay(one.response.ok, `the same as without ${name}: ${value}`, describe(exchangeOf(one)), last, one);
  }
  expectEitherWay(false, 'the same as without the headers', describe(exchangeOf(again)), last, again);
}
