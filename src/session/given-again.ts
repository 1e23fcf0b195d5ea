import type { Outgoing } from '../http/client.ts';
import type { Exchange } from '../http/exchange.ts';
import { plainPath } from '../http/path.ts';
import { recordIn, statedNames } from './answers.ts';
import { lookAfter } from './departures.ts';
import { lenientJson } from './lenient.ts';
import { ownTextsIn } from './names.ts';

/** Such an id may be counted: a number, with or without a word before it. */
export function isNumbered(issued: string): boolean {
  return /^(?:[a-z]{1,20}[-_.:]?)?\d+$/i.test(issued);
}

/**
 * What the run removed and has not made again, by the place of each as `standingAt` tells it, where the id is counted:
 * services that count on from the highest number give it once more to whatever somebody makes next.
 */
export class GivenAgain {
  readonly #removals = new Map<string, Outgoing>();

  /** Of a removal that took effect. */
  removed(place: string, removal: Outgoing): void {
    const id = plainPath(removal.target).split('/').at(-1) ?? '';
    if (isNumbered(id)) this.#removals.set(place, removal);
  }

  made(place: string): void {
    this.#removals.delete(place);
  }

  /** Asks for what was removed and has this place, or holds it; null where nothing was. */
  lookUnder(place: string): Outgoing | null {
    for (let above = place; above.includes('/'); above = above.slice(0, above.lastIndexOf('/'))) {
      const removal = this.#removals.get(above);
      if (removal !== undefined) return lookAfter(removal);
    }
    return null;
  }
}

/** Whether an answer shows something of somebody else, be it another run. */
export function isOfOthers(exchange: Exchange, runId: string): boolean {
  if (exchange.status !== 200) return false;
  const names = statedNames(recordIn(lenientJson(exchange))).filter((name) => name !== '');
  return names.length > 0 && names.every((name) => ownTextsIn(name, runId).length === 0);
}
