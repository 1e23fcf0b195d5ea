/** The check API: all that suites use of the engine. */

export type { PartnerClient, RawRequest, WorkspaceClient } from '../http/client.ts';
export { type Exchange, exchangeOf, type Reply } from '../http/exchange.ts';
export { isPathSegment, pathSegment } from '../http/path.ts';
export { retryAfterMs } from '../http/retry.ts';
export { hash } from '../run/config.ts';
export { session } from '../run/current.ts';
export { check, observe } from './check.ts';
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
export { headStart } from './head-start.ts';
export { always, type Finding, operationInfo } from './ledger.ts';
export { fc, property } from './property.ts';
