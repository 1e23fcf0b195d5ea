import { AsyncLocalStorage } from 'node:async_hooks';
import type { TestRecord } from '../../src/check/check.ts';
import type { RunConfig } from '../../src/run/config.ts';
import type { Session } from '../../src/run/session.ts';

/**
 * Stands in for vitest while suites are loaded (see `hooks.ts`), so that one process can run their checks against
 * hundreds of services without starting vitest for each.
 */

interface TaskContext {
  task: { meta: { conformance?: TestRecord } };
  signal: AbortSignal;
  skip(reason?: string): never;
}

export type TestBody = (context: TaskContext) => Promise<void>;

/** One test of the suites, as it was registered. */
export interface RegisteredTest {
  readonly file: string;
  readonly title: string;
  readonly body: TestBody;
}

export const registered: RegisteredTest[] = [];

let currentFile = '';
/** Names the file whose tests are registered next. */
export function registering(file: string): void {
  currentFile = file;
}

export function test(title: string, _options: unknown, body: TestBody): void {
  registered.push({ file: currentFile, title, body });
}
test.skip = (): void => undefined;

export const afterAll = (): void => undefined;

export const TestRunner = {
  getCurrentSuite: (): { tasks: readonly unknown[] } => ({ tasks: registered }),
};

/** Suites ask for their run's settings only through the session, which this module supplies. */
export function inject(): RunConfig {
  throw new Error('outside of vitest there are no provided values');
}

const sessions = new AsyncLocalStorage<Session>();
let fallback: Session | undefined;

/** From now on, whoever asks for the session gets the one of the run that asks. */
export function provideSessions(whileRegistering: Session): void {
  fallback = whileRegistering;
  Object.defineProperty(globalThis, 'conformanceSession', {
    configurable: true,
    get: () => sessions.getStore() ?? fallback,
  });
}

export function within<T>(session: Session, work: () => Promise<T>): Promise<T> {
  return sessions.run(session, work);
}
