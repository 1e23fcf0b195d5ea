import type { Exchange } from '../http/exchange.ts';
import { recordIn } from './answers.ts';
import { takesTime } from './kinds.ts';
import { lenientJson } from './lenient.ts';
import { type NewResource, standingOf } from './resources.ts';

/** What takes time to come, and has not been found yet: where it is not, it may come all the same. */
export class Newcomers {
  /** Where they stand. */
  readonly #unseen = new Set<string>();

  /**
   * @param standing of what was asked for.
   * @param made what the answer says was made.
   */
  answered(standing: string, exchange: Exchange, made: NewResource | null): void {
    if (made !== null && takesTime(made) && !saysReady(exchange)) this.#unseen.add(standingOf(made));
    if (exchange.status > 299) return;
    for (const each of this.#unseen) if (`${standing}/`.startsWith(`${each}/`)) this.#unseen.delete(each);
  }

  has(resource: NewResource): boolean {
    return this.#unseen.has(standingOf(resource));
  }
}

/** Whether the answer to a create says that there is nothing to wait for. */
export function saysReady(exchange: Exchange): boolean {
  return recordIn(lenientJson(exchange))?.status === 'ready';
}
