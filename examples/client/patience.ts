import { setTimeout as sleep } from 'node:timers/promises';

const patienceMs = 30_000;

/** Sends again what the service asks to send again: 429, and the pauses of filespaces, which are 503. */
export async function patientFetch(request: Request): Promise<Response> {
  const deadline = Date.now() + patienceMs;
  for (let pause = 500; ; pause = Math.min(pause * 2, 5_000)) {
    const response = await fetch(request.clone());
    if ((response.status !== 429 && response.status !== 503) || Date.now() > deadline) return response;
    await sleep(askedFor(response.headers.get('retry-after')) ?? pause);
  }
}

/** Seconds, or a date. */
function askedFor(header: string | null): number | null {
  if (header === null) return null;
  const milliseconds = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isNaN(milliseconds) ? null : Math.max(0, milliseconds);
}

/** Asks until there is an answer: what takes effect may take its time. */
export async function until<Value>(ask: () => Promise<Value | undefined>): Promise<Value> {
  const deadline = Date.now() + patienceMs;
  for (let pause = 50; ; pause = Math.min(pause * 2, 2_000)) {
    const value = await ask();
    if (value !== undefined) return value;
    if (Date.now() > deadline) throw new Error(`still not there after ${patienceMs / 1000} s`);
    await sleep(pause);
  }
}
