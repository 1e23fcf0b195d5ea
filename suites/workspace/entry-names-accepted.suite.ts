import {
  allowedPunctuation,
  asciiLettersAndDigits,
  emoji,
  entryName,
  foreignLetters,
  reservedNames,
  specialCharacters,
} from '../../src/arbitraries/entry-names.ts';
import {
  type CheckContext,
  check,
  expectStatus,
  expectThat,
  Inconclusive,
  NotTested,
  prepared,
  property,
  type Reply,
  show,
} from '../../src/check/index.ts';
import {
  createIn,
  type Directory,
  getEntry,
  listChildren,
  resolvePath,
  sameName,
  whereSpecialNamesAllowed,
  workPlace,
} from '../support/entries.ts';

async function expectNamesAccepted(t: CheckContext, names: readonly string[]): Promise<void> {
  const place = await workPlace(t);
  const replies = await Promise.all(names.map((name) => createIn(t, place, name)));
  for (const [index, reply] of replies.entries()) expectStatus(reply, 201, `the name ${show(names[index])}`);
}

// No two names differ in case only: whether one directory holds both is open.
const punctuated = allowedPunctuation.map((c) => (c === ' ' || c === '.' ? `${c}x${c}y` : `${c}x${c}y${c}`));
const alphabet = asciiLettersAndDigits.join('');

check(
  'workspace.entry.name.accepted',
  'every printable ASCII character that no rule forbids is accepted',
  async (t) => {
    await expectNamesAccepted(t, [...punctuated, alphabet, allowedPunctuation.join('').concat('z')]);
  },
);

check(
  'workspace.entry.name.accepted',
  'names of one character, of digits and of programming words are accepted',
  async (t) => {
    await expectNamesAccepted(t, [
      'a',
      '0',
      '-',
      '_',
      '~',
      '2026',
      '-1',
      'null',
      'true',
      'undefined',
      '{}',
      '%2F',
      '%00',
    ]);
  },
);

property('workspace.entry.name.accepted', 'any name within the rules is accepted', entryName(), async (t, name) => {
  await expectNamesAccepted(t, [name]);
});

check('workspace.entry.name.inner-space', 'one space and several inside a name are accepted', async (t) => {
  await expectNamesAccepted(t, ['two words', 'far   apart', 'a b c d']);
});

check('workspace.entry.name.leading-space', 'one space and several at the start of a name are accepted', async (t) => {
  await expectNamesAccepted(t, [' one', '  more']);
});

check('workspace.entry.name.inner-dot', 'one dot and several inside a name are accepted', async (t) => {
  await expectNamesAccepted(t, ['a.b', 'a..b', 'archive.tar.gz', '1.2.3']);
});

check('workspace.entry.name.leading-dot', 'one dot and several at the start of a name are accepted', async (t) => {
  await expectNamesAccepted(t, ['.hidden', '..twice', '...thrice', '.a.b']);
});

check('workspace.entry.name.hundred-characters', 'a name of 100 characters is accepted', async (t) => {
  await expectNamesAccepted(t, ['n'.repeat(99), 'n'.repeat(100)]);
});

check('workspace.entry.name.near-reserved', 'words and numbers next to the reserved names are accepted', async (t) => {
  const longer = ['CONTENT', 'ICON', 'XCON', 'CONX', 'PRNX', 'XPRN', 'AUXILIARY', 'XAUX', 'NULL', 'ANNUL', 'CON CON'];
  const numbered = ['COM', 'LPT', 'COM0', 'LPT0', 'COM10', 'LPT10', 'COM99', 'COMA', 'LPTX', 'XCOM1', 'XLPT9', 'COM 1'];
  await expectNamesAccepted(t, [...longer, ...numbered]);
});

check('workspace.entry.name.unicode', 'letters of several scripts are accepted', async (t) => {
  await expectNamesAccepted(t, [
    'Überblick',
    'naïve façade',
    'Ελλάδα',
    'Привет',
    'שלום',
    'سلام',
    '日本語',
    '한국어',
    'नमन',
  ]);
});

check('workspace.entry.name.unicode', 'each of many letters outside ASCII is accepted', async (t) => {
  await expectNamesAccepted(t, chunks(foreignLetters, 12));
});

check('workspace.entry.name.emoji', 'emoji are accepted, alone and within a name', async (t) => {
  await expectNamesAccepted(t, ['🚀', 'to the 🌍', '😀 first', 'last 🎉', emoji.join('')]);
});

