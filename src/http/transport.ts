import PQueue from 'p-queue';
import type { HttpSettings } from '../profile/model.ts';
import { Connections } from './connections.ts';
import { type Counted, Lane, type Place } from './lane.ts';
import { through } from './paced.ts';
import { exchangeOnce, type Sending, type WireRequest, type WireResponse } from './wire.ts';

export type { WireRequest, WireResponse } from './wire.ts';

/** What may change while a request waits for its turn is asked when that has come. */
export interface Turn {
  counted: Counted;
  place: Omit<Place, 'spot'>;
  /** @throws {TransportTrouble} when it is not to be sent any more. */
  begin(): Promise<Sending>;
}

/** What was asked for, where. */
export type Asked = Pick<WireRequest, 'method' | 'url'>;

/** Sends requests within the limits of the profile. One per run, so that the limits hold for the whole run. */
export interface Transport {
  /** @throws {TransportTrouble} when no answer comes. */
  send(request: WireRequest, turn: Turn): Promise<WireResponse>;
  /** Sends at once, past everything that waits: to see whether anybody is there. */
  probe(request: WireRequest, sending: Sending): Promise<WireResponse>;
  /** The host was asked for too much at the time given (of what it counts; null: at all): it is asked for less from now on. */
  slowDown(request: WireRequest, counted: Counted | null, sentAt: number, waitMs: number): void;
  /** What a deployment may pause is not available at the host for so long. */
  paused(url: string, waitMs: number): void;
  /** Whether a host could be sent more than it is. */
  readonly isIdle: boolean;
  close(): Promise<void>;
}

export function createTransport(settings: HttpSettings): Transport {
  const connections = new Connections(settings);
  const probes = new Connections(settings);
  const queue = new PQueue({
    concurrency: settings.concurrency,
    ...(settings.rps === null ? {} : rateLimit(settings.rps)),
  });
  const lanes = new Map<string, Lane>();
  const laneOf = (url: string): Lane => {
    const host = hostOf(url);
    const lane = lanes.get(host) ?? new Lane(settings.concurrency);
    lanes.set(host, lane);
    return lane;
  };
  return {
    send: (request, turn) =>
      laneOf(request.url).add(request, { counted: turn.counted, place: { ...turn.place, spot: spotOf(request) } }, () =>
        through(queue, async () => {
          try {
            return await exchangeOnce(connections, request, await turn.begin());
          } finally {
            // What a server sends beyond an answer is noticed before the connection is used for the next.
            await nextTurn();
          }
        }),
      ),
    probe: (request, sending) => exchangeOnce(probes, request, sending),
    slowDown: (request, counted, sentAt, waitMs) =>
      laneOf(request.url).slowDown(counted, { request, sentAt, waitMs, spot: spotOf(request) }),
    paused: (url, waitMs) => laneOf(url).paused(waitMs),
    get isIdle() {
      return lanes.size === 0 || [...lanes.values()].some((lane) => lane.isIdle);
    },
    close: async () => {
      for (const lane of lanes.values()) lane.close();
      connections.close();
      probes.close();
    },
  };
}

const spotOf = ({ method, url }: Asked): string => `${method} ${url}`;

function hostOf(url: string): string {
  const start = url.indexOf('//') + 2;
  const slash = url.indexOf('/', start);
  return url.slice(start, slash < 0 ? url.length : slash);
}

/** Requests that a check sends at the same moment should arrive so: a fifth of a second's worth may go together. */
function rateLimit(rps: number): { interval: number; intervalCap: number } {
  const burst = Math.max(1, Math.floor(rps / 5));
  return { interval: (burst * 1_000) / rps, intervalCap: burst };
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
