import type { Operation } from '../core/exchange.ts';
import type { PolicyOverride } from '../policy/index.ts';
import type { Override } from '../policy/override.ts';
import type { StatedPartner } from '../policy/stated/partner.ts';
import type { StatedWorkspace } from '../policy/stated/workspace.ts';

/** One bug that a service could have, and the requirement that it breaks. */
export interface Fault {
  /** Unique among all faults; words joined by hyphens, written out wherever it stands. */
  readonly id: string;
  /** The id of the requirement that must notice it. */
  readonly requirement: string;
  /** The bug as a changelog would tell it, in one line. */
  readonly story: string;
  readonly override: PolicyOverride;
}

/** A bug of which its place in a table says the rest. */
export type Bug = Pick<Fault, 'story' | 'override'>;

/** The bugs that break each requirement, by their ids. */
export type BugsOfRequirements = Readonly<Record<string, Readonly<Record<string, Bug>>>>;

export function faultsOf(bugs: BugsOfRequirements): readonly Fault[] {
  return Object.entries(bugs).flatMap(([requirement, ofIt]) =>
    Object.entries(ofIt).map(([id, bug]) => ({ id, requirement, ...bug })),
  );
}

/** A bug of the Partner Management API. */
export function partnerBug(story: string, stated: Override<StatedPartner>): Bug {
  return { story, override: { stated: { partner: stated } } };
}

/**
 * A bug of the Workspace API.
 * @param open what the service has chosen, where the bug shows with this choice alone.
 */
export function workspaceBug(
  story: string,
  stated: Override<StatedWorkspace>,
  open?: NonNullable<PolicyOverride['open']>,
): Bug {
  return { story, override: { stated: { workspace: stated }, ...(open && { open }) } };
}

/** A bug of the Partner Management API. */
export function partnerFault(id: string, requirement: string, story: string, stated: Override<StatedPartner>): Fault {
  return { id, requirement, ...partnerBug(story, stated) };
}

/** A bug of the Workspace API. */
export function workspaceFault(
  id: string,
  requirement: string,
  story: string,
  stated: Override<StatedWorkspace>,
): Fault {
  return { id, requirement, ...workspaceBug(story, stated) };
}

/** What an operation is called in the id of a fault. */
export function slugOf(operation: Operation): string {
  const [, path = ''] = operation.split('/api/v1/');
  return path.toLowerCase().replace(/\W+/g, '-').replace(/-$/, '');
}
