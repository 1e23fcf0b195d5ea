import { sleep } from '../http/sleep.ts';
import type { Session } from '../session/session.ts';

/** Checks wait more than they send; the transport holds the requests to the limit. */
const checksForEachRequest = 4;
const beatMs = 10;

/** What is known of the target. */
type Asked = Pick<Session, 'config' | 'isIdle' | 'shortOf'>;

/** The checks that are under way. */
export class Crowd {
  readonly #session: Asked;
  readonly #width: number;
  readonly #underWay = new Set<Promise<void>>();
  readonly #errors: unknown[] = [];
  /** Resolves when the next of them has ended. */
  #next = Promise.withResolvers<void>();

  constructor(session: Asked) {
    this.#session = session;
    this.#width = session.config.target.http.concurrency * checksForEachRequest;
  }

  add(check: Promise<void>): void {
    this.#underWay.add(check);
    const left = (): void => {
      this.#underWay.delete(check);
      this.#next.resolve();
      this.#next = Promise.withResolvers();
    };
    check.then(left, (error: unknown) => {
      this.#errors.push(error);
      left();
    });
  }

  /** @throws what one of them has thrown. */
  async ended(): Promise<void> {
    while (this.#underWay.size > 0) await this.#next.promise;
    if (this.#errors.length > 0) throw this.#errors[0];
  }

  /**
   * Waits for a place for one more check of a batch. While checks of the batches before are still at work, only what
   * they leave idle of the target's time is to be had, and none of its room.
   * @param needsNone whether the check that would be the next one needs no room that others wait for.
   */
  places(needsNone: () => boolean = () => false): () => Promise<void> {
    const before = new Set(this.#underWay);
    return async () => {
      // Nothing is sent that could leave a target idle or not.
      if (this.#session.config.dryRun === true) return;
      if (this.#areAtWork(before)) await sleep(beatMs);
      while (!this.#hasPlace(before, needsNone)) {
        await (this.#areAtWork(before) ? Promise.race([this.#next.promise, sleep(beatMs)]) : this.#next.promise);
      }
    };
  }

  #hasPlace(before: Set<Promise<void>>, needsNone: () => boolean): boolean {
    if (!this.#areAtWork(before)) return this.#underWay.size < this.#width;
    const { isIdle, shortOf } = this.#session;
    return isIdle && this.#underWay.size < 2 * this.#width && (shortOf.size === 0 || needsNone());
  }

  #areAtWork(checks: Set<Promise<void>>): boolean {
    for (const check of checks) if (!this.#underWay.has(check)) checks.delete(check);
    return checks.size > 0;
  }
}
