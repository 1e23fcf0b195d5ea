import type { Route } from '../../core/app.ts';
import { delay } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { transaction } from '../../core/database.ts';
import type { Answer } from '../../core/exchange.ts';
import type { ClientInput } from '../../policy/stated/partner/clients.ts';
import { type Call, route, success } from '../call.ts';
import { activeContract, findClient } from '../find.ts';
import { openListBody, readPage } from '../paging.ts';
import type { ClientRecord } from '../records.ts';
import { refuse } from '../refuse.ts';
import {
  clientByName,
  foreignClientByName,
  insertClient,
  isNameOfKind,
  isNameReserved,
  removeClient,
  removeMembersOf,
  reserveName,
  toClient,
} from '../store/clients.ts';
import { type Condition, oneOf } from '../store/list.ts';
import { allPartnerIds, insertContract } from '../store/partners.ts';
import { countWorkspaces, insertWorkspace, removeFilespacesOf, removeWorkspacesOf } from '../store/workspaces.ts';
import { checkClient } from '../validation.ts';

/** How far apart looking and storing are when a policy says that they are two steps. */
const RACE_WINDOW_MS = 20;

/** Client organizations. */
export function clientRoutes(context: Context): Route[] {
  return [
    route(context, 'POST /api/v1/clients', createClient),
    route(context, 'GET /api/v1/clients', listClients),
    route(context, 'GET /api/v1/clients/{clientId}', getClient),
    route(context, 'DELETE /api/v1/clients/{clientId}', deleteClient),
  ];
}

async function createClient(call: Call): Promise<Answer> {
  const { clients } = call.context.policy.stated.partner;
  const body = call.request.json();
  const checked = checkClient(call.context, call.operation, body);
  if ('details' in checked) {
    if (clients.storesRefused(call.operation, 'invalid-client')) storeRefused(call, body);
    const [first] = checked.details;
    throw refuse(call.context, call.operation, {
      cause: 'invalid-client',
      details: checked.details,
      ...(first && { message: first.message }),
    });
  }
  const client = clients.createsAtomically(call.operation)
    ? transaction(call.context.db, () => store(call, checked.value, true))
    : await storeInTwoSteps(call, checked.value);
  const { stated, open } = call.context.policy;
  return success(call, () => ({
    ...open.partner.clients.createdExtra(),
    ...stated.partner.clients.createdView(call.operation, client),
  }));
}

/** A refused client, as far as its body has a name at all. */
function storeRefused(call: Call, body: unknown): void {
  if (typeof body !== 'object' || body === null || !('name' in body)) return;
  store(call, { name: String(body.name), notes: null }, false);
}

async function storeInTwoSteps(call: Call, input: ClientInput): Promise<ClientRecord> {
  refuseTakenName(call, input);
  await delay(RACE_WINDOW_MS);
  return store(call, input, false);
}

function store(call: Call, input: ClientInput, unique: boolean): ClientRecord {
  const { stated, open } = call.context.policy;
  if (unique) refuseTakenName(call, input);
  const { name, notes } = stated.partner.clients.stored(call.operation, input);
  const client: ClientRecord = {
    id: open.partner.ids.next('client'),
    partnerId: call.partner.id,
    name,
    notes,
    createdAt: open.partner.time.kept(call.context.clock.now()),
  };
  insertClient(call.context.db, client, open.partner.clients.foldName(name));
  if (open.partner.clients.defaultWorkspace()) {
    const { id: clientId, createdAt } = client;
    insertWorkspace(call.context.db, { id: open.partner.ids.next('workspace'), clientId, name: 'default', createdAt });
  }
  const terms = open.partner.clients.defaultContract();
  if (terms !== null) {
    const id = open.partner.ids.next('organization');
    const { id: holderId, createdAt: startsAt } = client;
    insertContract(call.context.db, { id, holderId, status: 'active', startsAt, endsAt: null, terms });
  }
  return client;
}

function refuseTakenName(call: Call, input: ClientInput): void {
  const { stated, open } = call.context.policy;
  const { db } = call.context;
  const key = open.partner.clients.foldName(input.name);
  const taken = stated.partner.clients.isNameTaken(call.operation, {
    name: input.name,
    own: clientByName(db, call.partner.id, key),
    elsewhere: () => foreignClientByName(db, call.partner.id, key),
    otherKind: (kind) => isNameOfKind(db, kind, input.name),
  });
  if (!taken && !isNameReserved(db, call.partner.id, key)) return;
  if (stated.partner.clients.storesRefused(call.operation, 'duplicate-client-name')) store(call, input, false);
  throw refuse(call.context, call.operation, { cause: 'duplicate-client-name' });
}

function listClients(call: Call): Answer {
  const { ownership, deletion } = call.context.policy.stated.partner;
  const { db } = call.context;
  const own = call.partner.id;
  const others = (): string[] => allPartnerIds(db).filter((id) => id !== own);
  const showsRemoved = deletion.visibleAfterwards('client').includes(call.operation);
  const conditions: Condition[] = [oneOf('partner_id', ownership.listScope(call.operation, { own, others }))];
  if (!showsRemoved) conditions.push({ sql: 'deleted_at IS NULL', values: [] });
  const { rows, facts } = readPage(call, 'clients', conditions);
  const records = rows.map((row) => view(call, toClient(row)));
  return success(call, () => openListBody(call, records, facts));
}

function getClient(call: Call): Answer {
  const client = findClient(call);
  return success(call, () => view(call, client));
}

function deleteClient(call: Call): Answer {
  const { deletion } = call.context.policy.stated.partner;
  const client = findClient(call);
  const isBlocked = deletion.isBlocked(call.operation, {
    hasActiveContract: activeContract(call, client.id) !== undefined,
    workspaces: countWorkspaces(call.context.db, client.id),
  });
  const isRemoved = isBlocked ? deletion.removesRefused(call.operation) : deletion.removes(call.operation, 'client');
  if (isRemoved) remove(call, client);
  if (isBlocked) {
    if (deletion.emptiesRefused(call.operation, 'workspace')) removeWorkspacesOf(call.context.db, client.id);
    if (deletion.emptiesRefused(call.operation, 'member')) removeMembersOf(call.context.db, client.id);
    throw refuse(call.context, call.operation, { cause: 'client-in-use' });
  }
  return success(call, () => view(call, client));
}

function remove(call: Call, client: ClientRecord): void {
  const { stated, open } = call.context.policy;
  const { deletion } = stated.partner;
  const { db, clock } = call.context;
  transaction(db, () => {
    if (deletion.removesBelow('filespace')) removeFilespacesOf(db, client.id);
    if (deletion.removesBelow('workspace')) removeWorkspacesOf(db, client.id);
    if (deletion.removesBelow('member')) removeMembersOf(db, client.id);
    removeClient(db, client.id, clock.now(), deletion.visibleAfterwards('client').length > 0);
    if (!open.partner.clients.reusesDeletedNames()) {
      reserveName(db, client.partnerId, open.partner.clients.foldName(client.name));
    }
  });
}

function view(call: Call, client: ClientRecord): Record<string, unknown> {
  const { stated, open } = call.context.policy;
  const createdAt = open.partner.time.createdAt('client', client.createdAt);
  return {
    ...stated.partner.clients.view(call.operation, client),
    ...open.partner.clients.extra(call.operation, client, createdAt),
  };
}
