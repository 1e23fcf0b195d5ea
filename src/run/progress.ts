import { styleText } from 'node:util';
import ora from 'ora';
import { comparisonLines } from '../gate/compare.ts';
import { annotations } from '../report/annotations.ts';
import type { ExpectedFailure, Report, RequirementResult } from '../report/model.ts';
import type { RunConfig } from './config.ts';
import type { RunOptions } from './options.ts';
import type { FinishedCheck, ProgressListener } from './reporter.ts';

/** What a person sees of a run: a moving line on a terminal, plain lines elsewhere, then the verdict. */
export interface Progress extends ProgressListener {
  started(config: RunConfig): void;
  cleaning(resources: number): void;
  verdict(report: Report, outDir: string, files: readonly string[]): void;
}

const shownFailures = 20;

export function createProgress({
  quiet,
  color,
  annotate = false,
}: Pick<RunOptions, 'quiet' | 'color' | 'annotate'>): Progress {
  const terminal = process.stderr.isTTY === true && !quiet;
  const spinner = ora({ isEnabled: terminal, isSilent: !terminal, color: 'cyan' });
  const say = (line: string): void => {
    if (!quiet) process.stdout.write(`${line}\n`);
  };
  const paint = (style: Parameters<typeof styleText>[0], text: string): string =>
    color ? styleText(style, text) : text;
  let planned = 0;
  let done = 0;
  let failed = 0;
  const line = (): string => `${done}/${planned} checks, ${failed} failed`;
  return {
    started: ({ target, seed, depth }) => {
      const urls = [target.partner?.baseUrl, target.workspace?.baseUrl].filter((url) => url !== undefined);
      say(`Target ${target.name}: ${urls.join(' and ')} (depth ${depth}, seed ${seed})`);
      spinner.start('starting');
    },
    planned: (checks) => {
      planned += checks;
    },
    finished: (check: FinishedCheck) => {
      done += 1;
      if (check.status === 'failed') failed += 1;
      spinner.text = line();
      if (!terminal && done % 250 === 0) say(`  ${line()}`);
    },
    cleaning: (resources) => {
      spinner.text = `removing ${resources} shared resources`;
    },
    verdict: (report, outDir, files) => {
      spinner.stop();
      for (const text of verdictLines(report, paint)) say(text);
      const last = `${report.verdict}${report.verdictReason === null ? '' : `: ${report.verdictReason}`}`;
      process.stdout.write(`${paint(verdictStyle[report.verdict], last)}\n`);
      for (const command of annotate ? annotations(report) : []) process.stdout.write(`${command}\n`);
      say(`Reports in ${outDir}: ${files.join(', ')}`);
    },
  };
}

const verdictStyle = { conformant: 'green', nonconformant: 'red', inconclusive: 'yellow' } as const;

type Paint = (style: Parameters<typeof styleText>[0], text: string) => string;

function verdictLines(report: Report, paint: Paint): string[] {
  const { requirements, checks } = report.summary;
  const bad = (status: string): RequirementResult[] => report.requirements.filter((result) => result.status === status);
  const lines = [
    ...listing(bad('failed'), paint('red', 'FAILED'), report),
    ...listing(bad('warning'), paint('yellow', 'warning'), report),
    ...listing(bad('inconclusive'), paint('yellow', 'inconclusive'), report),
    ...untested(bad('not-tested')),
  ];
  const counts = [
    `${requirements.passed} passed`,
    `${requirements.failed} failed`,
    `${requirements.warning} warnings`,
    `${requirements.inconclusive} inconclusive`,
    `${requirements.notTested} not tested`,
  ];
  return [
    ...lines,
    `Requirements: ${requirements.total} (${counts.join(', ')})`,
    `Checks: ${checks.total}, requests: ${report.summary.requests}, observations: ${report.summary.observations}, ` +
      `time: ${(report.durationMs / 1000).toFixed(1)} s`,
    ...report.expectedFailures.filter(({ state }) => state !== 'untested').map(expectedLine),
    ...(report.comparison === null ? [] : comparisonLines(report.comparison)),
    ...report.leftovers.map((leftover) => `Left behind: ${leftover.what}. Remove it: ${leftover.remedy}`),
  ];
}

function expectedLine({ requirement, check, state, owner, expires }: ExpectedFailure): string {
  return `expected failure ${requirement}${check === null ? '' : ` (${check})`}: ${state}, ${owner}, until ${expires}`;
}

function listing(results: readonly RequirementResult[], label: string, report: Report): string[] {
  const lines = results.slice(0, shownFailures).flatMap((result) => {
    const telling = result.checks.find((check) => check.reproduce !== null && check.status !== 'passed');
    return [
      `${label} ${result.id} (${result.level}): ${result.statement}`,
      `    ${result.reason ?? ''}`,
      ...(telling?.reproduce ? [`    ${telling.reproduce}`] : []),
    ];
  });
  const more = results.length - shownFailures;
  return more > 0 ? [...lines, `  … and ${more} more (see the report of target ${report.target.name})`] : lines;
}

/** Grouped by reason: what to add to the profile is said once. */
function untested(results: readonly RequirementResult[]): string[] {
  const byReason = Map.groupBy(results, (result) => result.reason ?? '');
  return [...byReason].map(([reason, group]) => `not tested (${group.length}): ${reason}`);
}
