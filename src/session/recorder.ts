import { answerOf } from '../http/answer.ts';
import type { Outgoing } from '../http/client.ts';
import type { Exchange } from '../http/exchange.ts';
import type { KnownState } from '../http/facts.ts';
import { isGatewayPage } from '../http/gateway.ts';
import { issuedBy } from '../http/issued.ts';
import type { Redactor } from '../http/redact.ts';
import type { WireResponse } from '../http/transport.ts';
import type { Vocabulary } from '../http/vocabulary.ts';
import type { TransportTrouble } from '../model/errors.ts';
import type { RunConfig } from './config.ts';
import { factsOf } from './facts.ts';
import type { JournalFinding, JournalSink } from './journal.ts';
import { Meter } from './meter.ts';
import { type PendingRecord, recordOf, redacted, redactedFinding } from './records.ts';
import type { Finding } from './response-rules.ts';
import type { Scope } from './scope.ts';
import { pathBehind } from './sightings.ts';

/** A request, and what was known of the target when it was sent. */
interface Sent {
  readonly outgoing: Outgoing;
  readonly request: Exchange['request'];
  readonly known?: KnownState;
}

/** Where evidence goes when whoever sent it has ended, and every secret in it is known. */
export interface Shelf {
  exchange(record: PendingRecord): void;
  finding(finding: JournalFinding): void;
  /** Nothing more comes for now. */
  flush(): void;
}

export function shelfOf(journal: JournalSink, redactor: Redactor): Shelf {
  return {
    exchange: (record) => journal.write({ type: 'exchange', exchange: redacted(record, redactor) }),
    finding: (finding) => journal.write({ type: 'finding', finding: redactedFinding(finding, redactor) }),
    flush: () => journal.flush(),
  };
}

interface Surroundings {
  readonly config: RunConfig;
  readonly journal: JournalSink;
  readonly shelf: Shelf;
  readonly redactor: Redactor;
  readonly vocabulary: Vocabulary;
  /** Begins the ids of its exchanges. */
  readonly prefix: string;
  /** Holds an answer against the documents. */
  readonly judge: (exchange: Exchange) => readonly Finding[];
  /** Told once of each kind of answer that does not conform. */
  readonly onProblem?: (finding: Finding) => void;
}

/** Makes exchanges of what was sent and answered, has each of them judged, and keeps them until they can be shown. */
export class Recorder {
  readonly #config: RunConfig;
  readonly #journal: JournalSink;
  readonly #shelf: Shelf;
  readonly #redactor: Redactor;
  readonly #vocabulary: Vocabulary;
  readonly #prefix: string;
  readonly #judge: Surroundings['judge'];
  readonly #onProblem: Surroundings['onProblem'];
  readonly #seen = new Map<string, number>();
  /** Those whose evidence has not been handed over yet. */
  readonly #holding = new Set<Scope>();
  /** Of the whole session. */
  readonly total = new Meter();
  readonly #lostWrites = new Set<string>();

  constructor({ config, journal, shelf, redactor, vocabulary, prefix, judge, onProblem }: Surroundings) {
    this.#config = config;
    this.#journal = journal;
    this.#shelf = shelf;
    this.#redactor = redactor;
    this.#vocabulary = vocabulary;
    this.#prefix = prefix;
    this.#judge = judge;
    this.#onProblem = onProblem;
  }

  /** The paths of writes that the target did not answer: they may still take effect. */
  get lostWrites(): ReadonlySet<string> {
    return this.#lostWrites;
  }

  get requests(): number {
    return this.total.requests;
  }

  /** Hands over the exchanges of a scope that ended. */
  handOver(scope: Scope): void {
    for (const record of scope.pending.splice(0)) this.#shelf.exchange(record);
    for (const finding of scope.findings.splice(0)) this.#shelf.finding(finding);
    this.#holding.delete(scope);
    this.#shelf.flush();
  }

  /** Hands over what those hold that were left where they stood: it may be what the run ended for. */
  handOverRest(): void {
    for (const scope of this.#holding) this.handOver(scope);
  }

  /** An answer, as checks see it. */
  witness({ outgoing, request, known }: Sent, response: WireResponse, startedAt: number, scope: Scope): Exchange {
    for (const meter of [this.total, scope.meter]) meter.sent(outgoing.operation, response.status);
    const exchange: Exchange = {
      id: `${this.#prefix}${this.total.requests}`,
      api: outgoing.api,
      operation: outgoing.operation,
      request,
      ...answerOf(response, this.#vocabulary),
      startedAt,
      durationMs: Date.now() - startedAt,
      expectation: {
        open: outgoing.open,
        cleansUp: outgoing.cleansUp,
        under: outgoing.under,
        also: outgoing.also,
      },
      schemaProblems: null,
      ...(known === undefined || !scope.demands
        ? {}
        : { facts: once(() => factsOf(outgoing, known, this.#config, startedAt)) }),
    };
    for (const credential of issuedBy(exchange)) this.#redactor.addExactly(credential);
    scope.exchanges.push(exchange.id);
    this.#holding.add(scope);
    scope.pending.push(recordOf(exchange, scope.label));
    if (isGatewayPage(exchange.operation, exchange)) this.#paged(outgoing, exchange.status);
    else this.judge(exchange, scope);
    if (scope.pending.length > 500) this.handOver(scope);
    return exchange;
  }

  /** What a gateway answered for the target may have been done all the same. */
  #paged(outgoing: Outgoing, status: number): void {
    this.#journal.write({ type: 'gateway-page', status });
    if (outgoing.method !== 'GET') this.#lostWrites.add(pathBehind(outgoing));
  }

  /** A page of a gateway is judged only once it is known to be what its request gets, however often it is sent. */
  judge(exchange: Exchange, scope: Scope): void {
    for (const finding of this.#judge(exchange)) this.#note(finding, exchange.id, scope);
  }

  /** A request that ended without an answer; one that was given up was never sent. */
  unanswered(
    outgoing: Outgoing,
    request: Exchange['request'],
    startedAt: number,
    scope: Scope,
    { kind, message }: TransportTrouble,
  ): void {
    // Nothing was sent.
    if (kind === 'given-up') return;
    if (outgoing.method !== 'GET') this.#lostWrites.add(pathBehind(outgoing));
    for (const meter of [this.total, scope.meter]) meter.sent(outgoing.operation, null);
    const id = `${this.#prefix}${this.total.requests}`;
    scope.exchanges.push(id);
    this.#holding.add(scope);
    scope.pending.push({
      id,
      api: outgoing.api,
      operation: outgoing.operation,
      sender: scope.label,
      startedAt: new Date(startedAt).toISOString(),
      durationMs: Date.now() - startedAt,
      request,
      response: null,
      failure: message,
      bodyLength: 0,
    });
  }

  /** The first conforming answer and the first three others are enough to know and to show. */
  #note(finding: Finding, exchange: string, scope: Scope): void {
    const key = `${finding.requirement}\n${finding.subject}\n${finding.problem === null}`;
    const times = this.#seen.get(key) ?? 0;
    this.#seen.set(key, times + 1);
    if (finding.problem !== null && times === 0) this.#onProblem?.(finding);
    if (times < (finding.problem === null ? 1 : 3)) scope.findings.push({ ...finding, exchange });
  }
}

/** Facts are asked for by every rule, and by every demand. */
function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
