import type { Answer, ApiName, ApiRequest, Operation } from '../core/exchange.ts';
import { isObject } from '../core/json.ts';
import { op as partner } from './partner/operations.ts';
import { op as workspace } from './workspace/support.ts';

/** A kind of thing whose name, or address, can be used again. */
export interface Kind {
  api: ApiName;
  name: string;
  create: Operation;
  remove: Operation;
  get: Operation;
  list: Operation;
  parameter: string;
}

export const kinds: readonly Kind[] = [
  {
    api: 'partner',
    name: 'client',
    create: partner.createClient,
    remove: partner.deleteClient,
    get: partner.getClient,
    list: partner.listClients,
    parameter: 'clientId',
  },
  {
    api: 'partner',
    name: 'member',
    create: partner.addMember,
    remove: partner.removeMember,
    get: partner.getMember,
    list: partner.listMembers,
    parameter: 'accountId',
  },
  {
    api: 'workspace',
    name: 'data-store',
    create: workspace.createStore,
    remove: workspace.deleteStore,
    get: workspace.getStore,
    list: workspace.listStores,
    parameter: 'dataStoreId',
  },
  {
    api: 'workspace',
    name: 'entry',
    create: workspace.createEntry,
    remove: workspace.deleteEntry,
    get: workspace.getEntry,
    list: workspace.children,
    parameter: 'entryId',
  },
  {
    api: 'workspace',
    name: 'member',
    create: workspace.addMember,
    remove: workspace.removeMember,
    get: workspace.getMember,
    list: workspace.listMembers,
    parameter: 'memberId',
  },
  {
    api: 'workspace',
    name: 'account',
    create: workspace.createAccount,
    remove: workspace.deleteAccount,
    get: workspace.getAccount,
    list: workspace.listAccounts,
    parameter: 'serviceAccountId',
  },
];

export const isDone = ({ status }: Answer): boolean => status < 300;

/** The record of an answer, bare or wrapped, and what its id is. */
export function createdIn({ body }: Answer): string | null {
  const record = isObject(body) && isObject(body.data) ? body.data : body;
  const id = isObject(record) ? (record.accountId ?? record.id) : undefined;
  return typeof id === 'string' ? id : null;
}

/** What a create calls its thing, and where. */
export function nameIn(request: ApiRequest): string {
  const body = request.json();
  if (!isObject(body)) return '';
  return JSON.stringify([request.path, body.parentId, body.name ?? body.email]);
}

/** Remembers what was created under which name, and what of it was removed. */
export class Register {
  readonly names = new Map<string, string>();
  readonly removed = new Map<string, string>();

  take({ create, remove, parameter }: Kind, request: ApiRequest, answer: Answer): void {
    if (!isDone(answer)) return;
    if (request.operation === create) {
      const id = createdIn(answer);
      if (id !== null) this.names.set(id, nameIn(request));
    }
    const id = request.params[parameter];
    const name = this.names.get(id ?? '');
    if (request.operation === remove && id !== undefined && name !== undefined) this.removed.set(name, id);
  }
}

/** A body of a list, whatever its envelope, without some of its records. */
export function withoutRecords(body: unknown, isLeftOut: (id: string) => boolean): unknown {
  if (Array.isArray(body)) return body.filter((record) => !isLeftOut(idIn(record)));
  if (!isObject(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      typeof value === 'object' ? withoutRecords(value, isLeftOut) : value,
    ]),
  );
}

function idIn(record: unknown): string {
  const id = isObject(record) ? (record.accountId ?? record.id) : undefined;
  return typeof id === 'string' ? id : '';
}
