import { namesOf } from '../model/aliases.ts';
import { closest } from '../profile/nearest.ts';

/** A pattern of `--only` that selects nothing, which is a mistake of whoever wrote it. */
export class SelectionError extends Error {
  override readonly name = 'SelectionError';
}

export interface Selection {
  only: readonly string[];
  skip: readonly string[];
}

/** The ids that at least one `only` glob matches (all without one) and no `skip` glob, in their own order. */
export function selectIds<Id extends string>(ids: readonly Id[], { only, skip }: Selection): Id[] {
  for (const pattern of only) {
    const matches = globMatcher(pattern);
    if (!ids.some(named(matches))) throw new SelectionError(nothingMatches(pattern, ids));
  }
  const wanted = only.map(globMatcher);
  const unwanted = skip.map(globMatcher);
  return ids.filter(
    (id) =>
      (wanted.length === 0 || wanted.some((matches) => named(matches)(id))) &&
      !unwanted.some((matches) => named(matches)(id)),
  );
}

/** A pattern may mean an id as it was. */
function named(matches: (id: string) => boolean): (id: string) => boolean {
  return (id) => namesOf(id).some(matches);
}

/** `*` stands for any characters, dots included; `?` for one. */
export function globMatcher(pattern: string): (id: string) => boolean {
  const source = pattern
    .replaceAll(/\*+/g, '*')
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  const expression = new RegExp(`^${source}$`);
  return (id) => expression.test(id);
}

function nothingMatches(pattern: string, ids: readonly string[]): string {
  const near = closest(pattern, [...ids, ...groupsOf(ids)]);
  return `${pattern} matches no requirement id${near === null ? '' : `; the nearest is ${near}`}`;
}

/** `partner.*` and `partner.client.*` for `partner.client.name`. */
function groupsOf(ids: readonly string[]): string[] {
  const groups = ids.flatMap((id) => {
    const parts = id.split('.');
    return parts.slice(1).map((_, index) => `${parts.slice(0, index + 1).join('.')}.*`);
  });
  return [...new Set(groups)];
}
