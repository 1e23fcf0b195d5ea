import type { Row } from '../core/database.ts';
import { queryValue } from '../core/exchange.ts';
import type { Direction, PageFacts } from '../policy/stated/partner/list.ts';
import type { Call } from './call.ts';
import { refuse } from './refuse.ts';
import { type Condition, countListed, listed } from './store/list.ts';

export interface Page {
  readonly rows: readonly Row[];
  readonly facts: PageFacts;
}

interface PageRequest {
  readonly page: number;
  readonly size: number;
  readonly direction: Direction;
}

/** The page of a table that a request asks for. */
export function readPage(call: Call, table: string, conditions: readonly Condition[]): Page {
  const { stated, open } = call.context.policy;
  const { list } = stated.partner;
  const wanted = readPaging(call);
  const listing = { table, conditions: [...conditions, ...visibility(call)] };
  const facts: PageFacts = { ...wanted, total: countListed(call.context.db, listing) };
  const { offset, limit } = list.window(call.operation, facts);
  const stretch = {
    offset,
    limit,
    direction: wanted.direction,
    orderedBy: list.orderedBy(call.operation),
    equalMoments: open.partner.lists.equalMoments(call.operation),
  };
  return { rows: list.rows(call.operation, listed(call.context.db, listing, stretch), facts), facts };
}

function visibility(call: Call): readonly Condition[] {
  const after = call.context.policy.stated.partner.list.visibleAfterMs(call.operation);
  return after > 0 ? [{ sql: 'created_at <= ?', values: [call.context.clock.now() - after] }] : [];
}

/** The list parameters of a request. Throws a failure when one cannot be understood. */
function readPaging(call: Call): PageRequest {
  return { page: readNumber(call, 'p'), size: readNumber(call, 'l'), direction: readDirection(call) };
}

function readNumber(call: Call, name: 'p' | 'l'): number {
  const { operation } = call;
  const { list } = call.context.policy.stated.partner;
  const { lists } = call.context.policy.open.partner;
  const text = queryValue(call.request, name);
  if (text === undefined) return name === 'p' ? list.defaultPage(operation) : list.defaultSize(operation);
  const number = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  const isCertain = number >= 1 && (name === 'p' || number <= list.maxSize(operation));
  const chosen = isCertain ? number : name === 'p' ? lists.oddPage(operation, text) : lists.oddSize(operation, text);
  return chosen ?? refuseParameter(call, name);
}

function readDirection(call: Call): Direction {
  const { operation } = call;
  const { list } = call.context.policy.stated.partner;
  const sort = queryValue(call.request, 's') ?? list.defaultSort(operation);
  const known = list.direction(operation, sort);
  if (known) return known;
  const chosen = call.context.policy.open.partner.lists.oddSort(operation, sort);
  return (chosen && list.direction(operation, chosen)) ?? refuseParameter(call, 's');
}

function refuseParameter(call: Call, name: string): never {
  const message = `The query parameter ${name} is not valid`;
  throw refuse(call.context, call.operation, { cause: 'invalid-parameter', message });
}

/** The body of a list whose envelope is open. */
export function openListBody(call: Call, records: readonly unknown[], facts: PageFacts): unknown {
  return call.context.policy.open.partner.lists.body(call.operation, records, paging(facts));
}

/** The body of a storage usage list. */
export function storageUsageBody(call: Call, records: readonly unknown[], facts: PageFacts): unknown {
  const { stated, open } = call.context.policy;
  return {
    ...open.partner.lists.storageUsageExtra(call.operation, paging(facts)),
    ...stated.partner.list.storageUsageBody(call.operation, records),
  };
}

function paging(facts: PageFacts): { page: number; size: number; total: number } {
  return { page: facts.page, size: facts.size, total: facts.total };
}
