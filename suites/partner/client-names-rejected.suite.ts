import type { RequirementId } from '../../generated/catalogue.ts';
import {
  controls,
  forbiddenInNames,
  maxNameLength,
  tellingControls,
  tellingInNames,
} from '../../src/arbitraries/client-names.ts';
import { type CheckContext, check, expectStatus, type Reply, show } from '../../src/check/index.ts';
import { discard, tryCreate } from '../support/clients.ts';
import { drawn } from '../support/draws.ts';
import { needsNotesTaken } from '../support/fresh-clients.ts';
import { inParallel } from '../support/parallel.ts';
import { newClient, sharedClient } from '../support/partner.ts';
import { commonNames } from '../support/rejected-creates.ts';
import { expectRejectedOrTrimmed } from '../support/trimmed-names.ts';
import { clientLike } from '../support/varied-clients.ts';

/**
 * Every body must be rejected, while its twin, which differs in the one broken thing only, is accepted; without the
 * twin's success nothing can be said.
 */
async function expectRejected(
  t: CheckContext,
  twin: (() => Promise<unknown>) | null,
  bodies: readonly unknown[],
): Promise<void> {
  // An ordinary name is the twin of most of them.
  await (twin === null ? sharedClient(t) : twin());
  const replies = await tryAll(t, bodies);
  for (const [body, reply] of replies) expectStatus(reply, 400, `a create with the body ${show(body)}`);
}

/**
 * A service may drop the spaces around a name before it looks at it. What it may not do is to make a client whose name
 * has them.
 */
async function expectNoOuterSpace(t: CheckContext, bodies: readonly { name: string; notes?: string }[]): Promise<void> {
  await sharedClient(t);
  for (const [body, reply] of await Promise.all(bodies.map(async (one) => [one, await tryCreate(t, one)] as const))) {
    expectRejectedOrTrimmed(reply, body.name);
  }
}

/** A client whose name has as many characters as one may have, the last of them letters. */
function longestName(t: CheckContext): Promise<unknown> {
  const isMeant = ({ name }: { name: string }) => name.length === maxNameLength && /n{20}.?.?$/.test(name);
  return clientLike(t, isMeant, () => ({ name: t.names.unique().padEnd(maxNameLength, 'n') }));
}

async function tryAll(t: CheckContext, bodies: readonly unknown[]): Promise<[unknown, Reply][]> {
  return inParallel(bodies.map(async (body): Promise<[unknown, Reply]> => [body, await tryCreate(t, body)]));
}

/** The same for bodies that other checks send, too: once one of them is accepted, the name is taken. */
function expectCommonRejected(t: CheckContext, bodies: readonly unknown[]): Promise<void> {
  return t.inTurn(commonNames, async () => {
    await sharedClient(t);
    for (const body of bodies) {
      const reply = await tryCreate(t, body);
      await discard(t, [reply]);
      expectStatus(reply, 400, `a create with the body ${show(body)}`);
    }
  });
}

/** Names are made around a text of their own, so that none of them is rejected for being taken. */
function named(t: CheckContext, make: (own: string) => string): { name: string } {
  return { name: make(t.names.unique()) };
}

check('partner.client.name.empty', 'an empty name is rejected', (t) => {
  return expectCommonRejected(t, [{ name: '' }, { name: '', notes: 'notes of the client' }]);
});

check('partner.client.name.too-short', 'a name of one letter or digit is rejected', (t) => {
  const ones = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789'];
  return expectCommonRejected(
    t,
    ones.map((alphabet) => ({ name: t.names.random(alphabet, 1) })),
  );
});

check('partner.client.name.too-long', 'names of 101 and more characters are rejected', async (t) => {
  const rare = [maxNameLength + 2, 128, 150, 200, 255, 257, 1_000];
  const lengths = [maxNameLength + 1, 256, ...drawn(t, 'too long', rare, 2)];
  await expectRejected(
    t,
    () => longestName(t),
    lengths.map((length) => named(t, (own) => own.padEnd(length, 'n'))),
  );
});

