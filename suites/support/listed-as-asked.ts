import type { RequirementId } from '../../generated/catalogue.ts';
import type { Exchange, Finding } from '../../src/check/index.ts';
import { clientMember } from '../../src/resources/index.ts';
import { type Direction, findDisorder, momentsOf } from './list-order.ts';
import { largestPage } from './list-walks.ts';
import { arraysOf, type JsonObject, type Place } from './lists.ts';
import { usageEndpoints } from './usage.ts';

/*
 * Whichever page of a list a run asks for, with whichever key and whatever else it says: its records stand in order, and
 * are no more than were asked for.
 */

type Way = Direction | 'default';

interface List {
  order(way: Way): RequirementId;
  size(kind: 'limit' | 'default-size'): RequirementId;
  byDefault: Direction;
  /** Where its page stands; null where that is open. */
  place: Place | null;
}

const defaultSize = 100;

const lists: ReadonlyMap<string | null, List> = new Map<string | null, List>([
  ['GET /api/v1/clients', newestFirst('clients')],
  [clientMember.list, newestFirst('members')],
  ['GET /api/v1/clients/{clientId}/workspaces', newestFirst('workspaces')],
  ['GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces', newestFirst('filespaces')],
  ...usageEndpoints.map(({ operation, name }): [string, List] => [
    operation,
    {
      place: name === 'members' ? null : ['items'],
      order: (way) => `partner.usage.order.${way}.${name}`,
      size: (kind) => `partner.paging.${kind}.${name}-usage`,
      byDefault: 'ascending',
    },
  ]),
]);

function newestFirst(name: 'clients' | 'members' | 'workspaces' | 'filespaces'): List {
  return {
    order: (way) => `partner.order.${way}.${name}`,
    size: (kind) => `partner.paging.${kind}.${name}`,
    byDefault: 'descending',
    place: null,
  };
}

export const askedFor: readonly RequirementId[] = [
  ...[...lists.values()].flatMap(({ order, size }) => [
    ...(['ascending', 'descending', 'default'] as const).map(order),
    ...(['limit', 'default-size'] as const).map(size),
  ]),
];

export function listedAsAskedRule({ api, operation, status, json, request, expectation }: Exchange): Finding[] {
  const list = lists.get(operation);
  if (api !== 'partner' || list === undefined || status !== 200 || expectation.open === true) return [];
  const records = datedRecords(json, list.place);
  if (records === null) return [];
  const query = new URL(request.url).searchParams;
  return [...orderFindings(list, query.getAll('s'), records), ...sizeFindings(list, query.getAll('l'), records)].map(
    (finding) => ({ ...finding, subject: `${operation} ${finding.subject}` }),
  );
}

/** The page of a list that tells when its records were made; null where another array may be the page. */
function datedRecords(json: unknown, place: Place | null): readonly JsonObject[] | null {
  const arrays = arraysOf(json);
  const [page, ...others] = place === null ? arrays : arrays.filter((each) => each.place.join('.') === place.join('.'));
  if (page === undefined || page.records.length === 0 || others.length > 0) return null;
  return momentsOf(page.records) === null ? null : page.records;
}

function orderFindings(
  { order, byDefault }: List,
  given: readonly string[],
  records: readonly JsonObject[],
): Finding[] {
  const way = wayAskedFor(given);
  if (way === null) return [];
  const problem = findDisorder(momentsOf(records) ?? [], way === 'default' ? byDefault : way);
  const asked = way === 'default' ? 'without s' : `asked to be ${way}`;
  return [{ requirement: order(way), subject: `is in order on every page, ${asked}`, problem }];
}

/** Null where it is open what the request asks for. */
function wayAskedFor(given: readonly string[]): Way | null {
  if (given.length === 0) return 'default';
  const [s] = given.length === 1 ? given : [];
  if (s === 'createdAt') return 'ascending';
  return s === '-createdAt' ? 'descending' : null;
}

function sizeFindings({ size }: List, given: readonly string[], { length }: readonly JsonObject[]): Finding[] {
  const isGiven = given.length > 0;
  const most = isGiven ? Number(/^[1-9]\d*$/.exec(given.join(' '))?.[0]) : defaultSize;
  if (!Number.isInteger(most) || most < 1 || most > largestPage) return [];
  const problem = length <= most ? null : { expected: `at most ${most} records`, got: `${length}` };
  const asked = isGiven ? 'than l says' : 'than 100 without l';
  return [{ requirement: size(isGiven ? 'limit' : 'default-size'), subject: `has no page of more ${asked}`, problem }];
}
