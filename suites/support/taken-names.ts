import type { RequirementId } from '../../generated/catalogue.ts';
import { type Exchange, type Finding, field, type JudgedRun, show } from '../../src/check/index.ts';
import { type Resource, resources } from '../../src/resources/index.ts';
import { parse } from './json-text.ts';
import type { OwnThings } from './own-things.ts';
import { nameOf, pathOf, shownIn } from './shown-records.ts';

/* Whichever check asks for it: what is called as something that is there already is not made. */

interface Kind {
  readonly resource: Resource;
  readonly requirement: RequirementId;
}

const kinds: readonly Kind[] = resources.flatMap((resource) => {
  const { taken } = resource.laws;
  return taken === undefined ? [] : [{ resource, requirement: taken }];
});

export const takenOnce: readonly RequirementId[] = kinds.map(({ requirement }) => requirement);

/** To be asked before the create itself is noted. */
export function takenNames(things: OwnThings, exchange: Exchange, run: JudgedRun): Finding[] {
  const { api, operation, request, status, startedAt } = exchange;
  const kind = kinds.find(({ resource }) => resource.api === api && resource.create === operation);
  if (kind === undefined) return [];
  const name = field(parse(request.body), kind.resource.named);
  const first = [...things.in(exchange, pathOf(request.url))].find(
    (thing) =>
      thing.name === name && thing.removed === null && thing.since < startedAt && !things.isUnsettled(thing, run),
  );
  if (typeof name !== 'string' || first === undefined) return [];
  const [record] = shownIn(exchange, things.ids)?.records ?? [];
  // Only what says to have this very name, under an id of its own, is certain to be a second one.
  const isSecond = status === 201 && record !== undefined && nameOf(record) === name && record.id !== first.id;
  if (!isSecond && status !== 400) return [];
  const problem = isSecond
    ? { expected: `400: ${show(name)} is the name of ${show(first.id)}`, got: `201 ${show(record)}` }
    : null;
  const subject = `${operation} makes no second ${kind.resource.noun} of a name`;
  return [{ requirement: kind.requirement, subject, problem }];
}
