import type { PolicyOverride } from '../policy/index.ts';
import { type OpenPartner, openPartner } from '../policy/open/partner.ts';
import type { Override } from '../policy/override.ts';
import { auth } from '../policy/stated/partner/auth.ts';
import { plainTerms } from '../seed/partner-contracts.ts';
import { partner } from './support.ts';
import { type Variant, variant, variantsOf } from './types.ts';

/** What a new client comes with, and how its name and notes are compared and counted. */
export const clientCreationVariants: readonly Variant[] = variantsOf({
  'clients-born-with-a-contract': variant(
    'A new client has a contract and a workspace from the beginning, so that it cannot be deleted.',
    clients({ defaultWorkspace: () => true, defaultContract: () => plainTerms }),
  ),
  'client-names-with-spaces-collapsed': variant(
    'Names that differ in the number of their spaces only count as one.',
    clients({ foldName: (name) => name.replaceAll(/\s+/g, ' ') }),
  ),
  'client-names-trimmed': variant(
    'Spaces around a name are dropped before it is looked at.',
    clients({ readName: (name) => name.trim() }),
  ),
  'client-notes-counted-without-outer-spaces': variant(
    'Spaces around the notes do not count towards their length.',
    clients({ length: (text) => [...text.trim()].length }),
  ),
  'client-names-never-free-once-contested': variant(
    'The name of a deleted client is free again, unless somebody asked for it in vain while the client had it.',
    contestedNames(),
  ),
  'clients-with-a-workspace': variant(
    'A new client has a workspace from the beginning.',
    partner({ clients: { defaultWorkspace: () => true } }),
  ),
});

/** Who asks is known while the rest of the request is looked at. */
function contestedNames(): PolicyOverride {
  const contested = new Set<string>();
  let partnerId = '';
  return {
    stated: {
      partner: {
        auth: {
          isEntitled: (operation, asking, query) => {
            partnerId = asking.id;
            return auth.isEntitled(operation, asking, query);
          },
        },
        clients: {
          isNameTaken: (_operation, { name, own }) => {
            const key = `${partnerId} ${openPartner.clients.foldName(name)}`;
            if (own !== undefined) contested.add(key);
            return contested.has(key);
          },
        },
      },
    },
  };
}

function clients(override: Override<OpenPartner['clients']>): PolicyOverride {
  return { open: { partner: { clients: override } } };
}
