import {
  endCharacters,
  lettersAt,
  misplaced,
  nameLength,
  otherCharacters,
  placed,
  places,
  tellingCharacters,
  uppercaseLetters,
  withCharacter,
} from '../../src/arbitraries/filespace-names.ts';
import {
  type CheckContext,
  check,
  expectEqual,
  expectMessage,
  expectStatus,
  property,
  show,
} from '../../src/check/index.ts';
import {
  type Body,
  getFilespace,
  listedById,
  listFilespaces,
  padded,
  recordOf,
  rename,
  withRecord,
} from '../support/filespaces.ts';
import { type NewFilespace, newFilespace } from '../support/workspace.ts';

const refusal = 'Filespace name can contain only alphanumeric characters and dash';

/** The filespace that every refused rename is tried on, once it has proven that it can be renamed at all. */
function renamable(t: CheckContext): Promise<NewFilespace> {
  return t.shared('workspace filespace that refuses names', async (own) => {
    const { id } = await newFilespace(own);
    const name = own.names.filespace();
    withRecord(await rename(own, id, { name }), 'rename a filespace');
    return { id, name };
  });
}

async function expectRefused(t: CheckContext, names: readonly unknown[]): Promise<void> {
  const { id } = await renamable(t);
  const replies = await Promise.all(names.map((name) => rename(t, id, { name })));
  for (const [index, reply] of replies.entries()) expectStatus(reply, 400, `the name ${show(names[index])}`);
}

for (const place of places) {
  check(
    'workspace.filespace.rename.other-character',
    `each other ASCII character as the ${place} one is refused`,
    (t) =>
      expectRefused(
        t,
        tellingCharacters.map((character) => placed(t.names.filespace(), character, place)),
      ),
  );
  check('workspace.filespace.rename.uppercase', `each uppercase letter as the ${place} character is refused`, (t) =>
    expectRefused(
      t,
      lettersAt(place).map((letter) => placed(t.names.filespace(), letter, place)),
    ),
  );
}

check('workspace.filespace.rename.uppercase', 'a name in capitals is refused', (t) =>
  expectRefused(t, [t.names.filespace().toUpperCase()]),
);

property(
  'workspace.filespace.rename.other-character',
  'another ASCII character anywhere is refused',
  misplaced(otherCharacters),
  async (t, misplacement) => expectRefused(t, [withCharacter(t.names.filespace(), misplacement)]),
  { scale: 0.5 },
);

property(
  'workspace.filespace.rename.uppercase',
  'an uppercase letter anywhere is refused',
  misplaced(uppercaseLetters),
  async (t, misplacement) => expectRefused(t, [withCharacter(t.names.filespace(), misplacement)]),
  { scale: 0.5 },
);

check('workspace.filespace.rename.leading-dash', 'a name that starts with a hyphen is refused', (t) =>
  expectRefused(t, [
    `-${t.names.filespace()}`,
    `--${t.names.filespace()}`,
    '-a',
    `-${padded(t.names.filespace(), 29)}`,
  ]),
);

check('workspace.filespace.rename.trailing-dash', 'a name that ends with a hyphen is refused', (t) =>
  expectRefused(t, [
    `${t.names.filespace()}-`,
    `${t.names.filespace()}--`,
    'a-',
    `${padded(t.names.filespace(), 29)}-`,
  ]),
);

check('workspace.filespace.rename.too-short', 'a name of 1 character is refused', (t) =>
  expectRefused(t, [...endCharacters]),
);

check('workspace.filespace.rename.empty', 'the empty name is refused', (t) => expectRefused(t, ['']));

check('workspace.filespace.rename.too-long', 'a name of more than 30 characters is refused', (t) => {
  const lengths = [nameLength.longest + 1, nameLength.longest + 2, 63, 64, 100, 255, 256, 1_000];
  return expectRefused(
    t,
    lengths.map((length) => padded(t.names.filespace(), length)),
  );
});

check('workspace.filespace.rename.missing', 'a rename without a name is refused', (t) => expectRefused(t, [undefined]));

check('workspace.filespace.rename.type', 'a name that is no text is refused', (t) =>
  // Read carelessly, each would pass for a valid name.
  expectRefused(t, [Number(t.names.random('123456789', 9)), true, null, [t.names.filespace()], {}]),
);

check('workspace.filespace.rename.message', 'the refusal of a character says what a name may contain', async (t) => {
  const { id } = await renamable(t);
  const reply = await rename(t, id, { name: placed(t.names.filespace(), '_', 'inner') });
  expectStatus(reply, 400);
  expectMessage(reply, refusal);
});

check('workspace.filespace.rename.rejected-unchanged', 'the name stays after every refusal', async (t) => {
  const { id, name } = await newFilespace(t);
  for (const body of rejectable(t)) {
    const refused = await rename(t, id, body);
    if (refused.response.status < 400) {
      // Wrongly accepted, which another check notices: start the next one from the old name again.
      withRecord(await rename(t, id, { name }), 'rename the filespace back');
      continue;
    }
    const get = await getFilespace(t, id);
    expectEqual(recordOf(get).name, name, `the name after the refused ${show(body.name)}`, refused, get);
  }
  const list = await listFilespaces(t);
  expectEqual(listedById(list, id)?.name, name, 'the name in the list', list);
});

/** One rename for every way to be refused. */
function rejectable(t: CheckContext): Body[] {
  const unique = t.names.filespace();
  return [
    `${unique}_`,
    `${unique} `,
    unique.toUpperCase(),
    `-${unique}`,
    `${unique}-`,
    'a',
    '',
    padded(unique, nameLength.longest + 1),
    12345,
    null,
    undefined,
  ].map((name) => ({ name }));
}
