import { type ClientRequest, Agent as PlainAgent, request as plainRequest, type RequestOptions } from 'node:http';
import { Agent as TlsAgent, request as tlsRequest } from 'node:https';
import type { Socket } from 'node:net';
import { maxHeaderBytes } from './bounds.ts';

/** Most servers keep an idle connection for longer; one that closes it just when it is used again loses a request. */
const idleMs = 900;

export interface ConnectionSettings {
  concurrency: number;
  ca?: string;
}

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
      agent: origin.isFresh ? false : origin.agent,
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
    for (const { agent } of this.#origins.values()) agent.destroy();
  }

  #origin(text: string): Origin {
    const known = this.#origins.get(text);
    if (known !== undefined) return known;
    const { protocol, hostname, port } = new URL(text);
    const isTls = protocol === 'https:';
    const { concurrency, ca } = this.#settings;
    const kept = { keepAlive: true, maxSockets: concurrency, maxFreeSockets: concurrency, timeout: idleMs };
    const made: Origin = {
      agent: guarded(isTls ? new TlsAgent(kept) : new PlainAgent(kept)),
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
      },
    };
    this.#origins.set(text, made);
    return made;
  }
}

interface Origin {
  agent: PlainAgent;
  isTls: boolean;
  isFresh: boolean;
  options: RequestOptions & { ca?: string };
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
