/** What takes time by itself: each kind in its own way. */
export type Awaited = 'ready' | 'readable' | 'listed' | 'gone';

const leastMs = 3_000;

interface Past {
  longestMs: number;
  isInVain: boolean;
}

/**
 * How long a run waits for what takes time by itself: the whole time of the profile until something of its kind did not
 * come, then no longer than that kind can be expected to take. That filespaces never get ready says nothing about how
 * long they take to go.
 */
export class Waits {
  readonly #limitMs: number;
  readonly #past = new Map<Awaited, Past>();

  constructor(limitMs: number) {
    this.#limitMs = limitMs;
  }

  limitMs(what: Awaited): number {
    const { longestMs, isInVain } = this.#of(what);
    return isInVain ? Math.min(this.#limitMs, Math.max(leastMs, 10 * longestMs)) : this.#limitMs;
  }

  ended(what: Awaited, durationMs: number, hasCome: boolean): void {
    const { longestMs, isInVain } = this.#of(what);
    this.#past.set(what, {
      longestMs: hasCome ? Math.max(longestMs, durationMs) : longestMs,
      isInVain: isInVain || !hasCome,
    });
  }

  #of(what: Awaited): Past {
    return this.#past.get(what) ?? { longestMs: 0, isInVain: false };
  }
}
