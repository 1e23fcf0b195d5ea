import type { DatabaseSync } from 'node:sqlite';
import type { Answer, ApiName, ApiRequest, Operation, TransportProblem } from '../../core/exchange.ts';

const PROBLEM_STATUS: Readonly<Record<TransportProblem, number>> = {
  'unknown-route': 404,
  'unknown-method': 405,
  'malformed-path': 400,
  'malformed-json': 400,
  'unsupported-media-type': 415,
  'body-too-large': 413,
  internal: 500,
};

/** What surrounds every request of both APIs and which the documents say nothing about. */
export const openTransport = {
  /** The largest request body that is read. */
  maxBodyBytes: (): number => 1024 * 1024,

  /** Whether a body of this content type is read as JSON. */
  acceptsContentType: (contentType: string | undefined): boolean =>
    contentType === undefined || /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(contentType.trim()),

  /** What a JSON text means; throws where it is none. */
  readJson: (text: string): unknown => JSON.parse(text),

  /** The query as a form is read, in which a plus sign is a space. */
  queryText: (query: string): string => query,

  /** The status for what goes wrong before an API looks at a request. */
  problemStatus: (problem: TransportProblem): number => PROBLEM_STATUS[problem],

  /** The content type of every answer with a JSON body. */
  jsonContentType: (): string => 'application/json; charset=utf-8',

  /** How a JSON body is written. */
  jsonText: (body: unknown): string => JSON.stringify(body),

  /** May answer in place of the API, or change what it knows: rate limiting, a pause during a deployment, others. */
  beforeEach: (_facts: {
    readonly api: ApiName;
    readonly request: ApiRequest;
    readonly now: number;
    readonly db: DatabaseSync;
  }): Answer | undefined | Promise<Answer | undefined> => undefined,

  /** May change an answer on its way out: additional headers, `Connection: close`. */
  afterEach: (facts: { readonly api: ApiName; readonly request: ApiRequest; readonly answer: Answer }): Answer =>
    facts.answer,

  /** How long an answer is held back. */
  delayMs: (_operation: Operation): number => 0,
};

export type OpenTransport = typeof openTransport;
