import { randomInt } from 'node:crypto';

/** Begins every name that the suite gives to anything, so that leftovers can be told from other people's things. */
export const namePrefix = 'vct-';

/** Makes names that no other run and no other check uses, within the certain core of each resource's rules. */
export interface Names {
  /** Part of every name: `vct-4k9z1q-0012`; lower-case letters, digits and dashes, at most 18 characters. */
  unique(): string;
  client(): string;
  filespace(): string;
  dataStore(): string;
  directory(): string;
  serviceAccount(): string;
  email(): string;
  /**
   * Random characters of an alphabet, not from the seed, and others each time where there are any: for names too short
   * to carry the prefix.
   * @param last the alphabet of the last one.
   */
  random(alphabet: string, length: number, last?: string): string;
}

/** Every text of a run of this id (or of any) that stands in a longer one. */
export function ownTextsIn(text: string, runId?: string): string[] {
  return text.match(new RegExp(`${namePrefix}${runId ?? '[0-9a-z]{6}'}-[0-9a-z]+`, 'gi')) ?? [];
}

/** There may be fewer short texts than are asked for. */
const mostDraws = 60;

/** @param drawn told every text that is drawn at random; says whether it is a new one. */
export function createNames(runId: string, next: () => number, drawn: (text: string) => boolean = () => true): Names {
  const one = (alphabet: string): string => alphabet[randomInt(alphabet.length)] ?? '';
  const random = (alphabet: string, length: number, last = alphabet): string => {
    for (let draws = 1; ; draws += 1) {
      const text = Array.from({ length }, (_, index) => one(index === length - 1 ? last : alphabet)).join('');
      if (drawn(text) || draws >= mostDraws) return text;
    }
  };
  // All of one length: no name is the beginning of another one, whatever a check adds to it.
  const unique = () => `${namePrefix}${runId}-${next().toString(36).padStart(4, '0')}`;
  return {
    unique,
    client: unique,
    filespace: unique,
    dataStore: unique,
    directory: unique,
    serviceAccount: unique,
    email: () => `${unique()}@example.com`,
    random,
  };
}
