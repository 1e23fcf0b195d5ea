import type { RequirementId } from '../../generated/catalogue.ts';
import {
  besideRoom,
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectEqual,
  fail,
  field,
  Inconclusive,
  NotTested,
  type Reply,
} from '../../src/check/index.ts';
import {
  client,
  clientMember,
  dataStore,
  entry,
  filespace,
  member,
  type Resource,
  serviceAccount,
} from '../../src/resources/index.ts';
import { hasWorkspaces, notDeletable } from '../support/deletable.ts';
import { mentions, valuesOf } from '../support/open-bodies.ts';
import { expectOutcomes, madeIn } from '../support/outcomes.ts';
import { type Collection, newName, present, type Refusal, type Thing, type ThingKind } from '../support/things.ts';
import { kinds, provable, uniquelyNamed } from './kinds.ts';

/*
 * Every write of every kind is rejected for each reason that there is; then the valid one is accepted, and all that was
 * there is as it was.
 */

function register(requirement: RequirementId, kind: ThingKind): void {
  const body = provable(kind, (t) => expectNothingLeft(t, kind));
  check(requirement, `rejected writes of ${kind.what} leave no trace`, body);
}

async function expectNothingLeft(t: CheckContext, kind: ThingKind): Promise<void> {
  const collection = await kind.open(t);
  const trial = new Trial(t, kind, collection);
  // There is room for two: no more are there at any time.
  const [kept, gone] = [await madeIn(t, kind, collection), await madeIn(t, kind, collection)];
  const held = await collection.hold?.(kept);
  const before = await collection.get(kept);
  const misnamed = await collection.misnamed?.();
  await trial.removes(gone, strangersTo(collection).slice(0, 1));
  const refusals = [...strangersTo(collection), ...aboutGone(collection, gone), ...collection.refusals];
  const of = (write: Refusal['write']) => refusals.filter((refusal) => refusal.write === write);
  const creates = of('create');
  const thing = await trial.creates(creates.slice(0, 1), kept);
  await trial.changes(thing, of('change'));
  await trial.refusedStill(of('change'), { thing, name: '' });
  await trial.refused(of('remove'), { thing, name: '' });
  if (uniquelyNamed.has(kind.resource)) await trial.keepsName(thing);
  const state = collection.change === undefined ? present : (collection.states?.[1] ?? present);
  const outcomes = [
    { thing: kept, states: [present], evidence: trial.refusedOnes },
    { thing, states: [state], evidence: trial.refusedOnes },
  ];
  await expectOutcomes(collection, outcomes, 'writes that were rejected');
  await trial.removes(thing, []);
  const later = await trial.creates(creates.slice(1), kept);
  if (uniquelyNamed.has(kind.resource)) await trial.freesName(thing, later);
  await trial.refusedStill(creates, { thing: kept, name: newName(t, kind.resource) });
  expectSameRecord(kind.resource, before, await collection.get(kept), trial.refusedOnes, kept.name);
  if (held !== undefined) expectStillHeld(await held(), trial.refusedOnes);
  if (misnamed !== undefined) await expectNoneMisnamed(collection, misnamed.ids, trial.refusedOnes);
}

async function expectNoneMisnamed(
  { misnamed }: Collection,
  before: readonly unknown[],
  refused: readonly Reply[],
): Promise<void> {
  const after = await misnamed?.();
  if (after === undefined) return;
  const left = after.ids.filter((id) => !before.includes(id));
  expectEqual(left, [], 'things that only a rejected create can have made', ...refused, after.reply);
}

/** Writes that are accepted right after one that was rejected, and after several. */
class Trial {
  readonly refusedOnes: Reply[] = [];
  readonly #t: CheckContext;
  readonly #kind: ThingKind;
  readonly #collection: Collection;

  constructor(t: CheckContext, kind: ThingKind, collection: Collection) {
    this.#t = t;
    this.#kind = kind;
    this.#collection = collection;
  }

