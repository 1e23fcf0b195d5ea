import type { Api } from '../../generated/catalogue.ts';
import type { Outgoing } from '../http/client.ts';
import type { Exchange } from '../http/exchange.ts';
import { plainPath } from '../http/path.ts';
import { fieldOf } from '../model/values.ts';
import type { Target } from '../profile/model.ts';
import { credentialOf } from './creations.ts';
import { type Hold, Pool, type SharedHolders } from './pool.ts';
import { type Quota, quotasOf } from './quotas.ts';
import { type NewResource, pathOf } from './resources.ts';
import type { Tenant } from './tenant.ts';
import type { Waits } from './waits.ts';

const beatMs = 50;

/** A create that was let in. */
export interface Admission {
  /** Tells what came of it; never called where no answer came, so that its place stays taken. */
  answered(exchange: Exchange): void;
  /** Whether the run has nothing else in the collection, or the target counts more than what is there. */
  isFirst(): boolean;
  /** The target takes no more; false where it has none of this run, so that there is nothing to wait for. */
  refusedAsFull(): boolean;
}

interface Surroundings {
  readonly target: Target;
  readonly commons: SharedHolders;
  readonly waits: Waits;
  /** Whether what a request removed is gone by now. */
  readonly isGone: (removal: Outgoing) => Promise<boolean>;
}

/** Where something is made, and what there is room for. */
interface Place {
  readonly pool: Pool;
  readonly place: string;
  readonly limit: Quota;
  readonly owner: string;
}

/** The pools of a run, by where on the target their things stand. */
export class Pools {
  readonly #target: Target;
  readonly #limits: readonly Quota[];
  readonly #commons: SharedHolders;
  /** By API and path of the collection, then by who asks. */
  readonly #pools = new Map<string, Map<string, Pool>>();
  readonly #all = new Set<Pool>();
  /** By API, kind and who asks: those of a target that counts what several collections of a kind hold together. */
  readonly #wide = new Map<string, Pool>();
  readonly #waits: Waits;
  readonly #isGone: Surroundings['isGone'];
  #beat: NodeJS.Timeout | undefined;

  constructor({ target, commons, waits, isGone }: Surroundings) {
    this.#target = target;
    this.#limits = quotasOf(target);
    this.#commons = commons;
    this.#waits = waits;
    this.#isGone = isGone;
  }

  /** Waits for room where the request makes something of which there may be only so many; null where it does not. */
  enter(outgoing: Outgoing, tenant: Tenant): Admission | null | Promise<Admission> {
    if (outgoing.method !== 'POST') return null;
    const found = this.#poolOf(outgoing);
    if (found === null) return null;
    const { pool, place } = found;
    const admission = (hold: Hold): Admission => ({
      ...answeredIn(pool, hold),
      isFirst: () => this.#isWide(pool) || [...pool.holds].every((each) => each === hold),
      refusedAsFull: () => pool.tooMany(hold) || this.#isCountedWidely(outgoing, pool),
    });
    const hold = pool.enter(tenant, place);
    if (!(hold instanceof Promise)) return admission(hold);
    this.#watch();
    return hold.then(admission);
  }

  /**
   * Where a collection that holds nothing takes nothing, the target counts what all collections of the kind hold
   * together, or even what all who ask do: from now on so does the run.
   */
  #isCountedWidely(outgoing: Outgoing, pool: Pool): boolean {
    const found = this.#poolOf(outgoing);
    if (found === null) return false;
    // Somebody else has found it out meanwhile.
    if (found.pool !== pool) return true;
    const { limit, owner } = found;
    const kind = `${limit.api} `;
    const collections = [...this.#pools].flatMap(([place, byOwner]) =>
      place.startsWith(kind) && limit.path.test(place.slice(kind.length)) ? [byOwner] : [],
    );
    const poolsOf = (who: readonly string[]) => [
      ...new Set(collections.flatMap((byOwner) => who.flatMap((each) => byOwner.get(each) ?? []))),
    ];
    const everybody = [...new Set(collections.flatMap((byOwner) => [...byOwner.keys()]))];
    // With one place for all, most that takes two owners would wait for what the other one holds, and in vain.
    const candidates = limit.limit > 1 ? [[owner], everybody] : [[owner]];
    const together = candidates.find((who) => poolsOf(who).some(({ holds }) => [...holds].length > 0));
    if (together === undefined) return false;
    const others = poolsOf(together);
    const wide = new Pool(limit, this.#waits);
    for (const who of together) this.#wide.set(`${limit.api} ${limit.name} ${who}`, wide);
    for (const byOwner of collections) {
      for (const who of together) byOwner.set(who, wide);
    }
    wide.takeOver(others);
    for (const other of others) this.#all.delete(other);
    this.#all.add(wide);
    return true;
  }

