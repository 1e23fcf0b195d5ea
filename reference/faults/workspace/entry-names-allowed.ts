import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
import { type Change, entryShown, op, textPart } from './support.ts';

const { name: rules } = statedWorkspace.entries;
const { special } = rules;

/** Characters that are forbidden, and one kind more. */
function abhors(abhorred: (character: string, at: number, name: string) => boolean): Change {
  return {
    entries: {
      name: {
        special: { character: (each, at, name) => special.character(each, at, name) || abhorred(each, at, name) },
      },
    },
  };
}

/** Names that are always forbidden, and some more. */
function forbids(forbidden: (name: string) => boolean): Change {
  return { entries: { name: { alwaysForbidden: (name) => rules.alwaysForbidden(name) || forbidden(name) } } };
}

function reserves(reserved: (name: string) => boolean): Change {
  return { entries: { name: { special: { reserved } } } };
}

function keeps(change: (name: string) => string): Change {
  return { entries: { stored: (draft) => ({ ...draft, name: change(draft.name) }) } };
}

const allowed: readonly Fault[] = [
  ...(
    [
      ['semicolon', ';'],
      ['apostrophe', "'"],
      ['ampersand', '&'],
      ['percent', '%'],
      ['hash', '#'],
      ['plus', '+'],
      ['bracket', '['],
      ['tilde', '~'],
      ['equals', '='],
    ] as const
  ).map(([word, character]) =>
    fault(
      `entry-name-${word}-refused`,
      'workspace.entry.name.accepted',
      `The character ${character} was added to the forbidden ones.`,
      abhors((each) => each === character),
    ),
  ),
  fault(
    'entry-name-one-character-refused',
    'workspace.entry.name.accepted',
    'A name needs two characters.',
    forbids((name) => name.length === 1),
  ),
  fault(
    'entry-name-digits-refused',
    'workspace.entry.name.accepted',
    'Names of digits alone are taken for ids and refused.',
    forbids((name) => /^\d+$/u.test(name)),
  ),
  fault(
    'entry-name-dash-first-refused',
    'workspace.entry.name.accepted',
    'A name must not begin with a dash.',
    forbids((name) => name.startsWith('-')),
  ),
  fault(
    'entry-name-inner-space',
    'workspace.entry.name.inner-space',
    'Names have no spaces.',
    abhors((each) => each === ' '),
  ),
  fault(
    'entry-name-two-spaces',
    'workspace.entry.name.inner-space',
    'Two spaces in a row are refused.',
    forbids((name) => name.includes('  ')),
  ),
  fault(
    'entry-name-leading-space',
    'workspace.entry.name.leading-space',
    'Spaces in front of a name are refused like those at its end.',
    {
      entries: { name: { special: { trailingSpace: (name) => name !== name.trim() } } },
    },
  ),
  fault(
    'entry-name-hundred',
    'workspace.entry.name.hundred-characters',
    'Names end before the hundredth character: the comparison is off by one.',
    forbids((name) => name.length >= 100),
  ),
  fault(
    'entry-name-sixty-four',
    'workspace.entry.name.hundred-characters',
    'Names have at most 64 characters.',
    forbids((name) => name.length > 64),
  ),
  fault(
    'entry-name-inner-dots',
    'workspace.entry.name.inner-dot',
    'Two dots in a row are refused wherever they stand.',
    forbids((name) => /[^.]\.\./u.test(name)),
  ),
  fault(
    'entry-name-second-dot',
    'workspace.entry.name.inner-dot',
    'A name has one extension at most.',
    forbids((name) => /[^.]\.[^.]+\.[^.]+$/u.test(name)),
  ),
  fault(
    'entry-name-leading-dot',
    'workspace.entry.name.leading-dot',
    'Hidden names are refused.',
    forbids((name) => /^\.[^.]/u.test(name)),
  ),
  fault(
    'entry-name-near-reserved',
    'workspace.entry.name.near-reserved',
    'Names that begin with a reserved one are refused.',
    reserves((name) => /^(?:CON|PRN|AUX|NUL|COM[1-9]|LPT[1-9])/u.test(name)),
  ),
  fault(
    'entry-name-near-reserved-end',
    'workspace.entry.name.near-reserved',
    'Names that end with a reserved one are refused.',
    reserves((name) => /(?:CON|PRN|AUX|NUL|COM[1-9]|LPT[1-9])$/u.test(name)),
  ),
  fault(
    'entry-name-com10',
    'workspace.entry.name.near-reserved',
    'Ports of any number are reserved.',
    reserves((name) => special.reserved(name) || /^(?:COM|LPT)\d+$/u.test(name)),
  ),
  fault(
    'entry-name-com0',
    'workspace.entry.name.near-reserved',
    'COM0 and LPT0 are reserved, too.',
    reserves((name) => special.reserved(name) || /^(?:COM|LPT)0$/u.test(name)),
  ),
  fault(
    'entry-name-unicode',
    'workspace.entry.name.unicode',
    'Names are ASCII.',
    forbids((name) => /[^\p{ASCII}\u{10000}-\u{10ffff}]/u.test(name)),
  ),
  fault(
    'entry-name-cyrillic',
    'workspace.entry.name.unicode',
    'Letters beyond Latin are refused.',
    forbids((name) => /[\u0370-\u05ff]/u.test(name)),
  ),
  fault(
    'entry-name-emoji',
    'workspace.entry.name.emoji',
    'Characters of four bytes do not fit the column.',
    forbids((name) => /[\u{10000}-\u{10ffff}]/u.test(name)),
  ),
  settingOff(),
];

