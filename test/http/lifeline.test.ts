import { describe, expect, it } from 'vitest';
import { TransportTrouble } from '../../src/model/errors.ts';
import { lifeline } from './support.ts';

const silence = new TransportTrouble('GET /x: no answer', { kind: 'silent' });

describe('Lifeline', () => {
  it('asks when an API is in doubt, and goes on when it answers', async () => {
    let asked = 0;
    const line = lifeline({ probe: async () => (++asked > 1 ? null : 'nobody') });
    for (let request = 0; request < 3; request += 1) line.unanswered('GET /x', silence, 0);
    await Promise.all([line.admit('GET /y'), line.admit('GET /z')]);
    expect(asked).toBe(2);
    expect(line.ended.aborted).toBe(false);
  });

  it('has another asked with it, once', async () => {
    const asked: string[] = [];
    const pair: Record<string, ReturnType<typeof lifeline>> = {};
    const made = (name: string, other: string): ReturnType<typeof lifeline> =>
      lifeline({
        probe: async () => {
          asked.push(name);
          return null;
        },
        onDoubt: () => void pair[other]?.ask(),
      });
    Object.assign(pair, { one: made('one', 'other'), other: made('other', 'one') });
    await pair.one?.ask();
    expect(asked).toEqual(['one', 'other']);
  });

  it('asks something else where one operation alone is put off without end, and nothing else is asked', async () => {
    let asked = 0;
    const line = lifeline({
      probe: async () => {
        asked += 1;
        line.served('GET /y');
        return null;
      },
    });
    const putOff = (): void =>
      line.putOff('GET /x', { status: 429, patienceMs: 60_000, sentAt: Date.now() + 1_000, askedMs: 1 });
    for (let round = 0; round < 10; round += 1) putOff();
    expect(asked).toBe(1);
    await expect(line.admit('GET /x')).resolves.toBeUndefined();
    putOff();
    await expect(line.admit('GET /x')).rejects.toThrow(/GET \/x was given up/);
    await expect(line.admit('GET /y')).resolves.toBeUndefined();
  });

  it('ends everything when it does not', { timeout: 30_000 }, async () => {
    const gone: string[] = [];
    const line = lifeline({
      probe: async () => 'nobody there',
      isSuspect: true,
      onGone: (reason) => gone.push(reason),
    });
    const refused = {
      kind: 'given-up',
      message: expect.stringMatching(/the test API (?:stopped answering|answered none of) .*nobody there/),
    };
    await expect(line.admit('GET /y')).rejects.toMatchObject(refused);
    expect(line.ended.reason).toMatchObject(refused);
    expect(gone).toHaveLength(1);
  });
});
