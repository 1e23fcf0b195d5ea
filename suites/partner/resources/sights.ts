import type { Reply } from '../../../src/check/index.ts';
import { sight, stateIn } from '../../support/sights.ts';
import type { Sight } from '../../support/things.ts';

/** What a read by id says. */
export function seenBy(reply: Reply | undefined): Sight[] {
  return reply === undefined ? [] : [sight('the get', reply, stateIn(reply))];
}

/** A list, by the query that it was asked with. */
export function listWith(query: object = {}): string {
  const words = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return `the list ${new URLSearchParams(words)}`.trim();
}
