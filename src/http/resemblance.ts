/** A text to be found again: whole, or nearly so. */
export interface Pattern {
  text: string;
  /** How many of its characters must be there, at one place. */
  enough: number;
  /** For each character whether it tells anything: what is nothing but words that stand everywhere is no find. */
  telling?: readonly boolean[];
}

/** Where a text holds a pattern, or something like it. */
export interface Resemblance<P extends Pattern> {
  pattern: P;
  start: number;
  end: number;
  /** Whether all of the pattern is there, whatever its upper and lower case. */
  whole: boolean;
  /** How many characters of the pattern are there. */
  shared: number;
}

/** Patterns shorter than this are found by pairs of characters, the others by fours. */
const shortPattern = 12;
/** How many characters may have come in or gone between two parts of a pattern. */
const slack = 3;
/** A few characters that come more often in one pattern than this mark no place in it. */
const mostRepeated = 2;
const bucketBits = 18;

/** Upper and lower case are one, and so are the two alphabets of base64. */
const folded = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code).toLowerCase();
  return (character === '-' ? '+' : character === '_' ? '/' : character).charCodeAt(0);
});

function fold(code: number): number {
  return code < 128 ? (folded[code] ?? 0) : code;
}

interface Known<P> {
  pattern: P;
  codes: Uint16Array;
  /** A seed is worth a comparison only where so many characters in a row are the same. */
  worthwhileRun: number;
  /** Where it was compared last, and in which pass: further seeds of the same place cost nothing. */
  diagonal: number;
  pass: number;
  /** Where it was found last as a whole: nothing of it begins before the end of that. */
  end: number;
}

interface Seed<P> {
  known: Known<P>;
  offset: number;
}

/** Finds the seeds that a few characters begin; hardly any text needs more than a look at one byte. */
class SeedTable<P> {
  readonly #filter = new Uint8Array(1 << bucketBits);
  readonly #seeds = new Map<number, Seed<P>[]>();

  get size(): number {
    return this.#seeds.size;
  }

  add(key: number, seed: Seed<P>): void {
    this.#filter[bucketOf(key)] = 1;
    const known = this.#seeds.get(key);
    if (known === undefined) this.#seeds.set(key, [seed]);
    else known.push(seed);
  }

  at(key: number): readonly Seed<P>[] {
    return this.#filter[bucketOf(key)] === 0 ? none : (this.#seeds.get(key) ?? none);
  }
}

const none: readonly never[] = [];

function bucketOf(key: number): number {
  return Math.imul(key, 0x9e3779b1) >>> (32 - bucketBits);
}

/**
 * Finds many patterns in one pass over a text, so that the cost hardly depends on their number: each leaves a few
 * seeds (two or four of its characters) in a table, and only where a seed stands is anything compared.
 */
export class Resemblances<P extends Pattern> {
  readonly #pairs = new SeedTable<P>();
  readonly #fours = new SeedTable<P>();
  #pass = 0;

  add(pattern: P): void {
    const { text } = pattern;
    const codes = Uint16Array.from({ length: text.length }, (_, index) => fold(text.charCodeAt(index)));
    const isShort = codes.length < shortPattern;
    const width = isShort ? 2 : 4;
    // With two characters changed somewhere, one run is still this long, and must hold a seed.
    const longestRun = Math.ceil((codes.length - 2) / 3);
    const known = { pattern, codes, worthwhileRun: Math.min(7, longestRun), diagonal: 0, pass: 0, end: 0 };
    const stride = Math.max(1, Math.min(4, longestRun - width + 1));
    const table = isShort ? this.#pairs : this.#fours;
    for (const { key, offset } of seedsOf(codes, width, stride)) table.add(key, { known, offset });
  }

