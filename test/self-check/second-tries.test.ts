import { describe, expect, it } from 'vitest';
import { jobOf, judged, membersAlone, secondTries } from '../../scripts/self-check/groups.ts';
import type { FaultResult, Job, VariantResult } from '../../scripts/self-check/jobs.ts';

const fault: Job = { kind: 'fault', id: 'bug', requirement: 'partner.ping.fields' };
const group = jobOf(['one', 'two']);

function faultResult(caught: boolean): FaultResult {
  return {
    kind: 'fault',
    id: 'bug',
    requirement: 'partner.ping.fields',
    status: caught ? 'failed' : 'passed',
    caught,
    reason: null,
    operation: null,
    also: [],
    openDemands: [],
    noticedBy: [],
    durationMs: 1,
  };
}

function variantResult(id: string, verdict = 'conformant'): VariantResult {
  return {
    kind: 'variant',
    id,
    verdict,
    complaints: [],
    openDemands: [],
    leftovers: 0,
    tested: 1,
    requests: 1,
    durationMs: 1,
  };
}

describe('what came out badly', () => {
  it('goes again', () => {
    const first = [faultResult(false), variantResult(group.id, 'inconclusive')];
    expect(secondTries(first, [fault, group]).map(({ id }) => id)).toEqual(['bug', group.id]);
    expect(secondTries([faultResult(true), variantResult(group.id)], [fault, group])).toEqual([]);
  });

  it('is looked for among the members of a group that came out so twice', () => {
    const second = [faultResult(false), variantResult(group.id, 'inconclusive')];
    expect(membersAlone(second, [fault, group]).map(({ id }) => id)).toEqual(['one', 'two']);
    expect(membersAlone([variantResult(group.id)], [fault, group])).toEqual([]);
  });

  it('does not go again where that is no chance', () => {
    const many: Job[] = Array.from({ length: 41 }, (_, index) => ({ ...fault, id: `bug-${index}` }));
    const results = many.map(({ id }) => ({ ...faultResult(false), id }));
    expect(secondTries(results, many)).toEqual([]);
    expect(judged(results, many, []).results).toEqual(results);
  });

  it('is judged by the second try, and told', () => {
    const { results, unsteady } = judged([faultResult(false)], [fault], [faultResult(true)]);
    expect(results).toEqual([faultResult(true)]);
    expect(unsteady).toEqual([faultResult(false)]);
    expect(judged([faultResult(false)], [fault], [faultResult(false)])).toEqual({
      results: [faultResult(false)],
      unsteady: [],
    });
  });

  it('accuses the members that are accused by themselves, or else the group beside them', () => {
    const bad = variantResult(group.id, 'nonconformant');
    const singles = [variantResult('one', 'nonconformant'), variantResult('two')];
    expect(judged([bad], [group], [bad, ...singles])).toEqual({ results: singles, unsteady: [] });
    const clean = [variantResult('one'), variantResult('two')];
    expect(judged([bad], [group], [bad, ...clean])).toEqual({ results: [...clean, bad], unsteady: [] });
    expect(judged([bad], [group], [variantResult(group.id), ...clean])).toEqual({ results: clean, unsteady: [bad] });
  });
});
