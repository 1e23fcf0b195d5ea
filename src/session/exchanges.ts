import type { Outgoing } from '../http/client.ts';
import type { Exchange } from '../http/exchange.ts';
import { isGatewayPage } from '../http/gateway.ts';
import { sendPatiently } from '../http/retry.ts';
import type { Transport } from '../http/transport.ts';
import type { Vocabulary } from '../http/vocabulary.ts';
import { TransportTrouble } from '../model/errors.ts';
import { isRead } from './changes.ts';
import type { RunConfig } from './config.ts';
import { resourceMade } from './creations.ts';
import type { Lifelines } from './lifelines.ts';
import { type Fate, fateOf } from './lost-writes.ts';
import type { MadeThings } from './made-things.ts';
import type { Recorder } from './recorder.ts';
import { operationInfo } from './response-rules.ts';
import { Scope } from './scope.ts';
import { Sightings } from './sightings.ts';
import { Vanished } from './vanished.ts';
import { wireRequest } from './wire-request.ts';

export interface ExchangeSettings {
  readonly config: RunConfig;
  readonly vocabulary: Vocabulary;
  readonly transport: Transport;
  readonly lifelines: Lifelines;
  readonly recorder: Recorder;
  readonly made: MadeThings;
  /** Milliseconds for which a target may ask to come back later. */
  readonly patienceMs: number;
  /** Whether a page is an answer like any other; it is of no API that is still to be found. */
  readonly takesPages: boolean;
}

/** Sends requests over lost connections and pauses; every answer is recorded, and what it made is known from then on. */
export class Exchanges {
  readonly #settings: ExchangeSettings;
  readonly #sightings = new Sightings();

  constructor(settings: ExchangeSettings) {
    this.#settings = settings;
  }

  /**
   * @returns the last answer.
   * @throws {TransportTrouble} where none came, or it cannot be told what became of the request.
   */
  async send(outgoing: Outgoing, request: Exchange['request'], scope: Scope): Promise<Exchange> {
    const { transport, lifelines, recorder, made, patienceMs, takesPages } = this.#settings;
    const answers: Exchange[] = [];
    const known = this.#sightings.stateOf(outgoing);
    const attempt = made.attempt(outgoing, Date.now());
    let isTwice = false;
    const sent = sendPatiently(transport, request, {
      operation: outgoing.operation,
      tag: operationInfo(outgoing)?.tag ?? null,
      isAnother: outgoing.authorization !== undefined,
      patienceMs,
      lifeline: lifelines.of(outgoing.api),
      signal: scope.signal,
      takesPages,
      mayRepeat: async (trouble) => {
        if (isRead(outgoing)) return true;
        // What only takes its time may still take effect.
        isTwice = trouble.kind !== 'silent' && (await this.#fate(outgoing, scope)).state === 'undone';
        return isTwice;
      },
      witness: (response, sentAt) =>
        answers.push(recorder.witness({ outgoing, request, known }, response, sentAt, scope)),
      missed: (trouble, sentAt) => recorder.unanswered(outgoing, request, sentAt, scope, trouble),
    });
    await sent.catch((error: unknown) => {
      const page = answers.at(-1);
      const isVain = page !== undefined && isGatewayPage(page.operation, page);
      if (!(error instanceof TransportTrouble) || !isVain) throw error;
      const lifeline = lifelines.of(outgoing.api);
      if (lifeline.hasGivenUp(outgoing.operation ?? '')) this.judgePage(page, scope);
      const { answers: answersBefore } = lifeline;
      const isVanished = error.kind === 'gateway';
      throw isVanished ? new Vanished(error.message, page, { answersBefore, sent: scope.pending }) : error;
    });
    // Where requests wait for their turn, one may be remembered for long after its answer, which can be large.
    const last = answers.splice(0).at(-1);
    if (last === undefined) throw new Error('a request ended without an answer');
    made.register(outgoing, last, scope, attempt);
    this.#sightings.take(outgoing, last);
    if (isTwice && last.status >= 400) await this.#expectRefusal(outgoing, scope);
    return last;
  }

  /**
   * Judges a page of a gateway like any answer, unless pages are what many operations get.
   * @returns whether it did.
   */
  judgePage(page: Exchange, scope: Scope): boolean {
    const { lifelines, recorder } = this.#settings;
    if (!lifelines.of(page.api).pagesAreRareBut(page.operation ?? '')) return false;
    recorder.judge(page, scope);
    return true;
  }

  /** What the engine itself asks: nothing about it is drawn. */
  asItIs(outgoing: Outgoing, scope: Scope): Promise<Exchange> {
    const { config, vocabulary } = this.#settings;
    return this.send(outgoing, wireRequest(outgoing, config, vocabulary), scope);
  }

  /** The same for no check. */
  async forNobody(outgoing: Outgoing): Promise<Exchange> {
    const scope = new Scope();
    try {
      return await this.asItIs(outgoing, scope);
    } finally {
      this.#settings.recorder.handOver(scope);
    }
  }

  /** What became of a request whose answer was lost; what it made is removed when its check ends. */
  async #fate(outgoing: Outgoing, scope: Scope): Promise<Fate> {
    const { config, made } = this.#settings;
    const look = (operation: string, target: string): Promise<Exchange> => {
      const { api, authorization } = outgoing;
      const question = { api, authorization, operation, target, method: 'GET', headers: {}, body: null, open: true };
      return this.asItIs(question, scope);
    };
    try {
      const madeAs = (id: string) => resourceMade(outgoing, id, config.target);
      const fate = await fateOf(outgoing, look, (id) => made.isMade(madeAs(id)));
      const resource = fate.state === 'done' && fate.id !== null ? madeAs(fate.id) : null;
      if (resource !== null) made.adopt(resource, scope);
      return fate;
    } catch (error) {
      if (error instanceof TransportTrouble) return { state: 'unknown' };
      throw error;
    }
  }

  /** A request that was sent twice may be refused only because it took effect the first time, late. */
  async #expectRefusal(outgoing: Outgoing, scope: Scope): Promise<void> {
    if (outgoing.method === 'PATCH') return;
    if (outgoing.method === 'POST' && (await this.#fate(outgoing, scope)).state === 'undone') return;
    throw new TransportTrouble(`${outgoing.method} ${outgoing.target}: no answer but to its repetition`, {
      kind: 'lost',
    });
  }
}
