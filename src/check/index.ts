/** The check API: all that suites use of the engine. */

export type { PartnerClient, RawRequest, WorkspaceClient } from '../http/client.ts';
export { type Exchange, type Expectation, exchangeOf, type Reply } from '../http/exchange.ts';
export { type Facts, isOddBody } from '../http/facts.ts';
export { KeptAnswers } from '../http/kept-answers.ts';
export { isPathSegment, pathSegment } from '../http/path.ts';
export { isRetryAfter } from '../http/retry.ts';
export { Inconclusive, isInconclusiveAnswer, NotTested, TransportTrouble } from '../model/errors.ts';
export type { PartnerCredential } from '../profile/model.ts';
export { besideRoom } from '../session/beside-room.ts';
export { hash } from '../session/config.ts';
export { isNumbered } from '../session/given-again.ts';
export { exactJson } from '../session/lenient.ts';
export { ownTextsIn } from '../session/names.ts';
export { always, type Finding, type JudgedRun, operationInfo } from '../session/response-rules.ts';
export type { CheckContext } from './context.ts';
export {
  accepted,
  describe,
  errorOf,
  expectEitherWay,
  expectEqual,
  expectMessage,
  expectNoServerError,
  expectStatus,
  expectThat,
  fail,
  field,
  prepared,
  show,
} from './expect.ts';
export { openPointsOf } from './guard.ts';
export { fc } from './property.ts';
export { alone, check, headStart, late, lent, observe, property } from './turns.ts';
