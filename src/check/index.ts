/** The check API: all that suites use of the engine. */
export { check, observe } from './check.ts';
export type { CheckContext } from './context.ts';
export { Inconclusive, NotTested } from './errors.ts';
export {
  accepted,
  describe,
  errorOf,
  expectEqual,
  expectMessage,
  expectStatus,
  expectThat,
  fail,
  field,
  prepared,
  show,
} from './expect.ts';
export { always, operationInfo } from './ledger.ts';
export { fc, property } from './property.ts';
export { type Exchange, exchangeOf, type Reply } from '../http/exchange.ts';
export type { PartnerClient, RawRequest, WorkspaceClient } from '../http/client.ts';
