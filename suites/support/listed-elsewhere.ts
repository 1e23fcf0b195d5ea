import type { RequirementId } from '../../generated/catalogue.ts';
import { type Exchange, type Finding, field, type JudgedRun, ownTextsIn, show } from '../../src/check/index.ts';
import { type Resource, resources } from '../../src/resources/index.ts';
import { parse } from './json-text.ts';
import type { JsonObject } from './lists.ts';
import { runMemory } from './run-memory.ts';
import { nameOf, pathOf, shownIn } from './shown-records.ts';

/* What the run made in one client or filespace is in the list of no other one, whatever the ids there are. */

interface Kind {
  readonly resource: Resource;
  readonly requirement: RequirementId;
}

const kinds: readonly Kind[] = resources.flatMap((resource) => {
  const { own } = resource.laws;
  return own === undefined ? [] : [{ resource, requirement: own }];
});

export const ownLists: readonly RequirementId[] = [...new Set(kinds.map(({ requirement }) => requirement))];

/** By kind and name, the collections in which something was to have it, whatever was answered. */
const memoryOf = runMemory(() => new Map<string, Set<string>>());

export function listedElsewhereRule(exchange: Exchange, run: JudgedRun): Finding[] {
  const { api, operation, status, request, expectation } = exchange;
  const kind = kinds.find(
    ({ resource }) => resource.api === api && (resource.create === operation || resource.list === operation),
  );
  if (kind === undefined || !run.seesAll) return [];
  const { resource, requirement } = kind;
  const given = memoryOf(run);
  const keyOf = (name: string): string => [resource.create, comparable(name)].join('\n');
  if (request.method === 'POST') {
    const name = field(parse(request.body), resource.named);
    if (typeof name === 'string') placesOf(given, keyOf(name)).add(placeIn(pathOf(request.url)));
    return [];
  }
  const shown = status === 200 && expectation.open !== true ? shownIn(exchange) : null;
  if (shown === null) return [];
  const here = placeIn(shown.collection);
  // What is being made there is known when it was answered.
  if (run.writing.some((written) => written !== '' && here.endsWith(written.toLowerCase()))) return [];
  const isElsewheres = (record: JsonObject): boolean => {
    const name = nameOf(record);
    if (name === null || ownTextsIn(name, run.config.runId).length === 0) return false;
    const places = given.get(keyOf(name));
    return places !== undefined && !places.has(here);
  };
  const stray = shown.records.find(isElsewheres);
  const problem =
    stray === undefined ? null : { expected: `nothing that was made elsewhere than in ${here}`, got: show(stray) };
  return [{ requirement, subject: `${operation} shows what is its own alone`, problem }];
}

function comparable(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}

/** An id may be written in another case. */
function placeIn(collection: string): string {
  return collection.toLowerCase();
}

function placesOf(given: Map<string, Set<string>>, key: string): Set<string> {
  const places = given.get(key) ?? new Set();
  given.set(key, places);
  return places;
}
