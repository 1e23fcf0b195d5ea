import type { Outgoing } from '../http/client.ts';
import type { Exchange } from '../http/exchange.ts';
import { plainPath } from '../http/path.ts';
import { sleep } from '../http/transport.ts';
import { TargetFull } from '../model/errors.ts';
import type { Target } from '../profile/model.ts';
import { controlOf, fullness, mayBeFull, undoing, wordingOf } from './controls.ts';
import { quotaOf } from './quotas.ts';

interface Surroundings {
  readonly target: Target;
  readonly runId: string;
  readonly nextName: () => number;
}

/** A create, and the doors by which it and others are sent. */
interface Create {
  readonly outgoing: Outgoing;
  readonly send: () => Promise<Exchange>;
  readonly sendOther: (other: Outgoing) => Promise<Exchange>;
}

const rounds = 4;
/** What was removed may count for a while, in milliseconds. */
const pauses: readonly number[] = [100, 200, 400, 800];

/** Tells creates that are refused for want of room from those that are refused for what they ask. */
export class Room {
  readonly #surroundings: Surroundings;
  /** Words of refusals that sound like a quota, and are not. */
  readonly #plain = new Set<string>();
  /** Words in which creates were refused with which nothing is wrong. */
  readonly #full = new Set<string>();
  /** Where it is being tried whether there is room for more. */
  readonly #trials = new Map<string, Promise<unknown>>();
  readonly #underWay = new Map<string, Set<Promise<unknown>>>();

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  /**
   * A create that is refused for want of room says nothing of what is wrong with it: where it may be, one with which
   * nothing is wrong is sent, and then the same again.
   * @throws {TargetFull} when that is refused as well.
   */
  async perform(create: Create): Promise<Exchange> {
    const { outgoing, send } = create;
    if (quotaOf(outgoing, this.#surroundings.target) === null) return send();
    const place = `${outgoing.api} ${outgoing.authorization} ${plainPath(outgoing.target)}`;
    // Sent in the same moment where nothing is in the way: requests at once keep their order.
    if (this.#trials.has(place)) await this.#quiet(place);
    const exchange = await this.#counted(place, send());
    if (!this.#isDoubtful(exchange)) return exchange;
    // While it is tried whether there is room, nothing else of the run may take it.
    await this.#quiet(place);
    const trial = this.#landed(place).then(() => this.#try(create, exchange));
    this.#trials.set(
      place,
      trial.catch(() => undefined),
    );
    return trial.finally(() => this.#trials.delete(place));
  }

  async #quiet(place: string): Promise<void> {
    while (this.#trials.has(place)) await this.#trials.get(place);
  }

  async #landed(place: string): Promise<void> {
    await Promise.allSettled(this.#underWay.get(place) ?? []);
  }

  async #counted(place: string, answer: Promise<Exchange>): Promise<Exchange> {
    const others = this.#underWay.get(place) ?? new Set();
    this.#underWay.set(place, others.add(answer));
    try {
      return await answer;
    } finally {
      others.delete(answer);
    }
  }

  #isDoubtful(exchange: Exchange): boolean {
    return mayBeFull(exchange) && !this.#plain.has(wordingOf(exchange));
  }

  async #try(create: Create, refused: Exchange): Promise<Exchange> {
    let exchange = refused;
    for (let round = 1; round <= rounds && this.#isDoubtful(exchange); round += 1) {
      if (!(await this.#hasRoom(create))) return exchange;
      const first = wordingOf(exchange);
      exchange = await create.send();
      // Refused in the same words while another one is taken: they are about this one, here and from now on.
      if (round > 1 && wordingOf(exchange) === first && !this.#full.has(first)) this.#plain.add(first);
    }
    return exchange;
  }

  /**
   * @returns false where it cannot be tried.
   * @throws {TargetFull}
   */
  async #hasRoom({ outgoing, sendOther }: Create): Promise<boolean> {
    const { target, runId, nextName } = this.#surroundings;
    const control = controlOf(outgoing, target, { runId, next: nextName });
    if (control === null) return false;
    let plain = await sendOther(control);
    for (const pause of pauses) {
      if (plain.status < 400) break;
      await sleep(pause);
      plain = await sendOther(control);
    }
    if (plain.status >= 400) {
      this.#full.add(wordingOf(plain));
      throw new TargetFull(fullness(outgoing, target, plain));
    }
    const removal = undoing(control, plain);
    if (removal !== null) await sendOther(removal);
    return true;
  }
}
