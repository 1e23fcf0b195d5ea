import { existsSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { flag } from '../flags.ts';
import { profileTemplate, type TemplateValues } from '../profile-template.ts';
import { type Surroundings, UsageError } from '../surroundings.ts';

type Asked = Omit<TemplateValues, 'schema'>;

interface InitFlags {
  profile: string;
}

export function addInitCommand(program: Command, surroundings: Surroundings): void {
  program
    .command('init')
    .description('write a commented target profile to begin with; asks for the base URLs on a terminal only')
    .addOption(flag('--profile <file>', 'file to write').default('conformance.yaml'))
    .action((flags: InitFlags) => init(flags, surroundings));
}

async function init({ profile }: InitFlags, surroundings: Surroundings): Promise<void> {
  const file = resolve(surroundings.cwd, profile);
  if (existsSync(file)) {
    throw new UsageError(`${profile} is there already, and stays as it is; name another file with --profile`);
  }
  const values = await valuesOf(surroundings);
  try {
    // A file that came to be while somebody was typing is not overwritten either.
    writeFileSync(file, profileTemplate({ ...values, schema: schemaFor(file) }), { flag: 'wx' });
  } catch (error) {
    throw new UsageError(`${profile} cannot be written (${error instanceof Error ? error.message : String(error)})`);
  }
  surroundings.out(`${[`Wrote ${profile}. Next:`, ...nextSteps(values)].join('\n')}\n`);
}

/** As seen from the profile; what lies elsewhere would be of no use to others. */
function schemaFor(profile: string): string | null {
  const schema = fileURLToPath(new URL('../../../generated/profile.schema.json', import.meta.url));
  const path = relative(dirname(profile), schema).replaceAll(sep, '/');
  return path.startsWith('../') || isAbsolute(path) ? null : `./${path}`;
}

const defaults = {
  target: 'staging',
  partnerBaseUrl: 'https://staging.example.com/partner',
  workspaceBaseUrl: 'https://staging.example.com/workspace',
} satisfies Asked;

async function valuesOf({ ask }: Surroundings): Promise<Asked> {
  if (!ask) return defaults;
  const target = (await ask(`Name of the target [${defaults.target}]: `)).trim() || defaults.target;
  const partnerBaseUrl = await askUrl('Base URL of the Partner Management API (empty: not tested): ', ask);
  const workspaceBaseUrl = await askUrl('Base URL of the Workspace API (empty: not tested): ', ask);
  const none = partnerBaseUrl === null && workspaceBaseUrl === null;
  return none ? { ...defaults, target } : { target, partnerBaseUrl, workspaceBaseUrl };
}

const attempts = 3;

async function askUrl(question: string, ask: (question: string) => Promise<string>): Promise<string | null> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const answer = (await ask(question)).trim();
    if (answer === '') return null;
    if (/^https?:$/.test(URL.parse(answer)?.protocol ?? '')) return answer;
  }
  throw new UsageError('a base URL begins with https:// or http://');
}

function nextSteps({ partnerBaseUrl, workspaceBaseUrl }: Asked): string[] {
  const variables = [
    ...(partnerBaseUrl === null ? [] : ['PARTNER_API_KEY']),
    ...(workspaceBaseUrl === null ? [] : ['WORKSPACE_TOKEN']),
  ];
  return [
    `  set ${variables.join(' and ')} in the environment`,
    '  conformance doctor   says what will be tested, and what is missing',
    '  conformance run      runs the suites',
  ];
}
