import type { PolicyOverride } from '../policy/index.ts';
import type { OpenPartner } from '../policy/open/partner.ts';
import type { Override } from '../policy/override.ts';
import { plainTerms } from '../seed/partner-contracts.ts';
import { partner } from './support.ts';
import type { Variant } from './types.ts';

/** What a new client comes with, and how its name and notes are compared and counted. */
export const clientCreationVariants: readonly Variant[] = [
  {
    id: 'clients-born-with-a-contract',
    story: 'A new client has a contract and a workspace from the beginning, so that it cannot be deleted.',
    override: clients({ defaultWorkspace: () => true, defaultContract: () => plainTerms }),
  },
  {
    id: 'client-names-with-spaces-collapsed',
    story: 'Names that differ in the number of their spaces only count as one.',
    override: clients({ foldName: (name) => name.replaceAll(/\s+/g, ' ') }),
  },
  {
    id: 'client-notes-counted-without-outer-spaces',
    story: 'Spaces around the notes do not count towards their length.',
    override: clients({ length: (text) => [...text.trim()].length }),
  },
  {
    id: 'clients-with-a-workspace',
    story: 'A new client has a workspace from the beginning.',
    override: partner({ clients: { defaultWorkspace: () => true } }),
  },
];

function clients(override: Override<OpenPartner['clients']>): PolicyOverride {
  return { open: { partner: { clients: override } } };
}
