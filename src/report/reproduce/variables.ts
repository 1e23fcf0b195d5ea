import { shownSegment } from '../../http/path.ts';
import type { ExchangeRecord } from '../../model/report.ts';
import type { RunConfig } from '../../session/config.ts';
import { namePrefix } from '../../session/names.ts';
import { fixturesOf } from './fixtures.ts';
import type { Own } from './shape.ts';
import { Words } from './words.ts';

/** The texts of a run that are others in each run of a script, and the variables that hold them there. */
export class Variables {
  readonly words = new Words();
  readonly #own: Own[] = [];
  /** What the profile gives: secrets and lent things, by variable. */
  readonly #given = new Set<string>();
  readonly #counts = new Map<string, number>();
  readonly fixtures = new Map<string, string>();

  constructor({ runId, target }: RunConfig) {
    for (const { name } of target.secrets) {
      this.#given.add(name);
      this.know(`$${name}`, name);
    }
    const mark = `${namePrefix}${runId}-`;
    this.know(mark, 'RUN', `${namePrefix}$RUN-`);
    this.know(mark.toUpperCase(), 'RUN_UPPER', `${namePrefix.toUpperCase()}$RUN_UPPER-`);
    for (const { name, text } of fixturesOf(target)) {
      this.#given.add(name);
      this.fixtures.set(name, text);
      if (!this.words.has(text)) this.know(text, name);
    }
  }

  know(text: string, name: string, shell = `$${name}`): void {
    this.words.add({ text, shell });
    const encoded = shownSegment(text);
    if (encoded !== text && !text.startsWith('$')) this.words.add({ text: encoded, shell: `$(code "${shell}")` });
    this.#own.push({ text, name });
  }

  /** The variable that holds a secret: one of the script's own, where an answer issued it. */
  ofSecret(secret: string): string {
    return this.#own.findLast(({ text }) => text === `$${secret}`)?.name ?? secret;
  }

  isKnown(text: string): boolean {
    return this.#own.some((own) => own.text === text);
  }

  /** What one answer holds of these, and the other does not. */
  differing(one: string, other: string): Own | undefined {
    return this.#own.find(({ text }) => one.includes(text) !== other.includes(text));
  }

  /** Those that the compared answers hold, or may hold the next time; a longer one may hold a shorter one. */
  shownIn(bodies: readonly string[]): Own[] {
    return this.#own
      .filter(({ text, name }) => !this.#given.has(name) || bodies.some((body) => body.includes(text)))
      .sort((a, b) => b.text.length - a.text.length);
  }

  /** A new variable, called by what it holds: `CLIENT_ID_1`. */
  newName({ operation }: ExchangeRecord, place: string): string {
    const [, noun = 'thing'] = /([a-z-]+)(?:\/\{\w+\})?$/.exec(operation ?? '') ?? [];
    const key = place.split('.').at(-1) ?? 'id';
    const stem = (key === 'id' ? `${noun.replace(/ies$/, 'y').replace(/s$/, '')}_id` : key)
      .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
      .replaceAll(/\W+/g, '_')
      .toUpperCase();
    return this.numbered(/^[A-Z]/.test(stem) ? stem : `ID_${stem}`);
  }

  numbered(stem: string): string {
    const count = (this.#counts.get(stem) ?? 0) + 1;
    this.#counts.set(stem, count);
    return `${stem}_${count}`;
  }
}
