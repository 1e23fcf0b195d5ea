import type { Api } from '../../generated/catalogue.ts';
import { Connections } from '../http/connections.ts';
import type { Target } from '../profile/model.ts';
import { readGate } from '../report/gate.ts';
import { tryOutput } from '../report/render.ts';
import type { TrafficEntry } from './entry.ts';
import { startForwarding } from './forward.ts';
import { lawsFor } from './laws/index.ts';
import { type Observation, withObservation } from './observation.ts';
import { Observer } from './observer.ts';
import { proper } from './outgoing.ts';
import { type ReportWishes, reportObserved } from './report.ts';
import { type BaseUrls, routeOf, sidesOf } from './routes.ts';
import { learnSecrets } from './secrets.ts';
import { Tally } from './tally.ts';
import { adoptCredential, credentialNames, observedTarget } from './target.ts';

export interface ProxyOptions extends ReportWishes {
  readonly port: number;
  readonly profile: Target | null;
  /** Where the APIs stand. */
  readonly baseUrls: BaseUrls;
  readonly only: readonly string[];
  readonly skip: readonly string[];
  /** Told once, when requests can come: where each API stands on this machine. @returns when to end. */
  whileListening(places: BaseUrls): Promise<void>;
  /** Told of each kind of violation once. */
  onViolation(line: string): void;
}

/** Passes requests on to the target, judges what comes back, and reports in the end. */
export async function proxyTarget(options: ProxyOptions): Promise<{ exitCode: 0 | 1 | 2 | 3 }> {
  const gate = readGate(options);
  await tryOutput({ outDir: options.out, formats: options.formats });
  const target = observedTarget('traffic', options.profile, options.baseUrls, []);
  const startedAt = Date.now();
  return withObservation(target, options, async (observation) => {
    const tally = new Tally();
    const take = watch(observation, tally, options);
    const connections = new Connections({ ...target.http, concurrency: 1_000 });
    const { headers } = target.http;
    const upstream = (path: string): string | null => upstreamOf(path, options.baseUrls);
    const forwarding = await startForwarding({ port: options.port, connections, upstream, headers, onExchange: take });
    try {
      const places = sidesOf(options.baseUrls).map(([api]): [Api, string] => [api, `${forwarding.origin}/${api}`]);
      await options.whileListening(Object.fromEntries(places));
    } finally {
      await forwarding.close();
      connections.close();
    }
    observation.journal.flush();
    const observed = { config: observation.config, tally, notes: [], startedAt, finishedAt: Date.now() };
    return reportObserved(observed, options, gate);
  });
}

/** Each API has a path of its own: `/partner/api/v1/ping`. */
function upstreamOf(path: string, baseUrls: BaseUrls): string | null {
  for (const [api, base] of sidesOf(baseUrls)) {
    if (path.startsWith(`/${api}/`)) return base + path.slice(api.length + 1);
  }
  return null;
}

function watch(observation: Observation, tally: Tally, options: ProxyOptions): (entry: TrafficEntry) => void {
  const { baseUrls } = options;
  const { redactor, config, journal } = observation;
  const observer = new Observer({
    observation,
    baseUrls,
    laws: lawsFor(() => ({ credentials: true, hosts: false })),
    tally,
  });
  const told = new Set<string>();
  let number = 0;
  return (entry) => {
    number += 1;
    const api = routeOf(entry, baseUrls)?.api;
    const credential = api === undefined ? undefined : proper[api].exec(entry.headers.authorization ?? '')?.[1];
    if (api !== undefined && credential !== undefined && adoptCredential(config.target, api, credential)) {
      redactor.add(credential, credentialNames[api]);
    }
    learnSecrets(entry, redactor);
    for (const { requirement, subject, problem } of observer.take({ ...entry, place: `exchange ${number}` })) {
      if (problem === null || told.has(`${requirement} ${subject}`)) continue;
      told.add(`${requirement} ${subject}`);
      options.onViolation(
        redactor.text(`${requirement}: ${subject}: expected ${problem.expected}, got ${problem.got}`),
      );
    }
    // Whatever happens to this process, what it saw is on disk.
    journal.flush();
  };
}