check('partner.client.name.too-long', 'spaces inside a name count', async (t) => {
  const spaced = (length: number) => `${t.names.unique().padEnd(length - 1, ' ')}n`;
  await expectRejected(t, () => newClient(t, { name: spaced(maxNameLength) }), [{ name: spaced(maxNameLength + 1) }]);
});

const telling = tellingControls + tellingInNames;

/**
 * Of many characters those that slip through most often, and some of the others. Inside a name more is allowed than at its
 * ends, so that any one can slip through.
 */
function charactersAt(t: CheckContext, place: string, characters: string): readonly string[] {
  const all = [...characters];
  if (all.length < 10 || (place === 'inside' && characters === forbiddenInNames)) return all;
  const isTelling = (character: string): boolean => telling.includes(character);
  const rare = all.filter((character) => !isTelling(character));
  return [...all.filter(isTelling), ...drawn(t, `${place} ${characters}`, rare, 2)];
}

/** The requirements about one character at one place, with all the characters that each covers. */
for (const [requirement, place, characters] of [
  ['partner.client.name.first-inner-character', 'first', '_()/-'],
  ['partner.client.name.first-forbidden-character', 'first', forbiddenInNames],
  ['partner.client.name.first-control-character', 'first', controls],
  ['partner.client.name.last-inner-character', 'last', '_()/-'],
  ['partner.client.name.last-forbidden-character', 'last', forbiddenInNames],
  ['partner.client.name.last-control-character', 'last', controls],
  ['partner.client.name.inner-forbidden-character', 'inside', forbiddenInNames],
  ['partner.client.name.inner-control-character', 'inside', controls],
] as const) {
  const make = (own: string, character: string): string =>
    place === 'first' ? character + own : place === 'last' ? own + character : `${own}${character}z`;
  const kind = characters === controls ? 'control characters' : 'characters';
  const what = characters.length === 1 ? show(characters) : `any of ${characters.length} ${kind}`;
  const where = { first: 'at the start of', last: 'at the end of', inside: 'inside' }[place];
  check(requirement, `${what} ${where} a name is rejected`, async (t) => {
    await expectRejected(
      t,
      null,
      charactersAt(t, place, characters).map((character) => named(t, (own) => make(own, character))),
    );
  });
}

// A short name may be measured by another rule than a long one: both ends alone, without anything between.
for (const [requirement, place] of [
  ['partner.client.name.first-inner-character', 'first'],
  ['partner.client.name.last-inner-character', 'last'],
] as const) {
  check(requirement, `a name of two characters with one of _()/- ${place} is rejected`, async (t) => {
    await expectRejected(
      t,
      null,
      [...'_()/-'].map((character) => {
        const other = t.names.random('abcdefghijkmnpqrstuvwxyz', 1);
        return { name: place === 'first' ? character + other : other + character };
      }),
    );
  });
}

// People write a remark in parentheses: that a pair is closed does not make either of them a letter.
for (const [requirement, place, make] of [
  ['partner.client.name.first-inner-character', 'before', (own) => `(n) ${own}`],
  ['partner.client.name.last-inner-character', 'after', (own) => `${own} (n)`],
] as const satisfies readonly [RequirementId, string, (own: string) => string][]) {
  check(requirement, `a remark in parentheses ${place} a name is rejected`, (t) =>
    expectRejected(t, null, [named(t, make)]),
  );
}

// What stands between two characters that are allowed is looked at as well as they are.
check('partner.client.name.inner-forbidden-character', 'characters between others of _()/- are rejected', (t) => {
  const pairs = ['()', ')(', '--', '__', '//', '  '];
  const characters = drawn(t, 'between', [...forbiddenInNames], pairs.length);
  const bodies = pairs.map((pair, index) =>
    named(t, (own) => `${own}${pair.slice(0, 1)}n${characters[index] ?? '?'}n${pair.slice(1)}n`),
  );
  return expectRejected(t, null, bodies);
});

