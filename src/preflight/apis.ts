import type { PartnerOperation, WorkspaceOperation } from '../../generated/catalogue.ts';
import type { PartnerCredential, WorkspaceCredential } from '../profile/model.ts';
import type { Session } from '../session/session.ts';
import { Inquiry, type Question } from './inquiry.ts';

export type PartnerInquiry = Inquiry<PartnerOperation, PartnerCredential>;
export type WorkspaceInquiry = Inquiry<WorkspaceOperation, WorkspaceCredential>;

/** The harmless operations that need nothing but a credential, and one thing that no target has. */
interface Probes<Operation extends string> {
  all: readonly [Question<Operation>, ...Question<Operation>[]];
  unknown: Question<Operation>;
}

export const ping: Question<PartnerOperation> = { operation: 'GET /api/v1/ping' };
export const me: Question<PartnerOperation> = { operation: 'GET /api/v1/me' };
const clients: Question<PartnerOperation> = { operation: 'GET /api/v1/clients', query: { l: '1' } };

export const partnerProbes: Probes<PartnerOperation> = {
  all: [ping, me, clients],
  unknown: { operation: 'GET /api/v1/clients/{clientId}', path: { clientId: 'no-such-client' } },
};

export const filespaces: Question<WorkspaceOperation> = { operation: 'GET /api/v1/filespaces' };
const members: Question<WorkspaceOperation> = { operation: 'GET /api/v1/members' };
const accounts: Question<WorkspaceOperation> = { operation: 'GET /api/v1/service-accounts' };

export const workspaceProbes: Probes<WorkspaceOperation> = {
  all: [filespaces, members, accounts],
  unknown: {
    operation: 'GET /api/v1/filespaces/{filespaceId}',
    path: { filespaceId: '00000000-0000-4000-8000-000000000000' },
  },
};

export type { Probes };

export function partnerInquiry(session: Session): PartnerInquiry {
  return new Inquiry<PartnerOperation, PartnerCredential>(session, 'ApiKey', ({ partner }) => partner);
}

export function workspaceInquiry(session: Session): WorkspaceInquiry {
  return new Inquiry<WorkspaceOperation, WorkspaceCredential>(session, 'Bearer', ({ workspace }) => workspace);
}
