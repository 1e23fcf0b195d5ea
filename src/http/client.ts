import createFetchClient, { type Client } from 'openapi-fetch';
import type { Api, PartnerOperation, WorkspaceOperation } from '../../generated/catalogue.ts';
import type { paths as PartnerPaths } from '../../generated/partner.ts';
import type { paths as WorkspacePaths } from '../../generated/workspace.ts';
import type { PartnerCredential, WorkspaceCredential } from '../profile/model.ts';
import { bindExchange, type Exchange, type Expectation, type Reply } from './exchange.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { pathSegment } from './path.ts';
import { queryText } from './query.ts';

/** A request as the raw door takes it: whatever a negative test needs, nothing checked by types but the operation. */
export interface RawRequest<Operation extends string> extends Expectation {
  operation: Operation;
  /** Values of path parameters; they are percent-encoded. */
  path?: Record<string, string>;
  query?: Record<string, string | readonly string[]>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it stands, instead of `body`. */
  text?: string;
  /** Header overrides; null removes one. */
  headers?: Record<string, string | null>;
}

/** A request to no operation of the documents, or one of which they do not say what it is answered. */
export interface OffContract {
  method: string;
  target: string;
  body?: string;
  headers?: Readonly<Record<string, string | null>>;
}

/** What is sent instead of the default credential; null: no header at all. */
export type Authorization = string | null;

/** What the client hands to the engine for one request. */
export interface Outgoing extends Expectation {
  api: Api;
  operation: string | null;
  method: string;
  /** Path (and query) below the base URL, beginning with `/`. */
  target: string;
  headers: Record<string, string | null>;
  body: string | null;
  /** Whether the text of the body is what matters, so that it goes out as it stands. */
  isVerbatim?: boolean;
  /** Undefined: the default credential. */
  authorization: Authorization | undefined;
}

/** Performs one request with everything the engine adds, and returns the last exchange of it. */
export type Perform = (outgoing: Outgoing) => Promise<Exchange>;

export interface ApiClient<Paths extends object, Operation extends string, Credential extends string> {
  readonly GET: Client<Paths>['GET'];
  readonly POST: Client<Paths>['POST'];
  readonly PATCH: Client<Paths>['PATCH'];
  readonly DELETE: Client<Paths>['DELETE'];
  /** Sends what the types forbid. */
  raw(request: RawRequest<Operation>): Promise<Reply>;
  /** Sends a request that is no operation of the documents (unknown route or method); its answer is not judged. */
  offContract(request: OffContract): Promise<Reply>;
  /** The same client with another credential of the profile. @throws {NotTested} when the profile lacks it. */
  as(credential: Credential): ApiClient<Paths, Operation, Credential>;
  /** The same client with this `Authorization` header (null: none). */
  withAuthorization(value: Authorization): ApiClient<Paths, Operation, Credential>;
  /** The same client as one that keeps answers, and asks whether they still hold. */
  keeping(answers: KeptAnswers): ApiClient<Paths, Operation, Credential>;
}

export type PartnerClient = ApiClient<PartnerPaths, PartnerOperation, PartnerCredential>;
export type WorkspaceClient = ApiClient<WorkspacePaths, WorkspaceOperation, WorkspaceCredential>;

export interface ClientOptions<Credential extends string> {
  api: Api;
  perform: Perform;
  authorization?: Authorization;
  /** The header value for a named credential. */
  resolve(credential: Credential): string;
}

/** Stands in for the base URL inside openapi-fetch; the engine puts the real one in its place. */
const placeholder = 'http://target.invalid';

export function createApiClient<Paths extends object, Operation extends string, Credential extends string>(
  options: ClientOptions<Credential>,
): ApiClient<Paths, Operation, Credential> {
  const { api, perform, authorization } = options;
  const templates = new WeakMap<Request, string>();
  const client = createFetchClient<Paths>({
    baseUrl: placeholder,
    pathSerializer: (address, values) =>
      address.replace(/\{(\w+)\}/g, (whole, name: string) =>
        name in values ? pathSegment(String(values[name])) : whole,
      ),
    fetch: async (request) => {
      const template = templates.get(request);
      const exchange = await perform({
        api,
        operation: template === undefined ? null : `${request.method} ${template}`,
        method: request.method,
        target: request.url.slice(placeholder.length),
        headers: Object.fromEntries(request.headers),
        body: request.body === null ? null : await request.text(),
        authorization,
      });
      return toResponse(exchange);
    },
  });
  client.use({
    onRequest: ({ request, schemaPath }) => {
      templates.set(request, schemaPath);
    },
  });
  const again = (value: Authorization) =>
    createApiClient<Paths, Operation, Credential>({ ...options, authorization: value });
  return {
    GET: client.GET,
    POST: client.POST,
    PATCH: client.PATCH,
    DELETE: client.DELETE,
    raw: async (request) => toReply(await perform(rawOutgoing(api, request, authorization))),
    offContract: async ({ method, target, body, headers }) =>
      toReply(
        await perform({
          api,
          operation: null,
          method,
          target,
          headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
          body: body ?? null,
          isVerbatim: true,
          authorization,
          open: true,
        }),
      ),
    as: (credential) => again(options.resolve(credential)),
    withAuthorization: again,
    keeping: (answers) =>
      createApiClient<Paths, Operation, Credential>({ ...options, perform: answers.around(perform) }),
  };
}

function rawOutgoing<Operation extends string>(
  api: Api,
  request: RawRequest<Operation>,
  authorization: Authorization | undefined,
): Outgoing {
  const [method = 'GET', template = '/'] = request.operation.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = request.path?.[name];
    if (value === undefined) throw new Error(`${request.operation}: no value for path parameter ${name}`);
    return pathSegment(value);
  });
  const body = request.text ?? (request.body === undefined ? null : JSON.stringify(request.body));
  return {
    api,
    operation: request.operation,
    method,
    target: path + queryText(parametersOf(request.query)),
    headers: { ...(body === null ? {} : { 'content-type': 'application/json' }), ...request.headers },
    body,
    ...(request.text === undefined ? {} : { isVerbatim: true }),
    authorization,
    open: request.open,
    cleansUp: request.cleansUp,
    under: request.under,
    also: request.also,
  };
}

function parametersOf(query: RawRequest<string>['query']): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const item of typeof value === 'string' ? [value] : value) parameters.append(name, item);
  }
  return parameters;
}

/** Codes that may carry no body in a `Response`; the latter two are no documented statuses. */
const bodiless = [204, 205, 304];

/** Only bodies that parse are passed on: what is wrong with the others stands in the exchange, not in an exception. */
function toResponse(exchange: Exchange): Response {
  const { json, status } = exchange;
  const isEmpty = json === undefined || bodiless.includes(status);
  const bare = new Response(null, {
    status: status >= 200 && status <= 599 ? status : 599,
    // Says only whether there is a body.
    headers: { 'content-type': 'application/json', 'content-length': isEmpty ? '0' : '1' },
  });
  // What was parsed once is not written and parsed again: bodies may be large.
  // Defined, since other implementations of `Response` lend their methods for reading only.
  const response = Object.defineProperties(bare, {
    json: { value: async () => json },
    text: { value: async () => JSON.stringify(json) },
  });
  bindExchange(response, exchange);
  return response;
}

/** What the raw door answers has its data beside the response, which needs no text to read them from again. */
function toReply(exchange: Exchange): Reply {
  const response = toResponse(exchange);
  return response.ok ? { response, data: exchange.json } : { response, error: exchange.json };
}
