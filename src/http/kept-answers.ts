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

/** What a weak tag is made of may count in seconds, as the moment of a change does. */
const weakMs = 1_100;

/** A client that takes a conditional request may say so by either. */
const conditional = [304, 412];

/** What of an answer tells whether it holds still, and whether it may do so for two answers of one second. */
interface Validator {
  readonly asked: Readonly<Record<string, string>>;
  readonly isWeak: boolean;
}

/**
 * What a client keeps of the answers that carry an ETag, or say when they last changed. Once something else is answered,
 * the same is asked again with what was said before: a 304 says that what is kept holds still, and is shown as that.
 */
export class KeptAnswers {
  readonly #isPatient: boolean;
  readonly #answers = new Map<string, Exchange>();
  #weakSince = 0;
  #isDoubtful = false;
  #underWay = 0;
  #written = 0;

  /** @param isPatient whether every write waits until what was seen before is certain to be of another second. */
  constructor({ isPatient = false } = {}) {
    this.#isPatient = isPatient;
  }

  /** Whether a weak tag, or a moment, has stood for two answers, as it may while both are of one second: patience tells. */
  get isDoubtful(): boolean {
    return this.#isDoubtful;
  }

  around<Request extends Asked>(perform: Performing<Request>): Performing<Request> {
    return async (outgoing) => {
      if (outgoing.method === 'GET') return this.#read(perform, outgoing);
      if (this.#isPatient) await sleep(Math.max(0, this.#weakSince + weakMs - Date.now()));
      this.#underWay += 1;
      try {
        return await perform(outgoing);
      } finally {
        this.#underWay -= 1;
        this.#written += 1;
      }
    };
  }

  async #read<Request extends Asked>(perform: Performing<Request>, outgoing: Request): Promise<Exchange> {
    const written = this.#written;
    const plain = await perform(outgoing);
    const key = JSON.stringify([outgoing.authorization, outgoing.target]);
    const before = this.#answers.get(key);
    this.#keep(key, plain, this.#underWay > 0 || this.#written > written);
    if (before === undefined || before.text === plain.text) return plain;
    // Each by itself: where a tag is sent, the moment beside it does not count.
    for (const { asked, isWeak } of validatorsOf(before)) {
      const headers = { ...outgoing.headers, ...asked };
      const again = await perform({ ...outgoing, headers, also: [...(outgoing.also ?? []), ...conditional] });
      if (again.status !== 304) continue;
      if (!isWeak || plain.status !== 200 || this.#isPatient) return keptAs(before, again);
      this.#isDoubtful = true;
    }
    return plain;
  }

  /** @param isBesideWrite whether a write was under way: what was read before it may be of the very second of the write. */
  #keep(key: string, exchange: Exchange, isBesideWrite: boolean): void {
    const validators = validatorsOf(exchange);
    const isWeak = validators.some((each) => each.isWeak);
    if (validators.length === 0 || exchange.status !== 200 || (isWeak && isBesideWrite)) return;
    this.#answers.set(key, exchange);
    if (isWeak) this.#weakSince = Date.now();
  }
}

function validatorsOf({ headers }: Exchange): Validator[] {
  const { etag, 'last-modified': changed } = headers;
  return [
    ...(etag === undefined ? [] : [{ asked: { 'if-none-match': etag }, isWeak: etag.startsWith('W/') }]),
    ...(changed === undefined ? [] : [{ asked: { 'if-modified-since': changed }, isWeak: true }]),
  ];
}

/** What a client shows that is told that its answer holds still. */
function keptAs(before: Exchange, again: Exchange): Exchange {
  const { status, statusText, text, json, body, unreadable, jsonType, schemaProblems } = before;
  return { ...again, status, statusText, text, json, body, unreadable, jsonType, schemaProblems };
}
