import { describe, expect, it } from 'vitest';
import { Pace } from '../../src/http/pace.ts';

function pace(most: number): { pace: Pace; clock: { now: number } } {
  const clock = { now: 0 };
  return { pace: new Pace(most, () => clock.now), clock };
}

describe('Pace', () => {
  it('halves once for what was under way together', () => {
    const { pace: it8, clock } = pace(8);
    clock.now = 10;
    for (let refusal = 0; refusal < 8; refusal += 1) it8.refused(5, 1_000);
    expect(it8.width).toBe(4);
    it8.refused(10, 1_000);
    expect(it8.width).toBe(2);
  });

  it('grows by one for each window of good answers, up to what the profile allows', () => {
    const { pace: it8 } = pace(8);
    it8.refused(0, 0);
    for (let answer = 0; answer < 5; answer += 1) it8.answered();
    expect(it8.width).toBe(5);
    for (let answer = 0; answer < 100; answer += 1) it8.answered();
    expect(it8.width).toBe(8);
  });

  it('holds everything back only where one at a time is too many', () => {
    const { pace: it2, clock } = pace(2);
    it2.refused(0, 2_000);
    expect([it2.width, it2.takeTurn()]).toEqual([1, 0]);
    clock.now = 5;
    it2.refused(5, 2_000);
    expect([it2.width, it2.takeTurn()]).toEqual([1, 2_000]);
    clock.now = 5_005;
    expect(it2.takeTurn()).toBe(0);
  });

  it('holds back what has taken its turn already, once it is asked for so many a second', () => {
    const { pace: it1, clock } = pace(1);
    it1.refused(0, 1_000);
    expect([it1.isHeld, it1.takeTurn()]).toEqual([true, 1_000]);
    clock.now = 1_000;
    expect(it1.isHeld).toBe(false);
    for (let answer = 0; answer < 10; answer += 1) it1.answered();
    it1.refused(1_000, 2_000);
    expect([it1.width, it1.isHeld]).toEqual([1, true]);
    it1.forgive();
    expect(it1.isHeld).toBe(false);
  });

  it('finds out how many a second are not too many, where one at a time is', () => {
    const { pace: it1, clock } = pace(1);
    const bucket = { tokens: 10, at: 0 };
    const refusedIn = (seconds: number): { sent: number; refused: number } => {
      const count = { sent: 0, refused: 0 };
      for (const end = clock.now + seconds * 1_000; clock.now < end; ) {
        clock.now += it1.takeTurn() + 2;
        bucket.tokens = Math.min(10, bucket.tokens + ((clock.now - bucket.at) * 50) / 1_000);
        bucket.at = clock.now;
        count.sent += 1;
        if (bucket.tokens >= 1) {
          bucket.tokens -= 1;
          it1.answered();
        } else {
          count.refused += 1;
          it1.refused(clock.now, 500);
        }
      }
      return count;
    };
    refusedIn(30);
    const { sent, refused } = refusedIn(60);
    expect(sent).toBeGreaterThan(30 * 60);
    expect(refused).toBeLessThan(sent / 100);
  });

  it('goes as fast as before where nothing is refused any more', () => {
    const { pace: it1, clock } = pace(1);
    it1.refused(0, 100);
    expect([it1.takeTurn(), it1.takeTurn()]).toEqual([1_000, 2_000]);
    for (let answer = 0; answer < 1_000; answer += 1) it1.answered();
    clock.now = 5_000;
    expect([it1.takeTurn(), it1.takeTurn()]).toEqual([0, 0]);
  });

  it('asks for fewer answers at a time where they are large, and for more again where they are not', () => {
    const { pace: it8 } = pace(8);
    it8.weighed(500_000);
    expect(it8.width).toBe(8);
    it8.weighed(10_000_000);
    expect(it8.width).toBe(1);
    for (let answer = 0; answer < 100; answer += 1) {
      it8.answered();
      it8.weighed(1_000);
    }
    expect(it8.width).toBe(8);
  });
});
