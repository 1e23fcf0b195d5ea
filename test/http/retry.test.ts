import { describe, expect, it } from 'vitest';
import { TransportTrouble } from '../../src/check/errors.ts';
import { retryAfterMs, sendPatiently } from '../../src/http/retry.ts';
import type { Transport, WireResponse } from '../../src/http/transport.ts';

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

/** Answers with the given status codes in turn. */
function scripted(
  statuses: number[],
  headers: Record<string, string> = { 'retry-after': '0' },
): { transport: Transport; pauses: number[] } {
  const pauses: number[] = [];
  const transport: Transport = {
    send: async (): Promise<WireResponse> => ({
      status: statuses.shift() ?? 200,
      statusText: '',
      headers,
      text: '',
    }),
    pause: (milliseconds) => pauses.push(milliseconds),
    close: async () => undefined,
  };
  return { transport, pauses };
}

async function statusesSeen(operation: string, statuses: number[], patienceMs = 5_000): Promise<number[]> {
  const seen: number[] = [];
  const request = { method: 'POST', url: 'http://127.0.0.1/x', headers: {}, body: null };
  await sendPatiently(scripted(statuses).transport, request, {
    operation,
    patienceMs,
    witness: (response) => seen.push(response.status),
  });
  return seen;
}

describe('sendPatiently', () => {
  it('waits out 429 on any operation, and shows every answer', async () => {
    expect(await statusesSeen('GET /api/v1/me', [429, 429, 200])).toEqual([429, 429, 200]);
  });

  it('waits out 503 only where a deployment may pause', async () => {
    expect(await statusesSeen('POST /api/v1/filespaces', [503, 201])).toEqual([503, 201]);
    expect(await statusesSeen('GET /api/v1/filespaces', [503, 200])).toEqual([503]);
  });

  it('waits as long as its patience, from whenever that begins', async () => {
    const { transport, pauses } = scripted([429], { 'retry-after': '1' });
    const request = { method: 'GET', url: 'http://127.0.0.1/x', headers: {}, body: null };
    await sendPatiently(transport, request, { operation: null, patienceMs: 1_000, witness: () => undefined });
    expect(pauses).toEqual([1_000]);
  });

  it('reads a date by the clock of the target', async () => {
    const date = 'Thu, 01 Jan 2026 10:00:00 GMT';
    const { transport, pauses } = scripted([429], { 'retry-after': 'Thu, 01 Jan 2026 10:00:01 GMT', date });
    const request = { method: 'GET', url: 'http://127.0.0.1/x', headers: {}, body: null };
    await sendPatiently(transport, request, { operation: null, patienceMs: 5_000, witness: () => undefined });
    expect(pauses).toEqual([1_000]);
  });

  it('gives up when its patience ends', async () => {
    const endless = Array.from({ length: 100 }, () => 429);
    await expect(statusesSeen('GET /api/v1/me', endless, 120)).rejects.toBeInstanceOf(TransportTrouble);
  });
});
