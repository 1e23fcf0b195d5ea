import fc from 'fast-check';

/**
 * Properties draw the same examples in every run, so that a gate that was green stays green. `TEST_SEED` and
 * `TEST_RUNS` look for more: what they find becomes an example of its own.
 */
fc.configureGlobal({
  seed: Number(process.env.TEST_SEED ?? 1),
  ...(process.env.TEST_RUNS === undefined ? {} : { numRuns: Number(process.env.TEST_RUNS) }),
});
