/** Characters of answers that may be under way at once: each of them is held several times until it has been judged. */
const mostCharacters = 4 * 1024 * 1024;

/**
 * How many requests may be under way at a host, learned from what it says: one more for each window of good answers,
 * half as many when it asks to slow down. Many hosts let a burst pass and refuse what is beyond; each finds its pace.
 */
export class Pace {
  readonly #most: number;
  readonly #now: () => number;
  #window: number;
  /** What was sent before the last decrease says nothing about the pace since. */
  #decreasedAt = Number.NEGATIVE_INFINITY;
  #heldUntil = 0;

  constructor(most: number, now: () => number = Date.now) {
    this.#most = most;
    this.#now = now;
    this.#window = most;
  }

  /** Requests that may be under way at once. */
  get width(): number {
    return Math.max(1, Math.floor(this.#window));
  }

  /** Milliseconds for which nothing at all is sent. */
  get holdMs(): number {
    return Math.max(0, this.#heldUntil - this.#now());
  }

  answered(): void {
    if (this.#window < this.#most) this.#window = Math.min(this.#most, this.#window + 1 / this.#window);
  }

  /** Whoever sends much at once is asked for less at a time, whatever the memory of the machine. */
  weighed(characters: number): void {
    if (characters * this.#window > mostCharacters) this.#window = Math.max(1, mostCharacters / characters);
  }

  /** The host asked to come back later; where even one request at a time is too many, all of them wait. */
  refused(sentAt: number, waitMs: number): void {
    if (sentAt < this.#decreasedAt) return;
    this.#decreasedAt = this.#now();
    if (this.#window <= 1) this.#heldUntil = Math.max(this.#heldUntil, this.#now() + waitMs);
    this.#window = Math.max(1, this.#window / 2);
  }
}
