import { stringify } from 'yaml';
import type { Locator, Requirement } from '../../generated/catalogue.ts';
import { nearest } from '../../src/profile/nearest.ts';

/** A mistake of whoever asked. */
export class Mistake extends Error {}

export interface Wanted {
  readonly id: string;
  /** The requirement beside which the new one stands. */
  readonly like: string;
  readonly statement: string;
  readonly source?: string | undefined;
  readonly level?: string | undefined;
}

export interface Known {
  readonly requirements: readonly Pick<Requirement, 'id' | 'api' | 'level'>[];
  readonly locators: readonly Pick<Locator, 'id'>[];
}

/** One file with something new in it, and what there is left to write. */
export interface Edit {
  readonly what: 'requirement' | 'check' | 'fault';
  readonly file: string;
  readonly text: string;
  /** Counted from 1. */
  readonly line: number;
  readonly left: string;
}

/**
 * The new requirement with its check and its fault, each behind that of the requirement that it is like. The check ends
 * as an error and the fault survives until they are written, so that nothing half done passes.
 * @param files the texts of `openapi/`, `suites/` and `reference/faults/` by their paths.
 * @throws {Mistake} before anything is changed.
 */
export function scaffold(files: ReadonlyMap<string, string>, wanted: Wanted, known: Known): Edit[] {
  refuseMistakes(wanted, known);
  const { id, like } = wanted;
  return [
    place(files, 'requirement', {
      folder: 'openapi/',
      at: new RegExp(`^ *- id: ${literal(like)}$`, 'm'),
      end: endOfEntry,
      render: (sibling) => entryLike(sibling, wanted),
      left: 'say where it comes from: `source`, `basis`, and `from` or `reading` where it needs them',
    }),
    place(files, 'check', {
      folder: 'suites/',
      at: new RegExp(`^ *(?:check|property)\\(\\s*'${literal(like)}'`, 'm'),
      end: endOfStatement,
      otherwise: { at: new RegExp(`'${literal(like)}'`), end: endOfSuite },
      render: (_, indent) => `\n${indented(checkOf(id), indent)}`,
      left: 'write the check: it breaks exactly one thing and proves that its valid twin is accepted',
    }),
    place(files, 'fault', {
      folder: 'reference/faults/',
      at: new RegExp(`^ *'${literal(like)}': \\{$`, 'm'),
      end: endOfStatement,
      render: (_, indent) => indented(faultOf(id), indent),
      left: 'override one stated rule, and tell the bug as a changelog would',
    }),
  ];
}

