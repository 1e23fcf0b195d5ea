import type { RequirementId } from '../../generated/catalogue.ts';
import { numberedPorts, specialCharacters } from '../../src/arbitraries/entry-names.ts';
import { type CheckContext, check, expectStatus, prepared, show } from '../../src/check/index.ts';
import { createIn, createRaw, whereSpecialNamesForbidden, workPlace } from '../support/entries.ts';

/**
 * Fails unless each name is refused while the twin, which lacks what is wrong with them, is accepted. No two names may
 * become the same, nor the twin, when a service drops what is wrong: it would refuse them for being taken.
 */
async function expectNamesRefused(t: CheckContext, names: readonly string[], twin: string): Promise<void> {
  const place = await workPlace(t);
  const [valid, ...replies] = await Promise.all([twin, ...names].map((name) => createIn(t, place, name)));
  if (valid !== undefined) prepared(valid, 201, `create a directory with the valid name ${show(twin)}`);
  for (const [index, reply] of replies.entries()) {
    expectStatus(reply, 400, `the name ${show(names[index])}`);
  }
}

/** While special characters are allowed, nothing can be said about those names. */
async function expectSpecialNamesRefused(t: CheckContext, names: readonly string[], twin: string): Promise<void> {
  await expectNamesRefused(whereSpecialNamesForbidden(t), names, twin);
}

function around(character: string): string[] {
  return [`${character}first`, `in${character}side`, `last${character}`, `t${character}w${character}ice`, character];
}

check('workspace.entry.name.slash', 'a slash at the start, inside and at the end is refused', async (t) => {
  await expectNamesRefused(t, around('/'), 'no_slash');
});

check('workspace.entry.name.dot', 'the name "." is refused', async (t) => {
  await expectNamesRefused(t, ['.'], 'a');
});

check('workspace.entry.name.dot-dot', 'the name ".." is refused', async (t) => {
  await expectNamesRefused(t, ['..'], 'a');
});

check('workspace.entry.name.empty', 'the empty name is refused', async (t) => {
  await expectNamesRefused(t, [''], 'a');
});

check('workspace.entry.name.missing', 'a create without a name is refused', async (t) => {
  const place = await workPlace(t);
  const body = { parentId: place.id, type: 'dir' };
  const twin = await createRaw(t, place.filespaceId, { ...body, name: t.names.directory() });
  prepared(twin, 201, 'create a directory with a name');
  expectStatus(await createRaw(t, place.filespaceId, body), 400, 'no name');
});

check(
  'workspace.entry.name.type',
  'a name that is a number, a boolean, null, an array or an object is refused',
  async (t) => {
    const place = await workPlace(t);
    const body = { parentId: place.id, type: 'dir' };
    const twin = await createRaw(t, place.filespaceId, { ...body, name: '42' });
    prepared(twin, 201, 'create a directory with the text "42" for a name');
    const wrong = [43, true, null, ['listed'], { name: 'wrapped' }];
    const replies = await Promise.all(wrong.map((name) => createRaw(t, place.filespaceId, { ...body, name })));
    for (const [index, reply] of replies.entries()) expectStatus(reply, 400, `the name ${show(wrong[index])}`);
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
  check(characterRequirements[character], `${character} is refused wherever it stands`, async (t) => {
    await expectSpecialNamesRefused(t, around(character), 'in_side');
  });
}

check('workspace.entry.name.whitespace-only', 'names of one space and of several are refused', async (t) => {
  await expectSpecialNamesRefused(t, [' ', '   '], 'a b');
});

check('workspace.entry.name.trailing-space', 'names that end with one space or several are refused', async (t) => {
  await expectSpecialNamesRefused(t, ['one ', 'more  ', 'two words ', '.dotted '], 'no trailing');
});

check('workspace.entry.name.trailing-dot', 'names that end with one dot or several are refused', async (t) => {
  await expectSpecialNamesRefused(t, ['one.', 'more..', 'a.txt.', '...', 'after .'], 'no.trailing');
});

check('workspace.entry.name.reserved-con', 'CON is refused', async (t) => {
  await expectSpecialNamesRefused(t, ['CON'], 'xCONx');
});

check('workspace.entry.name.reserved-prn', 'PRN is refused', async (t) => {
  await expectSpecialNamesRefused(t, ['PRN'], 'xPRNx');
});

check('workspace.entry.name.reserved-aux', 'AUX is refused', async (t) => {
  await expectSpecialNamesRefused(t, ['AUX'], 'xAUXx');
});

check('workspace.entry.name.reserved-nul', 'NUL is refused', async (t) => {
  await expectSpecialNamesRefused(t, ['NUL'], 'xNULx');
});

check('workspace.entry.name.reserved-com', 'COM1 to COM9 are refused', async (t) => {
  await expectSpecialNamesRefused(t, numberedPorts.COM, 'xCOM1x');
});

check('workspace.entry.name.reserved-lpt', 'LPT1 to LPT9 are refused', async (t) => {
  await expectSpecialNamesRefused(t, numberedPorts.LPT, 'xLPT1x');
});
