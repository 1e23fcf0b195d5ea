import type { Api, OpenId } from '../../generated/catalogue.ts';
import type { Facts } from './facts.ts';

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
  /** Why no client can read a body that is there, beyond that it is no JSON; null where one can. */
  readonly unreadable: string | null;
  /** Whether the content type is `application/json` or ends in `+json`, with any parameters. */
  readonly jsonType: boolean;
  readonly startedAt: number;
  /** Milliseconds. */
  readonly durationMs: number;
  readonly expectation: Expectation;
  /** What was known of the request when it was sent, for whoever demands an answer; absent where nobody does. */
  readonly facts?: () => Facts;
  /** What the schema of this operation and status finds wrong; null where it has none or was not applied. */
  schemaProblems: readonly SchemaProblem[] | null;
}

export interface SchemaProblem {
  /** A JSON pointer to what is wrong or missing. */
  readonly at: string;
  readonly text: string;
}

/** What the sender already knows about the answer, so that it is not judged beyond the documents. */
export interface Expectation {
  /** The input is open (or no well-behaved client sends it): any 2xx or 4xx conforms. */
  open?: boolean;
  /** Sent to remove what the run has made. */
  cleansUp?: boolean;
  /** The open point that the request falls under, where only its sender can know: nothing may be demanded of the answer. */
  under?: OpenId;
  /** Status codes that conform here although the operation's row does not list them. */
  also?: readonly number[];
  /** Parameters of the path whose ids never worked: they may be in a form that the service never issues. */
  unproven?: readonly string[];
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
