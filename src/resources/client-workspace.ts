import type { PartnerResource } from './facts.ts';

const workspaces = '/api/v1/clients/{clientId}/workspaces';

/** A workspace as the Partner API shows it: nobody makes or removes one there. */
export const clientWorkspace = {
  api: 'partner',
  noun: 'workspace',
  plural: 'workspaces',
  key: 'workspaceId',
  list: `GET ${workspaces}`,
  get: `GET ${workspaces}/{workspaceId}`,
  named: 'name',
  idAt: [['id'], ['data', 'id']],
  isOpen: true,
  texts: { 'the name of the workspace': ['name'] },
  laws: {
    identity: 'partner.workspace.get.identity',
    neighbour: 'partner.not-found.workspace.neighbour',
    unknown: 'partner.not-found.workspace.unknown',
    malformed: 'partner.not-found.workspace.malformed',
  },
} as const satisfies PartnerResource;
