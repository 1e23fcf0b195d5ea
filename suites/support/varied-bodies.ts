import {
  digits,
  innerPunctuation,
  letters,
  lettersAndDigits,
  maxNameLength,
  maxNotesLength,
  nameOf,
  printable,
  validNameParts,
  validNotes,
} from '../../src/arbitraries/client-names.ts';
import { type CheckContext, fc, hash } from '../../src/check/index.ts';
import { delicateTexts } from './delicate-texts.ts';

/** A client within the rules, in whose name and notes much is tried at once. */
export interface VariedBody {
  /** The first and the last character of the name. */
  end: string;
  kind: 'delicate' | 'rows' | 'longest' | 'alike' | 'inside' | 'meaningful' | 'any';
  /** The characters that stand inside the name wherever they can. */
  inside?: string;
  name: string;
  notes: string;
}

/** Notes of so many characters. */
export const longNotes = (length: number): string =>
  'Notes of a client, long ones. '
    .repeat(50)
    .slice(0, length - 1)
    .concat('!');

/** Notes that must be accepted, by what each is there to show. */
export const acceptedNotes = {
  lengths: ['n', longNotes(100), longNotes(101), longNotes(maxNotesLength - 1), ' ', 'a\\b"c\'d<e>&f%g'],
  longest: [longNotes(maxNotesLength), ' '.repeat(maxNotesLength - 1).concat('n'), '"\\'.repeat(maxNotesLength / 2)],
  /** Where notes would suffer that are trimmed, escaped, or taken for another value than their text. */
  delicate: [
    ...['  spaces at both ends  ', 'null', 'true', '0', '007', '2031-01-31T10:00:00Z', '{"a":1}', '"quoted"', '=1+1'],
    `<b>&amp;</b> it's "50%" \\n %20 + _`,
    // What fills in templates, or makes a text look better, would find something here.
    `two '' quotes, a \\' third -- {{name}} \${name} $& $$ https://example.com/?a=1&b=2`,
    `a ${printable} <b>&amp;</b> \\n %20 z`,
    // What is taken for a secret, or for private data, and masked.
    'name@example.com, +1 (555) 010-9999, 4111 1111 1111 1111; password=north 9f86d081884c7d659a2feaa0c55ad015',
    // Whoever looks for attacks would find some in a plain sentence.
    'Select two plans from the list, or drop table 5; the union select is in ../notes (1 or 1=1).',
  ],
  beyondAscii: ['Zoë Müller', 'Ærø', 'Žluťoučký kůň', 'Ελλάδα', 'Привет', '東京'],
  manyBytes: ['ü'.repeat(101), 'ж'.repeat(maxNotesLength - 1), '東'.repeat(maxNotesLength)],
} as const;

/** Those that get and list are asked for. */
export const readNotes: readonly string[] = [
  ...acceptedNotes.delicate,
  ...acceptedNotes.beyondAscii.slice(2),
  longNotes(maxNotesLength),
];

/** Where a name would suffer that is cut, squeezed, folded or escaped on its way. */
const delicateNames: readonly ((own: string) => string)[] = [
  (own) => `${own}  two  spaces`,
  (own) => `${own} MiXeD Case`,
  (own) => `${own}/(a_b)-/c`,
  (own) => `${own}--((  __//x`,
  (own) => own.toUpperCase(),
  // What is taken for a secret, or for private data, and masked.
  (own) => `${own} 9f86d081884c7d659a2feaa0c55ad015 4111-1111-1111-1111`,
];
const rows: readonly ((own: string) => string)[] = [2, 3].map(
  (times) => (own) => [...innerPunctuation].reduce((name, character) => `${name}${character.repeat(times)}a`, own),
);
// Wherever a limit counts something else than characters, punctuation is what it would count differently.
const longest = ['n', 'N', innerPunctuation].flatMap((filling) =>
  [maxNameLength - 1, maxNameLength].map((length) => (own: string) => own.padEnd(length - 2, filling)),
);

/** Names that a uniqueness rule which is coarser than the names themselves would take for one, or a reader of numbers. */
export function alikeNames({ names }: CheckContext): string[][] {
  const [own, number] = [names.unique(), names.random(digits, 12)];
  const long = names.unique().padEnd(maxNameLength - 1, 'n');
  return [
    ['-a', '/a', '(a', ')a', 'a', 'xa', '_a', 'xyz', 'xy', 'x', ' 7', ' 07', ' 007'].map((end) => `${own}${end}`),
    [`1${number}`, `01${number}`, `001${number}`],
    [`${long}a`, `${long}b`],
    [`${own} north south`, `${own} south north`],
    [`${own} (north) x`, `${own} (south) x`],
    // Too plain to carry the prefix of the run; long enough that nobody else has them.
    [names.random(digits, 15), names.random(letters, 15)],
  ];
}

/** Names that have the same characters wherever these may stand inside. */
function namesWithInside({ names }: CheckContext): VariedBody[] {
  const all = [letters, digits].map((inside) => [inside, `${names.unique()}${inside}x`] as const);
  const each = [...innerPunctuation].map((c) => [c, `x${c}${names.unique()}${c}${c}y${c}x`] as const);
  const notes = 'Of a name with much inside.';
  return [...all, ...each].map(([inside, name]) => ({ end: '', kind: 'inside', inside, name, notes }));
}

/** Names and notes that look like code, markup or numbers. */
function meaningful(t: CheckContext): VariedBody[] {
  return delicateTexts(t, 'clients').map(({ text: notes }) => {
    return { end: '', kind: 'meaningful', name: `${notes} ${t.names.unique()}`, notes };
  });
}

/** A name for each letter and digit, which stands at both of its ends, and some that are alike. */
export function variedBodies(t: CheckContext): VariedBody[] {
  const alike = alikeNames(t)
    .flat()
    .map((name): VariedBody => ({ end: '', kind: 'alike', name, notes: 'Of names that are alike.' }));
  return [...alike, ...eachEnd(t), ...namesWithInside(t), ...meaningful(t)];
}

function eachEnd({ names, session }: CheckContext): VariedBody[] {
  const seed = hash(`${session.config.seed} varied clients`) | 0;
  const ends = [...lettersAndDigits];
  const parts = fc.sample(validNameParts(), { numRuns: ends.length, seed });
  const notes = [...Object.values(acceptedNotes).flat(), ...fc.sample(validNotes(), { numRuns: ends.length, seed })];
  const made = [
    ...delicateNames.map((make) => ['delicate', make] as const),
    ...rows.map((make) => ['rows', make] as const),
    ...longest.map((make) => ['longest', make] as const),
  ];
  return ends.map((end, index) => {
    const [kind, make] = made[index] ?? ['any' as const, undefined];
    const { before = '', after = '' } = parts[index] ?? {};
    const name =
      make === undefined
        ? nameOf({ first: end, before, after, last: end }, names.unique())
        : `${end}${make(names.unique())}${end}`;
    return { end, kind, name, notes: notes[index] ?? '' };
  });
}
