import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
import { type Change, textPart } from './support.ts';

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

/** Names that are always forbidden, but for some. */
function permits(permitted: (name: string) => boolean): Change {
  return { entries: { name: { alwaysForbidden: (name) => rules.alwaysForbidden(name) && !permitted(name) } } };
}

function reserves(reserved: (name: string) => boolean): Change {
  return { entries: { name: { special: { reserved } } } };
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

/** Names that must be refused. */
export const forbiddenEntryNameFaults: readonly Fault[] = [
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
