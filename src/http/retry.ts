import { TransportTrouble } from '../model/errors.ts';
import { pausable } from '../resources/index.ts';
import { isGatewayPage } from './gateway.ts';
import { type Counted, otherCredentials, pausing } from './lane.ts';
import type { Lifeline } from './lifeline.ts';
import { isMalformed } from './path.ts';
import { sleep } from './sleep.ts';
import type { Transport, WireRequest, WireResponse } from './transport.ts';
import { endOf } from './wire.ts';

/** How a request is sent, and who is told of what becomes of it. */
export interface Patience {
  operation: string | null;
  /** The group of operations that it is of, which may have a limit of its own. */
  tag: string | null;
  /** Whether the credential is another one than most requests carry. */
  isAnother: boolean;
  /** Milliseconds for which the target may ask to come back later. */
  patienceMs: number;
  lifeline: Lifeline;
  signal?: AbortSignal | undefined;
  /** Whether the page of a gateway is an answer, too, when it comes twice: to whoever asks what stands there at all. */
  takesPages: boolean;
  /** Whether sending it again does no harm, also when it took effect already. */
  mayRepeat(trouble: TransportTrouble): Promise<boolean>;
  /** Called for every answer, also for those that are waited out, so that none escapes the record. */
  witness(response: WireResponse, startedAt: number): void;
  /** Called for every request that got none. */
  missed(trouble: TransportTrouble, startedAt: number): void;
}

/** Milliseconds before a request is sent again whose connection was lost. */
const afterLoss = [20, 100, 400];
/** The same for one that got no answer in time. */
const afterSilence = [0];
/** The same for one that a gateway answered. */
const afterGateway = [500, 1_500];
/** Whoever was refused is back by then, and goes before what was not sent yet. */
const comingBackMs = 25;
/** A gateway may name its own delay, up to this. */
const longestGatewayWaitMs = 10_000;

/**
 * Sends a request, waiting and repeating where the target asks for it: 429 on any operation, 503 on those that a
 * deployment may pause; no other 503 of the target is retried: a retry would hide it. What only reads is sent again
 * when no answer came, or that of a gateway that did not reach the target.
 * @throws {TransportTrouble} when it got no answer of the target in the end.
 */
export async function sendPatiently(transport: Transport, request: WireRequest, patience: Patience): Promise<void> {
  const sender = new Sender(transport, request, patience);
  while (!(await sender.attempt()));
}

class Sender {
  readonly #transport: Transport;
  readonly #request: WireRequest;
  readonly #patience: Patience;
  readonly #key: string;
  readonly #counted: Counted;
  /** From the first refusal on; what it waited for its turn before is no impatience of the target. */
  #giveUpAt: number | null = null;
  #startedAt = 0;
  #sent = 0;
  #refusals = 0;
  readonly #repeats = { lost: 0, silent: 0, gateway: 0 };

  constructor(transport: Transport, request: WireRequest, patience: Patience) {
    this.#transport = transport;
    this.#request = request;
    this.#patience = patience;
    this.#key = patience.operation ?? `${request.method} off the contract`;
    this.#counted = [
      this.#key,
      ...(patience.tag === null ? [] : [`all of ${patience.tag}`]),
      ...(this.#mayPause ? [pausing] : []),
      ...(request.method === 'GET' ? [] : ['writes']),
      ...(patience.isAnother ? [otherCredentials] : []),
    ];
  }

