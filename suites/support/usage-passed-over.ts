import { canonical, missing, type Problem, tally } from './list-walks.ts';
import type { storageTypes, UsageRecords } from './usage.ts';
import { sameRecords } from './usage-splits.ts';

/** What a range shows without a type, and with some of them. */
export interface Types {
  readonly whole: UsageRecords;
  readonly parts: readonly (UsageRecords & { readonly type: (typeof storageTypes)[number] })[];
}

/** The storage of a filespace is of one type: what another type yields has no place in the list of this one. */
export function findPassedOver({ whole, parts }: Types, type: string): Problem | null {
  const own = parts.find((part) => part.type === type);
  if (own === undefined || whole.records.length === 0 || !sameRecords(whole.records, own.records)) return null;
  const all = tally(whole.records, canonical);
  const isInside = ({ records }: Types['whole']): boolean => missing(tally(records, canonical), all).length === 0;
  const other = parts.find((part) => part !== own && part.records.length > 0 && isInside(part));
  if (other === undefined) return null;
  return {
    expected: `with the type ${type} none of the ${other.records.length} records of the type ${other.type}`,
    got: `all ${whole.records.length} records, as without a type`,
    evidence: [...whole.replies, ...other.replies, ...own.replies],
  };
}
