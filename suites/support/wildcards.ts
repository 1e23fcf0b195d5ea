/** Two letters that none of the texts holds; null where each pair of unlikely ones stands in one of them. */
export function absentPair(texts: readonly string[]): string | null {
  const pairs = ['zq', 'qz', 'xj', 'jx', 'vq', 'qv'];
  return pairs.find((pair) => !texts.some((text) => text.toLowerCase().includes(pair))) ?? null;
}

/** What a language says of a value that is not there. */
export const wordsForNothing = ['null', 'undefined'];

/**
 * Texts that a name would fit if they were read as a pattern: of a database, of a shell, or as a regular expression. None
 * of them occurs in the name.
 */
export function wildcardsOf(name: string): string[] {
  const short = name.slice(0, -1);
  return [name.replace('-', '_'), `${short}%`, `${short}*`, `${short}?`, `${short}.`, `${short}.*`, `^${name}$`];
}

/**
 * The name with an underscore for one of its letters or digits: a part of no name, however its words are told apart,
 * since an underscore belongs to a word.
 */
export function withBlot(name: string): string {
  const place = name.search(/[a-z0-9](?=[a-z0-9]{1,2}$)/i);
  return place < 1 ? `${name}_` : `${name.slice(0, place)}_${name.slice(place + 1)}`;
}

/** Names that fit this one alone if a shell read them as a pattern. */
export function shellPatternsOf(name: string): string[] {
  const letters = [...name];
  const short = letters.slice(0, -1).join('');
  return [`${short}*`, `${short}?`, `${short}[${letters.at(-1)}]`];
}
