import type { Answer, Operation } from '../core/exchange.ts';
import { transport } from '../policy/around.ts';
import type { PolicyOverride } from '../policy/index.ts';
import { op } from './partner/operations.ts';
import type { Fault } from './types.ts';
import { op as workspace } from './workspace/support.ts';

/* Reads of things that no write is about, which find nothing for a moment after any write of a kind. */

const momentMs = 700;

const missing: Answer = {
  status: 404,
  body: { error: { type: 'not_found', message: 'Resource not found or user has no access privilege' } },
};

/** Each of the reads after one of the writes, every write several times. */
const bugs: readonly { read: Operation; write: Operation; requirement: string }[] = [
  { read: op.partnerUsage, write: op.deleteClient, requirement: 'partner.usage.current.partner-status' },
  { read: op.getClient, write: op.addMember, requirement: 'partner.client.get.status' },
  { read: op.clientUsage, write: op.createClient, requirement: 'partner.usage.status.client' },
  { read: op.listMembers, write: op.deleteClient, requirement: 'partner.member.list.status' },
  { read: op.getMember, write: op.removeMember, requirement: 'partner.member.get.status' },
  { read: op.getOwner, write: op.removeMember, requirement: 'partner.member.owner.status' },
  { read: op.listWorkspaces, write: op.createClient, requirement: 'partner.workspace.list.status' },
  { read: op.getWorkspace, write: op.deleteClient, requirement: 'partner.workspace.get.status' },
  { read: op.workspaceUsage, write: op.addMember, requirement: 'partner.usage.status.workspace' },
  { read: op.membersUsage, write: op.removeMember, requirement: 'partner.usage.status.members' },
  { read: op.listFilespaces, write: op.addMember, requirement: 'partner.filespace.list.status' },
  { read: op.getFilespace, write: op.createClient, requirement: 'partner.filespace.get.status' },
  { read: op.filespaceUsage, write: op.deleteClient, requirement: 'partner.usage.status.filespace' },
  { read: workspace.getFilespace, write: workspace.addMember, requirement: 'workspace.filespace.get.status' },
  { read: workspace.listStores, write: workspace.createAccount, requirement: 'workspace.data-store.list.status' },
  { read: workspace.getStore, write: workspace.removeMember, requirement: 'workspace.data-store.get.status' },
  { read: workspace.resolve, write: workspace.createStore, requirement: 'workspace.entry.resolve.status' },
  { read: workspace.children, write: workspace.deleteStore, requirement: 'workspace.entry.children.status' },
  { read: workspace.getEntry, write: workspace.addMember, requirement: 'workspace.entry.get.status' },
  { read: workspace.getMember, write: workspace.createEntry, requirement: 'workspace.member.get.status' },
  { read: workspace.groups, write: workspace.deleteEntry, requirement: 'workspace.group.list.status' },
  { read: workspace.getAccount, write: workspace.createStore, requirement: 'workspace.service-account.get.status' },
];

/** After a write the others are looked up anew, and are not found as long as that takes. */
function lookedUpAnew(read: Operation, write: Operation): PolicyOverride {
  let [clock, until] = [0, 0];
  let written = '';
  return transport({
    beforeEach: ({ api, request, now }) => {
      clock = now;
      const isOther = api === 'workspace' || request.params.clientId !== written;
      return request.operation === read && isOther && now < until ? missing : undefined;
    },
    afterEach: ({ request, answer }) => {
      if (request.operation !== write || answer.status >= 300) return answer;
      until = clock + momentMs;
      written = request.params.clientId ?? '';
      return answer;
    },
  });
}

export const besideWritesFaults: readonly Fault[] = bugs.map(({ read, write, requirement }) => ({
  id: `beside-writes-${requirement.replaceAll('.', '-')}`,
  requirement,
  story: `${read} finds nothing for a moment after ${write} about something else.`,
  override: lookedUpAnew(read, write),
}));
