/** So many pauses, each with answers after it, are tried for whether they hold up more than the one request. */
const severalPauses = 5;
/** So many put off in a row are no single ones. */
const tooManyInARow = 3;

/**
 * Tells a deployment, which pauses all of a group, from a target that puts off one request now and then: nobody else
 * has to wait for that one.
 */
export class Pauses {
  #isSingle = false;
  #served = true;
  #inARow = 0;
  /** Since the last try. */
  #count = 0;
  #enough = severalPauses;

  /** A request was put off. @returns whether all others are to wait as long as it does. */
  holdsAll(): boolean {
    this.#inARow += 1;
    if (this.#isSingle && this.#inARow < tooManyInARow) return false;
    if (this.#isSingle) this.#tryLater();
    else if (this.#served) this.#count += 1;
    this.#served = false;
    return true;
  }

  /** A request was answered that could have been put off. */
  answered(): void {
    this.#inARow = 0;
    this.#served = true;
    if (this.#count >= this.#enough) this.#isSingle = true;
  }

  #tryLater(): void {
    this.#isSingle = false;
    this.#count = 0;
    this.#enough *= 2;
  }
}
