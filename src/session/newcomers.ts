import type { Exchange } from '../http/exchange.ts';
import { recordIn } from './answers.ts';
import { takesTime } from './kinds.ts';
import { lenientJson } from './lenient.ts';
import { type NewResource, standingOf } from './resources.ts';

/** What takes time to come, and has not been found yet: where it is not, it may come all the same. */
export class Newcomers {
  /** Where they stand. */
  readonly #unseen = new Set<string>();

  /** @param exchange the answer that says so. */
  made(resource: NewResource, exchange: Exchange): void {
    if (takesTime(resource) && !saysReady(exchange)) this.#unseen.add(standingOf(resource));
  }

  /** What was asked for there was found. */
  found(standing: string): void {
    for (const place of this.#unseen) if (`${standing}/`.startsWith(`${place}/`)) this.#unseen.delete(place);
  }

  has(resource: NewResource): boolean {
    return this.isAt(standingOf(resource));
  }

  isAt(standing: string): boolean {
    return this.#unseen.has(standing);
  }
}

/** Whether the answer to a create says that there is nothing to wait for. */
export function saysReady(exchange: Exchange): boolean {
  return recordIn(lenientJson(exchange))?.status === 'ready';
}
