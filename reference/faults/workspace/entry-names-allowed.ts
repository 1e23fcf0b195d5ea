import type { Json } from '../../core/json.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { workspaceBug as bug, type Fault, workspaceFault as fault, faultsOf } from '../types.ts';
import { reserves } from './entry-names-forbidden.ts';
import { type Change, entryShown, op, recordOf, successes, textPart } from './support.ts';

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

/** The name of a filespace stands for its root. */
function unlikeFilespace(): Change {
  const names = new Map<unknown, unknown>();
  return successes((asked, answer, { params }) => {
    const { id, name } = recordOf(answer);
    if (asked === op.createFilespace) names.set(id, name);
    const isTaken = asked === op.createEntry && names.get(params.filespaceId) === name;
    return isTaken ? { status: 400, body: { error: { message: 'The name is not valid' } } } : answer;
  });
}

function keeps(change: (name: string) => string): Change {
  return { entries: { stored: (draft) => ({ ...draft, name: change(draft.name) }) } };
}

/** What has a special name is kept in the index by its id. */
function keptSpecially(): Change {
  const kept = new Map<string | undefined, Json>();
  return {
    ...successes((asked, answer, { params }) => {
      const record = recordOf(answer);
      if (asked === op.getEntry && /[:*]/u.test(textPart(record, 'name'))) kept.set(params.entryId, record);
      return answer;
    }),
    errors: {
      answer: (asked, _, answer, { params }) => {
        const data = asked === op.getEntry ? kept.get(params.entryId) : undefined;
        return data === undefined ? answer : { ...answer, status: 200, body: { data } };
      },
    },
  };
}

