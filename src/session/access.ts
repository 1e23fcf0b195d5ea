import type { Outgoing } from '../http/client.ts';
import type { Exchange } from '../http/exchange.ts';
import { plainPath } from '../http/path.ts';
import { Inconclusive } from '../model/errors.ts';
import { controlOf, undoing } from './controls.ts';
import type { Create, Surroundings } from './full-filespaces.ts';

/** No id stands in them: nothing that they name can be missing. */
const collections = ['filespaces', 'members', 'service-accounts', 'providers'].map((name) => `/api/v1/${name}`);
const stated = 'Resource not found or user has no access privilege';

/** Whether an answer says that whoever asked has no access to a collection of the workspace. */
export function isClosed(exchange: Pick<Exchange, 'api' | 'operation' | 'status' | 'text'>): boolean {
  const [, path = ''] = exchange.operation?.split(' ') ?? [];
  const { api, status, text } = exchange;
  return api === 'workspace' && status === 404 && collections.includes(path) && text.includes(stated);
}

/** Tells a collection that a token may not use from one that the target does not find for what is asked of it. */
export class Access {
  readonly #surroundings: Surroundings;
  /** What was answered so, by the ids of the exchanges. */
  readonly #closed = new Map<string, Outgoing>();

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  answered(outgoing: Outgoing, exchange: Exchange): void {
    if (isClosed(exchange)) this.#closed.set(exchange.id, outgoing);
  }

  /** @throws {Inconclusive} where this exchange was answered so, and the plainest request of its kind is as well. */
  async expectGranted(exchange: string, sendOther: Create['sendOther']): Promise<void> {
    const outgoing = this.#closed.get(exchange);
    if (outgoing === undefined) return;
    const plain = this.#plainestOf(outgoing);
    const answer = await sendOther(plain);
    if (isClosed(answer)) {
      throw new Inconclusive(`the token has no access to ${outgoing.operation} (404): use one of an account that has`);
    }
    const removal = answer.status < 300 && plain.method === 'POST' ? undoing(plain, answer) : null;
    if (removal !== null) await sendOther(removal);
  }

  #plainestOf(outgoing: Outgoing): Outgoing {
    const { target, runId, nextName } = this.#surroundings;
    const control = outgoing.method === 'POST' ? controlOf(outgoing, target, { runId, next: nextName }) : null;
    return control ?? { ...outgoing, target: plainPath(outgoing.target), headers: {}, body: null };
  }
}
