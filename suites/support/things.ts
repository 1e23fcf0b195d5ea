import type { CheckContext, Reply } from '../../src/check/index.ts';
import type { Resource } from '../../src/resources/index.ts';

/**
 * What the laws about every kind of thing need to know of one: how things of a collection are made, changed, removed and
 * seen. A state is what is seen of a thing: null where it is absent, what an update changes, or `present`.
 */
export type State = string | null;
export const present = 'present';

export interface Thing {
  id: string;
  name: string;
}

/** How many of a kind the run may have at once. */
export function roomFor({ quotas }: CheckContext, { quota }: Resource): number {
  return quota === undefined ? Number.POSITIVE_INFINITY : quotas[quota];
}

/** One way to see a thing. */
export interface Sight {
  /** Such as `the list with a filter`. */
  what: string;
  state: State;
  evidence: readonly Reply[];
}

/** A write that is rejected for a reason of its own, valid in all others. */
export interface Refusal {
  write: 'create' | 'change' | 'remove';
  /** Such as `a create without an address`. */
  what: string;
  /** @param name what a create would be called that nothing is wrong with. */
  send(thing: Thing, name: string): Promise<Reply>;
  /** A text of the request that nothing else says. */
  carries?: string;
  /** Whether it would be valid if something were not left out, which the write before it may have said. */
  omits?: true;
}

export interface Collection {
  // Writes are sent by the raw door alone, so that those of one moment go out in the order in which they are asked for.
  /** Sends a create; what is made is registered. The thing is null where nothing was made. */
  create(name: string): Promise<{ thing: Thing | null; reply: Reply }>;
  /** The same with more than a name, none of which the next one of the name has; for kinds that can have it. */
  createFull?: Collection['create'];
  remove(thing: Thing): Promise<Reply>;
  /** Gives the thing another state. */
  change?: (thing: Thing, state: string) => Promise<Reply>;
  /** States that it can be given. */
  states?: readonly [string, string];
  /** A read of a thing by its id alone. */
  get(thing: Thing): Promise<Reply>;
  /** Every read that shows whether each of the things is there, and its state; asked at the same time. */
  see(things: readonly Thing[]): Promise<Sight[][]>;
  /** The reads that show a thing at the least cost, where many are looked at: the others have their turn with a few. */
  glance?: (things: readonly Thing[]) => Promise<Sight[][]>;
  /** The list alone, in one of its forms, where it shows whether each of them is there. */
  listed?: (things: readonly Thing[]) => Promise<Sight[][]>;
  /** The pages of a list of few, of which a later one is asked for before the first. */
  pagedBackwards?: (things: readonly Thing[]) => Promise<Sight[][]>;
  /** Puts something into the thing: one that holds something cannot be removed, and one that is gone takes nothing. */
  fill?: (thing: Thing) => Promise<Reply>;
  /** Gives the thing something that goes with it. */
  below?: (thing: Thing) => Promise<unknown>;
  /** Puts two into the thing that stay in it: the first one may be kept alone. @returns reads of what was put there. */
  hold?: (thing: Thing) => Promise<() => Promise<readonly Reply[]>>;
  /** Fails where a new thing shows what belonged to another one of its name. */
  expectNew?: (thing: Thing, evidence: readonly Reply[]) => Promise<void>;
  /**
   * The list, and the ids in it of things with a name that no accepted create can have given; undefined where checks of
   * the resource look for what rejected creates leave.
   */
  misnamed?: () => Promise<{ ids: readonly unknown[]; reply: Reply }>;
  /** Writes that are rejected with 400; those without credentials, and about what is gone, hold for every kind. */
  refusals: readonly Refusal[];
  /** The same collection for somebody without credentials. */
  stranger(): Collection;
  /** Whether nobody else makes anything in it. */
  isOwn: boolean;
  /** Asks whatever can be asked without the id of a thing of the name, there or not; what is answered is nobody's matter. */
  askAbout(name: string): Promise<readonly Reply[]>;
}

/** A resource of which laws make things of their own. */
export interface ThingKind {
  resource: Resource;
  /** Such as `members of a client`. */
  what: string;
  /** A collection for the one check. */
  open(t: CheckContext): Promise<Collection>;
}

/** Names of which each is the beginning of the next one; of an address so much as stands before the `@`. */
export function newNamesAlike(t: CheckContext, resource: Resource): [shorter: string, middle: string, longer: string] {
  const [user = '', domain] = newName(t, resource).split('@');
  const ending = domain === undefined ? '' : `@${domain}`;
  // The longer one begins with the middle one, and holds it: a filter finds both.
  const longer = domain === undefined ? `${user}-1-2` : `${user}-1-2.${user}-1${ending}`;
  return [`${user}${ending}`, `${user}-1${ending}`, longer];
}

export function newName({ names }: CheckContext, { named }: Resource): string {
  return named === 'email' ? names.email() : names.unique();
}
