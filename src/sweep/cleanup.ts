import type { Api } from '../../generated/catalogue.ts';
import { createContext } from '../check/context.ts';
import { sleep } from '../http/sleep.ts';
import type { Leftover } from '../model/report.ts';
import { type Fields, idCandidates } from '../session/answers.ts';
import { type AttemptRecord, isOf } from '../session/attempts.ts';
import type { RunConfig } from '../session/config.ts';
import { type Collection, collectionOf, holderOf } from '../session/kinds.ts';
import type { Makings } from '../session/makings.ts';
import { isWithin, type NewResource, pathOf, placeOf, type Removal, type Resource } from '../session/resources.ts';
import { Session } from '../session/session.ts';
import { doubtful, leftover } from './leftovers.ts';
import { type Listing, readListing, withNames } from './listing.ts';
import { lastingId, Remover, withinTime } from './remover.ts';
import { type Doubt, type Located, searchFor } from './search.ts';

/** How long cleaning up may take, and how long it waits for one answer. */
interface Limits {
  /** The time in which nothing goes: a run that may send little, or has little room, needs its time for many things. */
  idleMs: number;
  /** The time in all. */
  totalMs: number;
  answerMs: number;
  /** For which a target may ask to come back later. */
  patienceMs: number;
  /** For which what may still be on its way into being is looked for: time has to be left for everything else. */
  comingMs: number;
  /** For which what is refused is asked to go again, beside `http.settleMs`. */
  laterMs: number;
}

/** How often. */
const laterEveryMs = 3_000;

/** How long what may still be on its way into being is looked for where nothing is known of it, in milliseconds. */
const leastComingMs = 7_000;

const ordinary: Limits = {
  idleMs: 60_000,
  totalMs: 3_600_000,
  answerMs: 10_000,
  patienceMs: 20_000,
  comingMs: 45_000,
  laterMs: 45_000,
};
/** Somebody waits for the end. */
const hurried: Limits = {
  idleMs: 20_000,
  totalMs: 20_000,
  answerMs: 3_000,
  patienceMs: 10_000,
  comingMs: 14_000,
  laterMs: 0,
};

/** Removes what a run left, in a session of its own; returns what would not go, and what may be there. */
export async function cleanUpAfter(
  config: RunConfig,
  makings: Makings,
  { isInterrupted, suspects = [] }: { isInterrupted: boolean; suspects?: readonly Api[] },
): Promise<Leftover[]> {
  const limits = isInterrupted ? hurried : ordinary;
  const { answerMs, patienceMs } = limits;
  const { target } = config;
  const http = { ...target.http, timeoutMs: Math.min(target.http.timeoutMs, answerMs) };
  // What was made goes, whatever is left of what the run may send.
  const unbounded = { ...config, target: { ...target, http }, budget: undefined };
  const session = new Session(unbounded, { prefix: 'c', suspects, patienceMs });
  return cleanUp(session, makings, limits).finally(() => session.close());
}

/** The same in a session that is there already. */
export async function cleanUp(
  session: Session,
  makings: Makings,
  { idleMs, totalMs, comingMs, laterMs }: Limits = ordinary,
): Promise<Leftover[]> {
  const time = new AbortController();
  const idle = setTimeout(() => time.abort(), idleMs);
  const total = setTimeout(() => time.abort(), totalMs);
  try {
    const clock = { signal: time.signal, comingMs, laterMs, wentOn: () => idle.refresh() };
    return await new CleanUp(session, makings, clock).run();
  } finally {
    clearTimeout(idle);
    clearTimeout(total);
  }
}

interface Clock {
  readonly signal: AbortSignal;
  readonly comingMs: number;
  readonly laterMs: number;
  /** Tells that something went. */
  wentOn(): void;
}

class CleanUp {
  readonly #session: Session;
  readonly #makings: Makings;
  readonly #signal: AbortSignal;
  readonly #comingMs: number;
  readonly #laterMs: number;
  readonly #wentOn: () => void;
  readonly #remover: Remover;
  /** By place: what is found twice is left once. */
  readonly #left = new Map<string, Leftover>();
  /** What of that the target never said it removed, the oldest first. */
  readonly #refused = new Map<string, NewResource>();
  /** What the target said it removed, by its place. */
  readonly #removed: Map<string, NewResource>;

