import { setTimeout } from 'node:timers/promises';

/** Ends early, and without a word, when the signal aborts. */
export async function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  if (milliseconds > 0) await setTimeout(milliseconds, undefined, { signal }).catch(() => undefined);
}
