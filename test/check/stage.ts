import type { RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import type { Exchange } from '../../src/http/exchange.ts';
import { targetFromObject } from '../../src/profile/load.ts';
import type { RunConfig } from '../../src/session/config.ts';
import type { JournalLine } from '../../src/session/journal.ts';
import { planRun } from '../../src/session/plan.ts';
import { Session, type SessionSettings } from '../../src/session/session.ts';
import { serve } from '../http/support.ts';

export const apiKey = 'pk_0123456789';

export interface Stage {
  session: Session;
  journal: JournalLine[];
  /** `METHOD /path` of every request. */
  asked: string[];
}

export interface StageSettings {
  config?: Partial<RunConfig>;
  session?: SessionSettings;
  /** What the service says; by default an empty object to everything. */
  answer?: RequestListener;
  fixtures?: object;
  /** Of the Partner API, by their names in a profile. */
  credentials?: Readonly<Record<string, string>>;
  /** The token of the Workspace API, which else is not there. */
  token?: string;
  settleMs?: number;
  concurrency?: number;
}

/** A session with a service that knows nothing; its journal is kept in memory. */
export async function stage({ config, session, answer, ...sides }: StageSettings = {}): Promise<Stage> {
  const asked: string[] = [];
  const url = await serve((request, response) => {
    asked.push(`${request.method} ${request.url?.replace(/^\/(?:partner|workspace)/, '')}`);
    if (answer === undefined) response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    else answer(request, response);
  });
  const journal: JournalLine[] = [];
  const made = new Session(
    { ...configFor(url, sides), ...config },
    { journal: { write: (line) => journal.push(line), flush: () => undefined }, ...session },
  );
  onTestFinished(() => made.close());
  return { session: made, journal, asked };
}

function configFor(
  url: string,
  {
    fixtures = {},
    credentials = {},
    token,
    settleMs = 200,
    concurrency = 1,
  }: Omit<StageSettings, 'config' | 'session' | 'answer'>,
): RunConfig {
  const profile = {
    partner: { baseUrl: `${url}partner`, apiKey, credentials, fixtures },
    ...(token !== undefined && { workspace: { baseUrl: `${url}workspace`, token } }),
    http: { settleMs, timeoutMs: 5_000, concurrency },
  };
  const options = {
    ...{ apis: [], only: [], skip: [], replay: null },
    ...({ depth: 'standard', cases: null, seed: 1, readOnly: false } as const),
  };
  return planRun(targetFromObject('staged', profile, {}), options, '');
}

export const ping = { organizationId: '8a0e', organizationName: 'Partner' };

/** An answer of `GET /api/v1/ping`, as it should be but for these changes. */
export function answer(changes: Partial<Exchange> = {}): Exchange {
  return {
    ...{ id: 'x1', api: 'partner', operation: 'GET /api/v1/ping', status: 200, statusText: '' },
    ...{ startedAt: 0, durationMs: 1, headers: { 'content-type': 'application/json' }, jsonType: true },
    request: { method: 'GET', url: 'http://localhost/api/v1/ping', headers: {}, body: null },
    ...{ text: JSON.stringify(ping), json: ping, body: 'json', unreadable: null, schemaProblems: null },
    expectation: {},
    ...changes,
  };
}
