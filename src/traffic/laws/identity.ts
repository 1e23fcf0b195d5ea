import type { RequirementId } from '../../../generated/catalogue.ts';
import { at, canonicalEntryId, held, type Law, sameText } from '../../../suites/exchange-laws/law.ts';
import { show } from '../../check/expect.ts';
import { type Resource, resources } from '../../resources/index.ts';

/** Which record an operation answers: the one that its path names. */
interface Identity {
  readonly operation: string;
  readonly resource: Resource;
  readonly requirement: RequirementId;
}

const identities: readonly Identity[] = resources.flatMap((resource) => {
  const { get, change, laws } = resource;
  return [
    ...(laws.identity === undefined ? [] : [{ operation: get, resource, requirement: laws.identity }]),
    ...(change === undefined || laws.changeIdentity === undefined
      ? []
      : [{ operation: change.operation, resource, requirement: laws.changeIdentity }]),
  ];
});

/** A word such as `me` may be another name of whoever asks. */
function isId(text: string | undefined): text is string {
  return text !== undefined && text.length >= 3 && /\d/.test(text);
}

export const identityLaw: Law = (witnessed) => {
  const { api, operation } = witnessed.info;
  const identity = identities.find((each) => each.operation === operation && each.resource.api === api);
  const asked = witnessed.path[identity?.resource.key ?? ''];
  const { json, status } = witnessed.exchange;
  if (identity === undefined || status !== 200 || !isId(asked) || json === undefined) return [];
  const { key, idAt, isOpen } = identity.resource;
  if (key === 'entryId' && canonicalEntryId(asked) === undefined) return [];
  const shown = idAt.map((way) => at(json, ...way)).find((value) => isText(value));
  if (shown === undefined) return [];
  // A record may hold its id in a field of another name beside an id of something else.
  const holds = sameText(String(shown), asked) || (isOpen === true && textsIn(json).has(asked.toLowerCase()));
  const got = `the record of ${show(shown)}`;
  return [
    held(witnessed, identity.requirement, 'answers the record of the path', {
      holds,
      expected: `the record of ${show(asked)}`,
      got,
    }),
  ];
};

function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function textsIn(value: unknown): Set<string> {
  const found = new Set<string>();
  const walk = (part: unknown): void => {
    if (isText(part)) found.add(String(part).toLowerCase());
    else if (part !== null && typeof part === 'object') for (const inner of Object.values(part)) walk(inner);
  };
  walk(value);
  return found;
}
