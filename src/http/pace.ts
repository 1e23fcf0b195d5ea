/** Characters of answers that may be under way at once: each of them is held several times until it has been judged. */
const mostCharacters = 4 * 1024 * 1024;

/** Answers within this time say how many a second are not too many. */
const measuredMs = 1_000;
/** A pace that was too fast becomes so much slower. */
const slower = 1 / 0.7;
/** The longest time between two requests, in milliseconds. */
const longestGapMs = 1_000;
/** So many windows of good answers it takes to go beyond what is too many at once. */
const cautiousWindows = 25;
/** Whoever refuses again within so many windows of good answers has a limit, and the same limit is met so much later. */
const soonWindows = { first: 4, again: 2 * cautiousWindows };
/** How much faster it becomes in a second of good answers: much where it was never too fast, little near that. */
const quickerBy = { far: 0.35, near: 0.03 };
/** What one good answer far from there does to the time between two requests, at the least. */
const quickerFar = 0.98;

/**
 * How much a host is sent, or a part of what it takes, learned from what it says: one request more under way for each
 * window of good answers, half as many when it asks to slow down; what turns out to be a limit is tried again seldom.
 * Where one at a time is too many, so many a second: quickly up to what was too fast last, and slowly from there.
 * Many hosts let a burst pass and refuse what is beyond; each finds its pace.
 */
export class Pace {
  readonly #most: number;
  readonly #now: () => number;
  #window: number;
  /** How many were too many at once last; null where nothing was, or more were well since. */
  #tooMany: number | null = null;
  /** Whether that is a limit. */
  #isCautious = false;
  #answersSinceThen = 0;
  /** What was sent before the last decrease says nothing about the pace since. */
  #decreasedAt = Number.NEGATIVE_INFINITY;
  #heldUntil = 0;
  /** Milliseconds from one request to the next; null: none. */
  #gapMs: number | null = null;
  /** What they were when that was too fast. */
  #tooFastMs: number | null = null;
  #lastTurn = 0;
  /** When the last good answers came. */
  #answeredAt: number[] = [];

  constructor(most: number, now: () => number = Date.now) {
    this.#most = most;
    this.#now = now;
    this.#window = most;
  }

  /** Requests that may be under way at once. */
  get width(): number {
    return Math.max(1, Math.floor(this.#window));
  }

  /** Whether less is sent than could be. */
  get isSlowed(): boolean {
    return this.#window < this.#most || this.#gapMs !== null;
  }

  /** Whether nothing is to be sent now, whoever has taken a turn before. */
  get isHeld(): boolean {
    return this.#now() < this.#heldUntil;
  }

  /** Takes the next turn. @returns milliseconds until it comes. */
  takeTurn(): number {
    const now = this.#now();
    this.#lastTurn = Math.max(now, this.#heldUntil, this.#lastTurn + (this.#gapMs ?? 0));
    return this.#lastTurn - now;
  }

  answered(): void {
    this.#measure();
    this.#quicken();
    this.#answersSinceThen += 1;
    this.#widen();
  }

  /** Whoever sends much at once is asked for less at a time, whatever the memory of the machine. */
  weighed(characters: number): void {
    if (characters * this.#window > mostCharacters) this.#window = Math.max(1, mostCharacters / characters);
  }

  /**
   * It was asked to come back later. Where others were under way, they may have been too many at once; where one alone
   * is too many, and nothing is left to halve, all of them wait.
   *
   * @param together how many were under way with it, itself included.
   */
  refused(sentAt: number, { waitMs, together }: { waitMs: number; together: number }): void {
    if (sentAt < this.#decreasedAt) return;
    this.#decreasedAt = this.#now();
    if (together > 1 || (this.#window > 1 && this.#gapMs === null)) this.#narrow(together);
    else {
      this.#heldUntil = Math.max(this.#heldUntil, this.#now() + waitMs);
      this.#slacken();
      this.#window = 1;
      this.#forgetWidth();
    }
  }

  /** It was somebody else who was too fast. */
  forgive(): void {
    this.#window = this.#most;
    this.#forgetWidth();
    this.#gapMs = null;
    this.#tooFastMs = null;
    this.#heldUntil = Number.NEGATIVE_INFINITY;
  }

  /** Some refuse one of many whatever the pace, and some what is beyond a limit: that is soon met again. */
  #narrow(together: number): void {
    const isSame = this.#isCautious && together === this.#tooMany;
    const soon = (this.#tooMany ?? 0) * (isSame ? soonWindows.again : soonWindows.first);
    // Where even half as many were too many, the right width is not near.
    const isNear = this.#tooMany !== null && together <= this.#tooMany && together * 2 > this.#tooMany;
    this.#isCautious = isNear && together > 1 && this.#answersSinceThen <= soon;
    this.#tooMany = together > 1 ? together : null;
    this.#answersSinceThen = 0;
    this.#window = Math.max(1, this.#isCautious ? Math.min(this.width, together) - 1 : this.#window / 2);
  }

  #widen(): void {
    if (this.#window >= this.#most) return;
    const isNear = this.#isCautious && this.#tooMany !== null && this.width >= this.#tooMany - 1;
    this.#window = Math.min(this.#most, this.#window + 1 / this.#window / (isNear ? cautiousWindows : 1));
    if (this.#tooMany !== null && this.width > this.#tooMany) this.#forgetWidth();
  }

  #forgetWidth(): void {
    this.#tooMany = null;
    this.#isCautious = false;
  }

  #measure(): void {
    const now = this.#now();
    this.#answeredAt = [...this.#answeredAt.filter((at) => at > now - measuredMs), now];
  }

  #quicken(): void {
    if (this.#gapMs === null) return;
    const isFar = this.#tooFastMs === null || this.#gapMs > this.#tooFastMs * slower;
    const bySecond = (this.#gapMs / 1_000) * (isFar ? quickerBy.far : quickerBy.near);
    this.#gapMs *= isFar ? Math.min(quickerFar, Math.exp(-bySecond)) : Math.exp(-bySecond);
    if (this.#gapMs < 1) this.#gapMs = null;
  }

  #slacken(): void {
    if (this.#gapMs === null) {
      const since = this.#now() - measuredMs;
      this.#gapMs = measuredMs / Math.max(1, this.#answeredAt.filter((at) => at > since).length);
    } else {
      this.#tooFastMs = this.#gapMs;
      this.#gapMs = Math.min(longestGapMs, this.#gapMs * slower);
    }
  }
}
