import type { RecipePart } from '../model/report.ts';

/** A secret that something may have been made from. */
export interface Ingredient {
  name: string;
  value: string;
}

/** Fewer characters in a row may stand there by chance. */
const shortestPart = 4;
const words = /^(?:api-?key|bearer|basic|digest|token|negotiate|garbage)$/i;

/**
 * How a credential was made from known ones, so that somebody else can make the like of it from his own. Nothing of a
 * secret is in it, nor anything that might be one: other characters are only alike.
 */
export function recipeOf(text: string, ingredients: readonly Ingredient[]): RecipePart[] {
  const known = ingredients.filter(({ value }) => value.length >= shortestPart);
  const parts: RecipePart[] = [];
  for (const word of text.split(/( )/)) parts.push(...ofWord(word, known));
  return joined(parts);
}

function ofWord(word: string, known: readonly Ingredient[]): RecipePart[] {
  if (word === ' ' || words.test(word)) return [word];
  const decoded = Buffer.from(word, 'base64').toString('utf8');
  const isEncoded =
    known.some(({ value }) => decoded.includes(value)) && !known.some(({ value }) => word.includes(value));
  return isEncoded ? [{ base64: pieces(decoded, known) }] : pieces(word, known);
}

function pieces(text: string, known: readonly Ingredient[]): RecipePart[] {
  const parts: RecipePart[] = [];
  let unknown = '';
  for (let at = 0; at < text.length; ) {
    const part = longestAt(text, at, known);
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

interface Found {
  name: string;
  from: number;
  /** Counted from the end, which others' secrets have at another place; 0: up to the end. */
  to: number;
  as?: 'lower' | 'upper';
  length: number;
}

function longestAt(text: string, at: number, known: readonly Ingredient[]): Found | null {
  let best: Found | null = null;
  for (const { name, value } of known) {
    for (const [form, as] of [[value], [value.toLowerCase(), 'lower'], [value.toUpperCase(), 'upper']] as const) {
      for (let from = 0; from + shortestPart <= form.length; from += 1) {
        let length = 0;
        while (at + length < text.length && from + length < form.length && text[at + length] === form[from + length])
          length += 1;
        if (length < shortestPart || length <= (best?.length ?? 0)) continue;
        best = { name, from, to: form.length - from - length, length, ...(as && { as }) };
      }
    }
  }
  return best;
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
