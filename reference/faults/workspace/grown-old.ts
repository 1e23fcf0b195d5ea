import type { Answer, Operation } from '../../core/exchange.ts';
import { transport } from '../../policy/around.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import type { Fault } from '../types.ts';
import { listed, op, recordOf, sent, textPart } from './support.ts';

/* Bugs that only meet what has been there for a while. */

const oldMs = 6_000;

const missing: Answer = {
  status: 404,
  body: { error: { message: 'Resource not found or user has no access privilege' } },
};

/** What was made some seconds ago is looked for where only newer things are. */
function lostTo(create: Operation, asked: Operation, parameter: string): PolicyOverride {
  const since = new Map<unknown, number>();
  let clock = 0;
  return transport({
    beforeEach: ({ request, now }) => {
      clock = now;
      const at = since.get(request.params[parameter]);
      return request.operation === asked && at !== undefined && now - at > oldMs ? missing : undefined;
    },
    afterEach: ({ request, answer }) => {
      if (request.operation === create && answer.status === 201) since.set(recordOf(answer).id, clock);
      return answer;
    },
  });
}

/** The addresses of the last seconds are all that the filter knows. */
function lostToFilters(): PolicyOverride {
  const since = new Map<string, number>();
  const isOld = (email: string): boolean => Date.now() - (since.get(email) ?? Date.now()) > oldMs;
  return {
    ...transport({
      afterEach: ({ request, answer }) => {
        if (request.operation === op.addMember && answer.status === 201) {
          since.set(String(sent(request).email), Date.now());
        }
        return answer;
      },
    }),
    stated: {
      workspace: listed(op.listMembers, (items, request) =>
        request.query.has('email') ? items.filter((item) => !isOld(textPart(item, 'user', 'email'))) : items,
      ),
    },
  };
}

/** What is there, but not for one operation once it has been there for a while. */
const lost = [
  [
    'filespace-keeps-its-name',
    'workspace.filespace.rename.status',
    op.createFilespace,
    op.renameFilespace,
    'filespaceId',
  ],
  [
    'filespace-is-not-deleted',
    'workspace.filespace.delete.status',
    op.createFilespace,
    op.deleteFilespace,
    'filespaceId',
  ],
  ['store-is-not-deleted', 'workspace.data-store.delete.status', op.createStore, op.deleteStore, 'dataStoreId'],
  ['directory-is-not-deleted', 'workspace.entry.delete.status', op.createEntry, op.deleteEntry, 'entryId'],
] as const;

/** The key of an account that is not new is revoked where only newer ones are. */
function keysKept(): PolicyOverride {
  const { serviceAccounts } = statedWorkspace;
  return {
    stated: {
      workspace: {
        serviceAccounts: {
          revokes: (key) => serviceAccounts.revokes(key) && Date.now() - key.createdAt <= oldMs,
        },
      },
    },
  };
}

export const grownOldFaults: readonly Fault[] = [
  ...lost.map(([id, requirement, create, asked, parameter]) => ({
    id: `grown-old-${id}`,
    requirement,
    story: `${asked} does not find what was made some seconds ago.`,
    override: lostTo(create, asked, parameter),
  })),
  {
    id: 'grown-old-member-keeps-its-role',
    requirement: 'workspace.member.update.filespace-admin',
    story: 'A member who was added some seconds ago is not found when its role is changed.',
    override: lostTo(op.addMember, op.changeMember, 'memberId'),
  },
  {
    id: 'grown-old-store-keeps-its-keys',
    requirement: 'workspace.data-store.update.status',
    story: 'A data store that was made some seconds ago is not found when it is updated.',
    override: lostTo(op.createStore, op.updateStore, 'dataStoreId'),
  },
  {
    id: 'grown-old-member-not-found-by-address',
    requirement: 'workspace.member.filter.finds',
    story: 'A member who was added some seconds ago is not found by its address.',
    override: lostToFilters(),
  },
  {
    id: 'grown-old-member-stays',
    requirement: 'workspace.member.remove.status',
    story: 'A member who was added some seconds ago is not found for a removal.',
    override: lostTo(op.addMember, op.removeMember, 'memberId'),
  },
  {
    id: 'grown-old-account-stays',
    requirement: 'workspace.service-account.delete.status',
    story: 'A service account that was made some seconds ago is not found for its deletion.',
    override: lostTo(op.createAccount, op.deleteAccount, 'serviceAccountId'),
  },
  {
    id: 'grown-old-account-keeps-its-keys',
    requirement: 'workspace.service-account.delete.revokes',
    story: 'With an account go its keys of the last seconds alone.',
    override: keysKept(),
  },
];
