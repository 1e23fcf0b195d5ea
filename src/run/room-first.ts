import type { Registered } from '../check/registry.ts';
import type { Session } from '../session/session.ts';
import { type KnownChecks, powerKey, type Things } from './power/known.ts';

/** What a run is short of, and what it has. */
export type Supply = Pick<Session, 'shortOf' | 'labels'>;

/**
 * Whether a check would wait for room where others wait already, as far as earlier runs tell. Whoever looks at what is
 * there needs none, and lets it go the sooner.
 */
export function wouldWait(entry: Registered, { shortOf, labels }: Supply, { checks, shared }: KnownChecks): boolean {
  if (shortOf.size === 0) return false;
  const cost = checks.get(powerKey(entry));
  if (cost === undefined) return true;
  const needed = cost.shared.flatMap((place) => shared[place] ?? []).filter(({ key }) => !labels.has(key));
  return [cost, ...needed].some(({ made }) => isShort(made, shortOf));
}

function isShort(made: Things, shortOf: ReadonlySet<string>): boolean {
  return Object.keys(made).some((noun) => shortOf.has(noun));
}

/**
 * Takes the next check out of its queue: the first one of its turn that would not wait, else the first.
 * @param queues of batches that may begin beside each other.
 */
export function takeNext(queues: readonly Registered[][], supply: Supply, known: KnownChecks): Registered | undefined {
  const [first] = queues.flatMap((queue) => queue.slice(0, 1));
  for (const queue of queues) {
    const index = queue.findIndex((entry) => entry.turn === first?.turn && !wouldWait(entry, supply, known));
    if (index !== -1) return queue.splice(index, 1)[0];
  }
  return queues.find((queue) => queue.length > 0)?.shift();
}
