import { randomInt } from 'node:crypto';
import type { Command } from 'commander';
import { type Api, requirements } from '../../../generated/catalogue.ts';
import { apis, depths, type Shard } from '../../model/choices.ts';
import type { Depth } from '../../model/report.ts';
import { loadTarget } from '../../profile/load.ts';
import type { Target } from '../../profile/model.ts';
import { closest } from '../../profile/nearest.ts';
import { shortSecretWarnings } from '../../profile/secrets.ts';
import { failedChecksIn } from '../../report/failed-checks.ts';
import { type HarContents, harContents } from '../../report/routine.ts';
import type { RunOptions } from '../../run/options.ts';
import { parseReplayId } from '../../session/config.ts';
import { narrow, refuseUnknownOperations } from '../../session/narrow.ts';
import { selectIds } from '../../session/select.ts';
import { duration, existingFile, failureId, flag, rate, shard, wholeNumber } from '../flags.ts';
import { addDocsUrlFlag, addReportFlags, type ReportFlags, reportOptions } from '../report-flags.ts';
import { addSelectionFlags, type SelectionFlags } from '../selection-flags.ts';
import { type ExitCode, type Surroundings, UsageError } from '../surroundings.ts';

/** The flags of `run` as commander hands them over. */
interface RunFlags extends ReportFlags, SelectionFlags {
  profile?: string;
  target?: string;
  api?: Api;
  depth: Depth;
  cases?: number;
  seed?: number;
  replay?: string;
  readOnly?: true;
  concurrency?: number;
  rps?: number | 'none';
  timeout?: number;
  onlyFailed?: string;
  bail?: true;
  keep?: true;
  maxFailures?: number;
  maxTime?: { ms: number; text: string };
  har: HarContents;
  maxRequests?: number;
  maxCreated?: number;
  plan?: true;
  shard?: Shard;
  docsUrl?: string;
}

const maximumSeed = 2 ** 31 - 1;

export function addRunCommand(program: Command, surroundings: Surroundings, exit: (code: ExitCode) => void): void {
  const command = program
    .command('run', { isDefault: true })
    .description('test a target and write the reports; without a profile, test the embedded reference service')
    .addHelpText('after', '\nExit codes: 0 conformant, 1 nonconformant, 2 usage or profile error, 3 inconclusive.')
    .action(async (flags: RunFlags) => {
      const options = await runOptions(flags, surroundings);
      if (flags.plan) {
        const { preview } = await import('../../run/preview.ts');
        surroundings.out(await preview(options));
        return;
      }
      const { exitCode } = await surroundings.runConformance(options);
      exit(exitCode);
    });
  addTargetFlags(command);
  addSelectionFlags(command, 'test');
  addCaseFlags(command, surroundings);
  addTrafficFlags(command);
  addEndingFlags(command);
  addReportFlags(command, surroundings);
  addDocsUrlFlag(command);
}

function addTargetFlags(command: Command): void {
  command
    .addOption(flag('--profile <file>', 'target profile (default: ./conformance.yaml when it exists)'))
    .addOption(flag('--target <name>', 'target of the profile, where it holds several'))
    .addOption(flag('--api <api>', 'test only one API').choices(apis))
    .addOption(flag('--read-only', 'send only requests that change nothing'));
}

function addCaseFlags(command: Command, { cwd }: Surroundings): void {
  command
    .addOption(
      flag('--only-failed <report>', 'test only what failed in an earlier report: its report.json, or its folder')
        .argParser(existingFile(cwd))
        .conflicts('replay'),
    )
    .addOption(flag('--depth <depth>', 'effort of the property tests').choices(depths).default('standard'))
    .addOption(flag('--cases <n>', 'cases of each property test').argParser(wholeNumber(1)))
    .addOption(
      flag('--seed <n>', 'seed of everything random (default: a new one)').argParser(
        wholeNumber(-maximumSeed - 1, maximumSeed),
      ),
    )
    .addOption(flag('--replay <failure-id>', 'repeat exactly one failure of an earlier run').argParser(failureId))
    .addOption(
      flag('--har <exchanges>', 'exchanges to report: those of findings and observations, or all of them, packed')
        .choices(harContents)
        .default('findings'),
    )
    .addOption(flag('--shard <i/n>', 'run one of n parts, counted from 1').argParser(shard));
}

