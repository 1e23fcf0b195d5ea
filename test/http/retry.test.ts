import { describe, expect, it } from 'vitest';
import { isRetryAfter, retryAfterMs, sendPatiently } from '../../src/http/retry.ts';
import type { Transport, WireResponse } from '../../src/http/transport.ts';
import { TransportTrouble } from '../../src/model/errors.ts';
import { lifeline } from './support.ts';

describe('retryAfterMs', () => {
  it('reads seconds and HTTP dates', () => {
    expect(retryAfterMs('3', 0)).toBe(3_000);
    expect(retryAfterMs('Thu, 01 Jan 1970 00:00:05 GMT', 1_000)).toBe(4_000);
    expect(retryAfterMs('Thu, 01 Jan 1970 00:00:05 GMT', 9_000)).toBe(0);
  });

  it('takes nothing else for a delay', () => {
    for (const text of [undefined, '', 'soon', '-1', '1.5']) expect(retryAfterMs(text, 0)).toBeNull();
  });
});

describe('isRetryAfter', () => {
  it('knows seconds and the three forms of an HTTP date', () => {
    const dates = ['Sun, 06 Nov 1994 08:49:37 GMT', 'Sunday, 06-Nov-94 08:49:37 GMT', 'Sun Nov  6 08:49:37 1994'];
    for (const text of ['0', '120', ...dates]) expect(isRetryAfter(text), text).toBe(true);
  });

  it('knows no other form of a date', () => {
    for (const text of ['', 'soon', 'Sunday', '1.5', '1994-11-06T08:49:37Z'])
      expect(isRetryAfter(text), text).toBe(false);
  });
});

/** What a target answers, one after the other; then 200. */
interface Script {
  answers: (Partial<WireResponse> | TransportTrouble)[];
  operation?: string | null;
  patienceMs?: number;
  mayRepeat?: boolean;
}

interface Course {
  statuses: number[];
  missed: number;
  waits: number[];
  trouble: unknown;
}

async function follow({ answers, operation = null, patienceMs = 5_000, mayRepeat = true }: Script): Promise<Course> {
  const course: Course = { statuses: [], missed: 0, waits: [], trouble: null };
  const transport: Transport = {
    send: async (_, { begin }) => {
      await begin();
      const next = answers.shift() ?? {};
      if (next instanceof TransportTrouble) throw next;
      return { status: 200, statusText: '', headers: { 'retry-after': '0' }, text: '{}', ...next };
    },
    probe: () => Promise.reject(new Error('nobody probes here')),
    isIdle: true,
    slowDown: (_url, _counted, _sentAt, waitMs) => course.waits.push(waitMs),
    paused: (_url, waitMs) => course.waits.push(waitMs),
    close: async () => undefined,
  };
  await sendPatiently(
    transport,
    { method: 'GET', url: 'http://127.0.0.1/x', headers: {}, body: null },
    {
      operation,
      tag: null,
      isAnother: false,
      patienceMs,
      lifeline: lifeline(),
      takesPages: false,
      mayRepeat: async () => mayRepeat,
      witness: ({ status }) => course.statuses.push(status),
      missed: () => {
        course.missed += 1;
      },
    },
  ).catch((error: unknown) => {
    course.trouble = error;
  });
  return course;
}

describe('sendPatiently', () => {
  it('waits out 429 on any operation, and shows every answer', async () => {
    const { statuses } = await follow({ answers: [{ status: 429 }, { status: 429 }] });
    expect(statuses).toEqual([429, 429, 200]);
  });

  it('waits out 503 only where a deployment may pause', async () => {
    const answers = () => [{ status: 503, text: '{"error":{"message":"later"}}' }];
    expect((await follow({ answers: answers(), operation: 'POST /api/v1/filespaces' })).statuses).toEqual([503, 200]);
    expect((await follow({ answers: answers(), operation: 'GET /api/v1/filespaces' })).statuses).toEqual([503]);
  });

  it('waits as long as its patience, from whenever that begins', async () => {
    const answers = [{ status: 429, headers: { 'retry-after': '1' } }];
    expect(await follow({ answers, patienceMs: 1_000 })).toMatchObject({ statuses: [429, 200], waits: [1_000] });
  });

  it('reads a date by the clock of the target', async () => {
    const date = 'Thu, 01 Jan 2026 10:00:00 GMT';
    const answers = [{ status: 429, headers: { 'retry-after': 'Thu, 01 Jan 2026 10:00:01 GMT', date } }];
    expect((await follow({ answers })).waits).toEqual([1_000]);
  });

  it('waits longer each time for whoever says to come back at once', async () => {
    const date = 'Thu, 01 Jan 2026 10:00:00 GMT';
    const answers = Array.from({ length: 3 }, () => ({ status: 429, headers: { 'retry-after': date, date } }));
    expect((await follow({ answers })).waits).toEqual([50, 250, 500]);
  });

  it('gives up when its patience ends', async () => {
    const answers = Array.from({ length: 100 }, () => ({ status: 429 }));
    expect((await follow({ answers, patienceMs: 120 })).trouble).toMatchObject({ kind: 'busy' });
  });

  it('sends again what got no answer in time, once', async () => {
    const silence = () => new TransportTrouble('no answer', { kind: 'silent' });
    expect(await follow({ answers: [silence()] })).toMatchObject({ statuses: [200], missed: 1, trouble: null });
    expect(await follow({ answers: [silence(), silence()] })).toMatchObject({ statuses: [], missed: 2 });
    expect(await follow({ answers: [silence()], mayRepeat: false })).toMatchObject({ statuses: [], missed: 1 });
  });

  it('takes the page of a gateway for no answer of the target', async () => {
    const page = { status: 502, text: '<html>Bad Gateway</html>', headers: {} };
    const { statuses, waits, trouble } = await follow({ answers: [page], operation: 'GET /api/v1/ping' });
    expect([statuses, waits, trouble]).toEqual([[502, 200], [500], null]);
    // What no operation of the documents takes slows nothing else down.
    expect(await follow({ answers: [page] })).toMatchObject({ statuses: [502, 200], waits: [], trouble: null });
    const once = await follow({ answers: [page], mayRepeat: false });
    expect(once.trouble).toMatchObject({ kind: 'gateway', message: expect.stringContaining('behind a gateway: 502') });
  });

  it('leaves an error of the target itself, and every 500, to those who asked', async () => {
    for (const own of [
      { status: 502, text: '{"error":{"message":"no"}}' },
      { status: 500, text: 'no' },
    ]) {
      expect(await follow({ answers: [own] })).toMatchObject({ statuses: [own.status], trouble: null });
    }
  });
});
