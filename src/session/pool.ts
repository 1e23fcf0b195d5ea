import { NoRoom, NotTested } from '../model/errors.ts';
import type { Tenant } from './tenant.ts';

/** One of the places of a pool. */
export interface Hold {
  readonly tenant: Tenant;
  /** What the answer to the create shows that may be the id of what was made; empty while there is none. */
  ids: ReadonlySet<string>;
}

interface Waiter {
  readonly tenant: Tenant;
  admit(hold: Hold): void;
  refuse(error: Error): void;
}

/** What is known of those who hold something for others. */
export interface SharedHolders {
  /** Checks that go on, and look at what one of these holds. */
  usersOf(tenants: ReadonlySet<Tenant>): readonly Tenant[];
  /** Those who go on and look at what this one made, and what is being made from it. */
  dependentsOf(tenant: Tenant): readonly Tenant[];
  /** Removes something shared that nobody uses; false where there is none. */
  makeRoom(tenants: ReadonlySet<Tenant>): boolean;
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
  readonly #holds = new Set<Hold>();
  #queue: Waiter[] = [];

  constructor(limit: PoolLimit) {
    this.#limit = limit;
    this.#most = limit.limit;
  }

  get isWaitedFor(): boolean {
    return this.#queue.length > 0;
  }

  get holds(): Iterable<Hold> {
    return this.#holds;
  }

  /** At once where there is room: requests that are sent at the same moment keep their order. */
  enter(tenant: Tenant): Hold | Promise<Hold> {
    if (tenant.evictedBy !== null) throw tenant.evictedBy;
    return this.#queue.length === 0 && this.#fits(tenant) ? this.#hold(tenant) : this.#wait(tenant);
  }

  async #wait(tenant: Tenant): Promise<Hold> {
    const { promise, resolve, reject } = Promise.withResolvers<Hold>();
    const waiter = { tenant, admit: resolve, refuse: reject };
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
    const others = this.#holds.size;
    // Before anybody is let in: he would only be refused in his turn.
    if (others > 0) this.#most = Math.min(this.#most, others);
    this.#admit();
    return others > 0;
  }

  leave(hold: Hold): void {
    if (this.#holds.delete(hold)) this.#admit();
  }

  /** Everything that a tenant holds here goes. */
  leaveAll(tenant?: Tenant): void {
    for (const hold of [...this.#holds]) if (tenant === undefined || hold.tenant === tenant) this.#holds.delete(hold);
    this.#admit();
  }

  /** Those who have something already go first, and what is shared before all: others wait for it. */
  #admit(): void {
    const rank = ({ tenant }: Waiter): number => (tenant.isShared ? 0 : this.#heldBy(tenant) > 0 ? 1 : 2);
    for (const waiter of this.#queue.toSorted((a, b) => rank(a) - rank(b))) {
      if (!this.#fits(waiter.tenant)) return;
      const hold = this.#hold(waiter.tenant);
      this.#queue = this.#queue.filter((each) => each !== waiter);
      waiter.admit(hold);
    }
  }

  #hold(tenant: Tenant): Hold {
    const hold: Hold = { tenant, ids: new Set() };
    this.#holds.add(hold);
    return hold;
  }

  /** What somebody is known to need at once is kept for him from his first one on. */
  #fits(tenant: Tenant): boolean {
    const committed = [...new Set([...this.#holds].map((hold) => hold.tenant))]
      .map((each) => this.#committedTo(each, each === tenant ? 1 : 0))
      .reduce((sum, each) => sum + each, 0);
    const own = this.#heldBy(tenant) > 0 ? 0 : Math.max(1, this.#needOf(tenant));
    return committed + own <= this.#most;
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
    const tenants = new Set([...this.#holds].map(({ tenant }) => tenant));
    const movers = [...tenants].filter((tenant) => !tenant.isDone);
    const users = commons.usersOf(tenants);
    const everybody = [...new Set([...movers, ...users])];
    if (!everybody.every((tenant) => tenant.isBlocked(now)) || commons.makeRoom(tenants)) return;
    const waiting = everybody.filter((tenant) => tenant.isWaiting).toSorted(laterFirst);
    const [last, ...others] = waiting;
    if (everybody.length > waiting.length && !this.#isHopeless(last)) return;
    if (last !== undefined && others.length > 0) this.#makeWay(last, tenants, commons);
    else this.#refuseOne(last);
  }

  /**
   * Who holds nothing himself gives nothing back by leaving, and would come back to find everything as it was: then all
   * leave who look at the same shared thing, so that it can go.
   */
  #makeWay(last: Tenant, tenants: ReadonlySet<Tenant>, commons: SharedHolders): void {
    const leaving = this.#heldBy(last) > 0 ? [] : this.#fewestDependents(tenants, commons);
    for (const tenant of leaving.length > 0 ? leaving : [last]) this.#evict(tenant);
  }

  /** Those who depend on one thing that is shared and made: of the one that fewest depend on, where all of them wait. */
  #fewestDependents(tenants: ReadonlySet<Tenant>, commons: SharedHolders): readonly Tenant[] {
    const [fewest = []] = [...tenants]
      .filter((tenant) => tenant.isShared && tenant.isDone)
      .map((tenant) => commons.dependentsOf(tenant))
      .filter((dependents) => dependents.length > 0 && dependents.every((each) => each.isWaiting))
      .toSorted((a, b) => a.length - b.length);
    return fewest;
  }

  /** Somebody who sleeps, or has a lock, goes on; what he waits for may be this very room. */
  #isHopeless(last: Tenant | undefined): boolean {
    return last !== undefined && this.#heldBy(last) > 0;
  }

  /** Nobody else would give any room back. */
  #refuseOne(last: Tenant | undefined): void {
    const waiter = this.#queue.find(({ tenant }) => tenant === last) ?? this.#queue[0];
    if (waiter === undefined) return;
    const stays = this.#holds.size - this.#heldBy(waiter.tenant);
    const { noun, key } = this.#limit;
    const limit = this.#most;
    if (Math.max(this.#wantedBy(waiter.tenant), this.#needOf(waiter.tenant)) <= limit - stays) return;
    const who = limit < this.#limit.limit ? 'target' : 'profile';
    waiter.refuse(new NotTested(`the ${who} allows ${limit} ${noun} at once: more by \`${key}\``));
  }

  #wantedBy(tenant: Tenant): number {
    return this.#heldBy(tenant) + this.#queue.filter((waiter) => waiter.tenant === tenant).length;
  }

  #evict(tenant: Tenant): void {
    const { noun } = this.#limit;
    const wanted = Math.min(Math.max(this.#wantedBy(tenant), this.#needOf(tenant)), this.#most);
    tenant.evict(new NoRoom(`no room for ${noun}`, new Map([...tenant.needs, [noun, wanted]])));
  }
}

/** What is shared goes last. */
function laterFirst(a: Tenant, b: Tenant): number {
  return Number(a.isShared) - Number(b.isShared) || b.age - a.age;
}
