import { NoRoom, NotTested } from '../model/errors.ts';
import { Departures, type IsGone } from './departures.ts';
import type { Tenant } from './tenant.ts';
import { Waits } from './waits.ts';

/** How long nobody may wait for what others have, where it may yet come by itself. */
const longMs = 20_000;
/** How long nobody of those who hold something may do anything: longer than anybody sleeps. */
const stuckMs = 120_000;
/**
 * How long what is shared may lie idle while others wait, where what goes takes its time: then a place is dear, and to
 * make the thing once more costs about as much.
 */
const idleMs = 5_000;
/** How long others may go first. */
const passedOverMs = 8_000;

/** One of the places of a pool. */
export interface Hold {
  readonly tenant: Tenant;
  /** The collection in which it stands, where the pool is of several. */
  readonly place: string;
  /** What the answer to the create shows that may be the id of what was made; empty while there is none. */
  ids: ReadonlySet<string>;
  /** What stands there as the id; null where nothing does. */
  likelyId: string | null;
  /** Whether the target refused to remove it, so that it has its place for as long as the run goes on. */
  stays: boolean;
}

interface Waiter {
  readonly tenant: Tenant;
  readonly place: string;
  readonly since: number;
  admit(hold: Hold): void;
  refuse(error: Error): void;
}

/** What is known of those who hold something for others. */
export interface SharedHolders {
  /** Those who go on and look at what this one made, and what is being made from it. */
  dependentsOf(tenant: Tenant): readonly Tenant[];
  /** What this one made goes when those have left; whoever asks for it from now on gets another. */
  retire(tenant: Tenant): void;
  /**
   * Removes something shared that nobody uses; false where there is none.
   * @param since when it was asked for the last time, at the latest.
   */
  makeRoom(tenants: ReadonlySet<Tenant>, since?: number): boolean;
  /** Whether what it made is being removed. */
  isGoing(tenant: Tenant): boolean;
  /** How many requests it would take to make again what this one made, as far as that is known. */
  lossOf(tenant: Tenant): number;
  /** Removes what nobody uses, nor will. */
  clearAway(tenants: ReadonlySet<Tenant>): void;
}

export interface PoolLimit {
  /** The key of the profile. */
  readonly key: string;
  readonly noun: string;
  readonly limit: number;
}

/** What of one kind a run may have at one place of the target at the same time. Who finds it full waits. */
export class Pool {
  readonly #limit: PoolLimit;
  /** Of the target, where it turned out to allow fewer than the profile does. */
  #most: number;
  /** How many are there that would not go. */
  #stuck = 0;
  readonly #holds = new Set<Hold>();
  readonly #departures: Departures;
  #queue: Waiter[] = [];

  constructor(limit: PoolLimit, waits: Waits = new Waits(0)) {
    this.#limit = limit;
    this.#most = limit.limit;
    this.#departures = new Departures(waits);
  }

  /** What it has room for. */
  get noun(): string {
    return this.#limit.noun;
  }

  get isWaitedFor(): boolean {
    return this.#queue.length > 0;
  }

  get holds(): Iterable<Hold> {
    return this.#holds;
  }

  /** At once where there is room: requests that are sent at the same moment keep their order. */
  enter(tenant: Tenant, place = ''): Hold | Promise<Hold> {
    if (tenant.evictedBy !== null) throw tenant.evictedBy;
    if (this.#room <= 0) throw new NotTested(this.#allowance());
    return this.#queue.length === 0 && this.#fits(tenant) ? this.#hold(tenant, place) : this.#wait(tenant, place);
  }

  async #wait(tenant: Tenant, place: string): Promise<Hold> {
    const { promise, resolve, reject } = Promise.withResolvers<Hold>();
    const waiter = { tenant, place, since: Date.now(), admit: resolve, refuse: reject };
    this.#queue.push(waiter);
    tenant.waiting += 1;
    this.#admit();
    try {
      return await tenant.orEvicted(promise);
    } finally {
      tenant.waiting -= 1;
      this.#queue = this.#queue.filter((each) => each !== waiter);
      // Whom it stood before may fit.
      this.#admit();
    }
  }

  /**
   * The target refused what this was for, as it does any other: from now on there are no more than there are.
   * @returns false where there are none, so that waiting would not help.
   */
  tooMany(hold: Hold): boolean {
    this.#holds.delete(hold);
    const others = this.#holds.size + this.#departures.size;
    // Before anybody is let in: he would only be refused in his turn.
    if (others > 0) this.#most = Math.min(this.#most, others + this.#stuck);
    this.#admit();
    return others > 0;
  }

