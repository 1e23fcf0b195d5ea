import type { RequirementId } from '../../generated/catalogue.ts';
import {
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectEitherWay,
  expectEqual,
  expectNoServerError,
  expectStatus,
  field,
  Inconclusive,
  NotTested,
  type Reply,
  show,
} from '../../src/check/index.ts';
import { client } from '../../src/resources/index.ts';
import { clientIdOf } from '../support/clients.ts';
import {
  anyTexts,
  type Delicate,
  delicateEmails,
  delicateTexts,
  inherited,
  moment,
  quoted,
  slashed,
} from '../support/delicate-texts.ts';
import { getFilespace, recordOf, rename } from '../support/filespaces.ts';
import { accountOfForm, farEnds } from '../support/many-service-accounts.ts';
import { newFilespace } from '../support/new-filespaces.ts';
import { valuesOf } from '../support/open-bodies.ts';
import { expectOutcomes, type Outcome } from '../support/outcomes.ts';
import { type Collection, present, roomFor, type Thing, type ThingKind } from '../support/things.ts';
import { type VariedClient, variedClients } from '../support/varied-clients.ts';
import { provable, quickKinds, uniquelyNamed } from './kinds.ts';

/*
 * What a text means to a language, a store or a parser means nothing to a service that keeps it. Which texts a kind of
 * name takes is open but for directories; what was taken is kept as it was sent, and found by it.
 */

interface Kind extends ThingKind {
  requirement: RequirementId;
  texts(t: CheckContext): Delicate[];
  /** Where the record shows the text; null where its fields are open. */
  shownAs: string | null;
  /** Whether every one of the texts has to be taken. */
  isCertain: boolean;
  /** Whether a second create of the same text is rejected. */
  isUnique: boolean;
}

interface Group {
  collection: Collection;
  kind: Kind;
  texts: readonly Delicate[];
}

function register(kind: Kind): void {
  check(
    kind.requirement,
    `${kind.what} keep names that look like code, markup or numbers`,
    provable(kind, (t) => expectKept(t, kind)),
  );
}

/** As many at once as there is room for, beside one that others hold. */
async function expectKept(t: CheckContext, kind: Kind): Promise<void> {
  const collection = await kind.open(t);
  const texts = kind.texts(t);
  const most = Math.max(1, Math.min(texts.length, roomFor(t, kind.resource) - 1));
  const groups = Array.from({ length: Math.ceil(texts.length / most) }, (_, at) =>
    texts.slice(at * most, (at + 1) * most),
  );
  const taken: number[] = [];
  for (const group of groups) taken.push(await expectGroupKept({ collection, kind, texts: group }));
  if (taken.every((count) => count === 0)) throw new NotTested('the target takes none of these names');
}

/** @returns how many of the texts were taken. */
async function expectGroupKept({ collection, kind, texts }: Group): Promise<number> {
  const made: { thing: Thing; reply: Reply; isStrange: boolean; shownAs: string | null }[] = [];
  for (const { what, text, isStrange = false, mayBeCut = false } of texts) {
    const { thing, reply } = await collection.create(text);
    expectNoServerError(reply);
    if (kind.isCertain) expectStatus(reply, 201, `${what}: ${show(text)}`);
    if (thing !== null) made.push({ thing, reply, isStrange, shownAs: mayBeCut ? null : kind.shownAs });
  }
  if (made.length === 0) return 0;
  for (const { thing, reply, shownAs } of made) if (shownAs !== null) expectShown(shownAs, thing, reply);
  const found = made.filter(({ isStrange }) => !isStrange);
  const outcomes = found.map(({ thing, reply }) => ({ thing, states: [present], evidence: [reply] }));
  const sights = await expectOutcomes(collection, outcomes, 'creates that were accepted');
  const reads = found.map((_, index) => sights[index]?.find(({ what }) => what === 'the get')?.evidence.at(-1));
  for (const { thing, isStrange, shownAs } of made) {
    const reply = isStrange ? await collection.get(thing) : reads.shift();
    if (reply === undefined) continue;
    expectStatus(reply, 200, `${show(thing.name)} was created`);
    if (shownAs !== null) expectShown(shownAs, thing, reply);
  }
  if (kind.isUnique) {
    for (const { thing } of found) {
      const { reply } = await collection.create(thing.name);
      const got = describe(exchangeOf(reply));
      expectEitherWay(reply.response.status === 400, `400: ${show(thing.name)} is taken`, got, reply);
    }
  }
  await expectRemovable(
    collection,
    found.map(({ thing }) => thing),
  );
  for (const { thing, isStrange } of made) if (isStrange) await expectRemovedById(collection, thing);
  return made.length;
}

