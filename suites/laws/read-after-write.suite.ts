import type { RequirementId } from '../../generated/catalogue.ts';
import { alone, type CheckContext, expectEitherWay, NotTested, type Reply } from '../../src/check/index.ts';
import { asKeeper } from '../support/kept-answers.ts';
import { expectOutcomes, laterMs, madeIn } from '../support/outcomes.ts';
import { inParallel } from '../support/parallel.ts';
import { type Collection, newNamesAlike, present, type State, type Thing, type ThingKind } from '../support/things.ts';
import { provable, quickKinds } from './kinds.ts';

/*
 * What a service keeps of its answers it must not keep over a write: everything is asked before each write and after it.
 * Nor may it tell a client which keeps an answer that this holds still. Where others write meanwhile, a service that forgets all that it keeps of a collection with any of some writes is
 * right by accident.
 */

function register(requirement: RequirementId, kind: ThingKind): void {
  alone.check(
    requirement,
    `${kind.what} are seen everywhere as each write left them`,
    provable(kind, (t) => asKeeper(t, (keeper) => expectSeen(keeper, kind))),
  );
}

async function expectSeen(t: CheckContext, kind: ThingKind): Promise<void> {
  const collection = withPages(await kind.open(t));
  // Whoever looks for one by the beginning of its name finds another one, which was there before.
  const [shorter, name, longer] = newNamesAlike(t, kind.resource);
  const kept = await madeIn(t, kind, collection, longer);
  const elder = await madeIn(t, kind, collection, shorter);
  const keptAs = await changed(collection, kept);
  await collection.askAbout(name);
  const { thing, reply } = await collection.create(name);
  if (thing === null) throw new NotTested(`the target takes no other of the ${kind.what}`);
  const see = async (state: State, write: Reply, after: string): Promise<void> => {
    await expectOutcomes(collection, [{ thing, states: [state], evidence: [write] }], after);
  };
  await see(present, reply, 'its create');
  await expectChanges(t, collection, thing, see);
  const removal = await collection.remove(thing);
  if (!removal.response.ok)
    throw new NotTested(`the target removes none of the ${kind.what}: got ${removal.response.status}`);
  const outcomes = [
    { thing, states: [null], evidence: [removal] },
    { thing: kept, states: [keptAs], evidence: [reply, removal] },
    { thing: elder, states: [present], evidence: [reply, removal] },
  ];
  await expectOutcomes(collection, outcomes, 'its removal');
  if (t.depth === 'smoke') return;
  await t.sleep(laterMs);
  // What goes on after a create may write back what it had read, or bring back what is gone.
  await expectOutcomes(collection, outcomes, 'its removal, some seconds later');
  await expectNoneKept(t, collection, [elder, kept]);
}

/** A later page may come from what the list was when the first one was asked for. */
function withPages(collection: Collection): Collection {
  const { see, pagedBackwards } = collection;
  if (pagedBackwards === undefined) return collection;
  return {
    ...collection,
    see: async (things) => {
      const sights = await see(things);
      const pages = await pagedBackwards(things);
      return sights.map((ofThing, index) => [...ofThing, ...(pages[index] ?? [])]);
    },
  };
}

/** The state of a thing after a change, if it takes one: what becomes of others must not undo it. */
async function changed({ change, states = [present, present] }: Collection, thing: Thing): Promise<State> {
  const [state] = states;
  return (await change?.(thing, state))?.response.ok === true ? state : present;
}

/** As long as a write, or a read, takes to be on its way. */
const underWayMs = 6;

/** What is read between two writes, when the second one comes, must not be kept beyond it. */
async function expectNoneKept(
  t: CheckContext,
  collection: Collection,
  [first, second]: readonly [Thing, Thing],
): Promise<void> {
  const before = await collection.remove(first);
  const looks = collection.askAbout(second.name);
  const removal = t.sleep(underWayMs).then(async () => [await collection.remove(second)]);
  const replies = (await inParallel<readonly Reply[]>([looks, removal])).flat();
  const evidence = [before, ...replies];
  if (!before.response.ok || !replies.at(-1)?.response.ok) return;
  const gone = [first, second].map((thing) => ({ thing, states: [null], evidence }));
  await expectOutcomes(collection, gone, 'two removals, and reads that were under way when the second one came');
}

async function expectChanges(
  t: CheckContext,
  { change, get, states = [present, present] }: Collection,
  thing: Thing,
  see: (state: State, write: Reply, after: string) => Promise<void>,
): Promise<void> {
  if (change === undefined) return;
  const expectFound = (reply: Reply): void =>
    expectEitherWay(reply.response.status !== 404, `${thing.name}, which is there, for a change`, '404', reply);
  for (const state of states) {
    // At no moment is what is changed away.
    const meanwhile = t.sleep(underWayMs).then(() => get(thing));
    const [reply, read] = await inParallel<Reply>([change(thing, state), meanwhile]);
    if (reply === undefined || read === undefined) return;
    expectFound(reply);
    expectFound(read);
    if (!reply.response.ok)
      throw new NotTested(`the target does not change ${thing.name}: got ${reply.response.status}`);
    await see(state, reply, `its change to ${state}`);
  }
  // Whether there is anything to change is open.
  expectFound(await change(thing, states[1]));
}

for (const kind of quickKinds) register(`${kind.resource.api}.read-after-write`, kind);