  /** @param isGone of what may count until it has gone. */
  leave(hold: Hold, isGone?: IsGone): void {
    if (!this.#holds.delete(hold)) return;
    if (isGone !== undefined) this.#departures.add(isGone);
    this.#admit();
  }

  /** Everything that a tenant holds here goes, but for what would not. */
  leaveAll(tenant: Tenant): void {
    for (const hold of [...this.#holds].filter((each) => each.tenant === tenant)) {
      this.#holds.delete(hold);
      if (hold.stays) this.#stuck += 1;
    }
    this.#admit();
  }

  /** What was in this collection is gone with what that was in. */
  emptied(place: string): void {
    for (const hold of [...this.#holds].filter((each) => each.place === place)) this.#holds.delete(hold);
    // Where one pool is of several collections, what would not go may be in another one.
    if (this.#holds.size === 0) this.#stuck = 0;
    this.#admit();
  }

  /** Takes over what others hold; whoever waits there is let in. */
  takeOver(others: readonly Pool[]): void {
    for (const other of others) {
      for (const hold of other.#holds) this.#holds.add(hold);
      this.#stuck += other.#stuck;
      other.#holds.clear();
      other.#admit();
    }
  }

  get #room(): number {
    return this.#most - this.#stuck;
  }

  /**
   * Those who have something already go first, for it comes back when they have all; then what is shared. But whoever
   * makes it again and again must not keep those out for ever who need the room once.
   */
  #admit(): void {
    const now = Date.now();
    const rank = ({ tenant, since }: Waiter): number =>
      now - since > passedOverMs ? -1 : (this.#heldBy(tenant) > 0 ? 0 : 2) + (tenant.isShared ? 0 : 1);
    for (const waiter of this.#queue.toSorted((a, b) => rank(a) - rank(b))) {
      if (!this.#fits(waiter.tenant)) return;
      this.#let(waiter);
    }
  }

  #let(waiter: Waiter): void {
    const hold = this.#hold(waiter.tenant, waiter.place);
    this.#queue = this.#queue.filter((each) => each !== waiter);
    waiter.admit(hold);
  }

  #hold(tenant: Tenant, place: string): Hold {
    const hold: Hold = { tenant, place, ids: new Set(), likelyId: null, stays: false };
    this.#holds.add(hold);
    return hold;
  }

  /** What somebody is known to need at once is kept for him from his first one on. */
  #fits(tenant: Tenant): boolean {
    const committed = [...new Set([...this.#holds].map((hold) => hold.tenant))]
      .map((each) => this.#committedTo(each, each === tenant ? 1 : 0))
      .reduce((sum, each) => sum + each, 0);
    const own = this.#heldBy(tenant) > 0 ? 0 : Math.max(1, this.#needOf(tenant));
    return committed + own <= this.#room - this.#departures.size;
  }

  #committedTo(tenant: Tenant, more: number): number {
    return Math.max(this.#heldBy(tenant) + more, tenant.isDone ? 0 : this.#needOf(tenant));
  }

  #needOf(tenant: Tenant): number {
    return tenant.needs.get(this.#limit.noun) ?? 0;
  }

  #heldBy(tenant: Tenant): number {
    return [...this.#holds].filter((hold) => hold.tenant === tenant).length;
  }

  /**
   * Where all who hold something wait, nobody would ever go on: the last one to come leaves, and begins afresh when there
   * is room for all that it needs.
   */
  resolve(now: number, commons: SharedHolders): void {
    if (this.#queue.length === 0) return;
    this.#departures.look(now, () => this.#admit());
    // What goes at once makes room in a moment.
    if (this.#departures.size > 0 && !this.#departures.takeTime) return;
    const holders = new Set([...this.#holds].map(({ tenant }) => tenant));
    commons.clearAway(holders);
    // What goes makes room, as soon as the target has answered.
    const going = this.#departures.size + [...holders].filter((holder) => commons.isGoing(holder)).length;
    const isLong = this.#departures.takeTime && this.#queue.some(({ since }) => now - since > idleMs);
    if (isLong && this.#queue.length > going && commons.makeRoom(holders, now - idleMs)) return;
    if (going > 0) return;
    const actors = actorsOf(holders, commons);
    if (!actors.every((tenant) => tenant.isBlocked(now))) return;
    if (this.#refuseWhoWantsTooMuch(holders)) return;
    if (this.#admitOutOfTurn(actors) || commons.makeRoom(holders)) return;
    const waiting = actors.filter((tenant) => tenant.isWaiting).toSorted(laterFirst);
    const [last, ...others] = waiting;
    const isStuck = actors.every((tenant) => tenant.isBlocked(now - stuckMs));
    if (actors.length > waiting.length && !this.#isHopeless(last) && !isStuck) return;
    if (last !== undefined && others.length > 0) this.#makeWay(last, holders, commons);
    else if (last === undefined || this.#queue.some(({ tenant }) => tenant === last))
      this.#refuseOne(last, now, commons);
    // Room of another kind comes by itself, unless others wait there for what it has here; for what waits here, none does.
    else if (this.#isHeldUpHere(last) || last.isBlocked(now - longMs)) this.#evict(last, holders, commons);
  }

  /** Who holds some and waits for more than there are has no use for whatever others give back. */
  #refuseWhoWantsTooMuch(holders: ReadonlySet<Tenant>): boolean {
    const greedy = this.#queue.filter(({ tenant }) => holders.has(tenant) && this.#wantedBy(tenant) > this.#room);
    for (const waiter of greedy) waiter.refuse(new NotTested(this.#allowance()));
    return greedy.length > 0;
  }

  /** Whether what it waits for waits in this queue. */
  #isHeldUpHere(tenant: Tenant): boolean {
    const awaited = [...tenant.allAwaited];
    return this.#queue.some((waiter) => awaited.includes(waiter.tenant));
  }

  /** Only those who hold something, or look at it, will give it back. */
  #admitOutOfTurn(actors: readonly Tenant[]): boolean {
    const waiter = this.#queue.find(({ tenant }) => actors.includes(tenant) && this.#fits(tenant));
    if (waiter !== undefined) this.#let(waiter);
    return waiter !== undefined;
  }

  /**
   * Who holds nothing himself gives nothing back by leaving, and would come back to find everything as it was: then all
   * leave who look at the same shared thing, so that it can go.
   */
  #makeWay(last: Tenant, holders: ReadonlySet<Tenant>, commons: SharedHolders): void {
    const leastAskedFor = this.#heldBy(last) > 0 ? undefined : leastAskedForOf(holders, commons);
    for (const tenant of leastAskedFor?.dependents ?? [last]) this.#evict(tenant, holders, commons);
    if (leastAskedFor !== undefined) commons.retire(leastAskedFor.holder);
  }

  /** Somebody who sleeps, or has a lock, goes on; what he waits for may be this very room. */
  #isHopeless(last: Tenant | undefined): boolean {
    return last !== undefined && this.#heldBy(last) > 0;
  }

  /** Nobody else would give any room back, unless it is just being given back. */
  #refuseOne(last: Tenant | undefined, now: number, commons: SharedHolders): void {
    const waiter = this.#queue.find(({ tenant }) => tenant === last) ?? this.#queue[0];
    if (waiter === undefined) return;
    const { tenant } = waiter;
    const wanted = Math.max(this.#wantedBy(tenant), this.#needOf(tenant));
    const staying = [...this.#holds].filter((hold) => hold.tenant !== tenant);
    const stays = staying.every((hold) => isOnlyFor(tenant, hold.tenant, commons)) || tenant.isBlocked(now - longMs);
    if (wanted > this.#room - (stays ? staying.length : 0)) waiter.refuse(new NotTested(this.#allowance()));
  }

  #allowance(): string {
    const { limit, noun, key } = this.#limit;
    const who = this.#most < limit ? 'target' : 'profile';
    const taken = this.#stuck === 0 ? '' : `, and would not remove ${this.#stuck} of this run`;
    return `the ${who} allows ${this.#most} ${noun} at once${taken}: more by \`${key}\``;
  }

  #wantedBy(tenant: Tenant): number {
    return this.#heldBy(tenant) + this.#queue.filter((waiter) => waiter.tenant === tenant).length;
  }

  #evict(tenant: Tenant, holders: ReadonlySet<Tenant>, commons: SharedHolders): void {
    const { noun } = this.#limit;
    const wanted = Math.min(Math.max(this.#wantedBy(tenant), this.#needOf(tenant)), this.#room);
    const needs = new Map([...tenant.needs, [noun, wanted]]);
    const needsAll = [...holders].every((holder) => holder === tenant || commons.dependentsOf(holder).includes(tenant));
    const allowance = this.#allowance();
    const reason = `others held all ${noun} whenever it began: ${allowance}`;
    tenant.evict(new NoRoom(reason, needs, needsAll ? allowance : null));
  }
}

/**
 * Who may yet give something back: those who hold it, and those at whose leaving it goes. Who waits for what is still
 * being made does nothing for it.
 */
function actorsOf(holders: ReadonlySet<Tenant>, commons: SharedHolders): readonly Tenant[] {
  const all = [...holders].flatMap((holder) => [holder, ...(holder.isDone ? commons.dependentsOf(holder) : [])]);
  return [...new Set(all)].filter((tenant) => !tenant.isDone);
}

/** What is shared goes last. */
function laterFirst(a: Tenant, b: Tenant): number {
  return Number(a.isShared) - Number(b.isShared) || b.age - a.age;
}

/** Of what is shared and made: that which is made again with the fewest requests, where all who depend on it wait. */
function leastAskedForOf(
  tenants: ReadonlySet<Tenant>,
  commons: SharedHolders,
): { holder: Tenant; dependents: readonly Tenant[] } | undefined {
  return [...tenants]
    .filter((tenant) => tenant.isShared && tenant.isDone)
    .map((holder) => ({ holder, dependents: commons.dependentsOf(holder) }))
    .filter(({ dependents }) => dependents.length > 0 && dependents.every((each) => each.isWaiting))
    .map((each) => ({ ...each, loss: commons.lossOf(each.holder) }))
    .toSorted((a, b) => a.loss - b.loss || a.dependents.length - b.dependents.length)[0];
}

/** Whether it holds for nobody else: as himself, or as what he alone looks at. */
function isOnlyFor(tenant: Tenant, holder: Tenant, commons: SharedHolders): boolean {
  if (holder === tenant) return true;
  const checks = holder.isShared ? commons.dependentsOf(holder).filter((each) => !each.isShared) : [];
  return checks.length === 1 && checks[0] === tenant;
}
