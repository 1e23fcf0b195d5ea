import { appendFileSync } from 'node:fs';
import type { Api } from '../../generated/catalogue.ts';
import type { Look } from '../model/look.ts';
import type { ExchangeRecord, Observation } from '../model/report.ts';
import type { Target } from '../profile/model.ts';
import type { Attempt, AttemptRecord } from './attempts.ts';
import type { Resource } from './resources.ts';
import type { Awaited } from './waits.ts';

/**
 * What the worker tells the main process, line by line in a file of the run directory, so that nothing is lost when
 * the worker is: exchanges, findings about every answer, resources made and removed, observations, pages of
 * gateways, APIs that stopped answering.
 */
export type JournalLine =
  | { type: 'run'; run: JournalRun }
  | { type: 'exchange'; exchange: ExchangeRecord }
  | { type: 'finding'; finding: JournalFinding }
  | { type: 'attempt'; attempt: Attempt }
  | { type: 'attempted'; id: string; end: AttemptEnd }
  | { type: 'created'; resource: Resource }
  | { type: 'removed'; id: string }
  /** What stays for whoever looks at a failure, and for which. */
  | { type: 'kept'; ids: string[]; by: string }
  /** For how long something that takes time by itself was waited, until it came. */
  | { type: 'waited'; what: Awaited; durationMs: number }
  | { type: 'observation'; observation: Observation }
  | { type: 'gateway-page'; status: number }
  | { type: 'gone'; api: Api; reason: string };

/** What became of an attempt, once it is known. */
export type AttemptEnd = Pick<AttemptRecord, 'outcome' | 'said' | 'endedAt'>;

/** Whose journal it is. */
export interface JournalRun {
  runId: string;
  /** The process that will clean up, as long as it lives. */
  pid: number;
  partner: string | null;
  workspace: string | null;
}

export interface JournalFinding {
  requirement: string;
  subject: string;
  problem: { expected: string; got: string; look?: Look } | null;
  exchange: string;
}

const urgent: ReadonlySet<JournalLine['type']> = new Set(['attempt', 'attempted', 'created', 'removed', 'kept']);

/** Where a session writes what it does. */
export interface JournalSink {
  write(line: JournalLine): void;
  flush(): void;
}

export class Journal implements JournalSink {
  readonly #file: string;
  #lines: string[] = [];
  #size = 0;

  constructor(file: string) {
    this.#file = file;
  }

  /** The first line: whose journal this is. */
  begin(runId: string, { partner, workspace }: Target): void {
    const run = { runId, pid: process.pid, partner: partner?.baseUrl ?? null, workspace: workspace?.baseUrl ?? null };
    this.write({ type: 'run', run });
    this.flush();
  }

  write(line: JournalLine): void {
    const text = `${JSON.stringify(line)}\n`;
    this.#lines.push(text);
    this.#size += text.length;
    // What is made must be on disk before anything can go wrong; evidence may wait for a batch.
    if (urgent.has(line.type) || this.#size > 262_144) this.flush();
  }

  flush(): void {
    if (this.#lines.length === 0) return;
    appendFileSync(this.#file, this.#lines.join(''));
    this.#lines = [];
    this.#size = 0;
  }
}
