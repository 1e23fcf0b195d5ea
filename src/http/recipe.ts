import type { RecipePart } from '../model/report.ts';
import { append } from '../model/values.ts';

/** A secret that something may have been made from. */
export interface Ingredient {
  name: string;
  value: string;
}

/** Fewer characters in a row may stand there by chance. */
const shortestPart = 4;
const words = /^(?:api-?key|bearer|basic|digest|token|negotiate|garbage)$/i;

interface Found {
  name: string;
  from: number;
  /** Counted from the end, which others' secrets have at another place; 0: up to the end. */
  to: number;
  as?: 'lower' | 'upper';
  length: number;
}

/** One of the texts of a secret; the first of equals counts. */
interface Form {
  readonly text: string;
  readonly as?: 'lower' | 'upper';
}

function formsOf(value: string): readonly Form[] {
  const cased = [
    { text: value.toLowerCase(), as: 'lower' },
    { text: value.toUpperCase(), as: 'upper' },
  ] as const;
  // A place is one in every form, but where a letter becomes two.
  return [{ text: value }, ...cased.filter(({ text }) => text.length === value.length)];
}

/** Where in which secret a part begins. */
interface Place {
  readonly secret: number;
  readonly from: number;
}

/** How credentials were made from known ones. There may be hundreds of these, each of more than a thousand characters. */
export class Recipes {
  readonly #known: (Ingredient & { readonly forms: readonly Form[] })[] = [];
  readonly #numbers = new Map<string, number>();
  /** By their first characters, whatever their case. */
  readonly #places = new Map<string, Place[]>();

  /**
   * How a credential was made, so that somebody else can make the like of it from his own. Nothing of a secret is in it,
   * nor anything that might be one: other characters are only alike.
   */
  of(text: string, ingredients: readonly Ingredient[]): RecipePart[] {
    for (const ingredient of ingredients) this.#learn(ingredient);
    return joined(text.split(/( )/).flatMap((word) => this.#ofWord(word)));
  }

  #learn(ingredient: Ingredient): void {
    const { value } = ingredient;
    if (value.length < shortestPart) return;
    const number = this.#numbers.get(value) ?? this.#known.length;
    const isNew = number === this.#known.length;
    // It may go by another name by now.
    this.#known[number] = { ...ingredient, forms: this.#known[number]?.forms ?? formsOf(value) };
    if (!isNew) return;
    this.#numbers.set(value, number);
    for (let from = 0; from + shortestPart <= value.length; from += 1) {
      append(this.#places, beginning(value, from), { secret: number, from });
    }
  }

  #ofWord(word: string): RecipePart[] {
    if (word === ' ' || words.test(word)) return [word];
    const decoded = Buffer.from(word, 'base64').toString('utf8');
    const isEncoded =
      this.#known.some(({ value }) => decoded.includes(value)) &&
      !this.#known.some(({ value }) => word.includes(value));
    return isEncoded ? [{ base64: this.#pieces(decoded) }] : this.#pieces(word);
  }

  #pieces(text: string): RecipePart[] {
    const parts: RecipePart[] = [];
    let unknown = '';
    for (let at = 0; at < text.length; ) {
      const part = this.#longestAt(text, at);
      if (part === null) {
        unknown += text.charAt(at);
        at += 1;
        continue;
      }
      parts.push(alike(unknown), { secret: part.name, from: part.from, to: part.to, ...(part.as && { as: part.as }) });
      unknown = '';
      at += part.length;
    }
    return joined([...parts, alike(unknown)]);
  }

  #longestAt(text: string, at: number): Found | null {
    let best: Found | null = null;
    for (const { secret, from } of this.#places.get(beginning(text, at)) ?? []) {
      const known = this.#known[secret];
      if (known === undefined) continue;
      for (const { text: other, as } of known.forms) {
        const length = sharedLength({ text, at }, { text: other, at: from }, best?.length ?? 0);
        if (length < shortestPart || length <= (best?.length ?? 0)) continue;
        best = { name: known.name, from, to: known.value.length - from - length, length, ...(as && { as }) };
      }
    }
    return best;
  }
}

function beginning(text: string, at: number): string {
  return text.slice(at, at + shortestPart).toLowerCase();
}

interface Spot {
  readonly text: string;
  readonly at: number;
}

/** How many characters are the same from two places on; any number up to `atMost` where they are not more than that. */
function sharedLength(one: Spot, other: Spot, atMost: number): number {
  const most = Math.min(one.text.length - one.at, other.text.length - other.at);
  const isSame = (index: number): boolean =>
    one.text.charCodeAt(one.at + index) === other.text.charCodeAt(other.at + index);
  if (atMost >= most || !isSame(atMost)) return 0;
  let length = 0;
  while (length < most && isSame(length)) length += 1;
  return length;
}

/** As many characters of the same kinds: the text itself may be somebody's secret. */
function alike(text: string): string {
  if (text.length === 1) return text;
  return text
    .replaceAll(/[a-z]/g, 'x')
    .replaceAll(/[A-Z]/g, 'X')
    .replaceAll(/\d/g, '0')
    .replaceAll(/[^xX0:._~+/=-]/g, '_');
}

function joined(parts: readonly RecipePart[]): RecipePart[] {
  const result: RecipePart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (typeof part === 'string' && typeof last === 'string') result[result.length - 1] = last + part;
    else if (part !== '') result.push(part);
  }
  return result;
}
