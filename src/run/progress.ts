import { styleText } from 'node:util';
import ora from 'ora';
import type { Api } from '../../generated/catalogue.ts';
import type { ProfileMistake } from '../model/finding.ts';
import type { Report } from '../model/report.ts';
import { terminalLine, visible } from '../model/visible.ts';
import { shownProxy } from '../profile/proxy.ts';
import { isLoopback } from '../profile/settings.ts';
import { annotations } from '../report/annotations.ts';
import type { Written } from '../report/render.ts';
import type { RunConfig } from '../session/config.ts';
import type { RunOptions } from './options.ts';
import { type Standing, share, statusLine } from './status-line.ts';
import type { ProgressListener } from './suites.ts';
import { type Paint, verdictLines } from './verdict-lines.ts';

/** What a person sees of a run: a moving line on a terminal, plain lines elsewhere, then the verdict. */
export interface Progress extends ProgressListener {
  started(config: RunConfig): void;
  /** What was found out before the first check. */
  examined(obstacles: Partial<Record<Api, string>>, mistakes: readonly ProfileMistake[]): void;
  cleaning(resources: number): void;
  verdict(report: Report, outDir: string, written: Written): void;
}

/** So long at most without a line where there is no terminal. */
const silenceMs = 10_000;

export function createProgress({
  quiet,
  color,
  annotate = false,
}: Pick<RunOptions, 'quiet' | 'color' | 'annotate'>): Progress {
  const moving = !quiet && canMove(process.stderr, process.env);
  const spinner = ora({
    isEnabled: moving,
    isSilent: !moving,
    color: color ? 'cyan' : false,
    // Otherwise the terminal is put into a mode in which Ctrl-C is a letter like any other.
    discardStdin: false,
  });
  const say = (line: string): void => {
    if (!quiet) process.stdout.write(terminalLine(line));
  };
  const paint: Paint = (style, text) => (color ? styleText(style, text) : text);
  const standing: Standing = { checks: 0, failed: 0, requests: 0, planned: { checks: 0, requests: 0 }, elapsedMs: 0 };
  let beganAt = performance.now();
  let said = { at: beganAt, share: 0 };
  const show = (): void => {
    const now = performance.now();
    standing.elapsedMs = now - beganAt;
    if (moving) spinner.text = statusLine(standing);
    else if (share(standing) - said.share >= 0.1 || now - said.at >= silenceMs) {
      said = { at: now, share: share(standing) };
      say(`  ${statusLine(standing)}`);
    }
  };
  let clock: NodeJS.Timeout | undefined;
  const stop = (): void => {
    clearInterval(clock);
    spinner.stop();
    process.stderr.off('resize', onResize);
  };
  // A terminal that has lost its size cannot be counted in.
  const onResize = (): void => {
    if (!canMove(process.stderr, process.env)) spinner.stop();
  };
  return {
    started: ({ target, seed, depth }) => {
      const urls = [target.partner?.baseUrl, target.workspace?.baseUrl].filter((url) => url !== undefined);
      const proxies = urls.flatMap((url) => (isLoopback(url) ? [] : (shownProxy(url, target.http.proxy) ?? [])));
      const way = proxies.length === 0 ? '' : ` through the proxy ${[...new Set(proxies)].join(' and ')}`;
      say(`Target ${target.name}: ${urls.join(' and ')}${way} (depth ${depth}, seed ${seed})`);
      if (!moving) return;
      spinner.start('starting');
      process.stderr.on('resize', onResize);
      process.once('exit', stop);
    },
    examined: (obstacles, mistakes) => {
      for (const obstacle of Object.values(obstacles)) say(`${paint('yellow', 'not testable')} ${visible(obstacle)}`);
      for (const { key, note } of mistakes) say(`${paint('yellow', 'mistake of the profile')} ${key} ${visible(note)}`);
    },
    planned: (checks, requests) => {
      beganAt = performance.now();
      said = { at: beganAt, share: 0 };
      clock = setInterval(show, 1_000).unref();
      standing.planned = { checks, requests };
      show();
    },
    finished: (_, { requests, failed }) => {
      standing.checks += 1;
      standing.requests = Math.max(standing.requests, requests);
      standing.failed = failed;
      show();
    },
    cleaning: (resources) => {
      clearInterval(clock);
      spinner.text = `removing ${resources} shared resources`;
    },
    verdict: (report, outDir, { files, problems, notes = [] }) => {
      stop();
      process.off('exit', stop);
      for (const text of verdictLines(report, paint)) say(text);
      const last = `${report.verdict}${report.verdictReason === null ? '' : `: ${report.verdictReason}`}`;
      process.stdout.write(terminalLine(paint(verdictStyle[report.verdict], last)));
      for (const command of annotate ? annotations(report) : []) process.stdout.write(terminalLine(command));
      if (files.length > 0) say(`Reports in ${outDir}: ${files.join(', ')}`);
      for (const note of notes) say(note);
      for (const problem of problems) process.stderr.write(terminalLine(`error: ${problem}`));
    },
  };
}

/** Whether a line can be written over again: on a terminal that has a width, for a person who wants to see it. */
export function canMove(
  stream: { isTTY?: boolean; columns?: number },
  { NO_COLOR: plain, TERM: terminal, CI: runner }: NodeJS.ProcessEnv,
): boolean {
  const wanted = !plain && terminal !== 'dumb' && (runner === undefined || runner === '' || runner === 'false');
  return wanted && stream.isTTY === true && (stream.columns ?? 0) > 0;
}

const verdictStyle = { conformant: 'green', nonconformant: 'red', inconclusive: 'yellow' } as const;
