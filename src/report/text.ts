import { visible } from '../model/visible.ts';

/** The text on a single line, at most `limit` characters long. */
export function oneLine(text: string, limit = 400): string {
  // Spaces within a line are evidence: a name of a hundred characters must not look like one of fifteen.
  const line = visible(text)
    .replace(/[^\S ]\s*/g, ' ')
    .trim();
  const characters = Array.from(line);
  return characters.length <= limit ? line : `${characters.slice(0, limit - 1).join('')}…`;
}

/** A piece of running text; what stands between backticks is code. */
export interface Span {
  text: string;
  isCode: boolean;
}

/** Running text in its pieces, without the backticks; one that has no partner stays. */
export function spansOf(text: string): Span[] {
  return text
    .split(/`([^`\n]+)`/)
    .map((part, index) => ({ text: part, isCode: index % 2 === 1 }))
    .filter((part) => part.text !== '');
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
