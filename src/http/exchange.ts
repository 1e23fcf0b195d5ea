import type { Api } from '../../generated/catalogue.ts';

/** One request and its answer, as checks see it: the answer's JSON is in the neutral words of the documents. */
export interface Exchange {
  readonly id: string;
  readonly api: Api;
  /** `METHOD /path/template`; null where the request is to no operation of the documents. */
  readonly operation: string | null;
  readonly request: { method: string; url: string; headers: Record<string, string>; body: string | null };
  readonly status: number;
  readonly statusText: string;
  readonly headers: Record<string, string>;
  /** The body as text, in the words of the wire. */
  readonly text: string;
  /** The parsed body; undefined where it is empty or no JSON. */
  readonly json: unknown;
  /** Whether the body is there and parses. */
  readonly body: 'empty' | 'json' | 'not-json';
  /** Whether the content type is `application/json` or ends in `+json`, with any parameters. */
  readonly jsonType: boolean;
  readonly startedAt: number;
  /** Milliseconds. */
  readonly durationMs: number;
  readonly expectation: Expectation;
  /** What the schema of this operation and status finds wrong; null where it has none or was not applied. */
  schemaProblems: readonly string[] | null;
}

/** What the sender already knows about the answer, so that it is not judged beyond the documents. */
export interface Expectation {
  /** The input is open (or no well-behaved client sends it): any 2xx or 4xx conforms. */
  open?: boolean;
  /** Status codes that conform here although the operation's row does not list them. */
  also?: readonly number[];
}

const exchanges = new WeakMap<Response, Exchange>();

/** What a client method or the raw door returns. */
export interface Reply<Data = unknown> {
  readonly response: Response;
  readonly data?: Data;
  readonly error?: unknown;
}

export function bindExchange(response: Response, exchange: Exchange): void {
  exchanges.set(response, exchange);
}

/** The recorded exchange behind a reply. */
export function exchangeOf(reply: Reply): Exchange {
  const exchange = exchanges.get(reply.response);
  if (exchange === undefined) throw new Error('this reply did not come through the client');
  return exchange;
}
