import { randomBytes } from 'node:crypto';
import type { Api } from '../../generated/catalogue.ts';
import type { PolicyOverride } from '../../reference/policy/index.ts';
import { type Reference, startReference } from '../../reference/server.ts';
import type { Variant } from '../../reference/variants/types.ts';
import type { FinishedCheck } from '../../src/check/outcome.ts';
import type { ExchangeRecord, Report } from '../../src/model/report.ts';
import { examine, mistakesOf } from '../../src/preflight/preflight.ts';
import { targetFromObject } from '../../src/profile/load.ts';
import { buildReport } from '../../src/report/build.ts';
import type { Scripts } from '../../src/report/reproduce/index.ts';
import type { Checklist } from '../../src/run/checklist.ts';
import { type Course, runChecklist } from '../../src/run/scheduler.ts';
import type { RunConfig } from '../../src/session/config.ts';
import type { Evidence } from '../../src/session/evidence.ts';
import type { JournalSink } from '../../src/session/journal.ts';
import { Makings } from '../../src/session/makings.ts';
import type { Shelf } from '../../src/session/recorder.ts';
import { Session, type SessionSettings } from '../../src/session/session.ts';
import { cleanUp } from '../../src/sweep/cleanup.ts';

/** Long enough for what a variant makes eventual; a fault that never settles is not waited for. */
const settleMs = 2_500;

export interface Service {
  readonly overrides: readonly PolicyOverride[];
  readonly server?: Variant['server'];
  readonly profile?: Variant['profile'];
}

export interface RunSettings {
  readonly seed: number;
  readonly cases: number | null;
  readonly limitMs: number;
}

type MemoryEvidence = Evidence & { readonly exchanges: Map<string, ExchangeRecord> };

function newEvidence(): MemoryEvidence {
  return {
    run: null,
    exchanges: new Map(),
    findings: [],
    observations: [],
    makings: new Makings(),
    gatewayPages: [],
    gone: new Map(),
  };
}

function shelfOf({ exchanges, findings }: MemoryEvidence): Shelf {
  return {
    exchange: (record) => exchanges.set(record.id, record),
    finding: (finding) => findings.push(finding),
    flush: () => undefined,
  };
}

function journalOf(evidence: MemoryEvidence): JournalSink {
  return {
    write: (line) => {
      if (line.type === 'finding') evidence.findings.push(line.finding);
      else if (line.type === 'observation') evidence.observations.push(line.observation);
      else evidence.makings.take(line);
    },
    flush: () => undefined,
  };
}

/** A session that keeps its evidence in memory. */
function memorySession(
  config: RunConfig,
  settings: SessionSettings = {},
): { session: Session; evidence: MemoryEvidence } {
  const evidence = newEvidence();
  const session = new Session(config, { ...settings, shelf: shelfOf(evidence), journal: journalOf(evidence) });
  return { session, evidence };
}

/** The suites on their way through one service. */
export class TargetRun {
  readonly session: Session;
  readonly evidence: MemoryEvidence;
  readonly checks: FinishedCheck[] = [];
  readonly #reference: Reference;
  readonly #startedAt = Date.now();
  readonly #abort: AbortController;
  #trouble: string | null = null;
  #limit: NodeJS.Timeout | undefined;

  private constructor(reference: Reference, config: RunConfig) {
    this.#reference = reference;
    this.#abort = new AbortController();
    const { session, evidence } = memorySession(config, { halt: this.#abort.signal });
    this.session = session;
    this.evidence = evidence;
  }

  static async start(service: Service, settings: RunSettings): Promise<TargetRun> {
    const reference = await startReference({ policy: service.overrides, ...service.server });
    const profile = service.profile?.(reference.profile) ?? reference.profile;
    const target = targetFromObject('self-check', JSON.parse(JSON.stringify(profile)), { rps: null, settleMs });
    const apis = (['partner', 'workspace'] as const).filter((api: Api) => target[api] !== undefined);
    const config = quickConfig(target, apis, settings);
    const { session: before } = memorySession(config, { prefix: 'p', judges: false });
    const examined = await examine(before).finally(() => before.close());
    const run = new TargetRun(reference, { ...config, mistakes: mistakesOf(examined) });
    run.#limit = setTimeout(() => run.#interrupt(settings.limitMs), settings.limitMs);
    run.#trouble = examined.find(({ obstacle }) => obstacle !== null)?.obstacle ?? null;
    return run;
  }

  /** Goes through a checklist until a condition holds. */
  async run(checklist: Checklist, { isEnough, metered }: Pick<Course, 'isEnough' | 'metered'> = {}): Promise<void> {
    if (this.#trouble !== null) return;
    await runChecklist(checklist, {
      session: this.session,
      signal: this.#abort.signal,
      isEnough: () => isEnough?.() === true,
      finished: (check) => this.checks.push(check),
      ...(metered && { metered }),
    });
  }

  async removeLeftovers(): Promise<number> {
    const leftovers = await cleanUp(this.session, this.evidence.makings);
    return leftovers.length;
  }

  report(scripts?: Scripts): Report {
    return buildReport({
      config: this.session.config,
      suite: { name: 'self-check', version: '0' },
      startedAt: this.#startedAt,
      finishedAt: Date.now(),
      checks: this.checks,
      evidence: this.evidence,
      requests: this.session.recorder.requests,
      leftovers: [],
      strict: false,
      expectedFailures: [],
      baseline: null,
      docsUrl: null,
      trouble: this.#trouble,
      ...(scripts && { scripts }),
    });
  }

  async close(): Promise<void> {
    // Until then it keeps all that the run has seen.
    clearTimeout(this.#limit);
    await this.session.close();
    await this.#reference.close();
  }

  #interrupt(limitMs: number): void {
    this.#trouble ??= `not finished within ${limitMs} ms`;
    this.#abort.abort();
  }
}

function quickConfig(target: RunConfig['target'], apis: Api[], { seed, cases }: RunSettings): RunConfig {
  return {
    target,
    runId: randomBytes(4).readUInt32BE().toString(36).padStart(6, '0').slice(-6),
    journal: '',
    seed,
    depth: 'standard',
    // What a usual run does not look at must accuse nobody either.
    looksAtAll: true,
    cases,
    apis,
    selected: null,
    readOnly: false,
    replay: null,
  };
}
