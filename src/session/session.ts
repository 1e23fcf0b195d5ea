import type { Api } from '../../generated/catalogue.ts';
import type { Outgoing } from '../http/client.ts';
import type { Exchange } from '../http/exchange.ts';
import { Redactor } from '../http/redact.ts';
import { createTransport, type Transport } from '../http/transport.ts';
import { createVocabulary, type Vocabulary } from '../http/vocabulary.ts';
import { NotTested, TargetFull, TransportTrouble, WouldSend } from '../model/errors.ts';
import { Access } from './access.ts';
import { RandomTexts } from './attempts.ts';
import { changesForGood, isRead } from './changes.ts';
import { type Begin, Commons } from './commons.ts';
import type { RunConfig } from './config.ts';
import { lookAfter } from './departures.ts';
import { Exchanges } from './exchanges.ts';
import { Explanations } from './explanations.ts';
import { isOfOthers } from './given-again.ts';
import { Journal, type JournalSink } from './journal.ts';
import { Keys } from './keys.ts';
import { Lifelines } from './lifelines.ts';
import { Lines } from './lines.ts';
import { Logins } from './logins.ts';
import { MadeThings } from './made-things.ts';
import { Meters } from './meters.ts';
import { Outlook } from './outlook.ts';
import { Pools } from './pools.ts';
import { Recorder, type Shelf, shelfOf } from './recorder.ts';
import type { Resource } from './resources.ts';
import { type Finding, judge } from './response-rules.ts';
import { Room } from './room.ts';
import { isUsedUp } from './run-budget.ts';
import type { Scope } from './scope.ts';
import { pathBehind } from './sightings.ts';
import type { Tenant } from './tenant.ts';
import { Unsupported } from './unsupported.ts';
import { standingPage } from './vanished.ts';
import { Waits } from './waits.ts';
import { wireRequest } from './wire-request.ts';

export interface SessionSettings {
  /** Begins the ids of this session's exchanges: a run has more than one session, one after the other. */
  prefix?: string;
  halt?: AbortSignal;
  /** Whether answers are held against the documents; not those to questions whether this is the API at all. */
  judges?: boolean;
  /** APIs that did not answer when they were last asked. */
  suspects?: readonly Api[];
  /** Milliseconds for which a target may ask to come back later. */
  patienceMs?: number;
  /** By default the file that the settings of the run name. */
  journal?: JournalSink;
  /** Where the evidence goes; by default the journal. */
  shelf?: Shelf;
  /** Told once of each kind of answer that does not conform. */
  onProblem?: (finding: Finding) => void;
  /** An API stopped answering: nothing more is sent to it. */
  onGone?: (api: Api, reason: string) => void;
}

const interrupted = 'the run was interrupted';

/** One run against one target, in the worker: the only place that sends requests. */
export class Session {
  readonly config: RunConfig;
  /** When it aborts, what all checks share begins nothing more. */
  readonly halt: AbortSignal | undefined;
  readonly redactor: Redactor;
  readonly journal: JournalSink;
  readonly vocabulary: Vocabulary;
  readonly waits: Waits;
  readonly recorder: Recorder;
  readonly made: MadeThings;
  /** What names drew at random: so much of what was asked for tells what was made. */
  readonly random = new RandomTexts();
  readonly #transport: Transport;
  readonly #exchanges: Exchanges;
  /** What checks that are still to end will ask for. */
  readonly outlook = new Outlook();
  readonly #commons = new Commons(this.outlook);
  readonly #logins: Logins;
  readonly #keys: Keys;
  readonly #pools: Pools;
  readonly #room: Room;
  readonly #access: Access;
  readonly #unsupported: Unsupported;
  readonly #explanations: Explanations;
  readonly lines = new Lines();
  /** What each request that is under way may change: the path behind the base URL, decoded. */
  readonly #writes = new Map<Promise<unknown>, string>();
  /** Nobody else has a reason to write to what a run makes. */
  readonly seesAll = true;
  readonly meters = new Meters();
  #names = 0;

