/**
 * Characters that a reader cannot see, or that reorder what he sees: control characters, bidirectional
 * overrides, zero-width marks, lone surrogates, and the two that XML forbids. Targets answer with anything; a
 * report shows it as it is. Tab, line feed and the joiners of emoji stay.
 */
const INVISIBLE = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]/gu;

/** The text with every invisible character written as `\uXXXX` (which means the same inside a JSON string). */
export function visible(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(INVISIBLE, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

/** The text on a single line, at most `limit` characters long. */
export function oneLine(text: string, limit = 400): string {
  const line = visible(text).replace(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  return characters.length <= limit ? line : `${characters.slice(0, limit - 1).join('')}…`;
}

/** What is left of a text that was too long, and how many bytes went. */
export interface Cut {
  text: string;
  omitted: number;
}

/** The first `limit` bytes of a text, never ending inside a character. */
export function cut(text: string, limit: number): Cut {
  const bytes = Buffer.from(text);
  if (bytes.length <= limit) return { text, omitted: 0 };
  const kept = new TextDecoder().decode(bytes.subarray(0, limit), { stream: true });
  return { text: kept, omitted: bytes.length - Buffer.byteLength(kept) };
}

/** Like `cut`, with the note about what is missing in the text itself. */
export function cutWithNote(text: string, limit: number): string {
  const { text: kept, omitted } = cut(text, limit);
  return omitted === 0 ? kept : `${kept}\n… ${omitted} more bytes`;
}

/** `1 client`, `2 clients`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/**
 * Breaks a JSON text into lines without touching a token: digits, escapes and repeated keys stay as they came.
 * A text that is not JSON is returned unchanged.
 */
export function indentJson(text: string): string {
  if (!isJsonContainer(text)) return text;
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/g) ?? [];
  let depth = 0;
  const line = () => `\n${'  '.repeat(depth)}`;
  const pieces = tokens.map((token, index) => {
    if (isOpening(token)) {
      depth += 1;
      return isClosing(tokens[index + 1]) ? token : token + line();
    }
    if (isClosing(token)) {
      depth -= 1;
      return isOpening(tokens[index - 1]) ? token : line() + token;
    }
    if (token === ',') return token + line();
    return token === ':' ? ': ' : token;
  });
  return pieces.join('');
}

function isOpening(token: string | undefined): boolean {
  return token === '{' || token === '[';
}

function isClosing(token: string | undefined): boolean {
  return token === '}' || token === ']';
}

function isJsonContainer(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
