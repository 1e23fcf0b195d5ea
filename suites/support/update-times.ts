import { type Exchange, type Finding, show } from '../../src/check/index.ts';
import type { JsonObject } from './lists.ts';
import { clocksApartMs, hasZone, isLater, millisecondsOf } from './moments.ts';
import { shownIn } from './shown-records.ts';

/* Whichever answer shows a filespace: it was not updated before it was created, nor will it have been. */

const requirement = 'workspace.filespace.get.timestamps';

export function updateTimesRule(exchange: Exchange): Finding[] {
  if (exchange.api !== 'workspace') return [];
  const shown = shownIn(exchange);
  if (shown === null || !shown.collection.endsWith('/filespaces')) return [];
  // What it shows while it is being made is open; that both are moments is a matter of its form.
  const ready = shown.records.filter(({ status }) => status === 'ready');
  const wrong = ready.find(({ createdAt, updatedAt }) => isLater(createdAt, updatedAt));
  const problem =
    wrong === undefined ? null : { expected: `updatedAt from ${show(wrong.createdAt)} on`, got: show(wrong.updatedAt) };
  const early: Finding = { requirement, subject: `${shown.operation} shows no update before the creation`, problem };
  return [early, ...comingUpdates(exchange, shown.operation, ready)];
}

/** Of what was just created the creation shows by which clock the service writes its times. */
function comingUpdates(
  { startedAt, durationMs, headers }: Exchange,
  operation: string,
  shown: readonly JsonObject[],
): Finding[] {
  const clocks = [startedAt + durationMs, Date.parse(headers.date ?? '')].filter((at) => !Number.isNaN(at));
  const now = Math.max(...clocks);
  const fresh = shown.filter(({ createdAt, updatedAt }) => {
    const isZoned = hasZone(String(createdAt)) && hasZone(String(updatedAt));
    return isZoned && Math.abs(now - millisecondsOf(createdAt)) < clocksApartMs;
  });
  if (fresh.length === 0) return [];
  const wrong = fresh.find(({ updatedAt }) => millisecondsOf(updatedAt) - now > clocksApartMs);
  const problem =
    wrong === undefined
      ? null
      : { expected: `updatedAt not after ${show(new Date(now).toISOString())}`, got: show(wrong.updatedAt) };
  return [{ requirement, subject: `${operation} shows no update that is yet to come`, problem }];
}
