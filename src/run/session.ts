import type { Api, RequirementId } from '../../generated/catalogue.ts';
import { NotTested, TransportTrouble, WouldSend } from '../check/errors.ts';
import { type Finding, judge } from '../check/ledger.ts';
import type { Outgoing } from '../http/client.ts';
import type { Exchange } from '../http/exchange.ts';
import { Redactor } from '../http/redact.ts';
import { sendPatiently } from '../http/retry.ts';
import { createTransport, type Transport, type WireResponse } from '../http/transport.ts';
import { createVocabulary, type Vocabulary } from '../http/vocabulary.ts';
import type { ExchangeRecord } from '../report/model.ts';
import type { RunConfig } from './config.ts';
import { creationOf, removalOf } from './creations.ts';
import { Journal } from './journal.ts';
import { recordOf, redacted } from './records.ts';
import type { Resource } from './resources.ts';
import { smokeRequirements } from './smoke.ts';

/** Who sends: a check or a shared fixture. Its exchanges stay here until it ends, when every secret is known. */
export class Scope {
  readonly exchanges: string[] = [];
  readonly pending: ExchangeRecord[] = [];
  /** What answers said was made, and is not yet removed, by the id under which it is known. */
  readonly made = new Map<string, Resource>();
  readonly signal: AbortSignal | undefined;

  constructor(signal?: AbortSignal) {
    this.signal = signal;
  }
}

export interface SessionSettings {
  /** Begins the ids of this session's exchanges: a run has more than one session, one after the other. */
  prefix?: string;
  halt?: AbortSignal;
}

const interrupted = 'the run was interrupted';

/** Operations that read although their method is not GET. */
const lookups = new Set(['POST /api/v1/providers']);

/** One run against one target, in the worker: the only place that sends requests. */
export class Session {
  readonly config: RunConfig;
  /** When it aborts, what all checks share begins nothing more. */
  readonly halt: AbortSignal | undefined;
  readonly redactor: Redactor;
  readonly journal: Journal;
  readonly vocabulary: Vocabulary;
  readonly #transport: Transport;
  readonly #seen = new Map<string, number>();
  readonly #shared = new Map<string, Promise<unknown>>();
  readonly #writes = new Set<Promise<unknown>>();
  /** Ids of what answers said was made, and is not yet removed. */
  readonly #made = new Set<string>();
  /** Requirements of which a check was registered in the suite file that is being loaded. */
  readonly #begun = new Set<RequirementId>();
  #exchanges = 0;
  #names = 0;

  readonly #prefix: string;

  constructor(config: RunConfig, { prefix = 'x', halt }: SessionSettings = {}) {
    this.config = config;
    this.halt = halt;
    this.#prefix = prefix;
    this.redactor = new Redactor(config.target.secrets);
    this.journal = new Journal(config.journal);
    this.vocabulary = createVocabulary(config.target.vocabulary);
    this.#transport = createTransport(config.target.http);
  }

  /** Sends one request with all that the engine adds, records and judges every answer of it, returns the last one. */
  async perform(outgoing: Outgoing, scope: Scope): Promise<Exchange> {
    if (this.config.readOnly && outgoing.method !== 'GET' && !lookups.has(outgoing.operation ?? '')) {
      throw new NotTested('--read-only: this needs a request that may change the target');
    }
    const request = this.#wireRequest(outgoing);
    if (this.config.dryRun === true) throw new WouldSend(`${outgoing.method} ${outgoing.target}`);
    if (scope.signal?.aborted) throw new TransportTrouble(interrupted);
    const answer = this.#exchange(outgoing, request, scope);
    if (outgoing.method === 'GET') return answer;
    // Whoever waits for the end of the run waits for these: what they make must not go unnoticed.
    this.#writes.add(answer);
    try {
      return await answer;
    } finally {
      this.#writes.delete(answer);
    }
  }

  /** Resolves when no request is under way that may change the target. */
  async writesLanded(): Promise<void> {
    while (this.#writes.size > 0) await Promise.allSettled(this.#writes);
    this.journal.flush();
  }

  async #exchange(outgoing: Outgoing, request: Exchange['request'], scope: Scope): Promise<Exchange> {
    const answers: Exchange[] = [];
    const startedAt = Date.now();
    await sendPatiently(this.#transport, request, {
      operation: outgoing.operation,
      patienceMs: Math.max(60_000, this.config.target.http.settleMs),
      signal: scope.signal,
      witness: (response, sentAt) => answers.push(this.#witness(outgoing, request, response, sentAt, scope)),
    }).catch((error: unknown) => {
      this.#unanswered(outgoing, request, startedAt, scope, error);
      throw error;
    });
    const last = answers.at(-1);
    if (last === undefined) throw new Error('a request ended without an answer');
    this.#register(outgoing, last, scope);
    return last;
  }

  #register(outgoing: Outgoing, exchange: Exchange, scope: Scope): void {
    const made = creationOf(outgoing, exchange, this.config.target);
    if (made !== null) {
      this.#made.add(made.id);
      scope.made.set(made.id, made);
      this.journal.write({ type: 'created', resource: made });
    }
    const removed = removalOf(outgoing, exchange);
    if (removed === null) return;
    scope.made.delete(removed);
    if (this.#made.delete(removed)) this.journal.write({ type: 'removed', id: removed });
  }

  /** Made once per run, for every check that asks; whoever asks first makes it. */
  shared<T>(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.#shared.get(key);
    // The key belongs to one caller of `shared`, which names its type.
    if (known !== undefined) return known as Promise<T>;
    const made = make();
    this.#shared.set(key, made);
    // A lost connection is no property of the target: whoever asks next may have more luck.
    made.catch((error: unknown) => {
      if (error instanceof TransportTrouble) this.#shared.delete(key);
    });
    return made;
  }

