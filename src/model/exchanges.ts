import type { ExchangeRecord } from './report.ts';

/** The exchanges of a run by their ids, in the order in which they were recorded. A `Map` is one. */
export interface Exchanges {
  readonly size: number;
  get(id: string): ExchangeRecord | undefined;
  values(): Iterable<ExchangeRecord>;
}

export function exchangesOf(records: Iterable<ExchangeRecord>): Exchanges {
  return new Map(Array.from(records, (record) => [record.id, record]));
}
