import { inject } from 'vitest';
import type { RunConfig } from './config.ts';
import { haltSignal } from './halt.ts';
import { Session } from './session.ts';
import { vanishingTeller } from './vanishing.ts';

declare global {
  // Suite files are loaded one by one; what outlives them has to stand outside every module.
  var conformanceSession: Session | undefined;
}

/** The session of this worker: one for all suite files, which share its limits and its shared fixtures. */
export function session(): Session {
  globalThis.conformanceSession ??= begin(inject('conformanceRun'));
  return globalThis.conformanceSession;
}

function begin(config: RunConfig): Session {
  const onGone = vanishingTeller(config.runId, config.apis);
  return new Session(config, { halt: haltSignal(config.runId), onGone });
}
