import type { Option } from 'commander';
import type { Api } from '../../generated/catalogue.ts';
import { apis } from '../model/choices.ts';
import { loadTarget } from '../profile/load.ts';
import type { Target } from '../profile/model.ts';
import { shortSecretWarnings } from '../profile/secrets.ts';
import { flag, rate, wholeNumber } from './flags.ts';
import { type Surroundings, UsageError } from './surroundings.ts';

/** The flags of every command that needs a real target. */
export interface TargetFlags {
  profile?: string;
  target?: string;
  api?: Api;
  concurrency?: number;
  rps?: number | 'none';
  timeout?: number;
}

export function targetFlags(): Option[] {
  return [
    flag('--profile <file>', 'target profile (default: ./conformance.yaml when it exists)'),
    flag('--target <name>', 'target of the profile, where it holds several'),
    flag('--api <api>', 'only one API').choices(apis),
    flag('--concurrency <n>', 'requests under way at once').argParser(wholeNumber(1, 1000)),
    flag('--rps <n>', 'requests a second, or none for no limit').argParser(rate),
    flag('--timeout <ms>', 'time for one request').argParser(wholeNumber(1)),
  ];
}

/** The target that the flags name. @throws {UsageError} when there is no profile, or the API is not in it. */
export async function requiredTarget(
  command: string,
  flags: TargetFlags,
  { cwd, env, err }: Surroundings,
): Promise<Target> {
  const rps = flags.rps === 'none' ? null : flags.rps;
  const overrides = { timeoutMs: flags.timeout, concurrency: flags.concurrency, rps };
  const target = await loadTarget({ file: flags.profile, targetName: flags.target, env, cwd, overrides });
  if (target === null) {
    throw new UsageError(
      `${command} needs a profile: there is no ./conformance.yaml, and no --profile; conformance init writes one`,
    );
  }
  if (flags.api !== undefined && target[flags.api] === undefined) {
    throw new UsageError(`--api ${flags.api}: the target ${target.name} holds no ${flags.api}; add it to the profile`);
  }
  for (const warning of shortSecretWarnings(target)) err(`warning: ${warning}\n`);
  return target;
}
