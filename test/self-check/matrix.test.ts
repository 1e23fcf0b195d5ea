import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { requirements } from '../../generated/catalogue.ts';
import { blanks } from '../../scripts/self-check/blanks.ts';
import { laws, subjects } from '../../scripts/self-check/laws.ts';
import { lawOf, matrixOf, type Shown, unexplained } from '../../scripts/self-check/matrix.ts';

describe('the matrix of laws and what they can befall', () => {
  it('has a law for every requirement, and no law without one', () => {
    const used = new Set(requirements.map(({ id }) => lawOf(id)));
    expect(laws.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([]);
    expect(used.has('')).toBe(false);
  });

  it('gives reasons for places that there are', () => {
    const things = subjects.map(({ api, name }) => `${api} ${name}`);
    for (const blank of blanks) {
      expect(laws.map(({ name }) => name)).toEqual(expect.arrayContaining([...blank.laws]));
      for (const thing of blank.things) expect(things).toContain(thing);
    }
  });

  it('places a fault by the answer that showed it', () => {
    const fault = {
      requirement: 'workspace.at-once',
      caught: true,
      operation: 'GET /api/v1/members/{memberId}/groups',
    };
    const row = matrixOf([fault]).find(({ law }) => law === 'at once');
    expect(row?.cells.filter(({ total }) => total > 0).map(({ subject }) => subject.name)).toEqual(['group']);
  });

  it('had no blank without a reason in the last whole self-check', async () => {
    const report: { faults: Shown[] } = JSON.parse(await readFile('reports/self-check.json', 'utf8'));
    const rows = matrixOf(report.faults.map((fault) => ({ ...fault, operation: fault.operation ?? null })));
    if (report.faults.some(({ operation }) => operation !== undefined)) expect(unexplained(rows)).toEqual([]);
  });
});
