import type { CheckContext, WorkspaceClient } from '../../src/check/index.ts';
import { type WorkspaceResource, workspaceResources } from '../../src/resources/index.ts';

/** Whose workspace a thing is made in; undefined: the first one. */
export type Side = 'otherWorkspace' | undefined;

/** @throws {NotTested} when the profile lacks the token of the side. */
export function clientOf(t: CheckContext, side: Side): WorkspaceClient {
  return side === undefined ? t.workspace : t.workspace.as(side);
}

/**
 * The same check in the workspace of `credentials.otherWorkspace`: what it sends, shares and makes belongs there.
 * @throws {NotTested} when the profile lacks the token.
 */
export function inOtherWorkspace(t: CheckContext): CheckContext {
  const workspace = t.workspace.as('otherWorkspace');
  const there: Partial<CheckContext> = {
    workspace,
    shared: (key, make) => t.shared(`${key} of the other workspace`, (own) => make(inOtherWorkspace(own))),
    learned: (key, learn) => t.learned(`${key} of the other workspace`, (own) => learn(inOtherWorkspace(own))),
    created: (resource) =>
      t.created(resource.api === 'workspace' ? { ...resource, credential: 'otherWorkspace' } : resource),
  };
  return Object.assign(Object.create(t), there);
}

/** The same check for somebody who shows no credential; what it shares is the check's own. */
export function strangerTo(t: CheckContext): CheckContext {
  const nobody: Partial<CheckContext> = {
    ...(t.target.partner === undefined ? {} : { partner: t.partner.withAuthorization(null) }),
    ...(t.target.workspace === undefined ? {} : { workspace: t.workspace.withAuthorization(null) }),
  };
  return Object.assign(Object.create(t), nobody);
}

/** What belongs to a workspace; everything else stands in a filespace of one. */
export function belongingOf(path: readonly string[]): WorkspaceResource | undefined {
  return workspaceResources.find(({ key, laws }) => laws.owned !== undefined && path.includes(key));
}
