import type { RequirementId } from '../../generated/catalogue.ts';
import { type Exchange, type Finding, field, type JudgedRun, show } from '../../src/check/index.ts';
import { resources } from '../../src/resources/index.ts';
import { isWhole } from './life-rules.ts';
import type { JsonObject } from './lists.ts';
import { IdFields, pathOf, placeOf, Removals, shownIn } from './shown-records.ts';

/* What a list has shown, and shows again, was there in between, whoever made it: no list may leave it out. */

const lists: ReadonlyMap<string, RequirementId> = new Map(
  resources.flatMap(({ api, list, laws: { life } }): [string, RequirementId][] =>
    list === undefined || life === undefined ? [] : [[`${api} ${list}`, life.listed]],
  ),
);

export const listedThroughout: readonly RequirementId[] = [...new Set(lists.values())];

/** Something that a list has shown. */
interface Sight {
  /** When the answer was there, and how many removals had been answered. */
  readonly at: number;
  readonly removals: number;
  /** What it is beside its id, which may be given to another one. */
  readonly what: string;
  /** A later list that lacks it. */
  readonly lacking: { readonly exchange: string; readonly at: number } | null;
}

interface Memory {
  /** By the list, and by the path of the thing. */
  readonly seen: Map<string, Map<string, Sight>>;
  readonly removals: Removals;
  readonly ids: IdFields;
}

const memories = new WeakMap<JudgedRun, Memory>();

function memoryOf(run: JudgedRun): Memory {
  const memory = memories.get(run) ?? { seen: new Map(), removals: new Removals(), ids: new IdFields() };
  memories.set(run, memory);
  return memory;
}

/** Within so little time nobody else has removed anything and added the same again. */
const soonMs = 10_000;

export function listedThroughoutRule(exchange: Exchange, run: JudgedRun): Finding[] {
  if (!run.seesAll) return [];
  const memory = memoryOf(run);
  memory.removals.note(exchange);
  memory.ids.note(exchange);
  const { api, operation, status, expectation, startedAt, durationMs } = exchange;
  const requirement = lists.get(`${api} ${operation}`);
  if (requirement === undefined || status !== 200 || expectation.open === true || !isWhole(exchange)) return [];
  const shown = listedIn(exchange, memory);
  if (shown === null) return [];
  const { all, settled: now } = shown;
  const place = placeOf(exchange, pathOf(exchange.request.url));
  const seen = memory.seen.get(place) ?? new Map<string, Sight>();
  memory.seen.set(place, seen);
  const isSettled = (path: string, since: number): boolean =>
    memory.removals.above(path).every(({ number }) => number <= since) &&
    run.writing.every((written) => written === '' || !path.endsWith(written));
  const back = [...now].flatMap(([path, what]) => {
    const before = seen.get(path);
    if (before === undefined || before.lacking === null || before.what !== what) return [];
    const { removals, lacking, at } = before;
    const isBack = startedAt > lacking.at && startedAt - at < soonMs && isSettled(path, removals);
    return isBack ? [{ path, lacking }] : [];
  });
  for (const [path, sight] of seen)
    if (!all.has(path) && sight.lacking === null && startedAt > sight.at && isSettled(path, sight.removals))
      seen.set(path, { ...sight, lacking: { exchange: exchange.id, at: startedAt + durationMs } });
  for (const [path, what] of now)
    seen.set(path, { at: startedAt + durationMs, removals: memory.removals.count, what, lacking: null });
  const [first] = back;
  const problem =
    first === undefined
      ? null
      : { expected: `${show(first.path)} also in ${first.lacking.exchange}, in between`, got: 'none there' };
  return [{ requirement, subject: `${operation} leaves out nothing that it shows again`, problem }];
}

interface Listed {
  readonly all: ReadonlySet<string>;
  /** By its path, what each is that is neither coming nor going: what a list shows of the others is open. */
  readonly settled: ReadonlyMap<string, string>;
}

/** The paths of what a list shows; null where nothing says what it shows. */
function listedIn(exchange: Exchange, { ids }: Memory): Listed | null {
  const shown = shownIn(exchange, ids);
  if (shown === null || shown.records.length === 0) return null;
  const { collection, records } = shown;
  const isSlow = collection.endsWith('/filespaces');
  const withPath = (record: JsonObject): [path: string, record: JsonObject][] => {
    const id = ids.of(record, collection);
    return id === undefined || id === null ? [] : [[`${collection}/${String(id)}`, record]];
  };
  const all = records.flatMap(withPath);
  const settled = all.filter(([, { status }]) => !isSlow || status === undefined || status === 'ready');
  return {
    all: new Set(all.map(([path]) => path)),
    settled: new Map(settled.map(([path, record]) => [path, whatIs(record)])),
  };
}

function whatIs({ name, email, user, createdAt }: JsonObject): string {
  return show([name, email, field(user, 'email'), createdAt]);
}