/** Shows only where the setting is off. */
function settingOff(): Fault {
  const stated = fault(
    'entry-name-setting-off',
    'workspace.entry.name.setting-off',
    'The setting is not asked for: special names are always forbidden.',
    { entries: { name: { settingHeeded: () => true } } },
  );
  const open = { workspace: { entries: { forbidSpecialCharacters: () => false } } };
  return { ...stated, override: { ...stated.override, open } };
}

const unchanged: readonly Fault[] = [
  fault(
    'entry-name-trimmed',
    'workspace.entry.name.spaces-kept',
    'Kept names lose the spaces in front.',
    keeps((name) => name.trim()),
  ),
  fault(
    'entry-name-lowered',
    'workspace.entry.name.unchanged',
    'Kept names are in lower case.',
    keeps((name) => name.toLowerCase()),
  ),
  fault(
    'entry-name-spaces-joined',
    'workspace.entry.name.unchanged',
    'Kept names have single spaces.',
    keeps((name) => name.replaceAll(/ +/gu, ' ')),
  ),
  fault(
    'entry-name-decoded',
    'workspace.entry.name.unchanged',
    'Kept names have percent signs decoded.',
    keeps((name) =>
      name.replaceAll(/%([2-7][0-9a-f])/giu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    ),
  ),
  fault(
    'entry-name-plus-to-space',
    'workspace.entry.name.unchanged',
    'Kept names have a space for each plus sign.',
    keeps((name) => name.replaceAll('+', ' ')),
  ),
  fault(
    'entry-name-compatibility',
    'workspace.entry.name.unchanged',
    'Kept names lose their accents.',
    keeps((name) => name.normalize('NFD').replaceAll(/\p{Mn}/gu, '')),
  ),
  fault(
    'entry-name-escaped-in-list',
    'workspace.entry.name.unchanged',
    'Children are listed with their ampersands escaped.',
    entryShown((shown) => ({ ...shown, name: textPart(shown, 'name').replaceAll('&', '&amp;') }), op.children),
  ),
  fault(
    'entry-name-cut-in-list',
    'workspace.entry.name.unchanged',
    'Children are listed with at most 64 characters of their names.',
    entryShown((shown) => ({ ...shown, name: textPart(shown, 'name').slice(0, 64) }), op.children),
  ),
  fault(
    'entry-name-resolve-lower',
    'workspace.entry.name.unchanged',
    'A resolved entry shows the name as it stands in the index, in lower case.',
    entryShown((shown) => ({ ...shown, name: textPart(shown, 'name').toLowerCase() }), op.resolve),
  ),
  fault(
    'entry-name-emoji-lost',
    'workspace.entry.name.unchanged',
    'Emoji are kept as question marks.',
    keeps((name) => name.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '?')),
  ),
];

/** Names that must be taken, and kept as they are. */
export const allowedEntryNameFaults: readonly Fault[] = [...allowed, ...unchanged];
