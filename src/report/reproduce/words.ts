import type { RecipePart } from '../../model/report.ts';

/** A text of the run that is another one in each run of the script, and what stands for it there. */
export interface Source {
  text: string;
  /** Shell that stands between double quotes, such as `$CLIENT_ID_1`. */
  shell: string;
}

/** Turns texts of a run into words of the shell: nothing in them is run, and what is another one each time is filled in. */
export class Words {
  readonly #sources = new Map<string, string>();
  #pattern: RegExp | null = null;

  add({ text, shell }: Source): void {
    this.#sources.set(text, shell);
    const texts = [...this.#sources.keys()].sort((a, b) => b.length - a.length);
    this.#pattern = new RegExp(`(${texts.map(patternOf).join('|')})`);
  }

  has(text: string): boolean {
    return this.#sources.has(text);
  }

  /** The texts that are filled in. */
  get texts(): readonly string[] {
    return [...this.#sources.keys()];
  }

  /** The same for an address, in which an id may stand with a few characters changed: as much of it is filled in. */
  address(text: string): string {
    if (text.includes("'")) return this.word(text);
    return text
      .split(/(?<=[/?&=])|(?=[/?&=])/)
      .map((part, index, parts) => {
        const isEntry = /^(?:entries\/|entryId=)$/.test(`${parts[index - 2]}${parts[index - 1]}`);
        const own = (isEntry ? this.#ofEntry(part) : null) ?? this.#nearly(part);
        return own ?? (part === '' ? '' : this.word(part));
      })
      .join('')
      .replaceAll("''", '');
  }

  /** Where the id of an entry is expected: one of the two numbers of a known one, or that one twice. */
  #ofEntry(part: string): string | null {
    for (const [text, shell] of this.#sources) {
      const [, first, second] = /^(\d+):(\d+)$/.exec(text) ?? [];
      if (first === undefined || second === undefined || !/^\$\w+$/.test(shell)) continue;
      if (part === first) return `"\${${shell.slice(1)}%%:*}"`;
      if (part === second) return `"\${${shell.slice(1)}##*:}"`;
      if (part === encodeURIComponent(text + text)) return `"$(code "${shell}${shell}")"`;
    }
    return null;
  }

  #nearly(part: string): string | null {
    if (part.length < 8 || this.#pattern?.test(part) === true) return null;
    for (const [text, shell] of this.#sources) {
      const [before, after] = [commonStart(part, text), commonEnd(part, text)];
      const shared = Math.max(before, Math.min(after, Math.min(part.length, text.length) - before) + before);
      const isPiece = shared === part.length;
      if (text.length < 12 || text.startsWith('$') || (shared < text.length * 0.6 && !isPiece)) continue;
      const rest = shared - before;
      const middle = part.slice(before, part.length - rest);
      const start = before === 0 ? '' : `"$(part "${shell}" 0 ${text.length - before})"`;
      return `${start}${middle === '' ? '' : quoted(middle)}${rest === 0 ? '' : `"$(part "${shell}" ${text.length - rest} 0)"`}`;
    }
    return null;
  }

  /** A word that is one argument, whatever the text. */
  word(text: string): string {
    const parts = this.#pattern === null ? [text] : text.split(this.#pattern);
    const words = parts.map((part, index) => {
      if (part === '') return '';
      return index % 2 === 1 ? `"${this.#sources.get(part) ?? ''}"` : quoted(part);
    });
    return words.join('') || "''";
  }
}

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

function commonEnd(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a.at(-1 - length) === b.at(-1 - length)) length += 1;
  return length;
}

/** A short text may stand in the middle of another one by chance. */
function patternOf(text: string): string {
  const literal = text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
  if (text.length >= 8 || text.startsWith('$')) return text.startsWith('$') ? `${literal}(?![A-Z0-9_])` : literal;
  return String.raw`(?<![\w-])${literal}(?![\w-])`;
}

/** Characters that an editor would not show stand as their bytes. */
const unseen = /(?:(?![\t\n])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}])+/gu;

/** Single quotes, in which the shell changes nothing. */
export function quoted(text: string): string {
  const escapes = [...text.matchAll(unseen)].map(([part]) => `"$(printf '${octal(part)}')"`);
  const plain = text.split(unseen).map((part) => (part === '' ? '' : `'${part.replaceAll("'", `'\\''`)}'`));
  return plain.map((part, index) => part + (escapes[index] ?? '')).join('') || "''";
}

function octal(text: string): string {
  return [...Buffer.from(text.replaceAll('\0', '\\u0000'))]
    .map((byte) => `\\${byte.toString(8).padStart(3, '0')}`)
    .join('');
}

/** What a credential is made of, between double quotes; another character at the places of single ones, where asked for. */
export function recipeShell(parts: readonly RecipePart[], nameOf: (secret: string) => string, isOther = false): string {
  return parts.map((part) => partShell(part, nameOf, isOther)).join('');
}

function partShell(part: RecipePart, nameOf: (secret: string) => string, isOther: boolean): string {
  if (typeof part === 'string') {
    const text = isOther && part.length === 1 && part !== ' ' ? otherThan(part) : part;
    return text.replaceAll(/["$`\\]/g, String.raw`\$&`);
  }
  if ('base64' in part) return `$(printf %s "${recipeShell(part.base64, nameOf, isOther)}" | base64 | tr -d '\\n')`;
  const name = nameOf(part.secret);
  if (part.as !== undefined) {
    const [from, to] = part.as === 'lower' ? ['A-Z', 'a-z'] : ['a-z', 'A-Z'];
    return `$(part "$${name}" ${part.from} ${part.to} | tr ${from} ${to})`;
  }
  if (part.from === 0 && part.to === 0) return `\${${name}}`;
  if (part.from === 0 && part.to <= 8) return `\${${name}%${'?'.repeat(part.to)}}`;
  if (part.to === 0 && part.from <= 8) return `\${${name}#${'?'.repeat(part.from)}}`;
  return `$(part "$${name}" ${part.from} ${part.to})`;
}

function otherThan(character: string): string {
  return character === 'b' ? 'c' : 'b';
}

/** Whether a recipe holds a character by chance, which another secret may have there by right. */
export function hasSingle(parts: readonly RecipePart[]): boolean {
  return parts.some((part) =>
    typeof part === 'string' ? part.length === 1 && part !== ' ' : 'base64' in part && hasSingle(part.base64),
  );
}
