import { client, clientMember, dataStore, entry } from '../../src/resources/index.ts';
import { partnerKinds } from '../partner/resources/index.ts';
import type { ThingKind } from '../support/things.ts';
import { workspaceKinds } from '../workspace/resources/index.ts';

/** What both APIs let a run make and remove: each law that writes goes through all of them. */
export const kinds: readonly ThingKind[] = [...partnerKinds, ...workspaceKinds];

/** Those of which something may be asked at the moment of a write. */
export const quickKinds = kinds.filter(({ resource }) => resource.slow === undefined);

/** Of which two of one name are rejected. */
export const uniquelyNamed: ReadonlySet<ThingKind['resource']> = new Set([client, clientMember, dataStore, entry]);
