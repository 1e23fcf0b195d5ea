/** The neutral words of the documents for which a deployment may use its own. */
export const NEUTRAL_WORDS = [
  'vendor',
  'vendorConnect',
  'StorageA',
  'storage_a',
  'custom',
  'storage_b',
  'storage_c',
] as const;

export type NeutralWord = (typeof NEUTRAL_WORDS)[number];

/** How the neutral words look on the wire, as keys and as values, in both directions. */
export const openVocabulary = {
  wire: (word: NeutralWord): string => word,
};

export type OpenVocabulary = typeof openVocabulary;

/** The neutral word for a word of the wire, `undefined` when it is none of them. */
export function neutralWord(vocabulary: OpenVocabulary, wire: string): NeutralWord | undefined {
  return NEUTRAL_WORDS.find((word) => vocabulary.wire(word) === wire);
}

/** The words whose wire form differs, as a target profile names them; `undefined` when none does. */
export function changedWords(vocabulary: OpenVocabulary): Record<string, string> | undefined {
  const changed = NEUTRAL_WORDS.filter((word) => vocabulary.wire(word) !== word);
  return changed.length === 0 ? undefined : Object.fromEntries(changed.map((word) => [word, vocabulary.wire(word)]));
}
