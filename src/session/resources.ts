import type { PartnerOperation, WorkspaceOperation } from '../../generated/catalogue.ts';
import type { PartnerClient, WorkspaceClient } from '../http/client.ts';
import { plainPath, shownSegment } from '../http/path.ts';
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

export interface Clients {
  partner: PartnerClient;
  workspace: WorkspaceClient;
}

/** What became of a resource: `absent` was gone before, `forbidden` will not change its mind. */
export type Removal = 'removed' | 'absent' | 'refused' | 'forbidden';

export function isGone(removal: Removal): boolean {
  return removal === 'removed' || removal === 'absent';
}

/** The same for the same thing of a target, whoever registered it and as what. */
export function placeOf({ api, operation, path }: NewResource): string {
  return JSON.stringify([api, operation, path]);
}

/** Where a thing stands: the same for all that `isRemovedBy` one request with this credential. */
export function standingAt(api: NewResource['api'], credential: string | undefined, target: string): string {
  return [api, credential ?? '', segmentsOf(target)].join(' ');
}

/** Where this thing stands. */
export function standingOf(resource: NewResource): string {
  return standingAt(resource.api, resource.credential, pathOf(resource));
}

/** Whether a request to delete, however its path is written, is for this very thing. */
export function isRemovedBy(resource: NewResource, target: string): boolean {
  return segmentsOf(pathOf(resource)) === segmentsOf(target);
}

/** Whether a request is about this very thing, or about what stands inside it. */
export function isWithin(resource: NewResource, target: string): boolean {
  return `${segmentsOf(target)}/`.startsWith(`${segmentsOf(pathOf(resource))}/`);
}

/** Relative to the base URL. */
export function pathOf({ operation, path }: Pick<NewResource, 'operation' | 'path'>): string {
  return operation.slice('DELETE '.length).replaceAll(/\{(\w+)\}/g, (_, name) => shownSegment(path[name] ?? ''));
}

function segmentsOf(target: string): string {
  return plainPath(target).replaceAll(/%[0-9a-f]{2}/gi, (octet) => octet.toUpperCase());
}

export async function removeResource(clients: Clients, resource: NewResource): Promise<Removal> {
  return (await tryToRemove(clients, resource)).removal;
}

/** The same, with the status by which it is known. */
export async function tryToRemove(
  clients: Clients,
  resource: NewResource,
): Promise<{ removal: Removal; status: number }> {
  const { status } = (await requestRemoval(clients, resource)).response;
  return { removal: removalSaidBy(status), status };
}

function removalSaidBy(status: number): Removal {
  if (status >= 200 && status < 300) return 'removed';
  if (status === 404) return 'absent';
  return [401, 403, 405].includes(status) ? 'forbidden' : 'refused';
}

/** What is removed may still be on its way into being, where the documents leave open what it answers. */
function requestRemoval(clients: Clients, resource: NewResource) {
  const { path } = resource;
  if (resource.api === 'partner') {
    const client = resource.credential === undefined ? clients.partner : clients.partner.as(resource.credential);
    return client.raw({ operation: resource.operation, path, open: true, cleansUp: true });
  }
  const client = resource.credential === undefined ? clients.workspace : clients.workspace.as(resource.credential);
  return client.raw({ operation: resource.operation, path, open: true, cleansUp: true });
}
