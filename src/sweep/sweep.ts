import { createContext, type OwnedContext } from '../check/context.ts';
import { obstacles } from '../preflight/preflight.ts';
import type { Target } from '../profile/model.ts';
import { entry } from '../resources/index.ts';
import { type Fields, isMention, madeAt, ownNameOf } from '../session/answers.ts';
import { isOf, isTellable } from '../session/attempts.ts';
import { type Collection, collectionOf, holderOf, kinds, resourceIn } from '../session/kinds.ts';
import { ownTextsIn } from '../session/names.ts';
import type { Session } from '../session/session.ts';
import { withSession } from '../session/with-session.ts';
import { Finds } from './finds.ts';
import { entriesInLentPlaces } from './lent-places.ts';
import { idOf, type Listing, readListing, readOne, withNames } from './listing.ts';
import type { SweepOptions } from './options.ts';
import { isAt, journaledRuns, type Orphan } from './orphans.ts';
import { Remover } from './remover.ts';
import { searchFor } from './search.ts';

/** One thing that carries a name of the suite, and what became of it. */
export interface Swept {
  what: string;
  outcome: 'removed' | 'found' | 'kept' | 'failed';
  /** Why it was kept or could not be removed. */
  reason: string | null;
}

/** Finds what interrupted runs left behind, by their journals and by the names that only this suite gives. */
export async function sweep(
  target: Target,
  options: SweepOptions,
): Promise<{ swept: Swept[]; trouble: string | null }> {
  const { apis, dryRun } = options;
  return withSession(target, { apis, readOnly: dryRun }, async (session) => {
    const inTheWay = await obstacles(session);
    if (inTheWay.length > 0) return { swept: [], trouble: inTheWay.join('; ') };
    const swept = await new Sweep(session, options).run();
    // Names and ids are the target's, and may hold anything.
    return { swept: swept.map((each) => ({ ...each, what: session.redactor.text(each.what) })), trouble: null };
  });
}

class Sweep {
  readonly #session: Session;
  readonly #options: SweepOptions;
  readonly #t: OwnedContext;
  readonly #finds = new Finds();
  readonly #swept: Swept[] = [];
  /** Ids of runs of this machine that are under way. */
  #living: readonly string[] = [];

  constructor(session: Session, options: SweepOptions) {
    this.#session = session;
    this.#options = options;
    this.#t = createContext(session);
  }

  async run(): Promise<Swept[]> {
    const { target, apis } = this.#session.config;
    const { orphans, living } = await journaledRuns(target, this.#options);
    this.#living = living;
    for (const orphan of orphans) this.#addJournaled(orphan);
    for (const collection of kinds
      .filter(({ api }) => apis.includes(api))
      .flatMap((kind) => this.#collections(kind.create))) {
      await this.#addNamed(collection, orphans);
    }
    if (apis.includes('workspace')) {
      await this.#addLent(orphans).catch((error: unknown) => this.#addUnread('the directories that are lent', error));
    }
    await (this.#options.dryRun ? this.#tell() : this.#remove());
    if (!this.#options.dryRun && !this.#swept.some(({ outcome }) => outcome === 'failed')) {
      for (const { isYoung, isWhole, forget } of orphans) if (!isYoung && isWhole) await forget();
    }
    this.#session.recorder.handOver(this.#t.scope);
    return this.#swept;
  }

  /** The list of a kind as each credential sees it with which runs make things. */
  #collections(create: string): Collection[] {
    const { partner, workspace } = this.#session.config.target;
    const known: Readonly<Record<string, string | undefined>> = { ...partner?.credentials, ...workspace?.credentials };
    const names = [null, ...makers.filter((name) => known[name] !== undefined)];
    return names.flatMap((name) => {
      const collection = collectionOf(create, name);
      return collection === undefined || (collection.credential ?? null) !== name ? [] : collection;
    });
  }

  #addJournaled({ remaining, isYoung }: Orphan): void {
    const spared = isYoung ? tooYoung : null;
    for (const resource of remaining) this.#finds.add({ resource, madeAt: null, spared, isSeen: false });
  }

  async #addNamed(collection: Collection, orphans: readonly Orphan[]): Promise<void> {
    try {
      const listing = await readListing(this.#t, collection, { maxPages: 1_000 });
      if (listing.trouble !== null) {
        if (collection.credential === undefined) throw new Error(listing.trouble);
        return;
      }
      const records = await withNames(this.#t, collection, listing.records);
      for (const record of records) await this.#addRecord(collection, record, orphans);
      for (const orphan of orphans) await this.#addAttempted(collection, { ...listing, records }, orphan);
    } catch (error) {
      this.#addUnread(`the list of ${collection.kind.noun}s`, error);
    }
  }

  #addUnread(what: string, error: unknown): void {
    const reason = this.#session.redactor.text(error instanceof Error ? error.message : String(error));
    this.#swept.push({ what, outcome: 'failed', reason });
  }

  async #addRecord(collection: Collection, record: Fields, orphans: readonly Orphan[]): Promise<void> {
    const name = ownNameOf(record);
    if (name === null) return;
    const what = `${collection.kind.noun} ${JSON.stringify(name)}`;
    const made = madeAt(record);
    const spared = this.#sparedFor(name, made, orphans);
    const id = await idOf(this.#t, collection, record, ownNameOf);
    if (id === null) {
      const reason = spared ?? 'no field of its record is an id under which it can be read';
      this.#swept.push({ what, outcome: spared === null ? 'failed' : 'kept', reason });
      return;
    }
    const resource = resourceIn(collection, id, `${what} (${id})`);
    this.#finds.add({ resource, madeAt: made, spared, isSeen: true });
  }

  /** Directories that runs made in those of others. */
  async #addLent(orphans: readonly Orphan[]): Promise<void> {
    for (const { filespaceId, records } of await entriesInLentPlaces(this.#t, this.#session.config.target)) {
      for (const record of records) {
        const name = ownNameOf(record);
        if (name === null || typeof record.id !== 'string' || record.type === 'file') continue;
        const what = `${entry.noun} ${JSON.stringify(name)} (${record.id})`;
        const path = { filespaceId, entryId: record.id };
        const made = madeAt(record);
        const spared = this.#sparedFor(name, made, orphans);
        const resource = { api: 'workspace', operation: entry.remove, what, path } as const;
        this.#finds.add({ resource, madeAt: made, spared, isSeen: true });
      }
    }
  }

  /** Why something of this name stays; null when it may go. */
  #sparedFor(name: string, made: number | null, orphans: readonly Orphan[]): string | null {
    const isKnown = orphans.some(({ run }) => ownTextsIn(name, run.runId).length > 0);
    const mention = isMention(name) && !isKnown ? 'its name may only speak of one of this suite' : null;
    return mention ?? this.#sparedBy(made) ?? (this.#isOfLiving(name) ? 'its run is under way' : null);
  }

