import {
  allowedPunctuation,
  asciiLettersAndDigits,
  emoji,
  entryName,
  foreignLetters,
} from '../../src/arbitraries/entry-names.ts';
import { type CheckContext, exchangeOf, fc, hash, Inconclusive, prepared, type Reply } from '../../src/check/index.ts';
import { createIn, type Directory, type Entry, workPlace } from './entries.ts';
import { tryWalk, type Walk } from './entry-walks.ts';

/** Names that must be accepted, by what each is there to show. */
export const acceptedNames = {
  punctuation: [
    ...allowedPunctuation.map((c) => (c === ' ' || c === '.' ? `${c}x${c}y` : `${c}x${c}y${c}`)),
    allowedPunctuation.join('').concat('z'),
    asciiLettersAndDigits.join(''),
  ],
  words: [
    ...['a', '0', '-', '_', '~', '2026', '-1', 'null', 'true', 'undefined', '{}', '%2F', '%2e%2e', '%00'],
    // What an object of a language has before anything is put into it.
    ...['__proto__', 'constructor', 'toString', 'hasOwnProperty'],
    // What a database would be told.
    'drop table tennis; union select wines from rioja',
    // What stands behind an id in the paths of the API.
    ...['resolve', 'children'],
  ],
  // What programs and systems call their own files, and devices that the rules do not name.
  ofSystems: [
    ...['~$draft', 'draft.tmp', 'desktop.ini', 'CONIN$', 'CLOCK$', 'Thumbs.db', '$RECYCLE.BIN'],
    ...['.git', '.DS_Store', '._draft', '.Trash', '.snapshot', 'lost+found', 'System Volume Information'],
    ...['.env', '.htaccess', '.well-known', 'index.html', 'node_modules'],
  ],
  // What is taken for a secret, or for private data, and masked.
  secretive: [
    ...['9f86d081884c7d659a2feaa0c55ad015', '0b8d3f6e-4c1a-4d57-9a42-6f1f0f0c7e21', 'AKIAIOSFODNN7EXAMPLE'],
    ...[
      'name@example.com',
      '4111 1111 1111 1111',
      '+1 (555) 010-9999',
      '192.0.2.17',
      'password=north',
      'eyJhbGciOiJub25lIn0',
    ],
  ],
  // What shells expand, and what formatters and templates put something else for.
  expanded: ['50%% off', 'v{0}', '%s', '%d of %n', '$HOME', `\${HOME}`, '$(id)', '{{name}}', '#{name}', '!!', '@{0}'],
  foreignPunctuation: ['“so” – ‘said’ ¡oh!', '5 € «à» ¿qué §1 ¶ 2 • 3'],
  innerSpaces: ['two words', 'far   apart', 'a b c d'],
  leadingSpaces: [' one', '  more'],
  innerDots: ['a.b', 'a..b', 'archive.tar.gz', '1.2.3'],
  leadingDots: ['.hidden', '..twice', '...thrice', '.a.b'],
  longest: ['n'.repeat(99), 'n'.repeat(100)],
  nearReserved: [
    ...['CONTENT', 'ICON', 'XCON', 'PRNX', 'XPRN', 'AUXILIARY', 'XAUX', 'NULLS', 'ANNUL', 'CON CON'],
    ...['.CON', 'COM', 'LPT', 'COM0', 'LPT0', 'COM10', 'LPT10', 'COMA', 'LPTX', 'XCOM1', 'XLPT9', 'COM 1'],
  ],
  // Where spaces in front are part of a name.
  reservedBehindSpaces: [' LPT1', '  AUX'],
  scripts: [
    'Überblick',
    'naïve façade',
    'Ελλάδα',
    'Привет',
    'שלום',
    'سلام',
    '日本語',
    '한국어',
    'नमन',
    // Letters with marks that no single code point holds.
    'हिन्दी',
    'ภาพที่ดี',
    'می‌خواهم',
    'co\u00adop\u200b2',
  ],
  // Each of three bytes: all of them fit into what systems take that count bytes.
  letters: [...chunks(foreignLetters, 12), '界'.repeat(84)],
  emoji: ['🚀', 'to the 🌍', '😀 first', 'last 🎉', '👩‍🚀 ❤️', emoji.join('')],
} as const;

