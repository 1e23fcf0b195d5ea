import type { NoRoom } from '../model/errors.ts';

/** How long nothing may happen before whoever does not say what he waits for counts as waiting, in milliseconds. */
const quietMs = 5_000;
/** The same for who says so: what is answered goes on in the same moment. */
const restingMs = 40;

let ages = 0;

/** What somebody who had to leave begins afresh with. */
export interface Standing {
  /** How many of a kind an earlier attempt turned out to need at once. */
  readonly needs?: ReadonlyMap<string, number>;
  /** That of its first attempt: whoever came later makes room for it, so that its turn comes. */
  readonly age?: number;
}

/** Whoever holds things on the target: a check, or something that checks share. */
export class Tenant {
  /** What is shared stays until nobody uses it and others need the room. */
  readonly isShared: boolean;
  /** How many of a kind an earlier attempt turned out to need at once. */
  readonly needs: ReadonlyMap<string, number>;
  readonly age: number;
  /** Whose shared things it waits for. */
  readonly awaited = new Set<Tenant>();
  /** How many of its creates wait for room. */
  waiting = 0;
  /** Whether it has ended: a check with its last step, a shared thing with having been made. */
  isDone = false;
  /** Whether it has changed or removed what others made: made once more from these, it would come out otherwise. */
  changesOthers = false;
  readonly #eviction = Promise.withResolvers<never>();
  #evictedBy: NoRoom | null = null;
  #underWay = 0;
  #lastAt = Date.now();
  #quiet: (() => void)[] = [];

  constructor({ isShared = false, needs = new Map(), age }: Standing & { isShared?: boolean } = {}) {
    this.isShared = isShared;
    this.needs = needs;
    ages += 1;
    this.age = age ?? ages;
    // Nobody may wait when it comes.
    this.#eviction.promise.catch(() => undefined);
  }

  /** A request of its own, from the moment at which nothing but the target holds it up. */
  async during<T>(request: Promise<T>): Promise<T> {
    this.#underWay += 1;
    try {
      return await request;
    } finally {
      this.#underWay -= 1;
      this.#lastAt = Date.now();
      if (this.#underWay === 0) for (const tell of this.#quiet.splice(0)) tell();
    }
  }

  /** Waits for what another one makes, unless it has to go meanwhile. */
  async awaits<T>(made: Promise<T>, maker: Tenant): Promise<T> {
    if (maker.isDone) return made;
    this.awaited.add(maker);
    try {
      return await this.orEvicted(made);
    } finally {
      this.awaited.delete(maker);
      this.#lastAt = Date.now();
    }
  }

  orEvicted<T>(work: Promise<T>): Promise<T> {
    return Promise.race([work, this.#eviction.promise]);
  }

  /** It has to leave, and may begin afresh. */
  evict(reason: NoRoom): void {
    this.#evictedBy ??= reason;
    this.#eviction.reject(reason);
  }

  get evictedBy(): NoRoom | null {
    return this.#evictedBy;
  }

  /** Resolves when no request of it is under way. */
  quiet(): Promise<void> {
    return this.#underWay === 0 ? Promise.resolve() : new Promise((resolve) => this.#quiet.push(resolve));
  }

  /** Whether it waits for room, itself or through what it shares: evicting it ends that. */
  get isWaiting(): boolean {
    return !this.isDone && (this.waiting > 0 || this.awaited.size > 0);
  }

  /** Whose shared things it waits for, and whose these wait for in their turn. */
  get allAwaited(): ReadonlySet<Tenant> {
    const found = new Set(this.awaited);
    // A set grows while it is gone through.
    for (const maker of found) for (const other of maker.awaited) found.add(other);
    return found;
  }

  /** Whether nothing that it does can give room back, as far as that shows. */
  isBlocked(now: number): boolean {
    if (this.#underWay > 0) return false;
    const idleMs = now - this.#lastAt;
    const isHeldUp =
      this.waiting > 0 || (this.awaited.size > 0 && [...this.awaited].every((maker) => maker.isBlocked(now)));
    return idleMs >= (isHeldUp ? restingMs : quietMs);
  }
}
