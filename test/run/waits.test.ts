import { describe, expect, it } from 'vitest';
import { Waits } from '../../src/session/waits.ts';

describe('what is waited for', () => {
  it('has its whole time until it failed to come once, and ten times the longest then', () => {
    const waits = new Waits(30_000);
    waits.ended('ready', 1_000, true);
    expect(waits.limitMs('ready')).toBe(30_000);
    waits.ended('ready', 30_000, false);
    expect(waits.limitMs('ready')).toBe(10_000);
    waits.ended('ready', 2_500, true);
    expect(waits.limitMs('ready')).toBe(25_000);
  });

  it('has three seconds at the least, but never more than the profile says', () => {
    for (const [limit, least] of [
      [30_000, 3_000],
      [1_000, 1_000],
    ] as const) {
      const waits = new Waits(limit);
      waits.ended('gone', limit, false);
      expect(waits.limitMs('gone')).toBe(least);
    }
  });

  it('is waited for half as long each time that it did not come again, until it does', () => {
    const waits = new Waits(30_000);
    const limits = Array.from({ length: 5 }, () => {
      waits.ended('listed', waits.limitMs('listed'), false);
      return waits.limitMs('listed');
    });
    expect(limits).toEqual([3_000, 1_500, 750, 400, 400]);
    waits.ended('listed', 10, true);
    expect(waits.limitMs('listed')).toBe(3_000);
  });

  it('says little about what is of another kind', () => {
    const waits = new Waits(30_000);
    waits.ended('ready', 30_000, false);
    expect([waits.limitMs('ready'), waits.limitMs('gone')]).toEqual([3_000, 10_000]);
  });

  it('is looked for less and less often, but when the last one came, and closely from then on', () => {
    const waits = new Waits(30_000);
    expect([0, 20, 300, 5_000].map((waited) => waits.pauseMs('ready', waited))).toEqual([20, 20, 300, 1_000]);
    waits.ended('ready', 4_200, true, 3_900);
    const looks = [0, 2_000, 3_500, 3_900, 3_990, 6_000];
    expect(looks.map((waited) => waits.pauseMs('ready', waited))).toEqual([20, 1_000, 400, 20, 90, 1_000]);
    expect(waits.pauseMs('gone', 3_500)).toBe(1_000);
  });

  it('tells how long it took where nothing took longer before', () => {
    const told: number[] = [];
    const waits = new Waits(30_000, (_what, durationMs) => told.push(durationMs));
    for (const [durationMs, hasCome] of [
      [10, true],
      [5, true],
      [900, false],
      [20, true],
    ] as const)
      waits.ended('ready', durationMs, hasCome);
    expect(told).toEqual([10, 20]);
  });
});
