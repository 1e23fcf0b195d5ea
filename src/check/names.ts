import { randomInt } from 'node:crypto';

/** Begins every name that the suite gives to anything, so that leftovers can be told from other people's things. */
export const namePrefix = 'vct-';

/** Makes names that no other run and no other check uses, within the certain core of each resource's rules. */
export interface Names {
  /** Part of every name: `vct-4k9z1q-12`; lower-case letters, digits and dashes, at most 18 characters. */
  unique(): string;
  client(): string;
  filespace(): string;
  dataStore(): string;
  directory(): string;
  serviceAccount(): string;
  email(): string;
  /** Random characters of an alphabet, not from the seed: for names too short to carry the prefix. */
  random(alphabet: string, length: number): string;
}

export function createNames(runId: string, next: () => number): Names {
  const unique = () => `${namePrefix}${runId}-${next().toString(36)}`;
  return {
    unique,
    client: unique,
    filespace: unique,
    dataStore: unique,
    directory: unique,
    serviceAccount: unique,
    email: () => `${unique()}@example.com`,
    random: (alphabet, length) => Array.from({ length }, () => alphabet[randomInt(alphabet.length)] ?? '').join(''),
  };
}
