import { dateTime } from '../../src/arbitraries/date-times.ts';
import type { CheckContext, Reply } from '../../src/check/index.ts';
import type { Query } from './list-walks.ts';
import { type Range, readUsage, type UsageEndpoint } from './usage.ts';

export type Bound = 'start' | 'end';

export const bounds: readonly Bound[] = ['start', 'end'];

/** The item whose turn it is, the next one with the next seed; at the depth `deep` all of them. */
export function inTurn<Item>({ depth, session }: CheckContext, items: readonly Item[], turn: number): readonly Item[] {
  const at = (session.config.seed + turn) % items.length;
  return depth === 'deep' ? items : items.slice(at, at + 1);
}

/** Asks for a range with one bound written as the text says, or left out. */
export function readBound(
  t: CheckContext,
  endpoint: UsageEndpoint,
  range: Range,
  bound: Bound,
  text: string | null,
): Promise<Reply> {
  const other: Query = bound === 'start' ? { end: dateTime(range.end) } : { start: dateTime(range.start) };
  return readUsage(t, endpoint, text === null ? other : { ...other, [bound]: text });
}
