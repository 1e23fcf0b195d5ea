import type { Outgoing } from '../http/client.ts';
import type { Exchange } from '../http/exchange.ts';
import { plainPath } from '../http/path.ts';
import { NotTested } from '../model/errors.ts';
import { fieldOf } from '../model/values.ts';
import { clientMember } from '../resources/index.ts';
import { mayBeFull, wordingOf } from './controls.ts';
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
    const exchange = await send();
    const place = plainPath(outgoing.target);
    if (exchange.status === 201) this.#begun.add(place);
    const isDoubtful = exchange.status === 400 && mayBeFull(exchange) && !this.#plain.has(wordingOf(exchange));
    if (!isDoubtful || !this.#begun.has(place)) return exchange;
    const plain = await sendOther(this.#controlOf(outgoing));
    if (plain.status === 400 && mayBeFull(plain)) {
      throw new NotTested(`a client of the target takes no more members (400 ${plain.text.slice(0, 120)})`);
    }
    this.#plain.add(wordingOf(exchange));
    if (plain.status < 300) await this.#undo(outgoing, plain, sendOther);
    return exchange;
  }

  #controlOf({ api, authorization, operation, target }: Outgoing): Outgoing {
    const { runId, nextName } = this.#surroundings;
    const body = JSON.stringify({ email: createNames(runId, nextName).email() });
    const headers = { 'content-type': 'application/json' };
    return { api, authorization, operation, method: 'POST', target: plainPath(target), headers, body };
  }

  async #undo(outgoing: Outgoing, { json }: Exchange, sendOther: Create['sendOther']): Promise<void> {
    const field = this.#surroundings.target.partner?.memberIdField;
    const ways = field === undefined ? [...clientMember.idAt, ['id']] : [[field]];
    const id = ways.map((way) => way.reduce(fieldOf, json)).find((found) => typeof found === 'string' && found !== '');
    if (typeof id !== 'string') return;
    const { api, authorization } = outgoing;
    const target = `${plainPath(outgoing.target)}/${encodeURIComponent(id)}`;
    await sendOther({
      api,
      authorization,
      operation: null,
      method: 'DELETE',
      target,
      headers: {},
      body: null,
      open: true,
    });
  }
}
