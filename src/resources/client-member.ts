import type { PartnerResource } from './facts.ts';

const members = '/api/v1/clients/{clientId}/members';

export const clientMember = {
  api: 'partner',
  noun: 'member',
  plural: 'members of a client',
  key: 'accountId',
  create: `POST ${members}`,
  list: `GET ${members}`,
  get: `GET ${members}/{accountId}`,
  remove: `DELETE ${members}/{accountId}`,
  named: 'email',
  page: { l: '300', s: '-createdAt' },
  idAt: [['accountId'], ['data', 'accountId']],
  isOpen: true,
  idsReused: 'where counted',
  texts: { 'the address of the member': ['email'] },
  laws: {
    rejected: 'partner.member.add.rejected-unchanged',
    identity: 'partner.member.get.identity',
    neighbour: 'partner.not-found.member.neighbour',
    unknown: 'partner.not-found.member.unknown',
    malformed: 'partner.not-found.member.malformed',
    own: 'partner.member.list.own',
    one: 'partner.member.add.one',
    life: {
      get: 'partner.member.get.status',
      listed: 'partner.member.add.listed',
      removal: 'partner.member.remove.status',
      gone: 'partner.member.remove.gone',
      notListed: 'partner.member.remove.not-listed',
    },
  },
} as const satisfies PartnerResource;
