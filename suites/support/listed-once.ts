import type { RequirementId } from '../../generated/catalogue.ts';
import { type Exchange, exactJson, type Finding, show } from '../../src/check/index.ts';
import { workspaceResources } from '../../src/resources/index.ts';
import { canonical } from './list-walks.ts';
import { isObject, twiceIn } from './lists.ts';
import { hasId, onlyArrayOf } from './shown-records.ts';

/* Whichever list a run asks for, and whichever page of it: no record stands there twice, and so none is pushed off it. */

const lists: ReadonlyMap<string, RequirementId> = new Map<string, RequirementId>([
  ['partner GET /api/v1/clients', 'partner.paging.once'],
  ['partner GET /api/v1/clients/{clientId}/members', 'partner.paging.once'],
  ['partner GET /api/v1/clients/{clientId}/workspaces', 'partner.paging.once'],
  ['workspace GET /api/v1/members/{memberId}/groups', 'workspace.group.list.once'],
  ['workspace GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children', 'workspace.entry.children.once'],
  ...workspaceResources.flatMap(({ api, list, laws }): [string, RequirementId][] =>
    list === undefined || laws.once === undefined ? [] : [[`${api} ${list}`, laws.once]],
  ),
]);

export const onceRequirements: readonly RequirementId[] = [...new Set(lists.values())];

/** Which fields a record has is open: two that have an id, and are alike in everything that they say, are one. */
export function listedOnceRule(exchange: Exchange): Finding[] {
  const { api, operation, status, expectation } = exchange;
  const requirement = lists.get(`${api} ${operation}`);
  if (requirement === undefined || status !== 200 || expectation.open === true) return [];
  // By which field its records are known is open in one of the APIs: any array of objects may be the page.
  const records = onlyArrayOf(exactJson(exchange), api === 'partner' ? isObject : hasId).filter(hasId);
  const [twice] = twiceIn(records.map(canonical));
  const problem = twice === undefined ? null : { expected: 'every record once', got: `twice ${show(twice)}` };
  return [{ requirement, subject: `${operation} shows no record twice`, problem }];
}
