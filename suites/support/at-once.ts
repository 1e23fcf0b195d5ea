import {
  type CheckContext,
  describe,
  exchangeOf,
  fail,
  isNumbered,
  NotTested,
  type Reply,
} from '../../src/check/index.ts';
import { expectOutcomes, expectStill, madeIn, type Outcome } from './outcomes.ts';
import { inParallel } from './parallel.ts';
import {
  type Collection,
  newName,
  present,
  type Refusal,
  roomFor,
  type State,
  type Thing,
  type ThingKind,
} from './things.ts';

/** One write of a burst: what it does to its thing if it is accepted. */
interface Write {
  send(): Promise<{ thing: Thing | null; reply: Reply }>;
  effect: State;
}

interface Written extends Omit<Write, 'send'> {
  thing: Thing;
  reply: Reply;
}

/** A thing of the collection, and what it may be. */
interface Known {
  thing: Thing;
  states: readonly State[];
  evidence: readonly Reply[];
}

/** How many things stand there before a burst, and how many it makes: fewer where the profile allows few. */
function sizesIn(t: CheckContext, { resource }: ThingKind): { held: number; added: number } {
  const room = roomFor(t, resource);
  return room < 9 ? { held: Math.max(2, Math.min(6, room - 2)), added: 1 } : { held: 6, added: 3 };
}

/**
 * Several writes of each kind, and reads, at the same moment; afterwards everything has to show what they add up to,
 * whatever their order was.
 */
export async function expectBursts(t: CheckContext, kind: ThingKind, bursts: number): Promise<void> {
  if (t.target.http.concurrency < 2) {
    throw new NotTested('`http.concurrency` of the profile allows one request at a time');
  }
  const collection = await kind.open(t);
  const things: Thing[] = [];
  // One after the other: that things are made at once is what the bursts are about.
  const { held } = sizesIn(t, kind);
  while (things.length < held) things.push(await madeIn(t, kind, collection));
  let known: Known[] = things.map((thing) => ({ thing, states: [present], evidence: [] }));
  const gone: Known[] = [];
  for (let burst = 0; burst < bursts; burst += 1) {
    const before = known;
    const writes = turned(writesOn(t, kind, { collection, known, burst }), burst);
    const [written, fillings] = await atOnce(collection, { writes, known: before, burst });
    known = afterwards(known, written);
    for (const filling of fillings) expectEither(filling, written);
    const after = `${writes.length} writes and some reads at the same moment`;
    // What is changed will be changed again; whatever else was lost still shows in the end.
    const changed = collection.change === undefined ? [] : known.slice(1, 3);
    if (burst === bursts - 1) {
      await expectAll(collection, { known, gone, after });
      await expectStill(t, collection, [...known, ...gone], after);
    } else if (changed.length > 0) await expectOutcomes(collection, changed, after);
    gone.push(...known.filter(({ states }) => states.includes(null)));
    known = known.filter(({ states }) => !states.includes(null));
  }
}

/**
 * Things that are each removed at the moment at which they are changed, or something is put into them, with nothing else
 * under way: what takes a few milliseconds is met by no request that stands behind others.
 */
export async function expectNoReturn(t: CheckContext, kind: ThingKind, tries: number): Promise<void> {
  if (t.target.http.concurrency < 2) {
    throw new NotTested('`http.concurrency` of the profile allows one request at a time');
  }
  const collection = await kind.open(t);
  const { change, fill, remove, states: [state] = [present] } = collection;
  const write = change === undefined ? fill : (thing: Thing) => change(thing, state);
  if (write === undefined) throw new NotTested(`nothing is changed of the ${kind.what} here`);
  const outcomes: Outcome[] = [];
  for (let index = 0; index < tries; index += 1) {
    const thing = await madeIn(t, kind, collection);
    // Each of them comes first in turn, and a bit earlier every other time.
    const isWriteLate = index % 2 === 1;
    const lead = Math.floor(index / 2) % 2 === 0 ? 0 : 2;
    const [early, late] = isWriteLate ? [remove, write] : [write, remove];
    const replies = await inParallel([early(thing), after(t, lead, () => late(thing))]);
    const [written, removed] = isWriteLate ? replies.toReversed() : replies;
    if (written === undefined || removed === undefined || !removed.response.ok) continue;
    if (change === undefined) expectEither({ thing, reply: written }, [{ thing, reply: removed, effect: null }]);
    outcomes.push({ thing, states: [null], evidence: [written, removed] });
  }
  const { see, glance = see } = collection;
  await expectOutcomes({ ...collection, see: glance }, outcomes, 'a change and a removal at the same moment');
}

