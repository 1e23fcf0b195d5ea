import { inject } from 'vitest';
import { registry } from '../../src/check/registry.ts';
import { checklistOf } from '../../src/run/checklist.ts';
import { begin } from '../../src/run/scheduler.ts';
import type { RunConfig } from '../../src/session/config.ts';
import { Session } from '../../src/session/session.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    conformanceRun: RunConfig;
  }
}

let current: Session | null = null;

/** The session of this worker: one for all suite files, which share its limits and its shared fixtures. */
export function session(): Session {
  if (current !== null) return current;
  current = new Session(inject('conformanceRun'));
  for (const headStart of checklistOf(registry, current.config, null).headStarts) begin(headStart, current);
  return current;
}
