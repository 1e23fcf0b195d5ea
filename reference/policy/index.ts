import { openPartner } from './open/partner.ts';
import { openTransport } from './open/transport.ts';
import { openVocabulary } from './open/vocabulary.ts';
import { openWorkspace } from './open/workspace.ts';
import { type Override, withOverrides } from './override.ts';
import { statedPartner } from './stated/partner.ts';
import { statedWorkspace } from './stated/workspace.ts';

/** Everything the services are told: what the documents demand, and our choice where they leave one. */
const defaultPolicy = {
  stated: { partner: statedPartner, workspace: statedWorkspace },
  open: { partner: openPartner, workspace: openWorkspace, transport: openTransport, vocabulary: openVocabulary },
};

export type Policy = typeof defaultPolicy;
export type PolicyOverride = Override<Policy>;

/** The usual policy with some entries replaced; what stands around every request acts one after the other. */
export function policyWith(overrides: readonly PolicyOverride[]): Policy {
  const around = overrides.flatMap(({ open }) => open?.transport ?? []);
  const before = around.flatMap(({ beforeEach }) => beforeEach ?? []);
  const after = around.flatMap(({ afterEach }) => afterEach ?? []);
  const chained: PolicyOverride = {
    open: {
      transport: {
        beforeEach: async (facts) => {
          for (const hook of before) {
            const early = await hook(facts);
            if (early !== undefined) return early;
          }
          return undefined;
        },
        afterEach: (facts) => after.reduce((answer, hook) => hook({ ...facts, answer }), facts.answer),
      },
    },
  };
  return withOverrides<Policy>(defaultPolicy, ...overrides, chained);
}
