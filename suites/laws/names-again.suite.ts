import type { RequirementId } from '../../generated/catalogue.ts';
import {
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectStatus,
  fail,
  NotTested,
  type Reply,
} from '../../src/check/index.ts';
import { client } from '../../src/resources/index.ts';
import { hasWorkspaces, notDeletable } from '../support/deletable.ts';
import { unlessIdsAreReused } from '../support/id-reuse.ts';
import { expectOutcomes, expectStill, madeIn, type Outcome } from '../support/outcomes.ts';
import { type Collection, newName, present, type Thing, type ThingKind } from '../support/things.ts';
import { provable, quickKinds, uniquelyNamed, unlessTheyChange } from './kinds.ts';

/*
 * A name that was given up belongs to whoever has it next: nothing of its former owner comes with it, and what the new
 * owner is asked for by its name is its own. Whether a name can be used again is open.
 */

function register(requirement: RequirementId, kind: ThingKind): void {
  const body = async (t: CheckContext) => {
    let comesBack: Return | null = null;
    const follow = async (own: CheckContext) => {
      comesBack = await expectNamesFollow(own, kind);
    };
    await unlessIdsAreReused(kind.resource, follow)(t);
    await expectBack(comesBack);
  };
  check(requirement, `names of ${kind.what} can be given up and used again`, unlessTheyChange(kind, body));
}

/** What was made again, and has the id that it had before. */
interface Return {
  readonly collection: Collection;
  readonly outcomes: readonly Outcome[];
}

/** Whatever else has an id of before: what was just made is there. */
async function expectBack(comesBack: Return | null): Promise<void> {
  if (comesBack === null) return;
  await expectOutcomes(comesBack.collection, comesBack.outcomes, 'its name was used again');
  throw new NotTested('the target gives the same name the same id');
}

async function expectNamesFollow(t: CheckContext, kind: ThingKind): Promise<Return | null> {
  const collection = await kind.open(t);
  const full = await collection.createFull?.(newName(t, kind.resource));
  const former = full?.thing ?? (await madeIn(t, kind, collection));
  const { name } = former;
  const state = collection.states?.[0] ?? present;
  await collection.change?.(former, state);
  await collection.below?.(former);
  const kept = await madeIn(t, kind, collection);
  const removal = await removed(collection, former);
  const { thing, reply } = await collection.create(name);
  if (thing === null) throw new NotTested(`the name cannot be used again: got ${describe(exchangeOf(reply))}`);
  const evidence = [removal, reply];
  const gone: Outcome = { thing: former, states: [null], evidence };
  const rest: Outcome = { thing: kept, states: [present], evidence };
  // In which state a thing comes back is open: members may come back in the role that they had.
  const states = collection.change === undefined ? [present] : [present, ...(collection.states ?? [])];
  if (thing.id === former.id) return { collection, outcomes: [{ thing, states, evidence }, rest] };
  const outcomes = [gone, { thing, states, evidence }, rest];
  await expectOutcomes(collection, outcomes, 'its name was used again');
  await collection.expectNew?.(thing, evidence);
  if (uniquelyNamed.has(kind.resource)) {
    const third = await collection.create(name);
    expectStatus(third.reply, 400, 'the name belongs to whoever has it now');
  }
  // A removal that is put off may find by its name what has it by then.
  if (t.depth !== 'smoke') await expectStill(t, collection, outcomes, 'its name was used again');
  // Whoever keeps what is removed under its name has no room for the second of that name.
  const second = await collection.remove(thing);
  // A client may have been given workspaces by now, with which it may have to stay.
  if (!second.response.ok && kind.resource === client && (await hasWorkspaces(t, thing.id))) throw notDeletable();
  if (!second.response.ok) fail(`a removal like that of ${former.id}`, describe(exchangeOf(second)), removal, second);
  const left: Outcome = { thing, states: [null], evidence: [second] };
  await expectOutcomes(collection, [left, rest], 'its name was given up again');
  return null;
}

async function removed(collection: Collection, thing: Thing): Promise<Reply> {
  const reply = await collection.remove(thing);
  if (!reply.response.ok) throw new NotTested(`the target does not remove it: got ${describe(exchangeOf(reply))}`);
  return reply;
}

/** Where both may be there, which is open, each of two whose names differ in letter case is itself alone. */
async function expectTwinStays(t: CheckContext, kind: ThingKind): Promise<void> {
  const collection = await kind.open(t);
  const [user, ...host] = newName(t, kind.resource).split('@');
  const named = (ending: string) => [`${user}${ending}`, ...host].join('@');
  const first = await madeIn(t, kind, collection, named('-ab'));
  const { thing, reply } = await collection.create(named('-AB'));
  if (thing === null || thing.id === first.id)
    throw new NotTested(`no second one is made: got ${describe(exchangeOf(reply))}`);
  const evidence = [reply, await removed(collection, first)];
  const gone: Outcome = { thing: first, states: [null], evidence };
  const { see, glance = see } = collection;
  const outcomes = [gone, { thing, states: [present], evidence }];
  await expectOutcomes({ ...collection, see: glance }, outcomes, 'its twin in another letter case was removed');
}

for (const kind of quickKinds) register(`${kind.resource.api}.names-again`, kind);

// Whether the case of an address counts is open, and hardly ever does it.
for (const kind of quickKinds.filter(({ resource }) => resource.named !== 'email')) {
  const title = `of ${kind.what} whose names differ in letter case one goes alone`;
  check(
    `${kind.resource.api}.names-again`,
    title,
    provable(kind, (t) => expectTwinStays(t, kind)),
  );
}
