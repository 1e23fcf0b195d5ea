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
  return shortOf.size > 0 && (madeBy(entry, labels, known)?.some((noun) => shortOf.has(noun)) ?? true);
}

/** Whether a check makes anything that is not there yet, as far as earlier runs tell. */
export function wouldMake(entry: Registered, { labels }: Pick<Supply, 'labels'>, known: KnownChecks): boolean {
  return (madeBy(entry, labels, known)?.length ?? 1) > 0;
}

/** Nouns; undefined for a check that no earlier run tells of. */
function madeBy(
  entry: Registered,
  labels: Supply['labels'],
  { checks, shared }: KnownChecks,
): readonly string[] | undefined {
  const cost = checks.get(powerKey(entry));
  if (cost === undefined) return undefined;
  const needed = cost.shared.flatMap((place) => shared[place] ?? []).filter(({ key }) => !labels.has(key));
  return [cost, ...needed].flatMap(({ made }) => Object.keys(made));
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
