import type { PolicyOverride } from '../policy/index.ts';
import { accountVariants } from './accounts.ts';
import { clientCreationVariants } from './client-creation.ts';
import { conflictVariants } from './conflicts.ts';
import { countingVariants } from './counting.ts';
import { credentialVariants } from './credentials.ts';
import { dataStoreVariants } from './data-stores.ts';
import { entryVariants } from './entries.ts';
import { envelopeVariants } from './envelopes.ts';
import { errorVariants } from './errors.ts';
import { filespaceVariants } from './filespaces.ts';
import { clientVariants } from './for-clients.ts';
import { idVariants } from './ids.ts';
import { invitationVariants } from './invitations.ts';
import { limitVariants } from './limits.ts';
import { lookalikeVariants } from './lookalikes.ts';
import { movingVariants } from './moving.ts';
import { viewVariants } from './of-the-view.ts';
import { othersAtWorkVariants } from './others-at-work.ts';
import { parameterVariants } from './parameters.ts';
import { planVariants } from './plans.ts';
import { profileVariants } from './profiles.ts';
import { rateLimitVariants } from './rate-limits.ts';
import { recordVariants } from './records.ts';
import { serviceAccountVariants } from './service-accounts.ts';
import { shownLessVariants } from './shown-less.ts';
import { slowFilespaceVariants } from './slow-filespaces.ts';
import { timeVariants } from './times.ts';
import { transportVariants } from './transport.ts';
import type { Variant } from './types.ts';
import { workspaceMemberVariants } from './workspace-members.ts';

/** Every conforming service that the suites must not accuse. */
export const variants: readonly Variant[] = [
  ...rateLimitVariants,
  ...transportVariants,
  ...credentialVariants,
  ...clientCreationVariants,
  ...errorVariants,
  ...idVariants,
  ...timeVariants,
  ...envelopeVariants,
  ...recordVariants,
  ...shownLessVariants,
  ...parameterVariants,
  ...filespaceVariants,
  ...dataStoreVariants,
  ...entryVariants,
  ...workspaceMemberVariants,
  ...serviceAccountVariants,
  ...accountVariants,
  ...profileVariants,
  ...lookalikeVariants,
  ...limitVariants,
  ...planVariants,
  ...conflictVariants,
  ...countingVariants,
  ...slowFilespaceVariants,
  ...movingVariants,
  ...viewVariants,
  ...invitationVariants,
  ...othersAtWorkVariants,
];

/** The same, and those that are there for clients alone. */
export const allVariants: readonly Variant[] = [...variants, ...clientVariants];

const byId = new Map(allVariants.map((variant) => [variant.id, variant]));
if (byId.size !== allVariants.length) throw new TypeError(`two variants share an id: ${repeated().join(', ')}`);

/** The policy change that makes the service a variant of itself. */
export function variantOverride(id: string): PolicyOverride {
  const variant = byId.get(id);
  if (variant === undefined) throw new TypeError(`there is no variant ${id}`);
  return variant.override;
}

function repeated(): string[] {
  const ids = allVariants.map((variant) => variant.id);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}
