import { describe, expect, it } from 'vitest';
import { requirements } from '../../generated/catalogue.ts';
import { createContext } from '../../src/check/context.ts';
import { bailRule, Failures } from '../../src/run/bail.ts';
import { stage } from './stage.ts';

const idOf = (level: string): string => requirements.find((each) => each.level === level)?.id ?? '';
const must = idOf('MUST');
const should = idOf('SHOULD');
const known = { requirement: must, owner: 'somebody', reason: 'known', expires: '2999-01-01' };

function ends(rule: ReturnType<typeof bailRule>, requirement: string): boolean {
  const failures = new Failures(rule);
  failures.add({ requirement, name: 'the check' });
  return failures.areEnough;
}

describe('--bail', () => {
  it('ends a run at a failure of a MUST, and of a SHOULD where warnings count', () => {
    expect([ends(bailRule(false, []), must), ends(bailRule(false, []), should)]).toEqual([true, false]);
    expect(ends(bailRule(true, []), should)).toBe(true);
  });

  it('goes on where the failure was told to expect, until that expires', () => {
    expect(ends(bailRule(false, [known]), must)).toBe(false);
    expect(ends(bailRule(false, [{ ...known, check: 'the check' }]), must)).toBe(false);
    expect(ends(bailRule(false, [{ ...known, check: 'another one' }]), must)).toBe(true);
    expect(ends(bailRule(false, [{ ...known, expires: '2020-01-01' }]), must)).toBe(true);
  });

  it('ends a run after so many failures, and counts all of them', () => {
    const failures = new Failures(bailRule(false, [], 2));
    for (const requirement of [must, should]) failures.add({ requirement, name: 'the check' });
    expect([failures.all, failures.counted, failures.areEnough]).toEqual([2, 1, false]);
    failures.add({ requirement: must, name: 'answers of every kind' });
    expect([failures.all, failures.counted, failures.areEnough]).toEqual([3, 2, true]);
  });
});

describe('an answer that does not conform', () => {
  it('is told once of its kind, as it comes', async () => {
    const told: string[] = [];
    const { session } = await stage({
      answer: (_, response) => response.writeHead(418, { 'content-type': 'application/json' }).end('{}'),
      session: { onProblem: ({ requirement }) => told.push(requirement) },
    });
    const { partner } = createContext(session, undefined, 'a check');
    await partner.GET('/api/v1/me');
    await partner.GET('/api/v1/me');
    expect(told).toEqual(['partner.response.status']);
  });

  it('is in the report, though whoever got it was left where it stood', async () => {
    const { session, journal } = await stage({
      answer: (_, response) => response.writeHead(418, { 'content-type': 'application/json' }).end('{}'),
    });
    const { partner } = createContext(session, undefined, 'a check');
    await partner.GET('/api/v1/me');
    const kept = (): string[] => journal.map(({ type }) => type).filter((type) => /exchange|finding/.test(type));
    expect(kept()).toEqual([]);
    session.recorder.handOverRest();
    expect(kept()).toContain('exchange');
    expect(kept()).toContain('finding');
  });
});
