/** The check API: all that suites use of the engine. */

export type { PartnerClient, RawRequest, WorkspaceClient } from '../http/client.ts';
export { type Exchange, exchangeOf, type Reply } from '../http/exchange.ts';
export { isPathSegment, pathSegment } from '../http/path.ts';
export { retryAfterMs } from '../http/retry.ts';
export { hash } from '../run/config.ts';
export type { CheckContext } from './context.ts';
export { Inconclusive, NotTested, TransportTrouble } from './errors.ts';
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
export { always, type Finding, type JudgedRun, operationInfo } from './ledger.ts';
export { fc } from './property.ts';
export { check, headStart, late, lent, observe, property } from './turns.ts';
