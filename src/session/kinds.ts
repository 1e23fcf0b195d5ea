import type { Api, PartnerOperation, WorkspaceOperation } from '../../generated/catalogue.ts';
import type { Reply } from '../http/exchange.ts';
import { pathSegment, plainPath } from '../http/path.ts';
import {
  type PartnerCredential,
  partnerCredentials,
  type WorkspaceCredential,
  workspaceCredentials,
} from '../profile/model.ts';
import type { Clients, NewResource } from './resources.ts';

/** What of a target outlives the check that made it, and the requests that make, find, read and remove it. */
interface Facts<Operation extends string> {
  readonly noun: string;
  readonly create: Operation & `POST ${string}`;
  readonly list: Operation;
  readonly get: Operation;
  readonly remove: Operation & `DELETE ${string}`;
  /** The path parameter that holds its id. */
  readonly key: string;
  /** The field of the create in which its name stands. */
  readonly named: 'name' | 'email';
  /** What asks for the newest first, as many as there may be at once; undefined where the list comes in one piece. */
  readonly page?: Readonly<Record<string, string>>;
}

export type PartnerKind = Facts<PartnerOperation> & { readonly api: 'partner' };
export type WorkspaceKind = Facts<WorkspaceOperation> & { readonly api: 'workspace' };
export type Kind = PartnerKind | WorkspaceKind;

/** Everything else is made inside one of these and goes with it. */
export const kinds: readonly Kind[] = [
  {
    api: 'partner',
    noun: 'client',
    create: 'POST /api/v1/clients',
    list: 'GET /api/v1/clients',
    get: 'GET /api/v1/clients/{clientId}',
    remove: 'DELETE /api/v1/clients/{clientId}',
    key: 'clientId',
    named: 'name',
    page: { l: '300', s: '-createdAt' },
  },
  {
    api: 'workspace',
    noun: 'filespace',
    create: 'POST /api/v1/filespaces',
    list: 'GET /api/v1/filespaces',
    get: 'GET /api/v1/filespaces/{filespaceId}',
    remove: 'DELETE /api/v1/filespaces/{filespaceId}',
    key: 'filespaceId',
    named: 'name',
  },
  {
    api: 'workspace',
    noun: 'workspace member',
    create: 'POST /api/v1/members',
    list: 'GET /api/v1/members',
    get: 'GET /api/v1/members/{memberId}',
    remove: 'DELETE /api/v1/members/{memberId}',
    key: 'memberId',
    named: 'email',
  },
  {
    api: 'workspace',
    noun: 'service account',
    create: 'POST /api/v1/service-accounts',
    list: 'GET /api/v1/service-accounts',
    get: 'GET /api/v1/service-accounts/{serviceAccountId}',
    remove: 'DELETE /api/v1/service-accounts/{serviceAccountId}',
    key: 'serviceAccountId',
    named: 'name',
  },
];

/** Where what a create makes is listed: at the path of the create itself, unless it says otherwise. */
export interface ListedAt {
  readonly create: string;
  readonly list: string;
  readonly named: 'name' | 'email';
  readonly page?: Readonly<Record<string, string>>;
  /** The field of the create that names the thing below whose path the list stands, and the rest of that path. */
  readonly below?: readonly [field: string, rest: string];
}

/** What is made inside something of a kind. */
const nested: readonly ListedAt[] = [
  {
    create: 'POST /api/v1/clients/{clientId}/members',
    list: 'GET /api/v1/clients/{clientId}/members',
    named: 'email',
    page: { l: '300', s: '-createdAt' },
  },
  {
    create: 'POST /api/v1/filespaces/{filespaceId}/external/data-stores',
    list: 'GET /api/v1/filespaces/{filespaceId}/external/data-stores',
    named: 'name',
  },
  {
    create: 'POST /api/v1/filespaces/{filespaceId}/entries',
    list: 'GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children',
    named: 'name',
    below: ['parentId', 'children'],
  },
];

export function listedAt(create: string | null): ListedAt | undefined {
  return [...kinds, ...nested].find((one) => one.create === create);
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
