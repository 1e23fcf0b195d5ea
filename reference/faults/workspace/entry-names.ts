import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
import { type Change, entryShown, op, textPart } from './support.ts';

const { name: rules } = statedWorkspace.entries;
const { special } = rules;

/** Characters that are forbidden, but for some in some places. */
function tolerates(tolerated: (character: string, at: number, name: string) => boolean): Change {
  return {
    entries: {
      name: {
        special: {
          character: (each, at, name) => special.character(each, at, name) && !tolerated(each, at, name),
        },
      },
    },
  };
}

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

/** Names that are always forbidden, but for some. */
function permits(permitted: (name: string) => boolean): Change {
  return { entries: { name: { alwaysForbidden: (name) => rules.alwaysForbidden(name) && !permitted(name) } } };
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

const characters = [
  ['backslash', '\\'],
  ['colon', ':'],
  ['asterisk', '*'],
  ['question-mark', '?'],
  ['double-quote', '"'],
  ['less-than', '<'],
  ['greater-than', '>'],
  ['pipe', '|'],
] as const;

const forbidden: readonly Fault[] = [
  ...characters.flatMap(([word, character]) => [
    fault(
      `entry-name-${word}`,
      `workspace.entry.name.${word}`,
      `The set of forbidden characters lacks ${character}.`,
      tolerates((each) => each === character),
    ),
    fault(
      `entry-name-${word}-first`,
      `workspace.entry.name.${word}`,
      `The search for ${character} begins at the second character.`,
      tolerates((each, at) => each === character && at === 0),
    ),
  ]),
  fault(
    'entry-name-colon-last',
    'workspace.entry.name.colon',
    'A colon at the end of a name is overlooked.',
    tolerates((each, at, name) => each === ':' && at === [...name].length - 1),
  ),
  fault(
    'entry-name-asterisk-inside',
    'workspace.entry.name.asterisk',
    'Asterisks are noticed at the ends of a name alone.',
    tolerates((each, at, name) => each === '*' && at > 0 && at < name.length - 1),
  ),
  fault(
    'entry-name-pipe-once',
    'workspace.entry.name.pipe',
    'A vertical bar is noticed where a name is nothing else.',
    tolerates((each, _at, name) => each === '|' && name !== '|'),
  ),
  fault('entry-name-empty', 'workspace.entry.name.empty', 'The empty name is taken.', {
    entries: {
      name: {
        alwaysForbidden: (name) => name !== '' && rules.alwaysForbidden(name),
        special: { whitespaceOnly: (name) => name !== '' && name.trim() === '' },
      },
    },
  }),
  fault(
    'entry-name-dot',
    'workspace.entry.name.dot',
    'The name . is checked for an extension, and answered with 404.',
    dotMissing('.'),
  ),
  fault(
    'entry-name-dot-dot',
    'workspace.entry.name.dot-dot',
    'The name .. is looked up, and answered with 404.',
    dotMissing('..'),
  ),
  fault(
    'entry-name-slash',
    'workspace.entry.name.slash',
    'A name with a slash is taken.',
    permits((name) => name.includes('/')),
  ),
  fault(
    'entry-name-slash-first',
    'workspace.entry.name.slash',
    'A slash in front of a name is stripped before the check.',
    permits((name) => /^\/[^/.]+$/u.test(name)),
  ),
  fault(
    'entry-name-slash-inside',
    'workspace.entry.name.slash',
    'Slashes are noticed at the ends of a name alone.',
    permits((name) => /^[^/]+\/[^/]+$/u.test(name)),
  ),
  fault(
    'entry-name-slash-last',
    'workspace.entry.name.slash',
    'A slash at the end of a name is taken for that of a directory.',
    permits((name) => /^[^/.]+\/$/u.test(name)),
  ),
  fault('entry-name-whitespace', 'workspace.entry.name.whitespace-only', 'Names of spaces alone are taken.', {
    entries: { name: { special: { whitespaceOnly: () => false, trailingSpace: (name) => /\S +$/u.test(name) } } },
  }),
  fault('entry-name-trailing-space', 'workspace.entry.name.trailing-space', 'A space at the end of a name is taken.', {
    entries: { name: { special: { trailingSpace: () => false } } },
  }),
  fault(
    'entry-name-trailing-spaces',
    'workspace.entry.name.trailing-space',
    'One space at the end of a name is noticed, more are not.',
    {
      entries: { name: { special: { trailingSpace: (name) => /[^ ] $/u.test(name) } } },
    },
  ),
  fault('entry-name-trailing-dot', 'workspace.entry.name.trailing-dot', 'A dot at the end of a name is taken.', {
    entries: { name: { special: { trailingDot: () => false } } },
  }),
  fault(
    'entry-name-trailing-dots',
    'workspace.entry.name.trailing-dot',
    'One dot at the end of a name is noticed, more are not.',
    {
      entries: { name: { special: { trailingDot: (name) => /[^.]\.$/u.test(name) } } },
    },
  ),
  ...(['CON', 'PRN', 'AUX', 'NUL'] as const).map((word) =>
    fault(
      `entry-name-${word.toLowerCase()}`,
      `workspace.entry.name.reserved-${lower(word)}`,
      `${word} is missing among the reserved names.`,
      reserves((name) => name !== word && special.reserved(name)),
    ),
  ),
  fault(
    'entry-name-com1',
    'workspace.entry.name.reserved-com',
    'The reserved ports begin at COM2.',
    reserves((name) => name !== 'COM1' && special.reserved(name)),
  ),
  fault(
    'entry-name-com9',
    'workspace.entry.name.reserved-com',
    'The reserved ports end at COM8.',
    reserves((name) => name !== 'COM9' && special.reserved(name)),
  ),
  fault(
    'entry-name-com5',
    'workspace.entry.name.reserved-com',
    'COM5 was forgotten.',
    reserves((name) => name !== 'COM5' && special.reserved(name)),
  ),
  fault(
    'entry-name-lpt1',
    'workspace.entry.name.reserved-lpt',
    'The reserved printers begin at LPT2.',
    reserves((name) => name !== 'LPT1' && special.reserved(name)),
  ),
  fault(
    'entry-name-lpt-4-on',
    'workspace.entry.name.reserved-lpt',
    'Only LPT1 to LPT3 are reserved.',
    reserves((name) => !/^LPT[4-9]$/u.test(name) && special.reserved(name)),
  ),
  fault(
    'entry-name-reserved-lower',
    'workspace.entry.name.reserved-nul',
    'Reserved names are compared in lower case with a list in upper case.',
    reserves((name) => special.reserved(name.toLowerCase())),
  ),
];

function lower(word: 'CON' | 'PRN' | 'AUX' | 'NUL'): 'con' | 'prn' | 'aux' | 'nul' {
  return ({ CON: 'con', PRN: 'prn', AUX: 'aux', NUL: 'nul' } as const)[word];
}

/** A name that the rule for endings forbids as well; so the bug is in the answer. */
function dotMissing(name: string): Change {
  return {
    errors: {
      answer: (_op, kind, answer, request) =>
        kind === 'entry.name' && textPart(request.json(), 'name') === name ? { ...answer, status: 404 } : answer,
    },
  };
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
    'workspace.entry.name.unchanged',
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

export const entryNameFaults: readonly Fault[] = [...forbidden, ...allowed, ...unchanged];