  /**
   * What an answer says is gone gives its place back. Whose that is has to be known before the request is sent: the id
   * may be given to what somebody else makes meanwhile.
   */
  leaving(outgoing: Outgoing, tenant: Tenant): (exchange: Exchange) => void {
    const { api, method, target } = outgoing;
    if (method !== 'DELETE') return () => undefined;
    const held = this.#holding(api, target, credentialOf(outgoing, this.#target) ?? '', tenant);
    return ({ status }) => {
      if (status >= 300) return;
      held?.pool.leave(held.hold, this.#isSlow(outgoing) ? () => this.#isGone(outgoing) : undefined);
      // With a filespace goes what was in it.
      for (const [place, below] of this.#pools) {
        if (place.startsWith(`${api} ${plainPath(target)}/`)) for (const pool of below.values()) pool.emptied(place);
      }
    };
  }

  #isSlow({ api, target }: Outgoing): boolean {
    const path = plainPath(target);
    const collection = path.slice(0, path.lastIndexOf('/'));
    return this.#limits.some((limit) => limit.isSlow && limit.api === api && limit.path.test(collection));
  }

  /** What the target would not remove has its place for good. */
  stays(resource: NewResource): void {
    const held = this.#holding(resource.api, pathOf(resource), resource.credential ?? '');
    if (held !== undefined) held.hold.stays = true;
  }

  /** The one that most likely has this id: keys and other things that an answer names may have the same number. */
  #holding(api: Api, target: string, owner: string, tenant?: Tenant): { pool: Pool; hold: Hold } | undefined {
    const path = plainPath(target);
    const id = decoded(path.slice(path.lastIndexOf('/') + 1));
    const pools = this.#pools.get(`${api} ${path.slice(0, path.lastIndexOf('/'))}`) ?? new Map<string, Pool>();
    const likeliest = ({ name, hold }: { name: string; hold: Hold }): number =>
      (name === owner ? 4 : 0) + (hold.likelyId === id ? 2 : 0) + (hold.tenant === tenant ? 1 : 0);
    return [...pools]
      .flatMap(([name, pool]) => [...pool.holds].map((hold) => ({ name, pool, hold })))
      .filter(({ hold }) => hold.ids.has(id))
      .toSorted((a, b) => likeliest(b) - likeliest(a))[0];
  }

  /** A check that has ended holds nothing. */
  ended(tenant: Tenant): void {
    for (const pool of this.#all) pool.leaveAll(tenant);
  }

  /** The kinds of things for which somebody waits for room. */
  get waitedFor(): ReadonlySet<string> {
    return new Set([...this.#all].filter((pool) => pool.isWaitedFor).map(({ noun }) => noun));
  }

  close(): void {
    clearInterval(this.#beat);
  }

  #poolOf(outgoing: Outgoing): Place | null {
    const { api, target } = outgoing;
    const path = plainPath(target);
    const limit = this.#limits.find((each) => each.api === api && each.path.test(path));
    if (limit === undefined) return null;
    const place = `${api} ${path}`;
    const pools = this.#pools.get(place) ?? new Map<string, Pool>();
    this.#pools.set(place, pools);
    const owner = credentialOf(outgoing, this.#target) ?? '';
    const wide = this.#wide.get(`${api} ${limit.name} ${owner}`);
    const pool = wide ?? pools.get(owner) ?? new Pool(limit, this.#waits);
    pools.set(owner, pool);
    this.#all.add(pool);
    return { pool, place, limit, owner };
  }

  #isWide(pool: Pool): boolean {
    return [...this.#wide.values()].includes(pool);
  }

  #watch(): void {
    this.#beat ??= setInterval(() => {
      const waitedFor = [...this.#all].filter((pool) => pool.isWaitedFor);
      for (const pool of waitedFor) pool.resolve(Date.now(), this.#commons);
      if (waitedFor.length > 0) return;
      clearInterval(this.#beat);
      this.#beat = undefined;
    }, beatMs);
  }
}

function answeredIn(pool: Pool, hold: Hold): Pick<Admission, 'answered'> {
  return {
    answered: (exchange) => {
      if (exchange.status >= 400) pool.leave(hold);
      else {
        hold.ids = new Set(textsIn(exchange.json));
        hold.likelyId = likelyIdIn(exchange.json);
      }
    },
  };
}

function likelyIdIn(json: unknown): string | null {
  const id = fieldOf(json, 'id') ?? fieldOf(fieldOf(json, 'data'), 'id');
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function* textsIn(value: unknown, depth = 0): Iterable<string> {
  if (typeof value === 'string' || typeof value === 'number') yield String(value);
  else if (value !== null && typeof value === 'object' && depth < 5) {
    for (const each of Object.values(value)) yield* textsIn(each, depth + 1);
  }
}
