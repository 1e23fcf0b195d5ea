import type { PartnerResource } from './facts.ts';

export const client = {
  api: 'partner',
  noun: 'client',
  plural: 'clients',
  key: 'clientId',
  create: 'POST /api/v1/clients',
  list: 'GET /api/v1/clients',
  get: 'GET /api/v1/clients/{clientId}',
  remove: 'DELETE /api/v1/clients/{clientId}',
  named: 'name',
  quota: 'clients',
  page: { l: '300', s: '-createdAt' },
  idAt: [['id'], ['data', 'id']],
  isOpen: true,
  idsReused: 'where counted',
  texts: { 'the name of the client': ['name'] },
  laws: {
    rejected: 'partner.client.create.rejected-unchanged',
    identity: 'partner.client.get.identity',
    neighbour: 'partner.not-found.client.neighbour',
    unknown: 'partner.not-found.client.unknown',
    malformed: 'partner.not-found.client.malformed',
    one: 'partner.client.create.one',
    life: {
      get: 'partner.client.get.status',
      listed: 'partner.client.create.listed',
      removal: 'partner.client.delete.status',
      gone: 'partner.client.delete.gone',
      notListed: 'partner.client.delete.not-listed',
    },
  },
} as const satisfies PartnerResource;
