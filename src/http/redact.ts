import { requirements } from '../../generated/catalogue.ts';
import type { RecipePart } from '../model/report.ts';
import type { Secret } from '../profile/model.ts';
import { isSecretHeader, shortestSecret } from '../profile/secrets.ts';
import { decodings } from './decoded.ts';
import { Recipes } from './recipe.ts';
import { type Pattern, type Resemblance, Resemblances } from './resemblance.ts';

/** What stands instead of a credential that is none of the profile's, most often made from one that is. */
export const badCredential = 'BAD_CREDENTIAL';
/** What stands instead of a secret that has no name. */
export const unnamedSecret = 'REDACTED';

/**
 * Fields whose text is never shown, wherever a target or a check puts them, by the end of their names: the documents
 * leave open what the field of an issued token is called. Tokens that lead through pages or versions are none of these.
 */
const secretField =
  /(secret\w{0,20}|(?<!(?:next|prev|previous|page|paging|pagination|continuation|cursor|sync|delta|change|version|resume|start|end|skip|offset|position|request|idempotency|correlation)[_-]?)token|password|passphrase|credentials?|api_?key|private_?key|bearer|jwt)(\\?")(\s*:\s*)\2((?:(?!\2)[^\\]|\\.)*?)\2/gi;
const webToken = /\beyJ[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]*)?/g;

interface Form extends Pattern {
  name: string;
  /** As it is, not in hexadecimal or base64. */
  isPlain: boolean;
  secret: string;
}

/** A part of a text, and what is to stand there. */
interface Replacement {
  start: number;
  end: number;
  by: string;
  /** The lower, the surer. */
  rank: number;
  /** How many characters of a secret are there. */
  shared: number;
  /** How many of them make a find: where surer ones leave fewer characters, nothing is left to hide. */
  enough: number;
}

/** Knows every secret of a run and replaces it by `$NAME` in whatever is written or printed. */
export class Redactor {
  readonly #names = new Map<string, string>();
  readonly #short: { pattern: RegExp; name: string }[] = [];
  readonly #forms = new Resemblances<Form>();
  readonly #recipes = new Recipes();
  /** What may stand in place of a secret, each with its `$`. */
  readonly #placeholders = new Set([`$${badCredential}`, `$${unnamedSecret}`]);
  #parts = partsWith(this.#placeholders);
  /** Most headers are the same in every exchange. */
  readonly #headers = new Map<string, string>();

  constructor(secrets: readonly Secret[]) {
    for (const secret of secrets) this.add(secret.value, secret.name);
  }

