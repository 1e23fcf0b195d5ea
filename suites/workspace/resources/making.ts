import type { WorkspaceOperation } from '../../../generated/catalogue.ts';
import type { CheckContext, RawRequest, Reply } from '../../../src/check/index.ts';
import type { Side } from '../../support/other-workspace.ts';
import type { Collection } from '../../support/things.ts';

export type Request = RawRequest<WorkspaceOperation>;
/** Ids by the parameters of a path. */
export type Ids = Readonly<Record<string, string>>;

/** A set of the run's own resources, made when they are asked for. Two sites have nothing in common that a write changes. */
export interface Site {
  name: string;
  side?: Side;
  /** Nothing that is asked of it must be done: what would remove a thing is asked of the one that the rest is asked of. */
  refused?: boolean;
}

export interface Asked {
  site: Site;
  /** Ids of what the thing stands in. */
  path: Ids;
}

/** What the suites need beyond the facts of a resource to make such things: where it says nothing, a name is enough. */
export interface Making {
  /** What a create sends that is accepted. */
  body?(t: CheckContext, asked: Asked): Promise<object> | object;
  /** What a change sends that is accepted; needed where it is not the name that changes. */
  changed?(t: CheckContext, asked: Asked): Promise<object> | object;
  /**
   * The ids that lead to a thing of the site.
   * @param harmed whether it will be removed or renamed, so that nothing else may rely on it.
   */
  make?(t: CheckContext, asked: Asked & { harmed: boolean }): Promise<Ids>;
  /** Reads or uses what goes with the thing of a site of which everything is refused. */
  use?(t: CheckContext, site: Site): Promise<readonly Reply[]>;
  /** Registers what an accepted create made. */
  register?(t: CheckContext, reply: Reply, request: Request, side: Side): unknown;
  /** What the things of `open` are called, where that is not the plural of the resource. */
  what?: string;
  /** Things of a check's own, for laws that write to them. */
  open?(t: CheckContext): Promise<Collection>;
}

/** Made once for all who ask for the same of a site. */
export function kept<T>(
  t: CheckContext,
  { name, side }: Site,
  what: string,
  make: (own: CheckContext) => Promise<T>,
): Promise<T> {
  return t.shared(`${name} ${side ?? ''} ${what}`, make);
}
