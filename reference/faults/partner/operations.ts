import type { Operation } from '../../core/exchange.ts';

const client = '/api/v1/clients/{clientId}';
const workspace = `${client}/workspaces/{workspaceId}`;

/** Every operation of the Partner Management API, under a name that reads well in a fault. */
export const op = {
  ping: 'GET /api/v1/ping',
  me: 'GET /api/v1/me',
  partnerUsage: 'GET /api/v1/me/usage/current',
  createClient: 'POST /api/v1/clients',
  listClients: 'GET /api/v1/clients',
  getClient: `GET ${client}`,
  deleteClient: `DELETE ${client}`,
  currentUsage: `GET ${client}/usage/current`,
  clientUsage: `GET ${client}/usage`,
  addMember: `POST ${client}/members`,
  listMembers: `GET ${client}/members`,
  getOwner: `GET ${client}/members/owner`,
  getMember: `GET ${client}/members/{accountId}`,
  removeMember: `DELETE ${client}/members/{accountId}`,
  listWorkspaces: `GET ${client}/workspaces`,
  getWorkspace: `GET ${workspace}`,
  workspaceUsage: `GET ${workspace}/usage`,
  membersUsage: `GET ${workspace}/usage/members`,
  listFilespaces: `GET ${workspace}/filespaces`,
  getFilespace: `GET ${workspace}/filespaces/{filespaceId}`,
  filespaceUsage: `GET ${workspace}/filespaces/{filespaceId}/usage`,
} as const satisfies Readonly<Record<string, Operation>>;
