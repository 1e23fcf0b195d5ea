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
    for (let refusal = 0; refusal < 8; refusal += 1) it8.refused(5, { waitMs: 1_000, together: 9 - refusal });
    expect(it8.width).toBe(4);
    it8.refused(10, { waitMs: 1_000, together: 4 });
    expect(it8.width).toBe(2);
  });

  it('grows by one for each window of good answers, up to what the profile allows', () => {
    const { pace: it8 } = pace(8);
    it8.refused(0, { waitMs: 0, together: 8 });
    for (let answer = 0; answer < 5; answer += 1) it8.answered();
    expect(it8.width).toBe(5);
    for (let answer = 0; answer < 100; answer += 1) it8.answered();
    expect(it8.width).toBe(8);
  });

  it('seldom tries again how many at once were too many twice', () => {
    const { pace: it8, clock } = pace(8);
    const count = { sent: 0, refused: 0 };
    for (let moment = 1; moment <= 2_000; moment += 1) {
      clock.now = moment;
      count.sent += 1;
      if (it8.width <= 2) it8.answered();
      else {
        count.refused += 1;
        it8.refused(moment, { waitMs: 1_000, together: 3 });
        expect(it8.isHeld).toBe(false);
      }
    }
    expect(count.refused).toBeLessThan(count.sent / 25);
    for (let answer = 0; answer < 500; answer += 1) it8.answered();
    expect(it8.width).toBe(8);
  });

  it('finds no limit where one of many is refused, however many are under way', () => {
    const { pace: it8, clock } = pace(8);
    let state = 1;
    const draw = (below: number): number => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    let widths = 0;
    for (clock.now = 1; clock.now <= 20_000; clock.now += 1) {
      if (draw(60) === 0) it8.refused(clock.now, { waitMs: 1_000, together: it8.width });
      else it8.answered();
      widths += it8.width;
    }
    expect(widths / 20_000).toBeGreaterThan(5.8);
    expect(it8.isHeld).toBe(false);
  });

  it('holds everything back only where one that was alone came too soon', () => {
    const { pace: it2, clock } = pace(2);
    it2.refused(0, { waitMs: 2_000, together: 2 });
    expect([it2.width, it2.takeTurn()]).toEqual([1, 0]);
    clock.now = 5;
    it2.refused(5, { waitMs: 2_000, together: 1 });
    expect([it2.width, it2.takeTurn()]).toEqual([1, 2_000]);
    clock.now = 5_005;
    expect(it2.takeTurn()).toBe(0);
  });

  it('holds back what has taken its turn already, once it is asked for so many a second', () => {
    const { pace: it1, clock } = pace(1);
    it1.refused(0, { waitMs: 1_000, together: 1 });
    expect([it1.isHeld, it1.takeTurn()]).toEqual([true, 1_000]);
    clock.now = 1_000;
    expect(it1.isHeld).toBe(false);
    for (let answer = 0; answer < 10; answer += 1) it1.answered();
    it1.refused(1_000, { waitMs: 2_000, together: 1 });
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
          it1.refused(clock.now, { waitMs: 500, together: 1 });
        }
      }
      return count;
    };
    refusedIn(30);
    const { sent, refused } = refusedIn(60);
    expect(sent).toBeGreaterThan(30 * 60);
    expect(refused).toBeLessThan(sent / 100);
  });

  it('is soon as fast again as it was, however slow it became', () => {
    const { pace: it1, clock } = pace(1);
    for (let refusal = 0; refusal < 3; refusal += 1) {
      clock.now += 10_000;
      it1.refused(clock.now, { waitMs: 0, together: 1 });
    }
    const slow = clock.now;
    for (let answer = 0; answer < 250; answer += 1) {
      clock.now += it1.takeTurn();
      it1.answered();
    }
    expect(clock.now - slow).toBeLessThan(120_000);
  });

  it('goes as fast as before where nothing is refused any more', () => {
    const { pace: it1, clock } = pace(1);
    it1.refused(0, { waitMs: 100, together: 1 });
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
