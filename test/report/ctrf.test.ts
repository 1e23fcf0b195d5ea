import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { renderCtrf } from '../../src/report/ctrf.ts';
import { HOSTILE, reportOf } from './hostile.ts';
import { everyStatus, report } from './sample.ts';

const text = { type: 'string' };
const whole = { type: 'integer' };
const strict = (required: string[], properties: Record<string, object>) => ({
  type: 'object',
  required,
  additionalProperties: false,
  properties: { extra: { type: 'object' }, ...properties },
});

/** The keys of the format that this project uses; a key it does not know may stand in `extra` only. */
const schema = strict(['reportFormat', 'specVersion', 'results'], {
  reportFormat: { const: 'CTRF' },
  specVersion: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+$' },
  reportId: { type: 'string', format: 'uuid' },
  timestamp: { type: 'string', format: 'date-time' },
  generatedBy: text,
  results: strict(['tool', 'summary', 'tests'], {
    tool: strict(['name'], { name: { type: 'string', minLength: 1 }, version: text }),
    summary: strict(['tests', 'passed', 'failed', 'skipped', 'pending', 'other', 'start', 'stop'], {
      tests: whole,
      passed: whole,
      failed: whole,
      skipped: whole,
      pending: whole,
      other: whole,
      suites: whole,
      start: whole,
      stop: whole,
      duration: whole,
    }),
    environment: strict([], { appName: text, testEnvironment: text, healthy: { type: 'boolean' } }),
    tests: {
      type: 'array',
      items: strict(['name', 'status', 'duration'], {
        id: { type: 'string', format: 'uuid' },
        name: { type: 'string', minLength: 1 },
        status: { enum: ['passed', 'failed', 'skipped', 'pending', 'other'] },
        duration: whole,
        suite: { type: 'array', minItems: 1, items: text },
        message: text,
        trace: text,
        rawStatus: text,
        tags: { type: 'array', items: text },
      }),
    },
  }),
});

const ajv = new Ajv({ allErrors: true });
formats.default(ajv);
const validate = ajv.compile(schema);

interface Ctrf {
  results: {
    summary: Record<'tests' | 'passed' | 'failed' | 'skipped' | 'other', number>;
    tests: { id: string; status: string; rawStatus: string; message?: string; trace?: string }[];
  };
}

function parse(document: string): Ctrf {
  return JSON.parse(document);
}

describe('renderCtrf', () => {
  it('has only keys of the format, also for hostile texts', () => {
    expect(validate(JSON.parse(renderCtrf(report(everyStatus())))), JSON.stringify(validate.errors)).toBe(true);
    expect(validate(JSON.parse(renderCtrf(reportOf(HOSTILE).report))), JSON.stringify(validate.errors)).toBe(true);
  });

  it('calls failed only what fails the run', () => {
    const { summary, tests } = parse(renderCtrf(report(everyStatus()))).results;
    expect(summary).toMatchObject({ tests: 10, failed: 1, other: 3, skipped: 1, passed: 5 });
    const raw = tests.map(({ status, rawStatus }) => `${status} ${rawStatus}`);
    for (const expected of [
      'failed failed',
      'other warning',
      'other expected-failure',
      'other error',
      'skipped not-tested',
    ]) {
      expect(raw).toContain(expected);
    }
  });

  it('carries the evidence of a failure', () => {
    const failed = parse(renderCtrf(report(everyStatus()))).results.tests.find(({ status }) => status === 'failed');
    expect(failed?.message).toBe('expected status 400, got status 201');
    expect(failed?.trace).toContain('curl -X POST');
  });

  it('gives each test an id of its own that is the same in every run', () => {
    const ids = (seed: number) => parse(renderCtrf(report(everyStatus(), { seed }))).results.tests.map(({ id }) => id);
    expect(new Set(ids(1)).size).toBe(10);
    expect(ids(1)).toEqual(ids(2));
  });
});
