import { defineConfig } from 'vitest/config';
import { SuiteSequencer } from './scripts/vitest/sequencer.ts';

/** Plain `npx --no-install vitest`: the same suites in an editor or in watch mode, against the profile that the environment names. */
export default defineConfig({
  test: {
    include: ['suites/**/*.suite.ts'],
    setupFiles: ['./scripts/vitest/setup.ts'],
    globalSetup: ['./scripts/vitest/global-setup.ts'],
    pool: 'threads',
    experimental: { viteModuleRunner: false },
    // One worker: limits, shared fixtures and the order of what excludes each other hold for all suites.
    isolate: false,
    maxWorkers: 1,
    fileParallelism: false,
    sequence: { concurrent: true, sequencer: SuiteSequencer },
    // Checks wait more than they send; the transport holds the requests to the limit.
    maxConcurrency: 32,
  },
});
