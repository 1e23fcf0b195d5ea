import type { Outgoing } from '../http/client.ts';
import type { Exchange } from '../http/exchange.ts';
import { plainPath } from '../http/path.ts';
import { NotTested } from '../model/errors.ts';
import { clientMember } from '../resources/index.ts';
import { besideRoom } from './beside-room.ts';
import { mayBeFull, undoing, wordingOf } from './controls.ts';
import type { Create, Surroundings } from './full-filespaces.ts';
import { createNames } from './names.ts';

/** Tells members that are refused since their client has room for no more from those that are refused for what they ask. */
export class FullClients {
  readonly #surroundings: Surroundings;
  /** Clients in which a member was taken: another one is not their owner, and can be removed again. */
  readonly #begun = new Set<string>();
  /** Words of refusals that sound like a limit, and are none. */
  readonly #plain = new Set<string>();

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  /** @throws {NotTested} where a member with whom nothing is wrong is refused as well, although one was not before. */
  async perform({ outgoing, send, sendOther }: Create): Promise<Exchange> {
    const place = plainPath(outgoing.target);
    const isDoubtful = (exchange: Exchange): boolean =>
      isFull(exchange) && this.#begun.has(place) && !this.#plain.has(wordingOf(exchange));
    const exchange = await besideRoom(send, isDoubtful, () => this.#prove(outgoing, sendOther));
    if (exchange.status === 201) this.#begun.add(place);
    // Refused beside room every time: these words are about what was asked.
    if (isDoubtful(exchange)) this.#plain.add(wordingOf(exchange));
    return exchange;
  }

  async #prove(outgoing: Outgoing, sendOther: Create['sendOther']): Promise<void> {
    const control = this.#controlOf(outgoing);
    const plain = await sendOther(control);
    if (isFull(plain)) {
      throw new NotTested(`a client of the target takes no more members (400 ${plain.text.slice(0, 120)})`);
    }
    const field = this.#surroundings.target.partner?.memberIdField;
    const idAt = field === undefined ? [...clientMember.idAt, ['id']] : [[field]];
    const removal = plain.status < 300 ? undoing(control, plain, idAt) : null;
    if (removal !== null) await sendOther(removal);
  }

  #controlOf({ api, authorization, operation, target }: Outgoing): Outgoing {
    const { runId, nextName } = this.#surroundings;
    const body = JSON.stringify({ email: createNames(runId, nextName).email() });
    const headers = { 'content-type': 'application/json' };
    return { api, authorization, operation, method: 'POST', target: plainPath(target), headers, body };
  }
}

function isFull(exchange: Exchange): boolean {
  return exchange.status === 400 && mayBeFull(exchange);
}
