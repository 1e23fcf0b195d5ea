import { allVariants } from '../../reference/variants/index.ts';
import type { Variant } from '../../reference/variants/types.ts';
import { closest } from '../profile/nearest.ts';
import { globMatcher, SelectionError } from '../session/select.ts';

/** One way in which a conforming service may differ from the plain one. */
export type Oddity = Pick<Variant, 'id' | 'story' | 'server' | 'profile'>;

/**
 * What a client meets: not the same service under another profile, nor other words, which are those of the deployment,
 * nor one that leaves no room for the other API.
 */
export const oddities: readonly Oddity[] = allVariants.filter(({ override, server, profile }) => {
  const isElsewhere = server !== undefined && profile === undefined;
  return (Object.keys(override).length > 0 || isElsewhere) && override.open?.vocabulary === undefined;
});

/** The oddities that at least one `only` glob matches (all without one) and no `skip` glob. */
export function chosenOddities({ only, skip }: { only: readonly string[]; skip: readonly string[] }): Oddity[] {
  const matchers = (patterns: readonly string[]) =>
    patterns.map((pattern) => {
      const matches = globMatcher(pattern);
      if (oddities.some(({ id }) => matches(id))) return matches;
      const ids = oddities.map(({ id }) => id);
      throw new SelectionError(`${pattern} matches no service; the nearest is ${closest(pattern, ids)}`);
    });
  const [wanted, unwanted] = [matchers(only), matchers(skip)];
  return oddities.filter(
    ({ id }) =>
      (wanted.length === 0 || wanted.some((matches) => matches(id))) && !unwanted.some((matches) => matches(id)),
  );
}
