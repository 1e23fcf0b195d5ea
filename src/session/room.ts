import type { Outgoing } from '../http/client.ts';
import type { Exchange } from '../http/exchange.ts';
import { plainPath } from '../http/path.ts';
import { sleep } from '../http/sleep.ts';
import { TargetFull } from '../model/errors.ts';
import { clientMember, resources } from '../resources/index.ts';
import { controlOf, fullness, isOrdinary, isRefusal, mayBeFull, undoing, wordingOf } from './controls.ts';
import { FullClients } from './full-clients.ts';
import { type Create, FullFilespaces, type Surroundings } from './full-filespaces.ts';
import { saysReady } from './newcomers.ts';
import { quotaOf } from './quotas.ts';
import { Waits } from './waits.ts';

const rounds = 4;
/** What was removed may count for a while, in milliseconds; what takes time to go may for as long as a run waits for that. */
const quickMs = 1_500;
const longestPauseMs = 1_000;
/** As long as what takes time to go may count where nothing has shown how long it does. */
const slowMs = 4_000;

/** What the documents say of a create that is one too many. */
const statedNumber = /\bmaximum number\b/i;

/** Tells creates that are refused for want of room from those that are refused for what they ask. */
export class Room {
  readonly #surroundings: Surroundings;
  /** Words of refusals that sound like a quota, and are not. */
  readonly #plain = new Set<string>();
  /** Words in which creates were refused with which nothing is wrong. */
  readonly #full = new Set<string>();
  /** Where an ordinary create was taken: one that is refused there later is not refused for what it asks. */
  readonly #begun = new Set<string>();
  /** Refusals that say nothing of room, by the ids of their exchanges. */
  readonly #refused = new Map<string, { outgoing: Outgoing; exchange: Exchange }>();
  /** Where it is being tried whether there is room for more. */
  readonly #trials = new Map<string, Promise<unknown>>();
  /** How long room has been waited for where what is removed takes time to go. */
  readonly #waits: Waits;
  /** How often in a row it was waited for in vain elsewhere, since anything was last removed. */
  readonly #inVain = new Map<string, number>();
  readonly #underWay = new Map<string, Set<Promise<unknown>>>();
  readonly #filespaces: FullFilespaces;
  readonly #clients: FullClients;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
    this.#filespaces = new FullFilespaces(surroundings);
    this.#clients = new FullClients(surroundings);
    this.#waits = new Waits(surroundings.target.http.settleMs);
  }

  /**
   * A create that is refused for want of room says nothing of what is wrong with it: where it may be, one with which
   * nothing is wrong is sent, and then the same again.
   * @throws {TargetFull} or {NotTested} when that is refused as well.
   */
  async perform(create: Create): Promise<Exchange> {
    const { outgoing, send } = create;
    if (outgoing.operation === clientMember.create) return this.#clients.perform(create);
    if (this.#filespaces.isLentAsFull(outgoing)) return send();
    if (quotaOf(outgoing, this.#surroundings.target) === null) {
      const exchange = await this.#filespaces.perform(create);
      if (outgoing.method === 'DELETE' && exchange.status < 300) this.#inVain.clear();
      return exchange;
    }
    const place = placeOf(outgoing);
    // Sent in the same moment where nothing is in the way: requests at once keep their order.
    if (this.#trials.has(place)) await this.#quiet(place);
    const exchange = await this.#counted(place, send());
    this.#learn(outgoing, exchange);
    if (!this.#isDoubtful(exchange)) return exchange;
    // What stands in something else has room in a fresh one of that, which whoever asks makes.
    if (isInside(outgoing) && create.isFirst?.() !== true) return exchange;
    // While it is tried whether there is room, nothing else of the run may take it.
    await this.#quiet(place);
    const trial = this.#landed(place).then(() => this.#try(create, exchange));
    this.#trials.set(
      place,
      trial.catch(() => undefined),
    );
    return trial.finally(() => this.#trials.delete(place));
  }

  #learn(outgoing: Outgoing, exchange: Exchange): void {
    const place = placeOf(outgoing);
    if (exchange.status > 299) {
      // A validation error is about what is asked for: there is room.
      const mayBeAboutRoom = isRefusal(exchange) && !exchange.text.includes('validation_error');
      if (this.#begun.has(place) && mayBeAboutRoom) this.#refused.set(exchange.id, { outgoing, exchange });
      return;
    }
    const control = controlOf(outgoing, this.#surroundings.target, { runId: this.#surroundings.runId, next: () => 0 });
    if (control !== null && isOrdinary(outgoing, control)) this.#begun.add(place);
  }

  /**
   * A check is about to fail on this exchange. Where that refused a create, an ordinary one tells whether there is any
   * room: words need not say that there is none.
   * @returns whether there was none for a while: the check has to begin again.
   * @throws {TargetFull} where there is none.
   */
  async wasMissing(exchange: string, sendOther: Create['sendOther']): Promise<boolean> {
    const refused = this.#refused.get(exchange);
    if (refused === undefined || this.#plain.has(wordingOf(refused.exchange))) return false;
    const { outgoing } = refused;
    const place = placeOf(outgoing);
    await this.#quiet(place);
    const trial = this.#landed(place).then(() => this.#roomCame({ outgoing, sendOther }));
    this.#trials.set(
      place,
      trial.catch(() => undefined),
    );
    const waitedMs = await trial.finally(() => this.#trials.delete(place));
    return (waitedMs ?? 0) > 0;
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
    let exchange = await this.#patiently(create, refused);
    for (let round = 1; round <= rounds && this.#isDoubtful(exchange); round += 1) {
      const waitedMs = await this.#roomCame(create);
      if (waitedMs === null) return exchange;
      const first = wordingOf(exchange);
      // The control that was removed may count as long as that counted for which it had to wait, or which went unseen.
      const leastMs = isSlow(create.outgoing) ? slowMs : 0;
      exchange = await this.#insist(create, await create.send(), Math.max(leastMs, 2 * waitedMs));
      // Refused in the same words while another one is taken: they are about this one, here and from now on. What is
      // stated of a number may count what stands elsewhere, where others come and go.
      const isPlain = wordingOf(exchange) === first && !this.#full.has(first) && !statedNumber.test(exchange.text);
      if (round > 1 && isPlain) this.#plain.add(first);
    }
    return exchange;
  }

  /**
   * Where what is removed takes time to go, and the words are known for those of a target without room, it comes by
   * itself.
   * @throws {TargetFull} when it does not.
   */
  async #patiently(create: Create, refused: Exchange): Promise<Exchange> {
    if (!isSlow(create.outgoing) || !this.#full.has(wordingOf(refused))) return refused;
    const since = Date.now();
    const exchange = await this.#insist(create, refused, this.#waits.limitMs('gone'));
    const came = !this.#full.has(wordingOf(exchange));
    this.#waits.ended('gone', Date.now() - since, came);
    if (!came) throw new TargetFull(fullness(create.outgoing, this.#surroundings.target, exchange));
    return exchange;
  }

  async #insist({ send }: Create, refused: Exchange, limitMs: number): Promise<Exchange> {
    let exchange = refused;
    for (const pause of pausesWithin(limitMs)) {
      if (!this.#isDoubtful(exchange)) break;
      await sleep(pause);
      exchange = await send();
    }
    return exchange;
  }

  /**
   * @returns for how many milliseconds there was none; null where it cannot be tried, or room is not what is missing.
   * @throws {TargetFull}
   */
  async #roomCame({ outgoing, sendOther }: Pick<Create, 'outgoing' | 'sendOther'>): Promise<number | null> {
    const { target, runId, nextName } = this.#surroundings;
    const control = controlOf(outgoing, target, { runId, next: nextName });
    if (control === null) return null;
    const takesTime = isSlow(outgoing);
    let plain = await sendOther(control);
    if (plain.status === 403 && (await mayNothing(control, sendOther))) return null;
    const refusedAt = plain.status < 400 ? null : Date.now();
    for (const pause of pausesWithin(takesTime ? this.#waits.limitMs('gone') : this.#quickMs(control))) {
      if (plain.status < 400) break;
      await sleep(pause);
      this.#full.add(wordingOf(plain));
      plain = await sendOther(control);
    }
    const waitedMs = refusedAt === null ? 0 : Date.now() - refusedAt;
    const came = plain.status < 400;
    if (takesTime && refusedAt !== null) this.#waits.ended('gone', waitedMs, came);
    if (came) this.#inVain.delete(placeOf(control));
    else {
      this.#inVain.set(placeOf(control), (this.#inVain.get(placeOf(control)) ?? 0) + 1);
      this.#full.add(wordingOf(plain));
      throw new TargetFull(fullness(outgoing, target, plain));
    }
    const removal = undoing(control, plain);
    if (removal !== null) await this.#undo(removal, sendOther, takesTime && !saysReady(plain));
    return waitedMs;
  }

  /** What takes time to come may not be found yet, and would have its place until somebody removes it. */
  async #undo(removal: Outgoing, sendOther: Create['sendOther'], isComing: boolean): Promise<void> {
    const since = Date.now();
    let isGone = (await sendOther(removal)).status < 300;
    if (isGone || !isComing) return;
    for (const pause of pausesWithin(this.#waits.limitMs('readable'))) {
      if (isGone) break;
      await sleep(pause);
      isGone = (await sendOther(removal)).status < 300;
    }
    this.#waits.ended('readable', Date.now() - since, isGone);
  }

  /** A place that stays full, and from which nothing goes, is not waited for by one check after the other. */
  #quickMs(control: Outgoing): number {
    return quickMs / 2 ** (this.#inVain.get(placeOf(control)) ?? 0);
  }
}

/** Whether who asks is refused all the same where nothing is to be made: whatever that says, it is not about room. */
async function mayNothing(control: Outgoing, sendOther: Create['sendOther']): Promise<boolean> {
  const { api, authorization, target } = control;
  const list = { api, authorization, operation: null, method: 'GET', target, headers: {}, body: null, open: true };
  return (await sendOther(list)).status === 403;
}

function placeOf({ api, authorization, target }: Outgoing): string {
  return `${api} ${authorization} ${plainPath(target)}`;
}

/** Whether it makes something that stands in something else. */
function isInside({ operation }: Outgoing): boolean {
  return operation?.includes('{') === true;
}

/** Whether it makes something that takes time to go. */
function isSlow({ operation }: Outgoing): boolean {
  return resources.some(({ create, slow }) => create === operation && slow !== undefined);
}

/** Longer and longer ones, which take no more than that together. */
function* pausesWithin(limitMs: number): Iterable<number> {
  let left = limitMs;
  for (let pause = 100; pause <= left; pause = Math.min(2 * pause, longestPauseMs)) {
    left -= pause;
    yield pause;
  }
}
