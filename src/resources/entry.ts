import { noText, type WorkspaceResource } from './facts.ts';

const entries = '/api/v1/filespaces/{filespaceId}/entries';

/** Directories: files come and go by other ways than this API. */
export const entry = {
  api: 'workspace',
  noun: 'entry',
  plural: 'directories',
  key: 'entryId',
  create: `POST ${entries}`,
  list: `GET ${entries}/{entryId}/children`,
  get: `GET ${entries}/{entryId}`,
  remove: `DELETE ${entries}/{entryId}`,
  named: 'name',
  below: ['parentId', 'children'],
  listAt: ['data', 'entries'],
  idAt: [['data', 'id']],
  idsReused: true,
  nameAt: ['data', 'name'],
  anyName: true,
  texts: { 'the name of the entry': ['data', 'name'] },
  missing: 'File system entry not found',
  mistakes: {
    parentId: [...noText, 'no-such-id', ''],
    name: [...noText, '', '.', '..', 'a/b'],
    type: [...noText, 'file', 'nothing'],
  },
  // Its form is stated, so that a malformed one has requirements of its own.
  laws: {
    rejected: 'workspace.entry.create.rejected-unchanged',
    identity: 'workspace.entry.get.same-id',
    neighbour: 'workspace.not-found.entry.neighbour',
    gone: 'workspace.not-found.entry',
    goneMessage: 'workspace.not-found.entry.message',
    own: 'workspace.entry.children.only-direct',
    one: 'workspace.entry.create.one',
    life: {
      get: 'workspace.entry.get.status',
      listed: 'workspace.entry.children.contains-created',
      removal: 'workspace.entry.delete.status',
      gone: 'workspace.entry.delete.gone',
      notListed: 'workspace.entry.delete.not-listed',
    },
  },
} as const satisfies WorkspaceResource;
