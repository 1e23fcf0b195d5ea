import { type Resource, standingOf } from './resources.ts';

/** Who acts: what it does to things that it borrowed is no harm. */
export interface Holder {
  readonly label: string;
  /** The labels of the shared things that it uses. */
  readonly borrowed: ReadonlySet<string>;
}

/**
 * Whose the things of a run are. Where a target gives the id of what is gone to what is made next, whoever removes its
 * own thing a second time removes that of somebody else, and what this one sees then says nothing about the target.
 */
export class Holders {
  /** Labels, by the places of what they hold. */
  readonly #held = new Map<string, string>();
  readonly #robbed = new Map<string, string>();

  holds(resource: Resource, label: string): void {
    this.#held.set(standingOf(resource), label);
  }

  /** Of a removal that took effect. @param place as `standingAt` tells it. */
  removed(place: string, { label, borrowed }: Holder): void {
    const holder = this.#held.get(place);
    this.#held.delete(place);
    if (holder !== undefined && holder !== label && !borrowed.has(holder)) this.#robbed.set(holder, label);
  }

  /** Who removed something that this one holds or uses; null where nobody did. */
  robberOf({ label, borrowed }: Holder): string | null {
    for (const each of [label, ...borrowed]) {
      const robber = this.#robbed.get(each);
      if (robber !== undefined) return robber;
    }
    return null;
  }
}
