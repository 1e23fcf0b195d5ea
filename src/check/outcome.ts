import type { RequirementId } from '../../generated/catalogue.ts';
import { Nonconformance, NoRoom, NotTested, WouldSend } from '../model/errors.ts';
import type { Look } from '../model/look.ts';
import { labelKey, type Replay, replayId } from '../session/config.ts';
import type { Session } from '../session/session.ts';

export interface CheckOutcome {
  status: 'passed' | 'failed' | 'error' | 'skipped';
  message: string | null;
  expected: string | null;
  got: string | null;
  counterexample: { input: string; seed: number; path: string } | null;
  replay: string | null;
  exchanges: string[];
  /** All that a failing check sent up to its failure, for whoever goes the same way again. */
  trail?: string[];
  /** What shows the failure; left out: no single answer does. */
  look?: Look;
}

/** What one finished check was. */
export interface FinishedCheck extends CheckOutcome {
  requirement: string;
  name: string;
  durationMs: number;
}

/** Who ended, and with what. */
export interface Ended {
  requirement: RequirementId;
  name: string;
  /** Null: it came to its end. */
  error: unknown;
  exchanges: readonly string[];
  counterexample?: CheckOutcome['counterexample'];
}

/** Classifies how a check ended. */
export function outcomeOf(
  { redactor, config }: Pick<Session, 'redactor' | 'config'>,
  { requirement, name, error, exchanges, counterexample = null }: Ended,
): CheckOutcome {
  const base = { expected: null, got: null, counterexample, replay: null, exchanges: exchanges.slice(-50) };
  if (error === null || error instanceof WouldSend) return { ...base, status: 'passed', message: null };
  const hide = (text: string): string => redactor.text(text);
  const allowance = error instanceof NoRoom ? error.allowance : null;
  const message = hide(allowance ?? messageOf(error));
  // Whoever found no room until the last attempt has seen nothing of the target that could be held against it.
  if (error instanceof NotTested || error instanceof NoRoom) return { ...base, status: 'skipped', message };
  const replay: Replay = { requirement, check: labelKey(name), seed: config.seed, path: counterexample?.path ?? null };
  if (!(error instanceof Nonconformance)) return { ...base, status: 'error', message, replay: replayId(replay) };
  const evidence = error.exchanges.length > 0 ? [...error.exchanges] : exchanges.slice(-1);
  return {
    status: 'failed',
    message,
    expected: hide(error.expected),
    got: hide(error.got),
    counterexample: counterexample && { ...counterexample, input: hide(counterexample.input) },
    replay: replayId(replay),
    exchanges: evidence,
    trail: exchanges.slice(0, longestTrail),
    ...(error.look && { look: hiddenLook(error.look, hide) }),
  };
}

/** What took more steps than these is no way that anybody goes again. */
const longestTrail = 300;

function hiddenLook(look: Look, hide: (text: string) => string): Look {
  return look.kind === 'value' ? { ...look, got: hide(look.got), wanted: look.wanted.map(hide) } : look;
}

/** Of a check that never reached its end. */
export function unfinished(message: string): CheckOutcome {
  return { status: 'error', message, expected: null, got: null, counterexample: null, replay: null, exchanges: [] };
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
