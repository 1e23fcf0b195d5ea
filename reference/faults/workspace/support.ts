/** The usual ways to bend one entry of the stated policy. */

import { type Answer, type ApiRequest, TransportFailure } from '../../core/exchange.ts';
import { isObject, type Json, objectOf } from '../../core/json.ts';
import type { Override } from '../../policy/override.ts';
import type { WorkspaceFailure } from '../../policy/stated/workspace/errors.ts';
import type { WorkspaceOperation, WorkspaceRoute } from '../../policy/stated/workspace/operations.ts';
import { type StatedWorkspace, statedWorkspace } from '../../policy/stated/workspace.ts';
import type {
  DataStoreRecord,
  EntryRecord,
  FilespaceRecord,
  GroupRecord,
  MemberRecord,
} from '../../workspace/records.ts';

export type Change = Override<StatedWorkspace>;

const filespace = '/api/v1/filespaces/{filespaceId}';
const stores = `${filespace}/external/data-stores` as const;
const entries = `${filespace}/entries` as const;

/** Every operation under a short name. */
export const op = {
  listFilespaces: 'GET /api/v1/filespaces',
  createFilespace: 'POST /api/v1/filespaces',
  getFilespace: `GET ${filespace}`,
  renameFilespace: `PATCH ${filespace}`,
  deleteFilespace: `DELETE ${filespace}`,
  providers: 'POST /api/v1/providers',
  listStores: `GET ${stores}`,
  createStore: `POST ${stores}`,
  getStore: `GET ${stores}/{dataStoreId}`,
  updateStore: `PATCH ${stores}/{dataStoreId}`,
  deleteStore: `DELETE ${stores}/{dataStoreId}`,
  createEntry: `POST ${entries}`,
  resolve: `GET ${entries}/resolve`,
  children: `GET ${entries}/{entryId}/children`,
  getEntry: `GET ${entries}/{entryId}`,
  deleteEntry: `DELETE ${entries}/{entryId}`,
  listMembers: 'GET /api/v1/members',
  addMember: 'POST /api/v1/members',
  getMember: 'GET /api/v1/members/{memberId}',
  changeMember: 'PATCH /api/v1/members/{memberId}',
  removeMember: 'DELETE /api/v1/members/{memberId}',
  groups: 'GET /api/v1/members/{memberId}/groups',
  listAccounts: 'GET /api/v1/service-accounts',
  createAccount: 'POST /api/v1/service-accounts',
  getAccount: 'GET /api/v1/service-accounts/{serviceAccountId}',
  deleteAccount: 'DELETE /api/v1/service-accounts/{serviceAccountId}',
  directLink: `GET ${filespace}/direct-links`,
} as const satisfies Record<string, WorkspaceOperation>;

/** The member of an object, undefined where there is none. */
export function part(value: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), value);
}

export function textPart(value: unknown, ...names: readonly string[]): string {
  const found = part(value, ...names);
  return typeof found === 'string' ? found : '';
}

/** The JSON object that a request holds: an empty one where the body cannot be read, which the service says itself. */
export function sent(request: ApiRequest): Json {
  try {
    return objectOf(request.json());
  } catch (error) {
    if (error instanceof TransportFailure) return {};
    throw error;
  }
}

/** Whether a request gives no name. */
export function nameless(request: ApiRequest): boolean {
  return sent(request).name === undefined;
}

export function token(request: ApiRequest): string {
  return request.headers.get('authorization') ?? '';
}

/** Looks at every success, and may change it. */
export function successes(see: (asked: WorkspaceOperation, answer: Answer, request: ApiRequest) => Answer): Change {
  return { success: { answer: see } };
}

/** Changes the successes of one operation. */
export function answered(asked: WorkspaceOperation, edit: (answer: Answer, request: ApiRequest) => Answer): Change {
  return successes((current, answer, request) => (current === asked ? edit(answer, request) : answer));
}

/** Changes what stands under `data` in the successes of one operation. */
export function edited(asked: WorkspaceOperation, edit: (data: unknown, request: ApiRequest) => unknown): Change {
  return answered(asked, (answer, request) => ({
    ...answer,
    body: withData(answer.body, (data) => edit(data, request)),
  }));
}

/** Changes the list in the successes of one operation, wrapped or bare. */
export function listed(
  asked: WorkspaceOperation,
  edit: (items: readonly Json[], request: ApiRequest) => readonly unknown[],
): Change {
  return edited(asked, (data, request) => edit(itemsOf(data), request));
}

/** The records of a list, or of a page of children. */
export function itemsOf(data: unknown): readonly Json[] {
  return Array.isArray(data) ? data.filter(isObject) : [];
}

export function withData(body: unknown, edit: (data: unknown) => unknown): unknown {
  return isObject(body) && 'data' in body ? { ...body, data: edit(body.data) } : edit(body);
}

/** The record that a success holds, wrapped or bare. */
export function recordOf(answer: Answer): Json {
  const { body } = answer;
  const data = isObject(body) && 'data' in body ? body.data : body;
  return objectOf(data);
}