  constructor(config: RunConfig, settings: SessionSettings = {}) {
    const { prefix = 'x', halt, judges = true, suspects = config.suspects ?? [], onGone, onProblem } = settings;
    this.config = config;
    this.halt = halt;
    this.redactor = new Redactor(config.target.secrets);
    this.#keys = new Keys(config.target, (sender, target) => this.#statusOf(sender, target));
    this.#logins = new Logins(config.target, (token, name) => this.redactor.add(token, name));
    this.journal = settings.journal ?? new Journal(config.journal);
    this.waits = new Waits(config.target.http.settleMs, (what, durationMs) =>
      this.journal.write({ type: 'waited', what, durationMs }),
    );
    this.vocabulary = createVocabulary(config.target.vocabulary);
    const { journal, redactor, vocabulary, random } = this;
    const shelf = settings.shelf ?? shelfOf(journal, redactor);
    const judged = (exchange: Exchange) => (judges ? judge(exchange, this) : []);
    this.recorder = new Recorder({
      ...{ config, journal, shelf, redactor, vocabulary, prefix },
      ...{ judge: judged, onProblem },
    });
    this.made = new MadeThings({ config, journal, redactor, random, prefix });
    this.#transport = createTransport(config.target.http);
    this.#pools = new Pools({
      ...{ target: config.target, commons: this.#commons, waits: this.waits },
      isGone: (removal) => this.#isGone(removal),
    });
    const surroundings = { target: config.target, runId: config.runId, nextName: () => this.nextName() };
    this.#room = new Room(surroundings);
    this.#access = new Access(surroundings);
    this.#unsupported = new Unsupported(surroundings);
    this.#explanations = new Explanations({
      ...{ keys: this.#keys, made: this.made, meters: this.meters },
      ...{ unsupported: this.#unsupported, access: this.#access, room: this.#room },
      sendOther: (other, scope) => this.#underWay(other, this.#exchanges.asItIs(other, scope)),
    });
    const lifelines = new Lifelines({
      ...{ config, suspects, transport: this.#transport, recorder: this.recorder, isStranger: !judges },
      wire: (outgoing) => wireRequest(outgoing, config, vocabulary),
      onGone: (api, reason) => {
        journal.write({ type: 'gone', api, reason: redactor.text(reason) });
        journal.flush();
        onGone?.(api, reason);
      },
    });
    this.#exchanges = new Exchanges({
      ...{ config, vocabulary, lifelines, transport: this.#transport, recorder: this.recorder, made: this.made },
      patienceMs: settings.patienceMs ?? Math.max(60_000, config.target.http.settleMs),
      takesPages: !judges,
    });
  }

  /**
   * Judges the page of a gateway that the starts of a check ended with, where that is what its request gets.
   * @returns whether it is.
   */
  judgePage(troubles: readonly TransportTrouble[], scope: Scope): boolean {
    const page = standingPage(troubles);
    if (page === null || !this.#exchanges.judgePage(page, scope)) return false;
    this.recorder.handOver(scope);
    return true;
  }

  /** Sends one request with all that the engine adds, records and judges every answer of it, returns the last one. */
  async perform(outgoing: Outgoing, scope: Scope): Promise<Exchange> {
    if (this.config.readOnly && !isRead(outgoing)) {
      throw new NotTested('--read-only: this needs a request that may change the target');
    }
    this.#expectWithinBudget(outgoing);
    this.#keys.expectTaken(outgoing);
    const isStated = outgoing.authorization !== undefined || this.config.dryRun === true;
    const exchange = isStated
      ? await this.#besideOthers(outgoing, scope)
      : await this.#logins.send(outgoing.api, (isAgain) =>
          isAgain ? this.#performOnce(outgoing, scope) : this.#besideOthers(outgoing, scope),
        );
    this.#keys.answered(outgoing, exchange.status, scope.label);
    return exchange;
  }

  /** Where an id of what is gone has come again with what somebody else made, nothing is done to that, nor told by it. */
  async #besideOthers(outgoing: Outgoing, scope: Scope): Promise<Exchange> {
    const look = this.config.dryRun === true ? null : this.made.lookUnder(outgoing);
    if (look === null) return this.#performOnce(outgoing, scope);
    const taken = new NotTested(`the id of what was removed, ${look.target}, is that of something else by now`);
    const isStrange = (answer: Exchange): boolean => isOfOthers(answer, this.config.runId);
    const seen = (): Promise<Exchange> => {
      this.#expectWithinBudget(look);
      return this.#exchanges.asItIs(look, scope);
    };
    if (!isRead(outgoing) && (await seen()).status === 200) throw taken;
    this.#expectWithinBudget(outgoing);
    const exchange = await this.#performOnce(outgoing, scope);
    if (exchange.status <= 299 && (isStrange(exchange) || isStrange(await seen()))) throw taken;
    return exchange;
  }

  /** Whatever was known beforehand, a run sends no more than it may: what it made is removed all the same. */
  #expectWithinBudget({ method, open }: Outgoing): void {
    const { budget } = this.config;
    const isRemoval = method === 'DELETE' && open === true;
    if (budget === undefined || isRemoval || !isUsedUp(budget, this.recorder.requests, this.made.left)) return;
    throw new NotTested(budget.why);
  }

  async #performOnce(outgoing: Outgoing, scope: Scope): Promise<Exchange> {
    const { seed } = this.config;
    const draws = { draw: scope.draw(seed), order: scope.order(seed) };
    const request = wireRequest(outgoing, this.config, this.vocabulary, draws);
    if (this.config.dryRun === true) throw new WouldSend(`${outgoing.method} ${outgoing.target}`);
    if (scope.signal?.aborted) throw new TransportTrouble(interrupted, { kind: 'interrupted' });
    return this.#underWay(outgoing, this.#roomily(outgoing, request, scope));
  }

  /** Whoever waits for the end of the run waits for these: what they make must not go unnoticed. */
  async #underWay(outgoing: Outgoing, answer: Promise<Exchange>): Promise<Exchange> {
    if (outgoing.method === 'GET') return answer;
    this.#writes.set(answer, pathBehind(outgoing));
    try {
      return await answer;
    } finally {
      this.#writes.delete(answer);
    }
  }

  /** Whether the target could be asked for more at once. */
  get isIdle(): boolean {
    return this.#transport.isIdle;
  }

  /** The kinds of things for which somebody waits, since there is no room for more. */
  get shortOf(): ReadonlySet<string> {
    return this.#pools.waitedFor;
  }

  /** What there is that checks share, by the `labelKey` of its key. */
  get labels(): ReadonlySet<string> {
    return this.#commons.labels;
  }

  /** Of what may be changed by requests that are under way, decoded, as they stand behind the base URL. */
  get writing(): string[] {
    return [...this.#writes.values(), ...this.recorder.lostWrites];
  }

  /** Resolves when no request is under way that may change the target. */
  async writesLanded(): Promise<void> {
    while (this.#writes.size > 0) await Promise.allSettled(this.#writes.keys());
    this.journal.flush();
  }

  /** What a run may have so many of is made when there is room for it. */
  async #roomily(outgoing: Outgoing, request: Exchange['request'], scope: Scope): Promise<Exchange> {
    const entered = this.#pools.enter(outgoing, scope.tenant);
    const admission = entered instanceof Promise ? await entered : entered;
    if (scope.signal?.aborted) throw new TransportTrouble(interrupted, { kind: 'interrupted' });
    if (changesForGood(outgoing) && !scope.isOwn(outgoing.target)) scope.tenant.changesOthers = true;
    try {
      const send = () => this.#exchanges.send(outgoing, request, scope);
      const sendOther = (other: Outgoing) => this.#underWay(other, this.#exchanges.asItIs(other, scope));
      const leave = this.#pools.leaving(outgoing, scope.tenant);
      const exchange = await scope.tenant.during(
        this.#room.perform({ outgoing, send, sendOther, isFirst: () => admission?.isFirst() === true }),
      );
      admission?.answered(exchange);
      leave(exchange);
      this.#access.answered(outgoing, exchange);
      this.#unsupported.answered(outgoing, exchange, scope.label);
      return exchange;
    } catch (error) {
      // What others have made meanwhile goes again.
      if (error instanceof TargetFull && admission?.refusedAsFull()) return this.#roomily(outgoing, request, scope);
      throw error;
    }
  }

  /** Looks once: whatever it answers meanwhile is open. */
  async #isGone(removal: Outgoing): Promise<boolean> {
    return (await this.#exchanges.forNobody(lookAfter(removal))).status === 404;
  }

  /** What a read answers to a key; null where it cannot be asked. */
  async #statusOf(sender: Pick<Outgoing, 'api' | 'authorization'>, target: string): Promise<number | null> {
    const question = { operation: `GET ${target}`, target, method: 'GET', headers: {}, body: null, open: true };
    const outgoing: Outgoing = { ...sender, ...question };
    try {
      this.#expectWithinBudget(outgoing);
      return (await this.#exchanges.forNobody(outgoing)).status;
    } catch (error) {
      if (error instanceof TransportTrouble || error instanceof NotTested) return null;
      throw error;
    }
  }

  /** Made once, for every check that asks; whoever asks first makes it. */
  shared<T>(key: string, begin: Begin<T>, user: Tenant | null = null): Promise<T> {
    return this.#commons.ask(key, begin, user);
  }

  /** The target refused to remove it: it has its place for the rest of the run. */
  stays(resource: Resource): void {
    this.#pools.stays(resource);
    this.made.noteRefused(resource);
  }

  /** A check that has ended, and removed what it made, needs no room. */
  leave(tenant: Tenant): void {
    tenant.isDone = true;
    this.#pools.ended(tenant);
  }

  /** Leaves on the target what a failing check made, with what it borrowed, where the run keeps that. */
  keep(scope: Scope): void {
    if (this.config.keep === true) this.made.keep(scope, this.meters.borrowedBy(scope));
  }

  /** Why a check ended as it did, where that says nothing about the target; else the same. */
  explained(error: unknown, scope: Scope): Promise<unknown> {
    return this.#explanations.of(error, scope);
  }

  /** Ends every connection; nothing can be sent afterwards. */
  async close(): Promise<void> {
    this.journal.flush();
    this.#pools.close();
    await this.#transport.close();
  }

  nextName(): number {
    this.#names += 1;
    return this.#names;
  }
}
