import { type Answer, isAccepted } from '../preflight/inquiry.ts';
import type { PartnerFixtures, WorkspaceFixtures } from '../profile/model.ts';
import { type Fields, idCandidates, ownNameOf, recordsIn } from '../session/answers.ts';

/** A fixture that the profile lacks, and that harmless questions found on the target. */
export interface Proposal {
  /** Such as `partner.fixtures.client`. */
  readonly key: `partner.fixtures.${keyof PartnerFixtures}` | `workspace.fixtures.${keyof WorkspaceFixtures}`;
  readonly value: Readonly<Record<string, string>>;
}

/** How many of the things of a list are looked at. */
export const most = 10;

/** The first records of a list, whatever its envelope, but for what runs of this suite left there. */
export function firstRecords({ exchange }: Answer): Fields[] {
  const records = exchange?.status === 200 ? recordsIn(exchange.json) : [];
  return records.filter((record) => ownNameOf(record) === null).slice(0, most);
}

/** How many texts of a record are tried as its id: where it has one, it is among the likeliest. */
const mostTried = 4;

/** The first text of a record under which the target knows something; null where there is none. */
export async function idOf(record: Fields, ask: (id: string) => Promise<Answer>): Promise<string | null> {
  for (const id of idCandidates(record).slice(0, mostTried)) if (isAccepted(await ask(id))) return id;
  return null;
}
