import type { Outgoing } from '../http/client.ts';
import type { Exchange } from '../http/exchange.ts';
import { NotTested } from '../model/errors.ts';
import type { Target } from '../profile/model.ts';
import { entry } from '../resources/index.ts';
import { undoing } from './controls.ts';
import { createNames } from './names.ts';

/** What a run and its target are known by. */
export interface Surroundings {
  readonly target: Target;
  readonly runId: string;
  readonly nextName: () => number;
}

/** A create, and the doors by which it and others are sent. */
export interface Create {
  readonly outgoing: Outgoing;
  readonly send: () => Promise<Exchange>;
  readonly sendOther: (other: Outgoing) => Promise<Exchange>;
}

/** Tells entries that are refused since there is no room for any from those that are refused for what they ask. */
export class FullFilespaces {
  readonly #surroundings: Surroundings;
  /** The first parent in each filespace in which somebody created something: it is still there. */
  readonly #parents = new Map<string, unknown>();

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  /** @throws {NotTested} where a directory with which nothing is wrong is refused as well, although one was not before. */
  async perform({ outgoing, send, sendOther }: Create): Promise<Exchange> {
    const exchange = await send();
    if (outgoing.operation !== entry.create || this.#isLentAsFull(outgoing)) return exchange;
    const place = `${outgoing.authorization} ${outgoing.target}`;
    if (exchange.status === 201 && !this.#parents.has(place)) this.#parents.set(place, parentIn(outgoing));
    // What is the run's own is full for its other tokens, too.
    const parentId = this.#parents.get(place) ?? this.#parents.get(`${undefined} ${outgoing.target}`);
    // Storage is all that a 403 is about here; where nothing was ever created, it says something about the target.
    if (exchange.status !== 403 || parentId === undefined) return exchange;
    const { runId, nextName } = this.#surroundings;
    const body = { parentId, name: createNames(runId, nextName).directory(), type: 'dir' };
    // A credential that may not do it is no matter of storage.
    const control = { ...outgoing, authorization: undefined, body: JSON.stringify(body) };
    const plain = await sendOther(control);
    if (plain.status === 403) {
      throw new NotTested(`the filespaces of the target hold no more entries (403 ${plain.text.slice(0, 120)})`);
    }
    const removal = plain.status < 400 ? undoing(control, plain) : null;
    if (removal !== null) await sendOther(removal);
    return exchange;
  }

  #isLentAsFull({ target }: Outgoing): boolean {
    const lent = this.#surroundings.target.workspace?.fixtures.fullFilespace?.id;
    return lent !== undefined && target.includes(`/${encodeURIComponent(lent)}/`);
  }
}

function parentIn({ body }: Outgoing): unknown {
  try {
    const value: unknown = JSON.parse(body ?? '');
    return value !== null && typeof value === 'object' ? Reflect.get(value, 'parentId') : undefined;
  } catch {
    return undefined;
  }
}
