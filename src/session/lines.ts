import type { Tenant } from './tenant.ts';

interface Place {
  readonly tenant: Tenant;
  /** Resolves when this one is through, or has given up. */
  readonly left: Promise<void>;
}

/** Lines in which those stand who go one after the other. */
export class Lines {
  readonly #lines = new Map<string, Set<Place>>();

  /**
   * One after the other in the whole run. Who waits here is known to wait for those before: they may wait for room that
   * he has, and he leaves the line when he has to make it.
   */
  async inTurn<Result>(line: string, tenant: Tenant, work: () => Promise<Result>): Promise<Result> {
    const places = this.#lines.get(line) ?? new Set<Place>();
    this.#lines.set(line, places);
    const before = [...places];
    const { promise: left, resolve } = Promise.withResolvers<void>();
    const own: Place = { tenant, left };
    places.add(own);
    try {
      for (const other of before) await tenant.awaits(other.left, other.tenant);
      return await work();
    } finally {
      places.delete(own);
      resolve();
    }
  }
}
