import type { CheckContext } from '../../src/check/index.ts';
import { client, clientMember, dataStore, entry } from '../../src/resources/index.ts';
import { partnerKinds } from '../partner/resources/index.ts';
import { unlessIdsAreReused } from '../support/id-reuse.ts';
import { unlessTheySignIn } from '../support/sign-ins.ts';
import type { ThingKind } from '../support/things.ts';
import { workspaceKinds } from '../workspace/resources/index.ts';

/** What both APIs let a run make and remove: each law that writes goes through all of them. */
export const kinds: readonly ThingKind[] = [...partnerKinds, ...workspaceKinds];

/** Those of which something may be asked at the moment of a write. */
export const quickKinds = kinds.filter(({ resource }) => resource.slow === undefined);

/** Of which two of one name are rejected. */
export const uniquelyNamed: ReadonlySet<ThingKind['resource']> = new Set([client, clientMember, dataStore, entry]);

type Body = (t: CheckContext) => Promise<void>;

/** The body of a law about a kind: there are lists of who is new, and who signs in meanwhile is in none of them. */
export function unlessTheyChange({ resource }: ThingKind, body: Body): Body {
  return resource === clientMember ? unlessTheySignIn(body) : body;
}

/** The same where ids of what is gone may be given again, too. */
export function provable(kind: ThingKind, body: Body): Body {
  return unlessTheyChange(kind, unlessIdsAreReused(kind.resource, body));
}
