import type { Outgoing } from '../http/client.ts';
import type { Exchange } from '../http/exchange.ts';
import { plainPath } from '../http/path.ts';
import { Inconclusive, NotTested } from '../model/errors.ts';
import type { Target } from '../profile/model.ts';
import { entry } from '../resources/index.ts';
import { besideRoom } from './beside-room.ts';
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
  /** Whether the run has nothing else where this is made, or its target counts more than what is there. */
  readonly isFirst?: () => boolean;
}

/** As it is stated; whoever refuses everything in other words has no such reason. */
const stated = 'File system storage size limit exceeded';

/** Tells entries that are refused since there is no room for any from those that are refused for what they ask. */
export class FullFilespaces {
  readonly #surroundings: Surroundings;
  /** The first parent in each filespace in which somebody created something: it is still there. */
  readonly #parents = new Map<string, unknown>();

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  /**
   * @throws {NotTested} where a directory with which nothing is wrong is refused as well, although one was not before.
   * @throws {Inconclusive} where one was never taken: the filespace may have been full from its start.
   */
  async perform({ outgoing, send, sendOther }: Create): Promise<Exchange> {
    if (outgoing.operation !== entry.create || this.isLentAsFull(outgoing)) return send();
    const place = `${outgoing.authorization} ${outgoing.target}`;
    const exchange = await besideRoom(
      send,
      ({ status }) => status === 403,
      (_, refused) => this.#hasRoom(refused, outgoing, sendOther),
    );
    if (exchange.status === 201 && !this.#parents.has(place)) this.#parents.set(place, parentIn(outgoing));
    return exchange;
  }

  /** Whether an entry with which nothing is wrong is taken; false where that cannot be tried. */
  async #hasRoom(exchange: Exchange, outgoing: Outgoing, sendOther: Create['sendOther']): Promise<boolean> {
    const place = `${outgoing.authorization} ${outgoing.target}`;
    // What is the run's own is full for its other tokens, too.
    const known = this.#parents.get(place) ?? this.#parents.get(`${undefined} ${outgoing.target}`);
    const parentId = known ?? (exchange.text.includes(stated) ? await rootOf(outgoing, sendOther) : undefined);
    if (parentId === undefined) return false;
    const { runId, nextName } = this.#surroundings;
    const body = { parentId, name: createNames(runId, nextName).directory(), type: 'dir' };
    // A credential that may not do it is no matter of storage, nor what else the request says of itself.
    const headers = { 'content-type': 'application/json' };
    const control = { ...outgoing, authorization: undefined, headers, body: JSON.stringify(body) };
    const plain = await sendOther(control);
    // Storage is all that a 403 is about here.
    if (plain.status === 403 && (known !== undefined || plain.text.includes(stated))) {
      const why = `the filespaces of the target hold no more entries (403 ${plain.text.slice(0, 120)})`;
      throw known === undefined ? new Inconclusive(why) : new NotTested(why);
    }
    const removal = plain.status < 400 ? undoing(control, plain) : null;
    if (removal !== null) await sendOther(removal);
    return removal !== null;
  }

  /** Whether this is about the filespace that the profile names as full: what is refused there is what is looked at. */
  isLentAsFull({ target }: Outgoing): boolean {
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

/** The directory that every filespace has; undefined where it does not show. */
async function rootOf(outgoing: Outgoing, sendOther: Create['sendOther']): Promise<unknown> {
  const target = `${plainPath(outgoing.target)}/resolve?path=%2F`;
  const operation = 'GET /api/v1/filespaces/{filespaceId}/entries/resolve';
  const look = { ...outgoing, operation, method: 'GET', target, authorization: undefined, headers: {}, body: null };
  const { status, json } = await sendOther(look);
  const data: unknown = status === 200 && json !== null && typeof json === 'object' ? Reflect.get(json, 'data') : null;
  return data !== null && typeof data === 'object' ? Reflect.get(data, 'id') : undefined;
}