  async creates(refusals: readonly Refusal[], kept: Thing): Promise<Thing> {
    const name = newName(this.#t, this.#kind.resource);
    const { thing, reply } = await besideRoom(
      async () => {
        await this.refused(refusals, { thing: kept, name });
        return this.#collection.create(name);
      },
      (made) => !(made.reply.response.ok || this.#collection.isOwn),
      () => expectRoom(this.#t, this.#kind, this.#collection),
    );
    this.#expectAccepted('create', reply);
    for (const { carries } of refusals) {
      if (carries !== undefined) expectUntouchedBy(carries, [...this.refusedOnes.slice(-5), reply]);
    }
    if (thing === null) throw new Inconclusive('nothing in the answer leads to what was created');
    return thing;
  }

  async changes(thing: Thing, refusals: readonly Refusal[]): Promise<void> {
    const { change, states = [present, present] } = this.#collection;
    if (change === undefined) return;
    for (const [index, state] of states.entries()) {
      await this.refused(index === 0 ? refusals.slice(0, 1) : refusals.slice(1), { thing, name: '' });
      this.#expectAccepted('change', await change(thing, state));
    }
  }

  async removes(thing: Thing, refusals: readonly Refusal[]): Promise<void> {
    await this.refused(
      refusals.filter(({ write }) => write === 'remove'),
      { thing, name: '' },
    );
    const reply = await this.#collection.remove(thing);
    if (!reply.response.ok && !this.#collection.isOwn) await this.#mayStay(thing, reply);
    this.#expectAccepted('removal', reply);
  }

  /** @throws {NotTested} where what nobody has refused to remove stays as well. */
  async #mayStay({ id }: Thing, { response }: Reply): Promise<void> {
    // A workspace may come to a client by itself, and a contract with it.
    if (this.#kind.resource === client && (await hasWorkspaces(this.#t, id))) throw notDeletable();
    const other = await madeIn(this.#t, this.#kind, this.#collection);
    if ((await this.#collection.remove(other)).response.ok) return;
    throw new NotTested(`the target removes none of the ${this.#kind.what}: got ${response.status}`);
  }

  /** One after the other, since what a rejection leaves may be what the next one takes away. */
  async refused(refusals: readonly Refusal[], { thing, name }: { thing: Thing; name: string }): Promise<void> {
    for (const { what, send } of refusals) {
      const reply = await send(thing, name);
      const { status } = exchangeOf(reply);
      // That it has to be rejected is judged elsewhere.
      if (status < 400) throw new NotTested(`the target accepts ${what}`);
      if (status >= 500) throw new Inconclusive(`${what} is not rejected: got ${describe(exchangeOf(reply))}`);
      this.refusedOnes.push(reply);
    }
  }

  /** What a request leaves out is not taken from the valid one right before it. */
  async refusedStill(refusals: readonly Refusal[], { thing, name }: { thing: Thing; name: string }): Promise<void> {
    for (const { what, send } of refusals.filter(({ omits }) => omits)) {
      const reply = await send(thing, name);
      if (reply.response.ok) fail(`${what} rejected as before`, describe(exchangeOf(reply)), reply);
    }
  }

  /** What was not removed holds its name as before. */
  async keepsName({ name }: Thing): Promise<void> {
    const { reply } = await this.#collection.create(name);
    if (!reply.response.ok) return;
    const got = describe(exchangeOf(reply));
    fail(`${name} still taken after rejected removals of what has it`, got, ...this.refusedOnes.slice(-5), reply);
  }

  /**
   * What was removed at last has given up its name as whatever is removed at once. Whether, and when, a name is free again
   * is open: of one that was removed later, and had been asked for in vain as well, it tells.
   */
  async freesName({ name }: Thing, later: Thing): Promise<void> {
    await this.keepsName(later);
    await this.removes(later, []);
    const again = await this.#collection.create(later.name);
    if (again.thing === null) return;
    await this.removes(again.thing, []);
    const reply = await besideRoom(
      async () => (await this.#collection.create(name)).reply,
      ({ response }) => !(response.ok || this.#collection.isOwn),
      () => expectRoom(this.#t, this.#kind, this.#collection),
    );
    if (reply.response.ok) return;
    const got = describe(exchangeOf(reply));
    fail(`${name} free again after rejected removals of what had it`, got, ...this.refusedOnes, again.reply, reply);
  }

  #expectAccepted(write: string, reply: Reply): void {
    if (reply.response.ok) return;
    const evidence = this.refusedOnes.slice(-5);
    fail(`a valid ${write} accepted after rejected ones`, describe(exchangeOf(reply)), ...evidence, reply);
  }
}

/** Without credentials every write is rejected. */
function strangersTo(collection: Collection): Refusal[] {
  const stranger = collection.stranger();
  const { change, states } = stranger;
  return [
    { write: 'remove', what: 'a removal without credentials', send: (thing) => stranger.remove(thing) },
    {
      write: 'create',
      what: 'a create without credentials',
      send: async (_, name) => (await stranger.create(name)).reply,
    },
    ...(change === undefined
      ? []
      : [
          {
            write: 'change' as const,
            what: 'a change without credentials',
            send: (thing: Thing) => change(thing, states?.[1] ?? present),
          },
        ]),
  ];
}

/** What is gone is neither changed nor removed. */
function aboutGone(collection: Collection, gone: Thing): Refusal[] {
  const { change, remove, states } = collection;
  return [
    { write: 'remove', what: 'a removal of what is gone', send: () => remove(gone) },
    ...(change === undefined
      ? []
      : [
          {
            write: 'change' as const,
            what: 'a change of what is gone',
            send: () => change(gone, states?.[1] ?? present),
          },
        ]),
  ];
}

/** @throws {NotTested} where nobody else can make one either: how many there may be is open. */
async function expectRoom(t: CheckContext, kind: ThingKind, collection: Collection): Promise<void> {
  const { thing, reply } = await collection.create(newName(t, kind.resource));
  if (thing === null) {
    throw new NotTested(`the target takes no other of the ${kind.what}: got ${describe(exchangeOf(reply))}`);
  }
}

/** What a rejected create said is forgotten, and does not fill in what the next one leaves out. */
function expectUntouchedBy(text: string, evidence: readonly Reply[]): void {
  const last = evidence.at(-1);
  if (last === undefined || !mentions(last, text)) return;
  fail('a new thing with nothing of what a rejected create said', describe(exchangeOf(last)), ...evidence);
}

function expectStillHeld(replies: readonly Reply[], refused: readonly Reply[]): void {
  const lost = replies.find((reply) => exchangeOf(reply).status === 404);
  if (lost !== undefined) fail('what stood in the thing before, rejected writes or not', '404', ...refused, lost);
}

/** What the request for a thing says, and its record says of itself: records beside it, or in it, are those of others. */
const stated = new Map<Resource, RegExp>([
  // Where the fields of a record are not shown, any other one may tell of the moment.
  [client, /^(?:(?:data|client|attributes)\.)?(?:name|notes)$/],
  [clientMember, /^(?:(?:data|member|attributes)\.)?(?:user\.)?email$/],
  [filespace, /^data\.(?:name|storage\.(?:owner|bucketName|region))$/],
  [dataStore, /^(?:name|kind|s3StorageParams\.(?:accessKey|bucketName|region))$/],
  [entry, /^data\.(?:name|parentId|type)$/],
  [member, /^data\.(?:user\.email|role)$/],
  [serviceAccount, /^(?:data\.)?name$/],
]);

function expectSameRecord(
  resource: Resource,
  before: Reply,
  after: Reply,
  refused: readonly Reply[],
  name: string,
): void {
  const own = stated.get(resource);
  if (own === undefined) return;
  // The record of an account is not shown: what it calls a name may be something else than what was sent as one.
  if (resource === serviceAccount && field(field(exchangeOf(before).json, 'data'), 'name') !== name) return;
  // An object has no order.
  const shown = (reply: Reply) =>
    valuesOf(exchangeOf(reply).json)
      .filter(({ path }) => own.test(path))
      .toSorted((one, other) => one.path.localeCompare(other.path));
  const expected = 'the record, which no rejected request was about,';
  const [now, then] = [unmoved(after, before, shown), unmoved(before, after, shown)];
  expectEqual(now, then, expected, before, ...refused, after);
}

type Shown = ReturnType<typeof valuesOf>;

/** What one answer says in its place: another version of the service may say the same in another place. */
function unmoved(reply: Reply, other: Reply, shown: (reply: Reply) => Shown): Shown {
  const others = shown(other);
  return shown(reply).filter(
    ({ path, value }) => others.some((one) => one.path === path) || !mentions(other, String(value)),
  );
}

for (const kind of kinds) register(`${kind.resource.api}.after-refusal`, kind);
