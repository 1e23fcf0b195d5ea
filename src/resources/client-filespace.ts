import type { PartnerResource } from './facts.ts';

const filespaces = '/api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces';

/** A filespace as the Partner API shows it: nobody makes or removes one there. */
export const clientFilespace = {
  api: 'partner',
  noun: 'filespace',
  plural: 'filespaces',
  key: 'filespaceId',
  list: `GET ${filespaces}`,
  get: `GET ${filespaces}/{filespaceId}`,
  named: 'name',
  idAt: [['id'], ['data', 'id']],
  isOpen: true,
  texts: { 'the name of the filespace': ['name'] },
  laws: {
    identity: 'partner.filespace.get.identity',
    neighbour: 'partner.not-found.filespace.neighbour',
    unknown: 'partner.not-found.filespace.unknown',
    malformed: 'partner.not-found.filespace.malformed',
  },
} as const satisfies PartnerResource;
