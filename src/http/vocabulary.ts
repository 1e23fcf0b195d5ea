import type { NeutralWord } from '../profile/model.ts';

/** Translates between the neutral words of the documents and the words of the wire, for keys and for values. */
export interface Vocabulary {
  /** Whether the target speaks the neutral words, so that there is nothing to translate. */
  readonly isNeutral: boolean;
  toWire(value: unknown): unknown;
  toNeutral(value: unknown): unknown;
  wordToWire(word: string): string;
}

export function createVocabulary(words: Partial<Record<NeutralWord, string>>): Vocabulary {
  const pairs = Object.entries(words).filter(([neutral, wire]) => neutral !== wire);
  const wire = new Map<string, string>(pairs);
  const neutral = new Map<string, string>(pairs.map(([from, to]) => [to, from]));
  const identity = (value: unknown): unknown => value;
  return {
    isNeutral: pairs.length === 0,
    toWire: pairs.length === 0 ? identity : (value) => translate(value, wire),
    toNeutral: pairs.length === 0 ? identity : (value) => translate(value, neutral),
    wordToWire: (word) => wire.get(word) ?? word,
  };
}

/** Whole keys and whole string values only: a brand inside a longer text is somebody's text, not an identifier. */
function translate(value: unknown, words: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return words.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => translate(item, words));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, item]) => [words.get(key) ?? key, translate(item, words)]);
  return Object.fromEntries(entries);
}
