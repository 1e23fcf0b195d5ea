/** How far a run has come. */
export interface Standing {
  checks: number;
  failed: number;
  requests: number;
  suites: { done: number; total: number };
  /** Since the first suite file was known. */
  elapsedMs: number;
}

/** One line; how many checks there will be is known to nobody before all suite files are loaded, but how many files. */
export function statusLine(standing: Standing): string {
  const { checks, failed, requests, suites } = standing;
  const left = timeLeft(standing);
  return [
    `${Math.floor(share(standing) * 100)} %`,
    `${suites.done}/${suites.total} suite files`,
    `${number(checks)} checks`,
    `${number(failed)} failed`,
    `${number(requests)} requests`,
    ...(left === null ? [] : [left]),
  ].join(', ');
}

/** From 0 to 1. */
export function share({ suites: { done, total } }: Standing): number {
  return total === 0 ? 0 : done / total;
}

/** Null as long as a guess would be worth nothing, and when there is nothing left. */
function timeLeft(standing: Standing): string | null {
  const done = share(standing);
  if (done < 0.05 || done >= 1 || standing.elapsedMs < 2_000) return null;
  const seconds = Math.ceil((standing.elapsedMs * (1 - done)) / done / 1_000);
  if (seconds < 60) return `about ${seconds} s left`;
  return `about ${Math.ceil(seconds / 60)} min left`;
}

function number(value: number): string {
  return value.toLocaleString('en');
}