  /** From now on this text is a secret, and so is whatever resembles it. */
  add(value: string, name: string): void {
    // What was a secret without a name gets it here.
    if (value === '' || (this.#names.get(value) ?? unnamedSecret) !== unnamedSecret) return;
    this.#names.set(value, name);
    this.#placeholders.add(`$${name}`);
    this.#parts = partsWith(this.#placeholders);
    this.#headers.clear();
    if (value.length < shortestSecret) this.#short.push({ pattern: alone(value), name });
    else for (const form of formsOf(value, name)) this.#forms.add(form);
  }

  /** A text that is a secret only as it stands, because nobody says that it is one. */
  addExactly(value: string): void {
    if (value.length < shortestSecret || this.#names.has(value)) return;
    this.#names.set(value, unnamedSecret);
    this.#headers.clear();
    for (const form of formsOf(value, unnamedSecret)) this.#forms.add({ ...form, enough: form.text.length });
  }

  /** Every secret that has a name, with it. */
  get known(): { name: string; value: string }[] {
    return [...this.#names].flatMap(([value, name]) => (name === unnamedSecret ? [] : { name, value }));
  }

  /** A name like this one that no other secret has, so that whoever reads both can tell them apart. */
  unusedName(name: string): string {
    const taken = new Set(this.#names.values());
    let candidate = name;
    for (let number = 2; taken.has(candidate); number += 1) candidate = `${name}_${number}`;
    return candidate;
  }

  /** The values that go by a name beginning like this. */
  named(prefix: string): string[] {
    return [...this.#names].filter(([, name]) => name.startsWith(prefix)).map(([value]) => value);
  }

  /** How a credential was made from secrets that have a name. */
  recipe(credential: string): RecipePart[] {
    return this.#recipes.of(credential, this.known);
  }

  text(text: string): string {
    const named = this.#withoutFields(text);
    const replacements = this.#replacementsIn(named);
    const result = replacements.length === 0 ? named : replaced(named, replacements, this.#placeholdersIn(named));
    return result.includes('eyJ') ? result.replace(webToken, `$${unnamedSecret}`) : result;
  }

  /** Headers with their names; what carries a credential is shown by its name alone, whatever it is. */
  headers(values: Readonly<Record<string, string>>): Record<string, string> {
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [this.#headerValue('', name), this.#headerValue(name, value)]),
    );
  }

  #headerValue(name: string, value: string): string {
    const key = `${isSecretHeader(name)} ${value}`;
    const known = this.#headers.get(key);
    if (known !== undefined) return known;
    const shown = isSecretHeader(name) ? this.#credential(value) : this.text(value);
    if (this.#headers.size < rememberedHeaders && value.length <= longestRemembered) this.#headers.set(key, shown);
    return shown;
  }

  /** Scheme and name; of a credential that is not exactly one of the known ones nothing is shown. */
  #credential(value: string): string {
    const exact = this.#replacementsIn(value).filter(({ rank }) => rank === ranks.exact);
    const shown = exact.length === 0 ? value : replaced(value, exact, []);
    return shown.replace(this.#parts, (part) =>
      this.#placeholders.has(part) || schemeWord.test(part) ? part : `$${badCredential}`,
    );
  }

  #withoutFields(text: string): string {
    return text.replace(secretField, (whole, field: string, quote: string, colon: string, value: string) =>
      // In a command line the quotes are left for a variable: `"secretKey":"'"$NAME"'"`.
      value === '' || value === "'" || value.startsWith('$') || this.#names.has(value)
        ? whole
        : `${field}${quote}${colon}${quote}$${unnamedSecret}${quote}`,
    );
  }

  #replacementsIn(text: string): Replacement[] {
    const found = this.#forms.in(text).map((resemblance) => this.#replacementOf(resemblance, text));
    found.push(...this.#shortIn(text));
    for (const plain of decodings(text)) {
      const inside = this.#forms.in(plain.text).map((resemblance) => this.#replacementOf(resemblance, plain.text));
      for (const replacement of [...inside, ...this.#shortIn(plain.text)]) {
        const start = plain.places[replacement.start] ?? 0;
        const end = plain.places[replacement.end] ?? text.length;
        found.push({ ...replacement, start, end, rank: Math.max(replacement.rank, ranks.encoded) });
      }
    }
    return found;
  }

  /** What had no name when it was first seen may have one by now. */
  #replacementOf(resemblance: Resemblance<Form>, text: string): Replacement {
    const { secret, name } = resemblance.pattern;
    return replacementOf(resemblance, text, this.#names.get(secret) ?? name);
  }

  #shortIn(text: string): Replacement[] {
    return this.#short.flatMap(({ pattern, name }) =>
      Array.from(text.matchAll(pattern), ({ 0: { length }, index }) => ({
        start: index,
        end: index + length,
        by: `$${name}`,
        rank: ranks.exact,
        shared: length,
        enough: length,
      })),
    );
  }

  /** What stands for a secret already is left alone, even where its name resembles one. */
  #placeholdersIn(text: string): Replacement[] {
    return Array.from(text.matchAll(this.#parts)).flatMap(({ 0: by, index }) =>
      this.#placeholders.has(by)
        ? [
            {
              start: index,
              end: index + by.length,
              by,
              rank: ranks.placeholder,
              shared: Number.POSITIVE_INFINITY,
              enough: 0,
            },
          ]
        : [],
    );
  }
}

/** What stands for a secret, the longest first, or else a word. */
function partsWith(placeholders: ReadonlySet<string>): RegExp {
  const names = [...placeholders].sort((a, b) => b.length - a.length).map((name) => name.replace('$', '\\$'));
  return new RegExp(`${names.join('|')}|[^\\s,;="'$]+|\\$`, 'g');
}

const rememberedHeaders = 1_000;
/** A signed token has some thousand characters, and comes with every request. */
const longestRemembered = 8_000;

/** Words of `Authorization` that are no secret. */
const schemeWord = /^(?:api-?key|bearer|basic|digest|token|negotiate|key|realm|username|charset|utf-8|api)$/i;

const ranks = { placeholder: 0, exact: 1, encoded: 2, near: 3 };

function replacementOf(
  { pattern, start, end, whole, shared }: Resemblance<Form>,
  text: string,
  name: string,
): Replacement {
  const isExact = whole && pattern.isPlain && text.slice(start, end) === pattern.secret;
  const rank = isExact ? ranks.exact : whole ? ranks.encoded : ranks.near;
  const by = rank === ranks.near ? `$${badCredential}` : `$${name}`;
  return { start, end, by, rank, shared, enough: pattern.enough };
}

/** The surest first, and the longest, since a secret may stand inside another one: others get what those leave. */
function replaced(text: string, found: readonly Replacement[], fixed: readonly Replacement[]): string {
  const nearness = ({ rank }: Replacement): number => (rank === ranks.near ? 1 : 0);
  const candidates = [...fixed, ...found].sort(
    (a, b) => nearness(a) - nearness(b) || b.shared - a.shared || a.rank - b.rank,
  );
  /** For each character the number of what replaces it, counted from 1. */
  const owners = new Int32Array(text.length);
  const surer = candidates.filter((candidate) => nearness(candidate) === 0).length;
  const leftOf = ({ start, end }: Replacement): number =>
    owners.subarray(start, end).filter((owner) => owner === 0 || owner > surer).length;
  for (const [index, candidate] of candidates.entries()) {
    const { start, end } = candidate;
    if (nearness(candidate) === 1 && leftOf(candidate) < candidate.enough) continue;
    for (let place = start; place < end; place += 1) if (owners[place] === 0) owners[place] = index + 1;
  }
  let result = '';
  let last = '';
  for (let place = 0; place < text.length; ) {
    const owner = owners[place] ?? 0;
    const start = place;
    while (place < text.length && owners[place] === owner) place += 1;
    const by = candidates[owner - 1]?.by;
    // Pieces of one resemblance side by side are one, and so are several of which nothing is shown.
    if (by === undefined || by !== last || by !== `$${badCredential}`) result += by ?? text.slice(start, place);
    last = by ?? '';
  }
  return result;
}

/** The secret with nothing beside it that would make it a part of a longer word. */
function alone(value: string): RegExp {
  const literal = value.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}_])${literal}(?![\\p{L}\\p{N}_])`, 'gu');
}

/** A secret as it may stand in a text: plain, in hexadecimal, in base64 at each of the three places of its bytes. */
function formsOf(secret: string, name: string): Form[] {
  const form = (text: string, enough: number): Form => ({ text, enough, isPlain: false, name, secret });
  const inHex = Buffer.from(secret).toString('hex');
  return [
    { ...form(secret, Math.ceil(secret.length / 2)), isPlain: true, telling: tellingOf(secret) },
    form(inHex, secret.length),
    ...[0, 1, 2].map((before) => {
      const text = inBase64(secret, before);
      return form(text, Math.floor(text.length * 0.4));
    }),
  ];
}

/** The words of the requirements and their operations: a credential may hold them, and any report shows them. */
const commonWords = new Set(
  requirements.flatMap(({ id, statement, operations }) => wordsOf([id, statement, ...operations].join(' '))),
);

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
}

/** Long words are seen in the middle of others, too. */
const longWord = new RegExp(
  [...commonWords]
    .filter(({ length }) => length >= 5)
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'gi',
);

/** Which characters of a secret stand in none of those words. */
function tellingOf(secret: string): boolean[] {
  const blank = (word: string): string => ' '.repeat(word.length);
  const rest = secret
    .replace(longWord, blank)
    .replace(/[a-z]+/gi, (word) => (commonWords.has(word.toLowerCase()) ? blank(word) : word));
  return Array.from({ length: rest.length }, (_, index) => /[^\s._:/+-]/.test(rest.charAt(index)));
}

/** The characters of base64 that the secret alone decides, where so many bytes stand before it. */
function inBase64(secret: string, before: number): string {
  const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret)]);
  return bytes.toString('base64').slice(Math.ceil((before * 8) / 6), Math.floor((bytes.length * 8) / 6));
}
