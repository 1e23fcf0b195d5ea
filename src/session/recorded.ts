import { closeSync, openSync, readSync } from 'node:fs';
import type { Exchanges } from '../model/exchanges.ts';
import type { ExchangeRecord } from '../model/report.ts';

/** Where a line of a journal stands. */
export interface Place {
  /** Bytes from the beginning of the file. */
  offset: number;
  length: number;
}

/** Exchanges that stay in the journal: only where they stand is kept in memory. */
export class RecordedExchanges implements Exchanges {
  readonly #file: string;
  readonly #places: ReadonlyMap<string, Place>;

  constructor(file: string, places: ReadonlyMap<string, Place>) {
    this.#file = file;
    this.#places = places;
  }

  get size(): number {
    return this.#places.size;
  }

  get(id: string): ExchangeRecord | undefined {
    const place = this.#places.get(id);
    if (place === undefined) return undefined;
    const [record] = this.#read([place]);
    return record;
  }

  values(): Iterable<ExchangeRecord> {
    return this.#read(this.#places.values());
  }

  *#read(places: Iterable<Place>): Generator<ExchangeRecord> {
    const file = openSync(this.#file, 'r');
    try {
      for (const { offset, length } of places) {
        const bytes = Buffer.alloc(length);
        readSync(file, bytes, 0, length, offset);
        yield JSON.parse(bytes.toString('utf8')).exchange;
      }
    } finally {
      closeSync(file);
    }
  }
}
