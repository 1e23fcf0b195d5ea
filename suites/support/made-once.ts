import type { RequirementId } from '../../generated/catalogue.ts';
import { type Exchange, type Finding, field, type JudgedRun, show } from '../../src/check/index.ts';
import { type Resource, resources } from '../../src/resources/index.ts';
import { parse } from './json-text.ts';
import type { JsonObject } from './lists.ts';
import { runMemory } from './run-memory.ts';
import { IdFields, isGettingNames, shownIn } from './shown-records.ts';

/* One create makes one thing: no list shows two things under a name that the run has sent a single time. */

interface Kind {
  readonly resource: Resource;
  readonly requirement: RequirementId;
}

/** By the list that shows them. */
const kinds: ReadonlyMap<string, Kind> = new Map(
  resources.flatMap((resource): [string, Kind][] => {
    const { api, list, laws } = resource;
    return list === undefined || laws.one === undefined
      ? []
      : [[`${api} ${list}`, { resource, requirement: laws.one }]];
  }),
);

/** Of what is named in a request, by the operation: also that of a change gives a name. */
const naming: ReadonlyMap<string, Resource> = new Map(
  resources.flatMap((resource): [string, Resource][] =>
    [resource.create, resource.change?.operation].flatMap((operation) =>
      operation === undefined ? [] : [[`${resource.api} ${operation}`, resource]],
    ),
  ),
);

export const madeOnce: readonly RequirementId[] = [
  ...new Set([...kinds.values()].map(({ requirement }) => requirement)),
];

interface Memory {
  /** How often each name was sent, whoever sent it and whatever was answered. */
  readonly sent: Map<string, number>;
  readonly ids: IdFields;
}

const memoryOf = runMemory((): Memory => ({ sent: new Map(), ids: new IdFields() }));

/** Shorter names may be those of others, too. */
const shortest = 10;

export function madeOnceRule(exchange: Exchange, run: JudgedRun): Finding[] {
  if (!run.seesAll) return [];
  const memory = memoryOf(run);
  memory.ids.note(exchange);
  noteSent(memory, exchange);
  const kind = kinds.get(`${exchange.api} ${exchange.operation}`);
  const shown = kind === undefined ? null : shownIn(exchange, memory.ids);
  if (kind === undefined || shown === null || exchange.expectation.open === true) return [];
  const { collection, records, operation } = shown;
  if (isGettingNames(collection, run)) return [];
  const idsOf = new Map<string, Set<unknown>>();
  for (const record of records) {
    const name = nameIn(record, kind.resource);
    const id = memory.ids.of(record, collection);
    if (typeof name !== 'string' || id === undefined || id === null) continue;
    if (memory.sent.get(keyOf(kind.resource, name)) !== 1) continue;
    idsOf.set(name, (idsOf.get(name) ?? new Set()).add(id));
  }
  if (idsOf.size === 0) return [];
  const [twice] = [...idsOf].filter(([, ids]) => ids.size > 1);
  const { requirement, resource } = kind;
  return [{ requirement, subject: `${operation} shows one ${resource.noun} of each name`, problem: problemOf(twice) }];
}

/** What stands around the one record of a get does not stand around each of a list. */
function nameIn(record: JsonObject, { nameAt, idAt, named }: Resource): unknown {
  const around = (idAt[0]?.length ?? 1) - 1;
  return (nameAt?.slice(around) ?? [named]).reduce<unknown>(field, record);
}

function problemOf(twice: [string, Set<unknown>] | undefined): Finding['problem'] {
  if (twice === undefined) return null;
  const [name, ids] = twice;
  return { expected: `one of the name ${show(name)}, which was sent once`, got: [...ids].map(show).join(' and ') };
}

function noteSent({ sent }: Memory, exchange: Exchange): void {
  const resource = naming.get(`${exchange.api} ${exchange.operation}`);
  if (resource === undefined) return;
  const name = field(parse(exchange.request.body), resource.named);
  if (typeof name !== 'string' || name.length < shortest) return;
  const key = keyOf(resource, name);
  sent.set(key, (sent.get(key) ?? 0) + 1);
}

/** Wherever it was sent: whether a list shows what stands elsewhere, other rules tell. The case of addresses is open. */
function keyOf({ api, noun, named }: Resource, name: string): string {
  return [api, noun, named === 'email' ? name.toLowerCase() : name].join('\n');
}
