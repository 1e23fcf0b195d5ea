import type { ViteUserConfig } from 'vitest/config';
import { SuiteSequencer } from './sequencer.ts';

/** The published package holds compiled suites; this very module tells which are meant. */
const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';

/** Shared by `conformance run` and plain `npx --no-install vitest`. */
export function vitestSettings(concurrency: number): NonNullable<ViteUserConfig['test']> {
  return {
    include: [`suites/**/*.suite.${extension}`],
    // The package itself lies below `node_modules`, which the default leaves out.
    exclude: [],
    // Rules that hold for every answer must stand before the first one comes.
    setupFiles: ['suites/every-answer', 'suites/head-start'].map((file) => `${file}.${extension}`),
    pool: 'threads',
    experimental: { viteModuleRunner: false },
    // One worker: limits, shared fixtures and the order of what excludes each other hold for the whole run.
    isolate: false,
    maxWorkers: 1,
    fileParallelism: false,
    sequence: { concurrent: true, sequencer: SuiteSequencer },
    // Checks wait more than they send; the transport holds the requests to the limit.
    maxConcurrency: concurrency * 4,
    passWithNoTests: true,
  };
}