  /** Whether a check that registers now belongs to the depth of the run: at `smoke` one for each requirement. */
  reaches(requirement: RequirementId): boolean {
    if (this.config.depth !== 'smoke') return true;
    if (!smokeRequirements.has(requirement)) return false;
    const isFirst = !this.#begun.has(requirement);
    this.#begun.add(requirement);
    return isFirst;
  }

  /** Shards divide the suite files and must come to the same choice: each file begins anew. */
  nextFile(): void {
    this.#begun.clear();
  }

  /** Ends every connection; nothing can be sent afterwards. */
  async close(): Promise<void> {
    this.journal.flush();
    await this.#transport.close();
  }

  get requests(): number {
    return this.#exchanges;
  }

  nextName(): number {
    this.#names += 1;
    return this.#names;
  }

  /** Hands the exchanges of a scope that ended to the journal. */
  settle(scope: Scope): void {
    for (const record of scope.pending.splice(0)) {
      this.journal.write({ type: 'exchange', exchange: redacted(record, this.redactor) });
    }
    this.journal.flush();
  }

  #wireRequest(outgoing: Outgoing): {
    method: string;
    url: string;
    headers: Record<string, string>;
    body: string | null;
  } {
    const side = this.config.target[outgoing.api];
    if (side === undefined) throw new NotTested(`the profile has no \`${outgoing.api}\``);
    const authorization =
      outgoing.authorization === undefined ? defaultAuthorization(this.config, outgoing.api) : outgoing.authorization;
    const headers: Record<string, string | null> = {
      accept: 'application/json',
      'user-agent': 'vendor-api-conformance',
      ...lowerCase(this.config.target.http.headers),
      ...lowerCase(outgoing.headers),
      ...(authorization === null ? {} : { authorization }),
    };
    const sent = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== null);
    return {
      method: outgoing.method,
      url: side.baseUrl + this.#wireTarget(outgoing.target),
      headers: Object.fromEntries(sent),
      body: outgoing.body === null ? null : this.#wireBody(outgoing.body),
    };
  }

  #wireTarget(target: string): string {
    const [path = '', query] = target.split('?', 2);
    if (query === undefined) return path;
    const pairs = new URLSearchParams(query);
    const wire = [...pairs].map(([name, value]): [string, string] => [name, this.vocabulary.wordToWire(value)]);
    return `${path}?${new URLSearchParams(wire)}`;
  }

  #wireBody(text: string): string {
    if (this.vocabulary.isNeutral) return text;
    const value = parseJson(text);
    try {
      return value === undefined ? text : JSON.stringify(this.vocabulary.toWire(value));
    } catch (error) {
      // Only what is nested too deeply to be walked cannot be translated; no identifier stands in there.
      if (error instanceof RangeError) return text;
      throw error;
    }
  }

  #witness(
    outgoing: Outgoing,
    request: Exchange['request'],
    response: WireResponse,
    startedAt: number,
    scope: Scope,
  ): Exchange {
    this.#exchanges += 1;
    const parsed = parseJson(response.text);
    const jsonType = /^application\/(?:[\w.+-]+\+)?json\b/i.test(response.headers['content-type']?.trim() ?? '');
    const exchange: Exchange = {
      id: `${this.#prefix}${this.#exchanges}`,
      api: outgoing.api,
      operation: outgoing.operation,
      request,
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
      text: response.text,
      json: parsed === undefined ? undefined : this.vocabulary.toNeutral(parsed),
      body: response.text === '' ? 'empty' : parsed === undefined ? 'not-json' : 'json',
      jsonType,
      startedAt,
      durationMs: Date.now() - startedAt,
      expectation: { open: outgoing.open, also: outgoing.also },
      schemaProblems: null,
    };
    scope.exchanges.push(exchange.id);
    scope.pending.push(recordOf(exchange));
    if (scope.pending.length > 500) this.settle(scope);
    for (const finding of judge(exchange)) this.#note(finding, exchange.id);
    return exchange;
  }

  #unanswered(outgoing: Outgoing, request: Exchange['request'], startedAt: number, scope: Scope, error: unknown): void {
    this.#exchanges += 1;
    const id = `${this.#prefix}${this.#exchanges}`;
    scope.exchanges.push(id);
    scope.pending.push({
      id,
      api: outgoing.api,
      operation: outgoing.operation,
      startedAt: new Date(startedAt).toISOString(),
      durationMs: Date.now() - startedAt,
      request,
      response: null,
      failure: error instanceof Error ? error.message : String(error),
    });
  }

  /** The first conforming answer and the first three others are enough to know and to show. */
  #note(finding: Finding, exchange: string): void {
    const key = `${finding.requirement}\n${finding.subject}\n${finding.problem === null}`;
    const times = this.#seen.get(key) ?? 0;
    this.#seen.set(key, times + 1);
    if (times < (finding.problem === null ? 1 : 3))
      this.journal.write({ type: 'finding', finding: { ...finding, exchange } });
  }
}

function defaultAuthorization(config: RunConfig, api: Api): string | null {
  const { partner, workspace } = config.target;
  if (api === 'partner') return partner === undefined ? null : `ApiKey ${partner.apiKey}`;
  return workspace === undefined ? null : `Bearer ${workspace.token}`;
}

function lowerCase<T>(headers: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

/** @returns undefined for an empty text and for one that is no JSON. */
function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