/** Names that must be taken, and kept as they are. */
export const allowedEntryNameFaults: readonly Fault[] = [
  ...faultsOf({
    'workspace.entry.name.setting-off': {
      'entry-name-setting-off': bug(
        'The setting is not asked for: special names are always forbidden.',
        { entries: { name: { settingHeeded: () => true } } },
        { workspace: { entries: { forbidSpecialCharacters: () => false } } },
      ),
    },
    'workspace.entry.delete.gone': {
      'entry-special-name-kept': bug('A deleted directory is found as before if its name is special.', keptSpecially()),
    },
    'workspace.entry.name.accepted': {
      'entry-name-one-character-refused': bug(
        'A name needs two characters.',
        forbids((name) => name.length === 1),
      ),
      'entry-name-of-the-filespace-refused': bug('No directory has the name of its filespace.', unlikeFilespace()),
      'entry-name-digits-refused': bug(
        'Names of digits alone are taken for ids and refused.',
        forbids((name) => /^\d+$/u.test(name)),
      ),
      'entry-name-of-every-object-refused': bug(
        'Names are looked up in an object, which has some from the outset.',
        forbids((name) => name in {}),
      ),
      'entry-name-of-a-path-refused': bug(
        'Names that stand in the paths of the API are refused.',
        forbids((name) => ['entries', 'resolve', 'children'].includes(name)),
      ),
      'entry-name-dash-first-refused': bug(
        'A name must not begin with a dash.',
        forbids((name) => name.startsWith('-')),
      ),
    },
    'workspace.entry.name.inner-space': {
      'entry-name-inner-space': bug(
        'Names have no spaces.',
        abhors((each) => each === ' '),
      ),
      'entry-name-two-spaces': bug(
        'Two spaces in a row are refused.',
        forbids((name) => name.includes('  ')),
      ),
    },
    'workspace.entry.name.leading-space': {
      'entry-name-leading-space': bug('Spaces in front of a name are refused like those at its end.', {
        entries: { name: { special: { trailingSpace: (name) => name !== name.trim() } } },
      }),
    },
    'workspace.entry.name.hundred-characters': {
      'entry-name-hundred': bug(
        'Names end before the hundredth character: the comparison is off by one.',
        forbids((name) => name.length >= 100),
      ),
      'entry-name-sixty-four': bug(
        'Names have at most 64 characters.',
        forbids((name) => name.length > 64),
      ),
    },
    'workspace.entry.name.inner-dot': {
      'entry-name-inner-dots': bug(
        'Two dots in a row are refused wherever they stand.',
        forbids((name) => /[^.]\.\./u.test(name)),
      ),
      'entry-name-second-dot': bug(
        'A name has one extension at most.',
        forbids((name) => /[^.]\.[^.]+\.[^.]+$/u.test(name)),
      ),
    },
    'workspace.entry.name.leading-dot': {
      'entry-name-leading-dot': bug(
        'Hidden names are refused.',
        forbids((name) => /^\.[^.]/u.test(name)),
      ),
    },
    'workspace.entry.name.near-reserved': {
      'entry-name-near-reserved': bug(
        'Names that begin with a reserved one are refused.',
        reserves((name) => /^(?:CON|PRN|AUX|NUL|COM[1-9]|LPT[1-9])/u.test(name)),
      ),
      'entry-name-near-reserved-end': bug(
        'Names that end with a reserved one are refused.',
        reserves((name) => /(?:CON|PRN|AUX|NUL|COM[1-9]|LPT[1-9])$/u.test(name)),
      ),
      'entry-name-com10': bug(
        'Ports of any number are reserved.',
        reserves((name) => special.reserved(name) || /^(?:COM|LPT)\d+$/u.test(name)),
      ),
      'entry-name-com0': bug(
        'COM0 and LPT0 are reserved, too.',
        reserves((name) => special.reserved(name) || /^(?:COM|LPT)0$/u.test(name)),
      ),
    },
    'workspace.entry.name.unicode': {
      'entry-name-combining-marks-refused': bug(
        'Combining marks are no characters of a name, but for the one that emoji are formed with.',
        forbids((name) => /\p{M}/u.test(name.replaceAll('\u{fe0f}', ''))),
      ),
      'entry-name-unicode': bug(
        'Names are ASCII.',
        forbids((name) => /[^\p{ASCII}\u{10000}-\u{10ffff}]/u.test(name)),
      ),
      'entry-name-cyrillic': bug(
        'Letters beyond Latin are refused.',
        forbids((name) => /[\u0370-\u05ff]/u.test(name)),
      ),
    },
    'workspace.entry.name.emoji': {
      'entry-name-emoji': bug(
        'Characters of four bytes do not fit the column.',
        forbids((name) => /[\u{10000}-\u{10ffff}]/u.test(name)),
      ),
    },
    'workspace.entry.name.spaces-kept': {
      'entry-name-trimmed': bug(
        'Kept names lose the spaces in front.',
        keeps((name) => name.trim()),
      ),
    },
    'workspace.entry.name.unchanged': {
      'entry-name-lowered': bug(
        'Kept names are in lower case.',
        keeps((name) => name.toLowerCase()),
      ),
      'entry-name-spaces-joined': bug(
        'Kept names have single spaces.',
        keeps((name) => name.replaceAll(/ +/gu, ' ')),
      ),
      'entry-name-decoded': bug(
        'Kept names have percent signs decoded.',
        keeps((name) =>
          name.replaceAll(/%([2-7][0-9a-f])/giu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
        ),
      ),
      'entry-name-plus-to-space': bug(
        'Kept names have a space for each plus sign.',
        keeps((name) => name.replaceAll('+', ' ')),
      ),
      'entry-name-compatibility': bug(
        'Kept names lose their accents.',
        keeps((name) => name.normalize('NFD').replaceAll(/\p{Mn}/gu, '')),
      ),
      'entry-name-escaped-in-list': bug(
        'Children are listed with their ampersands escaped.',
        entryShown((shown) => ({ ...shown, name: textPart(shown, 'name').replaceAll('&', '&amp;') }), op.children),
      ),
      'entry-name-cut-in-list': bug(
        'Children are listed with at most 64 characters of their names.',
        entryShown((shown) => ({ ...shown, name: textPart(shown, 'name').slice(0, 64) }), op.children),
      ),
      'entry-name-resolve-lower': bug(
        'A resolved entry shows the name as it stands in the index, in lower case.',
        entryShown((shown) => ({ ...shown, name: textPart(shown, 'name').toLowerCase() }), op.resolve),
      ),
      'entry-name-digests-masked': bug(
        'What looks like a digest is taken for a secret, and masked in every answer.',
        entryShown((shown) => ({ ...shown, name: textPart(shown, 'name').replaceAll(/[0-9a-f]{32,}/gu, '***') })),
      ),
      'entry-name-emoji-lost': bug(
        'Emoji are kept as question marks.',
        keeps((name) => name.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '?')),
      ),
    },
  }),
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
];
