import { noText, type WorkspaceResource } from './facts.ts';

export const member = {
  api: 'workspace',
  noun: 'workspace member',
  plural: 'members',
  key: 'memberId',
  create: 'POST /api/v1/members',
  list: 'GET /api/v1/members',
  get: 'GET /api/v1/members/{memberId}',
  change: {
    operation: 'PATCH /api/v1/members/{memberId}',
    field: 'role',
    shownAt: ['data', 'role'],
    mistakes: {
      role: [...noText, '', 'constructor'],
      filespaceIds: ['text', 7, true, {}, [7], [null], [[]]],
    },
  },
  remove: 'DELETE /api/v1/members/{memberId}',
  named: 'email',
  quota: 'members',
  idAt: [['data', 'id']],
  comesAgain: true,
  texts: { 'the address of the member': ['data', 'user', 'email'], 'the id of the user': ['data', 'user', 'id'] },
  filter: 'email',
  laws: {
    identity: 'workspace.member.get.same-id',
    changeIdentity: 'workspace.member.update.same-id',
    neighbour: 'workspace.not-found.member.neighbour',
    malformed: 'workspace.not-found.malformed-member-id',
    gone: 'workspace.not-found.member',
    goneMessage: 'workspace.not-found.member.message',
    owned: 'workspace.ownership.member',
    ownedListed: 'workspace.ownership.member-listed',
    once: 'workspace.member.list.once',
  },
} as const satisfies WorkspaceResource;
