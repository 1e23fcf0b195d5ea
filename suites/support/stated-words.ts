import { expectEqual, type Reply } from '../../src/check/index.ts';

/* The letter case of every enumerated value is open, wherever it stands. */

export function sameText(a: unknown, b: unknown): boolean {
  return typeof a === 'string' && typeof b === 'string' && a.toLowerCase() === b.toLowerCase();
}

/** Fails unless a value is this word of the documents. */
export function expectWord(value: unknown, word: string, what: string, ...evidence: readonly Reply[]): void {
  if (!sameText(value, word)) expectEqual(value, word, what, ...evidence);
}
