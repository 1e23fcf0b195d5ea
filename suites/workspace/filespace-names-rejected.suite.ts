import type { RequirementId } from '../../generated/catalogue.ts';
import {
  misplaced,
  otherCharacters,
  type Place,
  placed,
  places,
  rareCharacters,
  tellingCharacters,
  tellingLetters,
  uppercaseLetters,
  withCharacter,
} from '../../src/arbitraries/filespace-names.ts';
import {
  type CheckContext,
  check,
  expectMessage,
  expectStatus,
  property,
  type Reply,
  show,
} from '../../src/check/index.ts';
import { drawn } from '../support/draws.ts';
import { profileBody } from '../support/filespace-bodies.ts';
import { padded } from '../support/filespace-names.ts';
import { provenCreate, renamable, rename } from '../support/filespaces.ts';
import { type NewFilespace, newFilespace, tryCreate } from '../support/new-filespaces.ts';
import { expectRejectedOrTrimmed, hasOuterSpaces } from '../support/trimmed-names.ts';

/** Names that neither a create nor a rename may accept. */

const refusal = 'Filespace name can contain only alphanumeric characters and dash';

type Rule = 'other-character' | 'uppercase' | 'leading-dash' | 'trailing-dash' | 'missing' | 'type' | 'message';

/** Where a name is given. */
interface Way {
  what: string;
  rules: Readonly<Record<Rule, RequirementId>>;
  /** Gives each name, after a valid one was accepted. */
  give(t: CheckContext, names: readonly unknown[]): Promise<Reply[]>;
}

const ways: readonly Way[] = [
  {
    what: 'a create',
    rules: {
      'other-character': 'workspace.filespace.name.other-character',
      uppercase: 'workspace.filespace.name.uppercase',
      'leading-dash': 'workspace.filespace.name.leading-dash',
      'trailing-dash': 'workspace.filespace.name.trailing-dash',
      missing: 'workspace.filespace.name.missing',
      type: 'workspace.filespace.name.type',
      message: 'workspace.filespace.name.message',
    },
    give: async (t, names) => {
      await provenCreate(t);
      const creations = await Promise.all(names.map((name) => tryCreate(t, profileBody(t, { name }))));
      return creations.map(({ reply }) => reply);
    },
  },
  {
    what: 'a rename',
    rules: {
      'other-character': 'workspace.filespace.rename.other-character',
      uppercase: 'workspace.filespace.rename.uppercase',
      'leading-dash': 'workspace.filespace.rename.leading-dash',
      'trailing-dash': 'workspace.filespace.rename.trailing-dash',
      missing: 'workspace.filespace.rename.missing',
      type: 'workspace.filespace.rename.type',
      message: 'workspace.filespace.rename.message',
    },
    give: async (t, names) => {
      // What is renamed all the same is a filespace whose name nobody looks at.
      const mayBeTaken = names.some((name) => typeof name === 'string' && hasOuterSpaces(name));
      const { id } = await (mayBeTaken ? namedAnyhow(t) : renamable(t));
      return Promise.all(names.map((name) => rename(t, id, { name })));
    },
  },
];

function namedAnyhow(t: CheckContext): Promise<NewFilespace> {
  return t.shared('workspace filespace of padded names', (own) => newFilespace(own));
}

/** The same name with each of the characters at one place: whatever else is wrong with it, it is this character. */
function eachPlaced(t: CheckContext, characters: readonly string[], place: Place): string[] {
  return characters.map((character) => placed(t.names.filespace(), character, place));
}

for (const { what, rules, give } of ways) {
  const expectRefused = async (t: CheckContext, names: readonly unknown[]): Promise<void> => {
    const replies = await give(t, names);
    for (const [index, reply] of replies.entries()) {
      const name = names[index];
      if (typeof name === 'string' && hasOuterSpaces(name)) expectRejectedOrTrimmed(reply, name);
      else expectStatus(reply, 400, `the name ${show(name)}`);
    }
  };

  for (const place of places) {
    // Inside a name more is allowed than at its ends, so that any one character can slip through.
    const most = place === 'inner' ? rareCharacters.length : 1;
    check(rules['other-character'], `another ASCII character as the ${place} one is rejected`, (t) => {
      const rare = drawn(t, `${what} ${place} character`, rareCharacters, most);
      return expectRefused(t, eachPlaced(t, [...tellingCharacters, ...rare], place));
    });
    check(rules.uppercase, `an uppercase letter as the ${place} character is rejected`, (t) => {
      const letters = place === 'inner' ? drawn(t, `${what} letter`, uppercaseLetters, 4) : [];
      return expectRefused(t, eachPlaced(t, [...tellingLetters, ...letters], place));
    });
  }

  check(rules.uppercase, 'an uppercase name is rejected', (t) => expectRefused(t, [t.names.filespace().toUpperCase()]));

  property(
    rules['other-character'],
    'another ASCII character anywhere is rejected',
    misplaced(otherCharacters),
    (t, misplacement) => expectRefused(t, [withCharacter(t.names.filespace(), misplacement)]),
    { scale: 0.1 },
  );

  property(
    rules.uppercase,
    'an uppercase letter anywhere is rejected',
    misplaced(uppercaseLetters),
    (t, misplacement) => expectRefused(t, [withCharacter(t.names.filespace(), misplacement)]),
    { scale: 0.1 },
  );

  check(rules['leading-dash'], 'a name that starts with a dash is rejected', (t) => {
    const name = t.names.filespace();
    return expectRefused(t, [`-${name}`, `--${name}`, '-a', '--', `-${padded(name, 29)}`]);
  });

  check(rules['trailing-dash'], 'a name that ends with a dash is rejected', (t) => {
    const name = t.names.filespace();
    return expectRefused(t, [`${name}-`, `${name}--`, 'a-', `${padded(name, 29)}-`]);
  });

  check(rules.missing, `${what} without a name is rejected`, (t) => expectRefused(t, [undefined]));

  check(rules.type, 'a name that is not a string is rejected', (t) =>
    // Read carelessly, each would pass for a valid name.
    expectRefused(t, [Number(t.names.random('123456789', 9)), true, null, [t.names.filespace()], {}]),
  );

  check(rules.message, 'the rejection of a character says what a name may contain', async (t) => {
    for (const reply of await give(t, [placed(t.names.filespace(), '_', 'inner')])) {
      expectStatus(reply, 400);
      expectMessage(reply, refusal);
    }
  });
}

// The block size is a field of its own: what is wrong with a name is wrong beside it, too.
for (const [requirement, what, make] of [
  ['workspace.filespace.name.other-character', 'a name with an inner underscore', (name) => placed(name, '_', 'inner')],
  ['workspace.filespace.name.uppercase', 'a name with a capital letter inside', (name) => placed(name, 'A', 'inner')],
  ['workspace.filespace.name.leading-dash', 'a name with a dash before it', (name) => `-${name}`],
  ['workspace.filespace.name.trailing-dash', 'a name with a dash after it', (name) => `${name}-`],
  ['workspace.filespace.name.type', 'a number for a name', () => 7],
  ['workspace.filespace.name.missing', 'a missing name', () => undefined],
] as const satisfies readonly [RequirementId, string, (name: string) => unknown][]) {
  check(requirement, `${what} is rejected with a block size, too`, async (t) => {
    await provenCreate(t);
    const name = make(t.names.filespace());
    const { reply } = await tryCreate(t, profileBody(t, { name, blockSize: 1_024 }));
    expectStatus(reply, 400, `the name ${show(name)} beside a block size`);
  });
}
