import { NoRoom, TransportTrouble } from '../model/errors.ts';
import { labelKey } from './config.ts';
import { Outlook } from './outlook.ts';
import type { SharedHolders } from './pool.ts';
import type { Tenant } from './tenant.ts';

/** Begins to make something shared, of which this much turned out to be needed at once. */
export type Begin<T> = (needs: Tenant['needs']) => Making<T>;

export interface Making<T> {
  readonly made: Promise<T>;
  /** Who makes it, and holds from then on what it consists of; null for what holds nothing. */
  readonly tenant: Tenant | null;
  /** Whether it is something that is known, which holds nothing, and stays known without what it was learned from. */
  readonly isKnowledge?: boolean;
  /** Removes all that it consists of. */
  remove(): Promise<void>;
}

const madeAnew = 'what it looks at was made anew';

interface Shared {
  readonly key: string;
  /** The `labelKey` of the key. */
  readonly label: string;
  readonly making: Making<unknown>;
  /** Who asked for it: checks, and what else is shared. */
  readonly users: Set<Tenant>;
  usedAt: number;
}

/** What checks share: made once, and again where others needed its room meanwhile. */
export class Commons implements SharedHolders {
  readonly #shared = new Map<string, Shared>();
  /** The `labelKey` of all of them; null when that has to be put together anew. */
  #labels: ReadonlySet<string> | null = null;
  /** What goes as soon as those who look at it have left, and is made anew for whoever asks from now on. */
  readonly #retired = new Set<Shared>();
  /** What is removed, or being removed. */
  readonly #taken = new WeakSet<Shared>();
  /** Whose things are being removed. */
  readonly #going = new Set<Tenant>();
  /** What earlier attempts to make each of them needed at once, before they had to make room. */
  readonly #needs = new Map<string, Tenant['needs']>();
  /** What each makes, or has made. */
  readonly #made = new WeakMap<Tenant, Shared>();
  /** What each has asked for so far. */
  readonly #uses = new WeakMap<Tenant, Set<Shared>>();
  readonly #outlook: Outlook;

  constructor(outlook = new Outlook()) {
    this.#outlook = outlook;
  }

  /** The `labelKey` of all that there is, or is being made. */
  get labels(): ReadonlySet<string> {
    this.#labels ??= new Set([...this.#shared.values()].map(({ label }) => label));
    return this.#labels;
  }

  async ask<T>(key: string, begin: Begin<T>, user: Tenant | null): Promise<T> {
    if (user !== null && !this.#shared.has(key)) this.#expectCurrent(user);
    const shared = this.#shared.get(key) ?? this.#begin(key, begin, user);
    shared.usedAt = Date.now();
    if (user !== null) this.#note(user, shared);
    // The key belongs to one caller, who names its type.
    const { made, tenant } = shared.making as Making<T>;
    return user === null || tenant === null ? made : this.#unmixed(user, user.awaits(made, tenant));
  }

  /** Who has something in hand, and is given what was made from another one in its place, begins afresh. */
  async #unmixed<T>(user: Tenant, made: Promise<T>): Promise<T> {
    const value = await made;
    const keys = this.#retired.size === 0 ? [] : [...this.#basesOf(user)].map(({ key }) => key);
    if (new Set(keys).size < keys.length) throw new NoRoom(madeAnew, new Map());
    return value;
  }

  /** What somebody makes for others must not be made from what others get another of. */
  #expectCurrent(user: Tenant): void {
    for (const shared of this.#basesOf(user)) if (this.#retired.has(shared)) throw new NoRoom(madeAnew, new Map());
  }

