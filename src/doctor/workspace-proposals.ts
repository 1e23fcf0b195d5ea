import { field } from '../check/expect.ts';
import { filespaces, type WorkspaceInquiry } from '../preflight/apis.ts';
import type { WorkspaceTarget } from '../profile/model.ts';
import { type Fields, recordsIn } from '../session/answers.ts';
import { firstRecords, idOf, most, type Proposal } from './proposal.ts';

const filespace = '/api/v1/filespaces/{filespaceId}';

/** A filespace without data stores, and a file. Whether one is full, or a data store linked, no question shows. */
export async function workspaceProposals(
  inquiry: WorkspaceInquiry,
  { fixtures }: Pick<WorkspaceTarget, 'fixtures'>,
): Promise<Proposal[]> {
  const proposals = new Map<Proposal['key'], Proposal>();
  const propose = (proposal: Proposal): unknown => proposals.set(proposal.key, proposal);
  for (const record of firstRecords(await inquiry.ask(filespaces))) {
    const id = await idOf(record, (filespaceId) =>
      inquiry.ask({ operation: `GET ${filespace}`, path: { filespaceId } }),
    );
    if (id === null) continue;
    if (fixtures.unsupportedFilespace === undefined && (await isUnsupported(inquiry, id))) {
      propose({ key: 'workspace.fixtures.unsupportedFilespace', value: { id } });
    }
    if (fixtures.file === undefined && !proposals.has('workspace.fixtures.file')) {
      const path = await fileIn(inquiry, id);
      if (path !== null) propose({ key: 'workspace.fixtures.file', value: { filespace: id, path } });
    }
  }
  return [...proposals.values()];
}

async function isUnsupported(inquiry: WorkspaceInquiry, filespaceId: string): Promise<boolean> {
  const list = await inquiry.ask({ operation: `GET ${filespace}/external/data-stores`, path: { filespaceId } });
  return list.exchange?.status === 403;
}

/** The path of a file at the top, or one level below. */
async function fileIn(inquiry: WorkspaceInquiry, filespaceId: string): Promise<string | null> {
  const query = { path: '/' };
  const root = await inquiry.ask({ operation: `GET ${filespace}/entries/resolve`, path: { filespaceId }, query });
  const top = await childrenOf(inquiry, filespaceId, field(root.exchange?.json, 'data'));
  const above = fileAmong(top);
  if (above !== null) return `/${above}`;
  for (const directory of top.filter(({ type }) => type === 'dir').slice(0, most)) {
    const name = fileAmong(await childrenOf(inquiry, filespaceId, directory));
    if (name !== null) return `/${String(directory.name)}/${name}`;
  }
  return null;
}

async function childrenOf(inquiry: WorkspaceInquiry, filespaceId: string, entry: unknown): Promise<Fields[]> {
  const entryId = field(entry, 'id');
  if (typeof entryId !== 'string') return [];
  const path = { filespaceId, entryId };
  const list = await inquiry.ask({ operation: `GET ${filespace}/entries/{entryId}/children`, path });
  return recordsIn(list.exchange?.json);
}

function fileAmong(entries: readonly Fields[]): string | null {
  const file = entries.find(({ type, name }) => type === 'file' && typeof name === 'string');
  return file === undefined ? null : String(file.name);
}
