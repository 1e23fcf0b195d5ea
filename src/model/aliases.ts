import type { RequirementId } from '../../generated/catalogue.ts';
import { formerWordings } from './former-wordings.ts';

/** Ids of earlier versions, with those that took their place: what names an old one still means the requirement. */
const renamed = {
  'partner.auth.valid': 'partner.auth.accepted',
  'partner.auth.empty-key': 'partner.auth.empty',
  'partner.client.create.name-echo': 'partner.client.create.echoes-name',
  'partner.client.create.notes-echo': 'partner.client.create.echoes-notes',
  'partner.client.create.distinct-ids': 'partner.client.create.unique-id',
  'partner.client.delete.others-kept': 'partner.client.delete.only-that',
  'partner.member.remove.others-kept': 'partner.member.remove.only-that',
  'partner.member.add.email-echo': 'partner.member.add.echoes-email',
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

/** The title of a check, and those that it had, or may have had, before. */
export function titlesOf(title: string): string[] {
  const titles = [title];
  for (const [today, before] of formerWordings) {
    titles.push(...titles.filter((each) => each.includes(today)).map((each) => each.replaceAll(today, before)));
  }
  return titles;
}
