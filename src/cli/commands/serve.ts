import { resolve } from 'node:path';
import type { Command } from 'commander';
import { stringify } from 'yaml';
import { closest } from '../../profile/nearest.ts';
import { flag, prefix, repeatable, wholeNumber } from '../flags.ts';
import { type ServedReference, type Surroundings, UsageError } from '../surroundings.ts';

interface ServeFlags {
  port: number;
  db?: string;
  partnerPrefix?: string;
  workspacePrefix?: string;
  fault: string[];
  variant: string[];
}

export function addServeCommand(program: Command, surroundings: Surroundings): void {
  program
    .command('serve')
    .description('run the reference service of both APIs and print a profile for it')
    .addOption(flag('--port <n>', '0 takes any free port').argParser(wholeNumber(0, 65_535)).default(4010))
    .addOption(flag('--db <file>', 'keep all data in this file (default: in memory)'))
    .addOption(
      flag('--partner-prefix <path>', 'path of the Partner Management API (default: /partner)').argParser(prefix),
    )
    .addOption(flag('--workspace-prefix <path>', 'path of the Workspace API (default: /workspace)').argParser(prefix))
    .addOption(repeatable('--fault <id>', 'break one rule, as reports/self-check.md names it'))
    .addOption(repeatable('--variant <id>', 'be another conforming service, such as partner-words'))
    .addHelpText('after', '\nWhat it prints is a profile as it stands: conformance serve > conformance.yaml')
    .action((flags: ServeFlags) => serve(flags, surroundings));
}

async function serve(flags: ServeFlags, surroundings: Surroundings): Promise<void> {
  const reference = await start(flags, surroundings);
  const stopped = surroundings.stopped();
  surroundings.out(profileOf(reference));
  surroundings.err('The reference service runs; Ctrl-C stops it.\n');
  await stopped;
  await reference.close();
  surroundings.err('Stopped.\n');
}

async function start(flags: ServeFlags, { cwd, startReference }: Surroundings): Promise<ServedReference> {
  const { port, db, fault, variant, ...prefixes } = flags;
  const file = db !== undefined && { db: resolve(cwd, db) };
  try {
    return await startReference({ port, ...file, ...prefixes, faults: fault, variants: variant });
  } catch (error) {
    throw (await unknownName(error)) ?? startProblem(error, port, db) ?? error;
  }
}

/** A fault or a variant that does not exist, with the nearest one: the lists of both are long. */
async function unknownName(error: unknown): Promise<UsageError | null> {
  const [, kind, id] = /^there is no (fault|variant) (.+)$/.exec(error instanceof Error ? error.message : '') ?? [];
  if (kind === undefined || id === undefined) return null;
  const { faults } = await import('../../../reference/faults/index.ts');
  const { allVariants } = await import('../../../reference/variants/index.ts');
  const known = (kind === 'fault' ? faults : allVariants).map((each): string => each.id);
  return new UsageError(`there is no ${kind} ${id}; the nearest is ${closest(id, known)}`);
}

/** What the user can mend: the port and the file. */
function startProblem(error: unknown, port: number, db: string | undefined): UsageError | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE')
    return new UsageError(`port ${port} is in use; choose another with --port (0: any free one)`);
  if (code === 'EACCES') return new UsageError(`port ${port} is not allowed; choose one above 1023 with --port`);
  if (code !== 'ERR_SQLITE_ERROR' || db === undefined || !(error instanceof Error)) return null;
  return new UsageError(`--db ${db}: ${error.message}`);
}

/** All that is not the profile itself stands in comments, so that the whole can be saved. */
function profileOf({ partnerBaseUrl, workspaceBaseUrl, profile }: ServedReference): string {
  return [
    `# Partner Management API: ${partnerBaseUrl}`,
    `#   Authorization: ApiKey ${profile.partner.apiKey}`,
    `# Workspace API: ${workspaceBaseUrl}`,
    `#   Authorization: Bearer ${profile.workspace.token}`,
    '# Save this as conformance.yaml, then: conformance run',
    stringify({ targets: { reference: profile } }, { lineWidth: 0, aliasDuplicateObjects: false }),
  ].join('\n');
}
