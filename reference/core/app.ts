import { Hono, type Context as HonoContext } from 'hono';
import type { OpenTransport } from '../policy/open/transport.ts';
import { parseBody, type RawBody, readBody } from './body.ts';
import { delay } from './clock.ts';
import type { Context } from './context.ts';
import {
  type Answer,
  type ApiName,
  type ApiRequest,
  Failure,
  type Operation,
  TransportFailure,
  type TransportProblem,
} from './exchange.ts';

export type Handler = (request: ApiRequest) => Answer | Promise<Answer>;

export interface Route {
  readonly operation: Operation;
  readonly handle: Handler;
}

/** What an API brings to the common HTTP machinery. */
export interface ApiDefinition {
  readonly name: ApiName;
  /** More specific paths stand before the ones with a parameter in the same place. */
  readonly routes: readonly Route[];
  /** The answer to a request that never reached a handler, in the error shape of this API. */
  problemAnswer(problem: TransportProblem, status: number, request: ApiRequest): Answer;
  /** The last look at every answer of this API before it is sent. */
  finish(answer: Answer, request: ApiRequest): Answer | Promise<Answer>;
}

/** Makes the HTTP application of one API. */
export function createApp(context: Context, api: ApiDefinition): Hono {
  const app = new Hono();
  const methodsByPath = new Map<string, string[]>();
  for (const route of api.routes) {
    const { method, path } = honoPath(route.operation);
    methodsByPath.set(path, [...(methodsByPath.get(path) ?? []), method]);
    app.on(method, path, (c) => respond(context, api, c, route.operation, route.handle));
  }
  for (const [path, methods] of methodsByPath) {
    app.all(path, (c) => respond(context, api, c, undefined, problem('unknown-method'), { Allow: methods.join(', ') }));
  }
  app.all('*', (c) => respond(context, api, c, undefined, problem('unknown-route')));
  return app;
}

function problem(kind: TransportProblem): Handler {
  return () => {
    throw new TransportFailure(kind);
  };
}

function honoPath(operation: Operation): { method: string; path: string } {
  const space = operation.indexOf(' ');
  const path = operation.slice(space + 1).replaceAll(/\{(\w+)\}/g, ':$1');
  return { method: operation.slice(0, space), path };
}

async function respond(
  context: Context,
  api: ApiDefinition,
  c: HonoContext,
  operation: Operation | undefined,
  handle: Handler,
  headers?: Record<string, string>,
): Promise<Response> {
  const transport = context.policy.open.transport;
  const raw = await readBody(c.req.raw, transport);
  const request = readRequest(context, c, operation, raw);
  const early = await transport.beforeEach({ api: api.name, request, now: context.clock.now(), db: context.db });
  const answer = early ?? (await answerOf(context, api, request, handle));
  const finished = await api.finish(
    headers ? { ...answer, headers: { ...headers, ...answer.headers } } : answer,
    request,
  );
  const last = transport.afterEach({ api: api.name, request, answer: finished });
  await delay(transport.delayMs(request.operation));
  return toResponse(last, transport);
}

async function answerOf(context: Context, api: ApiDefinition, request: ApiRequest, handle: Handler): Promise<Answer> {
  try {
    if (!decodable(request.path)) throw new TransportFailure('malformed-path');
    return await handle(request);
  } catch (error) {
    if (error instanceof Failure) return error.answer;
    const kind = error instanceof TransportFailure ? error.problem : 'internal';
    if (kind === 'internal') console.error(request.operation, error);
    return api.problemAnswer(kind, context.policy.open.transport.problemStatus(kind), request);
  }
}

function readRequest(context: Context, c: HonoContext, operation: Operation | undefined, raw: RawBody): ApiRequest {
  const url = new URL(c.req.url);
  const headers = c.req.raw.headers;
  return {
    operation: operation ?? (`${c.req.method} ${url.pathname}` as Operation),
    method: c.req.method,
    path: url.pathname,
    params: operation ? c.req.param() : {},
    query: new URLSearchParams(context.policy.open.transport.queryText(url.search)),
    headers,
    json: () => parseBody(raw, headers.get('content-type') ?? undefined, context.policy.open.transport),
  };
}

function decodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function toResponse(answer: Answer, { jsonText, jsonContentType }: OpenTransport): Response {
  const headers = new Headers(answer.headers);
  const payload = answer.text ?? (answer.body === undefined ? undefined : jsonText(answer.body));
  if (payload === undefined) return new Response(null, { status: answer.status, headers });
  headers.set('content-type', answer.contentType ?? jsonContentType());
  const body = answer.encode === undefined ? payload : answer.encode(new TextEncoder().encode(payload));
  return new Response(body, { status: answer.status, headers });
}
