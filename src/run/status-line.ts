/** How far a run has come. */
export interface Standing {
  checks: number;
  failed: number;
  requests: number;
  /** What the run chose, and what that is known to send. */
  planned: { checks: number; requests: number };
  /** Since the plan was known. */
  elapsedMs: number;
}

/** One line; nobody knows before all that a target makes a check send. */
export function statusLine(standing: Standing): string {
  const { checks, failed, requests, planned } = standing;
  const left = timeLeft(standing);
  return [
    `${Math.floor(share(standing) * 100)} %`,
    `${number(checks)} of ${number(planned.checks)} checks`,
    `${number(failed)} failed`,
    `${number(requests)} requests`,
    ...(left === null ? [] : [left]),
  ].join(', ');
}

/** From 0 to 1: by requests, since the checks that cost most come last; never whole before the last check. */
export function share({ checks, requests, planned }: Standing): number {
  if (planned.checks === 0) return 0;
  if (checks >= planned.checks) return 1;
  return Math.min(0.99, planned.requests === 0 ? checks / planned.checks : requests / planned.requests);
}

/** Null as long as a guess would be worth nothing, and when there is nothing left. */
function timeLeft(standing: Standing): string | null {
  const done = share(standing);
  if (done < 0.05 || done >= 0.99 || standing.elapsedMs < 2_000) return null;
  const seconds = Math.ceil((standing.elapsedMs * (1 - done)) / done / 1_000);
  if (seconds < 60) return `about ${seconds} s left`;
  return `about ${Math.ceil(seconds / 60)} min left`;
}

function number(value: number): string {
  return value.toLocaleString('en');
}