/**
 * Things of a kind without namesakes that are each removed while one of the same name is made: where that was accepted,
 * the removal came before it, and what is there is the new one.
 */
export async function expectMadeAgain(t: CheckContext, kind: ThingKind, tries: number): Promise<void> {
  if (t.target.http.concurrency < 2) {
    throw new NotTested('`http.concurrency` of the profile allows one request at a time');
  }
  const collection = await kind.open(t);
  const outcomes: Outcome[] = [];
  for (let index = 0; index < tries; index += 1) {
    const thing = await madeIn(t, kind, collection);
    // Each of the two is sent first in turn.
    const early = index % 2 === 0 ? null : collection.create(thing.name);
    const removing = collection.remove(thing);
    const [{ thing: next, reply }, removal] = await Promise.all([early ?? collection.create(thing.name), removing]);
    if (next === null || !removal.response.ok) continue;
    outcomes.push({ thing: next, states: [present], evidence: [removal, reply] });
  }
  const { see, glance = see } = collection;
  await expectOutcomes({ ...collection, see: glance }, outcomes, 'its create at the moment of the removal before it');
  if (outcomes.length === 0) throw new NotTested('none was made at the moment of a removal');
}

async function after(t: CheckContext, ms: number, send: () => Promise<Reply>): Promise<Reply> {
  if (ms > 0) await t.sleep(ms);
  return send();
}

/**
 * Some of them in every way there is, the others as cheaply as can be: of what went in the bursts before, the list tells
 * whether it has come back.
 */
async function expectAll(
  collection: Collection,
  { known, gone, after }: { known: readonly Known[]; gone: readonly Known[]; after: string },
): Promise<void> {
  const { see, glance = see, listed = glance } = collection;
  await inParallel([
    expectOutcomes(collection, known.slice(0, 4), after),
    expectOutcomes({ ...collection, see: glance }, known.slice(4), after),
    ...(gone.length === 0 ? [] : [expectOutcomes({ ...collection, see: listed }, gone, after)]),
  ]);
}

/** Which of them a burst leaves where they are, and which it removes. */
function partsOf(known: readonly Known[]): { staying: Thing[]; leaving: Thing[] } {
  const things = known.map(({ thing }) => thing);
  const stay = Math.max(1, Math.min(3, Math.floor(things.length / 2)));
  return { staying: things.slice(0, stay), leaving: things.slice(stay, stay + 3) };
}

/**
 * The first thing is left alone but for writes that are rejected, the next two are changed, and the last three go, one of
 * them while it is changed. Now and then somebody else removes the same thing.
 */
function writesOn(
  t: CheckContext,
  kind: ThingKind,
  { collection, known, burst }: { collection: Collection; known: readonly Known[]; burst: number },
): Write[] {
  const { change, remove, states: [first, second] = [present, present] } = collection;
  const changed = (thing: Thing, state: string): Write[] =>
    change === undefined ? [] : [{ effect: state, send: async () => ({ thing, reply: await change(thing, state) }) }];
  const { staying, leaving } = partsOf(known);
  const [alone, one, other] = staying;
  const rejectedOn = (thing: Thing): Write[] =>
    rejectedIn(collection, burst).map(({ send }) => ({
      effect: present,
      send: async () => ({ thing: null, reply: await send(thing, newName(t, kind.resource)) }),
    }));
  return [
    // Twice what nobody fills: that may have to stay. A number may be somebody else's by then.
    ...leaving
      .flatMap((thing, place) => (burst === 0 && place > 0 && !isNumbered(thing.id) ? [thing, thing] : [thing]))
      .map((thing) => ({ effect: null, send: async () => ({ thing, reply: await remove(thing) }) })),
    ...leaving.slice(-1).flatMap((thing) => changed(thing, first)),
    ...(one === undefined ? [] : [...changed(one, first), ...changed(one, second)]),
    // To a state that it does not have yet, so that it shows if the change is lost.
    ...(other === undefined ? [] : changed(other, burst % 2 === 0 ? first : second)),
    ...Array.from({ length: sizesIn(t, kind).added }, () => ({
      effect: present,
      send: () => collection.create(newName(t, kind.resource)),
    })),
    // What is undone with them was part of them.
    ...(alone === undefined ? [] : rejectedOn(alone)),
  ];
}

