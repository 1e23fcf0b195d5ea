import type { Api } from '../../generated/catalogue.ts';
import type { Outgoing } from '../http/client.ts';
import { plainPath } from '../http/path.ts';
import {
  type PartnerQuotas,
  partnerQuotas,
  type Target,
  type WorkspaceQuotas,
  workspaceQuotas,
} from '../profile/model.ts';
import { resources } from '../resources/index.ts';
import type { PoolLimit } from './pool.ts';

export type Quota = PoolLimit & {
  readonly name: QuotaName;
  readonly api: Api;
  readonly path: RegExp;
  readonly isSlow: boolean;
};

type QuotaName = keyof (PartnerQuotas & WorkspaceQuotas);

/** What the profile says, and the defaults for the rest. */
export function statedQuotas({ partner, workspace }: Sides): PartnerQuotas & WorkspaceQuotas {
  return { ...partnerQuotas, ...partner?.quotas, ...workspaceQuotas, ...workspace?.quotas };
}

type Sides = Pick<Target, 'partner' | 'workspace'>;

/** How many of a kind a run may have at once, and where creates of that kind are sent. */
export function quotasOf(sides: Sides): Quota[] {
  const stated = statedQuotas(sides);
  return places.map((place) => ({
    ...place,
    key: `${place.api}.quotas.${place.name}`,
    limit: stated[place.name],
  }));
}

const places: readonly Omit<Quota, 'key' | 'limit'>[] = resources.flatMap(({ api, create, plural, quota, slow }) =>
  create === undefined || quota === undefined
    ? []
    : [{ name: quota, noun: plural, api, path: pathOf(create), isSlow: slow !== undefined }],
);

function pathOf(create: string): RegExp {
  return new RegExp(`^${create.slice('POST '.length).replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'i');
}

/** The quota of what a request may make; null where there is none. */
export function quotaOf(
  { api, method, target }: Pick<Outgoing, 'api' | 'method' | 'target'>,
  sides: Sides,
): Quota | null {
  if (method !== 'POST') return null;
  const path = plainPath(target);
  return quotasOf(sides).find((quota) => quota.api === api && quota.path.test(path)) ?? null;
}