/**
 * What is read in every way each time: much of what has a meaning in one name, and what systems keep to themselves.
 */
export const tellingNames: readonly string[] = [
  `50%% off v{0} %s %d $HOME \${HOME} $(id) {{name}} #{name} 'id' & ~`,
  ...['.git', 'lost+found', '9f86d081884c7d659a2feaa0c55ad016'],
];

/** Names that suffer where one is cut, squeezed, folded, escaped or read as something else. */
export const delicateNames: readonly string[] = [
  '.dotted  MiXeD CaSe a.b.TXT',
  "..dotted quo'te [a](b){c}",
  '100% a%20b a+b a&amp;b &lt; #1 $1 $& `tick`',
  ...['0042', '1e3', 'null', 'Überblick', 'İstanbul', 'Straße', 'ΣΊΣΥΦΟΣ', '日本語', '😀 a 🚀 👩‍🚀 ❤️', 'n'.repeat(100)],
];

function chunks(letters: readonly string[], size: number): string[] {
  const count = Math.ceil(letters.length / size);
  return Array.from({ length: count }, (_, index) => letters.slice(index * size, (index + 1) * size).join(''));
}

/** More than a page holds by default anywhere. */
export const manyCount = 110;
const plainEvery = 20;

export interface ManyEntries {
  directory: Directory;
  /** What was answered to the create of each name. */
  replies: ReadonlyMap<string, Awaited<ReturnType<typeof createIn>>>;
  children: readonly Entry[];
  /** Those of names that every target takes; some of them are among the first and the last ones. */
  plain: readonly string[];
}

/**
 * One directory with so many children that services with a page of a hundred need a second one. Their names are those
 * that must be accepted, so that they are made only once.
 */
export function manyEntries(t: CheckContext): Promise<ManyEntries> {
  return t.shared('many entries', async (own) => {
    const directory = await workPlace(own);
    const names = namesOfMany(own);
    const answers = await Promise.all(names.map(async (name) => [name, await createIn(own, directory, name)] as const));
    const refused = answers.filter(([, { response }]) => response.status !== 201).length;
    const more = Array.from({ length: Math.max(0, manyCount - names.length + refused) }, () => own.names.directory());
    answers.push(
      ...(await Promise.all(more.map(async (name) => [name, await createIn(own, directory, name)] as const))),
    );
    const made = answers.filter(([, { response }]) => response.status === 201);
    if (made.length < manyCount) throw new Inconclusive('could not fill a directory');
    const children = made.map(([, reply]) => prepared(reply, 201, 'create a child').data);
    return { directory, replies: new Map(answers), children, plain: names.filter(isPlain) };
  });
}

const isPlain = (name: string): boolean => name.startsWith('child-');

/** No two of them may count as one, however a service folds them: whether a directory takes both would be open. */
function namesOfMany({ session }: CheckContext): string[] {
  const drawn = fc.sample(entryName(), { numRuns: 12, seed: hash(`${session.config.seed} names of a crowd`) | 0 });
  const wanted = [...Object.values(acceptedNames).flat(), ...tellingNames, ...delicateNames, ...drawn];
  const names = new Map(wanted.toReversed().map((name) => [folded(name), name]));
  const special = [...names.values()].toReversed();
  return special.flatMap((name, index) => (index % plainEvery === 1 ? [`child-${index}`, name] : [name]));
}

function folded(name: string): string {
  const letters = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/gu, '');
  // Numbers may count as what they come to.
  return letters !== '' && Number.isFinite(Number(letters)) ? String(Number(letters)) : letters;
}

/** One walk through them for all checks that look at the names in it. */
export function walkOfManyEntries(t: CheckContext): Promise<Walk> {
  return t.shared('walk of many entries', async (own) => {
    const { directory, children } = await manyEntries(own);
    return tryWalk(own, directory, { known: children.length });
  });
}

/** The name that the answer to an accepted create of one of them shows. */
export function createdIn({ replies }: ManyEntries, name: string): { entry: Entry; reply: Reply } | null {
  const reply = replies.get(name);
  if (reply === undefined || exchangeOf(reply).status !== 201) return null;
  return { entry: prepared(reply, 201, 'create a child').data, reply };
}
