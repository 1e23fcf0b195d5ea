import type { AttemptRecord } from './attempts.ts';
import type { JournalLine } from './journal.ts';
import { placeOf, type Resource } from './resources.ts';

/** What stays, and the check for whose failure it does. */
export interface Kept {
  resource: Resource;
  by: string;
}

/** What a run made, or may have made, by the lines of its journal. */
export class Makings {
  readonly #made = new Map<string, Resource>();
  readonly #removed = new Map<string, Resource>();
  readonly #kept = new Map<string, Kept>();
  readonly #attempts = new Map<string, AttemptRecord>();
  /** What resources were called when they were registered, also of those that are gone. */
  readonly #registered: string[] = [];
  #longestWaitMs = 0;

  take(line: JournalLine): void {
    if (line.type === 'created') {
      this.#made.set(line.resource.id, line.resource);
      this.#registered.push(line.resource.what);
    } else if (line.type === 'removed') {
      const removed = this.#made.get(line.id);
      if (removed !== undefined) this.#removed.set(line.id, removed);
      this.#made.delete(line.id);
    } else if (line.type === 'kept') {
      for (const id of line.ids) this.#keep(id, line.by);
    } else if (line.type === 'waited') {
      if (line.what !== 'gone') this.#longestWaitMs = Math.max(this.#longestWaitMs, line.durationMs);
    } else if (line.type === 'attempt') {
      this.#attempts.set(line.attempt.id, { ...line.attempt, outcome: 'unclear', said: 'not answered', endedAt: null });
    } else if (line.type === 'attempted') {
      const attempt = this.#attempts.get(line.id);
      if (attempt !== undefined) this.#attempts.set(line.id, { ...attempt, ...line.end });
    }
  }

  #keep(id: string, by: string): void {
    const resource = this.#made.get(id);
    if (resource === undefined) return;
    this.#made.delete(id);
    this.#kept.set(placeOf(resource), { resource, by });
  }

  /** How long anything that was made has taken to be there; 0 where nothing was waited for. */
  get longestWaitMs(): number {
    return this.#longestWaitMs;
  }

  /** Made and not removed on purpose, each thing once. */
  get kept(): Kept[] {
    return [...this.#kept.values()];
  }

  /** Made and not yet removed, in the order of making. */
  get remaining(): Resource[] {
    // A resource may be registered by the engine and by its check, which has the better name for it.
    const byPlace = Map.groupBy(this.#made.values(), placeOf);
    return [...byPlace].flatMap(([place, same]) => (this.#kept.has(place) ? [] : (same.at(-1) ?? [])));
  }

  /** Made, and removed as far as the target said. */
  get removed(): Resource[] {
    return [...this.#removed.values()];
  }

  get attempts(): AttemptRecord[] {
    return [...this.#attempts.values()];
  }

  /** Attempts that may have made what is not registered. The check may know an id where the engine is not sure of it. */
  get unclear(): AttemptRecord[] {
    const registered = new Set(this.#registered.flatMap((what) => /"(?:[^"\\]|\\.)*"/.exec(what)?.[0] ?? []));
    return this.attempts.filter(
      ({ outcome, name }) => outcome === 'unclear' && !(name !== null && registered.has(JSON.stringify(name))),
    );
  }
}
