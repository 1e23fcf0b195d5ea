export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A method and the path template of the documents, such as `GET /api/v1/clients/{clientId}`. */
export type Operation = `${Method} /${string}`;

export type ApiName = 'partner' | 'workspace';

/** What a handler gets to see of a request. */
export interface ApiRequest {
  /** The matched operation; for an unmatched path the method and the path as sent. */
  readonly operation: Operation;
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** The parsed JSON body, `undefined` when there is none. Throws a {@link Failure} when it cannot be read. */
  json(): unknown;
}

/** What a handler answers: a JSON body, or a raw text, or no body at all. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  /** Sent as it stands instead of `body`. */
  readonly text?: string;
  readonly contentType?: string;
  /** Makes of the bytes of the body those that are sent, as the header of its content coding says. */
  readonly encode?: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What can go wrong before a request reaches its handler, or inside it unexpectedly. */
export type TransportProblem =
  | 'unknown-route'
  | 'unknown-method'
  | 'malformed-path'
  | 'malformed-json'
  | 'unsupported-media-type'
  | 'body-too-large'
  | 'internal';

/** A request that ends early. Each API turns its own failures into its own answers. */
export class Failure extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super(`answered with ${answer.status}`);
    this.answer = answer;
  }
}

/** A request that is wrong before either API has looked at its meaning. */
export class TransportFailure extends Error {
  readonly problem: TransportProblem;

  constructor(problem: TransportProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** The value of one path parameter. */
export function param(request: ApiRequest, name: string): string {
  const value = request.params[name];
  if (value === undefined) throw new TypeError(`${request.operation} has no parameter ${name}`);
  return value;
}

/** A query parameter as sent, `undefined` when absent; of several the first counts. */
export function queryValue(request: ApiRequest, name: string): string | undefined {
  return request.query.get(name) ?? undefined;
}
