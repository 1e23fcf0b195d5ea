import { errorOf, exchangeOf, expectThat, NotTested, type Reply, show } from '../../src/check/index.ts';

/** Fails unless the body holds an error object with the strings `type` and `message`. */
export function expectErrorObject(reply: Reply): void {
  const { type, message } = errorOf(reply);
  const isComplete = type !== undefined && message !== undefined;
  expectThat(isComplete, 'an error object with the strings type and message', show(exchangeOf(reply).json), reply);
}

/** The same for an answer whose status other checks judge: with another status there is no such body. */
export function expectErrorObjectOf(reply: Reply, status: number): void {
  const actual = exchangeOf(reply).status;
  if (actual !== status) throw new NotTested(`the answer is ${actual} instead of ${status}`);
  expectErrorObject(reply);
}
