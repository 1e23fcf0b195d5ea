import type { Fault } from '../types.ts';

/** Every fault of the Workspace API. */
export const workspaceFaults: readonly Fault[] = [];
