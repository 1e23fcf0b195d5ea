import type { RequirementId } from '../../generated/catalogue.ts';

/** Ids of earlier versions, with those that took their place: what names an old one still means the requirement. */
const renamed = {
  'partner.robustness.recovers': 'partner.robustness.keeps-serving',
  'workspace.entry.create.charset': 'workspace.request.charset',
} as const satisfies Record<string, RequirementId>;

const current: ReadonlyMap<string, string> = new Map(Object.entries(renamed));

/** The id that a requirement has today. */
export function currentId(id: string): string {
  return current.get(id) ?? id;
}

/** The id and those that it had before. */
export function namesOf(id: string): string[] {
  return [id, ...[...current].filter(([, now]) => now === id).map(([old]) => old)];
}
