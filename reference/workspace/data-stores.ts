/** Data stores of a filespace. */

import type { Answer } from '../core/exchange.ts';
import { isObject, type Json, objectOf } from '../core/json.ts';
import type { WorkspaceFailure } from '../policy/stated/workspace/errors.ts';
import type { Call } from './call.ts';
import { findDataStore, findDataStoreFilespace } from './find.ts';
import type { DataStoreDraft, DataStoreRecord, FilespaceRecord, S3Params } from './records.ts';
import { dataStoreTable } from './tables/data-stores.ts';

function view(call: Call, record: DataStoreRecord): Json {
  return call.shown('dataStore', call.stated.views.dataStore(record, call.op));
}

export function listDataStores(call: Call): Answer {
  const filespace = findDataStoreFilespace(call);
  const fits = call.filter('name');
  const rows = dataStoreTable
    .all(call.db)
    .filter((row) =>
      call.stated.ownership.dataStore(call.op, { filespaceId: row.filespaceId, ownFilespaceId: filespace.id }),
    )
    .filter((row) => call.stated.dataStores.listed(row, call.now))
    .filter((row) => fits(row.name, call.stated.dataStores.matchesName));
  return call.bare(call.open.common.listOrder(call.op, rows).map((row) => view(call, row)));
}

export function createDataStore(call: Call): Answer {
  const filespace = findDataStoreFilespace(call);
  const body = call.body('dataStore.body');
  const problem = createProblem(call, filespace, body);
  const draft = readDraft(call, body);
  const keeps = (kind: WorkspaceFailure): boolean => call.stated.dataStores.keepsRejected(call.op, kind);
  const record = {
    ...draft,
    id: call.open.dataStores.newId(),
    filespaceId: call.stated.ownership.place(call.op, filespace.id, body),
    linkedFiles: 0,
    createdAt: call.now,
  };
  call.apply(problem, keeps, () =>
    dataStoreTable.insert(call.db, { ...record, ...call.stated.dataStores.stored(draft) }),
  );
  return call.bare(view(call, record));
}

function createProblem(call: Call, filespace: FilespaceRecord, body: Json): WorkspaceFailure | null {
  const rules = call.stated.dataStores.create;
  if (!rules.name(body.name) || !rules.kind(body.kind)) return 'dataStore.body';
  const kind = call.text(body.kind);
  if (!rules.kindSupported(kind)) return 'dataStore.type';
  const paramsProblem = rules.needsS3Params(kind) ? s3Problem(call, body.s3StorageParams) : strayProblem(call, body);
  if (paramsProblem !== null) return paramsProblem;
  const siblings = dataStoreTable.ofFilespace(call.db, filespace.id);
  const names =
    call.open.dataStores.nameScope() === 'workspace'
      ? dataStoreTable.namesInWorkspace(call.db, filespace.workspaceId, call.now)
      : siblings.map((store) => store.name);
  if (rules.nameTaken(call.text(body.name), names)) return 'dataStore.exists';
  return rules.full(siblings.length, call.open.dataStores.maximum()) ? 'dataStore.limit' : null;
}

function strayProblem(call: Call, body: Json): WorkspaceFailure | null {
  return body.s3StorageParams === undefined || call.open.dataStores.strayParamsAllowed() ? null : 'dataStore.body';
}

function s3Problem(call: Call, params: unknown): WorkspaceFailure | null {
  const rules = call.stated.dataStores.create;
  const open = call.open.dataStores;
  if (!rules.s3StorageParams(params)) return 'dataStore.body';
  if (!isObject(params)) return null;
  if (!rules.bucketName(params.bucketName, open.bucketName)) return 'dataStore.bucketName';
  if (!rules.region(params.region, open.region)) return 'dataStore.region';
  const credentials = [params[open.requestField('accessKey')], params[open.requestField('secretKey')]];
  if (!credentials.every((value) => open.credential(value, 'create'))) return 'dataStore.credentials';
  const further =
    open.endpoint(params[open.requestField('endpoint')]) &&
    open.useVirtualAddressing(params[open.requestField('useVirtualAddressing')]) &&
    open.urlExpirationMinutes(params[open.requestField('urlExpirationMinutes')]);
  return further ? null : 'dataStore.body';
}

