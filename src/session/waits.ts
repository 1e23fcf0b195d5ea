/** What takes time by itself: each kind in its own way. */
export type Awaited = 'ready' | 'readable' | 'listed' | 'gone';

/** After the first time in vain; half as much after each further one in a row. */
const leastMs = 3_000;
const shortestMs = 400;

/** From one look to the next, in milliseconds. */
const shortestPauseMs = 20;
const longestPauseMs = 1_000;

interface Past {
  longestMs: number;
  /** Up to when the last one that came was looked for in vain. */
  unseenMs: number;
  /** How often in all. */
  inVain: number;
  /** How often in a row. */
  inVainAgain: number;
}

/**
 * How long a run waits for what takes time by itself: the whole time of the profile until something did not come; then
 * no longer than its kind can be expected to take, and a third of the time for another kind. That filespaces never get
 * ready says little about how long they take to go.
 */
export class Waits {
  readonly #limitMs: number;
  readonly #onLonger: (what: Awaited, durationMs: number) => void;
  readonly #past = new Map<Awaited, Past>();

  /** @param onLonger learns of what has come, and took longer than all before it. */
  constructor(limitMs: number, onLonger: (what: Awaited, durationMs: number) => void = () => undefined) {
    this.#limitMs = limitMs;
    this.#onLonger = onLonger;
  }

  limitMs(what: Awaited): number {
    const { longestMs, inVain, inVainAgain } = this.#of(what);
    if (inVain === 0) return this.#isAnythingInVain() ? this.#limitMs / 3 : this.#limitMs;
    const least = Math.max(shortestMs, leastMs / 2 ** Math.max(0, inVainAgain - 1));
    return Math.min(this.#limitMs, Math.max(least, 10 * longestMs));
  }

  /**
   * How long to the next look at what has been waited for so long: longer and longer, but as soon as the last one may have
   * come, and from then on as closely as in the beginning.
   */
  pauseMs(what: Awaited, waitedMs: number): number {
    const { unseenMs } = this.#of(what);
    const isEarly = waitedMs < unseenMs;
    const pause = Math.min(longestPauseMs, Math.max(shortestPauseMs, isEarly ? waitedMs : waitedMs - unseenMs));
    return isEarly ? Math.min(pause, unseenMs - waitedMs) : pause;
  }

  /** @param lastUnseenMs up to when it was looked for in vain, if that is known. */
  ended(what: Awaited, durationMs: number, hasCome: boolean, lastUnseenMs?: number): void {
    const { longestMs, unseenMs, inVain, inVainAgain } = this.#of(what);
    if (hasCome && durationMs > longestMs) this.#onLonger(what, durationMs);
    this.#past.set(what, {
      longestMs: hasCome ? Math.max(longestMs, durationMs) : longestMs,
      unseenMs: hasCome ? (lastUnseenMs ?? unseenMs) : unseenMs,
      inVain: inVain + (hasCome ? 0 : 1),
      inVainAgain: hasCome ? 0 : inVainAgain + 1,
    });
  }

  /** A target on which something never comes is not waited for as long with everything else. */
  #isAnythingInVain(): boolean {
    return [...this.#past.values()].some(({ inVain }) => inVain > 0);
  }

  #of(what: Awaited): Past {
    return this.#past.get(what) ?? { longestMs: 0, unseenMs: 0, inVain: 0, inVainAgain: 0 };
  }
}
