import { bodyOf } from '../../core/json.ts';
import { transport } from '../../policy/around.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { workspaceBug as bug, type Fault, workspaceFault as fault, faultsOf } from '../types.ts';
import { type Change, op, textPart } from './support.ts';

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

/** Names that are reserved. */
export function reserves(reserved: (name: string) => boolean): Change {
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

/** What is checked in a loop over bytes, or by an expression without the right flag, is blind beside these. */
const beyondAscii = [
  ['letter', 'a letter beyond ASCII', /[\u0080-\uffff]/u],
  ['emoji', 'an emoji', /[^\0-\uffff]/u],
] as const;

/** Whether the character before the last one is such a one. */
function endsIn(beyond: RegExp, name: string): boolean {
  return beyond.test([...name].at(-2) ?? '');
}

/** Each character is hidden by what is beyond ASCII in a way of its own. */
function hides(character: string, before: string): boolean {
  return character < '?' ? /[\u0080-\uffff]/.test(before) && before.length === 1 : before.length === 2;
}

/** What the pattern finds in a name is taken out before anybody looks at it. */
function cleanedOf(pattern: RegExp): PolicyOverride {
  return transport({
    beforeEach: ({ request }) => {
      const body = request.operation === op.createEntry ? bodyOf(request) : {};
      const { name } = body;
      if (typeof name === 'string')
        Object.assign(request, { json: () => ({ ...body, name: name.replaceAll(pattern, '') }) });
      return undefined;
    },
  });
}

/** Names that must be refused. */
export const forbiddenEntryNameFaults: readonly Fault[] = [
  {
    id: 'entry-name-tags-taken-out',
    requirement: 'workspace.entry.name.less-than',
    story: 'Tags are taken out of the name of a new directory.',
    override: cleanedOf(/<[^>]*>/g),
  },
  {
    id: 'entry-name-quotes-taken-off',
    requirement: 'workspace.entry.name.double-quote',
    story: 'A pair of quotes is taken out of the name of a new directory.',
    override: cleanedOf(/"(?=[^"]*")|(?<="[^"]*)"/g),
  },
  ...faultsOf({
    'workspace.entry.name.colon': {
      'entry-name-colon-behind-emoji': bug(
        'As many units are looked at as a name has characters: what an emoji takes twice hides a colon at the end.',
        tolerates((each, _at, name) => each === ':' && name.endsWith(':') && name.length > [...name].length),
      ),
      'entry-name-colon-in-an-extension': bug(
        'A colon is looked for in front of the last dot alone.',
        tolerates((each, at, name) => each === ':' && name.includes('.') && at > name.lastIndexOf('.')),
      ),
      'entry-name-colon-last': bug(
        'A colon at the end of a name is overlooked.',
        tolerates((each, at, name) => each === ':' && at === [...name].length - 1),
      ),
    },
    'workspace.entry.name.asterisk': {
      'entry-name-asterisk-inside': bug(
        'Asterisks are noticed at the ends of a name alone.',
        tolerates((each, at, name) => each === '*' && at > 0 && at < name.length - 1),
      ),
    },
    'workspace.entry.name.pipe': {
      'entry-name-pipe-once': bug(
        'A vertical bar is noticed where a name is nothing else.',
        tolerates((each, _at, name) => each === '|' && name !== '|'),
      ),
    },
    'workspace.entry.name.empty': {
      'entry-name-empty': bug('The empty name is taken.', {
        entries: {
          name: {
            alwaysForbidden: (name) => name !== '' && rules.alwaysForbidden(name),
            special: { whitespaceOnly: (name) => name !== '' && name.trim() === '' },
          },
        },
      }),
    },
    'workspace.entry.name.dot': {
      'entry-name-dot': bug('The name . is checked for an extension, and answered with 404.', dotMissing('.')),
    },
    'workspace.entry.name.dot-dot': {
      'entry-name-dot-dot': bug('The name .. is looked up, and answered with 404.', dotMissing('..')),
    },
    'workspace.entry.name.slash': {
      'entry-name-slash': bug(
        'A name with a slash is taken.',
        permits((name) => name.includes('/')),
      ),
      'entry-name-slash-first': bug(
        'A slash in front of a name is stripped before the check.',
        permits((name) => /^\/[^/.]+$/u.test(name)),
      ),
      'entry-name-slash-inside': bug(
        'Slashes are noticed at the ends of a name alone.',
        permits((name) => /^[^/]+\/[^/]+$/u.test(name)),
      ),
      'entry-name-slash-last': bug(
        'A slash at the end of a name is taken for that of a directory.',
        permits((name) => /^[^/.]+\/$/u.test(name)),
      ),
    },
    'workspace.entry.name.whitespace-only': {
      'entry-name-whitespace': bug('Names of spaces alone are taken.', {
        entries: { name: { special: { whitespaceOnly: () => false, trailingSpace: (name) => /\S +$/u.test(name) } } },
      }),
    },
    'workspace.entry.name.trailing-space': {
      'entry-name-trailing-space': bug('A space at the end of a name is taken.', {
        entries: { name: { special: { trailingSpace: () => false } } },
      }),
      'entry-name-trailing-spaces': bug('One space at the end of a name is noticed, more are not.', {
        entries: { name: { special: { trailingSpace: (name) => /[^ ] $/u.test(name) } } },
      }),
      'entry-name-space-after-dot': bug('A space behind a dot at the end of a name is taken.', {
        entries: { name: { special: { trailingSpace: (name) => /[^.] +$/u.test(name) } } },
      }),
      'entry-name-space-after-extension': bug('A space after the extension of a name is taken.', {
        entries: {
          name: { special: { trailingSpace: (name) => name.endsWith(' ') && !/^\w+\.\w+ $/u.test(name) } },
        },
      }),
    },
    'workspace.entry.name.trailing-dot': {
      'entry-name-trailing-dot': bug('A dot at the end of a name is taken.', {
        entries: { name: { special: { trailingDot: () => false } } },
      }),
      'entry-name-trailing-dots': bug('One dot at the end of a name is noticed, more are not.', {
        entries: { name: { special: { trailingDot: (name) => /[^.]\.$/u.test(name) } } },
      }),
      'entry-name-dot-after-extension': bug('A dot after the extension of a name is taken.', {
        entries: {
          name: { special: { trailingDot: (name) => name.endsWith('.') && !/^\w+\.\w+\.$/u.test(name) } },
        },
      }),
    },
    'workspace.entry.name.reserved-com': {
      'entry-name-com1': bug(
        'The reserved ports begin at COM2.',
        reserves((name) => name !== 'COM1' && special.reserved(name)),
      ),
      'entry-name-com9': bug(
        'The reserved ports end at COM8.',
        reserves((name) => name !== 'COM9' && special.reserved(name)),
      ),
      'entry-name-com5': bug(
        'COM5 was forgotten.',
        reserves((name) => name !== 'COM5' && special.reserved(name)),
      ),
    },
    'workspace.entry.name.reserved-lpt': {
      'entry-name-lpt1': bug(
        'The reserved printers begin at LPT2.',
        reserves((name) => name !== 'LPT1' && special.reserved(name)),
      ),
      'entry-name-lpt-4-on': bug(
        'Only LPT1 to LPT3 are reserved.',
        reserves((name) => !/^LPT[4-9]$/u.test(name) && special.reserved(name)),
      ),
    },
    'workspace.entry.name.reserved-nul': {
      'entry-name-reserved-lower': bug(
        'Reserved names are compared in lower case with a list in upper case.',
        reserves((name) => special.reserved(name.toLowerCase())),
      ),
    },
  }),
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
  ...beyondAscii.flatMap(([word, kind, beyond]) => [
    ...characters.map(([what, character]) =>
      fault(
        `entry-name-${what}-beside-${word}`,
        `workspace.entry.name.${what}`,
        `Names with ${kind} are not searched for ${character}.`,
        tolerates((each, _at, name) => each === character && beyond.test(name)),
      ),
    ),
    fault(
      `entry-name-slash-beside-${word}`,
      'workspace.entry.name.slash',
      `Names with ${kind} are not searched for a slash.`,
      permits((name) => name.includes('/') && beyond.test(name)),
    ),
    fault(
      `entry-name-space-after-${word}`,
      'workspace.entry.name.trailing-space',
      `A space at the end of a name is noticed, but after ${kind}.`,
      { entries: { name: { special: { trailingSpace: (name) => name.endsWith(' ') && !endsIn(beyond, name) } } } },
    ),
    fault(
      `entry-name-dot-after-${word}`,
      'workspace.entry.name.trailing-dot',
      `A dot at the end of a name is noticed, but after ${kind}.`,
      { entries: { name: { special: { trailingDot: (name) => name.endsWith('.') && !endsIn(beyond, name) } } } },
    ),
  ]),
  ...characters.map(([what, character]) =>
    fault(
      `entry-name-${what}-behind-another`,
      `workspace.entry.name.${what}`,
      `Of what is beyond ASCII, ${character < '?' ? 'a letter' : 'an emoji'} hides a ${character} right behind it.`,
      tolerates((each, at, name) => each === character && hides(character, [...name][at - 1] ?? '')),
    ),
  ),
  ...(['CON', 'PRN', 'AUX', 'NUL'] as const).map((word) =>
    fault(
      `entry-name-${word.toLowerCase()}`,
      `workspace.entry.name.reserved-${lower(word)}`,
      `${word} is missing among the reserved names.`,
      reserves((name) => name !== word && special.reserved(name)),
    ),
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
