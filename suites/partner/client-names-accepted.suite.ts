import {
  digits,
  innerPunctuation,
  letters,
  maxNameLength,
  nameOf,
  validNameParts,
} from '../../src/arbitraries/client-names.ts';
import {
  type CheckContext,
  check,
  expectStatus,
  Inconclusive,
  NotTested,
  property,
  type Reply,
  show,
} from '../../src/check/index.ts';
import { discard, expectCreate, expectCreates, expectRoom, tryCreate } from '../support/clients.ts';
import { drawn } from '../support/draws.ts';
import { inParallel } from '../support/parallel.ts';
import { isAnsweredAsTaken } from '../support/taken-client-names.ts';
import { alikeNames } from '../support/varied-bodies.ts';
import { type VariedClient, variedClients } from '../support/varied-clients.ts';

async function expectAccepted(t: CheckContext, names: readonly string[]): Promise<void> {
  const replies = await createAll(t, names);
  const refused = [...replies].find(([, reply]) => reply.response.status !== 201);
  // Beside the other ones, since it may be rejected for one of them.
  if (refused !== undefined) await expectCreate(t, { name: refused[0] }, `a create with the name ${show(refused[0])}`);
  await discard(t, [...replies.values()]);
}

async function createAll(t: CheckContext, names: readonly string[]): Promise<Map<string, Reply>> {
  return new Map(await inParallel(names.map(async (name) => [name, await tryCreate(t, { name })] as const)));
}

property(
  'partner.client.name.accepted',
  'any name within the rules is accepted',
  validNameParts(),
  async (t, parts) => {
    const name = nameOf(parts, t.names.unique());
    await expectCreate(t, { name }, `a create with the name ${show(name)}`);
  },
  { scale: 0.1 },
);

check('partner.client.name.accepted', 'each of many names with letters, digits and punctuation is accepted', (t) =>
  expectVaried(t, ({ kind }) => kind === 'any' || kind === 'delicate'),
);

/** Names with which clients are made for the lists; what was rejected there may have been rejected for its notes. */
async function expectVaried(t: CheckContext, isMeant: (client: VariedClient) => boolean): Promise<void> {
  const left: string[] = [];
  for (const client of (await variedClients(t)).filter(isMeant)) {
    const what = `a create with the name ${show(client.name)}`;
    if (client.created.response.status === 201) expectStatus(client.created, 201, what);
    else left.push(client.name);
  }
  for (const name of left.slice(0, 5)) await expectCreate(t, { name }, `a create with the name ${show(name)}`);
}

check('partner.client.name.accepted', 'names are accepted that differ in little from each other', async (t) => {
  const alike = (await variedClients(t)).filter(({ kind }) => kind === 'alike');
  if (alike.every(({ created }) => created.response.status === 201)) return;
  // Those that one was taken for may be gone by now: such names anew, each pair of them in both orders.
  for (const names of [...alikeNames(t), ...alikeNames(t).map((others) => others.toReversed())]) {
    const made: Reply[] = [];
    for (const name of names) made.push(await expectCreate(t, { name }, `a create with the name ${show(name)}`));
    await discard(t, made);
  }
});

check('partner.client.name.accepted', 'two and more of the same inner character in a row are accepted', (t) =>
  expectVaried(t, ({ kind }) => kind === 'rows'),
);

check('partner.client.name.max-accepted', 'names of 99 and 100 characters are accepted', (t) =>
  expectVaried(t, ({ kind }) => kind === 'longest'),
);

check('partner.client.name.max-accepted', 'a name of 100 characters is accepted beside notes of 200', async (t) => {
  const name = t.names.unique().padEnd(maxNameLength, 'n');
  await expectCreate(t, { name, notes: 'n'.repeat(200) }, 'the longest name beside the longest notes');
});

// Two characters leave no room for the run's prefix: somebody else may have the name, and that of a deleted client may
// stay taken, so many are tried. There are only a hundred of two digits: earlier runs may have used them all.
const shortNames = 20;
for (const [kind, first, last] of [
  ['two letters', letters, letters],
  ['two digits', digits, digits],
  ['a letter and a digit', letters, digits],
  ['a digit and a letter', digits, letters],
] as const) {
  check('partner.client.name.min-accepted', `a name of ${kind} is accepted`, async (t) => {
    for (let attempt = 1; ; attempt += 1) {
      const name = t.names.random(first, 2, last);
      const reply = await tryCreate(t, { name });
      if (reply.response.status === 201) return;
      if (attempt < shortNames) continue;
      await expectRoom(t);
      if (await isAnsweredAsTaken(t, name, reply)) throw new NotTested(`the names of ${kind} may all be taken`);
      expectStatus(reply, 201, `the last of ${shortNames} random names of ${kind}, ${show(name)}`);
    }
  });
}

check('partner.client.name.accepted', 'names of three characters may have punctuation in the middle', async (t) => {
  for (const inner of drawn(t, 'short names', [...innerPunctuation], 3)) {
    for (let attempt = 1; ; attempt += 1) {
      const [first, last] = t.names.random(letters, 2);
      const name = `${first}${inner}${last}`;
      const reply = await tryCreate(t, { name });
      if (reply.response.status === 201) break;
      if (attempt < shortNames) continue;
      await expectRoom(t);
      if (await isAnsweredAsTaken(t, name, reply)) throw new NotTested(`the names like ${show(name)} may all be taken`);
      expectStatus(reply, 201, `the last of ${shortNames} random names like ${show(name)}`);
    }
  }
});

