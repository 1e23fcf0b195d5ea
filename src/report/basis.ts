import { faultCategories, locators, type Reading, readings } from '../../generated/catalogue.ts';
import type { RequirementResult } from '../model/report.ts';

const placeOf = new Map(locators.map(({ id, section, at }) => [id, place(section, at)]));
const readingById = new Map(readings.map((reading) => [reading.id, reading]));

/** `Endpoints > Table, POST /api/v1/clients, Success response`: what leads a reader to the sentence. */
function place(section: string, at: string | null): string {
  const heading = section.replaceAll(' / ', ' > ');
  return at === null ? heading : `${heading}, ${at}`;
}

export function placeText({ source }: RequirementResult): string {
  return place(source.section, source.at);
}

/** What else a requirement follows from, in words; an id that this version does not know stays as it is. */
export function originTexts({ from }: RequirementResult): string[] {
  return from.map((id) => placeOf.get(id) ?? id);
}

export function readingOf({ reading }: RequirementResult): Reading | null {
  return reading === null ? null : (readingById.get(reading) ?? null);
}

/** `stated: Endpoints > Entries, POST (base), Other`, on one line. */
export function basisText(result: RequirementResult): string {
  const { basis, reading } = result;
  const from = originTexts(result).map((origin) => `; with ${origin}`);
  const read = reading === null ? '' : basis === 'reading' ? ` ${reading}` : ` (reading ${reading})`;
  return `${basis ?? 'source'}${read}: ${placeText(result)}${from.join('')}`;
}

/** What the fault category of a requirement means; null where there is none, or none that this version knows. */
export function faultCategoryText({ wfc }: RequirementResult): string | null {
  return wfc === null ? null : (faultCategories.categories[wfc] ?? null);
}

/** Where a reading stands in the documentation that the requirement's own address belongs to. */
export function readingAddress({ documentation, reading }: RequirementResult): string | null {
  if (documentation === null || reading === null) return null;
  return documentation.replace(/requirements\.html#.*$/, `readings.html#${reading}`);
}
