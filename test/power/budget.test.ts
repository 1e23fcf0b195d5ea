import { describe, expect, it } from 'vitest';
import { byPower as greedily } from '../../scripts/power/greedy.ts';
import type { RegisteredCheck } from '../../src/check/registry.ts';
import { affordable, billOf, byPower } from '../../src/run/power/budget.ts';
import { forecastOf, forecastText } from '../../src/run/power/forecast.ts';
import { type CheckCost, type KnownChecks, powerKey } from '../../src/run/power/known.ts';

const whole = (): number => 1;

function check(name: string): RegisteredCheck {
  const run: RegisteredCheck['run'] = () => Promise.reject(new Error('nothing runs here'));
  return { kind: 'check', requirement: 'partner.me.status', name, turn: 'among', file: 'f', run };
}

function cost(requests: number, clients = 0, shared: readonly number[] = []): CheckCost {
  return { requests, made: clients === 0 ? {} : { clients }, shared };
}

/** Checks in the order of power. */
function known(costs: Record<string, CheckCost>, shared: KnownChecks['shared'] = []): KnownChecks {
  const entries = Object.entries(costs).map(
    ([name, each], rank) => [powerKey(check(name)), { ...each, rank }] as const,
  );
  return { checks: new Map(entries), shared };
}

function namesOf(entries: Iterable<RegisteredCheck | { name: string }>): string[] {
  return [...entries].map(({ name }) => name);
}

describe('checks in the order of power', () => {
  it('come before those of which nothing is known, which keep their order', () => {
    const entries = ['new', 'second', 'newer', 'first'].map(check);
    expect(namesOf(byPower(entries, known({ first: cost(1), second: cost(1) })))).toEqual([
      'first',
      'second',
      'new',
      'newer',
    ]);
  });

  it('pay for what they share once', () => {
    const shared = [{ key: 'one', requests: 10, made: { clients: 3 } }];
    const facts = known({ a: cost(1, 0, [0]), b: cost(2, 1, [0]), c: cost(4) }, shared);
    const bill = billOf(['a', 'b', 'c'].map(check), facts, whole);
    expect([bill.requests, bill.things]).toEqual([17, 4]);
  });

  it('are chosen as far as the budget goes, and a cheap one in place of a dear one', () => {
    const facts = known({ a: cost(5), dear: cost(50), b: cost(4, 2), c: cost(1) });
    const entries = ['a', 'dear', 'b', 'c'].map(check);
    const within = (requests: number | null, things: number | null, first: RegisteredCheck[] = []) =>
      namesOf(affordable(entries, { requests, things }, facts, { share: whole, first }));
    expect(within(10, null)).toEqual(['a', 'b', 'c']);
    expect(within(null, 0)).toEqual(['a', 'dear', 'c']);
    expect(within(50, null, [entries[1] ?? check('')])).toEqual(['dear']);
    expect(within(null, null)).toEqual(['a', 'dear', 'b', 'c']);
  });

  it('never overdraw a budget by what is new', () => {
    const chosen = affordable([check('new')], { requests: 5, things: null }, known({}), { share: whole });
    expect(namesOf(chosen)).toEqual([]);
  });

  it('cost less where a property has fewer cases', () => {
    expect(billOf([check('a')], known({ a: cost(20, 10) }), () => 0.1)).toMatchObject({ requests: 2, things: 1 });
  });
});

describe('the greedy cover', () => {
  const order = (checks: Record<string, [CheckCost, ...string[]]>, shared: KnownChecks['shared'] = []) =>
    greedily(
      { checks: new Map(Object.entries(checks).map(([name, [each]]) => [name, each])), shared },
      new Map(Object.entries(checks).map(([name, [, ...faults]]) => [name, new Set(faults)])),
    );

  it('takes what notices most new faults for each request', () => {
    expect(
      order({
        twice: [cost(2), 'a', 'b'],
        thrice: [cost(2), 'a', 'b', 'c'],
        other: [cost(1), 'd'],
        again: [cost(1), 'a'],
        idle: [cost(3)],
      }),
    ).toEqual(['thrice', 'other', 'again', 'twice', 'idle']);
  });

  it('counts what is shared with the first that needs it', () => {
    const shared = [{ key: 'one', requests: 10, made: {} }];
    expect(order({ a: [cost(1, 0, [0]), 'a', 'b'], b: [cost(1, 0, [0]), 'c'], c: [cost(6), 'd'] }, shared)).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('prefers to ask rather than to make', () => {
    expect(order({ making: [cost(1, 1), 'a'], asking: [cost(2), 'b'] })).toEqual(['asking', 'making']);
  });
});

describe('the forecast', () => {
  const bill = {
    requests: 4_213,
    made: new Map([
      ['clients', 118],
      ['invitations', 30],
      ['filespaces', 0],
    ]),
  };

  it('says what a run will send and make, and how long that takes', () => {
    expect(forecastText(forecastOf(bill, { concurrency: 8, rps: null }))).toBe(
      'about 4,200 requests, 120 clients, 30 invitations to example.com addresses; 58 seconds at 100 ms',
    );
  });

  it('takes longer where only so many requests a second are allowed', () => {
    expect(forecastOf(bill, { concurrency: 8, rps: 10 }).durationMs).toBe(421_300);
  });
});
