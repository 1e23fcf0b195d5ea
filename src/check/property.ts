import * as fc from 'fast-check';
import type { RequirementId } from '../../generated/catalogue.ts';
import type { Depth } from '../report/model.ts';
import { checkKey, hash } from '../run/config.ts';
import { session } from '../run/current.ts';
import { Tenant } from '../run/tenant.ts';
import { type CheckOutcome, isWorthAnother, needsAfter, outcomeOf, register } from './check.ts';
import { type CheckContext, createContext } from './context.ts';
import { Nonconformance, TransportTrouble } from './errors.ts';

const casesByDepth: Record<Depth, number> = { smoke: 2, standard: 20, deep: 420 };

/** Requests are the cost of a case: beyond this many, a shrunk input is small enough. */
const maxShrinks = 150;

export interface PropertyOptions {
  /** Multiplies the cases of the depth: less than 1 for expensive cases. */
  scale?: number;
}

/** A check over many inputs: a failure carries the shrunk input with its seed and path. */
export function property<Input>(
  requirement: RequirementId,
  name: string,
  arbitrary: fc.Arbitrary<Input>,
  body: (context: CheckContext, input: Input) => Promise<void>,
  options: PropertyOptions = {},
): void {
  register(requirement, name, (signal) => runProperty({ requirement, name, arbitrary, body, options, signal }));
}

interface Running<Input> {
  requirement: RequirementId;
  name: string;
  arbitrary: fc.Arbitrary<Input>;
  body: (context: CheckContext, input: Input) => Promise<void>;
  options: PropertyOptions;
  signal: AbortSignal;
}

async function runProperty<Input>(running: Running<Input>): Promise<CheckOutcome> {
  const { requirement, name, arbitrary, signal } = running;
  const { config } = session();
  const replayed = config.replay !== null && config.replay.check === checkKey(name) ? config.replay : null;
  const cases = new Cases(running, replayed?.path == null ? Number.POSITIVE_INFINITY : 1);
  const result = await fc.check(
    fc.asyncProperty(arbitrary, (input) => cases.run(input)),
    {
      seed: hash(`${replayed?.seed ?? config.seed} ${requirement} ${name}`) | 0,
      numRuns: numberOfCases(running.options),
      ...(replayed?.path == null ? {} : { path: replayed.path, endOnFailure: true }),
    },
  );
  if (result.failed && cases.failure !== null) {
    const counterexample = {
      input: fc.stringify(result.counterexample?.[0]),
      seed: result.seed,
      path: result.counterexamplePath ?? '',
    };
    return outcomeOf(cases.failure, cases.exchanges, requirement, name, counterexample);
  }
  return outcomeOf(
    cases.trouble ?? (signal.aborted ? new TransportTrouble('the run was interrupted', { kind: 'interrupted' }) : null),
    cases.exchanges,
    requirement,
    name,
  );
}

function numberOfCases(options: PropertyOptions): number {
  const { cases, depth } = session().config;
  return Math.max(1, Math.round((cases ?? casesByDepth[depth]) * (options.scale ?? 1)));
}

/** Runs the cases of one property and keeps apart what fast-check would mix up: evidence, and trouble. */
class Cases<Input> {
  failure: Nonconformance | null = null;
  /** The first trouble ends the property: shrinking a lost connection says nothing about the target. */
  trouble: unknown = null;
  exchanges: readonly string[] = [];
  readonly #running: Running<Input>;
  /** From a path on, fast-check would go on to the neighbours of the case: only the case itself is meant. */
  #left: number;
  #shrinks = 0;
  #needs: Tenant['needs'] = new Map();

  constructor(running: Running<Input>, limit: number) {
    this.#running = running;
    this.#left = limit;
  }

  async run(input: Input): Promise<void> {
    if (this.trouble !== null || this.#running.signal.aborted || this.#left <= 0) return;
    this.#left -= 1;
    if (this.failure !== null) {
      this.#shrinks += 1;
      if (this.#shrinks > maxShrinks) return;
    }
    for (let attempt = 1; ; attempt += 1) {
      const lost = await this.#attemptAlone(input);
      this.#needs = await needsAfter(lost, this.#needs, attempt);
      if (lost !== null && isWorthAnother(lost, attempt)) continue;
      // The last lost connection is the trouble of the property; an earlier one may be nobody's fault.
      if (lost !== null) this.trouble = lost;
      return;
    }
  }

  /** @returns the trouble when no answer came. */
  async #attemptAlone(input: Input): Promise<TransportTrouble | null> {
    const { requirement, name, signal } = this.#running;
    const context = createContext(session(), signal, `${requirement} ${name} ${fc.stringify(input)}`, {
      tenant: new Tenant({ needs: this.#needs }),
    });
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

  async #attempt(context: CheckContext, input: Input): Promise<void> {
    try {
      await this.#running.body(context, input);
      if (this.failure === null) this.exchanges = [...context.exchanges];
    } catch (error) {
      if (error instanceof Nonconformance) {
        this.failure = error;
        this.exchanges = [...context.exchanges];
        throw error;
      }
      if (error instanceof fc.PreconditionFailure || error instanceof TransportTrouble) throw error;
      this.trouble ??= error;
    }
  }
}

export { fc };
