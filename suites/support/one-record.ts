import { type Exchange, type Finding, type JudgedRun, ownTextsIn, show } from '../../src/check/index.ts';
import { isExcerpt } from './excerpts.ts';
import { type FixedFields, fixedDifference, fixedFields } from './fixed-fields.ts';
import { isUuid } from './identifiers.ts';
import { momentOf } from './list-order.ts';
import type { JsonObject } from './lists.ts';
import { runMemory } from './run-memory.ts';
import { IdFields, nameOf, placeOf, Removals, shownIn } from './shown-records.ts';

/* What never changes by itself, and what no operation changes, is the same in every answer of a run that shows it. */

/** What an answer showed of a thing. */
interface Sighting {
  readonly operation: string;
  readonly exchange: string;
  readonly createdAt: unknown;
  readonly notes: unknown;
  readonly name: string;
  /** Names that the organization had before, and since when it has this one. */
  readonly former: readonly string[];
  readonly since: number;
  readonly fixed: FixedFields;
  /** Whether the run made it, or nobody could rename it: what others made they may rename in ways of their own. */
  readonly isOwn: boolean;
  /** How many removals had been answered. */
  readonly after: number;
}

interface Memory {
  readonly shown: Map<string, Sighting>;
  readonly removals: Removals;
  readonly ids: IdFields;
}

const memoryOf = runMemory((): Memory => ({ shown: new Map(), removals: new Removals(), ids: new IdFields() }));

/** A run has far fewer things than this; a target that shows more of them tells enough with these. */
const remembered = 20_000;

export const shownAlike = ['partner.one-record', 'workspace.one-record', 'workspace.one-record.rest'] as const;

export function oneRecordRule(exchange: Exchange, run: JudgedRun): Finding[] {
  const memory = memoryOf(run);
  memory.removals.note(exchange);
  memory.ids.note(exchange);
  const shown = shownIn(exchange, memory.ids);
  if (shown === null) return [];
  const { operation, collection, records } = shown;
  const problems = records.flatMap((record) => {
    const known = knownAs(record, memory.ids.of(record, collection), { collection, operation });
    if (known === null) return [];
    const place = `${collection}/${known.id}`;
    const removals = memory.removals.above(place);
    // Where ids are given again, what goes just now may be something else by now.
    const isRead = exchange.request.method === 'GET';
    const mayLeave = isRead && run.writing.some((written) => written !== '' && place.endsWith(written));
    if (mayLeave || removals.some(({ moment }) => exchange.startedAt <= moment)) return [];
    const now = sighting(record, { exchange, operation, collection, after: memory.removals.count, known });
    const key = [placeOf(exchange, place), known.called].join('\n');
    const before = memory.shown.get(key);
    const isForgotten = removals.some(({ number }) => number > (before?.after ?? 0));
    if (
      before !== undefined &&
      !isForgotten &&
      known.called === organization &&
      isRenamed(before, now, { exchange, run })
    ) {
      memory.shown.set(key, { ...now, former: [...before.former, before.name] });
      return [{ created: null, rest: null }];
    }
    if (before !== undefined && !isForgotten) {
      memory.shown.set(key, completed(before, now));
      return [problemsOf(before, now, known.called)];
    }
    if (before !== undefined || memory.shown.size < remembered) memory.shown.set(key, now);
    // Which answer is the first one depends on the order of requests; which operations are judged must not.
    return [{ created: null, rest: null }];
  });
  return findings(exchange, operation, problems);
}

/**
 * Its people may give the organization another name while a run goes on; one that comes back is of another record, and so
 * is one that the run has given to something else.
 */
function isRenamed(
  before: Sighting,
  { name }: Sighting,
  { exchange, run }: { exchange: Exchange; run: JudgedRun },
): boolean {
  const isSame = before.name.toLowerCase() === name.toLowerCase();
  const isAnothers = ownTextsIn(name, run.config.runId).length > 0;
  return !isSame && !isAnothers && !(before.former.includes(name) && exchange.startedAt > before.since);
}

/** The answer to a create may show less of a thing: what is not known of it yet is what the next one shows. */
function completed(before: Sighting, now: Sighting): Sighting {
  if (now.isOwn && !before.isOwn) return completed({ ...before, isOwn: true }, now);
  if (before.createdAt !== undefined || now.createdAt === undefined) return before;
  const { operation, exchange, createdAt } = now;
  return { ...before, operation, exchange, createdAt, notes: before.notes ?? now.notes };
}

const organization = 'the organization';

interface Known {
  readonly id: string | number;
  readonly called: string;
  /** Empty where it may have changed. */
  readonly name: string;
}

