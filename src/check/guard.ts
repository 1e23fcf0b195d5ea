import type { OpenId } from '../../generated/catalogue.ts';
import { openRequests } from '../../generated/open-requests.js';
import type { Exchange } from '../http/exchange.ts';
import { Inconclusive } from '../model/errors.ts';

/** A check demands an answer to what an open point describes: a mistake of the suite, whatever was answered. */
export class OpenDemand extends Inconclusive {
  override readonly name = 'OpenDemand';
}

/** How the message begins, by which the tools of the project find it in a report. */
export const openDemand = 'demands an answer to what is open';

const byOperation = new Map<string, (typeof openRequests)[number][]>();
for (const each of openRequests) {
  for (const operation of each.operations) {
    const all = byOperation.get(operation) ?? [];
    all.push(each);
    byOperation.set(operation, all);
  }
}

/** The open points that describe the request of an exchange. */
export function openPointsOf({
  operation,
  facts,
  expectation,
}: Pick<Exchange, 'operation' | 'facts' | 'expectation'>): readonly OpenId[] {
  const sent = facts?.();
  if (sent === undefined) return [];
  const declared = expectation.under === undefined ? [] : [expectation.under];
  if (operation === null) return declared;
  const found = (byOperation.get(operation) ?? []).filter(({ describes }) => describes(sent)).map(({ id }) => id);
  return [...new Set([...declared, ...found])];
}

/**
 * Every demand goes through here.
 * @throws {OpenDemand} when the request is one that the documents leave open: neither answer to it is right or wrong.
 */
export function refuseOpen(exchange: Exchange, what: string): void {
  const [id] = openPointsOf(exchange);
  if (id !== undefined) throw new OpenDemand(`${openDemand} (${id}): ${what}, for exchange ${exchange.id}`);
}

/** Whether a list of statuses takes both a success and a refusal: it demands nothing but that there be an answer. */
export function leavesOpen(statuses: readonly number[]): boolean {
  return [2, 4].every((hundreds) => statuses.some((status) => Math.floor(status / 100) === hundreds));
}
