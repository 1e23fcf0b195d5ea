import { type NewResource, placeOf } from '../session/resources.ts';

/** Something that a run left, known by its journal, by its name, or by both. */
export interface Find {
  resource: NewResource;
  madeAt: number | null;
  /** Why it stays; null when it may go. */
  spared: string | null;
  /** Whether it was seen on the target, and not only in a journal. */
  isSeen: boolean;
}

/** What was found, each thing once, however often it was. */
export class Finds {
  readonly #byPlace = new Map<string, Find>();

  add(find: Find): void {
    const place = placeOf(find.resource);
    const known = this.#byPlace.get(place);
    this.#byPlace.set(place, known === undefined ? find : merged(known, find));
  }

  get all(): Find[] {
    return [...this.#byPlace.values()];
  }

  /** In the order of making: those that do not say when they were made stay where they were found. */
  get going(): Find[] {
    const going = this.all.filter(({ spared }) => spared === null);
    const isDated = (find: Find): boolean => find.madeAt !== null;
    const dated = going.filter(isDated).toSorted((a, b) => (a.madeAt ?? 0) - (b.madeAt ?? 0));
    return [...dated, ...going.filter((find) => !isDated(find))];
  }
}

function merged(known: Find, again: Find): Find {
  return {
    resource: again.isSeen ? again.resource : known.resource,
    madeAt: known.madeAt ?? again.madeAt,
    spared: known.spared ?? again.spared,
    isSeen: known.isSeen || again.isSeen,
  };
}
