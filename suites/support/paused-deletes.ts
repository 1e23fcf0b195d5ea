import { describe, type Exchange, type Finding, field, type JudgedRun } from '../../src/check/index.ts';
import { filespace } from '../../src/resources/index.ts';
import { runMemory } from './run-memory.ts';
import { pathOf, placeOf } from './shown-records.ts';

/* A delete that a deployment pauses has removed nothing: sent again, it finds the filespace that it is about. */

/** What was made and not yet deleted. */
interface Filespace {
  /** Before that it may not be found. */
  isReady: boolean;
  /** The exchange in which its delete was paused, if any. */
  pausedIn: string | null;
}

const presentIn = runMemory(() => new Map<string, Filespace>());

const requirement = 'workspace.filespace.delete.paused-unchanged';

export function pausedDeleteRule(exchange: Exchange, run: JudgedRun): Finding[] {
  const { api, operation, status, id, request } = exchange;
  if (api !== 'workspace') return [];
  const present = presentIn(run);
  const path = pathOf(request.url);
  const isReady = status < 300 && field(field(exchange.json, 'data'), 'status') === 'ready';
  if (operation === filespace.create && status === 201) {
    const place = placeOf(exchange, `${path}/${String(field(field(exchange.json, 'data'), 'id'))}`);
    present.set(place, { isReady, pausedIn: null });
  }
  const place = placeOf(exchange, path);
  const found = present.get(place);
  if (found !== undefined && isReady) found.isReady = true;
  // Somebody else of the run may remove it.
  if (operation === filespace.remove && status < 300) {
    for (const each of present.keys()) if (each.endsWith(`\n${path}`)) present.delete(each);
  }
  // What was not made here may not be there, or not be seen, which a pause is too early to say.
  if (operation !== filespace.remove || found === undefined) return [];
  if (status !== 503) present.delete(place);
  else if (found.isReady) found.pausedIn = id;
  if (found.pausedIn === null || status === 503) return [];
  const expected = `the filespace, whose delete was paused in ${found.pausedIn}`;
  const problem = status === 404 ? { expected, got: describe(exchange) } : null;
  return [{ requirement, subject: `${operation} finds what a paused delete was about`, problem }];
}
