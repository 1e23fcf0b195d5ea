import { createContext } from '../check/context.ts';
import type { PartnerClient, RawRequest, WorkspaceClient } from '../http/client.ts';
import { type Exchange, exchangeOf, type Reply } from '../http/exchange.ts';
import type { Scope } from '../session/scope.ts';
import type { Session } from '../session/session.ts';

/** What came back: an answer, or why there is none. */
export type Answer = { readonly exchange: Exchange; readonly trouble: null } | { exchange: null; trouble: string };

export type Question<Operation extends string> = Pick<RawRequest<Operation>, 'operation' | 'path' | 'query'>;

/** Whose credential a question is asked with: the main one, one of the profile, or a made-up one. */
export type Asker<Credential extends string> = Credential | 'own' | 'nobody';

/** The part of an API's client that questions are asked through. */
interface Door<Operation extends string, Credential extends string> {
  raw(request: RawRequest<Operation>): Promise<Reply>;
  as(credential: Credential): Door<Operation, Credential>;
  withAuthorization(value: string): Door<Operation, Credential>;
}

interface Waiting {
  readonly scope: Scope;
  readonly abort: AbortController;
}

const tickMs = 100;
const leastPatienceMs = 500;
/** What is asked before all else is waited for so long at most. */
const firstMs = 2_000;
/** Whoever asks to slow down is there, and is waited for; less where all other questions are answered. */
const pausedMs = 20_000;

/** Questions to one API before a run: all side by side, none twice, and none waited for when nobody answers. */
export class Inquiry<Operation extends string, Credential extends string> {
  readonly session: Session;
  readonly #door: (signal: AbortSignal) => { door: Door<Operation, Credential>; scope: Scope };
  readonly #scheme: string;
  readonly #asked = new Map<string, Promise<Answer>>();
  readonly #waiting = new Set<Waiting>();
  #silentMs = 0;
  #isHeard = false;
  /** How often nobody answered since somebody did. */
  #rounds = 0;
  /** How long the last ones were waited for that were given up. */
  #waitedMs = 0;
  #tickedAt = 0;
  #watch: NodeJS.Timeout | undefined;

  constructor(session: Session, scheme: string, open: (context: Clients) => Door<Operation, Credential>) {
    this.session = session;
    this.#scheme = scheme;
    this.#door = (signal) => {
      const context = createContext(session, signal);
      return { door: open(context), scope: context.scope };
    };
  }

  ask(question: Question<Operation>, asker: Asker<Credential> = 'own'): Promise<Answer> {
    const key = keyOf(question, asker);
    const known = this.#asked.get(key) ?? this.#send(question, asker);
    this.#asked.set(key, known);
    return known;
  }

  /** The same question once more, whatever was answered before. */
  askAnew(question: Question<Operation>, asker: Asker<Credential>): Promise<Answer> {
    return this.#send(question, asker);
  }

  /**
   * Asks before anything else is asked, and waits for the answers, though not for long: what is not answered by then is
   * asked again by whoever needs it.
   */
  async askFirst(question: Question<Operation>, askers: readonly Credential[]): Promise<void> {
    if (askers.length === 0) return;
    const answers = Promise.all(askers.map((asker) => this.ask(question, asker)));
    const giveUp = setTimeout(() => {
      for (const { abort } of this.#waiting) abort.abort();
    }, firstMs);
    for (const [index, { exchange }] of (await answers).entries()) {
      const asker = askers[index];
      if (exchange === null && asker !== undefined) this.#asked.delete(keyOf(question, asker));
    }
    clearTimeout(giveUp);
  }

  /** Whether it answered nothing lately, however often it was asked. */
  get isSilent(): boolean {
    return this.#rounds > 1;
  }

  /**
   * How long nothing at all may be heard: no target that works takes so long for a harmless question. Whoever fell
   * silent is not waited for as long again with each further question.
   */
  get patienceMs(): number {
    const { timeoutMs, rps } = this.session.config.target.http;
    const ms = Math.min(timeoutMs, Math.max(9_000, timeoutMs * 0.6));
    return Math.max(Math.min(ms, leastPatienceMs), ms / 4 ** this.#rounds) + (rps === null ? 0 : 1_000 / rps);
  }

  async #send(question: Question<Operation>, asker: Asker<Credential>): Promise<Answer> {
    const abort = new AbortController();
    const { door, scope } = this.#door(abort.signal);
    const waiting = { scope, abort };
    this.#begin(waiting);
    try {
      const exchange = exchangeOf(await this.#through(door, asker).raw(question));
      this.#isHeard = true;
      this.#rounds = 0;
      return { exchange, trouble: null };
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return { exchange: null, trouble: abort.signal.aborted ? this.#silence(scope, why) : why };
    } finally {
      this.#end(waiting);
      this.session.recorder.handOver(scope);
    }
  }

  /** What was given up may have been tried before: then the cause is known. */
  #silence({ pending }: Scope, interruption: string): string {
    const cause = pending.find(({ failure }) => failure !== null && failure !== interruption)?.failure;
    return cause ?? `no answer within ${(this.#waitedMs / 1_000).toFixed(1)} s`;
  }

  #through(door: Door<Operation, Credential>, asker: Asker<Credential>): Door<Operation, Credential> {
    if (asker === 'own') return door;
    return asker === 'nobody'
      ? door.withAuthorization(`${this.#scheme} made-up-by-the-conformance-suite`)
      : door.as(asker);
  }

  #begin(waiting: Waiting): void {
    this.#waiting.add(waiting);
    if (this.#watch !== undefined) return;
    this.#silentMs = 0;
    this.#tickedAt = Date.now();
    this.#watch = setInterval(() => this.#giveUp(), tickMs);
  }

  #end(waiting: Waiting): void {
    this.#silentMs = 0;
    this.#waiting.delete(waiting);
    if (this.#waiting.size > 0) return;
    clearInterval(this.#watch);
    this.#watch = undefined;
  }

  #giveUp(): void {
    // An answer may have come while this process was busy: only time that was spent waiting counts.
    const now = Date.now();
    this.#silentMs += Math.min(now - this.#tickedAt, 2 * tickMs);
    this.#tickedAt = now;
    const isPaused = [...this.#waiting].some(({ scope }) => scope.pending.at(-1)?.response?.status === 429);
    const patienceMs = isPaused ? (this.#isHeard ? pausedMs : Number.POSITIVE_INFINITY) : this.patienceMs;
    if (this.#silentMs < patienceMs) return;
    this.#silentMs = 0;
    this.#waitedMs = patienceMs;
    this.#rounds += 1;
    for (const { abort } of this.#waiting) abort.abort();
  }
}

function keyOf(question: Question<string>, asker: string): string {
  return JSON.stringify([asker, question]);
}

interface Clients {
  partner: PartnerClient;
  workspace: WorkspaceClient;
}

export function isAccepted({ exchange }: Answer): boolean {
  return exchange !== null && exchange.status >= 200 && exchange.status < 300;
}

export function isRefused({ exchange }: Answer): boolean {
  return exchange?.status === 401 || exchange?.status === 403;
}

/** Such as `401`, or `no answer`. */
export function statusOf({ exchange }: Answer): string {
  return exchange === null ? 'no answer' : String(exchange.status);
}

/** The different statuses of some answers, such as `200` or `200, 401`. */
export function statusesOf(answers: readonly Answer[]): string {
  return [...new Set(answers.map(statusOf))].join(', ');
}
