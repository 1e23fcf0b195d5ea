import { posix } from 'node:path';
import { field } from '../check/expect.ts';
import { type Finding, ok, problem, warning } from '../model/finding.ts';
import type { WorkspaceFixtures, WorkspaceTarget } from '../profile/model.ts';
import { filespaces, type WorkspaceInquiry } from './apis.ts';
import { findingOf } from './clients.ts';
import { type Answer, isAccepted, statusOf } from './inquiry.ts';
import { anyKnows, type Knowledge, knows, lists } from './knowledge.ts';

const filespace = '/api/v1/filespaces/{filespaceId}';

/** What the fixtures of the workspace part of a profile really are, as far as harmless questions show it. */
export async function workspaceFixtureFindings(
  inquiry: WorkspaceInquiry,
  { fixtures }: WorkspaceTarget,
): Promise<Finding[]> {
  const { unsupportedFilespace, fullFilespace, file, linkedDataStore } = fixtures;
  const found = await Promise.all([
    unsupportedFilespace && unsupportedFinding(inquiry, unsupportedFilespace),
    fullFilespace && fullFinding(inquiry, fullFilespace),
    file && fileFinding(inquiry, file),
    linkedDataStore && dataStoreFinding(inquiry, linkedDataStore),
  ]);
  return found.filter((finding) => finding !== undefined);
}

/** Whether there is such a filespace, by its record, by the list, and by what stands in it. */
async function isFilespace(inquiry: WorkspaceInquiry, filespaceId: string): Promise<Knowledge> {
  const path = { filespaceId };
  const get = knows(await inquiry.ask({ operation: `GET ${filespace}`, path }));
  if (get === true) return true;
  const root = await inquiry.ask({ operation: `GET ${filespace}/entries/resolve`, path, query: { path: '/' } });
  return anyKnows([get, lists(await inquiry.ask(filespaces), filespaceId), knows(root)]);
}

async function unsupportedFinding(
  inquiry: WorkspaceInquiry,
  { id: filespaceId }: WorkspaceFixtures['unsupportedFilespace'],
): Promise<Finding> {
  const what = 'workspace.fixtures.unsupportedFilespace';
  const list = await inquiry.ask({ operation: `GET ${filespace}/external/data-stores`, path: { filespaceId } });
  if (list.exchange?.status === 403) return ok(what, 'refuses data stores with 403, as it should');
  const isThere = await isFilespace(inquiry, filespaceId);
  // An answer to the list alone may be the very mistake of the target that the checks look for.
  return isThere === true
    ? warning(what, `wanted 403 for its data stores, got ${statusOf(list)}: are they unsupported there?`)
    : findingOf(what, isThere);
}

async function fullFinding(inquiry: WorkspaceInquiry, { id }: WorkspaceFixtures['fullFilespace']): Promise<Finding> {
  const what = 'workspace.fixtures.fullFilespace';
  const isThere = await isFilespace(inquiry, id);
  return isThere === true ? ok(what, 'found; only a run can see whether it is full') : findingOf(what, isThere);
}

async function fileFinding(
  inquiry: WorkspaceInquiry,
  { filespace: filespaceId, path }: WorkspaceFixtures['file'],
): Promise<Finding> {
  const what = 'workspace.fixtures.file';
  const resolved = await resolve(inquiry, filespaceId, path);
  if (!isAccepted(resolved))
    return findingOf(what, anyKnows([knows(resolved), await isChild(inquiry, filespaceId, path)]));
  const entry = field(resolved.exchange?.json, 'data');
  if (field(entry, 'type') !== 'dir') return ok(what, 'found');
  // A file that only its path makes a directory of is one all the same.
  const entryId = String(field(entry, 'id'));
  const own = await inquiry.ask({ operation: `GET ${filespace}/entries/{entryId}`, path: { filespaceId, entryId } });
  const isDirectory = field(field(own.exchange?.json, 'data'), 'type') === 'dir';
  return isDirectory && isAccepted(await children(inquiry, filespaceId, entry))
    ? problem(what, 'is a directory, not a file')
    : warning(what, 'is a directory by its path only: the checks will tell');
}

function resolve(inquiry: WorkspaceInquiry, filespaceId: string, path: string): Promise<Answer> {
  return inquiry.ask({ operation: `GET ${filespace}/entries/resolve`, path: { filespaceId }, query: { path } });
}

async function children(inquiry: WorkspaceInquiry, filespaceId: string, entry: unknown): Promise<Answer> {
  const entryId = String(field(entry, 'id'));
  return inquiry.ask({ operation: `GET ${filespace}/entries/{entryId}/children`, path: { filespaceId, entryId } });
}

/** Whether the directory above lists a path that cannot be resolved. */
async function isChild(inquiry: WorkspaceInquiry, filespaceId: string, path: string): Promise<Knowledge> {
  const parent = await resolve(inquiry, filespaceId, posix.dirname(path));
  if (!isAccepted(parent)) return knows(parent);
  return lists(await children(inquiry, filespaceId, field(parent.exchange?.json, 'data')), posix.basename(path));
}

async function dataStoreFinding(
  inquiry: WorkspaceInquiry,
  { filespace: filespaceId, id: dataStoreId }: WorkspaceFixtures['linkedDataStore'],
): Promise<Finding> {
  const operation = `GET ${filespace}/external/data-stores` as const;
  const get = await inquiry.ask({ operation: `${operation}/{dataStoreId}`, path: { filespaceId, dataStoreId } });
  const list = isAccepted(get) ? true : lists(await inquiry.ask({ operation, path: { filespaceId } }), dataStoreId);
  return findingOf('workspace.fixtures.linkedDataStore', anyKnows([knows(get), list]));
}
