import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import module from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Every gate of the project, the quick ones first; the output ends with nothing but their count, as CI systems read it. */
const report = mkdtempSync(join(tmpdir(), 'conformance-test-'));
const steps: [title: string, command: string, ...args: string[]][] = [
  ['lint and format', 'biome', 'check', '.'],
  ['types', 'tsc', '--noEmit'],
  ['specs lint', 'redocly', 'lint'],
  ['generated files up to date', 'node', 'scripts/generate/main.ts', '--check'],
  ['every section has a requirement', 'node', 'scripts/traceability.ts', '--check'],
  ['every requirement has a check and a fault', 'node', 'scripts/coverage.ts'],
  ['order of power (a hint, no gate)', 'node', 'scripts/power.ts', '--check'],
  ['figures of the README', 'node', 'scripts/readme.ts', '--check'],
  [
    'self-check: every fault caught, no variant accused',
    'node',
    'scripts/self-check.ts',
    '--minutes',
    '2',
    '--out',
    report,
  ],
  // With them a whole run against the reference service, which must be conformant and leave no row behind.
  ['unit tests', 'vitest', 'run', '--config', 'test/vitest.config.ts'],
];

// What the first step strips of its types, the threads of the later ones need not strip again: Node does it by
// WebAssembly, and many threads that load and leave WebAssembly may bring its engine down (a check of V8's own fails).
module.enableCompileCache();

const failed: string[] = [];
for (const [title, command, ...args] of steps) {
  console.log(`\n== ${title}`);
  const startedAt = performance.now();
  // No profile of the checkout, nor a target in the environment, may stand in for the reference service.
  const env = {
    ...process.env,
    CONFORMANCE_PROFILE: '',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? module.getCompileCacheDir(),
    // The package is packed, installed in an empty folder and used there.
    CONFORMANCE_TEST_PACKAGE: '1',
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    // A log is read by people and programs that see no colours.
    ...(process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }),
  };
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`-- ${title} (${seconds} s): ${status === 0 ? 'done' : `FAILED${error ? `, ${error.message}` : ''}`}`);
  if (status !== 0) failed.push(title);
}
rmSync(report, { recursive: true, force: true });
for (const title of failed) console.log(`\nFAILED: ${title}`);
console.log(`\n${steps.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
