/** Places of the matrix that stay empty: a law that cannot be broken there, and why. */
interface Blank {
  readonly law: string;
  /** As `partner client`. */
  readonly things: readonly string[];
  readonly reason: string;
}

export const blanks: readonly Blank[] = [];
