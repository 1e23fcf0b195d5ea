import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';

/** It installs packages, hence it runs only where somebody asks for it: `npm test` does. */
const wanted = process.env.CONFORMANCE_TEST_PACKAGE === '1';
const root = fileURLToPath(new URL('../..', import.meta.url));
const minutes = 60_000;

test.runIf(wanted)(
  'the package works when installed from its tarball in an empty folder',
  async () => {
    const folder = temporaryFolder();
    expect(await run('npm', ['pack', '--pack-destination', folder], root)).toMatchObject({ code: 0 });
    const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '';
    await install(tarball, folder);

    const served = spawn('npx', ['--no-install', 'conformance', 'serve', '--port', '0'], {
      cwd: folder,
      env: environment(),
      detached: true,
    });
    try {
      writeFileSync(join(folder, 'conformance.yaml'), await profileOf(served));
      const doctor = await run('npx', ['--no-install', 'conformance', 'doctor'], folder);
      expect(doctor.out).toMatch(/partner\.credentials\.otherPartner +accepted/);
      const only = ['--only', 'partner.client.name.*', '--only', 'workspace.entry.name.*'];
      const ran = await run('npx', ['--no-install', 'conformance', 'run', '--depth', 'smoke', ...only], folder);
      expect([ran.code, ran.out]).toEqual([0, expect.stringMatching(/^conformant$/m)]);
    } finally {
      // npx has a child of its own: the signal is for both.
      if (served.pid !== undefined) process.kill(-served.pid, 'SIGTERM');
    }
    const report = JSON.parse(readFileSync(join(folder, 'conformance-report', 'report.json'), 'utf8'));
    expect(report.summary.requirements).toMatchObject({ failed: 0, inconclusive: 0 });
    expect(report.summary.requirements.passed).toBeGreaterThan(20);
    expect(readFileSync(join(folder, 'conformance-report', 'report.html'), 'utf8')).toContain(
      'partner.client.name.accepted',
    );
    expect((await run('npx', ['--no-install', 'conformance', 'init', '--profile', 'new.yaml'], folder)).code).toBe(0);

    writeFileSync(join(folder, 'use.mts'), program);
    writeFileSync(join(folder, 'tsconfig.json'), compilerOptions);
    const checked = await run(process.execPath, [join(root, 'node_modules', 'typescript', 'bin', 'tsc')], folder);
    expect(checked).toEqual({ code: 0, out: '' });
    const used = await run(process.execPath, ['use.mjs'], folder);
    expect([used.code, used.out]).toEqual([0, expect.stringContaining('0 conformant Partner Management API 401')]);
  },
  8 * minutes,
);

const program = `
import partner from '@vendor-api/conformance/openapi/partner.json' with { type: 'json' };
import { requirements, runConformance, startReference, type Report } from '@vendor-api/conformance';
import { createPartnerClient, type PartnerComponents } from '@vendor-api/conformance/clients';

const reference = await startReference();
const client = createPartnerClient({ baseUrl: reference.partnerBaseUrl, apiKey: 'wrong' });
const { data, response } = await client.GET('/api/v1/me');
const name: PartnerComponents['schemas']['PartnerOrganization']['name'] | undefined = data?.name;
// @ts-expect-error: no such path
client.GET('/api/v1/nowhere').catch(() => undefined);
const id = requirements.find((requirement) => requirement.id === 'partner.me.status')?.id ?? '';
const result = await runConformance({
  target: { name: 'mine', partner: reference.profile.partner },
  apis: ['partner'],
  only: [id],
  out: 'by-program',
});
const report: Report = result.report;
console.log(result.exitCode, report.verdict, partner.info.title, response.status, name);
await reference.close();
`;

const compilerOptions = JSON.stringify({
  compilerOptions: {
    target: 'es2024',
    module: 'nodenext',
    strict: true,
    resolveJsonModule: true,
    types: [],
    lib: ['es2024', 'dom'],
  },
  files: ['use.mts'],
});

interface Ended {
  code: number;
  out: string;
}

/** Whatever this machine has downloaded before will do; a registry that goes silent is asked once more. */
async function install(tarball: string, folder: string): Promise<void> {
  const flags = ['--no-audit', '--no-fund', '--prefer-offline', '--fetch-timeout=30000'];
  const first = await run('npm', ['install', ...flags, tarball], folder);
  if (first.code === 0) return;
  const again = await run('npm', ['install', ...flags, tarball], folder);
  expect(again.code, again.out).toBe(0);
}

/** So long may one command take; the longest takes 40 s on a machine that does nothing else. */
const patienceMs = 2.5 * minutes;

function run(command: string, args: readonly string[], cwd: string): Promise<Ended> {
  const signal = AbortSignal.timeout(patienceMs);
  return new Promise((resolve) => {
    execFile(command, args, { cwd, signal, env: environment(), maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      // Warnings of npm about its own configuration are nobody's output.
      const noise = /^npm (warn|notice).*\n?/gm;
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
      const late = signal.aborted ? `${command} ${args.join(' ')} did not end in ${patienceMs / 1_000} s\n` : '';
      resolve({ code, out: `${late}${stdout}${code === 0 ? '' : stderr}`.replaceAll(noise, '') });
    });
  });
}

/** As in a user's shell: nothing of this checkout is on the path but its Node. */
function environment(): NodeJS.ProcessEnv {
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')));
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|CONFORMANCE_|VITEST|NODE_ENV|GITHUB_)/i.test(name),
  );
  return { ...Object.fromEntries(own), PATH: [dirname(process.execPath), ...folders].join(delimiter), NO_COLOR: '1' };
}

/** What `serve` prints until it says that it runs. */
function profileOf(served: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    served.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    let told = '';
    served.stderr?.on('data', (chunk: Buffer) => {
      told += chunk.toString();
      if (told.includes('runs')) setTimeout(() => resolve(text), 200);
    });
    setTimeout(() => reject(new Error(`serve said nothing but: ${told}`)), patienceMs).unref();
    served.once('exit', (code) => reject(new Error(`serve ended with ${code}: ${text}`)));
  });
}
