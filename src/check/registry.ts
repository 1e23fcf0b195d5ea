import type { Api, OpenId, RequirementId } from '../../generated/catalogue.ts';
import type { Observation } from '../model/report.ts';
import type { Meter } from '../session/meter.ts';
import type { Session } from '../session/session.ts';
import type { CheckContext } from './context.ts';
import type { CheckOutcome } from './outcome.ts';

/**
 * When checks run, in the order of their turns:
 * - `among`: side by side with the others;
 * - `late`: once they have begun, since it needs what takes time to grow old and was begun with the run;
 * - `alone`: when all of these have ended, since it reads a list which they change;
 * - `lent`: at the end, since it tries what a broken target would do to lent fixtures, which nothing may need then.
 */
export const turns = ['among', 'late', 'alone', 'lent'] as const;
export type Turn = (typeof turns)[number];

/** What a check runs in; a check that is registered knows nothing of it yet. */
export interface Circumstances {
  session: Session;
  /** When it aborts, nobody waits for the check any longer. */
  signal: AbortSignal;
  meter: Meter;
}

interface Registration {
  /** Of the suite, relative to the project. */
  readonly file: string;
  readonly turn: Turn;
  readonly name: string;
}

export interface RegisteredCheck extends Registration {
  readonly kind: 'check' | 'property';
  readonly requirement: RequirementId;
  run(circumstances: Circumstances): Promise<CheckOutcome>;
}

export interface RegisteredObservation extends Registration {
  readonly kind: 'observation';
  readonly open: OpenId;
  run(circumstances: Circumstances): Promise<Observation>;
}

export type Registered = RegisteredCheck | RegisteredObservation;

/** What is begun with a run because it takes time by itself. */
export interface HeadStart {
  readonly api: Api;
  make(context: CheckContext): readonly Promise<unknown>[];
}

type WithoutFile<Entry> = Entry extends Registered ? Omit<Entry, 'file'> : never;

/** All that the suites hold, whatever of it a run will choose. */
class Registry {
  readonly entries: Registered[] = [];
  readonly headStarts: HeadStart[] = [];
  #file = '';
  #tell: ((entry: Registered) => void) | null = null;

  /** Names the suite file whose checks are registered next. */
  begin(file: string): void {
    this.#file = file;
  }

  add(entry: WithoutFile<Registered>): void {
    const registered: Registered = { ...entry, file: this.#file };
    this.entries.push(registered);
    this.#tell?.(registered);
  }

  addHeadStart(headStart: HeadStart): void {
    this.headStarts.push(headStart);
  }

  /** From now on, this is told of what is registered. */
  onAdded(tell: (entry: Registered) => void): void {
    this.#tell = tell;
  }
}

export const registry = new Registry();
