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
