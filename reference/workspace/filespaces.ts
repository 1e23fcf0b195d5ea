/** Filespaces and the providers lookup. */

import type { Answer } from '../core/exchange.ts';
import { newUuid } from '../core/ids.ts';
import { isObject, type Json, objectOf } from '../core/json.ts';
import type { WorkspaceFailure } from '../policy/stated/workspace/errors.ts';
import type { Call } from './call.ts';
import { addFilespace } from './effects.ts';
import { findFilespace, homeOf, ownershipFacts, presentFilespace } from './find.ts';
import type { FilespaceDraft, FilespaceRecord } from './records.ts';
import { filespaceTable } from './tables/filespaces.ts';

const customerFields = ['endpoint', 'accessKeyId', 'secretAccessKey', 'bucketName'] as const;

function view(call: Call, record: FilespaceRecord): Json {
  const wired = { ...record, owner: call.wire(record.owner), provider: call.wire(record.provider) };
  return call.shown('filespace', call.stated.views.filespace(wired, call.op, call.moment));
}

/** The filespaces that the caller sees in lists. */
function visibleFilespaces(call: Call): FilespaceRecord[] {
  return filespaceTable
    .all(call.db)
    .filter((stored) => call.stated.ownership.filespace(call.op, ownershipFacts(call, stored)))
    .map((stored) => presentFilespace(call, stored))
    .filter((record) => record !== undefined);
}

export function listFilespaces(call: Call): Answer {
  const listed = visibleFilespaces(call).filter((record) => call.stated.filespaces.listed(record, call.now));
  return call.wrapped(call.open.common.listOrder(call.op, listed).map((record) => view(call, record)));
}

export function createFilespace(call: Call): Answer {
  checkPause(call);
  const body = call.body('filespace.body');
  const problem = createProblem(call, body);
  const id = newUuid();
  const draft = readDraft(call, body, id);
  const keeps = (kind: WorkspaceFailure): boolean => call.stated.filespaces.keepsRejected(call.op, kind);
  const place = { id, workspaceId: homeOf(call, body) };
  const record = call.apply(problem, keeps, () =>
    addFilespace(call.context, place, call.stated.filespaces.stored(draft), {
      storageLimit: call.open.filespaces.storageLimit(),
      supportsDataStores: call.open.filespaces.newSupportsDataStores(),
      readyAfterMs: call.open.filespaces.readyAfterMs(),
    }),
  );
  return call.wrapped(view(call, presentFilespace(call, { ...record, ...draft }) ?? call.fail('filespace.notFound')));
}

function createProblem(call: Call, body: Json): WorkspaceFailure | null {
  const rules = call.stated.filespaces.create;
  const open = call.open.filespaces;
  if (!rules.name(body.name, open.createNameLength)) return 'filespace.name';
  if (!rules.region(body.region)) return 'filespace.body';
  if (!rules.storageProvider(rules.providerRead(body.storageProvider))) return 'filespace.body';
  const choice = readChoice(call, body);
  if (!rules.storageOwner(choice.storageOwner)) return 'filespace.owner';
  if (!rules.providerFitsOwner(choice) || !providerTaken(call, choice.storageProvider, choice.storageOwner)) {
    return 'filespace.provider';
  }
  if (!regionTaken(call, call.text(body.region), choice.storageProvider)) return 'filespace.body';
  if (!customerStorageFits(call, body.customerStorageParams, choice.storageOwner)) return 'filespace.customerStorage';
  if (!rules.blockSize(body.blockSize, open.blockSize)) return 'filespace.blockSize';
  return isTaken(call, call.text(body.name)) ? 'filespace.exists' : null;
}

function isTaken(call: Call, name: string, own?: FilespaceRecord): boolean {
  const others = visibleFilespaces(call).filter(({ id }) => id !== own?.id);
  return call.open.filespaces.nameTaken(
    name,
    others.map((other) => other.name),
  );
}

function readChoice(call: Call, body: Json): { storageOwner: string; storageProvider: string } {
  const { ownerRead, providerRead } = call.stated.filespaces.create;
  const owner = ownerRead(body.storageOwner);
  return {
    storageOwner: typeof owner === 'string' ? call.neutral(owner) : '',
    storageProvider: call.neutral(call.text(providerRead(body.storageProvider))),
  };
}

