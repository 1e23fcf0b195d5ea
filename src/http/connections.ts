import {
  type AgentOptions,
  type ClientRequest,
  Agent as PlainAgent,
  request as plainRequest,
  type RequestOptions,
} from 'node:http';
import { Agent as TlsAgent, type RequestOptions as TlsOptions, request as tlsRequest } from 'node:https';
import type { Socket } from 'node:net';
import type { HttpSettings, ProxySettings } from '../profile/model.ts';
import { isLoopback } from '../profile/settings.ts';
import { maxHeaderBytes } from './bounds.ts';

/** Most servers keep an idle connection for longer; one that closes it just when it is used again loses a request. */
const idleMs = 900;

export type ConnectionSettings = Pick<HttpSettings, 'concurrency' | 'ca' | 'cert' | 'key' | 'passphrase' | 'proxy'>;

/**
 * The connections of a run, kept for the next request. By `node:http`: its parser reads over any 1xx, which a server
 * may send at any time (RFC 9110, 15.2), where that of `fetch` ends the connection at a 100 that it did not ask for.
 */
export class Connections {
  readonly #settings: ConnectionSettings;
  readonly #origins = new Map<string, Origin>();

  constructor(settings: ConnectionSettings) {
    this.#settings = settings;
  }

  /** Opens a request; nothing is sent before it ends. */
  open(method: string, url: string, headers: Record<string, string>): ClientRequest {
    const slash = url.indexOf('/', url.indexOf('//') + 2);
    const end = slash < 0 ? url.length : slash;
    const origin = this.#origin(url.slice(0, end));
    const path = url.slice(end) || '/';
    const options: RequestOptions = {
      ...origin.options,
      agent: origin.isFresh ? origin.fresh : origin.agent,
      method,
      path: unwritable.test(path) ? encodeURI(path.toWellFormed()) : path,
      headers: origin.isFresh ? { ...headers, connection: 'close' } : headers,
    };
    return origin.isTls ? tlsRequest(options) : plainRequest(options);
  }

  /** From now on each request to the origin has a connection of its own: those that are kept get lost. */
  refresh(url: string): void {
    this.#origin(new URL(url).origin).isFresh = true;
  }

  close(): void {
    for (const { agent, fresh } of this.#origins.values()) {
      agent.destroy();
      fresh.destroy();
    }
  }

  #origin(text: string): Origin {
    const known = this.#origins.get(text);
    if (known !== undefined) return known;
    const { protocol, hostname, port } = new URL(text);
    const isTls = protocol === 'https:';
    const { concurrency, ca, cert, key, passphrase, proxy } = this.#settings;
    const way = isLoopback(text) ? {} : wayBy(proxy);
    const kept = { ...way, keepAlive: true, maxSockets: concurrency, maxFreeSockets: concurrency, timeout: idleMs };
    const agentWith = (options: AgentOptions): PlainAgent => (isTls ? new TlsAgent(options) : new PlainAgent(options));
    const made: Origin = {
      agent: guarded(agentWith(kept)),
      fresh: agentWith({ ...way, keepAlive: false }),
      isTls,
      isFresh: false,
      options: {
        protocol,
        hostname: hostname.replace(/^\[|\]$/g, ''),
        port: port === '' ? undefined : port,
        maxHeaderSize: maxHeaderBytes,
        joinDuplicateHeaders: true,
        insecureHTTPParser: false,
        ...(ca !== undefined && { ca }),
        ...(cert !== undefined && { cert }),
        ...(key !== undefined && { key }),
        ...(passphrase !== undefined && { passphrase }),
      },
    };
    this.#origins.set(text, made);
    return made;
  }
}

/** What is on this very machine is reached without a proxy, whatever the environment says. */
function wayBy(proxy: ProxySettings | undefined): AgentOptions {
  if (proxy === undefined) return {};
  return { proxyEnv: { HTTP_PROXY: proxy.http, HTTPS_PROXY: proxy.https, NO_PROXY: proxy.except } };
}

interface Origin {
  agent: PlainAgent;
  /** Opens a connection for each request. */
  fresh: PlainAgent;
  isTls: boolean;
  isFresh: boolean;
  options: RequestOptions & Pick<TlsOptions, 'ca' | 'cert' | 'key' | 'passphrase'>;
}

/** What may not stand in a request line as it is. */
const unwritable = /[^\x21-\x7e]/;

/** Bytes that come while nobody asked belong to no answer: the connection is of no use any more. */
function guarded(agent: PlainAgent): PlainAgent {
  const keep = agent.keepSocketAlive.bind(agent);
  const reuse = agent.reuseSocket.bind(agent);
  return Object.assign(agent, {
    keepSocketAlive: (socket: Socket) => {
      socket.on('data', destroyIt);
      return keep(socket);
    },
    reuseSocket: (socket: Socket, request: ClientRequest) => {
      socket.off('data', destroyIt);
      reuse(socket, request);
    },
  });
}

function destroyIt(this: Socket): void {
  this.destroy();
}
