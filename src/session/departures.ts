import type { Outgoing } from '../http/client.ts';
import type { Waits } from './waits.ts';

/** Whether something is gone by now. */
export type IsGone = () => Promise<boolean>;

/** Asks for what a removal was about. */
export function lookAfter({ api, authorization, operation, target }: Outgoing): Outgoing {
  const read = operation === null ? null : `GET ${operation.slice('DELETE '.length)}`;
  const [path = ''] = target.split('?', 1);
  const request = { method: 'GET', headers: {}, body: null, open: true };
  return { ...{ api, authorization, operation: read, target: path }, ...request };
}

interface Departure {
  readonly isGone: IsGone;
  readonly since: number;
  /** How often it was looked at. */
  looks: number;
  /** Up to when it was still there. */
  unseenMs: number;
  nextAt: number;
}

const shortestPauseMs = 100;
/** Gone so soon, in milliseconds, so often, and never still there, nothing is looked at any more. */
const promptMs = 80;
const enough = 3;

/** What was removed and may count for a while, since it takes time to go. It is looked at when its place is asked for. */
export class Departures {
  readonly #waits: Waits;
  #leaving: Departure[] = [];
  #goneAtOnce = 0;
  #takeTime = false;
  #isLooking = false;

  constructor(waits: Waits) {
    this.#waits = waits;
  }

  /** How many places they may still have. */
  get size(): number {
    return this.#leaving.length;
  }

  /** Whether something was still there when it was looked at. */
  get takeTime(): boolean {
    return this.#takeTime;
  }

  add(isGone: IsGone): void {
    if (this.#isAtOnce) return;
    const now = Date.now();
    this.#leaving.push({ isGone, since: now, looks: 0, unseenMs: 0, nextAt: now });
  }

  /**
   * Looks at what left first, when it is time.
   * @param then something has gone.
   */
  look(now: number, then: () => void): void {
    const first = this.#leaving.find(({ nextAt }) => nextAt <= now);
    if (first === undefined || this.#isLooking) return;
    this.#isLooking = true;
    // What cannot be asked has its place no longer than without all this.
    void first
      .isGone()
      .catch(() => true)
      .then((isGone) => {
        this.#isLooking = false;
        if (this.#looked(first, isGone)) then();
      });
  }

  /** @returns whether it counts no more. */
  #looked(departure: Departure, isGone: boolean): boolean {
    const durationMs = Date.now() - departure.since;
    departure.looks += 1;
    departure.nextAt = Date.now() + Math.max(shortestPauseMs, this.#waits.pauseMs('gone', durationMs));
    if (!isGone) this.#takeTime = true;
    if (!isGone && durationMs < this.#waits.limitMs('gone')) {
      departure.unseenMs = durationMs;
      return false;
    }
    if (departure.looks > 1 || !isGone) this.#waits.ended('gone', durationMs, isGone, departure.unseenMs);
    this.#leaving = this.#leaving.filter((each) => each !== departure);
    if (durationMs < promptMs) this.#goneAtOnce += 1;
    if (this.#isAtOnce) this.#leaving = [];
    return true;
  }

  get #isAtOnce(): boolean {
    return !this.#takeTime && this.#goneAtOnce >= enough;
  }
}
