import { describe, expect, it } from 'vitest';
import { Breaker } from '../../src/http/breaker.ts';

const silent = 'GET /silent';
const other = 'GET /other';

function breaker(settings: { concurrency?: number; isSuspect?: boolean } = {}) {
  const clock = { now: 1_000 };
  const made = new Breaker({ timeoutMs: 15_000, concurrency: 8, ...settings, now: () => clock.now });
  /** A request that takes as long as it may. */
  const times = (operation: string, count = 1): void => {
    const startedAt = clock.now;
    clock.now += made.patienceMs;
    for (let request = 0; request < count; request += 1)
      made.unanswered(operation, { kind: 'silent', message: 'no answer within 5 ms' }, startedAt);
  };
  return { breaker: made, clock, times };
}

describe('Breaker', () => {
  it('gives an operation up after three rounds of silence, and no other', () => {
    const { breaker: it, times } = breaker();
    for (let round = 0; round < 3; round += 1) {
      expect(it.refusal(silent)).toBeNull();
      times(silent, 2);
      it.answered(other, 5);
    }
    expect(it.refusal(silent)).toMatch(/GET \/silent was given up: no answer .*within 5 ms/);
    expect(it.refusal(other)).toBeNull();
    expect(it.isInDoubt).toBe(false);
  });

  it('counts anew after an answer, and what was under way together as one', () => {
    const { breaker: it, times } = breaker();
    times(silent, 7);
    times(silent);
    it.answered(silent, 5);
    times(silent);
    times(silent);
    expect(it.refusal(silent)).toBeNull();
  });

  it('loses patience after some timeouts, but not with what is slow', () => {
    const { breaker: it, times } = breaker();
    it.answered(other, 400);
    expect(it.patienceMs).toBe(15_000);
    times(silent, 3);
    expect(it.patienceMs).toBe(4_000);
    it.answered(other, 900);
    expect(it.patienceMs).toBe(9_000);
    it.answered(other, 9_000);
    expect(it.patienceMs).toBe(15_000);
  });

  it('gives an operation up that only asks to come back later, for longer than a request waits', () => {
    const { breaker: it, clock } = breaker();
    const putOff = (): void => it.putOff(silent, { status: 429, patienceMs: 60_000, sentAt: clock.now, askedMs: null });
    const tooLong = 80_000;
    putOff();
    clock.now += tooLong;
    it.served(silent);
    putOff();
    clock.now += 60_000;
    putOff();
    expect(it.refusal(silent)).toBeNull();
    clock.now += tooLong - 60_000;
    it.answered(silent, 5);
    putOff();
    expect(it.refusal(silent)).toMatch(/GET \/silent was given up: it answered nothing but 429 for 80 s/);
    expect(it.refusal(other)).toBeNull();
  });

  it('gives an operation up that names its time again and again in vain, while others are served', () => {
    const { breaker: it, clock } = breaker();
    const putOff = (operation: string): void => {
      it.putOff(operation, { status: 429, patienceMs: 60_000, sentAt: clock.now, askedMs: 1_000 });
      // Sent together with it.
      it.putOff(operation, { status: 429, patienceMs: 60_000, sentAt: clock.now, askedMs: 1_000 });
      clock.now += 1_000;
    };
    for (let round = 0; round < 20; round += 1) putOff(silent);
    expect(it.refusal(silent)).toBeNull();
    expect(it.isPutOff(silent)).toBe(true);
    it.served(other);
    putOff(silent);
    expect(it.refusal(silent)).toMatch(/GET \/silent was given up: .*429 for 20 s, 21 times in a row/);
    for (let round = 0; round < 9; round += 1) putOff(other);
    expect(it.refusal(other)).toBeNull();
  });

  it('gives an operation up that a gateway answers for, while others are answered', () => {
    const { breaker: it } = breaker();
    const page = { kind: 'gateway', message: 'behind a gateway: 502' } as const;
    for (let round = 0; round < 200; round += 1) it.answered(other, 5);
    // In an outage nobody is answered.
    for (let round = 0; round < 10; round += 1) it.unanswered(silent, page, 0);
    expect([it.refusal(silent), it.pagesAreRareBut(silent), it.pagesAreRareBut(other)]).toEqual([null, true, false]);
    for (let round = 0; round < 4; round += 1) {
      expect(it.refusal(silent)).toBeNull();
      it.answered(other, 5);
      it.unanswered(silent, page, 0);
    }
    expect(it.refusal(silent)).toMatch(/was given up: behind a gateway: 502, 5 times in a row/);
  });

  it('gives none up where pages are what everybody gets now and then', () => {
    const { breaker: it } = breaker();
    const page = { kind: 'gateway', message: 'behind a gateway: 503' } as const;
    for (let round = 0; round < 50; round += 1) {
      it.unanswered(other, page, 0);
      it.answered(other, 5);
      it.unanswered(silent, page, 0);
    }
    expect(it.refusal(silent)).toBeNull();
  });

  it('doubts the API when nothing is answered any more, or most is not', () => {
    const all = breaker();
    all.times(silent, 7);
    expect(all.breaker.isInDoubt).toBe(false);
    all.times(other);
    expect(all.breaker.isInDoubt).toBe(true);
    all.breaker.isThere();
    expect(all.breaker.isInDoubt).toBe(false);

    const most = breaker();
    for (let index = 0; index < 40; index += 1) {
      if (index % 3 === 0) most.breaker.answered(other, 5);
      else most.breaker.unanswered(other, { kind: 'lost', message: 'reset' }, 0);
    }
    expect(most.breaker.isInDoubt).toBe(true);
  });

  it('says when the API stopped to answer, and why', () => {
    const { breaker: it, times } = breaker();
    it.answered(other, 5);
    times(other, 8);
    const reason = 'the test API stopped answering after 9 requests (last answer 00:00:01Z): no answer';
    expect(it.giveUp('the test API', 'no answer')).toBe(reason);
    expect([it.refusal(silent), it.refusal(other), it.gone]).toEqual([reason, reason, reason]);
  });

  it('doubts from the beginning what was silent before', () => {
    const { breaker: it } = breaker({ isSuspect: true });
    expect([it.patienceMs, it.isInDoubt]).toEqual([3_000, true]);
    it.isThere();
    expect(it.isInDoubt).toBe(false);
  });
});
