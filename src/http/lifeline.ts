import { TransportTrouble } from '../model/errors.ts';
import { Breaker, type BreakerSettings, type PutOff } from './breaker.ts';
import { sleep } from './sleep.ts';

/** An outage of a few seconds is waited for. */
const askingMs = 10_000;
const askingSuspectMs = 8_000;
/** Where nobody was ever heard, there is nothing to come back. */
const askingStrangerMs = 600;
const probeMs = 4_000;
const betweenProbesMs = 500;

export interface LifelineSettings extends BreakerSettings {
  /** Whether nobody has asked it anything before. */
  isStranger?: boolean;
  /** In words: `the partner API at https://…`. */
  what: string;
  /** Asks one harmless question; null when the API itself answered, else why that was no answer. Tells `served`. */
  probe(timeoutMs: number, signal: AbortSignal): Promise<string | null>;
  /** The API is asked: what hit it may have hit others. */
  onDoubt?(): void;
  /** The API is gone for the rest of the run. */
  onGone(reason: string): void;
}

/** Watches whether an API is there, and asks it when that is in doubt; meanwhile nothing else is sent to it. */
export class Lifeline {
  /** Aborts, with the reason, when the API is given up: what is under way ends at once. */
  readonly ended: AbortSignal;
  readonly #settings: LifelineSettings;
  readonly #breaker: Breaker;
  readonly #end = new AbortController();
  #asking: Promise<void> | null = null;
  #isComparing = false;

  constructor(settings: LifelineSettings) {
    this.#settings = settings;
    this.#breaker = new Breaker(settings);
    this.ended = this.#end.signal;
  }

  get patienceMs(): number {
    return this.#breaker.patienceMs;
  }

  /**
   * Resolves when a request to the operation may be sent.
   * @throws {TransportTrouble} when none is any more.
   */
  async admit(operation: string): Promise<void> {
    while (this.#asking !== null || this.#breaker.isInDoubt) await this.ask();
    const refusal = this.#breaker.refusal(operation);
    if (refusal !== null) throw new TransportTrouble(refusal, { kind: 'given-up' });
  }

  /** Asks the API whether it is there; when it is not, it is given up. */
  async ask(): Promise<void> {
    if (this.#asking === null && this.#breaker.gone === null) {
      this.#asking = this.#askUntilSure().finally(() => {
        this.#asking = null;
      });
      // Only now: the other may put this one in doubt in its turn.
      this.#settings.onDoubt?.();
    }
    await this.#asking;
  }

  /** How many answers the API has given to anybody. */
  get answers(): number {
    return this.#breaker.answers;
  }

  /** Whether a gateway hardly ever answers for any other operation. */
  pagesAreRareBut(operation: string): boolean {
    return this.#breaker.pagesAreRareBut(operation);
  }

  /** Whether nothing is sent to the operation any more. */
  hasGivenUp(operation: string): boolean {
    return this.#breaker.refusal(operation) !== null;
  }

  answered(operation: string, durationMs: number): void {
    this.#breaker.answered(operation, durationMs);
  }

  /** It answered something else than to come back later. */
  served(operation: string): void {
    this.#breaker.served(operation);
  }

  putOff(operation: string, putOff: PutOff): void {
    this.#breaker.putOff(operation, putOff);
    if (putOff.askedMs !== null && this.#breaker.isUncompared(operation)) void this.#compare();
  }

  isPutOff(operation: string): boolean {
    return this.#breaker.isPutOff(operation);
  }

  unanswered(operation: string, trouble: TransportTrouble, startedAt: number): void {
    if (trouble.kind === 'given-up' || trouble.kind === 'interrupted') return;
    this.#breaker.unanswered(operation, trouble, startedAt);
  }

  /** Whoever is put off without end, while nothing else is asked, may be the only one. */
  async #compare(): Promise<void> {
    if (this.#isComparing) return;
    this.#isComparing = true;
    await this.#settings.probe(Math.min(probeMs, this.#breaker.patienceMs), this.ended);
    this.#isComparing = false;
  }

  async #askUntilSure(): Promise<void> {
    const { isSuspect = false, isStranger = false, what, probe, onGone } = this.#settings;
    let why: string | null;
    const known = isSuspect ? askingSuspectMs : askingMs;
    const giveUpAt = Date.now() + (isStranger && !this.#breaker.wasReached ? askingStrangerMs : known);
    for (;;) {
      why = await probe(Math.min(probeMs, this.#breaker.patienceMs), this.ended);
      if (why === null) {
        this.#breaker.isThere();
        return;
      }
      // After the last question there is nothing to wait for.
      if (Date.now() + betweenProbesMs > giveUpAt) break;
      await sleep(betweenProbesMs);
    }
    const reason = this.#breaker.giveUp(what, why);
    this.#end.abort(new TransportTrouble(reason, { kind: 'given-up' }));
    onGone(reason);
  }
}
