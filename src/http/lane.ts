import { Paced } from './paced.ts';
import type { WireResponse } from './wire.ts';

/** What a host may count by itself, the operation first. */
export type Counted = readonly [operation: string, ...groups: string[]];

/** Before whom a request goes. */
export interface Place {
  /** It was sent before: it goes before what was not, of its operation at least. */
  readonly isAgain: boolean;
  /** Its operation is put off again and again: others go first. */
  readonly isPutOff: boolean;
  /** What is asked for, word for word. */
  readonly spot?: string;
}

/** The answer to a request that was one too many, or came too soon. */
export interface Refusal {
  /** The very object that was sent. */
  readonly request: object;
  readonly sentAt: number;
  readonly waitMs: number;
  readonly spot?: string;
}

/** The group of operations that a deployment may pause: they pause together, and go on in the order in which they came. */
export const pausing = 'all that may pause';

/** The group of requests with a key that is not the usual one. */
export const otherCredentials = 'other credentials';

/** So many operations that are asked for too often within a few seconds are not each to blame. */
const wide = { operations: 3, withinMs: 3_000 };

/** Asked for so often in so short a time, word for word, it may be that alone which is asked for too often. */
const repeated = { times: 3, withinMs: 1_100 };
/** So many are remembered at most. */
const mostSpots = 500;

/**
 * What waits for one host. A limit may be the host's, or one of an operation, a group or one URL: each keeps its
 * own pace.
 */
export class Lane {
  readonly #most: number;
  readonly #host: Paced;
  /** Nobody is ever put off here: as many queues for the usual key as for others keep the order of requests at once. */
  readonly #usual: Paced;
  readonly #parts = new Map<string, Paced>();
  /** When each was refused last, by its operation; what is long ago is forgotten. */
  readonly #refused = new Map<string, { counted: Counted; at: number }>();
  /** When each spot was asked for lately. */
  readonly #asked = new Map<string, readonly number[]>();

  constructor(concurrency: number) {
    this.#most = concurrency;
    this.#host = new Paced(concurrency);
    this.#usual = new Paced(concurrency);
  }

  add(
    request: object,
    { counted, place }: { counted: Counted; place: Place },
    send: () => Promise<WireResponse>,
  ): Promise<WireResponse> {
    const [operation, ...groups] = counted;
    const { spot } = place;
    const slowSpot = spot !== undefined && this.#parts.has(spot) ? [spot] : [];
    const own = [...slowSpot, operation, ...groups.filter((group) => group === pausing)].map((part) =>
      this.#paceOf(part),
    );
    const wider = [
      this.#host,
      ...groups.filter((group) => group !== pausing).map((part) => this.#paceOf(part)),
      ...(groups.includes(otherCredentials) ? [] : [this.#usual]),
    ];
    const all = [...wider, ...own];
    const sendAndLearn = async (): Promise<WireResponse> => {
      if (spot !== undefined) this.#noteAsked(spot);
      for (const paced of all) paced.begun(request);
      const response = await send().finally(() => {
        for (const paced of all) paced.ended(request);
      });
      if (response.status < 429) for (const paced of all) paced.answered();
      this.#host.weighed(response.text.length);
      return response;
    };
    const isFirst = place.isAgain && !place.isPutOff;
    const inner = wider.reduce((within, paced) => () => paced.run(isFirst, within), sendAndLearn);
    // It waits for its operation first: what waits there takes no turn of the others.
    return own.reduce((within, paced) => () => paced.run(place.isAgain, within), inner)();
  }

  /** What may pause is not available for a while. */
  paused(waitMs: number): void {
    this.#paceOf(pausing).paused(waitMs);
  }

  close(): void {
    for (const paced of this.#parts.values()) paced.close();
  }

  /** Whether the host could be sent more than it is. */
  get isIdle(): boolean {
    return this.#host.isIdle;
  }

  /** @param counted of what was asked for too often; null: it is the host that cannot follow. */
  slowDown(counted: Counted | null, { request, sentAt, waitMs, spot }: Refusal): void {
    this.#blamed(counted, spot).refused(request, sentAt, waitMs);
  }

  #blamed(counted: Counted | null, spot: string | undefined): Paced {
    if (counted === null) return this.#host;
    return spot !== undefined && this.#isRepeated(spot) ? this.#paceOf(spot) : this.#limitedBy(counted);
  }

  #noteAsked(spot: string): void {
    const since = Date.now() - repeated.withinMs;
    if (this.#asked.size >= mostSpots) {
      for (const [each, times] of this.#asked) if ((times.at(-1) ?? 0) < since) this.#asked.delete(each);
    }
    this.#asked.set(spot, [...(this.#asked.get(spot) ?? []).filter((at) => at >= since), Date.now()]);
  }

  #isRepeated(spot: string): boolean {
    const since = Date.now() - repeated.withinMs;
    return (this.#asked.get(spot) ?? []).filter((at) => at >= since).length >= repeated.times;
  }

  #paceOf(part: string): Paced {
    const paced = this.#parts.get(part) ?? new Paced(this.#most);
    this.#parts.set(part, paced);
    return paced;
  }

  /** Where many operations are refused in a short time, what they have in common is to blame, or else the host. */
  #limitedBy(counted: Counted): Paced {
    const refused = this.#recent(counted);
    const [operation, ...groups] = counted;
    if (refused.length < wide.operations) return this.#slowedBefore(groups) ?? this.#paceOf(operation);
    const group = groups.find((each) => refused.every((other) => other.includes(each)));
    for (const part of refused.flat()) if (part !== group) this.#parts.get(part)?.forgive();
    return group === undefined ? this.#host : this.#paceOf(group);
  }

  /** A limit that was found is met now and then, by one operation or another. */
  #slowedBefore(groups: readonly string[]): Paced | undefined {
    return [...groups.map((group) => this.#paceOf(group)), this.#host].find((paced) => paced.isSlowed);
  }

  /** @returns what was refused lately, this included, once for each operation. */
  #recent(counted: Counted): readonly Counted[] {
    const now = Date.now();
    this.#refused.set(counted[0], { counted, at: now });
    for (const [operation, { at }] of this.#refused) if (at <= now - wide.withinMs) this.#refused.delete(operation);
    return [...this.#refused.values()].map((each) => each.counted);
  }
}
