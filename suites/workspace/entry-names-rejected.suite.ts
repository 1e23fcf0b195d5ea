import type { RequirementId } from '../../generated/catalogue.ts';
import { numberedPorts, specialCharacters } from '../../src/arbitraries/entry-names.ts';
import { type CheckContext, check, expectStatus, NotTested, prepared, show } from '../../src/check/index.ts';
import { creatingAsNewAccount } from '../support/account-tokens.ts';
import { provenPlace } from '../support/common-directories.ts';
import { createIn, createRaw, whereSpecialNamesForbidden } from '../support/entries.ts';
import { expectEach } from '../support/parallel.ts';

/**
 * Fails unless each name is rejected where another one is accepted. No two names may become the same when a service drops
 * what is wrong: it would reject them for being taken.
 */
async function expectNamesRefused(t: CheckContext, names: readonly string[]): Promise<void> {
  const place = await provenPlace(t);
  await expectEach(400, 'the name', names, (name) => createIn(t, place, name));
}

/** Looks like the name of a file, and is the only one of its letters in the run. */
function fileName(t: CheckContext): string {
  return `${t.names.directory().replaceAll(/[^A-Za-z0-9]/g, '')}.txt`;
}

/** While special characters are allowed, nothing can be said about those names. */
async function expectSpecialNamesRefused(t: CheckContext, names: readonly string[]): Promise<void> {
  await expectNamesRefused(whereSpecialNamesForbidden(t), names);
}

/** Each name is the only one of its letters in the run. What a name is forbidden for, letters beyond ASCII do not hide. */
function around(t: CheckContext, character: string): string[] {
  const own = (): string => t.names.directory();
  // Around a letter: what cleans texts takes out a tag or a pair of quotes, and never sees the character.
  const enclosing = `in${character}w${character === '<' ? '>' : character}${own()}`;
  // The last one as far behind as it may stand, and behind what counts as one or as two: a search may end before it.
  const places = [`${character}${own()}`, enclosing, `${own().padEnd(97, 'n')}🚀${character}`];
  // By turns behind a letter beyond ASCII, or before it; and in what looks like an extension.
  const beyond = character < '?' ? `n.é${character}w🚀${own()}` : `n.🚀${character}w${own()}é`;
  return [...places, beyond, character];
}

check('workspace.entry.name.slash', 'a slash at the start, inside and at the end is rejected', async (t) => {
  await expectNamesRefused(t, around(t, '/'));
});

check('workspace.entry.name.dot', 'the name "." is rejected', async (t) => {
  await expectNamesRefused(t, ['.']);
});

check('workspace.entry.name.dot-dot', 'the name ".." is rejected', async (t) => {
  await expectNamesRefused(t, ['..']);
});

check('workspace.entry.name.empty', 'the empty name is rejected', async (t) => {
  await expectNamesRefused(t, ['']);
});

check('workspace.entry.name.missing', 'a create without a name is rejected', async (t) => {
  const place = await provenPlace(t);
  const body = { parentId: place.id, type: 'dir' };
  expectStatus(await createRaw(t, place.filespaceId, body), 400, 'no name');
});

check(
  'workspace.entry.name.type',
  'a name that is a number, a boolean, null, an array or an object is rejected',
  async (t) => {
    const place = await provenPlace(t);
    const body = { parentId: place.id, type: 'dir' };
    // Another one each time: a check that begins afresh finds what it made before.
    const name = t.names.random('123456789', 6);
    const twin = await createRaw(t, place.filespaceId, { ...body, name });
    prepared(twin, 201, `create a directory with the text "${name}" for a name`);
    const wrong = [43, true, null, ['listed'], { name: 'wrapped' }];
    await expectEach(400, 'the name', wrong, (value) => createRaw(t, place.filespaceId, { ...body, name: value }));
  },
);

const characterRequirements: Record<(typeof specialCharacters)[number], RequirementId> = {
  '\\': 'workspace.entry.name.backslash',
  ':': 'workspace.entry.name.colon',
  '*': 'workspace.entry.name.asterisk',
  '?': 'workspace.entry.name.question-mark',
  '"': 'workspace.entry.name.double-quote',
  '<': 'workspace.entry.name.less-than',
  '>': 'workspace.entry.name.greater-than',
  '|': 'workspace.entry.name.pipe',
};

for (const character of specialCharacters) {
  check(characterRequirements[character], `${character} is rejected wherever it stands`, async (t) => {
    await expectSpecialNamesRefused(t, around(t, character));
  });
}

check('workspace.entry.name.whitespace-only', 'names of one space and of several are rejected', async (t) => {
  await expectSpecialNamesRefused(t, [' ', '   ']);
});

check('workspace.entry.name.trailing-space', 'names that end with one space or several are rejected', async (t) => {
  await expectSpecialNamesRefused(t, [
    `${t.names.directory()} `,
    `${t.names.directory().padEnd(99, 'n')} `,
    `${t.names.directory()}  `,
    `two ${t.names.directory()}é `,
    `.${t.names.directory()}🚀 `,
    `${fileName(t)} `,
    `${t.names.directory()}. `,
  ]);
});

check('workspace.entry.name.trailing-dot', 'names that end with one dot or several are rejected', async (t) => {
  await expectSpecialNamesRefused(t, [
    `${t.names.directory()}.`,
    `${t.names.directory().padEnd(99, 'n')}.`,
    `${t.names.directory()}..`,
    `a.${t.names.directory()}é.`,
    '...',
    `${t.names.directory()} .`,
    `${t.names.directory()}🚀.`,
    `${fileName(t)}.`,
  ]);
});

check('workspace.entry.name.reserved-con', 'CON is rejected', async (t) => {
  await expectSpecialNamesRefused(t, ['CON']);
});

check('workspace.entry.name.reserved-prn', 'PRN is rejected', async (t) => {
  await expectSpecialNamesRefused(t, ['PRN']);
});

check('workspace.entry.name.reserved-aux', 'AUX is rejected', async (t) => {
  await expectSpecialNamesRefused(t, ['AUX']);
});

check('workspace.entry.name.reserved-nul', 'NUL is rejected', async (t) => {
  await expectSpecialNamesRefused(t, ['NUL']);
});

check('workspace.entry.name.reserved-com', 'COM1 to COM9 are rejected', async (t) => {
  await expectSpecialNamesRefused(t, numberedPorts.COM);
});

check('workspace.entry.name.reserved-lpt', 'LPT1 to LPT9 are rejected', async (t) => {
  await expectSpecialNamesRefused(t, numberedPorts.LPT);
});

/** A rule of the workspace holds for whoever makes the directory. */
for (const [requirement, special, nameOf] of [
  ['workspace.entry.name.slash', false, (own) => `${own}/x`],
  ['workspace.entry.name.dot-dot', false, () => '..'],
  ['workspace.entry.name.colon', true, (own) => `${own}:x`],
  ['workspace.entry.name.trailing-dot', true, (own) => `${own}.`],
  ['workspace.entry.name.reserved-con', true, () => 'CON'],
] as const satisfies readonly (readonly [RequirementId, boolean, (own: string) => string])[]) {
  check(requirement, 'such a name is rejected by the token of a new account, too', async (t) => {
    if (special && whereSpecialNamesForbidden(t) !== t) throw new NotTested('special names are allowed here');
    const create = await creatingAsNewAccount(t);
    const name = nameOf(t.names.directory());
    expectStatus(await create(name), 400, `the name ${show(name)}, by the token of a new account`);
  });
}
