import type { CheckContext } from '../../src/check/index.ts';

/**
 * Every so-many-th of the items, beginning where the seed and the turn say: over as many turns each item has had its
 * own. At the depth `deep` all of them.
 */
export function drawn<Item>(
  { depth, session }: CheckContext,
  items: readonly Item[],
  one: { in: number; turn: number },
) {
  const from = session.config.seed + one.turn;
  return depth === 'deep' ? items : items.filter((_, index) => (from + index) % one.in === 0);
}

/** The first of the items, and another one, the next with every turn; at the depth `deep` all of them. */
export function firstAndOne<Item>(
  { depth, session }: CheckContext,
  items: readonly Item[],
  turn: number,
): readonly Item[] {
  if (depth === 'deep') return items;
  const [first, ...others] = items;
  const other = (session.config.seed + turn) % Math.max(1, others.length);
  return [...(first === undefined ? [] : [first]), ...others.slice(other, other + 1)];
}

/** One of the items, the next one with every turn. */
export function oneOf<Item>(items: readonly [Item, ...Item[]], turn: number): Item {
  return items[turn % items.length] ?? items[0];
}

/** The first of the items, which tells most, and every third turn another one; at the depth `deep` all of them. */
export function firstAndSome<Item>(
  { depth, session }: CheckContext,
  items: readonly Item[],
  turn: number,
): readonly Item[] {
  if (depth === 'deep') return items;
  const [first, ...others] = items;
  const from = session.config.seed + turn;
  const other = from % 3 === 0 ? others.slice(Math.floor(from / 3) % Math.max(1, others.length)) : [];
  return [...(first === undefined ? [] : [first]), ...other.slice(0, 1)];
}
