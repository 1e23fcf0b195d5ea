import type { CheckContext, WorkspaceClient } from '../../src/check/index.ts';

/** Whose workspace a thing is made in; undefined: the first one. */
export type Side = 'otherWorkspace' | undefined;

/** @throws {NotTested} when the profile lacks the token of the side. */
export function clientOf(t: CheckContext, side: Side): WorkspaceClient {
  return side === undefined ? t.workspace : t.workspace.as(side);
}
