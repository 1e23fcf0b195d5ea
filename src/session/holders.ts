import { type Resource, standingOf } from './resources.ts';

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
  /** Labels, by the places of what they hold. */
  readonly #held = new Map<string, string>();
  readonly #robbed = new Map<string, string>();

  holds(resource: Resource, label: string): void {
    this.#held.set(standingOf(resource), label);
  }

  /** Of a removal that took effect. @param place as `standingAt` tells it. */
  removed(place: string, by: Holder): void {
    this.changed(place, by);
    this.#held.delete(place);
  }

  /** The same of a change. */
  changed(place: string, { label, borrowed }: Holder): void {
    const holder = this.#held.get(place);
    if (holder !== undefined && holder !== label && !borrowed.has(holder)) this.#robbed.set(holder, label);
  }

  /** Who removed or changed something that this one holds or uses; null where nobody did. */
  robberOf({ label, borrowed }: Holder): string | null {
    for (const each of [label, ...borrowed]) {
      const robber = this.#robbed.get(each);
      if (robber !== undefined) return robber;
    }
    return null;
  }
}
