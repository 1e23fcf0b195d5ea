import type { Command } from 'commander';
import { requirements } from '../../generated/catalogue.ts';
import { loadTarget } from '../profile/load.ts';
import type { Target } from '../profile/model.ts';
import { selectIds } from '../session/select.ts';
import type { ReportWishes } from '../traffic/report.ts';
import type { BaseUrls } from '../traffic/routes.ts';
import { baseUrl, flag, repeatable } from './flags.ts';
import { addDocsUrlFlag, addReportFlags, type ReportFlags, reportOptions } from './report-flags.ts';
import { type Surroundings, UsageError } from './surroundings.ts';

/** The flags of the commands that judge what others send: where it goes, and what is reported. */
export interface ObservingFlags extends ReportFlags {
  profile?: string;
  target?: string;
  partner?: string;
  workspace?: string;
  only: string[];
  skip: string[];
  docsUrl?: string;
}

export function addObservingFlags(command: Command, surroundings: Surroundings): void {
  command
    .addOption(
      flag(
        '--profile <file>',
        'target profile, with base URLs and vocabulary (default: ./conformance.yaml when it exists)',
      ),
    )
    .addOption(flag('--target <name>', 'target of the profile, where it holds several'))
    .addOption(flag('--partner <url>', 'base URL of the Partner Management API').argParser(baseUrl))
    .addOption(flag('--workspace <url>', 'base URL of the Workspace API').argParser(baseUrl))
    .addOption(repeatable('--only <glob>', 'judge only requirements whose id matches'))
    .addOption(repeatable('--skip <glob>', 'leave out requirements whose id matches'));
  addReportFlags(command, surroundings);
  addDocsUrlFlag(command);
}

/** What the flags say, with the profile that they name, if there is one. */
export async function observing(
  flags: ObservingFlags,
  surroundings: Surroundings,
): Promise<ReportWishes & { profile: Target | null; baseUrls: BaseUrls; only: string[]; skip: string[] }> {
  const { cwd, env } = surroundings;
  const profile = await loadTarget({ file: flags.profile, targetName: flags.target, env, cwd, overrides: {} });
  if (profile === null && flags.target !== undefined) {
    throw new UsageError(`--target ${flags.target} needs a profile: there is no ./conformance.yaml, and no --profile`);
  }
  const ids = requirements.map(({ id }) => id);
  if (selectIds(ids, flags).length === 0) throw new UsageError('--skip leaves no requirement to judge');
  return {
    profile,
    baseUrls: {
      ...(flags.partner !== undefined && { partner: flags.partner }),
      ...(flags.workspace !== undefined && { workspace: flags.workspace }),
    },
    only: flags.only,
    skip: flags.skip,
    ...reportOptions(flags, surroundings),
    strict: flags.strict ?? false,
    docsUrl: flags.docsUrl ?? null,
  };
}