for (const [requirement, where, make] of [
  ['partner.client.name.first-space', 'before', (own, spaces) => spaces + own],
  ['partner.client.name.last-space', 'after', (own, spaces) => own + spaces],
] as const satisfies readonly [RequirementId, string, (own: string, spaces: string) => string][]) {
  check(requirement, `no client gets a space ${where} its name`, (t) => {
    return expectNoOuterSpace(t, [named(t, (own) => make(own, ' ')), named(t, (own) => make(own, '   '))]);
  });

  // The end of a text is, to many a pattern, also the place before its last line break.
  check(requirement, `no client gets a tab or a line break ${where} its name`, (t) =>
    expectNoOuterSpace(
      t,
      ['\t', '\n', '\r\n'].map((space) => named(t, (own) => make(own, space))),
    ),
  );

  check(requirement, `no client gets a space ${where} its name if it has notes, either`, async (t) => {
    await needsNotesTaken(t);
    await expectNoOuterSpace(t, [{ ...named(t, (own) => make(own, ' ')), notes: 'notes of the client' }]);
  });
}

// Read once more, each of them would be a character that is allowed.
check('partner.client.name.inner-forbidden-character', 'a character in the writing of a code is rejected', (t) =>
  expectRejected(
    t,
    null,
    ['%2D', '&#45;', '\\u002d'].map((written) => named(t, (own) => `${own}${written}n`)),
  ),
);

check(
  'partner.client.name.inner-forbidden-character',
  'a forbidden character near either end is rejected',
  async (t) => {
    const long = (character: string) => (own: string) => `${own.padEnd(maxNameLength - 2, 'n')}${character}n`;
    await expectRejected(t, () => longestName(t), [
      named(t, (own) => `n!${own}`),
      named(t, (own) => `${own}nn!n`),
      named(t, long('!')),
      // A rule that is applied line by line would look at the first line only.
      named(t, (own) => `${own}\n!n`),
    ]);
  },
);

// Notes are a field of their own: what is wrong with a name is wrong beside them, too.
for (const [requirement, what, make] of [
  ['partner.client.name.too-long', 'a name of 101 characters', (own) => own.padEnd(maxNameLength + 1, 'n')],
  ['partner.client.name.first-inner-character', 'a hyphen before a name', (own) => `-${own}`],
  ['partner.client.name.first-forbidden-character', 'an exclamation mark before a name', (own) => `!${own}`],
  ['partner.client.name.last-inner-character', 'a slash after a name', (own) => `${own}/`],
  ['partner.client.name.last-forbidden-character', 'a full stop after a name', (own) => `${own}.`],
  ['partner.client.name.inner-forbidden-character', 'an ampersand inside a name', (own) => `${own}&n`],
  ['partner.client.name.inner-control-character', 'a control character inside a name', (own) => `${own}\u0001n`],
] as const satisfies readonly [RequirementId, string, (own: string) => string][]) {
  check(requirement, `${what} is rejected with notes, too`, async (t) => {
    const notes = 'notes of the client';
    await needsNotesTaken(t);
    const body = { ...named(t, make), notes };
    expectStatus(await tryCreate(t, body), 400, `a create with the body ${show(body)}`);
  });
}

check('partner.client.name.too-short', 'a name of one letter is rejected with notes, too', (t) => {
  return expectCommonRejected(t, [
    { name: t.names.random('abcdefghijklmnopqrstuvwxyz', 1), notes: 'notes of the client' },
  ]);
});

check('partner.client.name.missing', 'a body without a name is rejected', (t) => {
  return expectCommonRejected(t, [{}, { notes: 'no name' }]);
});

check('partner.client.name.wrong-type', 'a name that is not a string is rejected', (t) => {
  const own = t.names.unique();
  const values = [null, 0, 12, 1_234.5, true, false, [], [own], {}, { name: own }];
  return expectCommonRejected(
    t,
    values.map((name, index) => {
      const isAlone = (t.session.config.seed + index) % 2 === 0;
      return isAlone ? { name } : { name, notes: 'notes of the client' };
    }),
  );
});
