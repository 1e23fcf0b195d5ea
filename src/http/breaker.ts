import type { TransportTrouble } from '../model/errors.ts';

export interface BreakerSettings {
  /** Milliseconds for one request, as the profile has it. */
  timeoutMs: number;
  concurrency: number;
  /** Whether the API did not answer when it was last asked: it is asked again first, and for less time. */
  isSuspect?: boolean;
  now?: () => number;
}

/** Rounds of silence after which an operation is given up. */
const silentRounds = 3;
/** Lost connections in a row after which it is. */
const lostInARow = 24;
/** Rounds in which a gateway answered for it, and let others through after each. */
const pagedRounds = 5;
/** Where more than these of the answers elsewhere are pages of a gateway, one more says nothing of an operation. */
const pagesElsewhere = 0.03;
/** Timeouts after which the others need not take as long. */
const patientFor = 3;
const leastPatienceMs = 3_000;
/** The last requests of an API; when most of them got no answer, it is asked whether it is there at all. */
const remembered = 40;
const mostOfThem = 0.6;

/** Times in a row that an operation may be put off before others go first. */
const plainRounds = 3;
/** The same before it is given up, where it named the time to come back and others are served meanwhile. */
const untrueRounds = 10;

interface Busy {
  since: number;
  rounds: number;
  /** When it may be asked again. */
  until: number;
  /** Whether others were served while it was put off again and again. */
  isAlone: boolean;
}

/** An answer that asks to come back later. */
export interface PutOff {
  status: number;
  /** How long one request waits. */
  patienceMs: number;
  sentAt: number;
  /** Milliseconds; null where it named no time. */
  askedMs: number | null;
}

/** What one operation did lately. */
interface Record {
  /** Rounds of requests without an answer: those that were under way together are one. */
  silent: number;
  /** When the last of these ended. */
  silentAt: number;
  lost: number;
  /** Rounds of pages of a gateway: others were answered since the one before. */
  paged: number;
  /** How many answers the API had given to anybody when the last of these came. */
  answersAtPage: number;
  /** In words, once it is given up. */
  verdict: string | null;
}

/**
 * Decides from what an API answers, and what it does not, where nothing more needs to be sent: a silent operation costs
 * a run some timeouts, not one for each of its checks, and a target that is gone ends it.
 */
export class Breaker {
  readonly #settings: BreakerSettings;
  readonly #now: () => number;
  readonly #operations = new Map<string, Record>();
  /** Operations that have said nothing but to come back later for a while. */
  readonly #busy = new Map<string, Busy>();
  #slowestMs = 0;
  #timeouts = 0;
  /** Of the last requests: whether they were answered. */
  #last: boolean[] = [];
  #inARow = 0;
  #requests = 0;
  #answers = 0;
  /** How often a gateway answered, by operation. */
  readonly #pages = new Map<string, number>();
  #lastGoodAt: number | null = null;
  #wasReached = false;
  #gone: string | null = null;
  #isDoubted: boolean;

  constructor(settings: BreakerSettings) {
    this.#settings = settings;
    this.#isDoubted = settings.isSuspect === true;
    this.#now = settings.now ?? Date.now;
  }

