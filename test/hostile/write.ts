import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Verdict } from './model.ts';

export interface Result {
  readonly name: string;
  readonly sentence: string;
  /** Verdicts of which any will do. */
  readonly expected: readonly Verdict[];
  readonly code: number | null;
  readonly seconds: number;
  readonly memoryMb: number;
  /** What does not hold. */
  readonly problems: readonly string[];
}

/** A target in the reports; times and sizes are those of a machine, and stay out. */
export interface Row extends Pick<Result, 'name' | 'sentence' | 'expected'> {
  readonly verdict: Verdict | null;
  readonly holds: boolean;
}

const verdicts: Readonly<Record<number, Verdict>> = { 0: 'conformant', 1: 'nonconformant', 3: 'inconclusive' };

export function rowOf({ name, sentence, expected, code, problems }: Result): Row {
  const verdict = code === null ? null : (verdicts[code] ?? null);
  return { name, sentence, expected, verdict, holds: problems.length === 0 };
}

/** What an earlier bench wrote. */
export async function readRows(folder: string): Promise<Row[]> {
  const { targets }: { targets: Row[] } = JSON.parse(await readFile(join(folder, 'hostile.json'), 'utf8'));
  return targets;
}

/** Writes `hostile.md` and `hostile.json`. */
export async function writeReports(folder: string, targets: readonly Row[]): Promise<void> {
  const summary = { total: targets.length, hold: targets.filter(({ holds }) => holds).length };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'hostile.json'), `${JSON.stringify({ schemaVersion: 1, summary, targets }, null, 1)}\n`);
  await writeFile(join(folder, 'hostile.md'), `${markdown(targets, summary).join('\n')}\n`);
}

function markdown(targets: readonly Row[], { total, hold }: { total: number; hold: number }): string[] {
  return [
    '# Hostile targets',
    '',
    'Each target is a proxy before the reference service that misbehaves in one way. Whatever it does, a run ends by itself in',
    'bounded time and memory, names the cause, shows no secret and nothing that the target smuggled in, and leaves nothing behind',
    'that it does not list. Made by `npm run hostile`.',
    '',
    `- Targets: ${total} (${hold} hold, ${total - hold} do not)`,
    '',
    '| target | what it does | a run may end | it ended | holds |',
    '| --- | --- | --- | --- | --- |',
    ...targets.map(
      ({ name, sentence, expected, verdict, holds }) =>
        `| ${name} | ${sentence} | ${expected.join(' or ')} | ${verdict ?? 'never'} | ${holds ? 'yes' : 'NO'} |`,
    ),
  ];
}