function refuseMistakes({ id, like, source, level }: Wanted, { requirements, locators }: Known): void {
  const ids: string[] = requirements.map((each) => each.id);
  if (!/^(?:partner|workspace)(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+$/.test(id))
    throw new Mistake(`${id} is no id: words of small letters, joined by hyphens and dots, the API first`);
  if (ids.includes(id)) throw new Mistake(`${id} is there already`);
  if (!ids.includes(like)) throw new Mistake(`--like ${like}: ${unknown(like, ids)}`);
  if (id.split('.')[0] !== like.split('.')[0]) throw new Mistake(`--like ${like} is of the other API`);
  const places = locators.map((each) => each.id);
  if (source !== undefined && !places.includes(source))
    throw new Mistake(`--source ${source}: ${unknown(source, places)}`);
  if (level !== undefined && level !== 'MUST' && level !== 'SHOULD') throw new Mistake('--level is MUST or SHOULD');
}

function unknown(word: string, candidates: readonly string[]): string {
  const near = nearest(word, candidates);
  return near === null ? 'there is none of this name' : `there is none of this name; the nearest is ${near}`;
}

/** Where the sibling stands, and @returns the first line behind it; null where nothing can stand behind it. */
interface Spot {
  readonly at: RegExp;
  end(lines: readonly string[], start: number): number | null;
}

interface Slot extends Spot {
  readonly folder: string;
  /** Where nothing of the sibling stands by itself: it is one row of many. */
  readonly otherwise?: Spot;
  render(sibling: readonly string[], indent: string): string;
  readonly left: string;
}

function place(files: ReadonlyMap<string, string>, what: Edit['what'], slot: Slot): Edit {
  const inFolder = [...files].filter(([file]) => file.startsWith(slot.folder));
  for (const spot of slot.otherwise === undefined ? [slot] : [slot, slot.otherwise]) {
    for (const [file, text] of inFolder) {
      const lines = text.split('\n');
      const start = lastStart(lines, spot.at);
      const end = start < 0 ? null : spot.end(lines, start);
      if (end !== null)
        return editAt({ what, file, left: slot.left }, lines, { start, end, isApart: spot !== slot }, slot);
    }
  }
  throw new Mistake(`no ${what} of that requirement stands below ${slot.folder}: choose a sibling that has one`);
}

/** The last of several keeps together what belongs together; -1 where there is none. */
function lastStart(lines: readonly string[], at: RegExp): number {
  return lines.findLastIndex((_, line) => {
    const found = at.exec(lines.slice(line, line + 3).join('\n'));
    return found !== null && found.index <= (lines[line]?.length ?? 0);
  });
}

function editAt(
  about: Pick<Edit, 'what' | 'file' | 'left'>,
  lines: readonly string[],
  { start, end, isApart }: { start: number; end: number; isApart: boolean },
  slot: Slot,
): Edit {
  const indent = ' '.repeat(depthOf(lines[isApart ? end - 1 : start]));
  const added = slot.render(lines.slice(start, end), about.what === 'check' && isApart ? '' : indent).split('\n');
  const line = end + 1 + added.findIndex((each) => each.trim() !== '');
  return { ...about, text: lines.toSpliced(end, 0, ...added).join('\n'), line };
}

/** An entry of a list ends where something of its own depth begins. */
function endOfEntry(lines: readonly string[], start: number): number {
  const depth = depthOf(lines[start]);
  const next = lines.findIndex((line, at) => at > start && line.trim() !== '' && depthOf(line) <= depth);
  return next < 0 ? lines.length : next;
}

/** A formatted statement ends on its own line, or where something closes at its own depth. */
function endOfStatement(lines: readonly string[], start: number): number {
  const depth = depthOf(lines[start]);
  if (/[;,]$/.test(lines[start] ?? '') && balance(lines[start] ?? '') === 0) return start + 1;
  const close = lines.findIndex((line, at) => at > start && depthOf(line) === depth && /^\s*[)}\]]/.test(line));
  return close < 0 ? lines.length : close + 1;
}

/** A check stands by itself behind everything else of its file, if that is a suite. */
function endOfSuite(lines: readonly string[]): number | null {
  return lines.some((line) => /^import .*\bcheck\b/.test(line) || /^ {2}check,$/.test(line)) ? lines.length - 1 : null;
}

function balance(line: string): number {
  return [...line].reduce((sum, sign) => sum + (sign === '(' ? 1 : sign === ')' ? -1 : 0), 0);
}

function depthOf(line: string | undefined): number {
  return /^ */.exec(line ?? '')?.[0].length ?? 0;
}

function entryLike(sibling: readonly string[], { id, statement, source, level }: Wanted): string {
  const replaced: [RegExp, string | undefined][] = [
    [/^( *- id: ).*/, id],
    [/^( *level: ).*/, level],
    [/^( *statement: ).*/, stringify(statement, { lineWidth: 0 }).trimEnd()],
    [/^( *source: ).*/, source],
  ];
  // A statement may go on over several lines, which go with it.
  const at = sibling.findIndex((line) => /^ *statement:/.test(line));
  const own = depthOf(sibling[at]);
  const after = sibling.findIndex((line, index) => index > at && depthOf(line) <= own);
  const kept = sibling.filter((_, index) => index <= at || after < 0 || index >= after);
  return kept
    .map((line) =>
      replaced.reduce(
        (text, [form, value]) => (value === undefined ? text : text.replace(form, (_, head: string) => head + value)),
        line,
      ),
    )
    .join('\n');
}

function checkOf(id: string): string {
  return `check('${id}', 'what is done, and what must come of it', async () => {
  throw new Error('this check is not written yet');
});`;
}

function faultOf(id: string): string {
  const [, ...words] = id.split('.');
  return `'${id}': {
  '${words.join('-')}': bug('The bug as a changelog would tell it.', {}),
},`;
}

function indented(text: string, indent: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? line : indent + line))
    .join('\n');
}

function literal(text: string): string {
  return text.replaceAll('.', String.raw`\.`);
}
