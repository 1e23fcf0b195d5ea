import type { RequirementId } from '../../generated/catalogue.ts';
import { type Exchange, type Finding, field, type JudgedRun } from '../../src/check/index.ts';
import { client, dataStore, entry, member } from '../../src/resources/index.ts';
import { parse } from './json-text.ts';
import { pathOf, placeOf, shownIn } from './shown-records.ts';

/* What the run has made, and has asked nobody to remove, is found by its id, whatever it has removed elsewhere. */

interface Read {
  readonly requirement: RequirementId;
  /** How many parts of the path stand behind the id. */
  readonly behind: number;
  /** The field of the body that names what the request stands on, where the path does not. */
  readonly named?: string;
}

/** Filespaces and what they hold take their time to come; entries are made in those that are there. */
const reads: ReadonlyMap<string, Read> = new Map<string, Read>([
  [`partner ${client.get}`, { requirement: 'partner.client.get.status', behind: 0 }],
  [`workspace ${member.get}`, { requirement: 'workspace.member.get.status', behind: 0 }],
  [`workspace ${dataStore.get}`, { requirement: 'workspace.data-store.get.status', behind: 0 }],
  [`workspace ${entry.get}`, { requirement: 'workspace.entry.get.status', behind: 0 }],
  [`workspace ${entry.list}`, { requirement: 'workspace.entry.children.status', behind: 1 }],
  [`workspace ${entry.create}`, { requirement: 'workspace.entry.create.status', behind: 0, named: 'parentId' }],
]);

const creates: ReadonlySet<string> = new Set(
  [client, member, dataStore, entry].map(({ api, create }) => `${api} ${create}`),
);

export const foundWhileThere: readonly RequirementId[] = [
  ...new Set([...reads.values()].map(({ requirement }) => requirement)),
];

interface Memory {
  /** When the create of each was answered. */
  readonly made: Map<string, number>;
  /** What the run has asked to remove, whatever was answered, written so that no notation of an id is another one. */
  readonly removed: Set<string>;
}

const memories = new WeakMap<JudgedRun, Memory>();

function memoryOf(run: JudgedRun): Memory {
  const memory = memories.get(run) ?? { made: new Map(), removed: new Set() };
  memories.set(run, memory);
  return memory;
}

export function stillThereRule(exchange: Exchange, run: JudgedRun): Finding[] {
  const memory = memoryOf(run);
  const path = pathOf(exchange.request.url);
  if (exchange.request.method === 'DELETE') memory.removed.add(plain(path));
  const operation = `${exchange.api} ${exchange.operation}`;
  if (creates.has(operation)) noteMade(memory, exchange);
  const read = reads.get(operation);
  if (read === undefined || exchange.expectation.open === true) return [];
  const thing = thingOf(exchange, path, read);
  const since = memory.made.get(placeOf(exchange, thing));
  if (since === undefined || exchange.startedAt <= since || isLeaving(memory, run, thing)) return [];
  const problem = exchange.status === 404 ? { expected: `${thing}, which nobody removed`, got: '404' } : null;
  return [{ requirement: read.requirement, subject: `${exchange.operation} finds what is there`, problem }];
}

function thingOf({ request }: Exchange, path: string, { behind, named }: Read): string {
  if (named !== undefined) return `${path}/${String(field(parse(request.body), named))}`;
  const parts = path.split('/');
  return parts.slice(0, parts.length - behind).join('/');
}

function noteMade({ made }: Memory, exchange: Exchange): void {
  const shown = exchange.status === 201 ? shownIn(exchange) : null;
  const [record, ...others] = shown?.records ?? [];
  if (shown === null || record?.id === undefined || others.length > 0) return;
  made.set(placeOf(exchange, `${shown.collection}/${record.id}`), exchange.startedAt + exchange.durationMs);
}

/** What is written to these makes something new. */
const collections: ReadonlySet<string> = new Set(['clients', 'filespaces', 'members', 'data-stores', 'entries']);

/** Whether it, or what it stands in, was to be removed, or is being written to at this moment. */
function isLeaving({ removed }: Memory, { writing }: JudgedRun, thing: string): boolean {
  const parts = thing.split('/');
  const above = parts
    .map((_, index) => parts.slice(0, index + 1).join('/'))
    .filter((_, index) => !collections.has(parts[index] ?? ''));
  return above.some((path) => removed.has(plain(path)) || writing.some((written) => path.endsWith(written)));
}

/** Letter case, and whatever is no letter and no digit, may be written otherwise. */
function plain(path: string): string {
  return path.toLowerCase().replaceAll(/[^\p{L}\p{N}/]/gu, '');
}