/** A success comes with another status. */
export function succeeds(asked: WorkspaceOperation, status: number): Change {
  const usual = statedWorkspace.success.status;
  return { success: { status: (current) => (current === asked ? status : usual(current)) } };
}

/** Changes the answer to one kind of mistake, everywhere or in one operation. */
export function refused(
  kind: WorkspaceFailure,
  edit: (answer: Answer, request: ApiRequest) => Answer,
  asked?: WorkspaceRoute,
): Change {
  return {
    errors: {
      answer: (current, problem, answer, request) =>
        problem === kind && (asked === undefined || asked === current) ? edit(answer, request) : answer,
    },
  };
}

/** A kind of mistake gets another status. */
export function mistaken(kind: WorkspaceFailure, status: number, asked?: WorkspaceRoute): Change {
  return refused(kind, (answer) => ({ ...answer, status }), asked);
}

/** A kind of mistake is none. */
export function forgiven(kind: WorkspaceFailure, body: unknown, asked?: WorkspaceRoute): Change {
  return refused(kind, (answer) => ({ ...answer, status: 200, body }), asked);
}

/** A kind of mistake is put in other words. */
export function worded(kind: WorkspaceFailure, message: string, asked?: WorkspaceRoute): Change {
  return {
    errors: {
      message: (current, problem, open) =>
        problem === kind && (asked === undefined || asked === current)
          ? message
          : statedWorkspace.errors.message(current, problem, open),
    },
  };
}

const { views } = statedWorkspace;
const among = (asked: readonly WorkspaceOperation[], current: WorkspaceOperation): boolean =>
  asked.length === 0 || asked.includes(current);

/** Without operations a record is changed wherever it is shown. */
export function filespaceShown(
  edit: (shown: Json, record: FilespaceRecord) => Json,
  ...asked: readonly WorkspaceOperation[]
): Change {
  const filespaceView: StatedWorkspace['views']['filespace'] = (record, current, moment) => {
    const shown = views.filespace(record, current, moment);
    return among(asked, current) ? edit(shown, record) : shown;
  };
  return { views: { filespace: filespaceView } };
}

export function dataStoreShown(
  edit: (shown: Json, record: DataStoreRecord) => Json,
  ...asked: readonly WorkspaceOperation[]
): Change {
  const dataStoreView: StatedWorkspace['views']['dataStore'] = (record, current) => {
    const shown = views.dataStore(record, current);
    return among(asked, current) ? edit(shown, record) : shown;
  };
  return { views: { dataStore: dataStoreView } };
}

/** Changes the S3 parameters of S3 data stores. */
export function s3Shown(edit: (shown: Json) => Json, ...asked: readonly WorkspaceOperation[]): Change {
  return dataStoreShown(
    (shown) => ('s3StorageParams' in shown ? { ...shown, s3StorageParams: edit(s3Params(shown)) } : shown),
    ...asked,
  );
}

/** The S3 parameters in the record of a data store. */
export function s3Params(shown: Json): Json {
  return objectOf(shown.s3StorageParams);
}

export function entryShown(
  edit: (shown: Json, record: EntryRecord) => Json,
  ...asked: readonly WorkspaceOperation[]
): Change {
  const entryView: StatedWorkspace['views']['entry'] = (record, current, moment, rootParentId) => {
    const shown = views.entry(record, current, moment, rootParentId);
    return among(asked, current) ? edit(shown, record) : shown;
  };
  return { views: { entry: entryView } };
}

export function memberShown(
  edit: (shown: Json, record: MemberRecord) => Json,
  ...asked: readonly WorkspaceOperation[]
): Change {
  const memberView: StatedWorkspace['views']['member'] = (record, current, moment, secret) => {
    const shown = views.member(record, current, moment, secret);
    return among(asked, current) ? edit(shown, record) : shown;
  };
  return { views: { member: memberView } };
}

export function groupShown(edit: (shown: Json, record: GroupRecord) => Json): Change {
  const groupView: StatedWorkspace['views']['group'] = (record, current) => edit(views.group(record, current), record);
  return { views: { group: groupView } };
}

/** The storage part of a filespace's record. */
export function storage(shown: Json): Json {
  return objectOf(shown.storage);
}

/** The answer to what is not there. */
export function missing(answer: Answer, message: string): Answer {
  return { ...answer, status: 404, body: { error: { message } } };
}

/** Whether a text holds an object of JSON. */
export function isJsonText(value: unknown): boolean {
  return typeof value === 'string' && /^\{.*\}$/s.test(value);
}

/** A text as the pattern that only it fits. */
export function literal(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
}

/** The id of an entry with one of its two numbers read in 32 bits. */
export function narrowed(id: string, at: 0 | 1): string {
  if (!/^\d+:\d+$/u.test(id)) return id;
  return id
    .split(':')
    .map((digits, index) => (index === at ? String(BigInt.asUintN(32, BigInt(digits))) : digits))
    .join(':');
}
