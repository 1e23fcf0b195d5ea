import {
  lettersAt,
  misplaced,
  otherCharacters,
  type Place,
  placed,
  places,
  tellingCharacters,
  uppercaseLetters,
  withCharacter,
} from '../../src/arbitraries/filespace-names.ts';
import { type CheckContext, check, expectMessage, expectStatus, property, show } from '../../src/check/index.ts';
import { padded, profileBody, provenCreate, tryCreate } from '../support/filespaces.ts';

/** Names that a create must refuse; what renames refuse stands in a suite of its own. */

const refusal = 'Filespace name can contain only alphanumeric characters and dash';

async function expectRefused(t: CheckContext, names: readonly unknown[]): Promise<void> {
  await provenCreate(t);
  const creations = await Promise.all(names.map((name) => tryCreate(t, profileBody(t, { name }))));
  for (const [index, { reply }] of creations.entries()) expectStatus(reply, 400, `the name ${show(names[index])}`);
}

/** The same name with each of the characters at one place: whatever else is wrong with it, it is this character. */
function eachPlaced(t: CheckContext, characters: readonly string[], place: Place): string[] {
  return characters.map((character) => placed(t.names.filespace(), character, place));
}

for (const place of places) {
  check('workspace.filespace.name.other-character', `each other ASCII character as the ${place} one is refused`, (t) =>
    expectRefused(t, eachPlaced(t, tellingCharacters, place)),
  );
  check('workspace.filespace.name.uppercase', `each uppercase letter as the ${place} character is refused`, (t) =>
    expectRefused(t, eachPlaced(t, lettersAt(place), place)),
  );
}

check('workspace.filespace.name.uppercase', 'a name in capitals is refused', (t) =>
  expectRefused(t, [t.names.filespace().toUpperCase()]),
);

property(
  'workspace.filespace.name.other-character',
  'another ASCII character anywhere is refused',
  misplaced(otherCharacters),
  async (t, misplacement) => expectRefused(t, [withCharacter(t.names.filespace(), misplacement)]),
  { scale: 0.5 },
);

property(
  'workspace.filespace.name.uppercase',
  'an uppercase letter anywhere is refused',
  misplaced(uppercaseLetters),
  async (t, misplacement) => expectRefused(t, [withCharacter(t.names.filespace(), misplacement)]),
  { scale: 0.5 },
);

check('workspace.filespace.name.leading-dash', 'a name that starts with a dash is refused', (t) =>
  expectRefused(t, [
    `-${t.names.filespace()}`,
    `--${t.names.filespace()}`,
    '-a',
    `-${padded(t.names.filespace(), 29)}`,
  ]),
);

check('workspace.filespace.name.trailing-dash', 'a name that ends with a dash is refused', (t) =>
  expectRefused(t, [
    `${t.names.filespace()}-`,
    `${t.names.filespace()}--`,
    'a-',
    `${padded(t.names.filespace(), 29)}-`,
  ]),
);

check('workspace.filespace.name.missing', 'a create without a name is refused', (t) => expectRefused(t, [undefined]));

check('workspace.filespace.name.type', 'a name that is no text is refused', (t) =>
  // Read carelessly, each would pass for a valid name.
  expectRefused(t, [Number(t.names.random('123456789', 9)), true, null, [t.names.filespace()], {}]),
);

check('workspace.filespace.name.message', 'the refusal of a character says what a name may contain', async (t) => {
  const { reply } = await tryCreate(t, profileBody(t, { name: placed(t.names.filespace(), '_', 'inner') }));
  expectStatus(reply, 400);
  expectMessage(reply, refusal);
});