function providerTaken(call: Call, provider: string, owner: string): boolean {
  // That the vendor has one provider is a rule of its own; the lookup decides about the customer's.
  if (owner === 'vendor') return true;
  const known = call.open.providers.known().some((known) => known.provider === provider && known.owner === owner);
  return known || call.open.filespaces.unknownProvider(provider, owner);
}

function regionTaken(call: Call, region: string, provider: string): boolean {
  const known = call.open.providers
    .known()
    .some((known) => known.provider === provider && known.regions.includes(region));
  return known || call.open.filespaces.unknownRegion(region, provider);
}

function customerStorageFits(call: Call, params: unknown, owner: string): boolean {
  const rules = call.stated.filespaces.create;
  if (!rules.customerStorageParams(params, owner)) return false;
  if (owner !== 'customer' || !isObject(params)) return true;
  const mayMiss = call.open.filespaces.customerFieldMayMiss;
  return customerFields.every((field) => rules.customerStorageField(field, params[field], mayMiss(field)));
}

function readDraft(call: Call, body: Json, id: string): FilespaceDraft {
  const choice = readChoice(call, body);
  const region = call.text(body.region);
  const params = objectOf(body.customerStorageParams);
  const place =
    choice.storageOwner === 'customer'
      ? { endpoint: call.text(params.endpoint), bucketName: call.text(params.bucketName) }
      : call.open.filespaces.vendorStorage(id, region);
  const provider = call.open.providers.known().find((known) => known.provider === choice.storageProvider);
  const usual = call.stated.filespaces.defaultBlockSize(choice, provider?.wide === true);
  return {
    name: call.text(body.name),
    owner: choice.storageOwner,
    provider: choice.storageProvider,
    region,
    ...place,
    accessKeyId: call.text(params.accessKeyId),
    secretAccessKey: call.text(params.secretAccessKey),
    blockSize: typeof body.blockSize === 'number' ? body.blockSize : usual,
  };
}

export function getFilespace(call: Call): Answer {
  return call.wrapped(view(call, findFilespace(call)));
}

export function renameFilespace(call: Call): Answer {
  const record = findFilespace(call);
  const { name } = call.body('filespace.body');
  const wanted = call.text(name);
  const problem = renameProblem(call, record, name);
  const keeps = (kind: WorkspaceFailure): boolean => call.stated.filespaces.keepsRejected(call.op, kind);
  call.apply(problem, keeps, () =>
    filespaceTable.rename(call.db, record.id, call.stated.filespaces.renamed(record, wanted), call.now),
  );
  return call.wrapped(view(call, { ...record, name: wanted, updatedAt: call.now }));
}

function renameProblem(call: Call, record: FilespaceRecord, name: unknown): WorkspaceFailure | null {
  const rules = call.stated.filespaces.rename;
  const wanted = call.text(name);
  if (!rules.characters(name) || !rules.length(wanted)) return 'filespace.rename';
  return wanted !== record.name && isTaken(call, wanted, record) ? 'filespace.exists' : null;
}

export function deleteFilespace(call: Call): Answer {
  checkPause(call);
  const record = findFilespace(call);
  const goneAfter = call.open.filespaces.goneAfterMs();
  if (call.stated.filespaces.removes(record)) {
    if (goneAfter > 0) filespaceTable.leave(call.db, record.id, record.goneAt ?? call.now + goneAfter);
    else filespaceTable.remove(call.db, record.id);
  }
  return call.deleted();
}

/** How many creates and deletes a service has been asked for since it started. */
const asked = new WeakMap<object, Map<string, number>>();

/** Creates and deletes may pause during a deployment. */
function checkPause(call: Call): void {
  const counts = asked.get(call.db) ?? new Map<string, number>();
  asked.set(call.db, counts);
  const nth = (counts.get(call.op) ?? 0) + 1;
  counts.set(call.op, nth);
  const seconds = call.open.filespaces.pausedFor(call.op, call.now, nth);
  if (seconds !== null) call.fail('filespace.paused', call.open.filespaces.retryAfter(seconds, call.now));
}

export function listProviders(call: Call): Answer {
  const known = call.open.providers.known();
  return call.done(call.open.providers.body(known.map((each) => ({ ...each, provider: call.wire(each.provider) }))));
}
