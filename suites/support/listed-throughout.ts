import type { RequirementId } from '../../generated/catalogue.ts';
import { type Exchange, type Finding, field, type JudgedRun, show } from '../../src/check/index.ts';
import { client, resources } from '../../src/resources/index.ts';
import { isUuid } from './identifiers.ts';
import { isWhole } from './life-rules.ts';
import type { JsonObject } from './lists.ts';
import { OwnThings } from './own-things.ts';
import { runMemory } from './run-memory.ts';
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
  readonly things: OwnThings;
}

const memoryOf = runMemory(
  (): Memory => ({ seen: new Map(), removals: new Removals(), ids: new IdFields(), things: new OwnThings() }),
);

/** Within so little time nobody else has removed anything and added the same again. */
const soonMs = 10_000;

export function listedThroughoutRule(exchange: Exchange, run: JudgedRun): Finding[] {
  if (!run.seesAll) return [];
  const memory = memoryOf(run);
  memory.removals.note(exchange);
  memory.ids.note(exchange);
  memory.things.note(exchange);
  const { api, operation, status, expectation } = exchange;
  const requirement = lists.get(`${api} ${operation}`);
  if (requirement === undefined || status !== 200 || expectation.open === true || !isWhole(exchange)) return [];
  const shown = listedIn(exchange, memory);
  if (shown === null) return [];
  const place = placeOf(exchange, pathOf(exchange.request.url));
  const seen = memory.seen.get(place) ?? new Map<string, Sight>();
  memory.seen.set(place, seen);
  const isSettled = (path: string, since: number): boolean =>
    memory.removals.above(path).every(({ number }) => number <= since) &&
    run.writing.every((written) => written === '' || !path.endsWith(written));
  const [first] = backIn(shown, seen, exchange, isSettled);
  note(shown, seen, exchange, memory.removals.count, isSettled);
  const problem =
    first === undefined
      ? null
      : { expected: `${show(first.path)} also in ${first.lacking.exchange}, in between`, got: 'none there' };
  return [{ requirement, subject: `${operation} leaves out nothing that it shows again`, problem }];
}

/** Whether nothing was removed above a path since so many removals, and nothing is being written to it. */
type IsSettled = (path: string, since: number) => boolean;

/** What a list shows that an earlier one lacked and one before that showed. */
function* backIn(
  { settled }: Listed,
  seen: ReadonlyMap<string, Sight>,
  { startedAt }: Exchange,
  isSettled: IsSettled,
): Iterable<{ path: string; lacking: NonNullable<Sight['lacking']> }> {
  for (const [path, what] of settled) {
    const before = seen.get(path);
    if (before === undefined || before.lacking === null || before.what !== what) continue;
    const { removals, lacking, at } = before;
    if (startedAt > lacking.at && startedAt - at < soonMs && isSettled(path, removals)) yield { path, lacking };
  }
}

/** Keeps what a list shows, and what it lacks of that which was shown before. */
function note(
  { all, settled }: Listed,
  seen: Map<string, Sight>,
  { id: exchange, startedAt, durationMs }: Exchange,
  removals: number,
  isSettled: IsSettled,
): void {
  const at = startedAt + durationMs;
  for (const [path, sight] of seen)
    if (!all.has(path) && sight.lacking === null && startedAt > sight.at && isSettled(path, sight.removals))
      seen.set(path, { ...sight, lacking: { exchange, at } });
  for (const [path, what] of settled) seen.set(path, { at, removals, what, lacking: null });
}

interface Listed {
  readonly all: ReadonlySet<string>;
  /** By its path, what each is that is neither coming nor going: what a list shows of the others is open. */
  readonly settled: ReadonlyMap<string, string>;
}

/** The paths of what a list shows; null where nothing says what it shows. */
function listedIn(exchange: Exchange, { ids, things }: Memory): Listed | null {
  const shown = shownIn(exchange, ids);
  if (shown === null || shown.records.length === 0) return null;
  const { collection, records } = shown;
  const isSlow = collection.endsWith('/filespaces');
  const withPath = (record: JsonObject): [path: string, record: JsonObject][] => {
    const id = ids.of(record, collection);
    return id === undefined || id === null ? [] : [[`${collection}/${String(id)}`, record]];
  };
  const all = records.flatMap(withPath);
  const settled = all.filter(
    ([path, record]) =>
      isUnmistakable(path, record) &&
      // A client of others may be given to another partner, and given back.
      (exchange.operation !== client.list || things.at(exchange, path) !== undefined) &&
      (!isSlow || record.status === undefined || record.status === 'ready'),
  );
  return {
    all: new Set(all.map(([path]) => path)),
    settled: new Map(settled.map(([path, record]) => [path, whatIs(record)])),
  };
}

/** What others make meanwhile may get an id and a name again; no UUID comes twice, and hardly a moment does. */
function isUnmistakable(path: string, { createdAt }: JsonObject): boolean {
  return isUuid(path.slice(path.lastIndexOf('/') + 1)) || typeof createdAt === 'string';
}

function whatIs({ name, email, user, createdAt }: JsonObject): string {
  return show([name, email, field(user, 'email'), createdAt]);
}
