import { workspaceResources } from '../../../src/resources/index.ts';
import type { ThingKind } from '../../support/things.ts';
import { dataStoreMaking } from './data-store.ts';
import { entryMaking } from './entry.ts';
import { filespaceMaking } from './filespace.ts';
import type { Making } from './making.ts';
import { memberMaking } from './member.ts';
import { isMade, type Made, ordinaryMaking } from './ordinary.ts';
import { serviceAccountMaking } from './service-account.ts';

/** Of which making takes more than their facts say. */
const special: Readonly<Record<string, Making>> = {
  filespaceId: filespaceMaking,
  dataStoreId: dataStoreMaking,
  entryId: entryMaking,
  memberId: memberMaking,
  serviceAccountId: serviceAccountMaking,
};

/** What can be made, and how. */
export const makings = workspaceResources.filter(isMade).map((resource) => ({ resource, ...makingOf(resource) }));

function makingOf(resource: Made) {
  return { ...ordinaryMaking(resource), ...special[resource.key] };
}

/** Things that laws make of each. */
export const workspaceKinds: readonly ThingKind[] = makings.map(({ resource, what = resource.plural, open }) => ({
  resource,
  what,
  open,
}));
