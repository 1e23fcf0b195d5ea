import { type Requirement, requirements } from '../../generated/catalogue.ts';
import type { Registered } from '../check/registry.ts';
import type { RunConfig } from '../session/config.ts';

/** Requirements that no check is about, each with a glob over those whose checks show it. */
export type Companions = Readonly<Record<string, string>>;

/**
 * What is judged on the answers to other checks shows nothing by itself: of each chosen one, the nearest group that asks
 * the same operations, unless all of it is chosen, too.
 */
export function companionsOf(entries: readonly Registered[], { selected }: Pick<RunConfig, 'selected'>): Companions {
  if (selected === null) return {};
  const chosen = new Set<string>(selected);
  const checked = new Set(entries.flatMap((entry) => (entry.kind === 'observation' ? [] : entry.requirement)));
  const askedBy = requirements.filter(({ id }) => checked.has(id));
  const nearest = ({ id, operations }: Requirement): string | null => {
    const near = askedBy.filter((other) => other.operations.some((operation) => operations.includes(operation)));
    const group = groupsAround(id).find((start) => near.some((other) => other.id.startsWith(start)));
    const isMissing = near.some((other) => group !== undefined && other.id.startsWith(group) && !chosen.has(other.id));
    return group !== undefined && isMissing ? `${group}*` : null;
  };
  const alone = requirements.filter(({ id }) => chosen.has(id) && !checked.has(id));
  const found = alone.map((each) => [each.id, nearest(each)] as const);
  return Object.fromEntries(found.flatMap(([id, glob]) => (glob === null ? [] : [[id, glob]])));
}

/** `a.b.` and `a.` for `a.b.c`. */
function groupsAround(id: string): string[] {
  const parts = id.split('.');
  return parts.slice(1).map((_, index) => `${parts.slice(0, -1 - index).join('.')}.`);
}
