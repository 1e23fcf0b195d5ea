import type { Registered } from '../check/registry.ts';
import type { Session } from '../session/session.ts';
import { type KnownChecks, powerKey } from './power/known.ts';

/** What a run is short of, and what it has. */
export type Supply = Pick<Session, 'shortOf' | 'labels'>;

/**
 * Whether a check would wait for room where others wait already, as far as earlier runs tell. Whoever looks at what is
 * there needs none, and lets it go the sooner.
 */
export function wouldWait(entry: Registered, { shortOf, labels }: Supply, known: KnownChecks): boolean {
  if (shortOf.size === 0) return false;
  const making = makingOf(entry, known);
  if (making === unknown) return true;
  const isShort = (noun: string): boolean => shortOf.has(noun);
  return making.own.some(isShort) || making.shared.some(({ key, made }) => !labels.has(key) && made.some(isShort));
}

/** Whether a check makes anything that is not there yet, as far as earlier runs tell. */
export function wouldMake(entry: Registered, { labels }: Pick<Supply, 'labels'>, known: KnownChecks): boolean {
  const making = makingOf(entry, known);
  return making === unknown || making.own.length > 0 || making.shared.some(({ key }) => !labels.has(key));
}

/** The nouns of what a check makes: by itself, and with what is shared where that is not there yet. */
interface Making {
  readonly own: readonly string[];
  readonly shared: readonly { readonly key: string; readonly made: readonly string[] }[];
}

const makings = new WeakMap<KnownChecks, WeakMap<Registered, Making | typeof unknown>>();
const unknown = 'no earlier run tells of it';

function makingOf(entry: Registered, known: KnownChecks): Making | typeof unknown {
  const all = makings.get(known) ?? new WeakMap<Registered, Making | typeof unknown>();
  makings.set(known, all);
  const making = all.get(entry) ?? reckoned(entry, known);
  all.set(entry, making);
  return making;
}

function reckoned(entry: Registered, { checks, shared }: KnownChecks): Making | typeof unknown {
  const cost = checks.get(powerKey(entry));
  if (cost === undefined) return unknown;
  const needed = cost.shared.flatMap((place) => shared[place] ?? []);
  return {
    own: Object.keys(cost.made),
    shared: needed.map(({ key, made }) => ({ key, made: Object.keys(made) })).filter(({ made }) => made.length > 0),
  };
}

/**
 * Takes the next check out of its queue: the first one of its turn that would not wait, else the first.
 * @param queues of batches that may begin beside each other.
 */
export function takeNext(queues: readonly Registered[][], supply: Supply, known: KnownChecks): Registered | undefined {
  const { shortOf } = supply;
  if (shortOf.size > 0) {
    const now = { shortOf, labels: supply.labels };
    const [first] = queues.flatMap((queue) => queue.slice(0, 1));
    for (const queue of queues) {
      const index = queue.findIndex((entry) => entry.turn === first?.turn && !wouldWait(entry, now, known));
      if (index !== -1) return queue.splice(index, 1)[0];
    }
  }
  return queues.find((queue) => queue.length > 0)?.shift();
}
