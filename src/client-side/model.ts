import type { CommandEnd } from './command.ts';

/** What became of the command against one service. */
export interface Trial {
  readonly id: string;
  readonly story: string;
  readonly outcome: CommandEnd['outcome'] | 'not-run';
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly durationMs: number;
  /** Where all of its output is, below the directory of the reports; null where nothing is kept. */
  readonly output: string | null;
  /** The end of it. */
  readonly tail: string;
}

/** The shape of `client-report.json`. */
export interface ClientReport {
  readonly schemaVersion: 1;
  readonly suite: { readonly name: string; readonly version: string };
  readonly command: readonly string[];
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly durationMs: number;
  readonly verdict: 'sound' | 'fragile' | 'inconclusive';
  /** Why nothing certain can be said; null otherwise. */
  readonly reason: string | null;
  /** The plain service, which the command must get along with for the rest to say anything. */
  readonly control: Trial;
  readonly variants: readonly Trial[];
}

export function isFailure({ outcome }: Pick<Trial, 'outcome'>): boolean {
  return outcome === 'failed' || outcome === 'timed-out';
}

/** How a trial ended, in a few words. */
export function endingText({ outcome, exitCode, signal, durationMs }: Trial): string {
  const seconds = `${(durationMs / 1000).toFixed(1)} s`;
  if (outcome === 'timed-out') return `did not end within ${seconds}`;
  if (outcome === 'failed') return exitCode === null ? `ended by ${signal}` : `exit code ${exitCode}`;
  return outcome === 'passed' ? `passed in ${seconds}` : outcome.replace('-', ' ');
}

/** The last line that speaks of a mistake, or else the last one that says anything. */
export function lastWords({ tail }: Trial): string {
  const lines = tail.split('\n').map((line) => line.trim());
  const said = lines.filter((line) => line !== '');
  return said.findLast((line) => /error|fail|expected/i.test(line)) ?? said.at(-1) ?? '';
}
