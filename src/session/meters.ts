import { Meter } from './meter.ts';

/** What all that is shared has cost so far, however often it was made. */
export class Meters {
  readonly #byKey = new Map<string, Meter>();

  of(key: string): Meter {
    const meter = this.#byKey.get(key) ?? new Meter();
    this.#byKey.set(key, meter);
    return meter;
  }

  get all(): ReadonlyMap<string, Meter> {
    return this.#byKey;
  }

  /** Keys of all that somebody shares with others, and of what that is made of. */
  borrowedBy({ meter }: { readonly meter: Meter }): ReadonlySet<string> {
    const borrowed = new Set(meter.shared);
    // A set grows while it is gone through.
    for (const key of borrowed) for (const other of this.#byKey.get(key)?.shared ?? []) borrowed.add(other);
    return borrowed;
  }
}