  /**
   * Removes something that nobody uses, with what was made from it, so that one of these tenants holds less: of what will
   * be asked for again, that which is made with the fewest requests.
   * @param since when it was asked for the last time, at the latest.
   * @returns false where there is no such thing.
   */
  makeRoom(tenants: ReadonlySet<Tenant>, since = Number.POSITIVE_INFINITY): boolean {
    const [least] = this.#idleOf(tenants)
      .filter(({ usedAt }) => usedAt <= since)
      .map((shared) => ({ shared, loss: this.#lossOf(shared) }))
      .toSorted((a, b) => (a.loss ?? 0) - (b.loss ?? 0) || a.shared.usedAt - b.shared.usedAt);
    if (least === undefined) return false;
    this.#remove(least.shared);
    return true;
  }

  isGoing(tenant: Tenant): boolean {
    return this.#going.has(tenant);
  }

  lossOf(tenant: Tenant): number {
    const shared = this.#madeBy(tenant);
    return (shared === undefined ? null : this.#lossOf(shared)) ?? 0;
  }

  /** Removes, of what one of these tenants holds, what nobody will ask for again. */
  clearAway(tenants: ReadonlySet<Tenant>): void {
    for (const shared of this.#idleOf(tenants)) if (this.#lossOf(shared) === 0) this.#remove(shared);
  }

  #idleOf(tenants: ReadonlySet<Tenant>): Shared[] {
    return this.#all()
      .filter(({ making }) => making.tenant !== null && tenants.has(making.tenant))
      .filter((shared) => !this.#isUsed(shared));
  }

  /** How many requests it will take to make it again, with all that goes with it; null where that is not known. */
  #lossOf(shared: Shared, seen = new Set<Shared>()): number | null {
    if (seen.has(shared)) return 0;
    seen.add(shared);
    const losses = [
      ...[...this.#madeFrom(shared), ...this.#changedBy(shared)].map((each) => this.#lossOf(each, seen)),
      this.#outlook.costOf(shared.label),
    ];
    return losses.reduce((sum, each) => (sum === null || each === null ? null : sum + each), 0);
  }

  /** Whoever goes on and looks at what this one made, or makes something from it. */
  dependentsOf(tenant: Tenant): readonly Tenant[] {
    const found = new Set<Tenant>();
    const look = (maker: Tenant): void => {
      for (const user of this.#madeBy(maker)?.users ?? []) {
        if (found.has(user)) continue;
        found.add(user);
        if (user.isShared && !this.#isKnown(user)) look(user);
      }
    };
    look(tenant);
    return [...found].filter((user) => !user.isDone);
  }

  /**
   * What this one made goes when those who look at it have left, with what was made from it; whoever asks for either from
   * now on gets another.
   */
  retire(tenant: Tenant): void {
    const retired = this.#madeBy(tenant);
    if (retired === undefined || this.#retired.has(retired)) return;
    if (this.#shared.get(retired.key) === retired) this.#drop(retired);
    this.#retired.add(retired);
    for (const { making } of this.#madeFrom(retired)) if (making.tenant !== null) this.retire(making.tenant);
  }

  #drop({ key }: Shared): void {
    this.#shared.delete(key);
    this.#labels = null;
  }

  #note(user: Tenant, shared: Shared): void {
    shared.users.add(user);
    const uses = this.#uses.get(user) ?? new Set();
    this.#uses.set(user, uses.add(shared));
  }

  #begin<T>(key: string, begin: Begin<T>, user: Tenant | null): Shared {
    const making = begin(this.#needs.get(key) ?? new Map());
    const shared: Shared = { key, label: labelKey(key), making, users: new Set(), usedAt: Date.now() };
    this.#shared.set(key, shared);
    this.#labels = null;
    const { made, tenant } = making;
    if (tenant !== null) this.#made.set(tenant, shared);
    // It may be made from whatever the one who begins it has in hand; who asks for what is known keeps that himself.
    const inHand = user === null || making.isKnowledge === true ? undefined : this.#uses.get(user);
    if (tenant !== null) for (const other of inHand ?? []) this.#note(tenant, other);
    made.then(
      () => {
        if (tenant !== null) tenant.isDone = true;
      },
      (error: unknown) => {
        if (tenant !== null) tenant.isDone = true;
        if (error instanceof NoRoom) this.#needs.set(key, new Map([...(this.#needs.get(key) ?? []), ...error.needs]));
        // A lost connection is no property of the target: whoever asks next may have more luck.
        if (error instanceof TransportTrouble && this.#shared.get(key) === shared) this.#drop(shared);
        if (tenant !== null && mayHaveLeftTraces(error, tenant)) this.#retireWhatIsUsedBy(tenant);
        // Nobody will look at what there is of it.
        this.#takeAway(shared);
      },
    );
    return shared;
  }

  /** It would not be found as it was: whoever asks for it from now on gets another. */
  #retireWhatIsUsedBy(tenant: Tenant): void {
    for (const shared of this.#basesOf(tenant)) if (shared.making.tenant !== null) this.retire(shared.making.tenant);
  }

  /** What it was made from, or looks at, and what that was made from. */
  #basesOf(tenant: Tenant, found = new Set<Shared>()): ReadonlySet<Shared> {
    for (const shared of this.#uses.get(tenant) ?? []) {
      const { tenant: maker, isKnowledge } = shared.making;
      if (isKnowledge === true || found.has(shared)) continue;
      found.add(shared);
      if (maker !== null) this.#basesOf(maker, found);
    }
    return found;
  }

  /** Whether a check that has not ended may still look at it. */
  #isUsed(shared: Shared, asked = new Set<Shared>()): boolean {
    if (shared.making.tenant?.isDone !== true) return true;
    asked.add(shared);
    return [...shared.users].some((user) => {
      const other = user.isShared ? this.#madeBy(user) : undefined;
      if (!user.isShared || other?.making.isKnowledge === true) return !user.isDone;
      return other !== undefined && !asked.has(other) && this.#isUsed(other, asked);
    });
  }

  #madeFrom({ users }: Shared): readonly Shared[] {
    const found = [...users].flatMap((user) => (user.isShared ? (this.#madeBy(user) ?? []) : []));
    return found.filter(({ making }) => making.isKnowledge !== true);
  }

  #isKnown(tenant: Tenant): boolean {
    return tenant.isDone && this.#madeBy(tenant)?.making.isKnowledge === true;
  }

  /** What it made, while that is there. */
  #madeBy(tenant: Tenant): Shared | undefined {
    const made = this.#made.get(tenant);
    if (made === undefined) return undefined;
    return this.#shared.get(made.key) === made || this.#retired.has(made) ? made : undefined;
  }

  #all(): Shared[] {
    return [...this.#shared.values(), ...this.#retired];
  }

  /** What it has changed goes with it: it would not be found as it was. */
  #changedBy({ making: { tenant } }: Shared): readonly Shared[] {
    return tenant?.changesOthers === true ? [...this.#basesOf(tenant)] : [];
  }

  #remove(shared: Shared): void {
    const { making } = shared;
    if (making.tenant !== null) this.retire(making.tenant);
    this.#retired.delete(shared);
    for (const { making: changed } of this.#changedBy(shared)) if (changed.tenant !== null) this.retire(changed.tenant);
    for (const dependent of this.#madeFrom(shared)) this.#remove(dependent);
    this.#takeAway(shared);
  }

  /** Once: as soon as something is gone, its id may be that of what somebody else makes. */
  #takeAway(shared: Shared): void {
    if (this.#taken.has(shared)) return;
    this.#taken.add(shared);
    const { tenant } = shared.making;
    if (tenant !== null) this.#going.add(tenant);
    void shared.making.remove().finally(() => {
      if (tenant !== null) this.#going.delete(tenant);
    });
  }
}

/** Whether half of what was to be done with what others made may be done. Who makes room takes away what it added. */
function mayHaveLeftTraces(error: unknown, { changesOthers }: Tenant): boolean {
  return error instanceof TransportTrouble && (changesOthers || !(error instanceof NoRoom));
}
