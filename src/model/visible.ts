/**
 * Characters that a reader cannot see, or that change what else he sees: control characters (ESC and the one-character
 * beginnings of escape sequences among them), bidirectional marks, zero-width characters, line and paragraph
 * separators, lone surrogates, and the two that XML forbids.
 */
const unseen = /(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufffe\uffff]/gu;

/** What holds an emoji of several characters together, and what asks for its colours. */
const emojiPart =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})|(?<=\p{Emoji})(?:\ufe0e|\ufe0f)/uy;

/**
 * The text of a target (or of anybody else) as it may be shown: every unseen character is written as `\uXXXX`, which
 * means the same inside a JSON string. Tabs and line feeds stay.
 */
export function visible(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(unseen, (character, at: number, whole: string) => {
    emojiPart.lastIndex = at;
    return emojiPart.test(whole) ? character : escaped(character);
  });
}

/** The same with tabs and line breaks as escapes, too: whoever wrote the text cannot begin a line of his own with it. */
export function visibleLine(text: string): string {
  return visible(text).replaceAll('\t', '\\t').replaceAll('\n', '\\n');
}

/** What `styleText` writes; texts of a report hold no ESC, so that each of these is ours. */
const colour = new RegExp(`(${String.fromCharCode(0x1b)}\\[[0-9;]{1,9}m)`);

/** A line for a terminal: the only way in which a report, or anything else that is not ours, may get there. */
export function terminalLine(line: string): string {
  return `${line
    .split(colour)
    .map((part, index) => (index % 2 === 1 ? part : visibleLine(part)))
    .join('')}\n`;
}

function escaped(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
