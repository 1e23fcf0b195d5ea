import { describe, expect, it } from 'vitest';
import { fc, type PropertyBody, type PropertyOptions, runProperty } from '../../src/check/property.ts';
import { Inconclusive, Nonconformance, NotTested, TransportTrouble } from '../../src/model/errors.ts';
import { parseReplayId, type RunConfig } from '../../src/session/config.ts';
import { Meter } from '../../src/session/meter.ts';
import { stage } from './stage.ts';

interface Settings {
  config?: Partial<RunConfig>;
  options?: PropertyOptions;
  signal?: AbortSignal;
}

/** A property of whole numbers below 1,000. */
async function outcome(body: PropertyBody<number>, { config, options = {}, signal }: Settings = {}) {
  const { session } = await stage({ config });
  const named = { requirement: 'partner.me.status', name: 'the property' } as const;
  const arbitrary = fc.integer({ min: 0, max: 999 });
  const circumstances = { session, signal: signal ?? new AbortController().signal, meter: new Meter() };
  return runProperty({ ...named, arbitrary, body, options }, circumstances);
}

async function inputsOf(settings: Settings): Promise<number[]> {
  const inputs: number[] = [];
  await outcome(async (_, input) => void inputs.push(input), settings);
  return inputs;
}

const tooLarge: PropertyBody<number> = async (_, input) => {
  if (input >= 100) throw new Nonconformance('less than 100', String(input), []);
};

describe('a property', () => {
  it.each([
    [{ config: { depth: 'smoke' } }, 2],
    [{ config: { depth: 'standard' } }, 20],
    [{ config: { depth: 'deep' } }, 420],
    [{ config: { depth: 'deep', cases: 6 } }, 6],
    [{ config: { cases: 6 }, options: { scale: 0.5 } }, 3],
    [{ config: { cases: 1 }, options: { scale: 0.1 } }, 1],
  ] satisfies [Settings, number][])('with %j has %i cases', async (settings, cases) => {
    expect(await inputsOf(settings)).toHaveLength(cases);
  });

  it('draws by the seed', async () => {
    const [one, again, other] = [await inputsOf({}), await inputsOf({}), await inputsOf({ config: { seed: 2 } })];
    expect(one).toEqual(again);
    expect(one).not.toEqual(other);
  });

  it('fails with the smallest case, which can be repeated alone', async () => {
    const failure = await outcome(tooLarge);
    expect(failure).toMatchObject({ status: 'failed', got: '100', counterexample: { input: '100' } });
    const replay = parseReplayId(failure.replay ?? '');
    expect(replay?.path).not.toBeNull();
    const inputs = await inputsOf({ config: { replay, seed: replay?.seed ?? 0 } });
    expect(inputs).toEqual([100]);
    expect(await outcome(tooLarge, { config: { replay, seed: 1 } })).toMatchObject({ status: 'failed', got: '100' });
  });

  it('ends by the first trouble, which is not told of the target', async () => {
    let cases = 0;
    const trouble = await outcome(async () => {
      cases += 1;
      throw new Inconclusive('no client');
    });
    expect([trouble.status, trouble.message, cases]).toEqual(['error', 'no client', 1]);
  });

  it('leaves out cases that say nothing, and is not tested where no case says anything', async () => {
    const some = await outcome(async (_, input) => {
      if (input % 2 === 0) throw new NotTested('even');
    });
    expect(some.status).toBe('passed');
    let cases = 0;
    const none = await outcome(async () => {
      cases += 1;
      throw new NotTested('nothing to judge');
    });
    expect([none.status, none.message, cases]).toEqual(['skipped', 'nothing to judge', 3]);
  });

  it('tries a case again whose connection was lost', async () => {
    const seen = new Set<number>();
    const { status } = await outcome(async (_, input) => {
      if (seen.has(input)) return;
      seen.add(input);
      throw new TransportTrouble('lost', { kind: 'lost' });
    });
    expect([status, seen.size > 1]).toEqual(['passed', true]);
  });

  it('has not passed where the run ended before all of its cases', async () => {
    const ended = new AbortController();
    const interrupted = await outcome(async () => ended.abort(), { signal: ended.signal });
    expect(interrupted).toMatchObject({ status: 'error', message: 'the run was interrupted' });
  });
});
