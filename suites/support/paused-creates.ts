import { type Exchange, type Finding, field, type JudgedRun, show } from '../../src/check/index.ts';
import { runMemory } from './run-memory.ts';
import { isGettingNames } from './shown-records.ts';

/* A create that a deployment pauses is sent again under the same name: then one filespace of the name is there. */

interface Memory {
  /** Names whose create was paused, and the exchange that says so. */
  readonly paused: Map<string, string>;
  /** The ids under which a name was created, and when the answer was there. */
  readonly made: Map<string, { id: unknown; at: number }[]>;
  /** Names that filespaces have been given since. */
  readonly given: Set<string>;
}

const filespaces = '/api/v1/filespaces';
const memoryOf = runMemory((): Memory => ({ paused: new Map(), made: new Map(), given: new Set() }));

/** Whatever else the run makes or names has another name. */
export function pausedCreateRule(exchange: Exchange, run: JudgedRun): Finding[] {
  if (exchange.api !== 'workspace') return [];
  const memory = memoryOf(run);
  if (exchange.operation === `POST ${filespaces}`) noteCreate(exchange, memory);
  if (exchange.operation === `PATCH ${filespaces}/{filespaceId}`) memory.given.add(sentName(exchange));
  return exchange.operation === `GET ${filespaces}` && !isGettingNames(filespaces, run)
    ? judgeList(exchange, memory)
    : [];
}

function noteCreate(exchange: Exchange, memory: Memory): void {
  const { id, status, json, startedAt, durationMs } = exchange;
  const name = sentName(exchange);
  if (status === 503) memory.paused.set(name, id);
  if (status < 200 || status > 299) return;
  const made = memory.made.get(name) ?? [];
  memory.made.set(name, [...made, { id: field(field(json, 'data'), 'id'), at: startedAt + durationMs }]);
}

function judgeList({ status, json, startedAt }: Exchange, { paused, made, given }: Memory): Finding[] {
  const listed = field(json, 'data');
  if (status !== 200 || !Array.isArray(listed)) return [];
  // Before its create was answered nobody knows which of them it has made.
  const known = [...paused.keys()].filter(
    (name) => made.get(name)?.some(({ at }) => at < startedAt) && !given.has(name),
  );
  if (known.length === 0) return [];
  const stray = listed.find((record) => {
    const name = field(record, 'name');
    return (
      typeof name === 'string' && known.includes(name) && !made.get(name)?.some(({ id }) => id === field(record, 'id'))
    );
  });
  const problem = stray === undefined ? null : strayOf(String(field(stray, 'name')), field(stray, 'id'), paused);
  const requirement = 'workspace.filespace.create.paused-unchanged';
  return [{ requirement, subject: 'GET /api/v1/filespaces shows nothing of a paused create', problem }];
}

function strayOf(name: string, id: unknown, paused: Memory['paused']): Finding['problem'] {
  const expected = `one filespace ${show(name)}, whose create was paused in ${paused.get(name)} and then accepted`;
  return { expected, got: `another one of the name, with the id ${show(id)}` };
}

function sentName({ request }: Exchange): string {
  try {
    return String(field(JSON.parse(request.body ?? '{}'), 'name'));
  } catch {
    return '';
  }
}