  in(text: string): Resemblance<P>[] {
    const found: Resemblance<P>[] = [];
    this.#pass += 1;
    const compare = (seeds: readonly Seed<P>[], start: number): void => {
      for (const { known, offset } of seeds) {
        const diagonal = start - offset;
        if (known.pass === this.#pass && (known.diagonal === diagonal || diagonal < known.end)) continue;
        if (runAt(text, known.codes, diagonal, offset) < known.worthwhileRun) continue;
        const resemblance = compared(text, known, diagonal);
        known.pass = this.#pass;
        known.diagonal = diagonal;
        known.end = resemblance?.whole ? resemblance.end : 0;
        if (resemblance !== null) found.push(resemblance);
      }
    };
    const hasPairs = this.#pairs.size > 0;
    let key = 0;
    for (let index = 0; index < text.length; index += 1) {
      key = (key << 8) | (fold(text.charCodeAt(index)) & 0xff);
      const fours = this.#fours.at(key);
      if (fours !== none && index >= 3) compare(fours, index - 3);
      const pairs = hasPairs ? this.#pairs.at(key & 0xffff) : none;
      if (pairs !== none && index >= 1) compare(pairs, index - 1);
    }
    return found;
  }
}

/**
 * The places of a pattern that are found again by the characters that begin there. A long run of one character begins
 * alike at each of its places: all of them as seeds would compare a text that holds the run with each of the pattern's
 * places at each of its own. Of a pattern that does nothing but repeat itself, the first place of each stands.
 */
function seedsOf(codes: Uint16Array, width: number, stride: number): { key: number; offset: number }[] {
  const offsets = new Map<number, number[]>();
  for (let offset = 0; offset + width <= codes.length; offset += stride) {
    const key = codes.subarray(offset, offset + width).reduce((sum, code) => (sum << 8) | (code & 0xff), 0);
    const known = offsets.get(key);
    if (known === undefined) offsets.set(key, [offset]);
    else known.push(offset);
  }
  const places = [...offsets].map(([key, of]) => ({ key, of }));
  const rare = places.filter(({ of }) => of.length <= mostRepeated);
  const seeds = rare.length > 0 ? rare : places.map(({ key, of }) => ({ key, of: of.slice(0, 1) }));
  return seeds.flatMap(({ key, of }) => of.map((offset) => ({ key, offset })));
}

/** How many characters in a row are the same around one of them. */
function runAt(text: string, codes: Uint16Array, diagonal: number, offset: number): number {
  const isSame = (index: number): boolean => fold(text.charCodeAt(diagonal + index)) === codes[index];
  let from = offset;
  let to = offset;
  while (from > 0 && from + diagonal > 0 && isSame(from - 1)) from -= 1;
  while (to < codes.length && isSame(to)) to += 1;
  return to - from;
}

/**
 * What of a pattern stands where a seed of it was found: at that very place any character counts, a little before or
 * behind it (where some came in or went) only runs of them.
 */
function compared<P extends Pattern>(
  text: string,
  { pattern, codes }: Known<P>,
  diagonal: number,
): Resemblance<P> | null {
  const shared = new Uint8Array(codes.length);
  let count = 0;
  let longest = 0;
  let start = text.length;
  let end = 0;
  const run = (from: number, to: number, shift: number): void => {
    for (let index = from; index < to; index += 1) {
      if (shared[index] === 0) count += 1;
      shared[index] = 1;
    }
    longest = Math.max(longest, to - from);
    start = Math.min(start, diagonal + shift + from);
    end = Math.max(end, diagonal + shift + to);
  };
  const isShort = codes.length < shortPattern;
  const shortestRun = isShort ? 2 : 3;
  forEachRun(text, codes, diagonal, (from, to) => run(from, to, 0));
  if (count === codes.length) return { pattern, start, end, whole: true, shared: count };
  for (let shift = -slack; shift <= slack; shift += 1) {
    if (shift === 0) continue;
    forEachRun(text, codes, diagonal + shift, (from, to) => {
      if (to - from >= shortestRun) run(from, to, shift);
    });
  }
  // Half of a few characters, scattered, are found anywhere.
  const isEnough = isShort ? longest >= pattern.enough || count >= codes.length - 2 : count >= pattern.enough;
  return !isEnough || !tells(pattern, shared) ? null : { pattern, start, end, whole: false, shared: count };
}

/** One telling character is there by chance. */
function tells({ telling }: Pattern, shared: Uint8Array): boolean {
  return telling === undefined || telling.filter((tell, index) => tell && shared[index] === 1).length > 1;
}

/** The runs in which a pattern and a text are one, where the pattern's first character stands at `diagonal`. */
function forEachRun(text: string, codes: Uint16Array, diagonal: number, run: (from: number, to: number) => void): void {
  let from = 0;
  const last = Math.min(codes.length, text.length - diagonal);
  for (let index = Math.max(0, -diagonal); index <= last; index += 1) {
    const same = index < last && fold(text.charCodeAt(diagonal + index)) === codes[index];
    if (same) continue;
    const begun = Math.max(from, -diagonal);
    if (index > begun) run(begun, index);
    from = index + 1;
  }
}