/** By what a record is known again; null where nothing says so, or where it is still being made. */
function knownAs(
  record: JsonObject,
  id: unknown,
  { collection, operation }: { collection: string; operation: string },
): Known | null {
  const name = nameOf(record);
  if (name === null || (typeof id !== 'string' && typeof id !== 'number')) return null;
  const isFilespace = collection.endsWith('/filespaces');
  // What a filespace shows while it is being made is open.
  if (isFilespace && typeof record.status === 'string' && record.status !== 'ready') return null;
  // A UUID is nobody else's, whatever it is called by now.
  if (isFilespace && isUuid(id)) return { id, called: 'the filespace', name: '' };
  if (collection.endsWith('/clients') && isUuid(id)) return { id, called: 'the client', name };
  // Whatever the organization is called, it is this one; what is below it may be called as somebody wishes.
  return { id, called: operation === 'GET /api/v1/me' ? organization : name, name };
}

interface Circumstances {
  readonly exchange: Exchange;
  readonly operation: string;
  readonly collection: string;
  readonly after: number;
  readonly known: Known;
}

function sighting(record: JsonObject, { exchange, operation, collection, after, known }: Circumstances): Sighting {
  // Of what else a record of the Workspace API shows by this name nothing is said.
  const isStated = exchange.api === 'partner' || /\/(?:filespaces|entries)$/.test(collection);
  const createdAt = isStated ? record.createdAt : undefined;
  // Of nothing else are notes known to be a text that nothing changes.
  const notes = collection.endsWith('/clients') ? record.notes : undefined;
  const fixed = exchange.api === 'workspace' || known.called === organization ? fixedFields(collection, record) : {};
  return {
    operation,
    exchange: exchange.id,
    createdAt,
    notes,
    name: known.name,
    former: [],
    since: exchange.startedAt + exchange.durationMs,
    fixed,
    isOwn: operation.startsWith('POST ') || known.called === organization,
    after,
  };
}

function findings({ api }: Exchange, operation: string, problems: readonly Problems[]): Finding[] {
  if (problems.length === 0) return [];
  const subject = `${operation} shows what every other answer shows`;
  const created = problems.find((problem) => problem.created !== null)?.created ?? null;
  const rest = problems.find((problem) => problem.rest !== null)?.rest ?? null;
  const judged: Finding[] = [{ requirement: `${api}.one-record`, subject, problem: created }];
  if (api !== 'workspace') return [{ requirement: 'partner.one-record', subject, problem: created ?? rest }];
  return [...judged, { requirement: 'workspace.one-record.rest', subject, problem: rest }];
}

interface Problems {
  readonly created: Finding['problem'];
  readonly rest: Finding['problem'];
}

function problemsOf(before: Sighting, now: Sighting, name: string): Problems {
  const rest = fixedDifference(before.fixed, now.fixed);
  const earlier = `as ${before.operation} showed it in ${before.exchange}`;
  return {
    created: difference(before, now, name),
    rest: rest && { ...rest, expected: `${rest.expected} of ${name}, ${earlier}` },
  };
}

function difference(before: Sighting, now: Sighting, name: string): Finding['problem'] {
  const earlier = `as ${before.operation} showed it in ${before.exchange}`;
  if (!isSameMoment(before, now)) {
    return { expected: `createdAt ${show(before.createdAt)} of ${name}, ${earlier}`, got: show(now.createdAt) };
  }
  if (!before.isOwn) return null;
  if (before.name.toLowerCase() !== now.name.toLowerCase()) {
    return { expected: `the name ${show(before.name)}, ${earlier}`, got: show(now.name) };
  }
  // Empty ones may be shown as none.
  const [then, since] = [before.notes, now.notes].map((notes) => (notes === '' ? null : notes));
  if (then === undefined || since === undefined || then === since) return null;
  if (isExcerpt(then, since) || isExcerpt(since, then)) return null;
  return { expected: `notes ${show(then)} of ${name}, ${earlier}`, got: show(since) };
}

/** One operation may show less of a moment than another one does, at least its minute; seconds may be rounded. */
function isSameMoment(before: Sighting, now: Sighting): boolean {
  const [a, b] = [momentOf(before.createdAt), momentOf(now.createdAt)];
  // A number of seconds and one of milliseconds are two ways to say it.
  if (a === null || b === null || typeof before.createdAt !== typeof now.createdAt) return true;
  if (Math.abs(a) < 1e11 !== Math.abs(b) < 1e11) return true;
  const unit = Math.abs(a) < 1e11 && typeof now.createdAt === 'number' ? 1 : 1_000;
  if (before.operation === now.operation) return Math.abs(a - b) < unit;
  const isCoarse = [a, b].some((moment) => moment % (60 * unit) === 0);
  return Math.abs(a - b) < (isCoarse ? 61 : 1.5) * unit;
}
