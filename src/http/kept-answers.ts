import type { Exchange, Expectation } from './exchange.ts';
import { sleep } from './sleep.ts';

/** What of a request says whether two ask for the same. */
interface Asked extends Expectation {
  method: string;
  target: string;
  headers: Record<string, string | null>;
  authorization: string | null | undefined;
}

type Performing<Request> = (request: Request) => Promise<Exchange>;

/** What a weak tag is made of may count in seconds. */
const weakMs = 1_100;

/** A client that takes a conditional request may say so by either. */
const conditional = [304, 412];

/**
 * What a client keeps of the answers that carry an ETag. Once something else is answered, the same is asked again with the
 * tag of before: a 304 says that what is kept holds still, and is shown as that.
 */
export class KeptAnswers {
  readonly #isPatient: boolean;
  readonly #answers = new Map<string, Exchange>();
  #weakSince = 0;
  #isDoubtful = false;

  /** @param isPatient whether every write waits until a weak tag that was seen before is certain to be of another second. */
  constructor({ isPatient = false } = {}) {
    this.#isPatient = isPatient;
  }

  /** Whether a weak tag has stood for two answers, which it may while both are of one second: patience tells. */
  get isDoubtful(): boolean {
    return this.#isDoubtful;
  }

  around<Request extends Asked>(perform: Performing<Request>): Performing<Request> {
    return async (outgoing) => {
      if (outgoing.method === 'GET') return this.#read(perform, outgoing);
      if (this.#isPatient) await sleep(Math.max(0, this.#weakSince + weakMs - Date.now()));
      return perform(outgoing);
    };
  }

  async #read<Request extends Asked>(perform: Performing<Request>, outgoing: Request): Promise<Exchange> {
    const plain = await perform(outgoing);
    const key = JSON.stringify([outgoing.authorization, outgoing.target]);
    const before = this.#answers.get(key);
    this.#keep(key, plain);
    const tag = before?.headers.etag;
    if (before === undefined || tag === undefined || before.text === plain.text) return plain;
    const headers = { ...outgoing.headers, 'if-none-match': tag };
    const again = await perform({ ...outgoing, headers, also: [...(outgoing.also ?? []), ...conditional] });
    if (again.status !== 304) return plain;
    if (isWeak(tag) && plain.status === 200 && !this.#isPatient) {
      this.#isDoubtful = true;
      return plain;
    }
    const { status, statusText, text, json, body, unreadable, jsonType, schemaProblems } = before;
    return { ...again, status, statusText, text, json, body, unreadable, jsonType, schemaProblems };
  }

  #keep(key: string, exchange: Exchange): void {
    const { etag } = exchange.headers;
    if (etag === undefined || exchange.status !== 200) return;
    this.#answers.set(key, exchange);
    if (isWeak(etag)) this.#weakSince = Date.now();
  }
}

const isWeak = (tag: string): boolean => tag.startsWith('W/');
