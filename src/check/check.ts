import { afterAll, type TestContext, TestRunner, test } from 'vitest';
import type { OpenId, RequirementId } from '../../generated/catalogue.ts';
import { openPoints } from '../../generated/catalogue.ts';
import { sleep } from '../http/transport.ts';
import type { Observation } from '../report/model.ts';
import { checkKey, type Replay, replayId } from '../run/config.ts';
import { session } from '../run/current.ts';
import { Tenant } from '../run/tenant.ts';
import { type CheckContext, createContext, type OwnedContext } from './context.ts';
import { attemptsOn, Nonconformance, NoRoom, NotTested, TransportTrouble, WouldSend } from './errors.ts';

/** What a test of the run says about itself to the reporter. */
export type TestRecord =
  | {
      kind: 'check';
      requirement: RequirementId;
      name: string;
      outcome: CheckOutcome | null;
      /** How many the run had sent when the check ended. */
      requests: number;
    }
  | { kind: 'observation'; open: OpenId };

export interface CheckOutcome {
  status: 'passed' | 'failed' | 'error' | 'skipped';
  message: string | null;
  expected: string | null;
  got: string | null;
  counterexample: { input: string; seed: number; path: string } | null;
  replay: string | null;
  exchanges: string[];
}

declare module 'vitest' {
  export interface TaskMeta {
    conformance?: TestRecord;
  }
}

/** Milliseconds; a hanging check is ended by the requests' own timeouts long before. */
const checkTimeoutMs = 900_000;

/**
 * One check of one requirement. It fails only by throwing {@link Nonconformance} (use the `expect…` functions);
 * {@link NotTested} skips it with its reason; everything else is an error of the run, not of the target.
 */
export function check(requirement: RequirementId, name: string, body: (context: CheckContext) => Promise<void>): void {
  register(requirement, name, async (signal) => {
    // A connection may be lost between two requests without anybody's fault: the whole check starts afresh then.
    let needs: Needs = new Map();
    for (let attempt = 1; ; attempt += 1) {
      const context = createContext(session(), signal, `${requirement} ${name}`, { tenant: new Tenant({ needs }) });
      const outcome = await attemptOf(context, body);
      needs = await needsAfter(outcome.error, needs, attempt);
      if (!isWorthAnother(outcome.error, attempt) || signal.aborted) {
        return outcomeOf(outcome.error, context.scope.exchanges, requirement, name);
      }
    }
  });
}

/** Whether what ended by this, at this attempt, starts afresh. */
export function isWorthAnother(error: unknown, attempt: number): boolean {
  return error instanceof TransportTrouble && attempt < attemptsOn[error.kind];
}

type Needs = Tenant['needs'];

/** Who had to make room lets others go first for a while, and asks for all that it needs before it begins again. */
export async function needsAfter(error: unknown, needs: Needs, attempt: number): Promise<Needs> {
  if (!(error instanceof NoRoom)) return needs;
  await sleep(Math.min(50 * attempt, 1_000));
  return new Map([...needs, ...error.needs]);
}

async function attemptOf(
  context: OwnedContext,
  body: (context: CheckContext) => Promise<void>,
): Promise<{ error: unknown }> {
  try {
    await body(context);
    return { error: null };
  } catch (error) {
    return { error };
  } finally {
    await context.finish();
  }
}

/** Records what the target does where the documents leave it open; the answer is short and comparable. */
export function observe(open: OpenId, body: (context: CheckContext) => Promise<string>): void {
  const { config, journal } = session();
  const point = openPoints.find((candidate) => candidate.id === open);
  const whole =
    config.depth !== 'smoke' && config.selected === null && config.replay === null && config.dryRun !== true;
  const selected = whole && point !== undefined && config.apis.includes(point.api);
  registerTest(
    () => selected,
    `observes ${open}`,
    async ({ task, signal }) => {
      task.meta.conformance = { kind: 'observation', open };
      const observation = await observed(open, point?.question ?? '', body, signal);
      journal.write({ type: 'observation', observation });
    },
  );
}