function addTrafficFlags(command: Command): void {
  command
    .addOption(flag('--concurrency <n>', 'requests under way at once').argParser(wholeNumber(1, 1000)))
    .addOption(flag('--rps <n>', 'requests a second, or none for no limit').argParser(rate))
    .addOption(flag('--timeout <ms>', 'time for one request').argParser(wholeNumber(1)))
    .addOption(flag('--max-requests <n>', 'the best checks that need no more requests').argParser(wholeNumber(1)))
    .addOption(flag('--max-created <n>', 'the best checks that make no more things').argParser(wholeNumber(0)))
    .addOption(flag('--plan', 'print what would be sent and made, and send nothing'));
}

function addEndingFlags(command: Command): void {
  command
    .addOption(flag('--bail', 'stop at the first failure'))
    .addOption(flag('--keep', 'leave what failing checks made, for a look; sweep removes it'))
    .addOption(flag('--max-failures <n>', 'stop after so many failures').argParser(wholeNumber(1)).conflicts('bail'))
    .addOption(flag('--max-time <duration>', 'end in order after so long, such as 90s, 10m or 1h').argParser(duration));
}

async function runOptions(flags: RunFlags, surroundings: Surroundings): Promise<RunOptions> {
  const target = await chosenTarget(flags, surroundings);
  const chosen = chosenApis(flags.api, target);
  const ofApis = requirements.filter(({ api }) => chosen.includes(api));
  const ids = ofApis.map(({ id }) => id);
  if (flags.replay !== undefined) refuseUnknown(flags.replay, ids);
  refuseUnknownOperations(flags);
  const selected = new Set(selectIds(ids, flags));
  if (selected.size === 0) throw new UsageError('--skip leaves no requirement to test');
  if (!narrow(ofApis, flags).some(({ id }) => selected.has(id)))
    throw new UsageError('--operation, --tag and --level leave no requirement to test');
  const again = flags.onlyFailed === undefined ? null : failuresOf(flags.onlyFailed);
  return {
    ...reportOptions(flags, surroundings),
    target,
    apis: chosen,
    only: flags.only,
    skip: flags.skip,
    narrowing: { operation: flags.operation, tag: flags.tag, level: flags.level },
    failed: again?.failed ?? null,
    depth: flags.depth,
    cases: flags.cases ?? null,
    seed: flags.seed ?? again?.seed ?? randomInt(maximumSeed + 1),
    replay: flags.replay ?? null,
    readOnly: flags.readOnly ?? false,
    keep: flags.keep ?? false,
    timeoutMs: flags.timeout,
    concurrency: flags.concurrency,
    rps: rpsOf(flags),
    strict: flags.strict ?? false,
    bail: flags.bail ?? false,
    maxFailures: flags.maxFailures ?? null,
    maxTime: flags.maxTime ?? null,
    maxRequests: flags.maxRequests ?? null,
    maxCreated: flags.maxCreated ?? null,
    shard: flags.shard ?? null,
    har: flags.har,
    docsUrl: flags.docsUrl ?? null,
  };
}

/** A property that failed draws the same again under the same seed. */
function failuresOf(path: string): ReturnType<typeof failedChecksIn> {
  const found = failedChecksIn(path);
  if (found.failed.checks.length > 0 || found.failed.operations.length > 0) return found;
  throw new UsageError(`--only-failed: no check failed in ${path}, so that there is nothing to test again`);
}

function refuseUnknown(replay: string, ids: readonly string[]): void {
  const requirement = parseReplayId(replay)?.requirement ?? '';
  if (ids.includes(requirement)) return;
  throw new UsageError(
    `--replay: no requirement has the id ${requirement}; the nearest is ${closest(requirement, ids)}`,
  );
}

async function chosenTarget(flags: RunFlags, { cwd, env, err }: Surroundings): Promise<Target | null> {
  const overrides = { timeoutMs: flags.timeout, concurrency: flags.concurrency, rps: rpsOf(flags) };
  const target = await loadTarget({ file: flags.profile, targetName: flags.target, env, cwd, overrides });
  if (target === null && flags.target !== undefined) {
    throw new UsageError(`--target ${flags.target} needs a profile: there is no ./conformance.yaml, and no --profile`);
  }
  for (const warning of target === null ? [] : shortSecretWarnings(target)) err(`warning: ${warning}\n`);
  return target;
}

/** Null: no limit; undefined: the flag says nothing. */
function rpsOf({ rps }: RunFlags): number | null | undefined {
  return rps === 'none' ? null : rps;
}

function chosenApis(wanted: Api | undefined, target: Target | null): readonly Api[] {
  const held = apis.filter((api) => target === null || target[api] !== undefined);
  if (wanted === undefined) return held;
  if (held.includes(wanted)) return [wanted];
  throw new UsageError(`--api ${wanted}: the target ${target?.name ?? ''} holds no ${wanted}; add it to the profile`);
}