// Without the prefix of the run: a longer name means nothing to a language. Somebody may have it.
const words = ['toString', 'valueOf', 'hasOwnProperty', 'null', 'undefined', 'true', 'NaN', 'admin', 'default'];
check('partner.client.name.accepted', 'words of a language are names like others', async (t) => {
  for (const name of ['constructor', ...drawn(t, 'words as names', words, 2)]) {
    const reply = await tryCreate(t, { name });
    if (reply.response.status === 201) continue;
    await expectRoom(t);
    if (await isAnsweredAsTaken(t, name, reply)) throw new NotTested(`the name ${show(name)} may be taken`);
    expectStatus(reply, 201, `a create with the name ${show(name)}`);
  }
});

check('partner.client.name.accepted', 'a sentence that means something to a database is a name', async (t) => {
  const reply = await tryCreate(t, { name: `${t.names.client()} drop table tennis union select wines from rioja` });
  if (reply.response.status !== 201) await expectRoom(t);
  expectStatus(reply, 201, 'letters, digits, dashes and spaces');
});

/** Which letters and digits were accepted at both ends of a name. */
async function bothEnds(t: CheckContext): Promise<ReadonlySet<string>> {
  const accepted = (await variedClients(t)).filter(({ created }) => created.response.status === 201);
  return new Set(accepted.map(({ end }) => end));
}

/** A character rejected at both ends may be rejected for the other end: it is tried beside several other ends. */
async function expectEnds(t: CheckContext, ends: string, place: 'first' | 'last'): Promise<void> {
  const accepted = await bothEnds(t);
  const refused = [...ends].filter((end) => !accepted.has(end));
  for (const end of refused.slice(0, 3)) {
    const names = ['k', 'K', '5'].map((other) => {
      const own = t.names.unique();
      return place === 'first' ? `${end}-${own}-${other}` : `${other}-${own}-${end}`;
    });
    const replies = [...(await createAll(t, names)).values()];
    await discard(t, replies);
    const kept = replies.some((reply) => reply.response.status === 201);
    if (!kept) await expectCreate(t, { name: names[0] }, `a name whose ${place} character is ${show(end)}`);
  }
}

check('partner.client.name.first-letter', 'every letter may come first', (t) => expectEnds(t, letters, 'first'));
check('partner.client.name.first-digit', 'every digit may come first', (t) => expectEnds(t, digits, 'first'));
check('partner.client.name.last-letter', 'every letter may come last', (t) => expectEnds(t, letters, 'last'));
check('partner.client.name.last-digit', 'every digit may come last', (t) => expectEnds(t, digits, 'last'));

/** Whether a client was made that has them wherever they can stand inside. */
async function isInside(t: CheckContext, characters: string): Promise<boolean> {
  const made = (await variedClients(t)).find(({ inside }) => inside === characters);
  if (made?.created.response.status !== 201) return false;
  expectStatus(made.created, 201, `a create with the name ${show(made.name)}`);
  return true;
}

/** All of the characters in one name; when that is rejected, each alone, to tell them from a rejection of something else. */
async function expectInside(t: CheckContext, characters: string): Promise<void> {
  if (await isInside(t, characters)) return;
  await expectRoom(t);
  if ((await tryCreate(t, { name: `${t.names.unique()}${characters}x` })).response.status === 201) return;
  await expectAccepted(
    t,
    [...characters].map((character) => `${t.names.unique()}x${character}x`),
  );
  throw new Inconclusive('each of the characters is accepted alone, but not all of them in one name');
}

check('partner.client.name.inner-letter', 'every letter may stand inside', (t) => expectInside(t, letters));
check('partner.client.name.inner-digit', 'every digit may stand inside', (t) => expectInside(t, digits));

/** The name of this run without the hyphens that all its other names have. */
function plain(t: CheckContext): string {
  return t.names.unique().replaceAll('-', '');
}

for (const [requirement, character] of [
  ['partner.client.name.inner-underscore', '_'],
  ['partner.client.name.inner-space', ' '],
  ['partner.client.name.inner-opening-parenthesis', '('],
  ['partner.client.name.inner-closing-parenthesis', ')'],
  ['partner.client.name.inner-slash', '/'],
  ['partner.client.name.inner-hyphen', '-'],
] as const) {
  check(requirement, `${show(character)} may stand second, before the last, and twice in a row`, async (t) => {
    const places = [
      (own: string, inner: string) => `x${inner}${own}`,
      (own: string, inner: string) => `${own}${inner}${inner}x`,
      (own: string, inner: string) => `${own}${inner}x`,
    ];
    if (await isInside(t, character)) return;
    await expectCreates(
      t,
      places.map((make) => {
        const name = make(t.names.unique(), character);
        return { what: `the name ${show(name)}`, body: { name }, twin: { name: make(plain(t), 'y') } };
      }),
    );
  });
}
