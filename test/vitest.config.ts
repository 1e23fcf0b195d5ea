import { defineConfig } from 'vitest/config';

/** Tests of the engine, the reports and the reference service; the suites themselves run by `conformance`. */
export default defineConfig({
  test: { root: new URL('..', import.meta.url).pathname, include: ['test/**/*.test.ts'] },
});
