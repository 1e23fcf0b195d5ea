import type { Operation, RequirementId } from '../../generated/catalogue.ts';
import type { OperationInfo } from '../../generated/operations.ts';
import type { Exchange, Facts, Finding } from '../../src/check/index.ts';

/** An exchange that the laws may look at: a whole request to an operation, of which what they demand is not open. */
export interface Witnessed {
  readonly exchange: Exchange;
  readonly info: OperationInfo;
  /** What was asked, in the neutral words of the documents. */
  readonly path: Facts['path'];
  readonly query: Facts['query'];
  /** Undefined: none that parses. */
  readonly body: unknown;
  /** Whether no open point may be why it is refused. */
  readonly isPlain: boolean;
  /** Parameters of the path whose ids never worked: they may be in a form that the service never issues. */
  readonly unproven: readonly string[];
}

/**
 * What one exchange, or one and what came before it, shows of requirements that the suites test by requests of their own.
 * A recording knows less than a run: a law speaks only where nothing that it cannot see could excuse the answer.
 */
export type Law = (witnessed: Witnessed) => readonly Finding[];

function finding({ info }: Witnessed, requirement: RequirementId, what: string, problem: Finding['problem']): Finding {
  return { requirement, subject: `${info.operation} ${what}`, problem };
}

/** A finding about whether something holds. */
export function held(
  witnessed: Witnessed,
  requirement: RequirementId,
  what: string,
  { holds, expected, got }: { holds: boolean; expected: string; got: string },
): Finding {
  return finding(witnessed, requirement, what, holds ? null : { expected, got });
}

export function isTo(witnessed: Witnessed, operation: Operation, status?: number): boolean {
  return witnessed.info.operation === operation && (status === undefined || witnessed.exchange.status === status);
}

export function isSuccess({ exchange }: Witnessed): boolean {
  return exchange.status >= 200 && exchange.status <= 299;
}

/** A value deep in JSON; undefined where the way ends before. */
export function at(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) =>
      inner !== null && typeof inner === 'object' && !Array.isArray(inner) && Object.hasOwn(inner, key)
        ? Reflect.get(inner, key)
        : undefined,
    value,
  );
}

export function sameText(a: unknown, b: unknown): boolean {
  return typeof a === 'string' && typeof b === 'string' && a.toLowerCase() === b.toLowerCase();
}

/** A mistake in a request that must be answered with 400. */
export interface Refusal {
  readonly requirement: RequirementId;
  readonly operations: readonly Operation[];
  /** Whether the request makes the mistake, beyond any reading of the documents. */
  breaks(request: Witnessed): boolean;
}

/** The form of an id that is written in one way only. */
export function canonicalEntryId(value: unknown): string | undefined {
  return typeof value === 'string' && /^(?:0|[1-9]\d{0,14}):(?:0|[1-9]\d{0,14})$/.test(value) ? value : undefined;
}
