import module from 'node:module';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Threads that find their modules without types need no WebAssembly to strip them: it may end a whole process when
// many threads load and leave it. The processes of the tests take this from the environment.
module.enableCompileCache();
process.env.NODE_COMPILE_CACHE ??= module.getCompileCacheDir();

/** Tests of the engine, the reports and the reference service; the suites themselves run by `conformance`. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/seed.ts', 'test/quiet.ts'],
    // A busy machine is no defect; what must be bounded says its own bound.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Most of them wait for processes and for services of their own.
    maxWorkers: Math.max(3, availableParallelism() - 1),
  },
});
