import { resolve } from 'node:path';
import type { Command } from 'commander';
import { requirements } from '../../generated/catalogue.ts';
import { loadTarget } from '../profile/load.ts';
import type { Target } from '../profile/model.ts';
import { FORMATS, type Format } from '../report/render.ts';
import { selectIds } from '../session/select.ts';
import type { ReportWishes } from '../traffic/report.ts';
import type { BaseUrls } from '../traffic/routes.ts';
import { baseUrl, existingFile, flag, listOf, repeatable, siteUrl } from './flags.ts';
import { annotates, type Surroundings, UsageError, usesColor } from './surroundings.ts';

/** The flags of the commands that judge what others send: where it goes, and what is reported. */
export interface ObservingFlags {
  profile?: string;
  target?: string;
  partner?: string;
  workspace?: string;
  only: string[];
  skip: string[];
  expectedFailures?: string;
  baseline?: string;
  strict?: true;
  out: string;
  format: Format[];
  docsUrl?: string;
  quiet?: true;
  color: boolean;
}

export function addObservingFlags(command: Command, { cwd }: Surroundings): void {
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
    .addOption(repeatable('--skip <glob>', 'leave out requirements whose id matches'))
    .addOption(flag('--expected-failures <file>', 'failures that are known').argParser(existingFile(cwd)))
    .addOption(flag('--baseline <file>', 'earlier report.json to compare with').argParser(existingFile(cwd)))
    .addOption(flag('--strict', 'let warnings fail'))
    .addOption(flag('--out <dir>', 'directory of the reports').default('conformance-report'))
    .addOption(
      flag('--format <list>', `reports to write, of ${FORMATS.join(',')}`)
        .default([...FORMATS], 'all')
        .argParser(listOf(FORMATS)),
    )
    .addOption(flag('--docs-url <url>', 'where the documentation is published: reports link there').argParser(siteUrl))
    .addOption(flag('--quiet', 'print only the verdict'))
    .addOption(flag('--no-color', 'print without colors'));
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
    out: resolve(cwd, flags.out),
    formats: flags.format,
    expectedFailures: flags.expectedFailures ?? null,
    baseline: flags.baseline ?? null,
    strict: flags.strict ?? false,
    docsUrl: flags.docsUrl ?? null,
    quiet: flags.quiet ?? false,
    color: usesColor(flags.color, surroundings),
    annotate: annotates(surroundings),
  };
}
