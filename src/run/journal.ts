import { appendFileSync } from 'node:fs';
import type { Target } from '../profile/model.ts';
import type { ExchangeRecord, Observation } from '../report/model.ts';
import type { Resource } from './resources.ts';

/**
 * What the worker tells the main process, line by line in a file of the run directory, so that nothing is lost when
 * the worker is: exchanges, findings about every answer, resources made and removed, observations.
 */
export type JournalLine =
  | { type: 'run'; run: JournalRun }
  | { type: 'exchange'; exchange: ExchangeRecord }
  | { type: 'finding'; finding: JournalFinding }
  | { type: 'created'; resource: Resource }
  | { type: 'removed'; id: string }
  | { type: 'observation'; observation: Observation };

/** Whose journal it is. */
export interface JournalRun {
  /** The process that will clean up, as long as it lives. */
  pid: number;
  partner: string | null;
  workspace: string | null;
}

export interface JournalFinding {
  requirement: string;
  subject: string;
  problem: { expected: string; got: string } | null;
  exchange: string;
}

export class Journal {
  readonly #file: string;
  #lines: string[] = [];
  #size = 0;

  constructor(file: string) {
    this.#file = file;
  }

  /** The first line: whose journal this is. */
  begin({ partner, workspace }: Target): void {
    const run = { pid: process.pid, partner: partner?.baseUrl ?? null, workspace: workspace?.baseUrl ?? null };
    this.write({ type: 'run', run });
    this.flush();
  }

  write(line: JournalLine): void {
    const text = `${JSON.stringify(line)}\n`;
    this.#lines.push(text);
    this.#size += text.length;
    // A resource must be on disk before anything can go wrong; evidence may wait for a batch.
    if (line.type === 'created' || line.type === 'removed' || this.#size > 262_144) this.flush();
  }

  flush(): void {
    if (this.#lines.length === 0) return;
    appendFileSync(this.#file, this.#lines.join(''));
    this.#lines = [];
    this.#size = 0;
  }
}
