import { counted, type NeutralWord, neutralWords } from '../profile/model.ts';
import { statedWords } from '../profile/stated-words.ts';

/** Translates between the neutral words of the documents and the words of the wire, for keys and for values. */
export interface Vocabulary {
  /** Whether the target speaks the neutral words, so that there is nothing to translate. */
  readonly isNeutral: boolean;
  toWire(value: unknown): unknown;
  toNeutral(value: unknown): unknown;
  wordToWire(word: string): string;
}

export function createVocabulary(words: Partial<Record<NeutralWord, string>>): Vocabulary {
  const pairs = Object.entries(words).filter(([neutral, wire]) => neutral !== wire);
  const wire = new Map<string, string>(pairs);
  const meanings = Map.groupBy(neutralWords, (word) => words[word] ?? word);
  const identity = (value: unknown): unknown => value;
  return {
    isNeutral: pairs.length === 0,
    toWire:
      pairs.length === 0
        ? identity
        : (value) => translate(value, (word, place) => (isFree(place) ? word : (wire.get(word) ?? word))),
    toNeutral:
      pairs.length === 0
        ? identity
        : (value) =>
            translate(
              value,
              (word, place) => meaningAt(possibleAt(meanings.get(word) ?? [], word, place), place) ?? word,
            ),
    wordToWire: (word) => wire.get(word) ?? word,
  };
}

/** Where a word stands: it is a key, or the value of this key; null: of no key. */
type Place = 'key' | { of: string | null };

/** Fields of the documents whose values are texts of somebody, whatever they read like. */
const freeTexts: ReadonlySet<string> = new Set(['bucketName', 'notes', 'email', 'endpoint', 'accessKey', 'message']);

function isFree(place: Place): boolean {
  return place !== 'key' && freeTexts.has(place.of ?? '');
}

/**
 * Owners and providers have fields of their own, where nothing counted stands; elsewhere a word that the documents have
 * for something is that.
 */
function possibleAt(candidates: readonly NeutralWord[], text: string, place: Place): readonly NeutralWord[] {
  if (isFree(place)) return [];
  const isOwned = place !== 'key' && /(?:owner|provider)$/i.test(place.of ?? '');
  return candidates.filter((word) =>
    isOwned ? !counted.includes(word) : counted.includes(word) || !statedWords.has(text),
  );
}

/** What a word of the wire means where several neutral words read the same: owners and providers have fields of their own. */
function meaningAt(candidates: readonly NeutralWord[], place: Place): NeutralWord | undefined {
  const [first] = candidates;
  if (candidates.length < 2) return first;
  const among = (wanted: NeutralWord): NeutralWord | undefined => candidates.find((word) => word === wanted);
  const other = candidates.find((word) => counted.includes(word));
  if (place === 'key') return other ?? first;
  if (/owner$/i.test(place.of ?? '')) return among('vendor') ?? first;
  if (/provider$/i.test(place.of ?? '')) return among('StorageA') ?? first;
  return other ?? first;
}

/** Whole keys and whole string values only: a brand inside a longer text is somebody's text, not an identifier. */
function translate(value: unknown, word: (text: string, place: Place) => string, of: string | null = null): unknown {
  if (typeof value === 'string') return word(value, { of });
  if (Array.isArray(value)) return value.map((item) => translate(item, word, of));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, item]) => [word(key, 'key'), translate(item, word, key)]);
  return Object.fromEntries(entries);
}
