import { z } from 'zod';
import type { Report } from '../model/report.ts';

const text = z.string();
const api = z.enum(['partner', 'workspace']);
const requirementStatus = z.enum(['passed', 'failed', 'warning', 'expected-failure', 'inconclusive', 'not-tested']);

const check = z.object({
  name: text,
  status: z.enum(['passed', 'failed', 'error', 'skipped']),
  durationMs: z.number(),
  message: text.nullable(),
  expected: text.nullable(),
  got: text.nullable(),
  counterexample: z.object({ input: text, seed: z.number(), path: text }).nullable(),
  reproduce: text.nullable(),
  script: text.nullish(),
  replay: text.nullable(),
  exchanges: z.array(text),
  // Reports of old do not say where it showed.
  operations: z.array(text).optional(),
  answer: z.number().nullish(),
});

const requirement = z.object({
  id: text,
  level: z.enum(['MUST', 'SHOULD']),
  api,
  statement: text,
  // Reports of old know the heading alone.
  source: z.object({
    document: text,
    section: text,
    at: text.nullable().default(null),
    locator: text.nullable().default(null),
  }),
  basis: z.enum(['stated', 'derived', 'reading']).nullable().default(null),
  from: z.array(text).default([]),
  reading: text.nullable().default(null),
  documentation: text.nullable().default(null),
  operations: z.array(text),
  wfc: text.nullable(),
  status: requirementStatus,
  reason: text.nullable(),
  checks: z.array(check),
  foldedUnder: text.optional(),
});

const change = z.object({ id: text, before: requirementStatus, after: requirementStatus, reason: text.nullable() });

const count = z.number();
const historyRun = z.object({
  startedAt: text,
  verdict: z.enum(['conformant', 'nonconformant', 'inconclusive']),
  depth: z.enum(['smoke', 'standard', 'deep']),
  passed: count,
  failed: count,
  warning: count,
});
const part = z.object({ baseUrl: text });

/** What a `report.json` must look like to be read; unknown keys are dropped. */
export const reportShape: z.ZodType<Report> = z.object({
  schemaVersion: z.literal(1, 'is not 1: it is something else, or the report of another version of the suite'),
  suite: z.object({ name: text, version: text }),
  target: z.object({ name: text, partner: part.optional(), workspace: part.optional() }),
  startedAt: text,
  finishedAt: text,
  durationMs: z.number(),
  seed: z.number(),
  depth: z.enum(['smoke', 'standard', 'deep']),
  shard: z.object({ index: z.number(), count: z.number() }).nullish(),
  strict: z.boolean().optional(),
  trouble: text.nullish(),
  verdict: z.enum(['conformant', 'nonconformant', 'inconclusive']),
  verdictReason: text.nullable(),
  summary: z.object({
    requirements: z.object({
      total: count,
      passed: count,
      failed: count,
      warning: count,
      expectedFailure: count,
      inconclusive: count,
      notTested: count,
    }),
    checks: z.object({ total: count, passed: count, failed: count, error: count, skipped: count }),
    requests: count,
    observations: count,
  }),
  requirements: z.array(requirement),
  observations: z.array(z.object({ id: text, question: text, answer: text, exchanges: z.array(text) })),
  leftovers: z.array(z.object({ what: text, remedy: text })),
  profileMistakes: z.array(z.object({ key: text, note: text })).optional(),
  expectedFailures: z.array(
    z.object({
      requirement: text,
      check: text.nullable(),
      reason: text,
      owner: text,
      expires: text,
      state: z.enum(['used', 'untested', 'stale', 'expired']),
    }),
  ),
  comparison: z
    .object({
      regressions: z.array(change),
      fixed: z.array(change),
      newlyUntested: z.array(change),
      leftOut: count.optional(),
      changedObservations: z.array(z.object({ id: text, question: text, before: text, after: text })),
    })
    .nullable(),
  observed: z.array(text).optional(),
  refused: z.array(z.object({ api, operation: text, says: text, exchange: text })).optional(),
  unrefused: z.array(text).optional(),
  gatewayPages: z.record(text, count).optional(),
  history: z
    .object({ since: text, runs: z.array(historyRun), broken: z.array(text), mended: z.array(text) })
    .optional(),
});
