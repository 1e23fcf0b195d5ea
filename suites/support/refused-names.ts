import type { RequirementId } from '../../generated/catalogue.ts';
import { type Exchange, type Finding, field, type JudgedRun, ownTextsIn, show } from '../../src/check/index.ts';
import { type Resource, resources } from '../../src/resources/index.ts';
import { parse } from './json-text.ts';
import { runMemory } from './run-memory.ts';
import { isGettingNames, nameOf, pathOf, placeOf, shownIn } from './shown-records.ts';

/* Whatever a create was rejected for: no list shows something of its name. */

const kinds: readonly { resource: Resource; requirement: RequirementId }[] = resources.flatMap((resource) => {
  const { rejected } = resource.laws;
  return rejected === undefined ? [] : [{ resource, requirement: rejected }];
});

export const leftByRejected: readonly RequirementId[] = kinds.map(({ requirement }) => requirement);

interface Memory {
  /** Names of the run that creates were rejected with, by their collection: when that was answered. */
  readonly refused: Map<string, Map<string, number>>;
  /** Names that something may have been given, whatever was answered. */
  readonly given: Set<string>;
}

const memoryOf = runMemory((): Memory => ({ refused: new Map(), given: new Set() }));

export function refusedNamesRule(exchange: Exchange, run: JudgedRun): Finding[] {
  if (!run.seesAll) return [];
  const memory = memoryOf(run);
  const { method } = exchange.request;
  if (method === 'POST' || method === 'PATCH') note(memory, exchange, run);
  const kind = kinds.find(({ resource: { api, list } }) => api === exchange.api && list === exchange.operation);
  const shown = kind === undefined ? null : shownIn(exchange);
  if (kind === undefined || shown === null || isGettingNames(shown.collection, run)) return [];
  const refused = memory.refused.get(placeOf(exchange, shown.collection));
  if (refused === undefined) return [];
  const left = shown.records.find((record) => {
    const name = nameOf(record) ?? '';
    const at = refused.get(name);
    return at !== undefined && at < exchange.startedAt && !memory.given.has(name);
  });
  const problem =
    left === undefined
      ? null
      : { expected: `nothing called ${show(nameOf(left))}, as which a create was rejected`, got: show(left) };
  const subject = `${exchange.operation} shows nothing that a rejected create made`;
  return [{ requirement: kind.requirement, subject, problem }];
}

function note({ refused, given }: Memory, exchange: Exchange, { config }: JudgedRun): void {
  const { api, operation, request, status, startedAt, durationMs } = exchange;
  const kind = kinds.find(({ resource }) => resource.api === api && resource.create === operation);
  const name = field(parse(request.body), kind?.resource.named ?? 'name');
  if (typeof name !== 'string') return;
  const known = kind?.resource.named === 'email' ? name.toLowerCase() : name;
  const isRejected = kind !== undefined && status === 400;
  if (!isRejected) given.add(known);
  // What others have may be taken.
  if (!isRejected || ownTextsIn(name, config.runId).length === 0) return;
  const place = placeOf(exchange, pathOf(request.url));
  const names = refused.get(place) ?? new Map<string, number>();
  refused.set(place, names.set(known, startedAt + durationMs));
}
