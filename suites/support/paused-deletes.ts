import { describe, type Exchange, type Finding, type JudgedRun } from '../../src/check/index.ts';
import { filespace } from '../../src/resources/index.ts';
import { pathOf, placeOf } from './shown-records.ts';

/* A delete that a deployment pauses has removed nothing: sent again, it finds the filespace that it is about. */

/** The filespaces whose every delete so far was paused, and the exchange of the last one; null: another outcome. */
const memories = new WeakMap<JudgedRun, Map<string, string | null>>();

const requirement = 'workspace.filespace.delete.paused-unchanged';

export function pausedDeleteRule(exchange: Exchange, run: JudgedRun): Finding[] {
  const { api, operation, status, id } = exchange;
  if (api !== 'workspace' || operation !== filespace.remove) return [];
  const paused = memories.get(run) ?? new Map<string, string | null>();
  memories.set(run, paused);
  const place = placeOf(exchange, pathOf(exchange.request.url));
  const before = paused.get(place);
  paused.set(place, status === 503 && before !== null ? id : null);
  if (typeof before !== 'string' || status === 503) return [];
  const expected = `the filespace, whose delete was paused in ${before}`;
  const problem = status === 404 ? { expected, got: describe(exchange) } : null;
  return [{ requirement, subject: `${operation} finds what a paused delete was about`, problem }];
}
