/**
 * Tries the contracts on tools that know nothing of this project: another linter, and generators of clients for two
 * languages. Each is fetched at a fixed version for this one run, so that none of them is a dependency.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'spec-citizens-'));

interface Result {
  readonly ok: boolean;
  readonly said: string;
}

function run(command: string, ...args: readonly string[]): Result {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    timeout: 300_000,
  });
  return { ok: status === 0, said: error ? error.message : `${stdout}${stderr}`.trim() };
}

const npx = (packages: readonly string[], ...command: readonly string[]): Result =>
  run('npx', '--yes', ...packages.map((name) => `--package=${name}`), '--', ...command);

/** A generator has accepted a document when it ends well and has written something. */
function wrote({ ok, said }: Result, output: string): Result {
  const files = ok ? readdirSync(folder, { recursive: true }).filter((name) => String(name).startsWith(output)) : [];
  return files.length > 0 ? { ok, said } : { ok: false, said: said || 'it wrote nothing' };
}

/** A tool, and what it makes of one document. */
interface Tool {
  readonly name: string;
  /** Makes it ready; null when it is. */
  readonly prepare?: () => Result;
  readonly take: (document: string, output: string) => Result;
}

const python = join(folder, 'python');
const tools: readonly Tool[] = [
  {
    name: 'Spectral, ruleset oas',
    take: (document) => {
      writeFileSync(join(folder, 'ruleset.yaml'), 'extends: ["spectral:oas"]\n');
      const flags = ['--ruleset', 'ruleset.yaml', '--fail-severity', 'hint'];
      return npx(['@stoplight/spectral-cli@6.16.3'], 'spectral', 'lint', ...flags, document);
    },
  },
  {
    name: 'openapi-typescript (TypeScript)',
    take: (document, output) => {
      const command = join(root, 'node_modules/.bin/openapi-typescript');
      return wrote(run(command, document, '--output', `${output}.ts`), output);
    },
  },
  {
    name: 'hey-api (TypeScript)',
    take: (document, output) => {
      const packages = ['@hey-api/openapi-ts@0.99.0', 'typescript@5.9.3'];
      return wrote(npx(packages, 'openapi-ts', '--input', document, '--output', output), output);
    },
  },
  {
    name: 'swagger-typescript-api (TypeScript)',
    take: (document, output) => {
      const flags = ['generate', '--path', document, '--output', output];
      return wrote(npx(['swagger-typescript-api@13.13.0'], 'swagger-typescript-api', ...flags), output);
    },
  },
  {
    name: 'openapi-python-client (Python)',
    prepare: () => {
      const made = run('python3', '-m', 'venv', python);
      return made.ok ? run(join(python, 'bin/pip'), 'install', '--quiet', 'openapi-python-client==0.29.1') : made;
    },
    take: (document, output) => {
      // Its integrations would only tidy up the text that it has made.
      const config = join(folder, 'python-client.yaml');
      writeFileSync(config, 'post_hooks: []\n');
      const flags = ['--path', document, '--output-path', output, '--meta', 'none', '--config', config];
      return wrote(run(join(python, 'bin/openapi-python-client'), 'generate', ...flags, '--fail-on-warning'), output);
    },
  },
];

let rejected = 0;
for (const [place, { name, prepare, take }] of tools.entries()) {
  const ready = prepare?.() ?? { ok: true, said: '' };
  for (const api of ['partner', 'workspace']) {
    const result = ready.ok ? take(join(root, `generated/${api}.json`), `made-${place}-${api}`) : ready;
    console.log(`${result.ok ? 'accepts' : 'REJECTS'} ${api}: ${name}`);
    if (result.ok) continue;
    rejected += 1;
    console.log(result.said.replaceAll(/^/gm, '    '));
  }
}
rmSync(folder, { recursive: true, force: true });
console.log(rejected === 0 ? 'every tool accepts both contracts' : `${rejected} rejections`);
process.exitCode = rejected === 0 ? 0 : 1;
