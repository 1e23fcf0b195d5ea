import { describe, expect, it } from 'vitest';
import type { RegisteredCheck, Turn } from '../../src/check/registry.ts';
import { type CheckCost, type KnownChecks, powerKey } from '../../src/run/power/known.ts';
import { type Supply, takeNext } from '../../src/run/room-first.ts';

function check(name: string, turn: Turn = 'among'): RegisteredCheck {
  const run: RegisteredCheck['run'] = () => Promise.reject(new Error('nothing runs here'));
  return { kind: 'check', requirement: 'partner.me.status', name, turn, file: 'f', run };
}

const costs: Readonly<Record<string, Omit<CheckCost, 'requests'>>> = {
  makes: { made: { filespaces: 1 }, shared: [] },
  'makes another': { made: { filespaces: 1 }, shared: [] },
  'looks at one': { made: {}, shared: [0] },
  'looks at another': { made: { directories: 2 }, shared: [1] },
  reads: { made: {}, shared: [] },
};
const known: KnownChecks = {
  checks: new Map(
    Object.entries(costs).map(([name, cost], rank) => [powerKey(check(name)), { ...cost, requests: 1, rank }]),
  ),
  shared: ['one', 'another'].map((key) => ({ key, requests: 2, made: { filespaces: 1 } })),
};

/** The names in the order in which they are taken. */
function order(supply: Supply, ...queues: readonly (readonly RegisteredCheck[])[]): string[] {
  const left = queues.map((queue) => [...queue]);
  return left.flat().map(() => {
    const next = takeNext(left, supply, known);
    return next?.kind === 'check' ? next.name : '';
  });
}

const short: Supply = { shortOf: new Set(['filespaces']), labels: new Set(['one']) };
const plenty: Supply = { shortOf: new Set(), labels: new Set() };

describe('the next check', () => {
  it('is the first of the queue where there is room for all', () => {
    const names = Object.keys(costs);
    expect(
      order(
        plenty,
        names.map((name) => check(name)),
      ),
    ).toEqual(names);
  });

  it('is one that looks at what there is, or needs nothing, where others wait for room', () => {
    const wanted = ['looks at one', 'reads', 'makes', 'makes another', 'looks at another'];
    expect(
      order(
        short,
        Object.keys(costs).map((name) => check(name)),
      ),
    ).toEqual(wanted);
  });

  it('may be one of the batches beside it, but for those of a later turn', () => {
    const [own, beside, later] = [[check('makes')], [check('looks at one')], [check('reads', 'late')]];
    expect(order(short, own, beside, later)).toEqual(['looks at one', 'makes', 'reads']);
  });

  it('waits where nothing is known of it', () => {
    expect(order(short, [check('new'), check('reads')])).toEqual(['reads', 'new']);
  });
});
