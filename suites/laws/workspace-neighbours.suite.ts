import type { RequirementId, WorkspaceOperation } from '../../generated/catalogue.ts';
import { type CheckContext, check } from '../../src/check/index.ts';
import { expectOnlyItsId, type Path } from '../support/neighbour-law.ts';
import { textAt } from '../support/neighbours.ts';
import { sharedFilespace } from '../support/new-filespaces.ts';
import { sharedAccount } from '../support/service-accounts.ts';
import { sharedMember } from '../support/workspace-members.ts';
import {
  needsDataStores,
  operationsOn,
  type Part,
  registerOutcome,
  requestTo,
  type WorkspaceOperationInfo,
} from '../support/workspace-requests.ts';

interface Subject {
  parameter: Part;
  requirement: RequirementId;
  own: WorkspaceOperation;
  texts: Readonly<Record<string, readonly string[]>>;
}

const filespace = '/api/v1/filespaces/{filespaceId}';

const subjects: readonly Subject[] = [
  {
    parameter: 'filespaceId',
    requirement: 'workspace.not-found.filespace.neighbour',
    own: `GET ${filespace}`,
    texts: { 'the name of the filespace': ['data', 'name'] },
  },
  {
    parameter: 'dataStoreId',
    requirement: 'workspace.not-found.data-store.neighbour',
    own: `GET ${filespace}/external/data-stores/{dataStoreId}`,
    texts: { 'the name of the data store': ['name'] },
  },
  {
    parameter: 'entryId',
    requirement: 'workspace.not-found.entry.neighbour',
    own: `GET ${filespace}/entries/{entryId}`,
    texts: { 'the name of the entry': ['data', 'name'] },
  },
  {
    parameter: 'memberId',
    requirement: 'workspace.not-found.member.neighbour',
    own: 'GET /api/v1/members/{memberId}',
    texts: { 'the address of the member': ['data', 'user', 'email'], 'the id of the user': ['data', 'user', 'id'] },
  },
  {
    parameter: 'serviceAccountId',
    requirement: 'workspace.not-found.service-account.neighbour',
    own: 'GET /api/v1/service-accounts/{serviceAccountId}',
    texts: { 'the name of the account': ['data', 'name'], 'the name of the account itself': ['name'] },
  },
];

function infoOf(parameter: Part, operation: WorkspaceOperation): WorkspaceOperationInfo {
  const info = operationsOn(parameter).find((each) => each.operation === operation);
  if (info === undefined) throw new Error(`${operation} has no ${parameter}`);
  return info;
}

/** Ids and names of other kinds, and the id of the workspace: only read by them. */
function others(t: CheckContext) {
  return t.shared('workspace neighbours', async (own) => {
    const [space, member, account] = [await sharedFilespace(own), await sharedMember(own), await sharedAccount(own)];
    const record = await own.workspace.raw({ operation: `GET ${filespace}`, path: { filespaceId: space.id } });
    return {
      'the id of a filespace': space.id,
      'the id of a member': member.id,
      'the id of a service account': account.id,
      'the id of the workspace': textAt(record, ['data', 'workspaceId']),
    };
  });
}

for (const { parameter, requirement, own, texts } of subjects) {
  for (const info of operationsOn(parameter)) {
    check(requirement, `${info.operation} for a ${parameter} that is something else`, async (t) => {
      await needsDataStores(t, info);
      // What a broken target may take away is there for nothing else.
      const request = await requestTo(t, info, { name: info.method === 'GET' ? 'workspace' : 'neighbours' });
      const path: Path = request.path ?? {};
      const below = Object.entries(path).filter(([name]) => name !== parameter && name !== 'filespaceId');
      await expectOnlyItsId(t, {
        ...info,
        parameter,
        path,
        isOwn: info.path.endsWith(`{${parameter}}`),
        send: async (ids) => {
          const asked = { ...request, path: ids, also: [400] };
          const reply = await t.workspace.raw(asked);
          await registerOutcome(t, asked, reply);
          return reply;
        },
        look: (ids) => t.workspace.raw({ operation: infoOf(parameter, own).operation, path: ids, also: [400] }),
        texts,
        others: {
          ...(await others(t)),
          ...Object.fromEntries(below.map(([name, id]) => [`the ${name} of something in it`, id])),
        },
      });
    });
  }
}
