import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Report } from '../../src/model/report.ts';
import { renderSarif } from '../../src/report/sarif.ts';
import { HOSTILE, reportOf } from './hostile.ts';
import { everyStatus, failedCheck, report, requirement } from './sample.ts';

const schema: unknown = JSON.parse(readFileSync(new URL('./schemas/sarif-2.1.0.json', import.meta.url), 'utf8'));

const shape = z.object({
  runs: z.tuple([
    z.object({
      tool: z.object({
        driver: z.object({ rules: z.array(z.object({ id: z.string(), helpUri: z.string().optional() })) }),
      }),
      results: z.array(
        z.object({
          ruleId: z.string(),
          ruleIndex: z.number(),
          level: z.string(),
          message: z.object({ text: z.string() }),
          locations: z.tuple([
            z.object({
              physicalLocation: z.object({
                artifactLocation: z.object({ uri: z.string() }),
                region: z.object({ startLine: z.number() }),
              }),
            }),
          ]),
          partialFingerprints: z.record(z.string(), z.string()),
          suppressions: z.array(z.object({ justification: z.string() })).optional(),
        }),
      ),
    }),
  ]),
});

function sarif(of: Report) {
  const [{ tool, results }] = shape.parse(JSON.parse(renderSarif(of))).runs;
  return { rules: tool.driver.rules, results };
}

describe('renderSarif', () => {
  it.each([
    ['nothing', report([])],
    ['every status', report(everyStatus())],
    ['hostile texts', reportOf(HOSTILE).report],
  ])('fits the schema of SARIF 2.1.0: %s', (_, of) => {
    if (typeof schema !== 'object' || schema === null) throw new TypeError('the schema is no object');
    const validate = addFormats
      .default(new Ajv({ strict: false, allErrors: true, unicodeRegExp: false }))
      .compile(schema);
    validate(JSON.parse(renderSarif(of)));
    expect(validate.errors).toBeNull();
    expect(validate({ version: '2.1.0', runs: [{}] })).toBe(false);
  });

  it('has failures as errors, warnings as warnings, and what was expected as accepted', () => {
    const { rules, results } = sarif(report(everyStatus()));
    expect(results.map(({ ruleId, level }) => [ruleId.split('.').at(-1), level])).toEqual([
      ['failed', 'error'],
      ['warning', 'warning'],
      ['expected-failure', 'error'],
    ]);
    expect(results.map(({ suppressions }) => suppressions?.length)).toEqual([undefined, undefined, 1]);
    expect(results.map(({ ruleId, ruleIndex }) => rules[ruleIndex]?.id === ruleId)).toEqual([true, true, true]);
  });

  it('leads to the line of the operation in the contract', () => {
    const { results } = sarif(report([requirement('failed', { operations: ['DELETE /api/v1/clients/{clientId}'] })]));
    const { artifactLocation, region } = results[0]?.locations[0].physicalLocation ?? {};
    expect(artifactLocation?.uri).toBe('openapi/partner.json');
    const lines = readFileSync(new URL('../../generated/partner.json', import.meta.url), 'utf8').split('\n');
    expect(lines[(region?.startLine ?? 0) - 1]).toBe('      "delete": {');
  });

  it('knows a deviation again, whatever was answered', () => {
    const got = (answer: string) => report([requirement('failed', { checks: [failedCheck({ got: answer })] })]);
    const [one, other] = ['status 201', 'status 500'].map((answer) => sarif(got(answer)).results[0]);
    expect(one?.partialFingerprints).toEqual(other?.partialFingerprints);
    const elsewhere = requirement('failed', { checks: [failedCheck({ name: 'another check' })] });
    expect(sarif(report([elsewhere])).results[0]?.partialFingerprints).not.toEqual(one?.partialFingerprints);
  });

  it('links a rule to the documentation only where that has an address', () => {
    const helpOf = (documentation: string) =>
      sarif(report([requirement('failed', { documentation })])).rules[0]?.helpUri;
    expect(helpOf('https://docs.example.com/requirements.html#a')).toBe('https://docs.example.com/requirements.html#a');
    expect(helpOf('../site/requirements.html#a')).toBeUndefined();
  });
});
