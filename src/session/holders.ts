/** Who acts: what it does to things that it borrowed is no harm. */
export interface Holder {
  readonly label: string;
  /** The labels of the shared things that it uses. */
  readonly borrowed: ReadonlySet<string>;
}

/**
 * Whose the things of a run are. Where a target gives the id of what is gone to what is made next, whoever removes or
 * changes its own thing once it is gone does so to that of somebody else, and what this one sees then says nothing about
 * the target.
 */
export class Holders {
  /** Labels, by the places of what they hold: several where a target gave one id to two things that are there. */
  readonly #held = new Map<string, readonly string[]>();
  readonly #robbed = new Map<string, string>();

  /** @param place as `standingAt` tells it. */
  holds(place: string, label: string): void {
    this.#held.set(place, [...(this.#held.get(place) ?? []), label]);
  }

  /** Of a removal that took effect. */
  removed(place: string, by: Holder): void {
    this.changed(place, by);
    const holders = this.#held.get(place) ?? [];
    const others = holders.filter((holder) => !isOf(holder, by));
    // Whoever got the id before the answer to the removal was there holds what is there now.
    if (others.length === 0 || others.length === holders.length) this.#held.delete(place);
    else this.#held.set(place, others);
    // What stood in it went with it.
    for (const other of this.#held.keys()) if (other.startsWith(`${place}/`)) this.#held.delete(other);
  }

  /** The same of a change. */
  changed(place: string, by: Holder): void {
    const holders = this.#held.get(place) ?? [];
    // Who was given the id does nothing but with its own thing.
    if (holders.some((holder) => isOf(holder, by))) return;
    for (const holder of holders) this.#robbed.set(holder, by.label);
  }

  /** Who removed or changed something that this one holds or uses; null where nobody did. */
  robberOf({ label, borrowed }: Holder): string | null {
    for (const each of [label, ...borrowed]) {
      const robber = this.#robbed.get(each);
      if (robber !== undefined && robber !== label) return robber;
    }
    return null;
  }
}

function isOf(holder: string, { label, borrowed }: Holder): boolean {
  return holder === label || borrowed.has(holder);
}
