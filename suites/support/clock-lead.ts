import type { CheckContext, Exchange, JudgedRun } from '../../src/check/index.ts';

/** Within this an hour is still most of an hour. */
const slightMs = 15 * 60_000;

const leads = new WeakMap<JudgedRun, number>();

/** Learns from the `Date` headers how far the clock of a target is ahead of ours, where it is by far. */
export function noteClockLead({ api, headers, startedAt, durationMs }: Exchange, run: JudgedRun): void {
  const lead = Date.parse(headers.date ?? '') - (startedAt + durationMs / 2);
  if (api !== 'workspace' || Number.isNaN(lead)) return;
  leads.set(run, Math.max(leads.get(run) ?? 0, lead > slightMs ? lead : 0));
}

/** Before the first answer nobody knows; few clocks are more than a day ahead. */
export function greatestLeadOf(t: CheckContext): number {
  return leads.get(t.session) ?? 24 * 3_600_000;
}

/** How far the clock of the target is ahead, by the answers so far; 0 where nothing shows that it is. */
export function clockLeadOf(t: CheckContext): number {
  return leads.get(t.session) ?? 0;
}
