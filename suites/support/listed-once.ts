import { type Exchange, type Finding, show } from '../../src/check/index.ts';
import { canonical } from './list-walks.ts';
import { twiceIn } from './lists.ts';
import { onlyArrayOf } from './shown-records.ts';

/* Whichever page of a list a run asks for: no record stands on it twice, and so none is pushed off it. */

const requirement = 'partner.paging.once';
const lists: ReadonlySet<string | null> = new Set([
  'GET /api/v1/clients',
  'GET /api/v1/clients/{clientId}/members',
  'GET /api/v1/clients/{clientId}/workspaces',
]);

/** Which fields a record has is open: two that have an id, and are alike in everything that they say, are one. */
export function listedOnceRule({ api, operation, status, json, expectation }: Exchange): Finding[] {
  if (api !== 'partner' || !lists.has(operation) || status !== 200 || expectation.open === true) return [];
  const records = onlyArrayOf(json).filter(({ id, accountId }) => (id ?? accountId) !== undefined);
  const [twice] = twiceIn(records.map(canonical));
  const problem =
    twice === undefined ? null : { expected: 'every record of the page once', got: `twice ${show(twice)}` };
  return [{ requirement, subject: `${operation} shows no record twice on a page`, problem }];
}
