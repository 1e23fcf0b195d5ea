import { basename } from 'node:path';
import type { Target } from '../profile/model.ts';
import { readGate } from '../report/gate.ts';
import { tryOutput } from '../report/render.ts';
import { readTraffic } from './har-file.ts';
import { lawsFor } from './laws/index.ts';
import { withObservation } from './observation.ts';
import { Observer } from './observer.ts';
import { type ReportWishes, reportObserved } from './report.ts';
import { type BaseUrls, routeOf } from './routes.ts';
import { learnSecrets } from './secrets.ts';
import { Tally } from './tally.ts';
import { observedTarget, placesOf } from './target.ts';

export interface JudgeOptions extends ReportWishes {
  /** HAR files, packed by gzip or not. */
  readonly files: readonly string[];
  /** Null: none is needed. */
  readonly profile: Target | null;
  /** Where the APIs stand, if that is said; it goes before the profile. */
  readonly baseUrls: BaseUrls;
  readonly only: readonly string[];
  readonly skip: readonly string[];
}

/** Holds recorded exchanges against the contract; nothing is sent. */
export async function judgeFiles(options: JudgeOptions): Promise<{ exitCode: 0 | 1 | 2 | 3 }> {
  const gate = readGate(options);
  const entries = options.files.flatMap(readTraffic).sort((a, b) => a.startedAt - b.startedAt);
  const name = options.files.map((file) => basename(file)).join(', ');
  const { baseUrls, notes } = placesOf(options.baseUrls, options.profile, { name, entries });
  await tryOutput({ outDir: options.out, formats: options.formats });
  const target = observedTarget(name, options.profile, baseUrls, entries);
  return withObservation(target, options, async (observation) => {
    const tally = new Tally();
    // A secret of the last entry may stand in the first.
    for (const entry of entries) learnSecrets(entry, observation.redactor);
    const carriers = entries.filter(({ headers }) => headers.authorization !== undefined);
    const ofApi = Map.groupBy(carriers, (entry) => routeOf(entry, baseUrls)?.api);
    const laws = lawsFor((api) => ({
      credentials: ofApi.has(api),
      hosts: ofApi.get(api)?.every(({ headers }) => headers.host !== undefined) === true,
    }));
    const observer = new Observer({ observation, baseUrls, laws, tally });
    for (const entry of entries) observer.take(entry);
    observation.journal.flush();
    const startedAt = entries[0]?.startedAt ?? Date.now();
    const finishedAt = Math.max(startedAt, ...entries.slice(-100).map((entry) => entry.startedAt + entry.durationMs));
    return reportObserved({ config: observation.config, tally, notes, startedAt, finishedAt }, options, gate);
  });
}