const telling = [
  ...['in  side', '.dotted', '..dotted', 'MiXeD CaSe', 'a.b.TXT', "quo'te", '[a](b){c}'],
  ...['100%', 'a%20b', 'a+b', 'a&amp;b', '&lt;', '#1', '$1', '`tick`', '0042', '1e3', 'null', 'Überblick', 'İstanbul'],
  ...['Straße', 'ΣΊΣΥΦΟΣ', '日本語', '😀 a 🚀', 'n'.repeat(100)],
];

for (const name of telling) {
  check('workspace.entry.name.unchanged', `${show(name)} comes back as it was sent`, async (t) => {
    await expectNameKept(t, name);
  });
}

property(
  'workspace.entry.name.unchanged',
  'any accepted name comes back as it was sent',
  entryName(),
  async (t, name) => {
    const place = await workPlace(t);
    const made = await createIn(t, place, name);
    // A name that is wrongly refused is a matter of the checks on accepted names.
    if (made.response.status === 201) await expectUnchanged(t, place, name, made);
  },
  { scale: 0.5 },
);

async function expectNameKept(t: CheckContext, name: string): Promise<void> {
  const place = await workPlace(t);
  const made = await createIn(t, place, name);
  if (made.response.status !== 201) throw new NotTested(`the target does not accept the name ${show(name)}`);
  await expectUnchanged(t, place, name, made);
}

/** The place is empty but for the entry of that name. */
async function expectUnchanged(
  t: CheckContext,
  place: Directory,
  name: string,
  made: Awaited<ReturnType<typeof createIn>>,
): Promise<void> {
  const created = prepared(made, 201, `create a directory named ${show(name)}`).data;
  expectName(name, created.name, 'the create', made);
  const [read, listed, resolved] = await Promise.all([
    getEntry(t, { filespaceId: place.filespaceId, id: created.id }),
    listChildren(t, place),
    resolvePath(t, place.filespaceId, `${place.path}/${created.name}`),
  ]);
  expectName(name, prepared(read, 200, 'get the entry').data.name, 'get', read);
  const child = prepared(listed, 200, 'list the children').data.entries[0];
  if (child === undefined) throw new Inconclusive('the list of children lacks the entry');
  expectName(name, child.name, 'children', listed);
  expectName(name, prepared(resolved, 200, 'resolve the path').data.name, 'resolve', resolved);
}

function expectName(sent: string, got: string, source: string, reply: Reply): void {
  // Whether spaces around it are part of a name is open.
  expectThat(sameName(sent.trim(), got.trim()), `the name ${show(sent)} from ${source}`, show(got), reply);
}

for (const name of [' leading', '  leading twice']) {
  check('workspace.entry.name.spaces-kept', `${show(name)} comes back with its spaces`, (t) =>
    expectSpacesKept(t, name),
  );
}

check('workspace.entry.name.spaces-kept', 'so do names of spaces, and with spaces at their ends', async (t) => {
  const there = whereSpecialNamesAllowed(t);
  for (const name of [' ', 'space ']) await expectSpacesKept(there, name);
});

async function expectSpacesKept(t: CheckContext, name: string): Promise<void> {
  const place = await workPlace(t);
  const made = await createIn(t, place, name);
  const created = prepared(made, 201, `create a directory named ${show(name)}`).data;
  expectThat(sameName(name, created.name), `the name ${show(name)} from the create`, show(created.name), made);
  const read = await getEntry(t, { filespaceId: place.filespaceId, id: created.id });
  const { name: got } = prepared(read, 200, 'get the entry').data;
  expectThat(sameName(name, got), `the name ${show(name)} from get`, show(got), read);
}

const specialNames = [
  ...specialCharacters.flatMap((c, index) => [`${c}f${index}`, `i${c}n${index}`, `l${index}${c}`]),
  ...[' ', 'ends with space ', 'ends with dot.', '...', ...reservedNames],
];

check('workspace.entry.name.setting-off', 'special characters, endings and reserved names are accepted', async (t) => {
  const there = whereSpecialNamesAllowed(t);
  await expectNamesAccepted(there, specialNames);
  // Beside one space it might count as the same name.
  await expectNamesAccepted(there, ['   ']);
});

check(
  'workspace.entry.name.unchanged',
  'special names come back as they were sent where they are allowed',
  async (t) => {
    const there = whereSpecialNamesAllowed(t);
    const names = ['a\\b', 'a:b', 'a*b', 'what?', '"quoted"', '<tag>', 'a|b', ' ', 'space ', 'dot.', 'CON'];
    await Promise.all(names.map((name) => expectNameKept(there, name)));
  },
);

function chunks(letters: readonly string[], size: number): string[] {
  const count = Math.ceil(letters.length / size);
  return Array.from({ length: count }, (_, index) => letters.slice(index * size, (index + 1) * size).join(''));
}
