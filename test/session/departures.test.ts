import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Departures } from '../../src/session/departures.ts';
import { Waits } from '../../src/session/waits.ts';

/** Looks until nothing is left, as a pool does that somebody waits for. */
async function looksUntilEmpty(departures: Departures, mostLooks: number): Promise<number> {
  for (let looks = 0; looks < mostLooks; looks += 1) {
    if (departures.size === 0) return looks;
    departures.look(Date.now() + looks * 2_000, () => undefined);
    await setImmediate();
  }
  return mostLooks;
}

function answers(...each: boolean[]): () => Promise<boolean> {
  return () => Promise.resolve(each.shift() ?? true);
}

describe('departures', () => {
  it('keep a place until what had it is gone', async () => {
    const departures = new Departures(new Waits(30_000));
    departures.add(answers(false, false, true));
    expect(departures.size).toBe(1);
    expect(await looksUntilEmpty(departures, 10)).toBe(3);
    expect(departures.size).toBe(0);
  });

  it('keep none for longer than a run waits', async () => {
    const departures = new Departures(new Waits(0));
    departures.add(answers(false));
    expect(await looksUntilEmpty(departures, 10)).toBe(1);
  });

  it('are not looked at on a target from which everything goes at once', async () => {
    const departures = new Departures(new Waits(30_000));
    for (let made = 0; made < 5; made += 1) departures.add(answers(true));
    expect(await looksUntilEmpty(departures, 10)).toBe(3);
    departures.add(answers(false));
    expect(departures.size).toBe(0);
  });

  it('keep no place of what cannot be asked for', async () => {
    const departures = new Departures(new Waits(30_000));
    departures.add(() => Promise.reject(new Error('no answer')));
    expect(await looksUntilEmpty(departures, 10)).toBe(1);
  });
});
