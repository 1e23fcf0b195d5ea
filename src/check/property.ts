import * as fc from 'fast-check';
import type { RequirementId } from '../../generated/catalogue.ts';
import { Nonconformance, NotTested, TransportTrouble } from '../model/errors.ts';
import { casesByDepth } from '../session/cases.ts';
import { hash, type RunConfig, replayedTitle } from '../session/config.ts';
import { Scope } from '../session/scope.ts';
import { type Standing, Tenant } from '../session/tenant.ts';
import { standingAfter } from './check.ts';
import { type CheckContext, createContext, type OwnedContext } from './context.ts';
import { type CheckOutcome, outcomeOf } from './outcome.ts';
import type { Circumstances } from './registry.ts';
import { Starts } from './starts.ts';

/** Requests are the cost of a case: beyond this many, a shrunk input is small enough. */
const maxShrinks = 150;
/** Where so many cases came to no judgement, and none before them did, the others will not either. */
const maxUnjudged = 3;

export interface PropertyOptions {
  /** Multiplies the cases of the depth: less than 1 for expensive cases. */
  scale?: number;
}

export type PropertyBody<Input> = (context: CheckContext, input: Input) => Promise<void>;

export interface RunningProperty<Input> {
  requirement: RequirementId;
  name: string;
  arbitrary: fc.Arbitrary<Input>;
  body: PropertyBody<Input>;
  options: PropertyOptions;
}

/** Goes through as many cases as the run asks for; of a failing one, the smallest is told. */
export async function runProperty<Input>(
  running: RunningProperty<Input>,
  circumstances: Circumstances,
): Promise<CheckOutcome> {
  const { requirement, name, arbitrary } = running;
  const { session, signal } = circumstances;
  const { config } = session;
  const { replay } = config;
  // The cases are drawn by the title: those of an earlier version by the one that it had then.
  const title = replay === null ? undefined : replayedTitle(replay, requirement, name);
  const replayed = title === undefined ? null : replay;
  const cases = new Cases(running, circumstances, replayed?.path == null ? Number.POSITIVE_INFINITY : 1);
  const result = await fc.check(
    fc.asyncProperty(arbitrary, (input) => cases.run(input)),
    {
      seed: hash(`${replayed?.seed ?? config.seed} ${requirement} ${title ?? name}`) | 0,
      numRuns: numberOfCases(config, running.options),
      ...(replayed?.path == null ? {} : { path: replayed.path, endOnFailure: true }),
    },
  );
  const ended = { requirement, name, exchanges: cases.exchanges };
  if (result.failed && cases.failure !== null) {
    const counterexample = {
      input: fc.stringify(result.counterexample?.[0]),
      seed: result.seed,
      path: result.counterexamplePath ?? '',
    };
    if (config.keep === true && result.counterexample !== null) await cases.keep(result.counterexample[0]);
    return outcomeOf(session, { ...ended, error: cases.failure, counterexample });
  }
  const interrupted = (): unknown =>
    signal.aborted ? new TransportTrouble('the run was interrupted', { kind: 'interrupted' }) : null;
  return outcomeOf(session, { ...ended, error: cases.trouble ?? cases.untested ?? interrupted() });
}

function numberOfCases({ cases, depth }: RunConfig, options: PropertyOptions): number {
  return Math.max(1, Math.round((cases ?? casesByDepth[depth]) * (options.scale ?? 1)));
}

/** Runs the cases of one property and keeps apart what fast-check would mix up: evidence, and trouble. */
class Cases<Input> {
  failure: Nonconformance | null = null;
  /** The first trouble ends the property: shrinking a lost connection says nothing about the target. */
  trouble: unknown = null;
  exchanges: readonly string[] = [];
  /** How many cases came to a judgement. */
  #judged = 0;
  /** Why cases did not. */
  #unjudged: NotTested[] = [];
  readonly #running: RunningProperty<Input>;
  readonly #circumstances: Circumstances;
  /** From a path on, fast-check would go on to the neighbours of the case: only the case itself is meant. */
  #left: number;
  #shrinks = 0;
  #standing: Standing = {};

  constructor(running: RunningProperty<Input>, circumstances: Circumstances, limit: number) {
    this.#running = running;
    this.#circumstances = circumstances;
    this.#left = limit;
  }

  /** Why the property was not tested; null as soon as one case was judged. */
  get untested(): NotTested | null {
    return this.#judged === 0 ? (this.#unjudged[0] ?? null) : null;
  }

  async run(input: Input): Promise<void> {
    if (this.#judged === 0 && this.#unjudged.length >= maxUnjudged) return;
    if (this.trouble !== null || this.#circumstances.signal.aborted || this.#left <= 0) return;
    this.#left -= 1;
    if (this.failure !== null) {
      this.#shrinks += 1;
      if (this.#shrinks > maxShrinks) return;
    }
    const starts = new Starts(this.#circumstances.session);
    for (;;) {
      const tenant = new Tenant(this.#standing);
      const lost = await this.#attemptAlone(input, tenant);
      const mayPass = starts.ended(lost, new Scope());
      this.#standing = await standingAfter(lost, tenant, starts.count);
      if (mayPass) continue;
      // The last lost connection is the trouble of the property; an earlier one may be nobody's fault.
      if (lost !== null) this.trouble = lost;
      return;
    }
  }

  /** Goes through the smallest failing case once more, and leaves what it makes. */
  async keep(input: Input): Promise<void> {
    const { requirement, name, body } = this.#running;
    const { session, signal, meter } = this.#circumstances;
    const label = `${requirement} ${name} kept`;
    const context = createContext(session, signal, label, { tenant: new Tenant(this.#standing), meter });
    // What it finds is known.
    await body(context, input).catch(() => undefined);
    session.keep(context.scope);
    await context.finish();
  }

  /** @returns the trouble when no answer came. */
  async #attemptAlone(input: Input, tenant: Tenant): Promise<TransportTrouble | null> {
    const { requirement, name } = this.#running;
    const { session, signal, meter } = this.#circumstances;
    const label = `${requirement} ${name} ${fc.stringify(input)}`;
    const context = createContext(session, signal, label, { tenant, meter });
    try {
      await this.#attempt(context, input);
      return null;
    } catch (error) {
      if (error instanceof TransportTrouble) return error;
      throw error;
    } finally {
      await context.finish();
    }
  }

  async #attempt(context: OwnedContext, input: Input): Promise<void> {
    try {
      await this.#running.body(context, input);
      this.#judged += 1;
      if (this.failure === null) this.exchanges = [...context.exchanges];
    } catch (trouble) {
      const error = await context.session.explained(trouble, context.scope);
      if (error instanceof Nonconformance) {
        this.failure = error;
        this.exchanges = [...context.exchanges];
        throw error;
      }
      if (error instanceof fc.PreconditionFailure || error instanceof TransportTrouble) throw error;
      if (error instanceof NotTested) this.#unjudged.push(error);
      else this.trouble ??= error;
    }
  }
}

export { fc };
