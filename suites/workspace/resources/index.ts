import type { CheckContext } from '../../../src/check/index.ts';
import { workspaceResources } from '../../../src/resources/index.ts';
import type { ThingKind } from '../../support/things.ts';
import { dataStoreMaking } from './data-store.ts';
import { entryMaking } from './entry.ts';
import { filespaceMaking } from './filespace.ts';
import type { Ids, Making, Site } from './making.ts';
import { memberMaking } from './member.ts';
import { isMade, type Made, openOrdinary, ordinaryMaking } from './ordinary.ts';
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
  const open = async (t: CheckContext) => openOrdinary(t, resource, await pathOf(t, parentsOf(resource), shared));
  return { open, ...ordinaryMaking(resource), ...special[resource.key] };
}

const shared = { site: { name: 'workspace' }, harmed: false };

function parentsOf({ create }: Made): string[] {
  return [...create.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key);
}

/** Ids that lead to things of the site; what is harmed is the last of them. */
export async function pathOf(
  t: CheckContext,
  keys: readonly string[],
  { site, harmed }: { site: Site; harmed: boolean },
): Promise<Ids> {
  let path: Ids = {};
  for (const [index, key] of keys.entries()) {
    const making = makings.find(({ resource }) => resource.key === key);
    if (making === undefined) throw new Error(`src/resources: nothing has its id in {${key}}`);
    const isLast = index === keys.length - 1;
    path = { ...path, ...(await making.make(t, { site, path, harmed: harmed && isLast })) };
  }
  return path;
}

/** Things that laws make of each. */
export const workspaceKinds: readonly ThingKind[] = makings.map(({ resource, what = resource.plural, open }) => ({
  resource,
  what,
  open,
}));