async function observed(
  open: OpenId,
  question: string,
  body: (context: CheckContext) => Promise<string>,
  signal: AbortSignal,
): Promise<Observation> {
  let needs: Needs = new Map();
  for (let attempt = 1; ; attempt += 1) {
    const context = createContext(session(), signal, open, { demands: false, tenant: new Tenant({ needs }) });
    try {
      const answer = await body(context);
      return observationOf(context, { open, question, answer });
    } catch (error) {
      needs = await needsAfter(error, needs, attempt);
      if (error instanceof NoRoom && isWorthAnother(error, attempt) && !signal.aborted) continue;
      return observationOf(context, { open, question, answer: `not observed: ${messageOf(error)}` });
    } finally {
      await context.finish();
    }
  }
}

function observationOf(
  context: OwnedContext,
  { open, question, answer }: { open: OpenId; question: string; answer: string },
): Observation {
  return {
    id: open,
    question,
    answer: context.session.redactor.text(answer),
    exchanges: context.scope.exchanges.slice(-5),
  };
}

/** Registers a test whose outcome stands in its meta, so that the reporter needs no guess. */
export function register(
  requirement: RequirementId,
  name: string,
  run: (signal: AbortSignal) => Promise<CheckOutcome>,
): void {
  registerTest(
    () => isSelected(requirement, name),
    `${requirement}: ${name}`,
    async ({ task, signal, skip }) => {
      const record: TestRecord = {
        kind: 'check',
        requirement,
        name,
        outcome: null,
        requests: session().recorder.requests,
      };
      task.meta.conformance = record;
      const outcome = await run(signal);
      record.outcome = outcome;
      record.requests = session().recorder.requests;
      if (outcome.status === 'skipped') skip(outcome.message ?? undefined);
      if (outcome.status !== 'passed') throw new Error(`${outcome.status}: ${outcome.message}`);
    },
  );
}

/** Longer than any answer is waited for. */
const landingMs = 300_000;
/** The same once the run ends early: a target may have gone silent, and somebody waits. */
const hurriedLandingMs = 4_000;

function beginFile(): void {
  session().nextFile();
  // An interrupted check is left where it stands; the worker must not end before what it sent has been answered.
  afterAll(writesLanded, landingMs);
}

async function writesLanded(): Promise<void> {
  const { halt } = session();
  const { promise: patienceEnded, resolve } = Promise.withResolvers<void>();
  let timer: NodeJS.Timeout | undefined;
  const hurry = (): void => {
    timer = setTimeout(resolve, hurriedLandingMs);
  };
  if (halt?.aborted) hurry();
  else halt?.addEventListener('abort', hurry, { once: true });
  await Promise.race([session().writesLanded(), patienceEnded]);
  halt?.removeEventListener('abort', hurry);
  clearTimeout(timer);
  session().journal.flush();
}

/** Every file is a suite of its own, which is empty at first. */
function isFirstOfFile(): boolean {
  return TestRunner.getCurrentSuite().tasks.length === 0;
}

/** What is not selected would cost vitest as much as a skipped test does: one of them stands for all of its file. */
function registerTest(isWanted: () => boolean, title: string, body: (context: TestContext) => Promise<void>): void {
  const isFirst = isFirstOfFile();
  if (isFirst) beginFile();
  if (isWanted()) test(title, { timeout: checkTimeoutMs }, body);
  // A file without any test counts as broken.
  else if (isFirst) test.skip(title, body);
}

function isSelected(requirement: RequirementId, name: string): boolean {
  const { selected, apis, replay } = session().config;
  if (replay !== null) return replay.requirement === requirement && replay.check === checkKey(name);
  const isMeant = apis.some((api) => requirement.startsWith(`${api}.`)) && (selected?.includes(requirement) ?? true);
  return isMeant && session().reaches(requirement);
}

/** Classifies how a check ended. */
export function outcomeOf(
  error: unknown,
  exchanges: readonly string[],
  requirement: RequirementId,
  name: string,
  counterexample: CheckOutcome['counterexample'] = null,
): CheckOutcome {
  const base = { expected: null, got: null, counterexample, replay: null, exchanges: exchanges.slice(-50) };
  if (error === null || error instanceof WouldSend) return { ...base, status: 'passed', message: null };
  const { redactor, config } = session();
  const hide = (text: string): string => redactor.text(text);
  const message = hide(messageOf(error));
  if (error instanceof NotTested) return { ...base, status: 'skipped', message };
  const replay: Replay = { requirement, check: checkKey(name), seed: config.seed, path: counterexample?.path ?? null };
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
  };
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
