import type { PartnerOperation, WorkspaceOperation } from '../../generated/catalogue.ts';
import type { PartnerClient, WorkspaceClient } from '../http/client.ts';
import type { PartnerCredential, WorkspaceCredential } from '../profile/model.ts';

/** Something that the run made on the target, with the request that removes it: data, so that any process can. */
export type NewResource = {
  /** For people: `client vct-…`. */
  what: string;
  path: Record<string, string>;
} & (
  | { api: 'partner'; operation: PartnerOperation & `DELETE ${string}`; credential?: PartnerCredential }
  | { api: 'workspace'; operation: WorkspaceOperation & `DELETE ${string}`; credential?: WorkspaceCredential }
);

export type Resource = NewResource & {
  /** Unique within the run. */
  id: string;
};

/** What became of a resource: `absent` was gone before. */
export type Removal = 'removed' | 'absent' | 'refused';

export async function removeResource(
  clients: { partner: PartnerClient; workspace: WorkspaceClient },
  resource: Resource,
): Promise<Removal> {
  const { response } = await requestRemoval(clients, resource);
  if (response.ok) return 'removed';
  return response.status === 404 ? 'absent' : 'refused';
}

/** What is removed may still be on its way into being, where the documents leave open what it answers. */
function requestRemoval(clients: { partner: PartnerClient; workspace: WorkspaceClient }, resource: Resource) {
  const { path } = resource;
  if (resource.api === 'partner') {
    const client = resource.credential === undefined ? clients.partner : clients.partner.as(resource.credential);
    return client.raw({ operation: resource.operation, path, open: true });
  }
  const client = resource.credential === undefined ? clients.workspace : clients.workspace.as(resource.credential);
  return client.raw({ operation: resource.operation, path, open: true });
}
