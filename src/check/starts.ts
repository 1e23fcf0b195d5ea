import { attemptsOn, NoRoom, TransportTrouble } from '../model/errors.ts';
import type { Scope } from '../session/scope.ts';
import type { Session } from '../session/session.ts';

/** What was left by others may have been in the way of who needs more than there seems to be. */
const startsOnTooMuch = 4;

/** How often something has begun, and what it ended with each time. */
export class Starts {
  readonly #session: Session;
  readonly #troubles: TransportTrouble[] = [];
  #count = 0;

  constructor(session: Session) {
    this.#session = session;
  }

  get count(): number {
    return this.#count;
  }

  /**
   * Notes how a start ended: a page of a gateway that stands for an answer is judged.
   * @param error null where it came to its end.
   * @returns whether another start may do better.
   */
  ended(error: unknown, scope: Scope): boolean {
    this.#count += 1;
    if (!(error instanceof TransportTrouble)) return false;
    this.#troubles.push(error);
    if (this.#session.judgePage(this.#troubles, scope)) return false;
    const isTooMuch = error instanceof NoRoom && error.allowance !== null;
    return this.#count < (isTooMuch ? startsOnTooMuch : attemptsOn[error.kind]);
  }
}
