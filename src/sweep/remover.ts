import { createContext, type OwnedContext } from '../check/context.ts';
import { sleep } from '../http/sleep.ts';
import { Inconclusive, NotTested, TransportTrouble } from '../model/errors.ts';
import { ownNameOf, recordIn } from '../session/answers.ts';
import { holderOf } from '../session/kinds.ts';
import { lenientJson } from '../session/lenient.ts';
import { isGone, type NewResource, placeOf, type Removal, tryToRemove } from '../session/resources.ts';
import type { Session } from '../session/session.ts';
import { askForOne, readOne } from './listing.ts';

/** So many requests in a row without any answer: nobody is there. */
const silence = 3;
const tries = 4;
/** So many things of a kind that were refused each time, and none that went meanwhile: the others are asked once. */
const enoughRefused = 3;
/** A shorter id may meanwhile be that of another thing. */
export const lastingId = 8;

/** Removes what was made, over lost connections, pauses and refusals, until its time is up. */
export class Remover {
  readonly #session: Session;
  readonly #signal: AbortSignal;
  #unanswered = 0;
  /** How many of a kind in a row would not go, by the request that removes it, and what the target answered each time. */
  readonly #refused = new Map<string, number>();

  constructor(session: Session, signal: AbortSignal) {
    this.#session = session;
    this.#signal = signal;
  }

  /** Whether removing has no sense any more. */
  get isOver(): boolean {
    return this.#signal.aborted || this.isSilent;
  }

  /** Whether the target has stopped to answer. */
  get isSilent(): boolean {
    return this.#unanswered >= silence;
  }

  /**
   * Removes the newest first, several side by side, and what stands inside something before that.
   * @param isDoubted whether a removal that was answered with success is looked after.
   * @returns what would not go.
   */
  async remove<Thing extends NewResource>(
    resources: readonly Thing[],
    {
      onGone = () => undefined,
      isDoubted = false,
    }: { onGone?: (gone: Thing, removal: Removal) => void; isDoubted?: boolean } = {},
  ): Promise<Thing[]> {
    const kept = new Map(resources.map((resource) => [placeOf(resource), resource]));
    const context = createContext(this.#session, this.#signal);
    // All of them have it together: a target that removes nothing is not waited for again and again.
    const goneBy = isDoubted ? Date.now() + this.#session.config.target.http.settleMs : null;
    const levels = Map.groupBy([...resources].reverse(), ({ path }) => Object.keys(path).length);
    for (const depth of [...levels.keys()].sort((a, b) => b - a)) {
      const queue = levels.get(depth) ?? [];
      const work = async (): Promise<void> => {
        for (let next = queue.shift(); next !== undefined && !this.isOver; next = queue.shift()) {
          const removal = await this.#remove(context, next, goneBy);
          this.#session.recorder.handOver(context.scope);
          if (!isGone(removal)) continue;
          kept.delete(placeOf(next));
          onGone(next, removal);
        }
      };
      const width = this.#session.config.target.http.concurrency;
      await withinTime(Promise.all(Array.from({ length: width }, work)), this.#signal);
    }
    this.#session.recorder.handOver(context.scope);
    return [...kept.values()];
  }

  /** @param goneBy when it must be gone that is looked after; null where success is believed. */
  async #remove(t: OwnedContext, resource: NewResource, goneBy: number | null): Promise<Removal> {
    const patience = Date.now() + this.#session.config.target.http.settleMs;
    for (let attempt = 1; !this.isOver; attempt += 1) {
      if (attempt > 1) await sleep(Math.min(25 * 2 ** attempt, 2_000));
      try {
        const { removal, status } = await tryToRemove(t, resource);
        this.#unanswered = 0;
        if (isGone(removal)) this.#forgetRefusals(resource);
        if (isGone(removal) && (goneBy === null || (await this.#disappears(t, resource, goneBy)))) return removal;
        if (isGone(removal)) return 'refused';
        if (removal === 'forbidden') return removal;
        if (attempt < this.#triesFor(resource, status)) continue;
        if (Date.now() <= patience && (await isOnItsWay(t, resource))) continue;
        this.#noteRefusal(resource, status);
        return removal;
      } catch (error) {
        // What it was is gone where its id is that of something else by now.
        if (error instanceof NotTested) return (await isOwn(t, resource)) ? 'refused' : 'absent';
        if (!(error instanceof Inconclusive)) throw error;
        // Nothing was sent, and nothing ever can be.
        if (!(error instanceof TransportTrouble)) return 'refused';
        // One API may be gone where the other is not.
        if (error.kind === 'given-up') return 'refused';
        this.#unanswered += 1;
        if (attempt >= tries || !(await mayTryAgain(t, resource, error))) return 'refused';
      }
    }
    return 'refused';
  }

  /** What failed may work the next time, whatever became of others. */
  #triesFor({ operation }: NewResource, status: number): number {
    return status < 500 && (this.#refused.get(`${operation} ${status}`) ?? 0) >= enoughRefused ? 1 : tries;
  }

  #noteRefusal({ operation }: NewResource, status: number): void {
    const answer = `${operation} ${status}`;
    this.#refused.set(answer, (this.#refused.get(answer) ?? 0) + 1);
  }

  #forgetRefusals({ operation }: NewResource): void {
    for (const answer of this.#refused.keys()) if (answer.startsWith(`${operation} `)) this.#refused.delete(answer);
  }

  /** What was found again although its removal had been answered with success may be on its way out. */
  async #disappears(t: OwnedContext, resource: NewResource, goneBy: number): Promise<boolean> {
    const held = holderOf(resource);
    if (held === null) return true;
    for (let pause = 50; !this.isOver; pause = Math.min(pause * 2, 1_000)) {
      if ((await readOne(t, held.collection, held.id)) === null) return true;
      if (Date.now() > goneBy) return false;
      await sleep(pause);
    }
    return false;
  }
}

/** Whether what takes time, and refuses to go, is still on its way, be it into being or out of it. */
async function isOnItsWay(t: OwnedContext, resource: NewResource): Promise<boolean> {
  const held = holderOf(resource);
  if (held === null || held.collection.kind.slow === undefined) return false;
  const exchange = await askForOne(t, held.collection, held.id);
  // What it answers meanwhile is open; where it is gone by now, the next removal is told so.
  if (exchange.status !== 200) return exchange.status < 500;
  const status = recordIn(lenientJson(exchange))?.status;
  return typeof status === 'string' && status !== 'ready';
}

/**
 * Whether a removal without an answer may be sent again. It may have worked, and where things are counted the number may
 * be that of another one by now.
 */
async function mayTryAgain(t: OwnedContext, resource: NewResource, trouble: TransportTrouble): Promise<boolean> {
  if (trouble.kind !== 'lost' && trouble.kind !== 'gateway') return false;
  const held = holderOf(resource);
  return held === null || held.id.length >= lastingId || isOwn(t, resource);
}

/** Whether what stands there is seen to have a name that the suite gives. */
async function isOwn(t: OwnedContext, resource: NewResource): Promise<boolean> {
  const held = holderOf(resource);
  const record = held === null ? null : await readOne(t, held.collection, held.id).catch(() => null);
  return record !== null && ownNameOf(record) !== null;
}

/** Ends with the work or with the time, whichever is first. */
export function withinTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  if (signal.aborted) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const end = (): void => resolve(undefined);
    signal.addEventListener('abort', end, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}
