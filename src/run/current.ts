import { inject } from 'vitest';
import { Session } from './session.ts';

declare global {
  // Suite files are loaded one by one; what outlives them has to stand outside every module.
  var conformanceSession: Session | undefined;
}

/** The session of this worker: one for all suite files, which share its limits and its shared fixtures. */
export function session(): Session {
  globalThis.conformanceSession ??= new Session(inject('conformanceRun'));
  return globalThis.conformanceSession;
}