  /** @returns whether the target has answered. */
  async attempt(): Promise<boolean> {
    const response = await this.#send();
    if (response === null) return false;
    const { operation, lifeline, takesPages, witness } = this.#patience;
    const page = isGatewayPage(operation, response);
    if (!page || takesPages) lifeline.answered(this.#key, Date.now() - this.#startedAt);
    witness(response, this.#startedAt);
    if (page) return takesPages ? this.#askedTwice() : this.#vanished(response);
    const slowDown = response.status === 429;
    const paused = response.status === 503 && this.#mayPause;
    if (!slowDown && !paused) {
      lifeline.served(this.#key);
      return true;
    }
    await this.#comeBackLater(response, slowDown);
    return false;
  }

  /** @returns null when it may be sent again. */
  async #send(): Promise<WireResponse | null> {
    const { lifeline, signal, missed } = this.#patience;
    // A request that changes the target is waited for, come what may: what it makes has to be known.
    const signals =
      this.#request.method === 'GET' && signal !== undefined ? [lifeline.ended, signal] : [lifeline.ended];
    this.#startedAt = Date.now();
    try {
      return await this.#transport.send(this.#request, {
        counted: this.#counted,
        place: { isAgain: this.#sent > 0, isPutOff: lifeline.isPutOff(this.#key) },
        begin: async () => {
          await lifeline.admit(this.#key);
          this.#startedAt = Date.now();
          return { timeoutMs: lifeline.patienceMs, signals };
        },
      });
    } catch (error) {
      if (!(error instanceof TransportTrouble)) throw error;
      missed(error, this.#startedAt);
      if (error.kind === 'lost' && isMalformed(this.#request.url)) {
        throw new TransportTrouble(error.message, { kind: 'cut', code: error.code });
      }
      lifeline.unanswered(this.#key, error, this.#startedAt);
      if (error.kind === 'lost') await this.#again('lost', afterLoss, error);
      else if (error.kind === 'silent') await this.#again('silent', afterSilence, error);
      else throw error;
      return null;
    } finally {
      this.#sent += 1;
    }
  }

  async #again(
    kind: 'lost' | 'silent' | 'gateway',
    waits: readonly number[],
    trouble: TransportTrouble,
  ): Promise<void> {
    const wait = waits[this.#repeats[kind]];
    if (wait === undefined || !(await this.#patience.mayRepeat(trouble))) throw trouble;
    this.#repeats[kind] += 1;
    await this.#wait(wait);
  }

  /** A gateway may fail to reach the target now and then: only what it says again stands. */
  async #askedTwice(): Promise<boolean> {
    if (this.#repeats.gateway > 0) return true;
    this.#repeats.gateway += 1;
    await this.#wait(afterGateway[0] ?? 0);
    return false;
  }

  async #vanished(response: WireResponse): Promise<false> {
    const { status, headers } = response;
    const trouble = new TransportTrouble(`the target vanished behind a gateway: ${status} to ${this.#name}`, {
      kind: 'gateway',
    });
    const asked = Math.min(retryAfterMs(headers['retry-after'], clockOf(response)) ?? 0, longestGatewayWaitMs);
    const waits = afterGateway.map((wait) => Math.max(wait, asked));
    // Where a gateway sends what no operation of the documents takes has nothing to do with the target.
    if (this.#patience.operation !== null) {
      this.#patience.lifeline.unanswered(this.#key, trouble, this.#startedAt);
      this.#transport.slowDown(this.#request, null, this.#startedAt, waits[0] ?? 0);
    }
    await this.#again('gateway', waits, trouble);
    return false;
  }

  async #comeBackLater(response: WireResponse, slowDown: boolean): Promise<void> {
    const { patienceMs, lifeline } = this.#patience;
    const asked = retryAfterMs(response.headers['retry-after'], clockOf(response));
    const { status } = response;
    lifeline.putOff(this.#key, { status, patienceMs, sentAt: this.#startedAt, askedMs: asked });
    const wait = asked === null ? Math.min(250 * 2 ** this.#refusals, 5_000) : Math.max(asked, this.#leastWaitMs);
    this.#refusals += 1;
    // A target that counts by the minute asks for a whole one, just as its patience begins.
    this.#giveUpAt ??= Date.now() + patienceMs;
    if (wait > patienceMs || Date.now() > this.#giveUpAt) {
      const why = `still ${response.status} after ${patienceMs} ms of waiting`;
      throw new TransportTrouble(`${this.#name}: ${why}`, { kind: 'busy' });
    }
    if (slowDown) this.#transport.slowDown(this.#request, this.#counted, this.#startedAt, wait);
    else this.#transport.paused(this.#request.url, wait + comingBackMs);
    await this.#wait(wait);
  }

  /** Who is told to come back at once, again and again, may have been told a date, which says no more than seconds. */
  get #leastWaitMs(): number {
    return this.#refusals === 0 ? 50 : Math.min(125 * 2 ** this.#refusals, 1_000);
  }

  async #wait(milliseconds: number): Promise<void> {
    const { signal } = this.#patience;
    await sleep(milliseconds, signal);
    if (signal?.aborted) throw endOf([signal]);
  }

  get #mayPause(): boolean {
    const { operation } = this.#patience;
    return operation !== null && pausable.has(operation);
  }

  get #name(): string {
    const { method, url } = this.#request;
    return `${method} ${URL.parse(url)?.pathname ?? url}`;
  }
}

/** A date to come back at is one of the target's clock. */
function clockOf({ headers: { date } }: WireResponse): number {
  const told = date === undefined ? Number.NaN : Date.parse(date);
  return Number.isNaN(told) ? Date.now() : told;
}

/** Milliseconds to wait by a `Retry-After` header (seconds or an HTTP date); null when there is none or it is neither. */
export function retryAfterMs(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  const text = header.trim();
  if (/^\d+$/.test(text)) return Number(text) * 1_000;
  const at = /[A-Za-z]/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}

/** Whether a `Retry-After` header has one of its two forms: dates in other forms may be understood, but are none of them. */
export function isRetryAfter(header: string): boolean {
  const isDate = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/i.test(header.trim());
  return (isDate || /^\s*\d+\s*$/.test(header)) && retryAfterMs(header, 0) !== null;
}