  /** What a run was about to make under a name that anybody may give. */
  async #addAttempted(collection: Collection, listing: Listing, { run, makings, isYoung }: Orphan): Promise<void> {
    if (!isAt(collection.kind.api, run, this.#session.config.target, this.#options)) return;
    const attempts = makings.unclear.filter((attempt) => isOf(attempt, collection) && !isTellable(attempt));
    if (attempts.length === 0) return;
    const { own, doubts } = await searchFor(this.#t, { collection, listing, runId: run.runId, attempts });
    const spared = isYoung ? tooYoung : null;
    for (const { resource, madeAt: made } of own) {
      this.#finds.add({ resource, madeAt: made, spared: spared ?? this.#sparedBy(made), isSeen: true });
    }
    for (const { what, reason } of doubts) this.#swept.push({ what: `perhaps ${what}`, outcome: 'kept', reason });
  }

  #sparedBy(made: number | null): string | null {
    const { olderThan } = this.#options;
    if (olderThan === 0) return null;
    if (made === null) return 'it does not say how old it is';
    return Date.now() - made < olderThan * 60_000 ? tooYoung : null;
  }

  #isOfLiving(name: string): boolean {
    return this.#living.some((runId) => ownTextsIn(name, runId).length > 0);
  }

  #addSpared(): void {
    for (const { resource, spared } of this.#finds.all) {
      if (spared !== null) this.#swept.push({ what: resource.what, outcome: 'kept', reason: spared });
    }
  }

  async #tell(): Promise<void> {
    this.#addSpared();
    for (const { resource, isSeen } of this.#finds.going.toReversed()) {
      const held = holderOf(resource);
      // Most of what a journal holds went with what it stood in, or when its run was ending.
      if (!isSeen && held !== null && (await readOne(this.#t, held.collection, held.id)) === null) continue;
      this.#swept.push({ what: resource.what, outcome: 'found', reason: null });
    }
  }

  async #remove(): Promise<void> {
    this.#addSpared();
    const remover = new Remover(this.#session, AbortSignal.timeout(longestMs));
    const resources = this.#finds.going.map(({ resource }) => resource);
    const kept = await remover.remove(resources, {
      onGone: ({ what }, removal) => {
        if (removal === 'removed') this.#swept.push({ what, outcome: 'removed', reason: null });
      },
    });
    const reason = remover.isSilent ? 'the target does not answer' : 'the target rejected it';
    for (const { what } of kept) this.#swept.push({ what, outcome: 'failed', reason });
  }
}

const tooYoung = 'it is too young';
/** Nobody waits for longer, and what is left then goes the next time. */
const longestMs = 1_800_000;
/** The credentials, beside the default ones, with which runs make things. */
const makers = ['otherPartner', 'reseller', 'noContract', 'otherWorkspace'];