/** A removal that is accepted removes, whatever the thing is called. Some, such as an owner, may have to stay. */
async function expectRemovable(collection: Collection, things: readonly Thing[]): Promise<void> {
  const outcomes: Outcome[] = [];
  for (const thing of things) {
    const reply = await collection.remove(thing);
    if (reply.response.ok) outcomes.push({ thing, states: [null], evidence: [reply] });
  }
  const see = collection.glance ?? collection.see;
  await expectOutcomes({ ...collection, see }, outcomes, 'removals that were accepted');
}

/** What a service may refuse to look for is looked at by its id alone. */
async function expectRemovedById(collection: Collection, thing: Thing): Promise<void> {
  const removal = await collection.remove(thing);
  expectNoServerError(removal);
  if (!removal.response.ok) return;
  expectStatus(await collection.get(thing), 404, `${show(thing.name)} was removed`);
}

/** The case of addresses is open. */
function expectShown(name: string, thing: Thing, reply: Reply): void {
  const shown = valuesOf(exchangeOf(reply).json).find(({ path }) => path === name)?.value;
  const form = (text: string | undefined) => (name.endsWith('email') ? text?.toLowerCase() : text);
  const told = shown === undefined ? 'none' : show(shown);
  expectEitherWay(form(shown) === form(thing.name), `${name} ${show(thing.name)}`, told, reply);
}

/** Longer than a column often is. How long a name may be is open, and what a server does with one that it takes. */
function longName({ names }: CheckContext): Delicate {
  const text = `${names.unique()} ${'of a long name '.repeat(20)}`.slice(0, 299).concat('!');
  return { what: 'three hundred characters', text, isStrange: true, mayBeCut: true };
}

/** Beside a text of the run, by which it is known as one of its own. */
function besideOwn(t: CheckContext): Delicate[] {
  return [...delicateTexts(t, 'beside'), quoted].map(({ what, text }) => ({
    what,
    text: `${text} ${t.names.unique()}`,
  }));
}

for (const { resource, what, open } of quickKinds) {
  // Clients are made once for several checks, below.
  if (resource === client) continue;
  const { api, named, nameAt, isOpen, anyName } = resource;
  register({
    resource,
    what,
    open,
    requirement: `${api}.delicate-text`,
    texts: (t) => {
      if (named === 'email') return delicateEmails(t);
      if (isOpen === true) return [...besideOwn(t), longName(t)];
      return [
        ...delicateTexts(t, what),
        ...(anyName === true ? anyTexts : [slashed, quoted, inherited, moment, longName(t)]),
      ];
    },
    shownAs: nameAt?.join('.') ?? null,
    isCertain: anyName === true,
    isUnique: uniquelyNamed.has(resource),
  });
}

/** Clients that hold such a text in name and notes: some of those that are made for many checks. */
async function delicateClients(t: CheckContext): Promise<VariedClient[]> {
  return (await variedClients(t)).filter(({ kind }) => kind === 'meaningful');
}

function needsMade({ created }: VariedClient): void {
  if (clientIdOf(created) === null)
    throw new Inconclusive(`could not create a client: got ${describe(exchangeOf(created))}`);
}

check('partner.delicate-text', 'clients with names that mean something elsewhere', async (t) => {
  for (const client of await delicateClients(t)) {
    const { name, created, got } = client;
    expectNoServerError(created);
    needsMade(client);
    expectEqual(field(exchangeOf(created).json, 'name'), name, 'the name of the created client', created);
    if (got !== null) expectStatus(got, 200, `the client ${show(name)}`);
  }
});

check('partner.client.create.echoes-notes', 'notes that look like code or markup come back', async (t) => {
  for (const client of await delicateClients(t)) {
    const { notes, created } = client;
    needsMade(client);
    expectEqual(field(exchangeOf(created).json, 'notes'), notes, 'the notes of the created client', created);
  }
});

check('workspace.delicate-text', 'a filespace takes names that look like code, markup or numbers', async (t) => {
  const { id } = await newFilespace(t);
  for (const { text } of delicateTexts(t, 'filespaces')) {
    const reply = await rename(t, id, { name: text });
    expectNoServerError(reply);
    // The name may be somebody's, or may have been: whether it can be given then is open.
    if (!reply.response.ok) continue;
    const get = await getFilespace(t, id);
    for (const { name } of [recordOf(reply), recordOf(get)]) {
      expectEqual(name, text, 'the name of the renamed filespace', reply, get);
    }
  }
  // By a name of the run it is known as one of its own, should it stay.
  await rename(t, id, { name: t.names.filespace() });
});

check('workspace.service-account.token.before-expiry', 'a token with years to live authenticates', async (t) => {
  for (const expiresAt of farEnds) {
    const { reply, used } = await accountOfForm(t, expiresAt);
    // A service may limit how long a key lives.
    if (!reply.response.ok) continue;
    if (used === null) throw new Inconclusive('no text stands where the tokens of other accounts do');
    expectStatus(used, 200, `its key ends at ${expiresAt}`);
  }
});