/** One of each kind of write: the same last in one burst and first in the next, and then another one. */
function rejectedIn({ refusals }: Collection, burst: number): Refusal[] {
  return (['create', 'change', 'remove'] as const).flatMap((write) => {
    const all = refusals.filter((refusal) => refusal.write === write);
    return all.slice(Math.floor(burst / 2) % Math.max(1, all.length)).slice(0, 1);
  });
}

/** Another order in every burst: removals first, creates first, and each kind between the others. */
function turned(writes: readonly Write[], burst: number): Write[] {
  if (burst % 3 === 0) return [...writes];
  if (burst % 3 === 1) return [...writes].reverse();
  const half = Math.ceil(writes.length / 2);
  return writes.slice(0, half).flatMap((write, index) => [...writes.slice(half + index, half + index + 1), write]);
}

interface Burst {
  writes: readonly Write[];
  known: readonly Known[];
  burst: number;
}

async function atOnce(
  collection: Collection,
  { writes, known, burst }: Burst,
): Promise<[written: Written[], fillings: Filling[]]> {
  const send = () => inParallel(writes.map(async (write) => ({ effect: write.effect, ...(await write.send()) })));
  // In turn before and after the removals: what is filled is one of those that leave.
  const filled = partsOf(known).leaving.slice(0, 1);
  const early = burst % 2 === 1 ? fillingsOf(collection, filled) : null;
  const sent = send();
  const late = early ?? fillingsOf(collection, filled);
  const [written, fillings] = await Promise.all([sent, late, readsOf(collection, known)]);
  return [written.flatMap(({ thing, ...rest }) => (thing === null ? [] : [{ thing, ...rest }])), fillings];
}

/** Something that is put into a thing while it is removed. */
interface Filling {
  thing: Thing;
  reply: Reply;
}

function fillingsOf({ fill }: Collection, things: readonly Thing[]): Promise<Filling[]> {
  return inParallel(fill === undefined ? [] : things.map(async (thing) => ({ thing, reply: await fill(thing) })));
}

/** Whichever came first, the other one had to be rejected. */
function expectEither({ thing, reply }: Filling, written: readonly Written[]): void {
  const removal = written.find((write) => write.thing === thing && write.effect === null && write.reply.response.ok);
  if (removal === undefined || !reply.response.ok) return;
  fail(
    `either a removal of ${thing.name} or something new in it, at the same moment`,
    'both accepted',
    removal.reply,
    reply,
  );
}

/**
 * Things that nobody removes are read while others are written: each answer is about its own. Of those that are removed
 * meanwhile either answer is right, as long as it is one that the operation has.
 */
async function readsOf(collection: Collection, known: readonly Known[]): Promise<void> {
  const { staying, leaving } = partsOf(known);
  const read = [...staying, ...leaving.slice(1)];
  const replies = await inParallel(read.map((thing) => collection.get(thing)));
  for (const [index, reply] of replies.slice(0, staying.length).entries()) {
    const { status, text } = exchangeOf(reply);
    const { name, id } = staying[index] ?? { name: '', id: '' };
    const strangers = staying.filter((thing) => thing.id !== id);
    const shows = (other: string): boolean => text.includes(JSON.stringify(other));
    // Beside itself, a thing may tell of its neighbours.
    const isAnother = !shows(name) && strangers.some((thing) => shows(thing.name));
    if (status === 404 || isAnother) fail(`${name}, read beside others`, describe({ status, text }), reply);
  }
}

function afterwards(known: readonly Known[], written: readonly Written[]): Known[] {
  const made = written.filter(({ thing }) => !known.some((each) => each.thing === thing));
  const after = known.map(({ thing, states, evidence }) => {
    const accepted = written.filter((write) => write.thing === thing && write.reply.response.ok);
    if (accepted.length === 0) return { thing, states, evidence };
    const effects = accepted.map(({ effect }) => effect);
    return {
      thing,
      // What is removed stays so: a change comes too late, or came before.
      states: effects.includes(null) ? [null] : effects,
      evidence: accepted.map(({ reply }) => reply),
    };
  });
  return [...after, ...made.map(({ thing, reply }) => ({ thing, states: [present], evidence: [reply] }))];
}
