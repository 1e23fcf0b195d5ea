import type { Outgoing } from '../http/client.ts';
import type { Exchange } from '../http/exchange.ts';
import { dataStore } from '../resources/index.ts';
import { controlOf, undoing } from './controls.ts';
import type { Create, Surroundings } from './full-filespaces.ts';

const [, template = ''] = dataStore.create.split(' ');
const [before = '', behind = ''] = template.split('{filespaceId}');

/** The path of the data stores of a filespace that a request is about; null for any other request. */
function storesOf({ api, target }: Outgoing): string | null {
  const [path = ''] = target.split('?', 1);
  const end = path.indexOf(behind, before.length);
  return api === 'workspace' && path.startsWith(before) && end !== -1 ? path.slice(0, end + behind.length) : null;
}

/** Whether a filespace has data stores, or is there no more. */
type Support = 'none' | 'some' | 'gone';

/**
 * Tells filespaces whose version has no data stores, where others have some, from an operation that is refused without
 * reason: there every operation is 403, and always was.
 */
export class Unsupported {
  readonly #surroundings: Surroundings;
  /** What was answered 403, by the label of who asked and the ids of the exchanges. */
  readonly #refused = new Map<string, Map<string, Outgoing>>();
  readonly #supporting = new Set<string>();
  /** Operations that were refused, by the path of the data stores. */
  readonly #closed = new Map<string, Set<string | null>>();
  readonly #asked = new Map<string, Promise<Support>>();

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  answered(outgoing: Outgoing, { id, status }: Pick<Exchange, 'id' | 'status'>, label: string): void {
    const stores = storesOf(outgoing);
    // What the profile names as such is asked for nothing else.
    const lent = this.#surroundings.target.workspace?.fixtures.unsupportedFilespace?.id;
    if (stores === null || (lent !== undefined && stores.includes(lent))) return;
    if (status < 300) this.#supporting.add(stores);
    if (status !== 403) return;
    this.#refused.set(label, new Map(this.#refused.get(label)).set(id, outgoing));
    this.#closed.set(stores, new Set(this.#closed.get(stores)).add(outgoing.operation));
  }

  /**
   * Whether somebody with these labels was refused in a filespace where the list and the plainest create are, too.
   * @param exchange the one that tells; null where any of theirs may, for who was only kept from a step: a filespace that
   *   is gone by now is taken for one without data stores then, since every answer about them was 403.
   */
  async stoppedAny(
    labels: readonly string[],
    exchange: string | null,
    sendOther: Create['sendOther'],
  ): Promise<boolean> {
    for (const label of labels) {
      for (const [id, outgoing] of this.#refused.get(label) ?? []) {
        if ((exchange === null || id === exchange) && (await this.#stops(outgoing, exchange === null, sendOther)))
          return true;
      }
    }
    return false;
  }

  async #stops(outgoing: Outgoing, isStep: boolean, sendOther: Create['sendOther']): Promise<boolean> {
    const stores = storesOf(outgoing);
    if (stores === null || this.#supporting.has(stores)) return false;
    if ([dataStore.list, dataStore.create].every((one) => this.#closed.get(stores)?.has(one) === true)) return true;
    const asked = this.#asked.get(stores) ?? this.#ask(outgoing, stores, sendOther);
    this.#asked.set(stores, asked);
    const support = await asked;
    return support === 'none' || (isStep && support === 'gone');
  }

  /** Asked once for each filespace. */
  async #ask(outgoing: Outgoing, stores: string, sendOther: Create['sendOther']): Promise<Support> {
    const list = { ...outgoing, operation: dataStore.list, method: 'GET', target: stores, headers: {}, body: null };
    const { target, runId, nextName } = this.#surroundings;
    const create = { ...list, operation: dataStore.create, method: 'POST' };
    const control = controlOf(create, target, { runId, next: nextName });
    const { status } = await sendOther(list);
    if (control === null || status !== 403) return status === 404 ? 'gone' : 'some';
    const answer = await sendOther(control);
    const removal = answer.status < 300 ? undoing(control, answer) : null;
    if (removal !== null) await sendOther(removal);
    if (answer.status === 403) return 'none';
    return answer.status === 404 ? 'gone' : 'some';
  }
}