  /** How long a request may take: less than the profile allows where answers take far less, and some never come. */
  get patienceMs(): number {
    const { timeoutMs, isSuspect = false } = this.#settings;
    if (this.#timeouts < patientFor && !isSuspect) return timeoutMs;
    return Math.min(timeoutMs, Math.max(leastPatienceMs, 10 * this.#slowestMs));
  }

  /** Why nothing is sent to an operation any more; null: something is. */
  refusal(operation: string): string | null {
    return this.#gone ?? this.#operations.get(operation)?.verdict ?? null;
  }

  /** Why nothing is sent to the API any more, and since when; null: something is. */
  get gone(): string | null {
    return this.#gone;
  }

  /** Whether a connection ever led to anybody, be it to a gateway or to silence. */
  get wasReached(): boolean {
    return this.#wasReached;
  }

  /** Whether the API must show that it is there before anything else is sent. */
  get isInDoubt(): boolean {
    if (this.#gone !== null) return false;
    const enough = Math.min(8, Math.max(3, this.#settings.concurrency));
    if (this.#isDoubted || this.#inARow >= enough) return true;
    const unanswered = this.#last.filter((answered) => !answered).length;
    return this.#last.length >= remembered && unanswered > mostOfThem * remembered;
  }

  /** How many answers the API has given to anybody. */
  get answers(): number {
    return this.#answers;
  }

  /** Whether a gateway hardly ever answers for any other operation. */
  pagesAreRareBut(operation: string): boolean {
    const elsewhere = [...this.#pages].reduce((sum, [of, count]) => sum + (of === operation ? 0 : count), 0);
    return elsewhere <= pagesElsewhere * (this.#answers + elsewhere);
  }

  answered(operation: string, durationMs: number): void {
    this.#requests += 1;
    this.#answers += 1;
    this.#lastGoodAt = this.#now();
    this.#wasReached = true;
    this.#slowestMs = Math.max(this.#slowestMs, durationMs);
    this.#inARow = 0;
    this.#remember(true);
    const record = this.#operations.get(operation);
    if (record !== undefined && record.verdict === null) this.#operations.delete(operation);
  }

  /** It answered something else than to come back later. */
  served(operation: string): void {
    this.#busy.delete(operation);
    for (const busy of this.#busy.values()) busy.isAlone ||= busy.rounds >= plainRounds;
  }

  /**
   * It asked to come back later. Where it says nothing else for longer than one request waits, or again and again in
   * spite of the time that it names while others are served, no other request waits for it.
   */
  putOff(operation: string, { status, patienceMs, sentAt, askedMs }: PutOff): void {
    const now = this.#now();
    const busy = this.#busy.get(operation) ?? { since: now, rounds: 0, until: 0, isAlone: false };
    this.#busy.set(operation, busy);
    // Those that were sent before its time was up are no news.
    if (sentAt >= busy.until) busy.rounds += 1;
    busy.until = Math.max(busy.until, now + (askedMs ?? 0));
    // When a time is up that many wait for, some are served, but not before all others.
    const isEndless = now - busy.since >= patienceMs * 1.25;
    const isUntrue = askedMs !== null && busy.isAlone && busy.rounds >= untrueRounds;
    if (!isEndless && !isUntrue) return;
    const seconds = Math.round((now - busy.since) / 1_000);
    this.#recordOf(operation).verdict ??=
      `${operation} was given up: it answered nothing but ${status} for ${seconds} s, ${busy.rounds} times in a row`;
  }

  /** Whether nothing else was asked meanwhile that could tell whether it alone is put off. */
  isUncompared(operation: string): boolean {
    const busy = this.#busy.get(operation);
    if (busy === undefined || busy.isAlone || busy.until === 0) return false;
    return busy.rounds >= untrueRounds && busy.rounds % untrueRounds === 0;
  }

  /** Whether it was put off so often that others go first. */
  isPutOff(operation: string): boolean {
    return (this.#busy.get(operation)?.rounds ?? 0) >= plainRounds;
  }

  /** A request ended without an answer of the target. */
  unanswered(
    operation: string,
    { kind, message }: Pick<TransportTrouble, 'kind' | 'message'>,
    startedAt: number,
  ): void {
    this.#requests += 1;
    if (kind !== 'lost') this.#wasReached = true;
    // What answers too much is there.
    if (kind !== 'beyond') {
      this.#inARow += 1;
      this.#remember(false);
    }
    const record = this.#recordOf(operation);
    if (kind === 'silent') this.#timeouts += 1;
    if (kind === 'silent' || kind === 'beyond') {
      if (startedAt >= record.silentAt) record.silent += 1;
      if (startedAt >= record.silentAt) record.silentAt = this.#now();
    }
    if (kind === 'lost') record.lost += 1;
    if (kind === 'gateway') this.#paged(operation, record);
    if (record.silent >= silentRounds)
      record.verdict ??= `${operation} was given up: no answer to it that can be read, three times in a row (the last: ${message})`;
    if (record.paged >= pagedRounds && this.pagesAreRareBut(operation)) {
      record.verdict ??= `${operation} was given up: ${message}, ${pagedRounds} times in a row while others were answered`;
    }
    if (record.lost >= lostInARow) {
      record.verdict ??= `${operation} was given up: its connection was lost ${lostInARow} times in a row (the last: ${message})`;
    }
  }

  #paged(operation: string, record: Record): void {
    this.#pages.set(operation, (this.#pages.get(operation) ?? 0) + 1);
    if (this.#answers > record.answersAtPage) record.paged += 1;
    record.answersAtPage = this.#answers;
  }

  /** The API answered when it was asked: what went wrong before belongs to single operations. */
  isThere(): void {
    this.#answers += 1;
    this.#inARow = 0;
    this.#last = [];
    this.#isDoubted = false;
  }

  /** It did not: the rest of the run is spared. */
  giveUp(what: string, why: string): string {
    const last = this.#lastGoodAt === null ? null : new Date(this.#lastGoodAt).toISOString().slice(11, 19);
    const requests = `${this.#requests} requests`;
    this.#gone ??=
      last === null
        ? `${what} answered none of ${requests}: ${why}`
        : `${what} stopped answering after ${requests} (last answer ${last}Z): ${why}`;
    return this.#gone;
  }

  #recordOf(operation: string): Record {
    const record = this.#operations.get(operation) ?? {
      silent: 0,
      silentAt: 0,
      lost: 0,
      paged: 0,
      answersAtPage: -1,
      verdict: null,
    };
    this.#operations.set(operation, record);
    return record;
  }

  #remember(answered: boolean): void {
    this.#last.push(answered);
    if (this.#last.length > remembered) this.#last.shift();
  }
}