  constructor(session: Session, makings: Makings, { signal, comingMs, laterMs, wentOn }: Clock) {
    this.#session = session;
    this.#makings = makings;
    this.#signal = signal;
    this.#comingMs = comingMs;
    this.#laterMs = Math.min(laterMs, session.config.target.http.settleMs);
    this.#wentOn = wentOn;
    this.#remover = new Remover(session, signal);
    this.#removed = new Map(makings.removed.map((resource) => [placeOf(resource), resource]));
  }

  async run(): Promise<Leftover[]> {
    const { remaining, attempts, kept: wanted } = this.#makings;
    for (const { resource, by } of wanted)
      this.#left.set(placeOf(resource), leftover(this.#session, resource, `kept for ${by}`));
    const unseen: Resource[] = [];
    const onGone = (gone: Resource, removal: Removal): void => {
      if (removal === 'absent' && holderOf(gone)?.collection.kind.slow !== undefined) unseen.push(gone);
      this.#wentOn();
      this.#session.journal.write({ type: 'removed', id: gone.id });
      this.#removed.set(placeOf(gone), gone);
    };
    for (const kept of await this.#remover.remove(remaining, { onGone })) {
      if (!this.#wentWithItsHolder(kept)) this.#leave(kept);
    }
    await this.#removeOnceThere(unseen);
    const found: NewResource[] = [];
    for (const collection of collectionsOf(attempts)) found.push(...(await this.#look(collection)));
    const staying = new Set(wanted.map(({ resource }) => placeOf(resource)));
    const others = found.filter((resource) => !staying.has(placeOf(resource)));
    const byPlace = new Map(others.map((resource) => [placeOf(resource), resource]));
    // What would not go at first, as where a gateway answered for the target, is not left any more.
    const onGoneAtLast = (gone: NewResource): void => {
      this.#left.delete(placeOf(gone));
      this.#refused.delete(placeOf(gone));
      this.#wentOn();
    };
    // Their removal may have been answered with success before; what does not go is waited for once, not in each place.
    const doubted = { isDoubted: true, onGone: onGoneAtLast };
    for (const kept of await this.#remover.remove([...byPlace.values()], doubted)) this.#leave(kept);
    await this.#askAgain(doubted);
    return [...this.#left.values()];
  }

  /** What a target is busy with for a while may go a bit later: the oldest one of a kind tells whether the others do. */
  async #askAgain(doubted: { isDoubted: boolean; onGone: (gone: NewResource) => void }): Promise<void> {
    const until = Date.now() + this.#laterMs;
    while (this.#refused.size > 0 && Date.now() + laterEveryMs <= until && !this.#remover.isOver) {
      await sleep(laterEveryMs);
      const kinds = Map.groupBy(this.#refused.values(), ({ operation }) => operation);
      const oldest = [...kinds.values()].flatMap((ofKind) => ofKind.slice(0, 1));
      const stayed = new Set((await this.#remover.remove(oldest, doubted)).map(({ operation }) => operation));
      const others = [...this.#refused.values()].filter(({ operation }) => !stayed.has(operation));
      await this.#remover.remove(others, doubted);
    }
  }

  /**
   * What takes time may not be found before it is there: it is asked to go again, until it is certain to be gone, which
   * is as long as the slowest one took and half as long again.
   */
  async #removeOnceThere(unseen: readonly Resource[]): Promise<void> {
    let left = unseen;
    const limitMs = Math.min(this.#comingMs, Math.max(leastComingMs, 1.5 * this.#makings.longestWaitMs));
    for (const pause of pausesWithin(limitMs)) {
      if (left.length === 0 || this.#remover.isOver) return;
      await sleep(pause);
      const absent: Resource[] = [];
      const onGone = (gone: Resource, removal: Removal): void => {
        if (removal === 'absent') absent.push(gone);
      };
      for (const kept of await this.#remover.remove(left, { onGone })) this.#leave(kept);
      left = absent;
    }
  }

  /** Whatever the target answered to creates and removals: what carries the names of this run is found, and has to go. */
  async #look(collection: Collection): Promise<NewResource[]> {
    const mine = this.#makings.attempts.filter((attempt) => isOf(attempt, collection));
    const unclear = this.#makings.unclear.filter((attempt) => isOf(attempt, collection));
    // Those that were refused are looked for, too: a target may refuse what it makes all the same.
    const attempts = [...unclear, ...mine.filter(({ outcome }) => outcome === 'refused')];
    const { own, doubts, stayed = [] } = await this.#search(collection, attempts, earliest(mine));
    for (const doubt of doubts) this.#doubt(collection, doubt);
    return [...own.map(({ resource }) => resource), ...stayed];
  }

  async #search(
    collection: Collection,
    attempts: readonly AttemptRecord[],
    since: number,
  ): Promise<{ own: Located[]; doubts: Doubt[]; stayed?: NewResource[] }> {
    const { runId } = this.#session.config;
    const t = createContext(this.#session, this.#signal);
    const unclear = attempts.some(({ outcome }) => outcome === 'unclear');
    const work = async () => {
      const listing = await this.#listing(collection, unclear ? 0 : since);
      const named = unclear ? { ...listing, records: await withNames(t, collection, listing.records) } : listing;
      const stayed = stillIn(listing, collection, [...this.#removed.values()]);
      // Those are known, also where they cannot be read on their way out.
      const unknown = { ...named, records: withoutIds(named.records, stayed) };
      return { ...(await searchFor(t, { collection, listing: unknown, runId, attempts })), stayed };
    };
    try {
      const found = this.#remover.isOver ? undefined : await withinTime(work(), this.#signal);
      return found ?? (await searchFor(t, { collection, listing: unread('no time was left'), runId, attempts }));
    } catch (error) {
      const listing = unread(this.#session.redactor.text(error instanceof Error ? error.message : String(error)));
      return searchFor(t, { collection, listing, runId, attempts });
    } finally {
      this.#session.recorder.handOver(t.scope);
    }
  }

  #listing(collection: Collection, since: number): Promise<Listing> {
    const t = createContext(this.#session, this.#signal);
    return readListing(t, collection, { maxPages: 40, since }).finally(() => this.#session.recorder.handOver(t.scope));
  }

  /** What stands inside something that is on its way out may refuse to go, and goes with it. */
  #wentWithItsHolder(resource: NewResource): boolean {
    const { api, credential } = resource;
    return [...this.#removed.values()].some(
      (gone) =>
        gone.api === api &&
        gone.credential === credential &&
        placeOf(gone) !== placeOf(resource) &&
        isWithin(gone, pathOf(resource)),
    );
  }

  #leave(resource: NewResource): void {
    const why = this.#remover.isSilent ? 'the target does not answer' : undefined;
    this.#left.set(placeOf(resource), leftover(this.#session, resource, why));
    // What it said it removed was waited for already.
    if (!this.#removed.has(placeOf(resource))) this.#refused.set(placeOf(resource), resource);
  }

  #doubt(collection: Collection, doubt: Doubt): void {
    const told = doubtful(this.#session, collection, doubt);
    this.#left.set(told.what, told);
  }
}

/** What a list still shows although the target said that it is gone. */
function stillIn(
  { records }: Listing,
  { kind, credential }: Collection,
  removed: readonly NewResource[],
): NewResource[] {
  const texts = new Set(records.flatMap(idCandidates));
  return removed.filter((resource) => {
    const held = holderOf(resource);
    const isHere = held?.collection.kind === kind && held.collection.credential === credential;
    return isHere && held.id.length >= lastingId && texts.has(held.id);
  });
}

function withoutIds(records: readonly Fields[], known: readonly NewResource[]): Fields[] {
  const ids = new Set(known.flatMap((resource) => holderOf(resource)?.id ?? []));
  return records.filter((record) => !idCandidates(record).some((id) => ids.has(id)));
}

/** As long as that in all, and a last one as long as it takes. */
function* pausesWithin(limitMs: number): Iterable<number> {
  let pause = 1_000;
  for (let left = limitMs; left > 0; left -= pause, pause = Math.min(2 * pause, 4_000)) yield Math.min(pause, left);
}

function unread(trouble: string): Listing {
  return { records: [], trouble: `the list could not be read: ${trouble}`, refused: null };
}

/** A target's clock may differ, and what is a little older does no harm. */
const slackMs = 600_000;

function earliest(attempts: readonly AttemptRecord[]): number {
  return Math.min(...attempts.map(({ startedAt }) => startedAt)) - slackMs;
}

/** Where a run made things, or tried to. */
function collectionsOf(attempts: readonly AttemptRecord[]): Collection[] {
  const byPlace = Map.groupBy(attempts, ({ create, credential }) => `${create} ${credential}`);
  return [...byPlace.values()].flatMap(([attempt]) => {
    if (attempt === undefined) return [];
    return collectionOf(attempt.create, attempt.credential) ?? [];
  });
}
