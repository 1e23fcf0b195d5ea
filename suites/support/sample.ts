import { flattened, type JsonObject } from './lists.ts';

/** Some members of a long list: its ends and what lies between. */
export function spread<T>(items: readonly T[], amount = 8): T[] {
  const step = Math.max(1, (items.length - 1) / (amount - 1));
  const indexes = Array.from({ length: Math.min(amount, items.length) }, (_, index) => Math.round(index * step));
  return items.filter((_, index) => indexes.includes(index));
}

/** A field with more values tells records apart, and no kinds of them. */
const mostKinds = 6;

/**
 * Some records of a long list, those of `chosen` first: with them, one of each kind that the list shows by any of its
 * fields (a status, a provider, an owner), so that nothing goes for one kind only.
 */
export function ofEachKind<T extends object>(records: readonly T[], chosen: readonly T[], amount = 16): T[] {
  const marks = new Map(records.map((record) => [record, marksOf(Object.fromEntries(Object.entries(record)))]));
  const telling = tellingFields([...marks.values()]);
  const marksIn = (record: T): string[] =>
    [...(marks.get(record) ?? [])].flatMap(([field, value]) => (telling.has(field) ? [`${field}: ${value}`] : []));
  const sample = [...chosen];
  const seen = new Set(chosen.flatMap(marksIn));
  for (const record of records) {
    if (sample.length >= amount) break;
    const news = marksIn(record).filter((mark) => !seen.has(mark));
    if (news.length === 0) continue;
    sample.push(record);
    for (const mark of news) seen.add(mark);
  }
  return sample;
}

/** What each field holds, as far as it is one value. */
function marksOf(record: JsonObject): Map<string, string> {
  const fields = Object.entries(flattened(record)).filter(
    ([, value]) => !(typeof value === 'object' && value !== null),
  );
  return new Map(fields.map(([field, value]) => [field, JSON.stringify(value)]));
}

/** The fields whose few values come back, and so name kinds. */
function tellingFields(all: readonly ReadonlyMap<string, string>[]): Set<string> {
  const values = new Map<string, Set<string>>();
  for (const marks of all) {
    for (const [field, value] of marks) values.set(field, (values.get(field) ?? new Set()).add(value));
  }
  const isTelling = ({ size }: ReadonlySet<string>): boolean => size > 1 && size <= mostKinds && size < all.length;
  return new Set([...values].flatMap(([field, kinds]) => (isTelling(kinds) ? [field] : [])));
}
