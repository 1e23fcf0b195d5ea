/** What takes time by itself: each kind in its own way. */
export type Awaited = 'ready' | 'readable' | 'listed' | 'gone';

/** After the first time in vain; half as much after each further one in a row. */
const leastMs = 3_000;
const shortestMs = 400;

interface Past {
  longestMs: number;
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
  readonly #past = new Map<Awaited, Past>();

  constructor(limitMs: number) {
    this.#limitMs = limitMs;
  }

  limitMs(what: Awaited): number {
    const { longestMs, inVain, inVainAgain } = this.#of(what);
    if (inVain === 0) return this.#isAnythingInVain() ? this.#limitMs / 3 : this.#limitMs;
    const least = Math.max(shortestMs, leastMs / 2 ** Math.max(0, inVainAgain - 1));
    return Math.min(this.#limitMs, Math.max(least, 10 * longestMs));
  }

  ended(what: Awaited, durationMs: number, hasCome: boolean): void {
    const { longestMs, inVain, inVainAgain } = this.#of(what);
    this.#past.set(what, {
      longestMs: hasCome ? Math.max(longestMs, durationMs) : longestMs,
      inVain: inVain + (hasCome ? 0 : 1),
      inVainAgain: hasCome ? 0 : inVainAgain + 1,
    });
  }

  /** A target on which something never comes is not waited for as long with everything else. */
  #isAnythingInVain(): boolean {
    return [...this.#past.values()].some(({ inVain }) => inVain > 0);
  }

  #of(what: Awaited): Past {
    return this.#past.get(what) ?? { longestMs: 0, inVain: 0, inVainAgain: 0 };
  }
}
