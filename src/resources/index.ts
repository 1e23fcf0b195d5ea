import { client } from './client.ts';
import { clientFilespace } from './client-filespace.ts';
import { clientMember } from './client-member.ts';
import { clientWorkspace } from './client-workspace.ts';
import { dataStore } from './data-store.ts';
import { entry } from './entry.ts';
import type { Resource, WorkspaceResource } from './facts.ts';
import { filespace } from './filespace.ts';
import { member } from './member.ts';
import { serviceAccount } from './service-account.ts';

export type { Life, Mistakes, PartnerResource, Resource, Way, WorkspaceResource } from './facts.ts';
export { client, clientFilespace, clientMember, clientWorkspace, dataStore, entry, filespace, member, serviceAccount };

/** In the order in which laws go through them. */
export const partnerResources = [client, clientMember, clientWorkspace, clientFilespace] as const;
export const workspaceResources: readonly WorkspaceResource[] = [filespace, dataStore, entry, member, serviceAccount];
export const resources: readonly Resource[] = [...partnerResources, ...workspaceResources];

/** The operations that a deployment may pause: there 503 with `Retry-After` means to wait and try again. */
export const pausable: ReadonlySet<string> = new Set(
  resources.flatMap((each) => (each.pausable === true ? [each.create ?? '', each.remove ?? ''] : [])),
);
