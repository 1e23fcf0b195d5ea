import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { applyExpectedFailures, loadExpectedFailures } from '../../gate/expected-failures.ts';
import { type KnownFailure, withEntries, withoutEntries } from '../../gate/expected-failures-file.ts';
import { expectedFailureSchema } from '../../gate/expected-failures-schema.ts';
import type { ExpectedFailure, Report } from '../../model/report.ts';
import { visibleLine } from '../../model/visible.ts';
import { brokenOperations } from '../../report/causes.ts';
import { foldedInto } from '../../report/folding.ts';
import { readReport } from '../../report/read-report.ts';
import { oneLine, plural } from '../../report/text.ts';
import { WAIVER_WORDS } from '../../report/wording.ts';
import { flag } from '../flags.ts';
import { type ExitCode, type Surroundings, UsageError } from '../surroundings.ts';

interface Flags {
  write?: true;
  prune?: true;
  warnings?: true;
  owner?: string;
  expires?: string;
}

export function addExpectedFailuresCommand(
  program: Command,
  surroundings: Surroundings,
  exit: (code: ExitCode) => void,
): void {
  program
    .command('expected-failures')
    .argument('<file>', 'file of expected failures, YAML or JSON')
    .argument('[report]', 'report.json of a run, or its folder', 'conformance-report')
    .description('say what a report makes of the entries of a file of expected failures, or change the file by it')
    .addOption(flag('--write', 'add an entry for each failure that has none; its reason is left to you'))
    .addOption(flag('--warnings', 'with --write, for each warning as well').implies({ write: true }))
    .addOption(flag('--owner <name>', 'with --write, who mends them').implies({ write: true }))
    .addOption(flag('--expires <day>', 'with --write, the last day on which they hold').argParser(day))
    .addOption(flag('--prune', 'remove the entries that are stale or expired').conflicts('write'))
    .addHelpText('after', '\nExit codes: 0 every entry holds, 1 one is stale or expired and stays, 2 usage error.')
    .action((file: string, report: string, flags: Flags) => {
      const { cwd } = surroundings;
      const path = resolve(cwd, file);
      if (flags.write) return surroundings.out(write(path, readReport(resolve(cwd, report)), flags));
      if (!existsSync(path)) throw new UsageError(`${file}: there is no such file; --write begins one`);
      exit(review(path, readReport(resolve(cwd, report)), { prune: flags.prune ?? false, surroundings }));
    });
}

function day(value: string): string {
  if (expectedFailureSchema.shape.expires.safeParse(value).success) return value;
  throw new InvalidArgumentError('It must be a date such as 2030-12-31.');
}

function write(path: string, report: Report, { owner, expires, warnings }: Flags): string {
  const before = existsSync(path) ? readFileSync(path, 'utf8') : null;
  const failures = failuresOf(report, warnings ?? false);
  const { text, added } = withEntries(path, before, { failures, filling: { owner, expires } });
  if (added.length === 0) return `${path}: every failure of the report has its entry\n`;
  writeFileSync(path, text);
  const open = ['reason', ...(owner === undefined ? ['owner'] : []), ...(expires === undefined ? ['expires'] : [])];
  return (
    `${path}: ${plural(added.length, 'new entry', 'new entries')}\n` +
    `Fill in ${open.join(', ')} of each: a run refuses the file until then, and names the lines.\n`
  );
}

/** In the order of the report: what is most likely one mistake stands together. */
function failuresOf(report: Report, warnings: boolean): KnownFailure[] {
  const wanted = report.requirements.filter(({ status }) => status === 'failed' || (warnings && status === 'warning'));
  const byId = new Map(wanted.map((result) => [result.id, result]));
  const findings = brokenOperations(report).flatMap(({ causes }) => causes.flatMap((cause) => cause.findings));
  const ids = findings.flatMap(({ requirement: { id } }) => [id, ...foldedInto(report.requirements, id)]);
  return [...new Set(ids)]
    .flatMap((id) => byId.get(id) ?? [])
    .map(({ id, statement, reason }) => ({
      requirement: id,
      says: oneLine(`${statement}${reason === null ? '' : ` ${reason}`}`, 300),
    }));
}

function review(
  path: string,
  report: Report,
  { prune, surroundings }: { prune: boolean; surroundings: Surroundings },
): ExitCode {
  const today = new Date().toISOString().slice(0, 10);
  const part = (report.shard ?? null) !== null || report.observed !== undefined;
  const { expectedFailures } = applyExpectedFailures(report.requirements, loadExpectedFailures(path), { today, part });
  const over = expectedFailures.filter(({ state }) => state === 'stale' || state === 'expired');
  for (const entry of prune ? over : expectedFailures) surroundings.out(`${entryLine(entry)}\n`);
  if (over.length === 0) {
    surroundings.out(`${path}: nothing to remove\n`);
    return 0;
  }
  if (!prune) return 1;
  const states = expectedFailures.map(({ state }) => state);
  writeFileSync(path, withoutEntries(path, readFileSync(path, 'utf8'), states).text);
  surroundings.out(`${path}: ${plural(over.length, 'entry', 'entries')} removed\n`);
  return 0;
}

function entryLine({ requirement, check, state, owner, expires }: ExpectedFailure): string {
  const what = check === null ? requirement : `${requirement} (${visibleLine(check)})`;
  return `${WAIVER_WORDS[state].label.toLowerCase()} ${what}: ${owner}, until ${expires}`;
}
