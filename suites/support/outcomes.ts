import { type CheckContext, describe, exchangeOf, fail, NotTested, type Reply } from '../../src/check/index.ts';
import { type Collection, newName, type Sight, type State, type Thing, type ThingKind } from './things.ts';

/** What a thing may be after some requests: one of these, in whatever way it is looked at. */
export interface Outcome {
  thing: Thing;
  states: readonly State[];
  /** What was answered about it. */
  evidence: readonly Reply[];
}

/**
 * Fails unless every sight of every thing shows one and the same of the states that it may be in.
 * @returns the sights of each thing.
 */
export async function expectOutcomes(
  collection: Collection,
  outcomes: readonly Outcome[],
  after: string,
): Promise<Sight[][]> {
  const sights = await collection.see(outcomes.map(({ thing }) => thing));
  for (const [index, { thing, states, evidence }] of outcomes.entries()) {
    const seen = sights[index] ?? [];
    const [first] = seen;
    for (const sight of seen) {
      if (!states.includes(sight.state)) disagree(thing, states, { sight, evidence, after });
      if (first !== undefined && sight.state !== first.state) {
        disagree(thing, [first.state], { sight, evidence: first.evidence, after });
      }
    }
  }
  return sights;
}

/** Longer than what goes on behind a write takes, as a rule, and cheap beside what else is under way. */
export const laterMs = 2_500;

/** What is so right after some writes is so later, too, as far as the list tells: what is put off may undo them. */
export async function expectStill(
  t: CheckContext,
  collection: Collection,
  outcomes: readonly Outcome[],
  after: string,
): Promise<void> {
  await t.sleep(laterMs);
  const { see, glance = see, listed = glance } = collection;
  await expectOutcomes({ ...collection, see: listed }, outcomes, `${after}, some seconds later`);
}

const worded = (state: State): string => state ?? 'absent';

function disagree(
  { name }: Thing,
  states: readonly State[],
  { sight, evidence, after }: { sight: Sight; evidence: readonly Reply[]; after: string },
): never {
  const wanted = [...new Set(states)].map(worded).join(' or ');
  fail(`${name} ${wanted} in ${sight.what} after ${after}`, worded(sight.state), ...evidence, ...sight.evidence);
}

/**
 * A thing made as a step.
 * @throws {NotTested} where it is rejected: there may be no room for another, and creating has checks of its own.
 */
export async function madeIn(
  t: CheckContext,
  kind: ThingKind,
  collection: Collection,
  name = newName(t, kind.resource),
): Promise<Thing> {
  const { thing, reply } = await collection.create(name);
  if (thing !== null) return thing;
  throw new NotTested(`the target takes no other of the ${kind.what}: got ${describe(exchangeOf(reply))}`);
}
