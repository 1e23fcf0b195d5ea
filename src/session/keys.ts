import type { Api } from '../../generated/catalogue.ts';
import type { Outgoing } from '../http/client.ts';
import { sleep } from '../http/sleep.ts';
import { Inconclusive } from '../model/errors.ts';
import type { Target } from '../profile/model.ts';
import { credentialOf } from './creations.ts';

/** Reads that every key of an API may ask for. */
const questions: Readonly<Record<Api, readonly string[]>> = {
  partner: ['/api/v1/ping', '/api/v1/me'],
  workspace: ['/api/v1/filespaces', '/api/v1/members'],
};

/** What is lent as refused anyhow. */
const dead: readonly (string | undefined)[] = ['revoked', 'expired'];

type Sender = Pick<Outgoing, 'api' | 'authorization'>;

/** A key that is refused for some seconds only, such as after a wrong one, has not ended: when it is tried. */
const pausesMs: readonly number[] = [0, 2_000, 4_000, 8_000];

/** Asks a question with a key; tells the status, or null for none. */
type Ask = (sender: Sender, target: string) => Promise<number | null>;

/**
 * Whether the target still takes the keys that the profile states: one that ends while a run goes on is the one cause of
 * all that is refused from then on, and says nothing about the target.
 */
export class Keys {
  readonly #target: Target;
  readonly #ask: Ask;
  readonly #pausesMs: readonly number[];
  readonly #taken = new Set<string>();
  /** Keys that were refused after they were taken, by the label of who used them. */
  readonly #refused = new Map<string, Map<string, Sender>>();
  readonly #asked = new Map<string, Promise<boolean>>();
  readonly #ended = new Set<string>();

  constructor(target: Target, ask: Ask, pauses: readonly number[] = pausesMs) {
    this.#target = target;
    this.#ask = ask;
    this.#pausesMs = pauses;
  }

  answered(outgoing: Outgoing, status: number, label: string): void {
    const key = this.#keyOf(outgoing);
    if (key === null || status >= 500) return;
    if (status !== 401) this.#taken.add(key);
    else if (this.#taken.has(key)) {
      const { api, authorization } = outgoing;
      this.#refused.set(label, new Map(this.#refused.get(label)).set(key, { api, authorization }));
    }
  }

  /** @throws {Inconclusive} when the key is known to have ended. What was made is removed all the same, if that is possible. */
  expectTaken(outgoing: Outgoing): void {
    const key = this.#ended.size === 0 || outgoing.method === 'DELETE' ? null : this.#keyOf(outgoing);
    if (key !== null && this.#ended.has(key)) throw endOf(key);
  }

  /** Why somebody with these labels could not go on; null where no key of theirs has ended. */
  async endedFor(labels: readonly string[]): Promise<Inconclusive | null> {
    for (const label of labels) {
      for (const [key, sender] of this.#refused.get(label) ?? [])
        if (await this.#hasEnded(key, sender)) return endOf(key);
    }
    return null;
  }

  /** Asked once for all who doubt at the same time; a key that is taken may end later. */
  #hasEnded(key: string, sender: Sender): Promise<boolean> {
    const asked = this.#asked.get(key) ?? this.#askAll(key, sender);
    this.#asked.set(key, asked);
    return asked;
  }

  async #askAll(key: string, sender: Sender): Promise<boolean> {
    for (const pause of this.#pausesMs) {
      await sleep(pause);
      for (const target of questions[sender.api]) {
        if ((await this.#ask(sender, target)) === 401) continue;
        this.#asked.delete(key);
        return false;
      }
    }
    this.#ended.add(key);
    return true;
  }

  /** What the profile calls the key; null for one that it does not state, or that is no key any more. */
  #keyOf(outgoing: Outgoing): string | null {
    const { api, authorization } = outgoing;
    if (authorization === undefined) {
      const stated = api === 'partner' ? 'apiKey' : 'token';
      return this.#target[api]?.login === undefined ? `${api}.${stated}` : null;
    }
    const name = credentialOf(outgoing, this.#target);
    return name === undefined || dead.includes(name) ? null : `${api}.credentials.${name}`;
  }
}

function endOf(key: string): Inconclusive {
  return new Inconclusive(
    `the target refuses \`${key}\` of the profile, which it took before: it may have ended, or been revoked`,
  );
}
