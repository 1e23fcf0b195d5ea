import { describe, expect, it } from 'vitest';
import { type CheckBody, runCheck, runObservation } from '../../src/check/check.ts';
import {
  Inconclusive,
  Nonconformance,
  NoRoom,
  NotTested,
  TransportTrouble,
  WouldSend,
} from '../../src/model/errors.ts';
import { labelKey } from '../../src/session/config.ts';
import { Meter } from '../../src/session/meter.ts';
import { apiKey, type Stage, stage } from './stage.ts';

const named = { requirement: 'partner.me.status', name: 'the check' } as const;

function outcome({ session }: Stage, body: CheckBody, signal = new AbortController().signal) {
  return runCheck({ ...named, body }, { session, signal, meter: new Meter() });
}

function throwing(error: unknown): CheckBody {
  return async () => {
    throw error;
  };
}

describe('a check', () => {
  it('passes when it comes to its end', async () => {
    const done = await outcome(await stage(), async ({ partner }) => void (await partner.GET('/api/v1/me')));
    expect(done).toMatchObject({ status: 'passed', message: null, replay: null, exchanges: ['x1'] });
  });

  it('fails by what it says of the target, with what can be repeated', async () => {
    const done = await outcome(await stage(), throwing(new Nonconformance('200', '201', ['x7'])));
    expect(done).toMatchObject({ status: 'failed', message: 'expected 200, got 201', expected: '200', got: '201' });
    expect(done).toMatchObject({ exchanges: ['x7'], replay: `partner.me.status~${labelKey(named.name)}~1` });
  });

  it('shows its last exchange where it names none', async () => {
    const done = await outcome(await stage(), async ({ partner }) => {
      await partner.GET('/api/v1/ping');
      await partner.GET('/api/v1/me');
      throw new Nonconformance('a', 'b', []);
    });
    expect(done.exchanges).toEqual(['x2']);
  });

  it.each([
    ['skipped', new NotTested('add `partner.fixtures.file` to the profile')],
    ['error', new Inconclusive('the client could not be made')],
    ['error', new TypeError('a mistake of the suite')],
    ['passed', new WouldSend('GET /api/v1/me')],
  ])('is %s where it ends by %s', async (status, error) => {
    const message = status === 'passed' ? null : error.message;
    expect(await outcome(await stage(), throwing(error))).toMatchObject({ status, message });
  });

  it('shows no secret', async () => {
    const done = await outcome(await stage(), throwing(new Nonconformance('no key', apiKey, [])));
    expect(JSON.stringify(done)).not.toContain(apiKey);
  });

  it('starts afresh where a connection was lost, but not for ever', async () => {
    let times = 0;
    const lost = new TransportTrouble('lost', { kind: 'lost' });
    const staged = await stage();
    const unlucky = async () => {
      times += 1;
      if (times < 4) throw lost;
    };
    expect([(await outcome(staged, unlucky)).status, times]).toEqual(['passed', 4]);
    times = Number.NEGATIVE_INFINITY;
    expect(await outcome(staged, throwing(lost))).toMatchObject({ status: 'error', message: 'lost' });
  });

  it('is not tested where others were in its way until the last attempt', async () => {
    const ended = new AbortController();
    const body = async () => {
      ended.abort();
      throw new NoRoom('others held all members', new Map());
    };
    const done = await outcome(await stage(), body, ended.signal);
    expect(done).toMatchObject({ status: 'skipped', message: 'others held all members', replay: null });
  });

  it('does not start afresh once the run ends', async () => {
    let times = 0;
    const ended = new AbortController();
    const body = async () => {
      times += 1;
      ended.abort();
      throw new TransportTrouble('lost', { kind: 'lost' });
    };
    expect((await outcome(await stage(), body, ended.signal)).status).toBe('error');
    expect(times).toBe(1);
  });
});

describe('an observation', () => {
  const observed = async (answer: () => Promise<string>) => {
    const { session } = await stage();
    const circumstances = { session, signal: new AbortController().signal, meter: new Meter() };
    return runObservation('partner.paging.page-zero', answer, circumstances);
  };

  it('says what the target does, with the question', async () => {
    const observation = await observed(async () => '200');
    expect(observation).toMatchObject({ id: 'partner.paging.page-zero', answer: '200', exchanges: [] });
    expect(observation.question).not.toBe('');
  });

  it('is never a failure', async () => {
    const observation = await observed(() => Promise.reject(new Nonconformance('a', 'b', [])));
    expect(observation.answer).toBe('not observed: expected a, got b');
  });
});
