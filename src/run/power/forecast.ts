import type { Bill } from './bill.ts';
import type { Things } from './known.ts';

/** What a run will cost its target, as far as that is known beforehand. */
export interface Forecast {
  readonly requests: number;
  readonly made: Things;
  /** With answers that take 100 ms. */
  readonly durationMs: number;
}

const answerMs = 100;
/** Checks wait for each other and for what takes time by itself. */
const idleShare = 1.1;

export function forecastOf(
  { requests, made }: Pick<Bill, 'requests' | 'made'>,
  { concurrency, rps }: { concurrency: number; rps: number | null },
): Forecast {
  const aside = (requests * answerMs * idleShare) / concurrency;
  const durationMs = Math.max(aside, rps === null ? 0 : (requests / rps) * 1_000);
  return { requests, made: Object.fromEntries(made), durationMs: Math.round(durationMs) };
}

/** Such as `about 4,200 requests, 120 clients, 25 filespaces; 3 minutes at 100 ms`. */
export function forecastText({ requests, made, durationMs }: Forecast): string {
  const things = Object.entries(made)
    .filter(([, count]) => count > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([noun, count]) => `${rounded(count)} ${wordsFor[noun] ?? noun}`);
  return `about ${[`${rounded(requests)} requests`, ...things].join(', ')}; ${timeText(durationMs)} at ${answerMs} ms`;
}

const wordsFor: Readonly<Record<string, string>> = { invitations: 'invitations to example.com addresses' };

/** Two figures tell enough of what is not certain. */
function rounded(count: number): string {
  const step = count < 100 ? 1 : 10 ** (Math.floor(Math.log10(count)) - 1);
  return (Math.round(count / step) * step).toLocaleString('en');
}

function timeText(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1_000));
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.round(seconds / 60)} minutes`;
}
