import { type CheckContext, hash } from '../../src/check/index.ts';

/**
 * Some of the cases of a law that is too broad to try whole each time: which ones the seed draws for every place anew.
 * At the depth `deep` all of them.
 */
export function drawn<Case>(t: CheckContext, place: string, cases: readonly Case[], most: number): Case[] {
  if (t.depth === 'deep') return [...cases];
  const order = (index: number): number => hash(`${t.session.config.seed} ${place} ${index}`);
  return [...cases.keys()]
    .toSorted((a, b) => order(a) - order(b))
    .slice(0, most)
    .flatMap((index) => cases.slice(index, index + 1));
}

/**
 * Every so-many-th of the items, beginning where the seed and the turn say: over as many turns each item has had its
 * own. At the depth `deep` all of them.
 */
export function drawnInTurn<Item>(
  { depth, session }: CheckContext,
  items: readonly Item[],
  one: { in: number; turn: number },
) {
  const from = session.config.seed + one.turn;
  return depth === 'deep' ? items : items.filter((_, index) => (from + index) % one.in === 0);
}

/** One of the items, the next one with every turn. */
export function oneOf<Item>(items: readonly [Item, ...Item[]], turn: number): Item {
  return items[turn % items.length] ?? items[0];
}

/**
 * The first of the items, which tells most, and in one turn of so many another one; at the depth `deep` all of them.
 */
export function firstAndSome<Item>(
  { depth, session }: CheckContext,
  items: readonly Item[],
  turn: number,
  oneIn = 3,
): readonly Item[] {
  if (depth === 'deep') return items;
  const [first, ...others] = items;
  const from = session.config.seed + turn;
  const other = from % oneIn === 0 ? others.slice(Math.floor(from / oneIn) % Math.max(1, others.length)) : [];
  return [...(first === undefined ? [] : [first]), ...other.slice(0, 1)];
}
