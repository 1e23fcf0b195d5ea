const hidden = '<own>';

/** A text without the names and ids that it is about. A word of two letters is also a part of many another one. */
export function hiding(text: string, ...own: readonly string[]): string {
  const alone = (word: string): RegExp => new RegExp(`(?<!\\w)${word.replaceAll(/[^\w\s]/g, '\\$&')}(?!\\w)`, 'g');
  return own.reduce((rest, word) => rest.replace(alone(word), hidden), text);
}

/** What a message says, whatever request it belongs to: whatever has a digit may be an id, a moment or a count. */
export function gist(text: string, ...own: readonly string[]): string {
  return hiding(text, ...own).replaceAll(/(?:[\w-]*\d[\w-]*|<own>)+/g, hidden);
}
