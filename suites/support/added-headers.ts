import { describe, exchangeOf, expectEitherWay, NotTested, type Reply } from '../../src/check/index.ts';

/** The space is optional, and so are the quotes. */
export const charsets = ['application/json; charset=UTF-8', 'application/json;charset="UTF-8"'];

export type AddedHeaders = Readonly<Record<string, string | null>>;

/** One is a range, the next names what JSON is written in anyway; many a client says nothing of what it takes. */
const accepts = ['application/*', 'application/json; charset=utf-8', null];

/** What programs and people use to ask, as it calls itself. */
const agents = [
  'curl/8.7.1',
  'python-requests/2.32.3',
  'Go-http-client/1.1',
  'Java-http-client/21.0.4',
  'Java/1.8.0_412',
  'axios/1.7.9',
  'okhttp/4.12.0',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
];

/** Each of them, where the first ones do without a word on what they take. */
export const askedBy: readonly AddedHeaders[] = agents.map((agent, index) => ({
  'user-agent': agent,
  accept: index < 4 ? null : '*/*',
}));

/** A library that writes the same headers over every request says so of a body that is not there. */
export const typeOfNoBody: AddedHeaders = { 'content-type': 'application/json' };

/**
 * What libraries, and what stands between a client and a service, add to a request, or leave empty: none of it asks for
 * anything.
 */
export function addedHeaders(turn: number): AddedHeaders {
  return {
    accept: accepts[turn % accepts.length] ?? null,
    'user-agent': [null, '', ...agents][turn % (agents.length + 2)] ?? null,
    cookie: 'balancer=node-1',
    traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  };
}

export type Ask = (headers: AddedHeaders) => Promise<Reply>;

/**
 * An answer to a request with the headers that is not fine, and one to the same without them that is: null where the
 * answer with them is fine. @throws {NotTested} where it does not depend on the headers, both before and behind.
 */
export async function changedBy(
  headers: AddedHeaders,
  ask: Ask,
  isFine: (reply: Reply) => boolean,
): Promise<{ plain: Reply; added: Reply } | null> {
  for (let attempt = 1; ; attempt += 1) {
    const added = await ask(headers);
    if (isFine(added)) return null;
    const plain = await ask({});
    if (!isFine(plain)) throw new NotTested(`the same without them is answered ${describe(exchangeOf(plain))}`);
    if (attempt === 2) return { plain, added };
  }
}

/** Fails where a request with the headers is rejected and the same without them is not. */
export async function expectSame(headers: AddedHeaders, ask: Ask): Promise<void> {
  const changed = await changedBy(headers, ask, ({ response }) => response.ok);
  if (changed === null) return;
  const { plain, added } = changed;
  for (const [name, value] of Object.entries(headers)) {
    const one = await ask({ [name]: value });
    // What comes of another content type is open as far as it is another one.
    const isLess = value === '' || value === null;
    const otherwise = isLess ? `with a text in ${name}` : `without ${name}: ${value}`;
    expectEitherWay(one.response.ok, `the same as ${otherwise}`, describe(exchangeOf(one)), plain, one);
  }
  expectEitherWay(false, 'the same as without the headers', describe(exchangeOf(added)), plain, added);
}

/** Fails where a removal with a content type is rejected and the same without it, right behind it, is not. */
export async function expectRemoved(remove: Ask): Promise<void> {
  const typed = await remove(typeOfNoBody);
  if (typed.response.ok) return;
  const plain = await remove({});
  if (!plain.response.ok) throw new NotTested(`the same without it is answered ${plain.response.status}`);
  expectEitherWay(false, 'the same as without a content type', describe(exchangeOf(typed)), typed, plain);
}
