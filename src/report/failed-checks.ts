import { type FailedChecks, parseReplayId, type Replay } from '../session/config.ts';
import { readReport } from './read-report.ts';

/**
 * The checks that failed in an earlier report, with the seed under which they did.
 * @param path a `report.json`, or a folder that holds one.
 */
export function failedChecksIn(path: string): { failed: FailedChecks; seed: number } {
  const report = readReport(path);
  const checks: Replay[] = [];
  const operations = new Set<string>();
  for (const requirement of report.requirements) {
    for (const { status, replay, name } of requirement.checks) {
      if (status !== 'failed') continue;
      const known = replay === null ? null : parseReplayId(replay);
      if (known !== null) checks.push(known);
      // What is judged on every answer has no check of its own: whoever asks the operation shows it again.
      else for (const operation of operationsOf(name, requirement.operations)) operations.add(operation);
    }
  }
  return { failed: { checks, operations: [...operations] }, seed: report.seed };
}

function operationsOf(name: string, all: readonly string[]): readonly string[] {
  const stated = /^[A-Z]+ \/\S+/.exec(name)?.[0];
  return stated === undefined ? all : [stated];
}
