import { randomBytes } from 'node:crypto';
import type { Api } from '../../generated/catalogue.ts';
import type { PolicyOverride } from '../../reference/policy/index.ts';
import { type Reference, startReference } from '../../reference/server.ts';
import type { Variant } from '../../reference/variants/types.ts';
import type { CheckOutcome } from '../../src/check/check.ts';
import { examine, mistakesOf } from '../../src/preflight/preflight.ts';
import { targetFromObject } from '../../src/profile/load.ts';
import { buildReport } from '../../src/report/build.ts';
import type { ExchangeRecord, Report } from '../../src/report/model.ts';
import { cleanUp } from '../../src/run/cleanup.ts';
import type { RunConfig } from '../../src/run/config.ts';
import type { Evidence } from '../../src/run/evidence.ts';
import type { JournalLine } from '../../src/run/journal.ts';
import { Makings } from '../../src/run/makings.ts';
import type { Shelf } from '../../src/run/recorder.ts';
import type { FinishedCheck } from '../../src/run/reporter.ts';
import { Session, type SessionSettings } from '../../src/run/session.ts';
import { type RegisteredTest, within } from './registry.ts';

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

/** A session that keeps its evidence in memory. */
class MemorySession extends Session {
  readonly evidence: MemoryEvidence;

  constructor(config: RunConfig, settings: SessionSettings = {}) {
    const evidence = newEvidence();
    super(config, { ...settings, shelf: shelfOf(evidence) });
    this.evidence = evidence;
    this.journal.write = (line) => this.#take(line);
    this.journal.flush = () => undefined;
  }

  #take(line: JournalLine): void {
    if (line.type === 'finding') this.evidence.findings.push(line.finding);
    else if (line.type === 'observation') this.evidence.observations.push(line.observation);
    else this.evidence.makings.take(line);
  }
}

/** The suites on their way through one service. */
export class TargetRun {
  readonly session: MemorySession;
  readonly checks: FinishedCheck[] = [];
  readonly #reference: Reference;
  readonly #startedAt = Date.now();
  readonly #abort = new AbortController();
  #trouble: string | null = null;
  #limit: NodeJS.Timeout | undefined;

  private constructor(reference: Reference, session: MemorySession) {
    this.#reference = reference;
    this.session = session;
  }

  static async start(service: Service, settings: RunSettings): Promise<TargetRun> {
    const reference = await startReference({ policy: service.overrides, ...service.server });
    const profile = service.profile?.(reference.profile) ?? reference.profile;
    const target = targetFromObject('self-check', JSON.parse(JSON.stringify(profile)), { rps: null, settleMs });
    const apis = (['partner', 'workspace'] as const).filter((api: Api) => target[api] !== undefined);
    const config = quickConfig(target, apis, settings);
    const before = new MemorySession(config, { prefix: 'p', judges: false });
    const examined = await within(before, () => examine(before)).finally(() => before.close());
    const session = new MemorySession({ ...config, mistakes: mistakesOf(examined) });
    const run = new TargetRun(reference, session);
    run.#limit = setTimeout(() => run.#interrupt(settings.limitMs), settings.limitMs);
    run.#trouble = examined.find(({ obstacle }) => obstacle !== null)?.obstacle ?? null;
    return run;
  }

  /** Runs tests file by file, those of a file side by side, until a condition holds. */
  async run(tests: readonly RegisteredTest[], enough: () => boolean = () => false): Promise<void> {
    if (this.#trouble !== null) return;
    const files = Map.groupBy(tests, (test) => test.file);
    await within(this.session, async () => {
      for (const inFile of files.values()) {
        const queue = [...inFile];
        const work = async (): Promise<void> => {
          for (let next = queue.shift(); next !== undefined && !this.#isOver(enough); next = queue.shift()) {
            await this.#runOne(next);
          }
        };
        const width = this.session.config.target.http.concurrency * 4;
        await Promise.all(Array.from({ length: width }, work));
      }
    });
  }

  async removeLeftovers(): Promise<number> {
    const leftovers = await within(this.session, () => cleanUp(this.session, this.session.evidence.makings));
    return leftovers.length;
  }

  report(): Report {
    return buildReport({
      config: this.session.config,
      suite: { name: 'self-check', version: '0' },
      startedAt: this.#startedAt,
      finishedAt: Date.now(),
      checks: this.checks,
      evidence: this.session.evidence,
      requests: this.session.recorder.requests,
      leftovers: [],
      strict: false,
      expectedFailures: [],
      baseline: null,
      docsUrl: null,
      trouble: this.#trouble,
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

  #isOver(enough: () => boolean): boolean {
    return this.#abort.signal.aborted || enough();
  }

  async #runOne({ title, body }: RegisteredTest): Promise<void> {
    const startedAt = Date.now();
    const task: Parameters<typeof body>[0]['task'] = { meta: {} };
    const skip = (reason?: string): never => {
      throw new Error(`skipped: ${reason}`);
    };
    let error: unknown = null;
    await body({ task, signal: this.#abort.signal, skip }).catch((thrown: unknown) => {
      error = thrown;
    });
    const record = task.meta.conformance;
    if (record === undefined) throw new Error(`${title} is no check`);
    if (record.kind !== 'check') return;
    const { requirement, name, outcome } = record;
    const durationMs = Date.now() - startedAt;
    this.checks.push({ ...(outcome ?? unfinished(error)), requirement, name, durationMs });
  }
}

function quickConfig(target: RunConfig['target'], apis: Api[], { seed, cases }: RunSettings): RunConfig {
  return {
    target,
    runId: randomBytes(4).readUInt32BE().toString(36).padStart(6, '0').slice(-6),
    journal: '',
    seed,
    depth: 'standard',
    cases,
    apis,
    selected: null,
    readOnly: false,
    bail: false,
    replay: null,
  };
}

function unfinished(error: unknown): CheckOutcome {
  const message = error instanceof Error ? error.message : 'the check did not finish';
  return { status: 'error', message, expected: null, got: null, counterexample: null, replay: null, exchanges: [] };
}
