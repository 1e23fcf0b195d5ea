import type { Api } from '../../generated/catalogue.ts';
import type { Reply } from '../http/exchange.ts';
import { pathSegment, plainPath } from '../http/path.ts';
import {
  type PartnerCredential,
  partnerCredentials,
  type WorkspaceCredential,
  workspaceCredentials,
} from '../profile/model.ts';
import { type PartnerResource, type Resource, resources, type WorkspaceResource } from '../resources/index.ts';
import type { Clients, NewResource } from './resources.ts';

/** What of a target outlives the check that made it: everything else stands inside one of these and goes with it. */
export type PartnerKind = PartnerResource & Standing<PartnerResource>;
export type WorkspaceKind = WorkspaceResource & Standing<WorkspaceResource>;
export type Kind = PartnerKind | WorkspaceKind;

type Standing<Of extends Resource> = Required<Pick<Of, 'create' | 'list' | 'remove'>>;

export const kinds: readonly Kind[] = resources.filter(
  (resource): resource is Kind => resource.create?.includes('{') === false && resource.remove !== undefined,
);

/** The resource that a create makes, or may have made. */
export function madeBy(create: string | null): Resource | undefined {
  return resources.find((resource) => resource.create === create);
}

/** The things of one kind that one credential (undefined: the default one) reaches. */
export type Collection =
  | { readonly kind: PartnerKind; readonly credential?: PartnerCredential }
  | { readonly kind: WorkspaceKind; readonly credential?: WorkspaceCredential };

/** The kind of what a request may make, however its path is written. */
export function kindMadeBy({ api, method, target }: { api: Api; method: string; target: string }): Kind | undefined {
  if (method !== 'POST') return undefined;
  const plain = plainPath(target).toLowerCase();
  return kinds.find((kind) => kind.api === api && kind.create === `POST ${plain}`);
}

/** The collection in which a kind, known by its create, stands for a credential; undefined for none that is known. */
export function collectionOf(create: string, credential: string | null): Collection | undefined {
  const kind = kinds.find((candidate) => candidate.create === create);
  if (kind === undefined) return undefined;
  if (kind.api === 'partner') {
    const name = partnerCredentials.find((known) => known === credential);
    return { kind, ...(name && { credential: name }) };
  }
  const name = workspaceCredentials.find((known) => known === credential);
  return { kind, ...(name && { credential: name }) };
}

export function resourceIn({ kind, credential }: Collection, id: string, what: string): NewResource {
  const path = { [kind.key]: id };
  if (kind.api === 'partner') {
    const name = partnerCredentials.find((known) => known === credential);
    return { api: 'partner', operation: kind.remove, what, path, ...(name && { credential: name }) };
  }
  const name = workspaceCredentials.find((known) => known === credential);
  return { api: 'workspace', operation: kind.remove, what, path, ...(name && { credential: name }) };
}

/** Where a resource stands; null for what is made inside something else. */
export function holderOf({ operation, path, credential }: NewResource): { collection: Collection; id: string } | null {
  const kind = kinds.find(({ remove }) => remove === operation);
  const collection = kind === undefined ? undefined : collectionOf(kind.create, credential ?? null);
  const id = kind === undefined ? undefined : path[kind.key];
  return collection === undefined || id === undefined ? null : { collection, id };
}

/** Whether it comes and goes by itself, in its own time. */
export function takesTime(resource: NewResource): boolean {
  return holderOf(resource)?.collection.kind.slow !== undefined;
}

/** One page of the list, or all of it. Whoever looks for what it left judges no answer. */
export function requestList(clients: Clients, { kind, credential }: Collection, page: number): Promise<Reply> {
  const query = kind.page === undefined ? '' : `?${new URLSearchParams({ ...kind.page, p: String(page) })}`;
  return doorOf(clients, kind, credential).offContract({ method: 'GET', target: pathOf(kind.list) + query });
}

/** The same for one thing, or for a text that may be no id at all. */
export function requestOne(clients: Clients, { kind, credential }: Collection, id: string): Promise<Reply> {
  const target = pathOf(kind.get).replace(/\{\w+\}/, () => pathSegment(id));
  return doorOf(clients, kind, credential).offContract({ method: 'GET', target });
}

function pathOf(operation: string): string {
  return operation.slice('GET '.length);
}

function doorOf(
  clients: Clients,
  { api }: Kind,
  credential: Collection['credential'],
): Pick<Clients['partner'], 'offContract'> {
  if (api === 'partner') {
    const name = partnerCredentials.find((known) => known === credential);
    return name === undefined ? clients.partner : clients.partner.as(name);
  }
  const name = workspaceCredentials.find((known) => known === credential);
  return name === undefined ? clients.workspace : clients.workspace.as(name);
}
