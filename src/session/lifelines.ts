import type { Api } from '../../generated/catalogue.ts';
import type { Outgoing } from '../http/client.ts';
import { isGatewayPage } from '../http/gateway.ts';
import { Lifeline } from '../http/lifeline.ts';
import type { Transport, WireRequest } from '../http/transport.ts';
import { TransportTrouble } from '../model/errors.ts';
import type { RunConfig } from './config.ts';
import type { Recorder } from './recorder.ts';
import { Scope } from './scope.ts';

/** What an API is asked to see whether it is there. */
const signsOfLife: Readonly<Record<Api, string>> = { partner: '/api/v1/ping', workspace: '/api/v1/filespaces' };

export interface LifelinesSettings {
  readonly config: Pick<RunConfig, 'target' | 'apis'>;
  readonly transport: Transport;
  readonly recorder: Recorder;
  /** APIs that did not answer when they were last asked. */
  readonly suspects: readonly Api[];
  /** Whether nobody has asked the target anything before. */
  readonly isStranger: boolean;
  wire(outgoing: Outgoing): WireRequest;
  onGone(api: Api, reason: string): void;
}

/** Watches both APIs: where one is in doubt the other is asked, too. */
export class Lifelines {
  readonly #settings: LifelinesSettings;
  readonly #byApi: Readonly<Record<Api, Lifeline>>;

  constructor(settings: LifelinesSettings) {
    this.#settings = settings;
    this.#byApi = { partner: this.#lifeline('partner'), workspace: this.#lifeline('workspace') };
  }

  of(api: Api): Lifeline {
    return this.#byApi[api];
  }

  #lifeline(api: Api): Lifeline {
    const { config, suspects, isStranger, onGone } = this.#settings;
    return new Lifeline({
      ...config.target.http,
      what: `the ${api} API`,
      isSuspect: suspects.includes(api),
      isStranger,
      probe: (timeoutMs, signal) => this.#signOfLife(api, timeoutMs, signal),
      onDoubt: () => {
        for (const other of config.apis) if (other !== api) void this.of(other).ask();
      },
      onGone: (reason) => onGone(api, reason),
    });
  }

  /** Why an API does not answer, but a gateway or nobody; null when it does. Its answer is judged like any other. */
  async #signOfLife(api: Api, timeoutMs: number, signal: AbortSignal): Promise<string | null> {
    const { transport, recorder, wire } = this.#settings;
    const target = signsOfLife[api];
    const operation = `GET ${target}`;
    const outgoing = { api, operation, method: 'GET', target, headers: {}, body: null, authorization: undefined };
    const request = wire(outgoing);
    const scope = new Scope();
    const startedAt = Date.now();
    try {
      const response = await transport.probe(request, { timeoutMs, signals: [signal] });
      recorder.witness({ outgoing, request }, response, startedAt, scope);
      if (isGatewayPage(operation, response)) return `a gateway answers ${response.status} in its place`;
      if (response.status !== 429 && response.status !== 503) this.of(api).served(operation);
      return null;
    } catch (error) {
      if (!(error instanceof TransportTrouble)) throw error;
      recorder.unanswered(outgoing, request, startedAt, scope, error);
      return error.message;
    } finally {
      recorder.handOver(scope);
    }
  }
}
