import { describe, expect, it } from 'vitest';
import { openPoints, requirements } from '../../generated/catalogue.ts';
import { registry } from '../../src/check/registry.ts';
import { exchangesOf } from '../../src/model/exchanges.ts';
import { renderHtml } from '../../src/report/html.ts';
import { jsonLines } from '../../src/report/json-lines.ts';
import { loadSuites } from '../../src/run/suite-files.ts';
import { check, report, requirement } from './sample.ts';

await loadSuites();
const names = Map.groupBy(
  registry.entries.filter((entry) => entry.kind !== 'observation'),
  (entry): string => entry.requirement,
);

/** Everything was tested, and everything is as it should be. */
const conformant = report(
  requirements.map((each) => {
    const own = (names.get(each.id) ?? []).map(({ name }) => check({ name }));
    // What is judged on every answer is judged by operation.
    const judged = each.operations.map((operation) => check({ name: `${operation} answers as it should` }));
    const checks = own.length > 0 ? own : judged;
    const source = { document: each.document, section: each.section, at: each.at, locator: each.source };
    return requirement('passed', { ...each, from: [...each.from], operations: [...each.operations], source, checks });
  }),
  {
    observations: openPoints.map(({ id, question }) => ({ id, question, answer: 'yes, it does', exchanges: ['x1'] })),
  },
);

describe('the report of a conformant run', () => {
  it.each([
    ['report.html', () => renderHtml(conformant, exchangesOf([]))],
    ['report.json', () => jsonLines(conformant)],
  ])('is read and sent easily: %s', (_, render) => {
    expect(conformant.summary.checks.total).toBeGreaterThan(2_800);
    expect(render().length).toBeLessThan(2_000_000);
  });
});

describe('the lines of report.json', () => {
  it('say the same, with a line for each check and each field above it', () => {
    const text = jsonLines(conformant);
    expect(JSON.parse(text)).toEqual(conformant);
    const checks = text.split('\n').filter((line) => line.startsWith('        {"name":'));
    expect(checks).toHaveLength(conformant.summary.checks.total);
    expect(jsonLines({ a: [], b: {}, c: undefined, d: [1, 'x'] })).toBe(`{\n  "a": [],\n  "b": {},\n  "d": [1,"x"]\n}`);
  });
});
