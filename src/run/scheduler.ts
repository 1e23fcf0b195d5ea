import { createContext } from '../check/context.ts';
import { type FinishedCheck, messageOf, unfinished } from '../check/outcome.ts';
import type { HeadStart, Registered } from '../check/registry.ts';
import { Meter } from '../session/meter.ts';
import type { Session } from '../session/session.ts';
import { Tenant } from '../session/tenant.ts';
import type { Checklist } from './checklist.ts';
import { Crowd } from './crowd.ts';
import { interruptedTrouble } from './interruption.ts';
import { endUses, expectUses } from './power/expected.ts';
import { knownChecks } from './power/known.ts';
import { takeNext, wouldWait } from './room-first.ts';

/** How a run goes through its checks. */
export interface Course {
  readonly session: Session;
  /** When it aborts, nothing more begins, and what is under way is left where it stands. */
  readonly signal: AbortSignal;
  /** Once it says so, nothing more begins; what is under way goes on to its end. */
  isEnough?(): boolean;
  /** Of whom it says so, that does not begin; others do. */
  isTooMuch?(entry: Registered): boolean;
  finished?(check: FinishedCheck): void;
  /** What a check or an observation has sent and made by itself. */
  metered?(entry: Registered, meter: Meter): void;
}

/**
 * So long may pass without an answer to anybody before a check counts as hanging; requests have timeouts of their own, and
 * where a target takes few at a time, a check waits for its turn.
 */
const silentLimitMs = 900_000;
/** Longer than any answer is waited for. */
const landingMs = 300_000;
/** The same once the run ends early: a target may have gone silent, and somebody waits. */
const hurriedLandingMs = 4_000;

/**
 * Goes through a checklist, and waits at the end for what may still change the target.
 * @returns what was not begun.
 */
export async function runChecklist({ batches, headStarts }: Checklist, course: Course): Promise<Registered[]> {
  for (const headStart of headStarts) begin(headStart, course.session);
  const crowd = new Crowd(course.session);
  const all = batches.flatMap(({ checks }) => checks);
  expectUses(all, knownChecks(), course.session.outlook);
  const queues = batches.map(({ checks }) => [...checks]);
  const tooMuch: Registered[] = [];
  for (const [index, { joins }] of batches.entries()) {
    if (joins !== true) await crowd.ended();
    const own = queues[index] ?? [];
    const joining = batches.slice(index + 1).findIndex((batch) => batch.joins !== true);
    const beside = queues.slice(index + 1, joining === -1 ? undefined : index + 1 + joining);
    tooMuch.push(...(await begun([own, ...beside], crowd, course)));
  }
  await crowd.ended();
  await writesLanded(course);
  return [...queues.flat(), ...tooMuch];
}

function isOver({ signal, isEnough }: Course): boolean {
  return signal.aborted || isEnough?.() === true;
}

/** What goes wrong with it shows in the checks that share what it makes. */
export function begin({ api, make }: HeadStart, session: Session): void {
  const made = async (): Promise<void> => {
    const context = createContext(session, session.halt, '', { tenant: new Tenant({ isShared: true }) });
    void Promise.allSettled(make(context)).then(() => session.leave(context.scope.tenant));
  };
  void session.shared(`head start of ${api}`, () => ({ made: made(), tenant: null, remove: async () => undefined }));
}

/**
 * Begins one check after the other, each when there is a place for it, until all of the first queue are under way. Where
 * room is short, those of the others that need none go before those that would wait for it.
 * @returns what was too much.
 */
async function begun(
  queues: readonly [Registered[], ...Registered[][]],
  crowd: Crowd,
  course: Course,
): Promise<Registered[]> {
  const { session } = course;
  const known = knownChecks();
  const turn = queues[0][0]?.turn;
  const place = crowd.places(() =>
    queues.some((queue) => queue.some((entry) => entry.turn === turn && !wouldWait(entry, session, known))),
  );
  const tooMuch: Registered[] = [];
  while (queues[0].length > 0) {
    await place();
    const next = isOver(course) ? undefined : takeNext(queues, session, known);
    if (next === undefined) break;
    if (course.isTooMuch?.(next) === true) {
      tooMuch.push(next);
      continue;
    }
    const ended = runOne(next, course).finally(() => endUses(next, knownChecks(), course.session.outlook));
    crowd.add(ended);
  }
  return tooMuch;
}

async function runOne(entry: Registered, { session, signal, finished, metered }: Course): Promise<void> {
  const startedAt = performance.now();
  const meter = new Meter();
  using limit = new Limit(signal, () => session.recorder.requests);
  const circumstances = { session, signal: limit.signal, meter };
  if (entry.kind === 'observation') {
    const observation = await Promise.race([entry.run(circumstances), limit.reached]).catch(() => null);
    if (observation !== null) session.journal.write({ type: 'observation', observation });
    metered?.(entry, meter);
    return;
  }
  const outcome = await Promise.race([entry.run(circumstances), limit.reached]).catch((error: unknown) =>
    unfinished(session.redactor.text(messageOf(error))),
  );
  const { requirement, name } = entry;
  finished?.({ ...outcome, requirement, name, durationMs: Math.round(performance.now() - startedAt) });
  metered?.(entry, meter);
}

/** Ends the wait for a check: with the run, or when nothing happens any more. */
class Limit implements Disposable {
  readonly #controller = new AbortController();
  readonly #run: AbortSignal;
  readonly #timer: NodeJS.Timeout;
  readonly #reached = Promise.withResolvers<never>();

  /** @param requests how many have been sent so far, by whomever. */
  constructor(run: AbortSignal, requests: () => number) {
    this.#run = run;
    this.#reached.promise.catch(() => undefined);
    let before = requests();
    this.#timer = setInterval(() => {
      if (requests() === before)
        this.#end(`the check did not end, and nothing was answered for ${silentLimitMs / 1_000} s`);
      before = requests();
    }, silentLimitMs);
    run.addEventListener('abort', this.#onAbort);
    if (run.aborted) this.#onAbort();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Never resolves. */
  get reached(): Promise<never> {
    return this.#reached.promise;
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer);
    this.#run.removeEventListener('abort', this.#onAbort);
  }

  readonly #onAbort = (): void => this.#end(interruptedTrouble);

  #end(why: string): void {
    this.#controller.abort();
    this.#reached.reject(new Error(why));
  }
}

/** A check that was left where it stood may have sent something: whoever cleans up must know what came of it. */
async function writesLanded({ session, signal }: Course): Promise<void> {
  const { promise: patienceEnded, resolve } = Promise.withResolvers<void>();
  let timer = setTimeout(resolve, landingMs);
  const hurry = (): void => {
    clearTimeout(timer);
    timer = setTimeout(resolve, hurriedLandingMs);
  };
  if (signal.aborted) hurry();
  else signal.addEventListener('abort', hurry, { once: true });
  await Promise.race([session.writesLanded(), patienceEnded]);
  signal.removeEventListener('abort', hurry);
  clearTimeout(timer);
  session.recorder.handOverRest();
  session.journal.flush();
}
