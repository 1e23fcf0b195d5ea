import { openPartner } from './open/partner.ts';
import { openTransport } from './open/transport.ts';
import { openVocabulary } from './open/vocabulary.ts';
import { openWorkspace } from './open/workspace.ts';
import { type Override, withOverrides } from './override.ts';
import { statedPartner } from './stated/partner.ts';
import { statedWorkspace } from './stated/workspace.ts';

/** Everything the services are told: what the documents demand, and our choice where they leave one. */
export const defaultPolicy = {
  stated: { partner: statedPartner, workspace: statedWorkspace },
  open: { partner: openPartner, workspace: openWorkspace, transport: openTransport, vocabulary: openVocabulary },
};

export type Policy = typeof defaultPolicy;
export type PolicyOverride = Override<Policy>;

export { withOverrides };