function readDraft(call: Call, body: Json): DataStoreDraft {
  const kind = call.text(body.kind);
  const s3 = call.stated.dataStores.create.needsS3Params(kind) ? readS3(call, body.s3StorageParams) : null;
  return { name: call.text(body.name), kind, s3 };
}

function readS3(call: Call, value: unknown): S3Params {
  const params = objectOf(value);
  const { requestField, defaults } = call.open.dataStores;
  const region = call.text(params.region);
  const usual = defaults(region);
  const endpoint = params[requestField('endpoint')];
  const virtual = params[requestField('useVirtualAddressing')];
  const minutes = params[requestField('urlExpirationMinutes')];
  return {
    accessKey: call.text(params[requestField('accessKey')]),
    secretKey: call.text(params[requestField('secretKey')]),
    bucketName: call.text(params.bucketName),
    region,
    endpoint: endpoint === undefined ? usual.endpoint : call.text(endpoint),
    useVirtualAddressing: typeof virtual === 'boolean' ? virtual : usual.useVirtualAddressing,
    urlExpirationMinutes: typeof minutes === 'number' ? minutes : usual.urlExpirationMinutes,
  };
}

export function getDataStore(call: Call): Answer {
  return call.bare(view(call, findDataStore(call, findDataStoreFilespace(call))));
}

export function updateDataStore(call: Call): Answer {
  const record = findDataStore(call, findDataStoreFilespace(call));
  const { s3StorageParams } = call.body('dataStore.body');
  const problem = updateProblem(call, record, s3StorageParams);
  const s3 = readUpdate(call, record, s3StorageParams);
  const keeps = (kind: WorkspaceFailure): boolean => call.stated.dataStores.keepsRejected(call.op, kind);
  call.apply(problem, keeps, () =>
    dataStoreTable.update(call.db, record.id, call.stated.dataStores.updated(record, s3)),
  );
  return call.bare(view(call, { ...record, s3 }));
}

function updateProblem(call: Call, record: DataStoreRecord, params: unknown): WorkspaceFailure | null {
  const rules = call.stated.dataStores.update;
  const open = call.open.dataStores;
  if (!rules.s3StorageParams(params)) return 'dataStore.body';
  if (!rules.kindSupported(record.kind)) return 'dataStore.type';
  if (!isObject(params)) return null;
  const credentials = [params[open.requestField('accessKey')], params[open.requestField('secretKey')]];
  if (!credentials.every((value) => open.credential(value, 'update'))) return 'dataStore.credentials';
  return open.updatesEverything() ? s3Problem(call, { ...record.s3, ...params }) : null;
}

function readUpdate(call: Call, record: DataStoreRecord, value: unknown): S3Params {
  const params = objectOf(value);
  if (call.open.dataStores.updatesEverything()) return readS3(call, { ...record.s3, ...params });
  const kept = record.s3 ?? readS3(call, {});
  const accessKey = params[call.open.dataStores.requestField('accessKey')];
  const secretKey = params[call.open.dataStores.requestField('secretKey')];
  return {
    ...kept,
    accessKey: accessKey === undefined ? kept.accessKey : call.text(accessKey),
    secretKey: secretKey === undefined ? kept.secretKey : call.text(secretKey),
  };
}

export function deleteDataStore(call: Call): Answer {
  const record = findDataStore(call, findDataStoreFilespace(call));
  const keeps = (kind: WorkspaceFailure): boolean => call.stated.dataStores.keepsRejected(call.op, kind);
  const beside = dataStoreTable.ofFilespace(call.db, record.filespaceId);
  call.apply(call.stated.dataStores.deletable(record, beside), keeps, () => {
    if (call.stated.dataStores.removes(record)) dataStoreTable.remove(call.db, record.id);
  });
  return call.deleted();
}
